"""Fixtures for every test."""

import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import contextmanager, nullcontext

import pytest
from hypothesis import settings
from simcord import Env

from bot.client.client import App
from tests.databases import a_database
from tests.fakes.discord_server import DiscordServer
from tests.postgres import PostgresServer, server_with_template
from tests.world import World, new_app, new_services

settings.register_profile("repeatable", deadline=None, derandomize=True, max_examples=20)
settings.load_profile("repeatable")


@pytest.fixture
async def simcord_bot(request: pytest.FixtureRequest) -> AsyncGenerator[App]:
    """The bot that simcord's own fixture puts into its simulated Discord."""
    async with a_database() as database:
        yield new_app(new_services(database, "first free" if "easy_world" in request.fixturenames else "perfect"))


@pytest.fixture
def world(simcord_env: Env) -> World:
    """A world in which the program never loses."""
    return World.create(simcord_env)


@pytest.fixture
def easy_world(simcord_env: Env) -> World:
    """A world in which the program plays the first free cell."""
    return World.create(simcord_env)


@pytest.fixture
async def server() -> AsyncGenerator[DiscordServer]:
    """A stand-in for Discord on a loopback socket."""
    async with DiscordServer() as it:
        yield it


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    """A PostgreSQL server, started if a test asks for it."""
    with server_with_template() as server:
        yield server


@pytest.fixture
def untraced() -> None:
    """For tests that go through very many positions: not counted, they take a quarter of the time.

    Other tests go through the same lines, and are counted.
    """


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None]:
    """Count no lines while a test is set up, which takes as long again when they are: only what a test itself does."""
    with uncounted():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Count the lines that a test goes through, unless it says otherwise."""
    with uncounted() if "untraced" in getattr(item, "fixturenames", ()) else nullcontext():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Count no lines afterwards."""
    with uncounted():
        yield


@contextmanager
def uncounted() -> Generator[None]:
    """Have the coverage look away, in this thread."""
    counting = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(counting)
