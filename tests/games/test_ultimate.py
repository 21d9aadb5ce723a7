"""Ultimate tic-tac-toe: against a plain oracle, what is refused, and how games end."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from bot.games.errors import MoveError
from bot.games.game import Termination
from bot.games.mark import Mark
from bot.games.ultimate import ULTIMATE, UltimateState, cell_at
from tests.support.plain_ultimate import replay


def play(*words: str) -> UltimateState:
    state = ULTIMATE.start
    for word in words:
        state = state.play(ULTIMATE.parse(word, state))
    return state


# X has won the first board, and is sent there
CHOICE = play("A1", "B1", "E2", "D4", "B2", "E5", "F6", "G7", "C3", "H8", "F4", "G1")


def random_game(seed: int) -> list[UltimateState]:
    rng, states = Random(seed), [ULTIMATE.start]
    while not states[-1].is_over:
        states.append(states[-1].play(rng.choice(states[-1].legal_moves)))
    return states


def test_random_games_keep_the_plain_rules() -> None:
    endings = set[tuple[Mark | None, Termination]]()
    for seed in range(30):
        moves, state = list[tuple[int, int]](), ULTIMATE.start
        for state in random_game(seed):
            if state.last is not None:
                moves.append(divmod(state.last, 9))
            legal, result = replay(moves)
            assert {divmod(cell, 9) for cell in state.legal_moves} == legal
            outcome = state.outcome
            assert result == (None if not outcome else outcome.winner.value if outcome.winner else "draw")
            assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301 - from this test
            assert hash(state) == hash(UltimateState(state.x, state.o, state.last))
        assert state.outcome
        endings.add((state.outcome.winner, state.outcome.termination))
    counted = {(mark, Termination.BOARDS_COUNTED) for mark in (Mark.X, Mark.O, None)}
    assert endings == {(Mark.X, Termination.LINE), (Mark.O, Termination.LINE), *counted}


def test_a_move_on_another_board_or_a_closed_one_is_refused() -> None:
    refusals = [(play("A2"), "A1", "other_board"), (play("A1"), "A1", "cell_taken"), (CHOICE, "A2", "closed_board")]
    for state, word, key in refusals:
        with pytest.raises(MoveError) as refused:
            ULTIMATE.parse(word, state)
        assert refused.value.key == key
    with pytest.raises(MoveError) as refused:
        ULTIMATE.parse("A1", play("A2"))
    assert (refused.value.facts["first"], refused.value.facts["last"]) == ("A4", "C6")


def test_a_closed_board_leaves_the_choice_free() -> None:
    assert CHOICE.small_boards[0].winner is Mark.X
    assert [board.number for board in CHOICE.small_boards if board.is_closed] == [0]
    assert CHOICE.board_to_play is None
    assert [board.number for board in CHOICE.small_boards if board.may_be_played] == [*range(1, 9)]
    assert sum(cell.is_closed for row in CHOICE.grid() for cell in row) == 5
    assert ULTIMATE.start.board_to_play is None


def test_three_boards_in_a_row_win_and_are_struck_through() -> None:
    line = next(state for seed in range(30) if (state := random_game(seed)[-1]).outcome and state.whole_lines)
    assert line.outcome
    assert line.winning_cells == {cell for cells in line.outcome.lines for cell in cells}
    middles = {cell_at(board, 4) for board in range(9)}
    assert all(len(cells) == 3 and middles.issuperset(cells) for cells in line.whole_lines)
    assert all(
        board.winner is line.outcome.winner for board in line.small_boards if board.cells[4] in line.whole_lines[0]
    )
