"""Fixtures that run each test on SQLite and on PostgreSQL."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Literal, cast

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.matches.store import MatchStore
from tests.fakes.opponents import FirstFree
from tests.support.databases import open_database, temporary_database
from tests.support.people import Clock
from tests.support.postgres import EMPTY, PostgresServer
from tests.support.services import services_with

Kind = Literal["sqlite", "postgresql"]


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> Kind:
    return request.param


@pytest.fixture
async def url(kind: Kind, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The URL of a database with every table and no rows."""
    if kind == "sqlite":
        file = tmp_path / "games.sqlite3"
        async with temporary_database(file):
            yield f"sqlite:///{file}"
    else:
        server = cast("PostgresServer", request.getfixturevalue("postgres"))
        async with server.create_database() as name:
            yield server.url(name)


@pytest.fixture
async def empty(kind: Kind, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The URL of a database without tables."""
    if kind == "sqlite":
        yield f"sqlite:///{tmp_path}/empty.sqlite3"
    else:
        server = cast("PostgresServer", request.getfixturevalue("postgres"))
        async with server.create_database(EMPTY) as name:
            yield server.url(name)


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with open_database(url) as database:
        yield database


@pytest.fixture
async def other_database(url: str) -> AsyncGenerator[Database]:
    """The same database as another process has it."""
    async with open_database(url) as database:
        yield database


@pytest.fixture
def matches(database: Database) -> MatchStore:
    return MatchStore(database)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(database: Database, clock: Clock) -> Services:
    return services_with(database, FirstFree(), clock)
