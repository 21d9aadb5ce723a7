"""What servers prefer: kept with the server, and gone with it."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import timedelta

import pytest

from bot.game.ids import ChannelId, RoleId, ServerId
from bot.storage.database import Database
from bot.storage.matches import Matches
from bot.storage.servers import Servers, ServerSettings
from tests.databases import contents
from tests.storage.matches import LARGEST, NOON, SERVER, begun

QUIET = ServerSettings("easy", is_text_only=True)
FULL = ServerSettings(
    level="x" * 50,
    is_text_only=True,
    language="x" * 10,
    style="x" * 20,
    emoji=("x" * 99,) * 5,
    channels=frozenset(ChannelId(LARGEST - number) for number in range(25)),
    roles=frozenset(RoleId(LARGEST - number) for number in range(25)),
    in_thread=True,
    idle=timedelta(hours=7 * 24),
    cooldown=timedelta(seconds=60),
)


@pytest.fixture
def servers(database: Database) -> Servers:
    return Servers(database)


async def test_a_server_that_has_set_nothing_has_what_everybody_has(servers: Servers, matches: Matches) -> None:
    await matches.begin(begun(1))
    for server in (SERVER, ServerId(99)):
        assert await servers.settings(server) == ServerSettings(level=None, is_text_only=False)


async def test_what_a_server_sets_stays_until_it_sets_something_else(servers: Servers, matches: Matches) -> None:
    far = ServerId(LARGEST)
    for number, settings in enumerate((QUIET, FULL, ServerSettings(level="x"), ServerSettings()), start=1):
        assert await servers.change(far, **asdict(settings)) == settings
        await matches.begin(begun(number, number, server=far))
        assert await servers.settings(far) == settings
        assert await servers.settings(SERVER) == ServerSettings()


async def test_what_is_set_in_two_processes_at_once_is_all_set(servers: Servers, elsewhere: Database) -> None:
    others = Servers(elsewhere)
    for number in range(1, 10):
        server = ServerId(number)
        await asyncio.gather(
            servers.change(server, level="hard"),
            others.change(server, is_text_only=True, channels=FULL.channels),
            servers.change(server, cooldown=FULL.cooldown),
            others.change(server, in_thread=True),
        )
        assert await servers.settings(server) == ServerSettings(
            "hard", is_text_only=True, channels=FULL.channels, in_thread=True, cooldown=FULL.cooldown
        )


async def test_a_server_that_sets_something_is_one_that_the_bot_is_in(servers: Servers, database: Database) -> None:
    await servers.change(SERVER, **asdict(QUIET))
    await servers.leave(SERVER, NOON)
    assert await servers.settings(SERVER) == QUIET
    await servers.change(SERVER, level="easy")
    assert await servers.forget_left(NOON) == 0
    await servers.leave(SERVER, NOON)
    assert await servers.forget_left(NOON) == 1
    assert await servers.settings(SERVER) == ServerSettings()
    assert (await contents(database))["server"] == []
