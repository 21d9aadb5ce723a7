"""What servers prefer: kept with the server, and gone with it."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.ids import ServerId
from bot.storage.database import Database
from bot.storage.matches import Matches
from bot.storage.servers import Servers, ServerSettings
from tests.databases import contents
from tests.storage.matches import LARGEST, NOON, SERVER, begun

QUIET = ServerSettings("easy", is_text_only=True)


@pytest.fixture
def servers(database: Database) -> Servers:
    return Servers(database)


async def test_a_server_that_has_set_nothing_has_what_everybody_has(servers: Servers, matches: Matches) -> None:
    await matches.begin(begun(1))
    for server in (SERVER, ServerId(99)):
        assert await servers.settings(server) == ServerSettings(level=None, is_text_only=False)


async def test_what_a_server_sets_stays_until_it_sets_something_else(servers: Servers, matches: Matches) -> None:
    far = ServerId(LARGEST)
    wanted = (QUIET, ServerSettings("x" * 50), ServerSettings(is_text_only=True), ServerSettings())
    for number, settings in enumerate(wanted, start=1):
        await servers.keep(far, settings)
        await matches.begin(begun(number, number, server=far))
        assert await servers.settings(far) == settings
        assert await servers.settings(SERVER) == ServerSettings()


async def test_a_server_can_set_something_in_two_processes_at_once(servers: Servers, elsewhere: Database) -> None:
    others = Servers(elsewhere)
    for number in range(1, 10):
        server, other = ServerId(number), ServerSettings("hard")
        await asyncio.gather(servers.keep(server, QUIET), others.keep(server, other))
        assert await servers.settings(server) in (QUIET, other)


async def test_a_server_that_sets_something_is_one_that_the_bot_is_in(servers: Servers, database: Database) -> None:
    await servers.keep(SERVER, QUIET)
    await servers.leave(SERVER, NOON)
    assert await servers.settings(SERVER) == QUIET
    await servers.keep(SERVER, QUIET)
    assert await servers.forget_left(NOON) == 0
    await servers.leave(SERVER, NOON)
    assert await servers.forget_left(NOON) == 1
    assert await servers.settings(SERVER) == ServerSettings()
    assert (await contents(database))["server"] == []
