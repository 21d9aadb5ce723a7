from __future__ import annotations

from functools import reduce
from random import Random

import pytest

from bot.games.errors import MoveError
from bot.games.fading import FADING, MAX_PLIES, FadingState
from bot.games.game import Outcome, Termination
from bot.games.mark import Mark

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")


def after(*cells: int) -> FadingState:
    return reduce(FadingState.play, cells, FADING.start)


def test_the_fourth_mark_makes_the_oldest_disappear() -> None:
    state = after(4, 0, 1, 7, 3, 5)
    assert state.fading == (0, 4)
    assert [[cell.is_fading for cell in row] for row in state.grid()] == [
        [True, False, False],
        [False, True, False],
        [False, False, False],
    ]
    assert after(4, 0, 1, 7, 3, 5, 8).x == (1, 3, 8)
    assert after(4, 0, 1, 7, 3).fading == (4,)


def test_the_cell_of_the_mark_that_will_disappear_is_not_free() -> None:
    with pytest.raises(MoveError, match=r"cell_fading \(coordinate='B2', mark=<Mark.X"):
        after(4, 0, 1, 7, 3, 5).play(4)
    with pytest.raises(MoveError, match="cell_taken"):
        after(4, 0, 1, 7, 3, 5).play(0)
    assert 4 in after(4, 0, 1, 7, 3, 5, 8).legal_moves


def test_lines_are_checked_after_the_oldest_mark_has_disappeared() -> None:
    state = after(0, 3, 1, 4, 8, 7, 2)  # A1 has disappeared, so A1-A2-A3 is no line
    assert (state.x, state.outcome) == ((1, 8, 2), None)
    assert after(0, 3, 1, 4, 2).outcome == Outcome(Mark.X, ((0, 1, 2),))
    assert after(8, 3, 0, 4, 1, 7, 2).outcome == Outcome(Mark.X, ((0, 1, 2),))


def test_a_position_that_comes_up_for_the_third_time_is_a_draw() -> None:
    circle = (0, 2, 1, 4, 3, 7, 5, 8)  # each side has four cells, and plays the one that it has just left
    state = after(*circle, *circle, *circle[:5])
    assert (state.plies, state.outcome) == (21, None)
    assert state.play(7).outcome == Outcome(None, reason=Termination.REPETITION)
    assert FadingState(state.x, state.o, played=5).play(7).outcome is None  # the earlier positions count


def test_the_hundredth_ply_is_a_draw() -> None:
    state = FadingState((0, 1, 3), (2, 4, 7), played=98)
    assert state.play(5).outcome is None
    assert state.play(5).play(8).outcome == Outcome(None, reason=Termination.MOVE_LIMIT)


def test_random_games_agree_with_a_plain_description_of_the_rules() -> None:
    for seed in range(200):
        rng, state = Random(seed), FADING.start
        marks: dict[Mark, list[int]] = {Mark.X: [], Mark.O: []}
        seen: list[tuple[list[int], list[int], Mark]] = []
        outcome = None
        while outcome is None:
            seen.append(([*marks[Mark.X]], [*marks[Mark.O]], state.to_move))
            taken = marks[Mark.X] + marks[Mark.O]
            assert state.legal_moves == tuple(cell for cell in range(9) if cell not in taken)
            mover, cell = state.to_move, rng.choice(state.legal_moves)
            state = state.play(cell)
            marks[mover] = [*marks[mover], cell][-3:]
            if "".join(map(str, sorted(marks[mover]))) in LINES:
                outcome = Outcome(mover, (tuple(sorted(marks[mover])),))
            elif seen.count((marks[Mark.X], marks[Mark.O], mover.other)) == 2:
                outcome = Outcome(None, reason=Termination.REPETITION)
            elif state.plies == MAX_PLIES:
                outcome = Outcome(None, reason=Termination.MOVE_LIMIT)
            assert (state.x, state.o, state.outcome) == (tuple(marks[Mark.X]), tuple(marks[Mark.O]), outcome)
