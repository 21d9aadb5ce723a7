"""Minimax and its search of limited depth, compared with the oracle and a plain implementation."""

from random import Random

import pytest

from bot.games.board import Board, parse_board
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.games.value import Result, Value
from bot.players.minimax import Minimax, is_quickly_searched, look_ahead, max_depth, positions_ahead
from bot.players.search import best_of
from tests.support import oracle
from tests.support.positions import exact_values, plain_look_ahead, running_board
from tests.support.proofs import sampled


@pytest.mark.usefixtures("untraced")
def test_every_value_of_every_position_is_exact_and_a_best_move_is_chosen() -> None:
    minimax, boards, rng = Minimax(), oracle.unfinished(TIC_TAC_TOE), Random(2)
    assert len(boards) == 4520
    for board in boards:
        expected = exact_values(board)
        assert minimax.values(board) == expected
        assert expected[minimax.choose(board, rng)] == oracle.value(board)


OTHER_RULES = [
    Rules(misere=True),
    Rules(gravity=True),
    Rules(gravity=True, misere=True),
    Rules(2, 2, 2, misere=True),
    Rules(2, 3, 3),
    Rules(3, 2, 2, gravity=True),
    Rules(1, 8, 3, misere=True),
    Rules(3, 4, 3, gravity=True, misere=True),
]


@pytest.mark.usefixtures("untraced")
def test_values_are_exact_with_other_rules() -> None:
    for rules in OTHER_RULES:
        boards, minimax = oracle.unfinished(rules), Minimax()
        for board in Random(5).sample(boards, min(len(boards), 30)):
            assert minimax.values(board) == exact_values(board)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("count", [1, pytest.param(15, marks=pytest.mark.proof)])
def test_values_are_exact_on_a_larger_board(count: int) -> None:
    for rules, plies in [(Rules(3, 4, 3), 5), (Rules(4, 4, 3), 9), (Rules(4, 4, 4, misere=True), 9)]:
        rng, minimax = Random(8), Minimax()
        for _ in range(count):
            board = running_board(rules, rng, plies)
            assert minimax.values(board) == exact_values(board)


def test_the_first_player_gets_the_known_result() -> None:
    board = parse_board("..X./X..O/O...", Rules(3, 4, 3))  # a former bug
    assert max(Minimax().values(board).values()) == oracle.value(board)
    for rules, value in [
        (Rules(misere=True), Value(Result.DRAW)),
        (Rules(3, 4, 3), Value(Result.WIN, 7)),
        (Rules(4, 4, 3), Value(Result.WIN, 5)),
        (Rules(4, 4, 4, gravity=True), Value(Result.DRAW)),
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
        ("X../XO./...", (6,)),  # block
        ("XO./.X./O..", (8,)),
        ("X../.X./..O", (2, 6)),  # the latest of several losses
    ]:
        board = parse_board(text)
        exact = exact_values(board)
        assert tuple(cell for cell in exact if exact[cell] == max(exact.values())) == best
        assert Minimax().best_moves(board) == best
    minimax = Minimax()
    assert {minimax.choose(Board(), Random(seed)) for seed in range(200)} == set(range(9))
    assert minimax.choose(Board(), Random(3)) == Minimax().choose(Board(), Random(3))


DRAW = Value(Result.DRAW)


@pytest.mark.usefixtures("untraced")
@sampled(90)
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
        for number in range(30):
            board = running_board(rules, rng, rng.randrange(2, 7))
            overlooked = {cell for cell in range(rules.cells) if rng.random() < (0.3 if number % 3 else 0)}
            depth = number % 5
            assert look_ahead(board, depth, overlooked) == plain_look_ahead(board, depth, overlooked)


def test_overlooked_wins_and_threats_are_not_seen() -> None:
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
    return value if value.plies <= depth else DRAW
