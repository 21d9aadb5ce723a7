"""Deadlines: heartbeats of shards, outages that put them back, idle matches, and the notices of whose turn it is."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.database.database import Database
from bot.games.ids import MatchId
from bot.games.match import OpponentSeat
from bot.matches import notice_queries as notices
from bot.matches import queries
from bot.matches.queries import count_live, with_earlier_deadline
from bot.matches.store import DEFAULT_IDLE, MatchStore
from bot.model.ids import ALL_SHARDS, GuildId, MessageId, Shards
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from cogs.upkeep.queries import GRACE, OUTAGE_AFTER, end_guild_outage, save_heartbeat
from tests.support.databases import at_once
from tests.support.kinds import on_sqlite
from tests.support.people import ANA, BEN, BEN_SEAT, LARGEST_ID, NOON, PERFECT_SEAT
from tests.support.saved_matches import abandon, after_plies, insert_matches, new_match, save_change, save_new

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
NONE, INSTANT = timedelta(0), timedelta(microseconds=1)
EVEN, ODD = GuildId(2 << 22), GuildId(3 << 22)
SHARDS = [Shards(2, frozenset({shard})) for shard in (0, 1)]


async def begin(matches: MatchStore, number: int, deadline: datetime | None, guild: GuildId | None = EVEN) -> None:
    await save_new(matches, replace(new_match(number, number, guild=guild), idle=DAY, deadline=deadline))


async def begin_everywhere(matches: MatchStore) -> None:
    """Begin matches 1 to 3 in two guilds and in direct messages, which arrive on shard 0."""
    for number, guild in enumerate((EVEN, ODD, None), 1):
        await begin(matches, number, NOON + DAY, guild)


async def deadlines(matches: MatchStore, *numbers: int) -> list[datetime | None]:
    found = [await matches.find(MatchId(number)) for number in numbers]
    return [saved.deadline for saved in found if saved]


async def beat(database: Database, after: timedelta, shard: int = 0, count: int = 1) -> timedelta:
    """Save a heartbeat some time after noon, and return the length of the outage that it ended."""
    return await database.write(save_heartbeat, shard, count, NOON + after, DAY, NONE)


async def test_an_outage_puts_back_deadlines_by_its_length(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    for minutes in (0, 1, 3, 5, 4):  # a short gap is no outage
        assert await beat(database, minutes * MINUTE) == NONE
    assert await deadlines(matches, 1) == [NOON + DAY]
    length = await beat(database, 6 * MINUTE + INSTANT)
    assert length == OUTAGE_AFTER + INSTANT
    assert await beat(database, 3 * HOUR + 6 * MINUTE + INSTANT) == 3 * HOUR
    assert await beat(database, 3 * HOUR + 6 * MINUTE + INSTANT) == NONE
    assert await beat(database, 3 * HOUR + 7 * MINUTE) == NONE
    assert await deadlines(matches, 1) == [NOON + DAY + length + 3 * HOUR]


async def test_an_outage_is_followed_by_a_grace_period(database: Database, matches: MatchStore) -> None:
    for number, deadline in ((1, NOON + MINUTE), (2, NOON - HOUR)):
        await begin(matches, number, deadline)
    await abandon(matches, new_match(3, 3))
    await beat(database, NONE)
    await beat(database, HOUR)
    assert await deadlines(matches, 1, 2, 3) == [NOON + HOUR + GRACE, NOON + HOUR + GRACE, None]
    assert await matches.idle_matches(NOON + HOUR + GRACE - MINUTE) == []


@on_sqlite
async def test_only_the_outage_after_the_last_move_counts(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    await begin(matches, 2, None)
    await beat(database, NONE)
    saved = await matches.find(MatchId(1))
    assert saved
    moved = replace(after_plies(saved, 5, 4, after=HOUR), deadline=NOON + HOUR + DAY)
    await save_change(matches, saved, moved)  # after a reconnect, before the beat
    await beat(database, HOUR + MINUTE)
    assert await deadlines(matches, 1, 2) == [NOON + HOUR + DAY + MINUTE, NOON + DAY + HOUR + MINUTE]


@on_sqlite
async def test_an_outage_concerns_the_guilds_of_its_shard(database: Database, matches: MatchStore) -> None:
    await begin_everywhere(matches)
    for shard in (0, 1):  # without an earlier heartbeat, the last move begins the outage
        assert await beat(database, HOUR, shard, 2) == HOUR
        later = NOON + DAY + shard * HOUR
        assert await deadlines(matches, 1, 2, 3) == [NOON + DAY + HOUR, later, NOON + DAY + HOUR]
    assert await beat(database, 3 * HOUR, 1, 2) == 2 * HOUR
    assert await deadlines(matches, 1, 2, 3) == [NOON + DAY + HOUR, NOON + DAY + 3 * HOUR, NOON + DAY + HOUR]


@on_sqlite
async def test_with_another_number_of_shards_the_oldest_heartbeat_counts(
    database: Database, matches: MatchStore
) -> None:
    for number in (1, 2, 3):
        await begin(matches, number, NOON + DAY, GuildId(number + 2 << 22))
    await beat(database, NONE, 0, 2)
    await beat(database, MINUTE, 1, 2)
    for shard, hours in ((0, 1), (1, 2), (2, 3)):
        assert await beat(database, hours * HOUR, shard, 3) == hours * HOUR
    assert await deadlines(matches, 1, 2, 3) == [NOON + DAY + hours * HOUR for hours in (1, 2, 3)]
    assert await beat(database, 4 * HOUR) == 3 * HOUR


async def test_two_processes_report_an_outage_once(database: Database, other_database: Database) -> None:
    await beat(database, NONE, 0, 2)
    for count in (2, 3):  # with another number of shards too
        processes = [database, other_database] * 3
        outages = await at_once(*(beat(process, count * HOUR, 2 % count, count) for process in processes))
        assert sum(outage != NONE for outage in outages) == 1


async def test_an_outage_of_a_guild_concerns_only_that_guild(database: Database, matches: MatchStore) -> None:
    await begin_everywhere(matches)
    assert await database.write(end_guild_outage, EVEN, NOON - HOUR, NOON + HOUR, DAY) == 2 * HOUR
    assert await deadlines(matches, 1, 2, 3) == [NOON + DAY + HOUR, NOON + DAY, NOON + DAY]

    now = NOON + DAY  # the deadline of the second match
    assert await database.write(end_guild_outage, ODD, now, now + OUTAGE_AFTER, DAY) == NONE
    assert await deadlines(matches, 2) == [NOON + DAY]
    assert await database.write(end_guild_outage, ODD, now, now + 3 * MINUTE, DAY) == 3 * MINUTE
    assert await deadlines(matches, 2) == [now + 3 * MINUTE + GRACE]


async def test_boards_of_duels_are_marked_that_show_an_earlier_deadline(
    database: Database, matches: MatchStore
) -> None:
    duels = [replace(new_match(number, number, 4, o=BEN_SEAT), deadline=NOON + DAY) for number in (1, 2, 3)]
    for saved in (*duels, replace(new_match(4, 4), deadline=NOON + DAY)):
        await save_new(matches, saved)
        if saved is not duels[2]:  # whose board was never posted
            matches.record_shown(saved, Shown(1, MessageId(100 + saved.match.id)))
    await matches.save_shown()

    async def marked() -> list[int]:
        found = await matches.find_all(with_earlier_deadline(ALL_SHARDS))
        return [saved.shown.message or 0 for saved in found]

    await beat(database, NONE)
    assert await marked() == []
    for hours in (1, 2):
        await beat(database, hours * HOUR)
        assert await marked() == [101, 102]
    assert await matches.outdated(None) == []  # they keep their buttons
    moved = after_plies(duels[0], 5, 0, after=2 * HOUR)
    await save_change(matches, duels[0], moved)
    assert await marked() == [102]  # the other one is shown anew anyway
    matches.record_shown(moved, Shown(2, MessageId(101)))
    await matches.save_shown()
    await beat(database, 3 * HOUR)
    assert await marked() == [101, 102]


def numbers(found: list[SavedMatch]) -> list[int]:
    return [saved.match.id for saved in found]


async def test_idle_duels_and_exhibitions_are_found_in_pages(matches: MatchStore) -> None:
    others = OpponentSeat("random")
    exhibition = new_match(9, 9, 4, guild=ODD, x=PERFECT_SEAT, o=others)
    for new in (
        largest := new_match(LARGEST_ID, 1, 4, guild=EVEN, o=BEN_SEAT),
        new_match(1, 2, guild=ODD, o=BEN_SEAT),
        old := new_match(2, 3, guild=EVEN, o=BEN_SEAT),
        replace(new_match(4, 4, o=BEN_SEAT), updated=NOON + INSTANT),
        new_match(5, 5, guild=None, o=BEN_SEAT),
        new_match(6, 6),
        new_match(7, 7, x=PERFECT_SEAT, o=BEN_SEAT),
        exhibition,
        new_match(8, 8, guild=EVEN, x=others, o=others),
    ):
        await save_new(matches, new)
    for over in (new_match(10, 10, o=BEN_SEAT), new_match(11, 11, x=PERFECT_SEAT)):
        await abandon(matches, over)

    async def duels(shards: Shards = ALL_SHARDS, after: int = 0, until: datetime = NOON, count: int = 10) -> list[int]:
        return numbers(await matches.find_all(queries.duels(shards, MatchId(after), until, count)))

    assert await duels() == [1, 2, LARGEST_ID]
    assert await duels(count=2) == [1, 2]
    assert await duels(after=2, count=2) == [LARGEST_ID]
    assert await duels(after=LARGEST_ID) == await duels(until=NOON - INSTANT) == []
    assert [await duels(shards) for shards in SHARDS] == [[2, LARGEST_ID], [1]]
    await save_change(matches, old, after_plies(old, 20, 4, after=INSTANT))
    assert await duels() == [1, LARGEST_ID]
    assert await duels(until=NOON + INSTANT) == [1, 2, 4, LARGEST_ID]
    assert await matches.find_all(queries.duels(ALL_SHARDS, MatchId(4), NOON, 2)) == [largest]
    found = await matches.find_all(queries.exhibitions(ALL_SHARDS))
    assert (numbers(found), found[1]) == ([8, 9], exhibition)
    assert [numbers(await matches.find_all(queries.exhibitions(shards))) for shards in SHARDS] == [[8], [9]]


async def test_a_match_without_a_deadline_is_idle_after_the_default_time(
    matches: MatchStore, database: Database
) -> None:
    for number, age in ((1, 0), (2, 2), (3, 1)):
        await save_new(matches, replace(new_match(number, number), updated=NOON - age * INSTANT, deadline=None))
    await abandon(matches, replace(new_match(4, 4), updated=NOON - DAY))
    for usual in (NONE, timedelta(hours=3)):
        store = MatchStore(database, default_idle=usual)
        assert numbers(await store.idle_matches(NOON - INSTANT + usual)) == [2, 3]
    assert await database.read(count_live) == 3


@on_sqlite
async def test_a_match_is_idle_from_its_deadline_on(matches: MatchStore) -> None:
    for number, hours in ((1, None), (2, 1), (3, 7 * 24), (4, 1), (5, 30_000)):
        idle, updated = None if hours is None else timedelta(hours=hours), NOON - number * MINUTE
        deadline = updated + idle if idle else None
        await save_new(matches, replace(new_match(number, number), updated=updated, idle=idle, deadline=deadline))
    for later, expected in (
        (55 * MINUTE, []),
        (57 * MINUTE, [4]),
        (HOUR, [4, 2]),
        (DAY, [4, 2, 1]),
        (7 * DAY, [4, 3, 2, 1]),
    ):
        assert numbers(await matches.idle_matches(NOON + later)) == expected
    odd = (90 * MINUTE, timedelta(seconds=4), 3650 * DAY)
    for number, idle in enumerate(odd, start=6):  # no number of hours that a member can choose
        await save_new(matches, replace(new_match(number, number, guild=None), idle=idle, deadline=NOON + idle))
    found = [await matches.find(MatchId(number)) for number in (5, 6, 7, 8)]
    assert [(saved.idle, saved.deadline) for saved in found if saved] == [
        (30_000 * HOUR, NOON - 5 * MINUTE + 30_000 * HOUR),
        *((None, NOON + idle) for idle in odd),
    ]


@pytest.fixture
async def duel(matches: MatchStore) -> SavedMatch:
    """A match between Ana, who is to move, and Ben."""
    await save_new(matches, new := replace(new_match(1, o=BEN_SEAT), has_notices=True))
    return new


async def test_a_turn_has_one_notice(matches: MatchStore, database: Database, duel: SavedMatch) -> None:
    assert await matches.latest(duel.place.channel) == duel  # that it has notices is saved too
    for _ in range(2):
        assert [await database.write(notices.claim, duel, ANA, notices.NOTIFIED) for _ in range(2)] == [True, False]
        await database.write(notices.release, duel, notices.NOTIFIED)
    assert await database.write(notices.claim, duel, ANA, notices.REMINDED)
    await save_change(matches, duel, moved := after_plies(duel, 5, 4))
    assert not await database.write(
        notices.claim, duel, ANA, notices.NOTIFIED
    )  # the board that was to be sent is outdated
    assert await database.write(notices.claim, moved, BEN, notices.NOTIFIED)
    await database.write(
        notices.release, duel, notices.NOTIFIED
    )  # the earlier board could not be sent, which is known only now
    assert not await database.write(notices.claim, moved, BEN, notices.NOTIFIED)


async def test_of_several_processes_one_sends_what_its_player_wants(
    matches: MatchStore, database: Database, other_database: Database, duel: SavedMatch
) -> None:
    for _ in range(2):
        await database.write(notices.mute, ANA)
    assert await database.read(notices.is_muted, ANA)
    for claimed in (notices.NOTIFIED, notices.REMINDED):
        assert not await database.write(notices.claim, duel, ANA, claimed)
    await database.write(notices.unmute, ANA)
    assert not await database.read(notices.is_muted, ANA)
    for claimed in (notices.NOTIFIED, notices.REMINDED):
        claims = (process.write(notices.claim, duel, ANA, claimed) for process in (database, other_database))
        assert {*await at_once(*claims)} == {False, True}
    await database.write(notices.release, duel, notices.REMINDED)
    assert await other_database.write(notices.claim, duel, ANA, notices.REMINDED)
    await save_change(matches, duel, moved := after_plies(duel, 5, 4))
    assert not await database.write(notices.claim, duel, ANA, notices.REMINDED)
    assert await database.write(notices.claim, moved, BEN, notices.REMINDED)


async def test_a_reminder_is_due_in_the_last_tenth_and_at_most_hour(matches: MatchStore, database: Database) -> None:
    for number, (hours, left) in enumerate(((1, 6), (6, 36), (9, 54), (10, 60), (72, 60), (None, 60)), start=1):
        idle = None if hours is None else hours * HOUR
        deadline = NOON + (idle or DEFAULT_IDLE)
        new = replace(new_match(number, number, o=BEN_SEAT), has_notices=True, idle=idle, deadline=deadline)
        await insert_matches(database, new)

        async def is_due(left: timedelta, number: int = number, deadline: datetime = deadline) -> bool:
            due = await matches.find_all(notices.due_reminders(deadline - left, DEFAULT_IDLE, ALL_SHARDS))
            return number in numbers(due)

        results = [await is_due(time) for time in (left * MINUTE + MINUTE, left * MINUTE, MINUTE, NONE)]
        assert results == [False, True, True, False]
        await database.write(notices.claim, new, ANA, notices.REMINDED)
        assert not await is_due(MINUTE)
