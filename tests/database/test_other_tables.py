"""Tables with few rules: settings of guilds, the blocklist, versions that have run, and the course."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import timedelta

from bot.database.database import Database
from bot.database.guilds import change_settings, read_settings
from bot.database.versions import describe_newer, newer_version, record_version
from bot.matches.store import MatchStore
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, GuildId, RoleId
from cogs.course.queries import find_course_progress, save_solved
from cogs.upkeep.queries import block, read_blocked, unblock
from tests.support.people import ANA, BEN, GUILD, LARGEST_ID
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


async def test_whoever_is_blocked_stays_so_until_unblocked(database: Database) -> None:
    assert await database.read(read_blocked) == frozenset()
    assert [await database.write(block, blocked) for blocked in (ANA, GUILD, ANA)] == [True, True, False]
    assert await database.read(read_blocked) == {ANA, GUILD}
    assert [await database.write(unblock, ANA) for _ in range(2)] == [True, False]
    assert await database.read(read_blocked) == {GUILD}


async def test_a_newer_version_that_has_run_is_found(database: Database, other_database: Database) -> None:
    for version, newer in (
        ("0.9.0", None),
        ("0.10.0", None),
        ("0.10.0", None),
        ("0.9.0", "0.10.0"),
        ("0.10.0rc1", None),
        ("0.10.1", None),
        ("1.0.0", None),
        ("0.10.1", "1.0.0"),
    ):
        assert await database.write(record_version, version) == newer, version
    assert await database.read(newer_version, "0.2.0") == "1.0.0"
    assert await database.read(newer_version, "1.0.0") is None
    together = [process.write(record_version, "2.0.0") for process in (database, other_database)]
    assert await asyncio.gather(*together) == [None, None]
    assert describe_newer("1.0.0", "0.2.0") == (
        "The newer version 1.0.0 of the bot has run with this database; version 0.2.0 may not read everything that it "
        "has saved. Update the bot again, or restore a backup from before that update."
    )


async def test_a_solved_exercise_counts_once_in_any_order(database: Database) -> None:
    assert await database.read(find_course_progress, ANA) == {}
    for lesson, exercise in (("forks", 3), ("forks", 1), ("forks", 3), ("lines", 2)):
        await database.write(save_solved, ANA, lesson, exercise)
    await database.write(save_solved, BEN, "forks", 2)
    assert await database.read(find_course_progress, ANA) == {"forks": 0b101, "lines": 0b010}
    assert await database.read(find_course_progress, BEN) == {"forks": 0b010}
