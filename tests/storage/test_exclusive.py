"""What one process does for all, while others wait or leave it."""

from __future__ import annotations

import pytest

from bot.storage.database import AdvisoryLock, Database
from tests.databases import opened
from tests.postgres import PostgresServer


async def test_one_process_alone_does_what_is_done_for_all(postgres: PostgresServer) -> None:
    async with postgres.a_database() as name, opened(postgres.url(name)) as one, opened(postgres.url(name)) as other:
        async with one.exclusive(AdvisoryLock.TIDY_UP) as first, other.exclusive(AdvisoryLock.TIDY_UP) as second:
            assert (first, second) == (True, False)
            async with other.exclusive(AdvisoryLock.SYNCHRONISE) as third:
                assert third
        async with other.exclusive(AdvisoryLock.TIDY_UP) as now:
            assert now


async def test_a_process_that_dies_lets_others_do_it(postgres: PostgresServer) -> None:
    async with postgres.a_database() as name, opened(postgres.url(name)) as one, opened(postgres.url(name)) as other:
        async with one.exclusive(AdvisoryLock.TIDY_UP) as first:
            assert first
            await postgres.cut_connections(name)
            async with other.exclusive(AdvisoryLock.TIDY_UP) as second:
                assert second
        async with one.exclusive(AdvisoryLock.SYNCHRONISE) as again:
            assert again


async def test_what_fails_while_a_process_is_alone_is_no_failure_of_the_database(database: Database) -> None:
    for error in (ConnectionResetError("Discord"), TimeoutError("Discord"), ValueError("a mistake")):
        with pytest.raises(type(error)) as failure:
            async with database.exclusive(AdvisoryLock.TIDY_UP):
                raise error
        assert failure.value is error
        async with database.exclusive(AdvisoryLock.TIDY_UP) as again:
            assert again
