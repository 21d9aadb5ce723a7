"""Search of limited depth, compared with exact values and with a plain implementation."""

from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result, Value
from bot.opponents.minimax import Minimax, is_quickly_searched, look_ahead, max_depth, positions_ahead
from bot.opponents.search import best_of
from tests.support import oracle
from tests.support.positions import plain_look_ahead, running_board
from tests.support.proofs import sampled

DRAW = Value(Result.DRAW)


@pytest.mark.usefixtures("untraced")
@sampled(40)
def test_every_value_is_exact_within_the_depth(step: int) -> None:
    minimax = Minimax()
    for depth in range(10):
        for board in oracle.unfinished(TIC_TAC_TOE)[depth::step]:
            exact = minimax.values(board)
            assert look_ahead(board, depth) == {cell: within_depth(value, depth) for cell, value in exact.items()}


@pytest.mark.usefixtures("untraced")
def test_overlooked_cells_are_played_by_neither_side() -> None:
    rng = Random(7)
    for rules in [Rules(), Rules(misere=True), Rules(3, 4, 3, gravity=True), Rules(3, 4, 3, gravity=True, misere=True)]:
        for number in range(60):
            board = running_board(rules, rng, rng.randrange(2, 7))
            overlooked = {cell for cell in range(rules.cells) if rng.random() < (0.3 if number % 3 else 0)}
            depth = number % 5
            assert look_ahead(board, depth, overlooked) == plain_look_ahead(board, depth, overlooked)


def test_overlooked_wins_and_threats_are_not_seen() -> None:
    board, overlooked = parse_board(".../.../..X", Rules(misere=True)), {0, 1, 3, 6}
    assert look_ahead(board, 4, overlooked) == plain_look_ahead(board, 4, overlooked)
    board = parse_board("XX./OO./...")
    assert str(look_ahead(board, 2)[6]) == "loss in 2"
    assert set(look_ahead(board, 2, {2, 5}).values()) == {DRAW}
    assert 2 not in look_ahead(board, 2, {2, 5})
    assert best_of(look_ahead(board, 2, range(9))) == ()


@pytest.mark.usefixtures("untraced")
def test_positions_ahead_is_an_upper_bound() -> None:
    for rules in [Rules(), Rules(2, 4, 3), Rules(3, 4, 3, gravity=True)]:
        for plies in range(1, 6):
            reached = {board for board in oracle.reachable(rules) if 0 < board.ply <= plies}
            assert len(reached) <= positions_ahead(Board(rules), plies)


@pytest.mark.usefixtures("untraced")
def test_only_small_searches_are_quick() -> None:
    assert is_quickly_searched(Board(), 6)
    assert not is_quickly_searched(Board(), 9)
    assert is_quickly_searched(Board(Rules(5, 5, 4)), 2)
    assert not is_quickly_searched(Board(Rules(5, 5, 4)), 4)
    assert not is_quickly_searched(Board(Rules(15, 15, 5)), 2)
    assert all(max_depth(board) >= 9 - board.ply for board in oracle.unfinished(TIC_TAC_TOE))
    assert [max_depth(Board(rules)) for rules in (Rules(4, 4, 4), Rules(5, 5, 4), Rules(26, 26, 5))] == [6, 4, 2]


def within_depth(value: Value, depth: int) -> Value:
    """The value as a search of this depth sees it."""
    return value if value.plies <= depth else DRAW
