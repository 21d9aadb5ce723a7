"""Fixtures for every test."""

import gc
import logging
import pickle
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import contextmanager, nullcontext
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands
from hypothesis import settings
from simcord import Env, MemberActor, components, gateway, results
from simcord.backend import serializers
from simcord.http import router

from bot.client import slash_commands
from bot.client.client import App
from bot.client.services import Services
from bot.database.database import Database
from bot.players.gravity import compile_search
from bot.text.catalogue import Languages
from cogs.notices import direct_messages
from cogs.race import boards as race_boards
from cogs.vote import boards as vote_boards
from cogs.watch import commands as watch
from tests.fakes.discord_server import DiscordServer
from tests.fakes.opponents import FirstFree
from tests.support.databases import Counted, Interrupted, open_database, temporary_database
from tests.support.foreign_guilds import brazilian_world
from tests.support.people import Clock
from tests.support.postgres import PostgresServer, server_with_template
from tests.support.services import services_with
from tests.support.world import EVERY_LANGUAGE, FEW_LANGUAGES, PLY_DURATION, World, new_app, new_services

settings.register_profile("repeatable", deadline=None, derandomize=True, max_examples=12)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write", action="store_true", help="write what the bot says now into tests/chats")


gc.disable()  # until the tests are collected: what is loaded now stays


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the garbage of the tests only, because searching all that is loaded makes them a sixth slower."""
    result = yield
    gc.freeze()
    gc.set_threshold(10_000)  # of 700: each simulated bot has some 10,000 objects
    gc.enable()
    return result


@pytest.fixture(scope="session", autouse=True)
def quick_simulation() -> Generator[None]:
    """Make simcord 3.2.1 quicker, which has no options for it.

    It looks every 50 milliseconds whether the bot is idle: half of a test's duration would be waiting. And it copies
    each payload with `copy.deepcopy`, which takes a fifth of the time.
    """

    def seconds_between_looks(_: float) -> float:
        return 0.004

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env, "_validate_idle", staticmethod(seconds_between_looks))
        for module in (components, results, serializers):
            patch.setattr(module, "deepcopy", copy_payload)
        for module in (gateway, router):
            patch.setattr(module, "copy", SimpleNamespace(deepcopy=copy_payload))
        yield


def copy_payload(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - its own data


@pytest.fixture(scope="session")
def build_payloads_once() -> Callable[[app_commands.CommandTree[App]], Awaitable[list[dict[str, Any]]]]:
    """Translates the slash commands only once for all bots with the same languages, because it takes 12 ms."""
    build_payloads = slash_commands.build_payloads
    payloads: dict[Languages, list[dict[str, Any]]] = {}

    async def build_once(tree: app_commands.CommandTree[App]) -> list[dict[str, Any]]:
        languages = tree.client.languages
        if languages not in payloads:
            payloads[languages] = await build_payloads(tree)
        return payloads[languages]

    return build_once


@pytest.fixture
async def simcord_bot(
    request: pytest.FixtureRequest, build_payloads_once: object, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[App]:
    monkeypatch.setattr(slash_commands, "build_payloads", build_payloads_once)
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
def mia(request: pytest.FixtureRequest) -> MemberActor:
    """A member who may manage the guild."""
    world: World = request.getfixturevalue("easy_world" if "easy_world" in request.fixturenames else "world")
    return world.add_member("mia", manage_guild=True)


@pytest.fixture
def brazil(world: World) -> World:
    return brazilian_world(world)


@pytest.fixture
def slow_exhibitions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let exhibitions and the votes on boards wait until a test advances the time."""
    monkeypatch.setattr(watch, "PLY_INTERVAL", PLY_DURATION)
    monkeypatch.setattr(vote_boards, "EDIT_INTERVAL", PLY_DURATION / 6)


@pytest.fixture
def quick_direct_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let direct messages follow each other at once."""
    monkeypatch.setattr(direct_messages, "SECONDS_BETWEEN", 0)


@pytest.fixture
def quick_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the public message of a race be edited at once."""
    monkeypatch.setattr(race_boards, "EDIT_INTERVAL", 0 * PLY_DURATION)


@pytest.fixture
async def server() -> AsyncGenerator[DiscordServer]:
    async with DiscordServer() as discord_server:
        yield discord_server


@pytest.fixture
def restore_logging() -> Generator[None]:
    """Undo `set_up_logging` after a test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    for name in ("bot", "cogs", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(logging.NOTSET)


@pytest.fixture
def clock() -> Clock:
    """The clock of both processes."""
    return Clock()


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
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
    with without_coverage():
        yield


@contextmanager
def without_coverage() -> Generator[None]:
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(trace)
