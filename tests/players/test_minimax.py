"""Minimax and its search of limited depth, compared with the oracle and a plain implementation."""

from random import Random

import pytest

from bot.games.lines import TIC_TAC_TOE, Board, Rules, parse_board
from bot.games.value import Result, Value
from bot.players.minimax import Minimax, is_quickly_searched, look_ahead, max_depth, positions_ahead
from tests.support import oracle
from tests.support.positions import exact_values, plain_look_ahead, running_board
from tests.support.proofs import sampled

DRAW = Value(Result.DRAW)
FALLING, FALLING_MISERE = Rules(3, 4, 3, gravity=True), Rules(3, 4, 3, gravity=True, misere=True)
SMALL = [
    *(Rules(), Rules(misere=True), Rules(gravity=True), Rules(gravity=True, misere=True), FALLING_MISERE),
    *(Rules(2, 2, 2, misere=True), Rules(2, 3, 3), Rules(3, 2, 2, gravity=True), Rules(1, 8, 3, misere=True)),
]


@pytest.mark.usefixtures("untraced")
def test_every_value_is_exact_and_a_best_move_is_chosen() -> None:
    for rules in SMALL:
        boards, minimax, rng = oracle.unfinished(rules), Minimax(), Random(5)
        for board in boards if rules == TIC_TAC_TOE else rng.sample(boards, min(len(boards), 30)):
            expected = exact_values(board)
            assert minimax.values(board) == expected
            assert expected[minimax.choose(board, rng)] == oracle.value(board)


@pytest.mark.parametrize("count", [1, pytest.param(15, marks=pytest.mark.proof)])
def test_values_are_exact_on_a_larger_board(count: int) -> None:
    former_bug = parse_board("..X./X..O/O...", Rules(3, 4, 3))
    assert max(Minimax().values(former_bug).values()) == oracle.value(former_bug)
    for rules, plies in [(Rules(3, 4, 3), 5), (Rules(4, 4, 3), 9), (Rules(4, 4, 4, misere=True), 9)]:
        rng, minimax = Random(8), Minimax()
        for _ in range(count):
            board = running_board(rules, rng, plies)
            assert minimax.values(board) == exact_values(board)


def test_the_first_player_gets_the_known_result() -> None:
    for rules, value in [
        (Rules(3, 4, 3), Value(Result.WIN, 7)),
        (Rules(4, 4, 3), Value(Result.WIN, 5)),
        (Rules(4, 4, 4, gravity=True), DRAW),
    ]:
        assert max(Minimax().values(Board(rules)).values()) == value


@pytest.mark.proof
def test_values_are_exact_with_more_positions_than_the_table_holds() -> None:
    rules = Rules(4, 4, 3, misere=True)
    assert set(Minimax().values(Board(rules)).values()) == {Value(Result.LOSS, 15)}


def test_it_chooses_at_random_among_the_quickest_wins_and_latest_losses() -> None:
    for text, best in [
        ("XX./OO./...", (2,)),  # a win in 1, although a block would draw
        ("X../.../..O", (2, 6)),  # wins in 5, better than slower ones
        ("X../.X./..O", (2, 6)),  # the latest of several losses
    ]:
        assert Minimax().best_moves(parse_board(text)) == best
    minimax = Minimax()
    assert {minimax.choose(Board(), Random(seed)) for seed in range(100)} == set(range(9))
    assert minimax.choose(Board(), Random(3)) == Minimax().choose(Board(), Random(3))


@pytest.mark.usefixtures("untraced")
@sampled(90)
def test_every_value_is_exact_within_the_depth(step: int) -> None:
    minimax = Minimax()
    for depth in range(10):
        for board in oracle.unfinished(TIC_TAC_TOE)[depth::step]:
            exact = minimax.values(board)
            within = {cell: value if value.plies <= depth else DRAW for cell, value in exact.items()}
            assert look_ahead(board, depth) == within


def test_overlooked_cells_are_played_by_neither_side() -> None:
    rng = Random(7)
    for rules in [Rules(), Rules(misere=True), FALLING, FALLING_MISERE]:
        for number in range(30):
            board = running_board(rules, rng, rng.randrange(2, 7))
            overlooked = {cell for cell in range(rules.cells) if rng.random() < (0.3 if number % 3 else 0)}
            depth = number % 5
            assert look_ahead(board, depth, overlooked) == plain_look_ahead(board, depth, overlooked)
    assert look_ahead(Board(), 2, range(9)) == {}


def test_only_small_searches_are_quick() -> None:
    for rules in [Rules(), FALLING]:
        for plies in range(1, 6):
            reached = {board for board in oracle.reachable(rules) if 0 < board.plies <= plies}
            assert len(reached) <= positions_ahead(Board(rules), plies)
    five, large = Board(Rules(5, 5, 4)), Board(Rules(15, 15, 5))
    assert is_quickly_searched(Board(), 6)
    assert is_quickly_searched(five, 2)
    for board, depth in ((Board(), 9), (five, 4), (large, 2)):
        assert not is_quickly_searched(board, depth)
    assert all(max_depth(board) >= 9 - board.plies for board in oracle.unfinished(TIC_TAC_TOE)[::20])
    assert [max_depth(Board(rules)) for rules in (Rules(4, 4, 4), Rules(5, 5, 4), Rules(26, 26, 5))] == [6, 4, 2]
