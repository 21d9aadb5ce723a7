"""Looking ahead up to a horizon, proven over the whole game, and by other rules against plain search."""

from collections.abc import Collection
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result, Value
from bot.opponents.max_depth import is_quickly_searched, max_depth, positions_ahead
from bot.opponents.minimax import Minimax, best_of, look_ahead
from tests import oracle

DRAW = Value(Result.DRAW)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("depth", range(10))
def test_every_value_of_every_position_is_the_exact_one_up_to_the_horizon(depth: int) -> None:
    minimax = Minimax()
    for board in oracle.unfinished(TIC_TAC_TOE):
        exact = minimax.values(board)
        assert look_ahead(board, depth) == {cell: cut_off(value, depth) for cell, value in exact.items()}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    "rules",
    [
        Rules(misere=True),
        Rules(gravity=True),
        Rules(2, 4, 3),
        Rules(3, 4, 3, gravity=True),
        Rules(3, 4, 3, gravity=True, misere=True),
    ],
    ids=str,
)
def test_the_horizon_is_honoured_by_other_rules_too(rules: Rules) -> None:
    boards = oracle.unfinished(rules)
    Random(5).shuffle(boards)
    for number, board in enumerate(boards[:300]):
        depth = number % 7
        exact = {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}
        assert look_ahead(board, depth) == {cell: cut_off(value, depth) for cell, value in exact.items()}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    "rules",
    [Rules(), Rules(misere=True), Rules(3, 4, 3, gravity=True), Rules(3, 4, 3, gravity=True, misere=True)],
    ids=str,
)
def test_what_is_overlooked_is_thought_of_for_neither_side(rules: Rules) -> None:
    rng = Random(7)
    for number in range(150):
        board = a_board(rules, rng)
        overlooked = {cell for cell in range(rules.cells) if rng.random() < 0.3}
        depth = number % 5
        assert look_ahead(board, depth, overlooked) == plainly(board, depth, overlooked)


def test_an_overlooked_win_has_no_value_and_an_overlooked_threat_is_not_feared() -> None:
    board = parse_board("XX./OO./...")
    assert str(look_ahead(board, 2)[6]) == "loss in 2"
    assert set(look_ahead(board, 2, {2, 5}).values()) == {DRAW}
    assert 2 not in look_ahead(board, 2, {2, 5})


def test_the_best_of_none_is_none() -> None:
    assert best_of({}) == ()


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("rules", [Rules(), Rules(2, 4, 3), Rules(3, 4, 3, gravity=True)], ids=str)
def test_no_more_positions_lie_ahead_than_are_counted(rules: Rules) -> None:
    for plies in range(1, 6):
        reached = {board for board in oracle.reachable(rules) if 0 < board.ply <= plies}
        assert len(reached) <= positions_ahead(Board(rules), plies)


@pytest.mark.usefixtures("untraced")
def test_a_small_board_is_searched_to_the_end_and_a_large_one_at_least_for_wins_and_blocks() -> None:
    assert all(max_depth(board) >= 9 - board.ply for board in oracle.unfinished(TIC_TAC_TOE))
    assert [max_depth(Board(rules)) for rules in (Rules(4, 4, 4), Rules(5, 5, 4), Rules(26, 26, 5))] == [6, 4, 2]


def test_what_would_hold_up_others_is_not_called_quick() -> None:
    assert is_quickly_searched(Board(), 6)
    assert not is_quickly_searched(Board(), 9)
    assert is_quickly_searched(Board(Rules(5, 5, 4)), 2)
    assert not is_quickly_searched(Board(Rules(5, 5, 4)), 4)
    assert not is_quickly_searched(Board(Rules(15, 15, 5)), 2)


def cut_off(value: Value, depth: int) -> Value:
    """What is left of a value to somebody who looks no further."""
    return value if value.plies <= depth else DRAW


def plainly(board: Board, depth: int, overlooked: Collection[int]) -> dict[int, Value]:
    """Looking ahead in so many words."""
    seen = [cell for cell in board.legal_moves if cell not in overlooked]
    return {cell: worth(board.play(cell), depth - 1, overlooked).one_ply_earlier() for cell in seen}


def worth(board: Board, depth: int, overlooked: Collection[int]) -> Value:
    """What a position looks worth."""
    if depth < 0:
        return DRAW
    if board.is_over:
        return oracle.value(board)
    return max(plainly(board, depth, overlooked).values(), default=DRAW)


def a_board(rules: Rules, rng: Random) -> Board:
    """A position with a move to make, some plies into the game."""
    board = Board(rules)
    for _ in range(rng.randrange(2, 7)):
        following = board.play(rng.choice(board.legal_moves))
        board = board if following.is_over else following
    return board
