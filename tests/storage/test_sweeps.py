"""Matches that somebody looks after: those that rest, those between members, and those between programs."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.game.ids import MatchId
from bot.game.match import OpponentSeat
from bot.model.ids import ALL_SHARDS, Event, EventId, GuildId, Shards
from bot.model.saved_match import SavedMatch
from bot.storage.matches import MatchStore
from tests.storage.matches import BEN, LARGEST, NOON, PROGRAM, begun, played

INSTANT = timedelta(microseconds=1)
EVEN, ODD = GuildId(2 << 22), GuildId(3 << 22)


@pytest.fixture
async def full(matches: MatchStore) -> None:
    """Three duels that rest, and whatever is none, or does not."""
    others = OpponentSeat("random")
    fresh = replace(begun(4, 4, o=BEN), updated=NOON + INSTANT)
    for new in (
        begun(LARGEST, 1, 4, guild=EVEN, o=BEN),
        begun(1, 2, guild=ODD, o=BEN),
        begun(2, 3, guild=EVEN, o=BEN),
        fresh,
        begun(5, 5, guild=None, o=BEN),
        begun(6, 6),
        begun(7, 7, x=PROGRAM, o=BEN),
        begun(9, 9, 4, guild=ODD, x=PROGRAM, o=others),
        begun(8, 8, guild=EVEN, x=others, o=others),
    ):
        await matches.begin(new)
    for over in (begun(10, 10, o=BEN), begun(11, 11, x=PROGRAM)):
        await matches.begin(over)
        await matches.change(over, over.with_match(over.match.abandon(), over.event, over.updated))


def numbers(found: list[SavedMatch]) -> list[int]:
    return [saved.match.id for saved in found]


@pytest.mark.usefixtures("full")
async def test_duels_that_rest_are_looked_at_in_turn(matches: MatchStore) -> None:
    assert numbers(await matches.duels(ALL_SHARDS, MatchId(0), NOON, 10)) == [1, 2, LARGEST]
    assert numbers(await matches.duels(ALL_SHARDS, MatchId(0), NOON, 2)) == [1, 2]
    assert await matches.duels(ALL_SHARDS, MatchId(2), NOON, 2) == [begun(LARGEST, 1, 4, guild=EVEN, o=BEN)]
    assert await matches.duels(ALL_SHARDS, MatchId(LARGEST), NOON, 2) == []
    assert await matches.duels(ALL_SHARDS, MatchId(0), NOON - INSTANT, 10) == []


@pytest.mark.usefixtures("full")
async def test_who_has_moved_is_left_in_peace_until_the_duel_rests_again(matches: MatchStore) -> None:
    old = begun(2, 3, guild=EVEN, o=BEN)
    await matches.change(old, played(old, 20, 4, after=INSTANT))
    assert numbers(await matches.duels(ALL_SHARDS, MatchId(0), NOON, 10)) == [1, LARGEST]
    assert numbers(await matches.duels(ALL_SHARDS, MatchId(0), NOON + INSTANT, 10)) == [1, 2, 4, LARGEST]


@pytest.mark.usefixtures("full")
async def test_matches_between_programs_are_found_after_a_restart(matches: MatchStore) -> None:
    found = await matches.exhibitions(ALL_SHARDS)
    assert numbers(found) == [8, 9]
    assert found[1] == begun(9, 9, 4, guild=ODD, x=PROGRAM, o=OpponentSeat("random"))


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize(("shard", "duels", "exhibitions"), [(0, [2, LARGEST], [8]), (1, [1], [9])])
async def test_each_process_looks_after_its_own(
    matches: MatchStore, shard: int, duels: list[int], exhibitions: list[int]
) -> None:
    shards = Shards(2, frozenset({shard}))
    assert numbers(await matches.duels(shards, MatchId(0), NOON, 10)) == duels
    assert numbers(await matches.exhibitions(shards)) == exhibitions


async def test_a_match_rests_if_nothing_has_happened_since_that_moment(matches: MatchStore) -> None:
    for event, age in ((1, 0), (2, 2), (3, 1)):
        await matches.begin(replace(begun(event, event), updated=NOON - age * INSTANT))
    over = replace(begun(4, 4), updated=NOON - timedelta(days=1))
    await matches.begin(over)
    await matches.change(over, over.with_match(over.match.abandon(), Event(EventId(4)), over.updated))
    for usual in (timedelta(0), timedelta(hours=3)):
        assert numbers(await matches.idle_matches(NOON - INSTANT + usual, usual)) == [2, 3]
    assert await matches.count_live() == 3


async def test_a_match_rests_for_as_long_as_its_server_wanted(matches: MatchStore) -> None:
    for event, hours in ((1, None), (2, 1), (3, 7 * 24), (4, 1), (5, 30_000)):
        idle = None if hours is None else timedelta(hours=hours)
        await matches.begin(replace(begun(event, event), updated=NOON - timedelta(minutes=event), idle=idle))
    for later, expected in (
        (timedelta(minutes=55), []),
        (timedelta(minutes=57), [4]),
        (timedelta(hours=1), [4, 2]),
        (timedelta(hours=24), [4, 2, 1]),
        (timedelta(days=7), [4, 3, 2, 1]),
    ):
        assert numbers(await matches.idle_matches(NOON + later, timedelta(hours=24))) == expected
    found = await matches.find(MatchId(5))
    assert found
    assert found.idle == timedelta(hours=30_000)
