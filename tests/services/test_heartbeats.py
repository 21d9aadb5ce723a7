"""Outages of the bot, as the services see them."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.model.ids import ALL_SHARDS, Shards
from bot.services.build import Services
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from tests.support.people import ANA, BEN, GUILD, HERE, NOON, Clock, actor
from tests.support.services import begin_duel

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


async def deadline_of(services: Services) -> datetime:
    """When the running match ends unless somebody moves."""
    deadline = (await services.matches.running(HERE.channel)).deadline
    assert deadline
    return deadline


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


async def test_nothing_ends_in_the_grace_period(services: Services, clock: Clock) -> None:
    await beats(services)
    await begin_duel(services)
    before = await deadline_of(services)
    clock.advance(HOUR)
    for _ in range(15):
        assert await beats(services) is None
        assert await deadline_of(services) == before + HOUR
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
    deadline = await deadline_of(services)
    services.heartbeats.begin_guild_outage(GUILD)
    clock.advance(HOUR)
    services.heartbeats.begin_guild_outage(GUILD)  # a new session, in which the server is still down
    clock.advance(HOUR)
    assert services.heartbeats.is_down(GUILD)
    await asyncio.gather(*(services.heartbeats.end_guild_outage(GUILD) for _ in range(3)))
    assert not services.heartbeats.is_down(GUILD)
    assert await deadline_of(services) == deadline + 2 * HOUR


async def test_an_outage_of_server_and_shard_counts_once(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    deadline = await deadline_of(services)
    await beats(services)
    services.heartbeats.begin_guild_outage(GUILD)
    for pause in (HOUR, MINUTE):
        clock.advance(pause)
        await beats(services)
    clock.advance(2 * MINUTE)
    await services.heartbeats.end_guild_outage(GUILD)
    assert await deadline_of(services) == deadline + HOUR + 3 * MINUTE


async def test_the_end_of_an_outage_is_saved_once_the_database_answers(
    services: Services, database: Database, clock: Clock
) -> None:
    await begin_duel(services)
    deadline = await deadline_of(services)
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
    assert await deadline_of(services) == deadline + HOUR
