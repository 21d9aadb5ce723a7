"""When a running match ends because nobody moves, also after an outage of the bot."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.game import Termination
from bot.games.ids import MatchId
from bot.games.match import EarlyEnd
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, Shards
from bot.process.build import build_services
from cogs.play.service import PlayService
from cogs.upkeep.service import HeartbeatService, MaintenanceService
from tests.fakes.opponents import FirstFree
from tests.support.people import ANA, BEN, DM, GUILD, HERE, NOON, THERE, Clock, actor
from tests.support.saved_matches import running_in
from tests.support.services import OPPONENT, begin_duel

SECOND, MINUTE, HOUR, DAY = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def restarted(database: Database, clock: Clock, idle: timedelta) -> Services:
    """The services after a restart with another IDLE_HOURS."""
    return build_services(
        database, {OPPONENT: FirstFree()}, default_opponent=OPPONENT, rng=Random(1), now=clock, abandoned_after=idle
    )


async def idle_ids(services: Services) -> list[MatchId]:
    """The matches that are to be ended."""
    return [saved.match.id for saved in await services[MatchStore].idle_matches(services.now())]


async def test_a_match_keeps_the_idle_time_of_its_beginning(
    services: Services, database: Database, clock: Clock
) -> None:
    match = await begin_duel(services)
    for idle in (timedelta(hours=1), 7 * DAY):
        clock.time = NOON + DAY - SECOND
        changed = restarted(database, clock, idle)
        assert await idle_ids(changed) == []
        running = await changed[Matches].running(HERE.channel)
        assert running.deadline == NOON + DAY
        assert await changed[MaintenanceService].end_idle(match.id) is None
        clock.advance(SECOND)
        assert await idle_ids(changed) == [match.id]
    changed = restarted(database, clock, timedelta(minutes=30))
    moved = await changed[PlayService].move(actor(ANA, 20), "a1")
    begun = await changed[PlayService].start(actor(BEN, 21, DM))  # a default of half an hour is promised too
    for place, saved, idle in ((HERE, moved.saved, DAY), (DM, begun.saved, timedelta(minutes=30))):
        stored = await running_in(MatchStore(database), place.channel)
        assert stored
        assert stored.deadline == saved.deadline == clock.time + idle
    clock.advance(DAY)
    assert await changed[MaintenanceService].end_idle(match.id)


async def test_a_move_after_the_deadline_counts_until_the_match_ends(
    services: Services, other: Services, clock: Clock
) -> None:
    match = await begin_duel(services)
    clock.advance(DAY + SECOND)
    await services[PlayService].move(actor(ANA, 20), "a1")
    update = await services[PlayService].move(actor(BEN, 21), "b2")
    assert update.saved.deadline == clock.time + DAY
    assert await other[MaintenanceService].end_idle(match.id) is None
    clock.advance(DAY)
    ended = await other[MaintenanceService].end_idle(match.id)
    assert ended
    assert ended.match.early_end == EarlyEnd(Termination.FORFEITED, ended.match.mark_of(ANA))


async def deadline_of(services: Services) -> datetime:
    """When the running match ends unless somebody moves."""
    deadline = (await services[Matches].running(HERE.channel)).deadline
    assert deadline
    return deadline


async def beats(services: Services) -> Shards | None:
    return await services[HeartbeatService].beat(ALL_SHARDS)


async def test_each_shard_has_its_own_grace_period(services: Services, clock: Clock) -> None:
    first, second, both = Shards(2, frozenset({0})), Shards(2, frozenset({1})), Shards(2, frozenset({0, 1}))
    await services[HeartbeatService].beat(both)
    clock.advance(2 * MINUTE)
    assert await services[HeartbeatService].beat(first) == first
    clock.advance(MINUTE)
    assert await services[HeartbeatService].beat(both) == first
    assert await services[HeartbeatService].beat(second) is None


async def test_an_outage_of_server_and_shard_counts_once(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    deadline, heartbeats = await deadline_of(services), services[HeartbeatService]
    await beats(services)
    heartbeats.begin_guild_outage(GUILD)
    for pause in (HOUR, MINUTE):
        clock.advance(pause)
        await beats(services)
    heartbeats.begin_guild_outage(GUILD)  # a new session, in which the server is still down
    clock.advance(2 * MINUTE)
    assert heartbeats.is_down(GUILD)
    await asyncio.gather(*(heartbeats.end_guild_outage(GUILD) for _ in range(3)))
    assert not heartbeats.is_down(GUILD)
    assert await deadline_of(services) == deadline + HOUR + 3 * MINUTE


async def test_the_end_of_an_outage_is_saved_once_the_database_answers(
    services: Services, database: Database, clock: Clock
) -> None:
    await begin_duel(services)
    await beats(services)
    deadline = await deadline_of(services)
    services[HeartbeatService].begin_guild_outage(GUILD)
    clock.advance(HOUR)
    assert database.file
    away = database.file.rename(database.file.with_name("away"))
    for attempt in (services[HeartbeatService].end_guild_outage(GUILD), beats(services)):
        with pytest.raises(DatabaseError):
            await attempt
    assert services[HeartbeatService].guilds_down == [GUILD]
    away.rename(database.file)
    await services[HeartbeatService].end_guild_outage(GUILD)
    assert services[HeartbeatService].guilds_down == []
    assert await deadline_of(services) == deadline + HOUR
    assert await beats(services) is None  # a failed heartbeat lets nothing end


MONTH = 30 * DAY


async def test_a_clock_set_forward_and_back_leaves_deadlines_as_they_were(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    deadline = await deadline_of(services)
    await beats(services)
    clock.advance(MINUTE)
    clock.set(MONTH)
    services[HeartbeatService].begin_guild_outage(GUILD)  # before a heartbeat
    await beats(services)
    assert await idle_ids(services) == []  # nobody loses in the wrong month either
    began = await services[PlayService].start(actor(ANA, 20, DM))
    assert began.saved.deadline == clock.time + DAY
    clock.advance(MINUTE)
    clock.set(-MONTH)
    moved = await services[PlayService].start(actor(BEN, 21, THERE))  # before a heartbeat
    assert await beats(services) is None
    assert await deadline_of(services) - deadline == 2 * MINUTE  # between the heartbeats
    for place in (DM, THERE):
        saved = await running_in(services[MatchStore], place.channel)
        assert saved
        assert saved.updated <= clock.time
        assert saved.deadline == moved.saved.deadline == clock.time + DAY
    clock.advance(MINUTE)
    await services[HeartbeatService].end_guild_outage(GUILD)
    assert await deadline_of(services) - deadline == 2 * MINUTE  # the server was not away for a month
    clock.advance(HOUR)
    await beats(services)
    assert await deadline_of(services) - deadline == HOUR + 3 * MINUTE  # a real outage


async def test_a_clock_set_back_while_the_bot_is_stopped_hides_no_outage(
    services: Services, other: Services, clock: Clock
) -> None:
    await begin_duel(services)
    await beats(services)
    clock.set(MONTH)
    await beats(services)
    clock.set(-MONTH)
    clock.advance(HOUR)  # the machine is off
    await beats(other)
    assert await deadline_of(other) == NOON + DAY + HOUR
    clock.advance(MINUTE)
    await beats(other)
    clock.advance(HOUR)  # and is suspended for another one
    await beats(other)
    assert await deadline_of(other) == NOON + DAY + 2 * HOUR
