"""Take-backs, and all ends of duels that are not on the board."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, MessageId
from bot.model.saved_match import SavedMatch
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError, StaleMatchError
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.people import BEN_SEAT, HERE, NOON, event
from tests.storage.builders import after_plies, new_match


def later(saved: SavedMatch, number: int, match: Match) -> SavedMatch:
    """The same match with a change at noon."""
    return replace(saved, match=match, event=event(number), updated=NOON)


async def saved_all(matches: MatchStore, first: SavedMatch, *later: SavedMatch) -> SavedMatch:
    """Save a match and its later versions, check that each reads back, and return the last one."""
    await matches.begin(first)
    for new in later:
        await matches.change(first, new)
        assert await matches.find(new.match.id) == new
        first = new
    return first


async def plies(database: Database) -> list[tuple[object, ...]]:
    """Return number, cell and event of every ply."""
    return sorted(row[1:4] for row in (await contents(database))["ply"])


async def test_a_ply_that_was_taken_back_is_deleted(matches: MatchStore, database: Database) -> None:
    first = new_match(1, HERE.channel, 4, o=BEN_SEAT)
    second = after_plies(first, 2, 0)
    third = later(second, 3, second.match.take_back(UserId(2)))
    last = await saved_all(matches, first, second, third, after_plies(third, 4, 8))
    assert (last.match.plies, last.match.version) == ((4, 8), 4)
    assert await plies(database) == [(0, 4, 1), (1, 8, 4)]


async def test_a_ply_and_the_reply_are_taken_back_together(matches: MatchStore, database: Database) -> None:
    first = new_match(1, HERE.channel, 4, 0)
    second = after_plies(first, 2, 8, 1)
    third = later(second, 3, second.match.take_back(UserId(1)))
    fourth = later(third, 4, third.match.take_back(UserId(1)))
    last = await saved_all(matches, first, second, third, fourth, after_plies(fourth, 5, 2, 4))
    assert last.match.version == 8
    assert await plies(database) == [(0, 2, 5), (1, 4, None)]


async def test_the_same_ply_played_again_has_the_later_event(matches: MatchStore, database: Database) -> None:
    first = new_match(1, HERE.channel, 4, o=BEN_SEAT)
    second = later(first, 2, first.match.take_back(UserId(1)))
    await saved_all(matches, first, second, after_plies(second, 3, 4))
    assert await plies(database) == [(0, 4, 3)]


async def test_a_take_back_and_new_plies_are_saved_in_one_step(matches: MatchStore, database: Database) -> None:
    first = new_match(1, HERE.channel, 4, 0)
    second = after_plies(first, 2, 8, 1)
    await saved_all(matches, first, second, later(second, 3, second.match.take_back(UserId(1)).play(8).play(3)))
    assert await plies(database) == [(0, 4, 1), (1, 0, None), (2, 8, 2), (3, 3, None)]


async def test_a_press_on_a_board_before_a_take_back_is_refused(matches: MatchStore, database: Database) -> None:
    first = new_match(1, HERE.channel, 4, o=BEN_SEAT)
    second = after_plies(first, 2, 0)
    third = later(second, 3, second.match.take_back(UserId(2)))
    await saved_all(matches, first, second, third)
    before = await contents(database)
    assert first.match.plies == third.match.plies
    for stale in (first, second):
        with pytest.raises(StaleMatchError):
            await matches.change(stale, after_plies(stale, 4, 8))
        assert await contents(database) == before
    with pytest.raises(RepeatedEventError):
        await matches.change(second, third)
    assert await contents(database) == before


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
        steps = after_plies(old, number + 1, 8), later(old, number + 2, old.match.take_back(UserId(2)))
        outcomes = await asyncio.gather(
            matches.change(old, steps[0]), other_store.change(old, steps[1]), return_exceptions=True
        )
        assert sorted(isinstance(outcome, StaleMatchError) for outcome in outcomes) == [False, True]
        assert await matches.live(ChannelId(number)) == steps[outcomes.index(None)]


async def test_a_board_after_a_take_back_is_shown(matches: MatchStore) -> None:
    first = new_match(1, HERE.channel, 4, 0)
    await matches.begin(first)
    matches.record_shown(MatchId(1), 2, MessageId(100))
    await matches.change(first, later(first, 2, first.match.take_back(UserId(1))))
    assert [saved.match.plies for saved in await matches.unshown(ALL_SHARDS)] == [()]


@pytest.mark.parametrize("is_taken_back", [False, True])
@pytest.mark.parametrize(
    ("termination", "winner"),
    [("forfeited", "X"), ("forfeited", "O"), ("agreed", None), ("abandoned", None), ("stopped", None)],
)
async def test_every_end_of_a_duel_reads_back(
    matches: MatchStore, database: Database, termination: str, winner: str | None, *, is_taken_back: bool
) -> None:
    old = await saved_all(matches, first := new_match(1, HERE.channel, 4, o=BEN_SEAT), after_plies(first, 2, 0))
    match = old.match.take_back(UserId(1)) if is_taken_back else old.match
    ways = {"agreed": match.agree, "abandoned": match.abandon, "stopped": match.stop}
    stopped = match.forfeit(Mark(winner).other) if winner else ways[termination]()
    await matches.change(old, new := later(old, 3, stopped))
    assert await matches.find(MatchId(1)) == new
    assert [row[13:15] for row in (await contents(database))["match"]] == [(termination, winner)]
    assert await matches.live(HERE.channel) is None
