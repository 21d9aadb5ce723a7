"""Fixtures for every test."""

import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime

import pytest
from hypothesis import settings
from simcord import Env

from bot.client.client import App
from bot.opponents.gravity import compile_search
from tests.databases import temporary_database
from tests.fakes.discord_server import DiscordServer
from tests.postgres import PostgresServer, server_with_template
from tests.world import EVERY_LANGUAGE, FEW_LANGUAGES, World, new_app, new_services

settings.register_profile("repeatable", deadline=None, derandomize=True, max_examples=12)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the day be chosen, which draws one of the languages in tests/cogs/test_no_english.py."""
    today = datetime.now(UTC).date().isoformat()  # noqa: TID251 - the day on which the tests run
    parser.addoption("--day", default=today, help="the day that draws a language, in ISO format; default: today")


@pytest.fixture(scope="session", autouse=True)
def look_often_whether_the_bot_is_idle() -> Generator[None]:
    """Make simcord look every millisecond whether the bot is idle.

    simcord 3.2.1 looks every 50 milliseconds, and has no option for it: half of a test's duration would be waiting.
    """

    def seconds_between_looks(_: float) -> float:
        return 0.001

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env, "_validate_idle", staticmethod(seconds_between_looks))
        yield


@pytest.fixture
async def simcord_bot(request: pytest.FixtureRequest) -> AsyncGenerator[App]:
    """The bot in simcord's simulated Discord."""
    opponent = "first free" if "easy_world" in request.fixturenames else "perfect"
    languages = EVERY_LANGUAGE if "every_language" in request.fixturenames else FEW_LANGUAGES
    async with temporary_database() as database:
        yield new_app(new_services(database, opponent), languages)


@pytest.fixture
def every_language() -> None:
    """Let the bot of a simulated world speak every language."""


@pytest.fixture
def world(simcord_env: Env) -> World:
    """A world in which the bot plays perfectly."""
    return World.create(simcord_env)


@pytest.fixture
def easy_world(simcord_env: Env) -> World:
    """A world in which the bot plays the first free cell."""
    return World.create(simcord_env)


@pytest.fixture
async def server() -> AsyncGenerator[DiscordServer]:
    """A stand-in for Discord on a loopback socket."""
    async with DiscordServer() as discord_server:
        yield discord_server


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    """A PostgreSQL server, started if a test asks for it."""
    with server_with_template() as server:
        yield server


@pytest.fixture(scope="session")
def compiled_solver() -> None:
    """Compile the search for Connect Four before it is needed in time: a simulated bot has five seconds to answer."""
    compile_search()


@pytest.fixture
def untraced() -> None:
    """Measure no coverage in a test, which makes it four times as fast.

    For tests that go through very many positions. Other tests run the same lines.
    """


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None]:
    """Measure no coverage during the set-up, which coverage would make twice as slow."""
    with without_coverage():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Measure the coverage of a test, unless it uses the fixture `untraced`."""
    with without_coverage() if "untraced" in getattr(item, "fixturenames", ()) else nullcontext():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Measure no coverage during the teardown."""
    with without_coverage():
        yield


@contextmanager
def without_coverage() -> Generator[None]:
    """Measure no coverage in this thread."""
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(trace)
