"""Matches: saving, changing and reading them, by two processes at once too; take-backs, hints, and how many may run."""

from dataclasses import replace
from datetime import UTC, timedelta

import pytest
from sqlalchemy import Connection, func, select

from bot.database import schema
from bot.database.database import Database
from bot.database.errors import RunningLimitError, StaleMatchError
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.matches.queries import MAX_RUNNING, count_live, running_channels
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, Shards
from bot.model.saved_match import SavedMatch
from tests.support.databases import at_once, contents, refused
from tests.support.kinds import on_sqlite
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, GUILD, HERE, LARGEST_ID, NOON, PERFECT_SEAT, THERE, event
from tests.support.saved_matches import (
    abandoned,
    after_plies,
    delete_user,
    new_match,
    random_match,
    running_in,
    save_change,
    save_new,
    with_end,
)

SECOND = timedelta(seconds=1)


@pytest.fixture
def others(other_database: Database) -> MatchStore:
    """The matches as another process has them."""
    return MatchStore(other_database)


async def test_random_matches_read_back_as_they_were_saved(matches: MatchStore) -> None:
    for number in range(20):
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
    channels = [HERE.channel, ChannelId(20), ChannelId(LARGEST_ID)]
    new = [new_match(number, channel, guild=None) for number, channel in enumerate(channels, start=1)]
    new[0] = replace(new[0], updated=NOON.replace(microsecond=1))
    for count, match in enumerate(new):
        assert await database.read(count_live) == count
        await save_new(matches, match)
    assert [await running_in(matches, channel) for channel in channels] == new
    found = await running_in(matches, HERE.channel)
    assert found
    assert found.updated.tzinfo is UTC
    async with refused(database, StaleMatchError):
        await save_new(matches, new_match(4, guild=GuildId(99)))


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
    await save_change(matches, old, newest := after_plies(old, 2, 8, 1))
    for stale in (
        after_plies(old, 3, 7),
        after_plies(old, old.event.id, 8),
        with_end(old, old.match.abandon(), event(4), NOON),
    ):
        async with refused(database, StaleMatchError):
            await save_change(matches, old, stale)
    async with refused(database, StaleMatchError):
        await save_new(matches, new_match(3), instead_of=abandoned(old, 3))
    await save_change(matches, newest, over := with_end(newest, newest.match.resign(ANA), event(5), NOON))
    async with refused(database, StaleMatchError):
        await save_change(matches, newest, after_plies(newest, 6, 2))
    assert await matches.find(MatchId(1)) == over


async def test_of_two_processes_that_save_at_once_one_succeeds(matches: MatchStore, others: MatchStore) -> None:
    one_of_two = {None, StaleMatchError}
    for number in range(10, 50, 10):
        old = new_match(number, number, 4, o=BEN_SEAT, guild=GuildId(number))
        assert {*await at_once(save_new(matches, old), save_new(others, old))} == one_of_two
        await save_change(matches, old, shown := after_plies(old, number + 1, 0))
        same = after_plies(shown, number + 2, 8)
        assert {*await at_once(save_change(matches, shown, same), save_change(others, shown, same))} == one_of_two
        taken_back = replace(same, match=same.match.take_back(ANA), event=event(number + 3))
        steps = after_plies(same, number + 4, 7), taken_back
        outcomes = await at_once(save_change(matches, same, steps[0]), save_change(others, same, steps[1]))
        assert {*outcomes} == one_of_two
        assert await running_in(matches, old.place.channel) == steps[outcomes.index(None)]
    for number in range(101, 109, 2):
        mine, theirs = new_match(number, number, guild=GuildId(number)), new_match(number + 1, number, guild=None)
        outcomes = await at_once(save_new(matches, mine), save_new(others, theirs))
        assert {*outcomes} == one_of_two
        assert await running_in(matches, ChannelId(number)) == (mine, theirs)[outcomes.index(None)]
        beginning = (new_match(n, n, guild=GuildId(number + 100)) for n in (number + 100, number + 101))
        stores = zip((matches, others), beginning, strict=True)  # in two channels of a new server
        assert await at_once(*(save_new(store, new) for store, new in stores)) == [None, None]


async def test_a_reading_transaction_sees_one_snapshot(database: Database, others: MatchStore) -> None:
    def count_servers(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(schema.guild)).scalar_one()

    async with database.reading() as transaction:
        assert await transaction.run_sync(count_servers) == 0
        await save_new(others, new_match(1))
        assert await transaction.run_sync(count_servers) == 0
    assert await database.read(count_servers) == 1


async def test_each_shard_finds_what_its_guilds_have_not_been_shown(matches: MatchStore) -> None:
    servers = [None, GuildId(1), *(GuildId((n << 22) + n) for n in (1, 2, 14, 15, 17)), GuildId(LARGEST_ID)]
    for number, guild in reversed([*enumerate(servers, start=1)]):  # what has waited longest is shown first
        await save_new(matches, replace(new_match(number, number, guild=guild), updated=NOON + number * SECOND))
    for count in (1, 2, 3, 16):
        for ids in ({0}, {count - 1}, {*range(0, count, 2)}):
            shards = Shards(count, frozenset(ids))
            unshown = [saved.place.guild for saved in await matches.unshown(shards)]
            assert unshown == [guild for guild in servers if shards.has(guild)], shards


async def test_a_member_has_few_running_matches_in_a_guild(
    matches: MatchStore, database: Database, others: MatchStore
) -> None:
    running = [
        new_match(number, number, x=BEN_SEAT if number % 2 else ANA_SEAT, o=ANA_SEAT if number % 2 else PERFECT_SEAT)
        for number in range(1, MAX_RUNNING + 1)
    ]
    for saved in running:
        await save_new(matches, saved)
    for beyond in (new_match(10, 10), new_match(11, 11, x=BEN_SEAT, o=ANA_SEAT)):
        async with refused(database, RunningLimitError) as error:
            await save_new(matches, beyond)
        assert (error.value.user, [*error.value.channels]) == (ANA, [*range(1, MAX_RUNNING + 1)])
    await save_new(matches, new_match(12, 12, x=BEN_SEAT, o=PERFECT_SEAT))
    await save_new(matches, new_match(13, 13, guild=GuildId(8 << 22)))
    await save_new(matches, new_match(14, 14, guild=None))
    assert await database.read(running_channels, GUILD, ANA) == [*range(1, MAX_RUNNING + 1)]
    assert await database.read(running_channels, GUILD, UserId(99)) == []

    await save_new(matches, new_match(20, 1), instead_of=abandoned(running[0], 20))  # which is not one more
    await save_change(matches, running[1], abandoned(running[1], 21).after)
    begun = (save_new(store, new_match(number, number)) for number, store in ((22, matches), (23, others)))
    assert {*await at_once(*begun)} == {None, RunningLimitError}


async def end(matches: MatchStore, number: int, channel: ChannelId, *, minutes: int) -> SavedMatch:
    """Save a match that is abandoned some minutes after noon."""
    new = new_match(number, channel, 4, 0, x=BEN_SEAT)
    over = with_end(new, new.match.abandon(), event(number + 1), NOON + timedelta(minutes=minutes))
    await save_new(matches, new)
    await save_change(matches, new, over)
    return over


async def test_the_last_finished_match_is_the_one_that_ended_last(matches: MatchStore, database: Database) -> None:
    await save_new(matches, running := new_match(1, HERE.channel, 4))
    assert await matches.last_finished(HERE.channel) is None
    second = new_match(2, HERE.channel, x=BEN_SEAT)
    await save_new(matches, second, instead_of=abandoned(running, 2))
    first = await matches.last_finished(HERE.channel)
    assert first
    assert first.match == running.match.abandon()
    await save_change(matches, second, with_end(second, second.match.resign(BEN), event(3), NOON))
    other = await end(matches, 10, THERE.channel, minutes=60)
    late, early = await end(matches, 30, HERE.channel, minutes=40), await end(matches, 40, HERE.channel, minutes=20)
    await save_new(matches, new_match(50, HERE.channel, x=BEN_SEAT))
    assert await matches.last_finished(HERE.channel) == late
    assert await matches.last_finished(THERE.channel) == other
    assert early.match.id > late.match.id
    await delete_user(database, BEN)
    assert await matches.last_finished(HERE.channel) == first
    await delete_user(database, ANA)
    assert await matches.last_finished(HERE.channel) is None


async def test_a_hint_marks_its_match_as_coached_and_changes_nothing_else(
    matches: MatchStore, database: Database
) -> None:
    old, other = new_match(1, HERE.channel, 4, 0), new_match(2, THERE.channel, 4, 0)
    await save_new(matches, old)
    await save_new(matches, other)
    before = await contents(database)
    await matches.mark_coached(MatchId(1))
    assert await running_in(matches, HERE.channel) == replace(old, is_coached=True)
    assert await running_in(matches, THERE.channel) == other
    after = await contents(database)
    assert {name for name in before if before[name] != after[name]} == {"match"}
    await save_change(matches, old, new := after_plies(old, 3, 8, 1))  # by a process that has not read it again
    assert await matches.find(MatchId(1)) == replace(new, is_coached=True)
    over = await end(matches, 10, ChannelId(30), minutes=1)  # it may have been rated while the hint was computed
    await matches.mark_coached(MatchId(10))
    assert await matches.find(MatchId(10)) == over


async def saved_all(matches: MatchStore, *versions: SavedMatch) -> SavedMatch:
    """Save the versions of a match, check that each reads back, and return the last one."""
    last, *later = versions
    await save_new(matches, last)
    for new in later:
        await save_change(matches, last, new)
        assert await matches.find(new.match.id) == new
        last = new
    return last


async def test_a_ply_that_was_taken_back_is_deleted(matches: MatchStore, database: Database) -> None:
    def later(saved: SavedMatch, number: int, match: Match) -> SavedMatch:
        return replace(saved, match=match, event=event(number), updated=NOON)

    async def plies(match: int) -> list[tuple[object, ...]]:
        return sorted(row[1:3] for row in (await contents(database))["ply"] if row[0] == match)

    first = new_match(10, 10, 4, o=BEN_SEAT)
    second = after_plies(first, 12, 0)
    third = later(second, 13, second.match.take_back(BEN))
    last = await saved_all(matches, first, second, third, after_plies(third, 14, 8))
    assert (last.match.plies, last.match.version) == ((4, 8), 4)
    assert await plies(10) == [(0, 4), (1, 8)]

    first = new_match(20, 20, 4, 0)  # the level's reply is taken back together with the ply
    second = after_plies(first, 22, 8, 1)
    third = later(second, 23, second.match.take_back(ANA))
    fourth = later(third, 24, third.match.take_back(ANA))
    last = await saved_all(matches, first, second, third, fourth, after_plies(fourth, 25, 2, 4))
    assert last.match.version == 8
    assert await plies(20) == [(0, 2), (1, 4)]

    first = new_match(30, 30, 4, o=BEN_SEAT)  # the same ply is played again, by a later event
    second = later(first, 32, first.match.take_back(ANA))
    await saved_all(matches, first, second, after_plies(second, 33, 4))
    assert await plies(30) == [(0, 4)]

    first = new_match(40, 40, 4, 0, guild=None)  # a take-back and new plies are saved in one step
    second = after_plies(first, 42, 8, 1)
    await saved_all(matches, first, second, later(second, 43, second.match.take_back(ANA).play(8).play(3)))
    assert await plies(40) == [(0, 4), (1, 0), (2, 8), (3, 3)]
