"""Minimax, compared with the oracle over the whole game."""

from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result, Value
from bot.opponents.minimax import Minimax
from tests import oracle


@pytest.mark.usefixtures("untraced")
def test_every_value_of_every_position_is_exact() -> None:
    minimax, boards = Minimax(), oracle.unfinished(TIC_TAC_TOE)
    assert len(boards) == 4520
    for board in boards:
        expected = {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}
        assert minimax.values(board) == expected


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    "rules",
    [
        Rules(misere=True),
        Rules(gravity=True),
        Rules(2, 2, 2),
        Rules(2, 4, 3),
        Rules(3, 4, 3, gravity=True),
        Rules(3, 4, 3, gravity=True, misere=True),
    ],
    ids=str,
)
def test_values_are_exact_with_other_rules(rules: Rules) -> None:
    boards = oracle.unfinished(rules)
    Random(5).shuffle(boards)
    minimax = Minimax()
    for board in boards[:700]:
        expected = {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}
        assert minimax.values(board) == expected


@pytest.mark.usefixtures("untraced")
def test_values_are_exact_on_a_larger_board() -> None:
    rules, rng = Rules(3, 4, 3), Random(8)
    boards = [parse_board("..X./X..O/O...", rules)]  # a former bug: alpha and beta crossed
    for _ in range(15):
        board = Board(rules)
        while board.ply < 4:
            board = board.play(rng.choice(board.legal_moves))
        boards.append(board)
    minimax = Minimax()
    for board in boards:
        expected = {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}
        assert minimax.values(board) == expected


def test_values_do_not_depend_on_earlier_searches() -> None:
    boards = oracle.unfinished(TIC_TAC_TOE)
    Random(11).shuffle(boards)
    reused = Minimax()
    for board in boards[:400]:
        assert Minimax().values(board) == reused.values(board)


def test_every_first_move_is_a_draw() -> None:
    assert Minimax().values(Board()) == dict.fromkeys(range(9), Value(Result.DRAW))


@pytest.mark.usefixtures("untraced")
def test_every_move_chosen_keeps_the_value() -> None:
    minimax, rng = Minimax(), Random(2)
    for board in oracle.unfinished(TIC_TAC_TOE):
        chosen = minimax.choose(board, rng)
        assert oracle.value(board.play(chosen)).one_ply_earlier() == oracle.value(board)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("seat", list(Mark))
def test_it_never_loses_from_the_empty_board(seat: Mark) -> None:
    assert not oracle.can_lose(Board(), seat, Minimax().best_moves, set())


@pytest.mark.usefixtures("untraced")
def test_it_never_loses_a_won_or_drawn_position() -> None:
    minimax, safe = Minimax(), dict[Mark, set[Board]]({Mark.X: set(), Mark.O: set()})
    for board in oracle.unfinished(TIC_TAC_TOE):
        if oracle.value(board).result is not Result.LOSS:
            assert not oracle.can_lose(board, board.to_move, minimax.best_moves, safe[board.to_move])


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("XX./OO./...", (2,)),  # a win in 1, although a block would draw
        ("X../.../..O", (2, 6)),  # wins in 5, better than slower ones
        ("X../XO./...", (6,)),  # block
        ("XO./.X./O..", (8,)),
        ("X../.X./..O", (2, 6)),  # the latest of several losses
    ],
)
def test_it_prefers_the_quickest_win_and_the_latest_loss(text: str, best: tuple[int, ...]) -> None:
    board = parse_board(text)
    exact = {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}
    assert tuple(cell for cell in exact if exact[cell] == max(exact.values())) == best
    assert Minimax().best_moves(board) == best


def test_it_chooses_at_random_among_equal_moves() -> None:
    minimax = Minimax()
    assert {minimax.choose(Board(), Random(seed)) for seed in range(200)} == set(range(9))
    assert minimax.choose(Board(), Random(3)) == Minimax().choose(Board(), Random(3))


def test_a_finished_board_has_no_best_move() -> None:
    over = parse_board("XXX/OO./...")
    assert Minimax().values(over) == {}
    assert Minimax().best_moves(over) == ()
    with pytest.raises(IndexError):
        Minimax().choose(over, Random(0))
