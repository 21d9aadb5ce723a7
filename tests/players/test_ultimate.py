"""The levels of ultimate tic-tac-toe: legal moves, wins that nobody overlooks, and their order."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.games.ultimate import ULTIMATE, UltimateState, cell_at
from bot.players.opponent import levels_of
from bot.players.ultimate import ULTIMATE_LEVELS, UltimateSearch
from tools.ladder import play_match

TOP_LINE, EMPTY = 0b111, (0,) * 9
# each side has won two boards in a row; whoever is sent to the third one wins there at the place 2
RACE = UltimateState(
    (TOP_LINE, TOP_LINE, 0b11, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, TOP_LINE, TOP_LINE, 0b11), cell_at(3, 2)
)


def test_the_levels_play_whole_games_and_repeat_their_choice() -> None:
    for level in ULTIMATE_LEVELS.values():
        player, state = UltimateSearch(min(level.playouts, 30)), ULTIMATE.start
        while not state.is_over:
            cell = player.choose(state, Random(state.plies))
            assert cell == player.choose(state, Random(state.plies))
            state = state.play(cell)
        with pytest.raises(IndexError):
            player.choose(state, Random(1))


def test_a_win_is_seen_and_none_is_given_away() -> None:
    assert RACE.plies % 2 == 0
    assert RACE.board_to_play == 2
    searches = UltimateSearch(100), UltimateSearch(2_000)
    for search in searches:
        assert {search.choose(RACE, Random(seed)) for seed in range(5)} == {cell_at(2, 2)}
    # X may go on in the left board; O wins if it is sent to the last board
    choice = UltimateState(RACE.x, RACE.o, cell_at(2, 3))
    for seed in range(5):
        assert searches[1].choose(choice, Random(seed)) != cell_at(3, 8)


def test_each_level_is_offered_and_wins_more_than_the_one_below_it() -> None:
    assert levels_of(ULTIMATE) == (*ULTIMATE_LEVELS,) == ("random", "easy", "medium", "hard")
    assert [level.is_quick(ULTIMATE.start) for level in ULTIMATE_LEVELS.values()] == [True, True, False, False]
    for below, name in [*pairwise(ULTIMATE_LEVELS)][:2]:
        score = play_match(ULTIMATE_LEVELS[name], ULTIMATE_LEVELS[below], 8, Random(5), ULTIMATE)
        assert score.wins > score.losses + 2
