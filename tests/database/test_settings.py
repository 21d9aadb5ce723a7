"""The settings of guilds."""

import asyncio
from dataclasses import asdict
from datetime import timedelta

from bot.database.database import Database
from bot.database.guilds import change_settings, read_settings
from bot.matches.store import MatchStore
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, GuildId, RoleId
from tests.support.people import GUILD, LARGEST_ID
from tests.support.saved_matches import new_match, save_new

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
    is_quiet=True,
)


async def test_settings_stay_until_they_are_changed(matches: MatchStore, database: Database) -> None:
    far = GuildId(LARGEST_ID)
    await save_new(matches, new_match(9, 9))  # in a server without settings
    for number, settings in enumerate((QUIET, FULL, GuildSettings(level="x"), GuildSettings()), start=1):
        assert await database.write(change_settings, far, **asdict(settings)) == settings
        await save_new(matches, new_match(number, number, guild=far))
        assert await database.read(read_settings, far) == settings
        for other in (GUILD, GuildId(99)):
            assert await database.read(read_settings, other) == GuildSettings(level=None, is_text_only=False)


async def test_concurrent_changes_of_settings_are_all_kept(database: Database, other_database: Database) -> None:
    for number in range(1, 10):
        guild = GuildId(number)
        await asyncio.gather(
            database.write(change_settings, guild, level="hard"),
            other_database.write(change_settings, guild, is_text_only=True, channels=FULL.channels),
            database.write(change_settings, guild, cooldown=FULL.cooldown),
            other_database.write(change_settings, guild, in_thread=True),
        )
        assert await database.read(read_settings, guild) == GuildSettings(
            "hard", is_text_only=True, channels=FULL.channels, in_thread=True, cooldown=FULL.cooldown
        )
