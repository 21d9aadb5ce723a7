"""Heartbeats of shards, and the deadlines that an outage puts back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

from bot.game.ids import MatchId
from bot.model.ids import GuildId
from bot.storage.database import Database
from bot.storage.heartbeats import GRACE, OUTAGE_AFTER, end_guild_outage, save_heartbeat
from bot.storage.matches import MatchStore
from tests.people import NOON, event
from tests.storage.builders import after_plies, new_match

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
NONE = timedelta(0)
EVEN, ODD = GuildId(2 << 22), GuildId(3 << 22)


async def begin(matches: MatchStore, number: int, deadline: datetime | None, guild: GuildId | None = EVEN) -> None:
    """Begin a match at noon."""
    await matches.begin(replace(new_match(number, number, guild=guild), idle=DAY, deadline=deadline))


async def deadline_of(matches: MatchStore, number: int) -> datetime | None:
    saved = await matches.find(MatchId(number))
    assert saved
    return saved.deadline


async def test_an_outage_puts_back_deadlines_by_its_length(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    assert await database.write(save_heartbeat, 0, 1, NOON, DAY) == NONE
    assert await database.write(save_heartbeat, 0, 1, NOON + 3 * HOUR, DAY) == 3 * HOUR
    assert await deadline_of(matches, 1) == NOON + DAY + 3 * HOUR
    assert await database.write(save_heartbeat, 0, 1, NOON + 3 * HOUR, DAY) == NONE
    assert await database.write(save_heartbeat, 0, 1, NOON + 3 * HOUR + MINUTE, DAY) == NONE
    assert await deadline_of(matches, 1) == NOON + DAY + 3 * HOUR


async def test_a_short_gap_is_no_outage(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    for minutes in (0, 1, 3, 5, 4):
        assert await database.write(save_heartbeat, 0, 1, NOON + minutes * MINUTE, DAY) == NONE
    assert await deadline_of(matches, 1) == NOON + DAY
    assert await database.write(save_heartbeat, 0, 1, NOON + 6 * MINUTE + timedelta(microseconds=1), DAY) > OUTAGE_AFTER


async def test_without_an_earlier_heartbeat_nothing_is_put_back(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    assert await database.write(save_heartbeat, 0, 1, NOON + 3 * HOUR, DAY) == NONE
    assert await deadline_of(matches, 1) == NOON + DAY


async def test_a_deadline_in_or_before_the_grace_period_is_put_to_its_end(
    database: Database, matches: MatchStore
) -> None:
    await begin(matches, 1, NOON + MINUTE)
    await begin(matches, 2, NOON - HOUR)
    await database.write(save_heartbeat, 0, 1, NOON, DAY)
    await database.write(save_heartbeat, 0, 1, NOON + HOUR, DAY)
    for number in (1, 2):
        assert await deadline_of(matches, number) == NOON + HOUR + GRACE
    assert await matches.idle_matches(NOON + HOUR + GRACE - MINUTE) == []


async def test_a_match_without_a_deadline_gets_one(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, None)
    await database.write(save_heartbeat, 0, 1, NOON, 2 * DAY)
    await database.write(save_heartbeat, 0, 1, NOON + HOUR, 2 * DAY)
    assert await deadline_of(matches, 1) == NOON + 2 * DAY + HOUR


async def test_only_the_outage_after_the_last_move_counts(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    await database.write(save_heartbeat, 0, 1, NOON, DAY)
    saved = await matches.find(MatchId(1))
    assert saved
    moved = replace(after_plies(saved, 5, 4, after=HOUR), deadline=NOON + HOUR + DAY)
    await matches.change(saved, moved)  # after a reconnect, before the beat
    await database.write(save_heartbeat, 0, 1, NOON + HOUR + MINUTE, DAY)
    assert await deadline_of(matches, 1) == NOON + HOUR + DAY + MINUTE


async def test_finished_matches_keep_no_deadline(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY)
    saved = await matches.find(MatchId(1))
    assert saved
    await matches.change(saved, saved.with_end(saved.match.abandon(), event(2), NOON))
    await database.write(save_heartbeat, 0, 1, NOON, DAY)
    await database.write(save_heartbeat, 0, 1, NOON + HOUR, DAY)
    assert await deadline_of(matches, 1) is None


async def test_an_outage_concerns_the_guilds_of_its_shard(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + DAY, EVEN)
    await begin(matches, 2, NOON + DAY, ODD)
    await begin(matches, 3, NOON + DAY, None)  # direct messages arrive on shard 0
    for shard in (0, 1):
        await database.write(save_heartbeat, shard, 2, NOON, DAY)
    assert await database.write(save_heartbeat, 0, 2, NOON + HOUR, DAY) == HOUR
    assert [await deadline_of(matches, number) for number in (1, 2, 3)] == [
        NOON + DAY + HOUR,
        NOON + DAY,
        NOON + DAY + HOUR,
    ]
    assert await database.write(save_heartbeat, 1, 2, NOON + 2 * HOUR, DAY) == 2 * HOUR
    assert [await deadline_of(matches, number) for number in (1, 2, 3)] == [
        NOON + DAY + HOUR,
        NOON + DAY + 2 * HOUR,
        NOON + DAY + HOUR,
    ]


async def test_with_another_number_of_shards_the_oldest_heartbeat_counts(
    database: Database, matches: MatchStore
) -> None:
    for number, guild in enumerate((GuildId(3 << 22), GuildId(4 << 22), GuildId(5 << 22)), start=1):
        await begin(matches, number, NOON + DAY, guild)
    await database.write(save_heartbeat, 0, 2, NOON, DAY)
    await database.write(save_heartbeat, 1, 2, NOON + MINUTE, DAY)
    for shard, hours in ((0, 1), (1, 2), (2, 3)):
        assert await database.write(save_heartbeat, shard, 3, NOON + hours * HOUR, DAY) == hours * HOUR
    assert [await deadline_of(matches, number) for number in (1, 2, 3)] == [
        NOON + DAY + hours * HOUR for hours in (1, 2, 3)
    ]
    assert await database.write(save_heartbeat, 0, 1, NOON + 4 * HOUR, DAY) == 3 * HOUR


async def test_two_processes_report_an_outage_once(
    database: Database, other_database: Database, matches: MatchStore
) -> None:
    await begin(matches, 1, NOON + DAY)
    await database.write(save_heartbeat, 0, 2, NOON, DAY)
    for count in (2, 3):  # with another number of shards too
        processes = [database, other_database] * 4
        later = NOON + count * HOUR
        outages = await asyncio.gather(
            *(process.write(save_heartbeat, 2 % count, count, later, DAY) for process in processes)
        )
        assert sum(outage != NONE for outage in outages) == 1


async def test_an_outage_of_a_guild_concerns_only_that_guild(database: Database, matches: MatchStore) -> None:
    for number, guild in enumerate((EVEN, ODD, None), 1):
        await begin(matches, number, NOON + DAY, guild)
    assert await database.write(end_guild_outage, EVEN, NOON - HOUR, NOON + HOUR, DAY) == 2 * HOUR
    assert [await deadline_of(matches, number) for number in (1, 2, 3)] == [NOON + DAY + HOUR, NOON + DAY, NOON + DAY]


async def test_after_an_outage_of_a_guild_there_is_a_grace_period(database: Database, matches: MatchStore) -> None:
    await begin(matches, 1, NOON + HOUR, EVEN)
    assert await database.write(end_guild_outage, EVEN, NOON + HOUR, NOON + HOUR + OUTAGE_AFTER, DAY) == NONE
    assert await deadline_of(matches, 1) == NOON + HOUR
    now = NOON + HOUR + 3 * MINUTE
    assert await database.write(end_guild_outage, EVEN, NOON + HOUR, now, DAY) == 3 * MINUTE
    assert await deadline_of(matches, 1) == now + GRACE
