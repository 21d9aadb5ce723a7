"""What servers prefer: kept with the server, and gone with it."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import timedelta

import pytest

from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, GuildId, RoleId
from bot.storage.database import Database
from bot.storage.guilds import GuildStore
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.storage.matches import LARGEST, NOON, SERVER, begun

QUIET = GuildSettings("easy", is_text_only=True)
FULL = GuildSettings(
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
def servers(database: Database) -> GuildStore:
    return GuildStore(database)


async def test_a_server_that_has_set_nothing_has_what_everybody_has(servers: GuildStore, matches: MatchStore) -> None:
    await matches.begin(begun(1))
    for guild in (SERVER, GuildId(99)):
        assert await servers.settings(guild) == GuildSettings(level=None, is_text_only=False)


async def test_what_a_server_sets_stays_until_it_sets_something_else(servers: GuildStore, matches: MatchStore) -> None:
    far = GuildId(LARGEST)
    for number, settings in enumerate((QUIET, FULL, GuildSettings(level="x"), GuildSettings()), start=1):
        assert await servers.change(far, **asdict(settings)) == settings
        await matches.begin(begun(number, number, guild=far))
        assert await servers.settings(far) == settings
        assert await servers.settings(SERVER) == GuildSettings()


async def test_what_is_set_in_two_processes_at_once_is_all_set(servers: GuildStore, elsewhere: Database) -> None:
    others = GuildStore(elsewhere)
    for number in range(1, 10):
        guild = GuildId(number)
        await asyncio.gather(
            servers.change(guild, level="hard"),
            others.change(guild, is_text_only=True, channels=FULL.channels),
            servers.change(guild, cooldown=FULL.cooldown),
            others.change(guild, in_thread=True),
        )
        assert await servers.settings(guild) == GuildSettings(
            "hard", is_text_only=True, channels=FULL.channels, in_thread=True, cooldown=FULL.cooldown
        )


async def test_a_server_that_sets_something_is_one_that_the_bot_is_in(servers: GuildStore, database: Database) -> None:
    await servers.change(SERVER, **asdict(QUIET))
    await servers.mark_left(SERVER, NOON)
    assert await servers.settings(SERVER) == QUIET
    await servers.change(SERVER, level="easy")
    assert await servers.delete_left(NOON) == 0
    await servers.mark_left(SERVER, NOON)
    assert await servers.delete_left(NOON) == 1
    assert await servers.settings(SERVER) == GuildSettings()
    assert (await contents(database))["server"] == []
