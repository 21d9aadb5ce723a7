"""Guilds that the bot has left or joined, and the deletion of their data."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import insert, select

from bot.database import schema
from bot.database.database import Database
from bot.database.guilds import change_settings, mark_joined, mark_left, sync_present
from bot.games.ids import MatchId
from bot.games.match import OpponentSeat
from bot.games.position import Position, Verdict
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, Place, Shards
from cogs.duels.queries import open_challenge
from cogs.learner.queries import MemoryUpdate, apply_memory_update
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from cogs.upkeep.queries import delete_left
from tests.support.databases import contents
from tests.support.people import ANA, LARGEST_ID, NOON, event
from tests.support.saved_matches import insert_matches, new_challenge, new_match, save_change, save_new, with_end

HERE, THERE, FAR = GuildId(1), GuildId(LARGEST_ID), GuildId(1 << 22)
HOUR = timedelta(hours=1)
LATER = NOON + timedelta(microseconds=1)


@pytest.fixture
async def database(database: Database) -> Database:
    """A database with three guilds with a match each, and a match in direct messages."""
    for number, guild in enumerate((HERE, THERE, FAR, None), start=1):
        await save_new(MatchStore(database), new_match(number, number, 4, 0, guild=guild))
    return database


async def left(database: Database) -> dict[GuildId, bool]:
    wanted = select(schema.guild.c.id, schema.guild.c.left_at)
    rows = await database.read(lambda connection: connection.execute(wanted).all())
    return {GuildId(guild): left_at is not None for guild, left_at in rows}


async def test_the_data_of_a_guild_are_deleted_some_time_after_the_bot_left(
    matches: MatchStore, database: Database
) -> None:
    before = await contents(database)
    await database.write(mark_left, GuildId(99), NOON)  # a guild without a match is not known
    assert await contents(database) == before
    await database.write(mark_left, THERE, NOON)
    await database.write(mark_joined, THERE)
    assert await delete_left(database, LATER) == 0
    assert await contents(database) == before

    await database.write(mark_left, THERE, LATER)
    before = await contents(database)
    await database.write(sync_present, [HERE, FAR], ALL_SHARDS, LATER + HOUR)  # at a later start
    assert await delete_left(database, NOON) == 0
    assert await contents(database) == before
    assert await delete_left(database, LATER) == 1
    assert await left(database) == {HERE: False, FAR: False}
    assert await matches.find(MatchId(2)) is None
    assert {row[0] for row in (await contents(database))["ply"]} == {1, 3, 4}


async def test_no_row_of_a_deleted_guild_is_left(database: Database) -> None:
    scopes = (Place(ChannelId(1), HERE), Place(ChannelId(2), THERE), Place(ChannelId(4)))
    for number, place in enumerate(scopes, start=1):
        await open_challenge(database, replace(new_challenge(number), place=place), NOON)
        given = PuzzleRecord().with_puzzle(Position(17073))
        await database.write(change_puzzle_record, place, ANA, PuzzleRecord(), given)
        learned = MemoryUpdate(place, "stronger", {Position(1): Verdict.LOST}, "l")
        await database.write(apply_memory_update, learned)
        if place.guild:
            new = new_match(number * 10, number * 10, 0, 3, 1, 4, guild=place.guild, o=OpponentSeat("easy"))
            await insert_matches(database, new)
            over = with_end(new, new.match.play(2), event(number * 10 + 1), NOON)
            await save_change(MatchStore(database), new, over)
    before = await contents(database)
    tables = ("challenge", "puzzle_record", "learner", "memory", "rating", "level_gain", "match")
    assert all(any(THERE in row for row in before[table]) for table in tables if table != "memory")
    await database.write(mark_left, THERE, NOON)
    assert await delete_left(database, NOON) == 1
    after = await contents(database)
    for table in tables:
        assert after[table] == [row for row in before[table] if THERE not in row], table


async def test_what_members_do_marks_a_guild_as_joined(database: Database) -> None:
    given = PuzzleRecord().with_puzzle(Position(17073))
    place = Place(ChannelId(1), HERE)
    joining: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: open_challenge(database, replace(new_challenge(1), place=place), NOON),
        lambda: database.write(change_puzzle_record, place, ANA, PuzzleRecord(), given),
        lambda: database.write(change_settings, HERE, level="easy"),
        lambda: save_new(MatchStore(database), new_match(9, 9, guild=HERE)),
    )
    for join in joining:
        await database.write(mark_left, HERE, NOON)
        await join()
        assert await delete_left(database, NOON) == 0


async def test_guilds_left_and_joined_while_offline_are_marked(matches: MatchStore, database: Database) -> None:
    assert await left(database) == {HERE: False, THERE: False, FAR: False}
    await database.write(mark_left, HERE, NOON)
    await database.write(sync_present, [HERE, FAR, GuildId(99)], ALL_SHARDS, LATER)
    assert await left(database) == {HERE: False, THERE: True, FAR: False}
    await database.write(sync_present, [], ALL_SHARDS, NOON)
    assert await delete_left(database, LATER) == 3
    assert await matches.find(MatchId(4)) == new_match(4, 4, 4, 0, guild=None)  # in direct messages


async def test_each_process_marks_guilds_of_its_own_shards(database: Database) -> None:
    for shard, gone in ((0, {HERE}), (1, {THERE, FAR})):
        await database.write(sync_present, [HERE, THERE, FAR], ALL_SHARDS, NOON)
        await database.write(sync_present, [], Shards(2, frozenset({shard})), NOON)
        assert {guild for guild, is_left in (await left(database)).items() if is_left} == gone


async def test_many_guilds_are_marked_in_batches(database: Database) -> None:
    many = [{"id": number} for number in range(100, 1_301)]
    await database.write(lambda connection: connection.execute(insert(schema.guild), many) and None)
    await database.write(sync_present, [], ALL_SHARDS, NOON)
    assert all((await left(database)).values())
    await database.write(sync_present, [GuildId(number) for number in range(100, 1_301)], ALL_SHARDS, NOON)
    assert await delete_left(database, NOON) == 3
