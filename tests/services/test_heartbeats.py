"""Outages of the bot, as the services see them."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.model.ids import ALL_SHARDS, Shards
from bot.services.build import Services
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from tests.people import ANA, BEN, GUILD, HERE, NOON, Clock, actor
from tests.services.builders import begin_duel

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


async def beats(services: Services) -> Shards | None:
    return await services.heartbeats.beat(ALL_SHARDS)


async def test_a_duel_gets_the_time_of_an_outage_back(services: Services, other: Services, clock: Clock) -> None:
    match = await begin_duel(services)
    await services.games.move(actor(ANA, 20), "a1")
    await services.games.move(actor(BEN, 21), "b2")
    assert await beats(services) == ALL_SHARDS
    clock.advance(DAY - HOUR)
    assert await beats(other) is None
    assert await beats(services) == ALL_SHARDS  # only the process that found the outage waits
    running = await other.matches.running(HERE.channel)
    assert running.deadline == NOON + 2 * DAY - HOUR
    for process in (services, other):
        clock.time = NOON + 2 * DAY - HOUR - MINUTE
        assert await process.maintenance.end_idle(match.id) is None
        assert await process.match_store.idle_matches(process.now()) == []
    clock.advance(MINUTE)
    assert await services.maintenance.end_idle(match.id)


async def test_the_cache_has_the_deadlines_after_an_outage(services: Services, clock: Clock) -> None:
    await beats(services)
    await begin_duel(services)
    before = await services.matches.running(HERE.channel)
    clock.advance(HOUR)
    await beats(services)
    after = await services.matches.running(HERE.channel)
    assert before.deadline
    assert after.deadline == before.deadline + HOUR
    assert after.match == before.match


async def test_nothing_ends_in_the_grace_period(services: Services, clock: Clock) -> None:
    await beats(services)
    clock.advance(HOUR)
    for _ in range(15):
        assert await beats(services) is None
        clock.advance(MINUTE)
    assert await beats(services) == ALL_SHARDS


async def test_each_shard_has_its_own_grace_period(services: Services, clock: Clock) -> None:
    first, second, both = Shards(2, frozenset({0})), Shards(2, frozenset({1})), Shards(2, frozenset({0, 1}))
    await services.heartbeats.beat(both)
    clock.advance(2 * MINUTE)
    assert await services.heartbeats.beat(first) == first
    clock.advance(MINUTE)
    assert await services.heartbeats.beat(both) == first
    assert await services.heartbeats.beat(second) is None


async def test_a_failed_heartbeat_lets_nothing_end(services: Services, database: Database, clock: Clock) -> None:
    await beats(services)
    clock.advance(HOUR)
    assert database.file
    away = database.file.rename(database.file.with_name("away"))
    with pytest.raises(DatabaseError):
        await beats(services)
    away.rename(database.file)
    assert await beats(services) is None


async def test_an_outage_in_a_server_counts_once(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    deadline = (await services.matches.running(HERE.channel)).deadline
    assert deadline
    services.heartbeats.begin_guild_outage(GUILD)
    clock.advance(HOUR)
    services.heartbeats.begin_guild_outage(GUILD)  # a new session, in which the server is still down
    clock.advance(HOUR)
    assert services.heartbeats.is_down(GUILD)
    await asyncio.gather(*(services.heartbeats.end_guild_outage(GUILD) for _ in range(3)))
    assert not services.heartbeats.is_down(GUILD)
    assert (await services.matches.running(HERE.channel)).deadline == deadline + 2 * HOUR


async def test_an_outage_of_server_and_shard_counts_once(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    deadline = (await services.matches.running(HERE.channel)).deadline
    assert deadline
    await beats(services)
    services.heartbeats.begin_guild_outage(GUILD)
    clock.advance(HOUR)
    await beats(services)
    clock.advance(MINUTE)
    await beats(services)
    clock.advance(2 * MINUTE)
    await services.heartbeats.end_guild_outage(GUILD)
    running = await services.matches.running(HERE.channel)
    assert running.deadline == deadline + HOUR + 3 * MINUTE


async def test_the_end_of_an_outage_is_saved_once_the_database_answers(
    services: Services, database: Database, clock: Clock
) -> None:
    await begin_duel(services)
    deadline = (await services.matches.running(HERE.channel)).deadline
    assert deadline
    services.heartbeats.begin_guild_outage(GUILD)
    clock.advance(HOUR)
    assert database.file
    away = database.file.rename(database.file.with_name("away"))
    with pytest.raises(DatabaseError):
        await services.heartbeats.end_guild_outage(GUILD)
    assert services.heartbeats.guilds_down == [GUILD]
    away.rename(database.file)
    await services.heartbeats.end_guild_outage(GUILD)
    assert services.heartbeats.guilds_down == []
    assert (await services.matches.running(HERE.channel)).deadline == deadline + HOUR
