"""Queries of background tasks: idle matches, duels and exhibitions."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.game.ids import MatchId
from bot.game.match import OpponentSeat
from bot.model.ids import ALL_SHARDS, GuildId, Shards
from bot.model.saved_match import SavedMatch
from bot.storage import match_queries as queries
from bot.storage.database import Database
from bot.storage.match_queries import count_live
from bot.storage.matches import MatchStore
from tests.people import BEN_SEAT, LARGEST_ID, NOON, PERFECT_SEAT, event
from tests.storage.builders import after_plies, new_match

INSTANT = timedelta(microseconds=1)
EVEN, ODD = GuildId(2 << 22), GuildId(3 << 22)


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
        await matches.begin(new)
    for over in (new_match(10, 10, o=BEN_SEAT), new_match(11, 11, x=PERFECT_SEAT)):
        await matches.begin(over)
        await matches.change(over, over.with_end(over.match.abandon(), over.event, over.updated))


def numbers(found: list[SavedMatch]) -> list[int]:
    return [saved.match.id for saved in found]


@pytest.mark.usefixtures("full")
async def test_idle_duels_are_found_in_pages(matches: MatchStore) -> None:
    assert numbers(await matches.find_all(queries.duels(ALL_SHARDS, MatchId(0), NOON, 10))) == [1, 2, LARGEST_ID]
    assert numbers(await matches.find_all(queries.duels(ALL_SHARDS, MatchId(0), NOON, 2))) == [1, 2]
    assert await matches.find_all(queries.duels(ALL_SHARDS, MatchId(2), NOON, 2)) == [
        new_match(LARGEST_ID, 1, 4, guild=EVEN, o=BEN_SEAT)
    ]
    assert await matches.find_all(queries.duels(ALL_SHARDS, MatchId(LARGEST_ID), NOON, 2)) == []
    assert await matches.find_all(queries.duels(ALL_SHARDS, MatchId(0), NOON - INSTANT, 10)) == []


@pytest.mark.usefixtures("full")
async def test_a_duel_with_a_new_move_is_not_idle(matches: MatchStore) -> None:
    old = new_match(2, 3, guild=EVEN, o=BEN_SEAT)
    await matches.change(old, after_plies(old, 20, 4, after=INSTANT))
    assert numbers(await matches.find_all(queries.duels(ALL_SHARDS, MatchId(0), NOON, 10))) == [1, LARGEST_ID]
    assert numbers(await matches.find_all(queries.duels(ALL_SHARDS, MatchId(0), NOON + INSTANT, 10))) == [
        1,
        2,
        4,
        LARGEST_ID,
    ]


@pytest.mark.usefixtures("full")
async def test_exhibitions_are_found_after_a_restart(matches: MatchStore) -> None:
    found = await matches.find_all(queries.exhibitions(ALL_SHARDS))
    assert numbers(found) == [8, 9]
    assert found[1] == new_match(9, 9, 4, guild=ODD, x=PERFECT_SEAT, o=OpponentSeat("random"))


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize(("shard", "duels", "exhibitions"), [(0, [2, LARGEST_ID], [8]), (1, [1], [9])])
async def test_each_process_finds_matches_of_its_own_shards(
    matches: MatchStore, shard: int, duels: list[int], exhibitions: list[int]
) -> None:
    shards = Shards(2, frozenset({shard}))
    assert numbers(await matches.find_all(queries.duels(shards, MatchId(0), NOON, 10))) == duels
    assert numbers(await matches.find_all(queries.exhibitions(shards))) == exhibitions


async def test_a_match_without_a_deadline_is_idle_after_the_default_time(
    matches: MatchStore, database: Database
) -> None:
    for number, age in ((1, 0), (2, 2), (3, 1)):
        await matches.begin(replace(new_match(number, number), updated=NOON - age * INSTANT, deadline=None))
    over = replace(new_match(4, 4), updated=NOON - timedelta(days=1))
    await matches.begin(over)
    await matches.change(over, over.with_end(over.match.abandon(), event(4), over.updated))
    for usual in (timedelta(0), timedelta(hours=3)):
        store = MatchStore(database, default_idle=usual)
        assert numbers(await store.idle_matches(NOON - INSTANT + usual)) == [2, 3]
    assert await database.read(count_live) == 3


async def test_a_match_is_idle_from_its_deadline_on(matches: MatchStore) -> None:
    for number, hours in ((1, None), (2, 1), (3, 7 * 24), (4, 1), (5, 30_000)):
        idle, updated = None if hours is None else timedelta(hours=hours), NOON - timedelta(minutes=number)
        deadline = updated + idle if idle else None
        await matches.begin(replace(new_match(number, number), updated=updated, idle=idle, deadline=deadline))
    for later, expected in (
        (timedelta(minutes=55), []),
        (timedelta(minutes=57), [4]),
        (timedelta(hours=1), [4, 2]),
        (timedelta(hours=24), [4, 2, 1]),
        (timedelta(days=7), [4, 3, 2, 1]),
    ):
        assert numbers(await matches.idle_matches(NOON + later)) == expected
    found = await matches.find(MatchId(5))
    assert found
    idle = timedelta(hours=30_000)
    assert (found.idle, found.deadline) == (idle, NOON - timedelta(minutes=5) + idle)


@pytest.mark.parametrize("idle", [timedelta(minutes=90), timedelta(seconds=4), timedelta(days=3650)])
async def test_a_deadline_is_kept_whatever_the_idle_time(matches: MatchStore, idle: timedelta) -> None:
    await matches.begin(replace(new_match(1), idle=idle, deadline=NOON + idle))
    found = await matches.find(MatchId(1))
    assert found
    assert (found.idle, found.deadline) == (None, NOON + idle)
