"""Locks that only one process can hold."""

import pytest

from bot.database.database import AdvisoryLock, Database
from tests.support.databases import open_database
from tests.support.postgres import PostgresServer


async def test_only_one_process_has_a_lock(postgres: PostgresServer) -> None:
    async with (
        postgres.create_database() as name,
        open_database(postgres.url(name)) as one,
        open_database(postgres.url(name)) as other,
    ):
        async with one.exclusive(AdvisoryLock.TIDY_UP) as first, other.exclusive(AdvisoryLock.TIDY_UP) as second:
            assert (first, second) == (True, False)
            async with other.exclusive(AdvisoryLock.SYNCHRONISE) as third:
                assert third
        async with other.exclusive(AdvisoryLock.TIDY_UP) as now:
            assert now
        async with one.exclusive(AdvisoryLock.TIDY_UP) as before:
            assert before
            await postgres.terminate_connections(name)
            async with other.exclusive(AdvisoryLock.TIDY_UP) as after:  # the lock of a dead process is free
                assert after
        async with one.exclusive(AdvisoryLock.SYNCHRONISE) as again:
            assert again


async def test_errors_under_a_lock_are_not_database_errors(database: Database) -> None:
    for error in (ConnectionResetError("Discord"), TimeoutError("Discord"), ValueError("a mistake")):
        with pytest.raises(type(error)) as failure:
            async with database.exclusive(AdvisoryLock.TIDY_UP):
                raise error
        assert failure.value is error
        async with database.exclusive(AdvisoryLock.TIDY_UP) as again:
            assert again
