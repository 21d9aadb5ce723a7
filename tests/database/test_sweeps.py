"""Queries of background tasks: idle matches, duels and exhibitions."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.database.database import Database
from bot.games.ids import MatchId
from bot.games.match import OpponentSeat
from bot.matches import queries
from bot.matches.queries import count_live
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, GuildId, Shards
from bot.model.saved_match import SavedMatch
from tests.support.kinds import on_sqlite
from tests.support.people import BEN_SEAT, LARGEST_ID, NOON, PERFECT_SEAT, event
from tests.support.saved_matches import after_plies, new_match, save_change, save_new, with_end

INSTANT = timedelta(microseconds=1)
EVEN, ODD = GuildId(2 << 22), GuildId(3 << 22)
SHARDS = [Shards(2, frozenset({shard})) for shard in (0, 1)]


@pytest.fixture
async def full(matches: MatchStore) -> None:
    """Three idle duels, and matches that are not idle or not duels."""
    others = OpponentSeat("random")
    fresh = replace(new_match(4, 4, o=BEN_SEAT), updated=NOON + INSTANT)
    for new in (
        new_match(LARGEST_ID, 1, 4, guild=EVEN, o=BEN_SEAT),
        new_match(1, 2, guild=ODD, o=BEN_SEAT),
        new_match(2, 3, guild=EVEN, o=BEN_SEAT),
        fresh,
        new_match(5, 5, guild=None, o=BEN_SEAT),
        new_match(6, 6),
        new_match(7, 7, x=PERFECT_SEAT, o=BEN_SEAT),
        new_match(9, 9, 4, guild=ODD, x=PERFECT_SEAT, o=others),
        new_match(8, 8, guild=EVEN, x=others, o=others),
    ):
        await save_new(matches, new)
    for over in (new_match(10, 10, o=BEN_SEAT), new_match(11, 11, x=PERFECT_SEAT)):
        await save_new(matches, over)
        await save_change(matches, over, with_end(over, over.match.abandon(), over.event, over.updated))


def numbers(found: list[SavedMatch]) -> list[int]:
    return [saved.match.id for saved in found]


@pytest.mark.usefixtures("full")
async def test_idle_duels_are_found_in_pages(matches: MatchStore) -> None:
    async def duels(shards: Shards = ALL_SHARDS, after: int = 0, until: datetime = NOON, count: int = 10) -> list[int]:
        return numbers(await matches.find_all(queries.duels(shards, MatchId(after), until, count)))

    assert await duels() == [1, 2, LARGEST_ID]
    assert await duels(count=2) == [1, 2]
    assert await duels(after=2, count=2) == [LARGEST_ID]
    assert await duels(after=LARGEST_ID) == await duels(until=NOON - INSTANT) == []
    assert [await duels(shards) for shards in SHARDS] == [[2, LARGEST_ID], [1]]
    old = new_match(2, 3, guild=EVEN, o=BEN_SEAT)
    await save_change(matches, old, after_plies(old, 20, 4, after=INSTANT))
    assert await duels() == [1, LARGEST_ID]
    assert await duels(until=NOON + INSTANT) == [1, 2, 4, LARGEST_ID]
    (found,) = await matches.find_all(queries.duels(ALL_SHARDS, MatchId(4), NOON, 2))
    assert found == new_match(LARGEST_ID, 1, 4, guild=EVEN, o=BEN_SEAT)


@pytest.mark.usefixtures("full")
async def test_exhibitions_are_found_after_a_restart(matches: MatchStore) -> None:
    found = await matches.find_all(queries.exhibitions(ALL_SHARDS))
    assert numbers(found) == [8, 9]
    assert found[1] == new_match(9, 9, 4, guild=ODD, x=PERFECT_SEAT, o=OpponentSeat("random"))
    assert [numbers(await matches.find_all(queries.exhibitions(shards))) for shards in SHARDS] == [[8], [9]]


async def test_a_match_without_a_deadline_is_idle_after_the_default_time(
    matches: MatchStore, database: Database
) -> None:
    for number, age in ((1, 0), (2, 2), (3, 1)):
        await save_new(matches, replace(new_match(number, number), updated=NOON - age * INSTANT, deadline=None))
    over = replace(new_match(4, 4), updated=NOON - timedelta(days=1))
    await save_new(matches, over)
    await save_change(matches, over, with_end(over, over.match.abandon(), event(4), over.updated))
    for usual in (timedelta(0), timedelta(hours=3)):
        store = MatchStore(database, default_idle=usual)
        assert numbers(await store.idle_matches(NOON - INSTANT + usual)) == [2, 3]
    assert await database.read(count_live) == 3


@on_sqlite
async def test_a_match_is_idle_from_its_deadline_on(matches: MatchStore) -> None:
    for number, hours in ((1, None), (2, 1), (3, 7 * 24), (4, 1), (5, 30_000)):
        idle, updated = None if hours is None else timedelta(hours=hours), NOON - timedelta(minutes=number)
        deadline = updated + idle if idle else None
        await save_new(matches, replace(new_match(number, number), updated=updated, idle=idle, deadline=deadline))
    for later, expected in (
        (timedelta(minutes=55), []),
        (timedelta(minutes=57), [4]),
        (timedelta(hours=1), [4, 2]),
        (timedelta(hours=24), [4, 2, 1]),
        (timedelta(days=7), [4, 3, 2, 1]),
    ):
        assert numbers(await matches.idle_matches(NOON + later)) == expected
    odd = (timedelta(minutes=90), timedelta(seconds=4), timedelta(days=3650))
    for number, idle in enumerate(odd, start=6):  # no number of hours that a member can choose
        await save_new(matches, replace(new_match(number, number, guild=None), idle=idle, deadline=NOON + idle))
    found = [await matches.find(MatchId(number)) for number in (5, 6, 7, 8)]
    assert [(saved.idle, saved.deadline) for saved in found if saved] == [
        (timedelta(hours=30_000), NOON - timedelta(minutes=5) + timedelta(hours=30_000)),
        *((None, NOON + idle) for idle in odd),
    ]
