"""Fixtures for every test."""

from collections.abc import AsyncGenerator, Generator

import pytest
from coverage import Coverage
from hypothesis import settings
from simcord import Env

from bot.app.client import App
from tests.databases import a_database
from tests.postgres import PostgresServer, server_with_template
from tests.wire import Wire
from tests.world import World, new_app, new_house

settings.register_profile("repeatable", deadline=None, derandomize=True, max_examples=20)
settings.load_profile("repeatable")


@pytest.fixture
async def simcord_bot(request: pytest.FixtureRequest) -> AsyncGenerator[App]:
    """The bot that simcord's own fixture puts into its simulated Discord."""
    async with a_database() as database:
        yield new_app(new_house(database, "first free" if "easy_world" in request.fixturenames else "perfect"))


@pytest.fixture
def world(simcord_env: Env) -> World:
    """A world in which the program never loses."""
    return World.around(simcord_env)


@pytest.fixture
def easy_world(simcord_env: Env) -> World:
    """A world in which the program plays the first free cell."""
    return World.around(simcord_env)


@pytest.fixture
async def wire() -> AsyncGenerator[Wire]:
    """A stand-in for Discord on a loopback socket."""
    async with Wire() as it:
        yield it


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    """A PostgreSQL server, started if a test asks for it."""
    with server_with_template() as server:
        yield server


@pytest.fixture
def untraced() -> Generator[None]:
    """For tests that go through very many positions: not counted, they take a quarter of the time.

    Other tests go through the same lines, and are counted.
    """
    counting = Coverage.current()
    if counting is None:
        yield
        return
    counting.stop()
    yield
    counting.start()
