"""What can happen to a PostgreSQL server: told in a sentence, with nothing lost, and over as soon as it is put right."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import traceback
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from urllib.parse import quote

import pytest
from sqlalchemy import Connection

from bot.game.ids import ChannelId
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.matches import Matches
from bot.storage.migration import migrate
from tests.databases import contents, do, opened
from tests.postgres import PostgresServer, frozen
from tests.storage.matches import begun, played

HERE = ChannelId(10)
SOON = timedelta(milliseconds=100)
PASSWORD = "p@ss:w/o?r#d% +'\"ü"
OLD, NEW = begun(1, HERE, 4, 0), played(begun(1, HERE, 4, 0), 2, 8, 1)
"""A match as it was saved, and the move over which something happens."""


@pytest.fixture
async def name(postgres: PostgresServer) -> AsyncGenerator[str]:
    """The name of a database with a match."""
    async with postgres.a_database() as name:
        async with opened(postgres.url(name)) as database:
            await Matches(database).begin(OLD)
        yield name


@pytest.fixture
async def database(postgres: PostgresServer, name: str) -> AsyncGenerator[Database]:
    """The database, in use by a bot."""
    async with opened(postgres.url(name), deadline=SOON * 5) as database:
        assert await Matches(database).live(HERE) == OLD
        yield database


async def refusal(database: Database) -> str:
    """What is said when the move cannot be saved."""
    with pytest.raises(DatabaseError) as refused:
        await Matches(database).change(OLD, NEW)
    return str(refused.value)


async def assert_it_works_again(database: Database) -> None:
    """Nothing has changed, and the move that was refused is taken."""
    assert await Matches(database).live(HERE) == OLD
    await Matches(database).change(OLD, NEW)
    assert await Matches(database).live(HERE) == NEW


async def test_while_the_server_is_stopped_no_move_is_taken(
    database: Database, postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.storage")
    unreachable = f"PostgreSQL at {database.name} cannot be reached. Check that it runs, and the address in DATABASE_URL."
    with stopped(postgres):
        for _ in range(3):
            assert await refusal(database) == unreachable
            assert not await database.answers()
    await assert_it_works_again(database)
    assert caplog.messages == [
        f"{unreachable} Until then no move is taken; nothing that was saved is lost.",
        "The database works again",
    ]


@contextmanager
def stopped(server: PostgresServer) -> Generator[None]:
    server.stop()
    try:
        yield
    finally:
        server.start()
