"""Fixtures for services over one database, which two processes may share."""

from collections.abc import AsyncGenerator

import pytest

from bot.database.database import Database
from bot.process.build import Services
from tests.fakes.opponents import FirstFree
from tests.support.databases import Counted, Interrupted, open_database, temporary_database
from tests.support.people import Clock
from tests.support.services import services_with


@pytest.fixture
def clock() -> Clock:
    """The clock of both processes."""
    return Clock()


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    """The database as one process has it."""
    async with temporary_database() as database:
        yield database


@pytest.fixture
async def other_database(database: Database) -> AsyncGenerator[Database]:
    """The same database as another process has it."""
    async with open_database(f"sqlite:///{database.file}") as other:
        yield other


@pytest.fixture
async def interrupted(database: Database) -> AsyncGenerator[Interrupted]:
    """The same database, whose reads a test can interrupt."""
    interrupted = Interrupted(f"sqlite:///{database.file}")
    yield interrupted
    await interrupted.close()


@pytest.fixture
async def counted(database: Database) -> AsyncGenerator[Counted]:
    """The same database, whose transactions are counted."""
    counted = Counted(f"sqlite:///{database.file}")
    yield counted
    await counted.close()


@pytest.fixture
def services(database: Database, clock: Clock) -> Services:
    """The services of one process; the opponent plays the first free cell."""
    return services_with(database, FirstFree(), clock)


@pytest.fixture
def other(other_database: Database, clock: Clock) -> Services:
    """The services of another process on the same database."""
    return services_with(other_database, FirstFree(), clock)
