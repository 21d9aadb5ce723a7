"""Matches: saving, changing and reading them, also by two processes at once."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, timedelta

import pytest
from sqlalchemy import Connection, func, select

from bot.database import schema
from bot.database.database import Database
from bot.database.errors import StaleMatchError
from bot.games.ids import MatchId
from bot.matches.queries import count_live
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, Shards
from tests.support.databases import contents
from tests.support.kinds import on_sqlite
from tests.support.people import ANA, BEN_SEAT, HERE, LARGEST_ID, NOON, event
from tests.support.saved_matches import (
    DRAWN_GAME,
    abandoned,
    after_plies,
    new_match,
    random_match,
    running_in,
    save_change,
    save_new,
    with_end,
)

SECOND = timedelta(seconds=1)


async def refusal(saving: Awaitable[None]) -> type[StaleMatchError] | None:
    try:
        await saving
    except StaleMatchError as error:
        return type(error)
    return None


async def test_random_matches_read_back_as_they_were_saved(matches: MatchStore) -> None:
    for number in range(40):
        first, *later = random_match(number)
        await save_new(matches, first)
        saved = first
        for new in later:
            await save_change(matches, saved, new)
            saved = new
        assert await matches.find(first.match.id) == saved
        assert await running_in(matches, first.place.channel) == (None if saved.match.is_over else saved)


async def test_a_channel_has_one_running_match(matches: MatchStore, database: Database) -> None:
    assert await running_in(matches, HERE.channel) is None
    assert await matches.find(MatchId(1)) is None
    assert await database.read(count_live) == 0
    channels = [HERE.channel, ChannelId(20), ChannelId(LARGEST_ID)]
    new = [new_match(number, channel, guild=None) for number, channel in enumerate(channels, start=1)]
    new[0] = replace(new[0], updated=NOON.replace(microsecond=1))
    for match in new:
        await save_new(matches, match)
    assert [await running_in(matches, channel) for channel in channels] == new
    assert await database.read(count_live) == 3
    found = await running_in(matches, HERE.channel)
    assert found
    assert found.updated.tzinfo is UTC
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await save_new(matches, new_match(4, guild=GuildId(99)))
    assert await contents(database) == before


@on_sqlite
async def test_the_end_of_a_replaced_match_is_still_to_be_shown(matches: MatchStore) -> None:
    old, new = new_match(1, 10, 4, 0), new_match(2, 10, x=BEN_SEAT)
    await save_new(matches, old)
    await save_new(matches, new, instead_of=abandoned(old, 2))
    assert await running_in(matches, HERE.channel) == new
    ended, shown_next = await matches.unshown(ALL_SHARDS)
    assert (ended.match, ended.event, shown_next) == (old.match.abandon(), event(2), new)


@on_sqlite
async def test_a_match_that_has_moved_on_is_not_changed(matches: MatchStore, database: Database) -> None:
    old = new_match(1, 10, 4, 0)
    await save_new(matches, old)
    newest = after_plies(old, 2, 8, 1)
    await save_change(matches, old, newest)
    before = await contents(database)
    for stale in (
        after_plies(old, 3, 7),
        after_plies(old, old.event.id, 8),
        with_end(old, old.match.abandon(), event(4), NOON),
    ):
        with pytest.raises(StaleMatchError):
            await save_change(matches, old, stale)
        assert await contents(database) == before
    with pytest.raises(StaleMatchError):
        await save_new(matches, new_match(3), instead_of=abandoned(old, 3))
    assert await contents(database) == before
    assert await running_in(matches, HERE.channel) == newest

    await save_change(matches, newest, over := with_end(newest, newest.match.resign(ANA), event(5), NOON))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await save_change(matches, newest, after_plies(newest, 6, 2))
    assert await contents(database) == before
    assert await matches.find(MatchId(1)) == over


async def test_of_two_processes_that_save_the_same_event_one_succeeds(
    matches: MatchStore, database: Database, other_database: Database
) -> None:
    saved, other_store = new_match(1, o=BEN_SEAT), MatchStore(other_database)
    outcomes = await asyncio.gather(refusal(save_new(matches, saved)), refusal(save_new(other_store, saved)))
    assert {*outcomes} == {None, StaleMatchError}
    for number, cell in enumerate(DRAWN_GAME, start=2):
        new = after_plies(saved, number, cell)
        outcomes = await asyncio.gather(
            refusal(save_change(matches, saved, new)), refusal(save_change(other_store, saved, new))
        )
        assert {*outcomes} == {None, StaleMatchError}
        saved = new
    assert await matches.find(MatchId(1)) == saved
    assert len((await contents(database))["ply"]) == len(DRAWN_GAME)


async def test_of_two_processes_that_reply_or_begin_at_once_one_succeeds(
    matches: MatchStore, other_database: Database
) -> None:
    other_store = MatchStore(other_database)
    for number in range(1, 10):
        old = new_match(number, number, 4, guild=GuildId(number))
        await save_new(matches, old)
        replies = [after_plies(old, number, cell) for cell in (0, 8)]
        outcomes = await asyncio.gather(
            refusal(save_change(matches, old, replies[0])), refusal(save_change(other_store, old, replies[1]))
        )
        assert {*outcomes} == {None, StaleMatchError}
        assert await running_in(matches, ChannelId(number)) == replies[outcomes.index(None)]
    for number in range(101, 120, 2):
        mine, theirs = new_match(number, number, guild=GuildId(number)), new_match(number + 1, number, guild=None)
        outcomes = await asyncio.gather(refusal(save_new(matches, mine)), refusal(save_new(other_store, theirs)))
        assert {*outcomes} == {None, StaleMatchError}
        assert await running_in(matches, ChannelId(number)) == (mine if outcomes[0] is None else theirs)
    for number in range(201, 220, 2):  # in two channels of a new server
        mine, theirs = (new_match(n, n, guild=GuildId(number)) for n in (number, number + 1))
        assert await asyncio.gather(save_new(matches, mine), save_new(other_store, theirs)) == [None, None]


async def test_a_reading_transaction_sees_one_snapshot(database: Database, other_database: Database) -> None:
    def count_servers(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(schema.guild)).scalar_one()

    async with database.reading() as transaction:
        assert await transaction.run_sync(count_servers) == 0
        await save_new(MatchStore(other_database), new_match(1))
        assert await transaction.run_sync(count_servers) == 0
    assert await database.read(count_servers) == 1


async def test_each_shard_finds_what_its_guilds_have_not_been_shown(matches: MatchStore) -> None:
    servers = [None, GuildId(1), *(GuildId((n << 22) + n) for n in (1, 2, 3, 14, 15, 16, 17, 31)), GuildId(LARGEST_ID)]
    for number, guild in reversed([*enumerate(servers, start=1)]):  # what has waited longest is shown first
        await save_new(matches, replace(new_match(number, number, guild=guild), updated=NOON + number * SECOND))
    for count in (1, 2, 3, 16):
        for ids in ({0}, {count - 1}, {*range(0, count, 2)}, {*range(count)}):
            shards = Shards(count, frozenset(ids))
            unshown = [saved.place.guild for saved in await matches.unshown(shards)]
            assert unshown == [guild for guild in servers if shards.has(guild)], shards
