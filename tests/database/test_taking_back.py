"""Take-backs, and all ends of duels that are not on the board."""

import asyncio
from dataclasses import replace

from bot.database.database import Database
from bot.database.errors import StaleMatchError
from bot.games.match import Match
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId
from bot.model.saved_match import SavedMatch
from tests.support.databases import contents
from tests.support.people import ANA, BEN, BEN_SEAT, NOON, event
from tests.support.saved_matches import after_plies, new_match, running_in, save_change, save_new


def later(saved: SavedMatch, number: int, match: Match) -> SavedMatch:
    return replace(saved, match=match, event=event(number), updated=NOON)


async def saved_all(matches: MatchStore, first: SavedMatch, *later: SavedMatch) -> SavedMatch:
    """Save a match and its later versions, check that each reads back, and return the last one."""
    await save_new(matches, first)
    for new in later:
        await save_change(matches, first, new)
        assert await matches.find(new.match.id) == new
        first = new
    return first


async def plies(database: Database, match: int) -> list[tuple[object, ...]]:
    return sorted(row[1:3] for row in (await contents(database))["ply"] if row[0] == match)


async def test_a_ply_that_was_taken_back_is_deleted(matches: MatchStore, database: Database) -> None:
    first = new_match(10, 10, 4, o=BEN_SEAT)
    second = after_plies(first, 12, 0)
    third = later(second, 13, second.match.take_back(BEN))
    last = await saved_all(matches, first, second, third, after_plies(third, 14, 8))
    assert (last.match.plies, last.match.version) == ((4, 8), 4)
    assert await plies(database, 10) == [(0, 4), (1, 8)]

    first = new_match(20, 20, 4, 0)  # the level's reply is taken back together with the ply
    second = after_plies(first, 22, 8, 1)
    third = later(second, 23, second.match.take_back(ANA))
    fourth = later(third, 24, third.match.take_back(ANA))
    last = await saved_all(matches, first, second, third, fourth, after_plies(fourth, 25, 2, 4))
    assert last.match.version == 8
    assert await plies(database, 20) == [(0, 2), (1, 4)]

    first = new_match(30, 30, 4, o=BEN_SEAT)  # the same ply is played again, by a later event
    second = later(first, 32, first.match.take_back(ANA))
    await saved_all(matches, first, second, after_plies(second, 33, 4))
    assert await plies(database, 30) == [(0, 4)]

    first = new_match(40, 40, 4, 0, guild=None)  # a take-back and new plies are saved in one step
    second = after_plies(first, 42, 8, 1)
    await saved_all(matches, first, second, later(second, 43, second.match.take_back(ANA).play(8).play(3)))
    assert await plies(database, 40) == [(0, 4), (1, 0), (2, 8), (3, 3)]


async def test_of_a_move_and_a_take_back_at_once_exactly_one_is_saved(
    matches: MatchStore, other_database: Database
) -> None:
    other_store = MatchStore(other_database)
    for number in range(10, 100, 10):
        old = await saved_all(
            matches,
            first := new_match(number, number, 4, o=BEN_SEAT, guild=GuildId(number)),
            after_plies(first, number + 3, 0),
        )
        steps = after_plies(old, number + 1, 8), later(old, number + 2, old.match.take_back(BEN))
        outcomes = await asyncio.gather(
            save_change(matches, old, steps[0]), save_change(other_store, old, steps[1]), return_exceptions=True
        )
        assert sorted(isinstance(outcome, StaleMatchError) for outcome in outcomes) == [False, True]
        assert await running_in(matches, ChannelId(number)) == steps[outcomes.index(None)]
