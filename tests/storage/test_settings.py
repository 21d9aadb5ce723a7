"""The settings of guilds."""

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
from tests.people import GUILD, LARGEST_ID, NOON
from tests.storage.builders import new_match

QUIET = GuildSettings("easy", is_text_only=True, prefix="")
FULL = GuildSettings(
    level="x" * 50,
    is_text_only=True,
    language="x" * 10,
    style="x" * 20,
    emoji=("x" * 99,) * 5,
    channels=frozenset(ChannelId(LARGEST_ID - number) for number in range(25)),
    roles=frozenset(RoleId(LARGEST_ID - number) for number in range(25)),
    in_thread=True,
    idle=timedelta(hours=7 * 24),
    cooldown=timedelta(seconds=60),
    prefix="x" * 5,
)


@pytest.fixture
def guilds(database: Database) -> GuildStore:
    return GuildStore(database)


async def test_a_new_guild_has_default_settings(guilds: GuildStore, matches: MatchStore) -> None:
    await matches.begin(new_match(1))
    for guild in (GUILD, GuildId(99)):
        assert await guilds.settings(guild) == GuildSettings(level=None, is_text_only=False)


async def test_settings_stay_until_they_are_changed(guilds: GuildStore, matches: MatchStore) -> None:
    far = GuildId(LARGEST_ID)
    for number, settings in enumerate((QUIET, FULL, GuildSettings(level="x"), GuildSettings()), start=1):
        assert await guilds.change(far, **asdict(settings)) == settings
        await matches.begin(new_match(number, number, guild=far))
        assert await guilds.settings(far) == settings
        assert await guilds.settings(GUILD) == GuildSettings()


async def test_concurrent_changes_of_settings_are_all_kept(guilds: GuildStore, other_database: Database) -> None:
    other_store = GuildStore(other_database)
    for number in range(1, 10):
        guild = GuildId(number)
        await asyncio.gather(
            guilds.change(guild, level="hard"),
            other_store.change(guild, is_text_only=True, channels=FULL.channels),
            guilds.change(guild, cooldown=FULL.cooldown),
            other_store.change(guild, in_thread=True),
        )
        assert await guilds.settings(guild) == GuildSettings(
            "hard", is_text_only=True, channels=FULL.channels, in_thread=True, cooldown=FULL.cooldown
        )


async def test_changing_a_setting_marks_the_guild_as_joined(guilds: GuildStore, database: Database) -> None:
    await guilds.change(GUILD, **asdict(QUIET))
    await guilds.mark_left(GUILD, NOON)
    assert await guilds.settings(GUILD) == QUIET
    await guilds.change(GUILD, level="easy")
    assert await guilds.delete_left(NOON) == 0
    await guilds.mark_left(GUILD, NOON)
    assert await guilds.delete_left(NOON) == 1
    assert await guilds.settings(GUILD) == GuildSettings()
    assert (await contents(database))["server"] == []
