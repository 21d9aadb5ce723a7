"""Minimax, compared with the oracle over the whole game."""

from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result, Value
from bot.opponents.minimax import Minimax
from tests.support import oracle
from tests.support.positions import exact_values, running_board


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
    Rules(2, 4, 3),
    Rules(3, 4, 3, gravity=True),
    Rules(3, 4, 3, gravity=True, misere=True),
]


@pytest.mark.usefixtures("untraced")
def test_values_are_exact_with_other_rules() -> None:
    for rules in OTHER_RULES:
        boards, minimax = oracle.unfinished(rules), Minimax()
        for board in Random(5).sample(boards, min(len(boards), 80)):
            assert minimax.values(board) == exact_values(board)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("count", [1, pytest.param(15, marks=pytest.mark.proof)])
def test_values_are_exact_on_a_larger_board(count: int) -> None:
    for rules, plies in [
        (Rules(3, 4, 3), 4),
        (Rules(4, 4, 3), 8),
        (Rules(4, 4, 4), 8),
        (Rules(4, 4, 4, misere=True), 8),
    ]:
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
        (Rules(4, 4, 4), Value(Result.DRAW)),
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
