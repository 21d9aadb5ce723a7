"""The data stored about a user, and their deletion."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import BIGINT, INTEGER, Connection, insert, inspect

from bot.database import schema
from bot.database.database import Database
from bot.database.errors import StaleMatchError, StalePuzzleRecordError
from bot.database.migration import migrate
from bot.games.game import Termination
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import EarlyEnd, MemberSeat, OpponentSeat, Seat
from bot.games.position import Position, Verdict
from bot.matches import tables
from bot.matches.notice_queries import mute
from bot.matches.queries import count_live
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, ChannelId, EventId, GuildId, MessageId, Place
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from bot.process.features import FEATURE_DATA, PERSONAL_DATA
from cogs.duels.queries import open_challenge
from cogs.learner.queries import MemoryUpdate, apply_memory_update
from cogs.notices.queries import choose_reminders, choose_search_notices
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from cogs.race.queries import race_table, racer_table
from cogs.records.queries import Standing, WinDrawLoss
from cogs.vote.queries import vote_table, voted_match_table
from tests.support.databases import Contents, at_once, contents, open_database, standing_of
from tests.support.people import BEN, BEN_SEAT, CLEO, GUILD, HERE, LARGEST_ID, NOON, event
from tests.support.postgres import PostgresServer
from tests.support.saved_matches import (
    abandon,
    after_plies,
    delete_user,
    insert_matches,
    new_challenge,
    new_match,
    save_change,
    save_new,
    stored_data,
    with_end,
)

DORA = UserId(LARGEST_ID - 1)
"""A user id that equals no other number in the database."""

DORA_SEAT = MemberSeat(DORA)
ASKED_FOR = ("direct_message", "search_notice")
PRACTICE = ("practice", "reviewed_game", "mistake", "exercise", "course_progress", "solver_rating", "seen_puzzle")
LAZY = UserId(77)
"""A user about whom nothing is stored."""

OTHER_NUMBERS = {
    *("guild_id", "channel_id", "message_id", "match_id", "scope_id", "event_id", "attempt_id", "position"),
    *("guild.id", "guild.picture_offer", "guild.daily_channel", "match.id", "challenge.id"),
    *("games", "training_games", "wins", "draws", "losses", "solved", "missed", "answers", "matches", "version"),
    *("last_avoided", "streak", "best_streak", "daily_streak", "best_daily_streak", "shared_streak"),
    *("voted_match.seconds", "vote_count.votes", "race.seconds", "race.id", "race_id"),
}
"""Columns of large integers that are not ids of users: names in any table, and names with a table."""

DM_CHANNEL = ChannelId(2020)
TOKEN = "a token"
ENDING_EVENTS = (101, 102, 103)
"""The events that ended Dora's finished matches."""

OUTDATED, ATTEMPT = 1054, 1055
"""A message that no longer shows one of Dora's matches, and the event whose answer may show it."""


async def fill(matches: MatchStore, database: Database) -> None:
    """Dora has three finished and two running matches, some with Ben, and rows in all other tables.

    Ben has rows without her as well.
    """
    for new in (
        new_match(1, 1, 0, 3, 1, 4, x=DORA_SEAT, o=OpponentSeat("easy")),
        new_match(2, 2, 0, 3, 1, 4, x=BEN_SEAT, o=DORA_SEAT),
        new_match(3, DM_CHANNEL, 0, 3, 1, 4, guild=None, x=DORA_SEAT),
    ):
        await insert_matches(database, new)
        await save_change(matches, new, over := after_plies(new, new.event.id + 100, 2))
        matches.record_shown(over, Shown(over.match.version))
    await save_new(
        matches,
        replace(new_match(4, DM_CHANNEL, guild=None, x=DORA_SEAT), shown=Shown(attempt=EventId(4), token=TOKEN)),
    )
    await save_new(matches, running := new_match(5, 5, 4, x=BEN_SEAT, o=DORA_SEAT))
    outdated = frozenset({MessageId(OUTDATED)})
    matches.record_shown(running, Shown(1, MessageId(55), EventId(ATTEMPT), outdated=outdated))
    await matches.save_shown()
    await save_new(matches, new_match(6, 6, 4, x=BEN_SEAT))

    for number, (by, to) in enumerate(((DORA, BEN), (CLEO, DORA), (DORA, None), (CLEO, BEN)), start=11):
        await open_challenge(database, new_challenge(number, by, to), NOON)
    given, dm = PuzzleRecord().with_puzzle(Position(17073)), Place(DM_CHANNEL)
    for place, user in ((HERE, DORA), (dm, DORA), (HERE, BEN)):
        await database.write(change_puzzle_record, place, user, PuzzleRecord(), given)
    for place in (HERE, dm):
        learned = MemoryUpdate(place, "stronger", {Position(1): Verdict.LOST}, "l")
        await database.write(apply_memory_update, learned)
    for user in (DORA, BEN):
        await database.write(mute, user)
        await database.write(choose_reminders, user, is_on=True)
        await database.write(choose_search_notices, user, GUILD, is_on=True)
        await database.write(insert_practice, user)
        await database.write(insert_votes, MatchId(1 if user == DORA else 6), user)
        await database.write(insert_race, 31 if user == DORA else 32, user)


def insert_votes(connection: Connection, match: MatchId, user: UserId) -> None:
    voted = {"match_id": match, "starter": user, "seconds": 60, "number": 0}
    connection.execute(insert(voted_match_table), voted)
    connection.execute(insert(vote_table), {"match_id": match, "number": 0, "user_id": user, "cell": 4})


def insert_race(connection: Connection, race: int, user: UserId) -> None:
    values = {"id": race, "channel_id": 7, "kind": "race", "game": "mixed", "seconds": 90, "begins_at": NOON}
    connection.execute(insert(race_table), values | {"starter": user})
    numbers = dict.fromkeys(("points", "combo", "best_combo", "wrong", "number", "used", "waited"), 1)
    connection.execute(insert(racer_table), {"race_id": race, "user_id": user, "missed": ""} | numbers)


def insert_practice(connection: Connection, user: UserId) -> None:
    values: dict[str, object] = {"user_id": user, "match_id": 7, "game": "3x3", "position": "1", "theme": "opening"}
    values |= dict.fromkeys(("since", "ended_at", "made_at", "seen_at"), NOON) | {"due": NOON.date(), "lesson": "forks"}
    values |= dict.fromkeys(("number", "moves", "kept", "cell", "box", "solved", "answers"), 1) | {"results": "l"}
    values |= dict.fromkeys(("rating", "deviation", "previous", "volatility"), 1500)
    for table in (schema.metadata.tables[name] for name in PRACTICE):
        connection.execute(insert(table), {name: value for name, value in values.items() if name in table.c})


def values_of(found: Contents) -> set[object]:
    return {value for rows in found.values() for row in rows for value in row}


async def test_each_table_and_user_id_belongs_to_one_feature(empty: str) -> None:
    def large_integers(connection: Connection) -> dict[str, list[str]]:
        return {
            name: [each["name"] for each in columns if type(each["type"]) in (INTEGER, BIGINT)]
            for (_, name), columns in inspect(connection).get_multi_columns().items()
        }

    async with open_database(empty) as database:
        await migrate(database)
        migrated = await database.read(large_integers)
    assert sorted(table.name for feature in FEATURE_DATA for table in feature.tables) == sorted(
        migrated.keys() - {"alembic_version"}
    )
    found = {f"{table}.{name}" for table, names in migrated.items() for name in names if name not in OTHER_NUMBERS}
    deleted = {f"{each.table.name}.{name}" for feature in FEATURE_DATA for each in feature.rows for name in each.users}
    assert found - OTHER_NUMBERS == deleted | {str(column) for feature in FEATURE_DATA for column in feature.kept}


async def test_a_deleted_user_is_in_no_column_of_any_table(matches: MatchStore, database: Database) -> None:
    await fill(matches, database)
    about_dora = {DORA, DM_CHANNEL, TOKEN, *ENDING_EVENTS, OUTDATED, ATTEMPT}
    before = await contents(database)
    assert values_of(before) >= about_dora
    stored = dict.fromkeys(PERSONAL_DATA.labels, 1) | {"finished": 3, "live": 2, "challenges": 3, "puzzles": 2}
    of_ben = stored | {"finished": 1, "live": 2, "challenges": 2, "puzzles": 1, "learners": 0, "gains": 0}
    for user, count in ((DORA, stored), (BEN, of_ben), (LAZY, dict.fromkeys(PERSONAL_DATA.labels, 0))):
        assert await database.read(PERSONAL_DATA.count, user) == count
    assert (await delete_user(database, LAZY)).ended == []
    assert await contents(database) == before

    deleted = await delete_user(database, DORA)
    assert deleted.stored == stored
    assert sorted(saved.place.channel for saved in deleted.ended) == [5, DM_CHANNEL]
    after = await contents(database)
    assert not values_of(after) & about_dora
    for table in (
        "challenge",
        "puzzle_record",
        "learner",
        "memory",
        "rating",
        "level_gain",
        "muted",
        *ASKED_FOR,
        *PRACTICE[2:],
    ):
        assert after[table] == [row for row in before[table] if not {*row} & about_dora], table
    assert [row[:2] for row in after["reviewed_game"]] == [(BEN, 5), (BEN, 7)]  # the game that the deletion has ended
    column = tables.match.columns.keys().index("event_id")
    assert {row[column] for row in after["match"]} == {0, 6}
    assert await stored_data(database, DORA) == {}
    assert [await matches.find(MatchId(n)) for n in (3, 4)] == [None, None]  # in direct messages
    with pytest.raises(StalePuzzleRecordError):
        await database.write(change_puzzle_record, HERE, DORA, PuzzleRecord(1), PuzzleRecord(2))

    assert await database.read(count_live) == 1
    assert await matches.latest(DM_CHANNEL) is None
    assert [saved.match.id for saved in await matches.unshown(ALL_SHARDS)] == [6]
    (with_ben,) = [row for row in after["match"] if row[0] == 5]
    assert {BEN, Termination.ABANDONED.value, 2} <= {*with_ben}
    assert not {ChannelId(5), MessageId(55)} & {*with_ben[1:]} - {5}
    assert await matches.latest(ChannelId(6)) == new_match(6, 6, 4, x=BEN_SEAT)
    assert [row[:3] for row in after["ply"]] == [row[:3] for row in before["ply"]]


async def test_moves_and_deletions_of_several_users_at_once_do_not_deadlock(
    database: Database, other_database: Database
) -> None:
    people, others = [UserId(LARGEST_ID - number) for number in range(3)], MatchStore(other_database)
    pairs = [(one, other) for one in people for other in people] * 2
    duels = [
        running(number, one, MemberSeat(other), GuildId(number % 2 + 1))
        for number, (one, other) in enumerate(pairs, start=1)
    ]
    await insert_matches(database, *duels)
    moving, last = duels[1], duels[-2]
    resigned = with_end(last, last.match.resign(people[2]), event(99), NOON)
    *deletions, move, resignation = await at_once(
        *(delete_user((database, other_database)[number % 2], user) for number, user in enumerate(people)),
        save_change(others, moving, after_plies(moving, 98, 8)),
        save_change(others, last, resigned),
    )
    assert not [deletion for deletion in deletions if isinstance(deletion, type)]
    assert move in (None, StaleMatchError)
    assert await database.read(count_live) == 0
    after = await contents(database)
    assert not values_of(after) & {*people}
    (end,) = {row[9] for row in after["match"] if row[0] == last.match.id}
    # or the deletion of a player was first
    assert (resignation, end) in ((None, "resigned"), (StaleMatchError, "forfeited"))


async def test_a_match_that_begins_during_the_deletion_is_kept(postgres: PostgresServer) -> None:
    async with (
        postgres.create_database() as name,
        open_database(postgres.url(name)) as database,
        open_database(postgres.url(name)) as other,
    ):
        matches = MatchStore(other)
        await abandon(matches, new_match(1, 1, x=DORA_SEAT))
        async with other.writing() as holding:
            await holding.run_sync(lambda c: c.exec_driver_sql("SELECT * FROM match FOR UPDATE").all())
            forgetting = asyncio.create_task(delete_user(database, DORA))
            await postgres.wait_for_blocked_session(name)
            await save_new(matches, begun := new_match(3, 3, x=DORA_SEAT))
        await forgetting
        assert await matches.latest(ChannelId(3)) == begun
        assert await stored_data(database, DORA) == {"live": 1}


def running(number: int, user: UserId, other: Seat, guild: GuildId = GUILD) -> SavedMatch:
    """A duel, or a match against a level, in which both sides have moved."""
    return new_match(number, number, 4, 0, x=MemberSeat(user), o=other, guild=guild)


async def test_a_deleted_user_forfeits_matches_at_stake(database: Database) -> None:
    level, coached = OpponentSeat("easy"), replace(running(3, DORA, MemberSeat(CLEO)), is_coached=True)
    await insert_matches(database, running(1, DORA, BEN_SEAT), running(2, DORA, level), coached)
    deleted = await delete_user(database, DORA)
    assert [saved.match.early_end for saved in deleted.ended] == [EarlyEnd(Termination.FORFEITED, Mark.X)] * 3
    won = Standing(BEN, 1020, WinDrawLoss(wins=1), None, games_until_ranked=4)
    assert [await standing_of(database, GUILD, user) for user in (BEN, DORA, CLEO)] == [won, None, None]
    found = await contents(database)
    assert {row[9:11] for row in found["match"]} == {("forfeited", "O")}
    assert DORA not in values_of(found)
