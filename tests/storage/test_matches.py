"""Matches: saved whole or not at all, once, and found again exactly as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, timedelta, timezone

import pytest
from sqlalchemy import Connection, func, select

from bot.game.ids import MatchId, UserId
from bot.game.match import Termination
from bot.model.ids import ALL_SHARDS, ChannelId, Event, EventId, GuildId, MessageId, Shards
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError, StaleMatchError, StorageError
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.storage.matches import BEN, DRAW, LARGEST, NOON, begun, by_chance, played

HERE = ChannelId(10)


async def refusal(saving: Awaitable[None]) -> type[StorageError] | None:
    """Why something was not saved; None if it was."""
    try:
        await saving
    except StorageError as error:
        return type(error)
    return None


async def test_whatever_is_played_comes_back_exactly_as_it_was_saved(matches: MatchStore) -> None:
    for number in range(40):
        first, *later = by_chance(number)
        await matches.begin(first)
        saved = first
        for new in later:
            await matches.change(saved, new)
            saved = new
        assert await matches.find(first.match.id) == saved
        assert await matches.live(first.place.channel) == (None if saved.match.is_over else saved)


async def test_a_moment_is_kept_to_the_microsecond_in_whatever_zone_it_was_told(matches: MatchStore) -> None:
    moment = NOON.replace(microsecond=1).astimezone(timezone(timedelta(hours=-9)))
    await matches.begin(replace(begun(1), updated=moment))
    found = await matches.live(HERE)
    assert found
    assert found.updated == NOON.replace(microsecond=1)
    assert found.updated.tzinfo is UTC


async def test_a_channel_without_a_match_has_none(matches: MatchStore) -> None:
    assert await matches.live(HERE) is None
    assert await matches.find(MatchId(1)) is None
    assert await matches.count_live() == 0


async def test_a_channel_has_one_live_match(matches: MatchStore, database: Database) -> None:
    await matches.begin(begun(1))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await matches.begin(begun(2, guild=GuildId(99)))
    assert await contents(database) == before


async def test_channels_have_matches_of_their_own(matches: MatchStore) -> None:
    channels = [ChannelId(10), ChannelId(20), ChannelId(LARGEST)]
    new = [begun(event, channel, guild=None) for event, channel in enumerate(channels, start=1)]
    for match in new:
        await matches.begin(match)
    assert [await matches.live(channel) for channel in channels] == new
    assert await matches.count_live() == 3


async def test_a_match_that_makes_way_has_been_abandoned_and_is_shown_to_nobody_any_more(matches: MatchStore) -> None:
    old, new = begun(1, 10, 4, 0), begun(2, 10, x=BEN)
    await matches.begin(old)
    await matches.begin(new, instead_of=old)
    assert await matches.live(HERE) == new
    ended = await matches.find(MatchId(1))
    assert ended
    assert (ended.match, ended.event, ended.shown_version) == (old.match.abandon(), Event(EventId(2)), 3)
    assert await matches.owed(ALL_SHARDS) == [new]


async def test_a_match_that_has_moved_on_makes_way_for_none(matches: MatchStore, database: Database) -> None:
    old = begun(1, 10, 4, 0)
    await matches.begin(old)
    await matches.change(old, played(old, 2, 8))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await matches.begin(begun(3), instead_of=old)
    assert await contents(database) == before


async def test_a_change_of_an_old_copy_is_refused(matches: MatchStore, database: Database) -> None:
    old = begun(1, 10, 4, 0)
    await matches.begin(old)
    newest = played(old, 2, 8, 1)
    await matches.change(old, newest)
    before = await contents(database)
    for stale in (
        played(old, 3, 7),
        played(old, old.event.id, 8),
        old.with_match(old.match.abandon(), Event(EventId(4)), NOON),
    ):
        with pytest.raises(StaleMatchError):
            await matches.change(old, stale)
        assert await contents(database) == before
    assert await matches.live(HERE) == newest


async def test_a_match_that_is_over_stays_as_it_is(matches: MatchStore, database: Database) -> None:
    old = begun(1, 10, 4, 0)
    await matches.begin(old)
    await matches.change(old, old.with_match(old.match.resign(UserId(1)), Event(EventId(2)), NOON))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await matches.change(old, played(old, 3, 8))
    assert await contents(database) == before
    ended = await matches.find(MatchId(1))
    assert ended
    assert ended.match.termination is Termination.RESIGNED


async def test_what_a_person_did_has_its_effect_once(matches: MatchStore, database: Database) -> None:
    first = begun(1, 10, 4, 0)
    second = played(first, 2, 8, 1)
    resigned = second.with_match(second.match.resign(UserId(1)), Event(EventId(3)), NOON)
    other, another = begun(4, x=BEN), begun(5)
    for saving, again in (
        (matches.begin(first), matches.begin(first)),
        (matches.change(first, second), matches.change(first, second)),
        (matches.change(second, resigned), matches.change(second, resigned)),
        (matches.begin(other), matches.begin(other)),
        (matches.begin(another, instead_of=other), matches.begin(another, instead_of=other)),
    ):
        await saving
        before = await contents(database)
        with pytest.raises(RepeatedEventError):
            await again
        assert await contents(database) == before


async def test_a_ply_of_a_program_is_no_deed_of_a_person(matches: MatchStore, database: Database) -> None:
    old = begun(1, 10, 4)
    await matches.begin(old)
    await matches.change(old, played(old, 1, 0))
    rows = (await contents(database))["ply"]
    assert [row[:4] for row in rows] == [(1, 0, 4, 1), (1, 1, 0, None)]


async def test_of_two_processes_that_save_the_same_deed_exactly_one_does(
    matches: MatchStore, database: Database, elsewhere: Database
) -> None:
    saved, others = begun(1, o=BEN), MatchStore(elsewhere)
    outcomes = await asyncio.gather(refusal(matches.begin(saved)), refusal(others.begin(saved)))
    assert {*outcomes} == {None, RepeatedEventError}
    for event, cell in enumerate(DRAW, start=2):
        new = played(saved, event, cell)
        outcomes = await asyncio.gather(refusal(matches.change(saved, new)), refusal(others.change(saved, new)))
        assert {*outcomes} == {None, RepeatedEventError}
        saved = new
    assert await matches.find(MatchId(1)) == saved
    assert len((await contents(database))["ply"]) == len(DRAW)


async def test_of_two_processes_that_save_a_programs_reply_exactly_one_does(
    matches: MatchStore, elsewhere: Database
) -> None:
    others = MatchStore(elsewhere)
    for number in range(1, 10):
        old = begun(number, number, 4)
        await matches.begin(old)
        replies = [played(old, number, cell) for cell in (0, 8)]
        outcomes = await asyncio.gather(
            refusal(matches.change(old, replies[0])), refusal(others.change(old, replies[1]))
        )
        assert {*outcomes} == {None, StaleMatchError}
        assert await matches.live(ChannelId(number)) == replies[outcomes.index(None)]


async def test_of_two_who_begin_in_a_channel_at_once_exactly_one_does(matches: MatchStore, elsewhere: Database) -> None:
    others = MatchStore(elsewhere)
    for number in range(1, 20, 2):
        mine, theirs = begun(number, number, guild=GuildId(number)), begun(number + 1, number, guild=None)
        outcomes = await asyncio.gather(refusal(matches.begin(mine)), refusal(others.begin(theirs)))
        assert {*outcomes} == {None, StaleMatchError}
        assert await matches.live(ChannelId(number)) == (mine if outcomes[0] is None else theirs)


async def test_a_server_can_become_known_to_two_processes_at_once(matches: MatchStore, elsewhere: Database) -> None:
    others = MatchStore(elsewhere)
    for number in range(1, 20, 2):
        mine, theirs = (begun(event, event, guild=GuildId(number)) for event in (number, number + 1))
        assert await asyncio.gather(matches.begin(mine), others.begin(theirs)) == [None, None]


async def test_what_is_read_is_one_state_of_the_database(database: Database, elsewhere: Database) -> None:
    def count_servers(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(schema.guild)).scalar_one()

    async with database.reading() as transaction:
        assert await transaction.run_sync(count_servers) == 0
        await MatchStore(elsewhere).begin(begun(1))
        assert await transaction.run_sync(count_servers) == 0
    assert await database.read(count_servers) == 1


@pytest.mark.parametrize("count", [1, 2, 3, 16])
async def test_every_shard_owes_what_its_servers_have_not_been_shown(matches: MatchStore, count: int) -> None:
    servers = [None, GuildId(1), *(GuildId((n << 22) + n) for n in (1, 2, 3, 14, 15, 16, 17, 31)), GuildId(LARGEST)]
    for event, guild in enumerate(servers, start=1):
        await matches.begin(begun(event, event, guild=guild))
    for ids in ({0}, {count - 1}, {*range(0, count, 2)}, {*range(count)}):
        shards = Shards(count, frozenset(ids))
        owed = [saved.place.guild for saved in await matches.owed(shards)]
        assert owed == [guild for guild in servers if shards.has(guild)]


async def test_what_has_waited_longest_is_owed_first(matches: MatchStore) -> None:
    waiting = [replace(begun(event, event), updated=NOON - timedelta(seconds=event)) for event in (1, 3, 2)]
    for saved in waiting:
        await matches.begin(saved)
    assert [saved.match.id for saved in await matches.owed(ALL_SHARDS)] == [3, 2, 1]


async def test_what_was_shown_is_owed_no_more_until_it_changes(matches: MatchStore) -> None:
    old = begun(1, 10, 4, 0)
    await matches.begin(old)
    await matches.show(MatchId(1), 2, MessageId(100))
    assert await matches.owed(ALL_SHARDS) == []
    shown = replace(old, shown_version=2, message=MessageId(100))
    assert await matches.live(HERE) == shown
    new = played(old, 2, 8, 1)
    await matches.change(old, new)  # by somebody who does not know that it was shown
    assert await matches.owed(ALL_SHARDS) == [replace(new, shown_version=2, message=MessageId(100))]


async def test_what_was_shown_later_is_not_undone_by_what_was_shown_before(matches: MatchStore) -> None:
    await matches.begin(begun(1, 10, 4, 0))
    for version, message, expected in (
        (2, MessageId(100), (2, MessageId(100))),
        (1, MessageId(99), (2, MessageId(100))),
        (2, None, (2, MessageId(100))),
        (2, MessageId(LARGEST), (2, MessageId(LARGEST))),
    ):
        await matches.show(MatchId(1), version, message)
        found = await matches.live(HERE)
        assert found
        assert (found.shown_version, found.message) == expected


async def test_by_what_an_interaction_is_answered_is_kept_until_it_has_been(matches: MatchStore) -> None:
    old = replace(begun(1, 10, 4, 0), event=Event(EventId(1), "a token"))
    new = replace(played(old, 2, 8, 1), event=Event(EventId(2), "another"))

    async def token() -> str | None:
        found = await matches.live(HERE)
        return found.event.token if found else None

    await matches.begin(old)
    assert await token() == "a token"
    await matches.show(MatchId(1), 2, None)
    assert await token() is None
    await matches.change(old, new)
    for version, expected in ((2, "another"), (4, None)):
        await matches.show(MatchId(1), version, None)
        assert await token() == expected
