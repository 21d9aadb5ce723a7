"""Guilds: their settings, when the bot left them, and the deletion of their data; and the smallest tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from datetime import timedelta

import pytest
from sqlalchemy import insert, select

from bot.database import schema
from bot.database.database import Database
from bot.database.guilds import change_settings, mark_joined, mark_left, read_settings, sync_present
from bot.database.versions import describe_newer, newer_version, record_version
from bot.games.match import OpponentSeat
from bot.games.position import Position, Verdict
from bot.matches.store import MatchStore
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, Place, RoleId, Shards
from cogs.course.queries import find_course_progress, save_solved
from cogs.duels.queries import open_challenge
from cogs.learner.queries import MemoryUpdate, apply_memory_update
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from cogs.upkeep.queries import block, delete_left, read_blocked, unblock
from tests.support.databases import at_once, contents
from tests.support.people import ANA, BEN, GUILD, LARGEST_ID, NOON
from tests.support.saved_matches import after_plies, insert_matches, new_challenge, new_match, save_change, save_new

HERE, THERE, FAR = GuildId(1), GuildId(LARGEST_ID), GuildId(1 << 22)
HOUR = timedelta(hours=1)
LATER = NOON + timedelta(microseconds=1)
GIVEN = PuzzleRecord().with_puzzle(Position(17073))


@pytest.fixture
async def guilds(database: Database) -> Database:
    """A database with three guilds with a match each, and a match in direct messages."""
    for number, guild in enumerate((HERE, THERE, FAR, None), start=1):
        await save_new(MatchStore(database), new_match(number, number, 4, 0, guild=guild))
    return database


async def left(guilds: Database) -> dict[GuildId, bool]:
    wanted = select(schema.guild.c.id, schema.guild.c.left_at)
    rows = await guilds.read(lambda connection: connection.execute(wanted).all())
    return {GuildId(guild): left_at is not None for guild, left_at in rows}


async def test_the_data_of_a_guild_are_deleted_some_time_after_the_bot_left(guilds: Database) -> None:
    before = await contents(guilds)
    await guilds.write(mark_left, GuildId(99), NOON)  # a guild without a match is not known
    assert await contents(guilds) == before
    await guilds.write(mark_left, THERE, NOON)
    await guilds.write(mark_joined, THERE)
    assert await delete_left(guilds, LATER) == 0
    assert await contents(guilds) == before

    await guilds.write(mark_left, THERE, LATER)
    before = await contents(guilds)
    await guilds.write(sync_present, [HERE, FAR], ALL_SHARDS, LATER + HOUR)  # at a later start
    assert await delete_left(guilds, NOON) == 0
    assert await contents(guilds) == before
    assert await delete_left(guilds, LATER) == 1
    assert await left(guilds) == {HERE: False, FAR: False}
    after = await contents(guilds)
    assert [{row[0] for row in after[name]} for name in ("match", "ply")] == [{1, 3, 4}] * 2


async def test_no_row_of_a_deleted_guild_is_left(guilds: Database) -> None:
    for number, place in enumerate((Place(ChannelId(1), HERE), Place(ChannelId(2), THERE), Place(ChannelId(4))), 1):
        await open_challenge(guilds, replace(new_challenge(number), place=place), NOON)
        await guilds.write(change_puzzle_record, place, ANA, PuzzleRecord(), GIVEN)
        learned = MemoryUpdate(place, "stronger", {Position(1): Verdict.LOST}, "l")
        await guilds.write(apply_memory_update, learned)
        if place.guild:
            new = new_match(number * 10, number * 10, 0, 3, 1, 4, guild=place.guild, o=OpponentSeat("easy"))
            await insert_matches(guilds, new)
            await save_change(MatchStore(guilds), new, after_plies(new, number * 10 + 1, 2))
    before = await contents(guilds)
    tables = ("challenge", "puzzle_record", "learner", "memory", "rating", "level_gain", "match")
    assert all(any(THERE in row for row in before[table]) for table in tables if table != "memory")
    await guilds.write(mark_left, THERE, NOON)
    assert await delete_left(guilds, NOON) == 1
    after = await contents(guilds)
    for table in tables:
        assert after[table] == [row for row in before[table] if THERE not in row], table


async def test_what_members_do_marks_a_guild_as_joined(guilds: Database) -> None:
    place = Place(ChannelId(1), HERE)
    joining: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: open_challenge(guilds, replace(new_challenge(1), place=place), NOON),
        lambda: guilds.write(change_puzzle_record, place, ANA, PuzzleRecord(), GIVEN),
        lambda: guilds.write(change_settings, HERE, level="easy"),
        lambda: save_new(MatchStore(guilds), new_match(9, 9, guild=HERE)),
    )
    for join in joining:
        await guilds.write(mark_left, HERE, NOON)
        await join()
        assert await delete_left(guilds, NOON) == 0


async def test_guilds_left_and_joined_while_offline_are_marked(guilds: Database) -> None:
    await guilds.write(mark_left, HERE, NOON)
    await guilds.write(sync_present, [HERE, FAR, GuildId(99)], ALL_SHARDS, LATER)
    assert await left(guilds) == {HERE: False, THERE: True, FAR: False}
    for shard, gone in ((0, {HERE}), (1, {THERE, FAR})):  # each process marks those of its shards
        await guilds.write(sync_present, [HERE, THERE, FAR], ALL_SHARDS, NOON)
        await guilds.write(sync_present, [], Shards(2, frozenset({shard})), NOON)
        assert {guild for guild, is_left in (await left(guilds)).items() if is_left} == gone
    many = [GuildId(number) for number in range(100, 1_301)]
    rows = [{"id": number} for number in many]
    await guilds.write(lambda connection: connection.execute(insert(schema.guild), rows) and None)
    await guilds.write(sync_present, [], ALL_SHARDS, NOON)
    assert all((await left(guilds)).values())
    await guilds.write(sync_present, many, ALL_SHARDS, NOON)
    assert await delete_left(guilds, LATER) == 3
    assert {row[0] for row in (await contents(guilds))["match"]} == {4}  # in direct messages


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
    daily_channel=ChannelId(LARGEST_ID),
    daily_hour=23,
    is_search_quiet=True,
    has_no_votes=True,
)


async def test_settings_stay_until_they_are_changed(database: Database, other_database: Database) -> None:
    await save_new(MatchStore(database), new_match(9, 9))  # in a server without settings
    for number, settings in enumerate((QUIET, FULL, GuildSettings(level="x"), GuildSettings()), start=1):
        assert await database.write(change_settings, FAR, **asdict(settings)) == settings
        await save_new(MatchStore(database), new_match(number, number, guild=FAR))
        assert await database.read(read_settings, FAR) == settings
        for other in (GUILD, GuildId(99)):
            assert await database.read(read_settings, other) == GuildSettings(level=None, is_text_only=False)
    for guild in map(GuildId, range(1, 5)):
        await at_once(
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
    assert [await database.read(newer_version, version) for version in ("0.2.0", "1.0.0")] == ["1.0.0", None]
    together = (process.write(record_version, "2.0.0") for process in (database, other_database))
    assert await at_once(*together) == [None, None]
    assert describe_newer("1.0.0", "0.2.0") == (
        "The newer version 1.0.0 of the bot has run with this database; version 0.2.0 may not read everything that it "
        "has saved. Update the bot again, or restore a backup from before that update."
    )


async def test_a_solved_exercise_of_the_course_counts_once_in_any_order(database: Database) -> None:
    assert await database.read(find_course_progress, ANA) == {}
    for user, lesson, exercise in (
        *((ANA, "forks", number) for number in (3, 1, 3)),
        *((ANA, "lines", 2), (BEN, "forks", 2)),
    ):
        await database.write(save_solved, user, lesson, exercise)
    assert await database.read(find_course_progress, ANA) == {"forks": 0b101, "lines": 0b010}
    assert await database.read(find_course_progress, BEN) == {"forks": 0b010}
