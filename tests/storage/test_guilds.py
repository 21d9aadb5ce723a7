"""Servers: what is kept of those that the bot has left, and for how long."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import insert, select

from bot.game.ids import MatchId
from bot.model.ids import ALL_SHARDS, GuildId, Shards
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.guilds import GuildStore
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.storage.matches import LARGEST, NOON, begun

HERE, THERE, FAR = GuildId(1), GuildId(LARGEST), GuildId(1 << 22)
LATER = NOON + timedelta(microseconds=1)


@pytest.fixture
async def servers(database: Database) -> GuildStore:
    """Three servers with a match each, and a match that is in none."""
    for event, guild in enumerate((HERE, THERE, FAR, None), start=1):
        await MatchStore(database).begin(begun(event, event, 4, 0, guild=guild))
    return GuildStore(database)


async def left(database: Database) -> dict[GuildId, bool]:
    """Whether the bot has left each server that it knows."""
    wanted = select(schema.guild.c.id, schema.guild.c.left_at)
    rows = await database.read(lambda connection: connection.execute(wanted).all())
    return {GuildId(guild): left_at is not None for guild, left_at in rows}


async def test_the_bot_knows_the_servers_where_somebody_has_played(servers: GuildStore, database: Database) -> None:
    await servers.mark_left(GuildId(99), NOON)
    assert await left(database) == {HERE: False, THERE: False, FAR: False}


async def test_what_is_known_of_a_server_goes_once_the_bot_has_been_away_long_enough(
    servers: GuildStore, matches: MatchStore, database: Database
) -> None:
    await servers.mark_left(THERE, LATER)
    before = await contents(database)
    assert await servers.delete_left(NOON) == 0
    assert await contents(database) == before
    assert await servers.delete_left(LATER) == 1
    assert await left(database) == {HERE: False, FAR: False}
    assert await matches.find(MatchId(2)) is None
    assert {row[0] for row in (await contents(database))["ply"]} == {1, 3, 4}


async def test_a_server_that_the_bot_comes_back_to_keeps_everything(servers: GuildStore, database: Database) -> None:
    before = await contents(database)
    await servers.mark_left(THERE, NOON)
    await servers.mark_joined(THERE)
    assert await servers.delete_left(LATER) == 0
    assert await contents(database) == before


async def test_nothing_is_forgotten_of_a_conversation_in_private(servers: GuildStore, matches: MatchStore) -> None:
    await servers.sync_present([], ALL_SHARDS, NOON)
    assert await servers.delete_left(NOON) == 3
    assert await matches.find(MatchId(4)) == begun(4, 4, 4, 0, guild=None)


async def test_what_happened_while_nobody_was_looking_is_made_up_for(servers: GuildStore, database: Database) -> None:
    await servers.mark_left(HERE, NOON)
    await servers.sync_present([HERE, FAR, GuildId(99)], ALL_SHARDS, LATER)
    assert await left(database) == {HERE: False, THERE: True, FAR: False}


async def test_the_time_of_leaving_is_not_put_off_by_every_start(servers: GuildStore, database: Database) -> None:
    await servers.mark_left(THERE, NOON)
    before = await contents(database)
    await servers.sync_present([HERE, FAR], ALL_SHARDS, LATER)
    assert await contents(database) == before


@pytest.mark.parametrize(("shard", "gone"), [(0, {HERE}), (1, {THERE, FAR})])
async def test_each_process_looks_after_the_servers_of_its_shards(
    servers: GuildStore, database: Database, shard: int, gone: set[GuildId]
) -> None:
    await servers.sync_present([], Shards(2, frozenset({shard})), NOON)
    assert {guild for guild, is_left in (await left(database)).items() if is_left} == gone


async def test_very_many_servers_are_no_trouble(servers: GuildStore, database: Database) -> None:
    many = [{"id": number} for number in range(100, 1_301)]
    await database.write(lambda connection: connection.execute(insert(schema.guild), many) and None)
    await servers.sync_present([], ALL_SHARDS, NOON)
    assert all((await left(database)).values())
    await servers.sync_present([GuildId(number) for number in range(100, 1_301)], ALL_SHARDS, NOON)
    assert await servers.delete_left(NOON) == 3
