"""Games with gravity are solved exactly, compiled and in Python alone; bitbully gives the values of Connect Four."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.games.lines import Board, Rules, parse_board
from bot.games.mark import Mark
from bot.games.value import Result, Value
from bot.players.columns import Columns, is_fitting
from bot.players.gravity import GravitySolver
from bot.players.gravity_search import has_to_compile
from bot.players.openings import openings
from bot.players.perfect import Perfect
from bot.players.search import best_of
from tests.support import connect_four, oracle
from tests.support.connect_four import CONNECT_FOUR
from tests.support.positions import exact_values


def test_small_boards_are_solved_as_by_a_plain_search() -> None:
    for rules in [Rules(gravity=True), Rules(3, 4, 3, gravity=True), Rules(5, 2, 2, gravity=True)]:
        boards = oracle.unfinished(rules)
        for board in Random(6).sample(boards, min(len(boards), 8)):
            values = exact_values(board)
            for is_compiled in (True, False):
                solver = GravitySolver(rules, is_compiled=is_compiled)
                assert solver.solve(board).values == values
                assert solver.best_moves(board) == best_of(values)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("counts", [(4, 8, 90), pytest.param((12, 80, 2_908), marks=pytest.mark.proof)])
def test_a_best_move_keeps_the_result_that_bitbully_finds(counts: tuple[int, ...]) -> None:
    solver = GravitySolver(CONNECT_FOUR, is_compiled=True)
    for plies, count in zip((range(12, 16), range(16, 20), range(20, 42)), counts, strict=True):
        boards = [*islice(connect_four.positions(1, plies, count), count)]
        assert len(boards) == count
        for board in boards:
            values = connect_four.values(board)
            results = {cell for cell in values if values[cell].result is max(values.values()).result}
            best = solver.best_moves(board)
            assert best
            assert results.issuperset(best)


def test_all_moves_have_the_values_that_bitbully_finds() -> None:
    solver = GravitySolver(CONNECT_FOUR, is_compiled=True)
    for board in connect_four.positions(7, range(22, 42), 3):
        assert solver.solve(board).values == connect_four.values(board)
    board = parse_board("/".join(["......."] * 3 + ["X.....O"] * 3), CONNECT_FOUR)
    assert GravitySolver(CONNECT_FOUR).best_moves(board) == (14,)
    assert GravitySolver(CONNECT_FOUR).solve(board).values[14] == Value(Result.WIN, 1)
    for board in connect_four.positions(10, range(20, 30), 1):
        assert Perfect().best_moves(board) == GravitySolver(CONNECT_FOUR).best_moves(board)


def test_what_is_not_proven_is_not_claimed() -> None:
    solver, unknown = GravitySolver(CONNECT_FOUR, positions=10_000), 0
    for board in connect_four.positions(12, range(18, 19), 12):
        solution, values = solver.solve(board), connect_four.values(board)
        for cell, value in solution.values.items():
            assert value.result is values[cell].result
            assert value == values[cell] or value.plies > values[cell].plies > solution.depth
            unknown += value != values[cell]
    assert unknown
    board = next(connect_four.positions(9, range(12, 13), 1))
    for is_compiled in (True, False):
        solver = GravitySolver(CONNECT_FOUR, positions=1, is_compiled=is_compiled)
        assert solver.best_moves(board) == ()
        assert len(solver.solve(board).values) < len(board.legal_moves)
    over = parse_board("O./XX", Rules(2, 2, 2, gravity=True))
    assert Perfect().best_moves(over) == GravitySolver(over.game, is_compiled=False).best_moves(over) == ()


def test_the_search_is_compiled_unless_that_is_on_disk(tmp_path: Path) -> None:
    assert has_to_compile(str(tmp_path)) is (find_spec("numba") is not None)
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "gravity_kernel.search-1.nbi").touch()
    assert not has_to_compile(str(tmp_path))


def test_only_columns_that_fit_are_solved() -> None:
    assert is_fitting(CONNECT_FOUR)
    assert is_fitting(Rules(7, 7, 4, gravity=True))
    for rules in (Rules(), Rules(6, 7, 4, gravity=True, misere=True), Rules(7, 8, 4, gravity=True)):
        assert not is_fitting(rules)


def test_every_move_of_the_first_plies_is_proven_without_a_search() -> None:
    for board in [Board(CONNECT_FOUR), *connect_four.positions(18, range(7), 3)]:
        results = {cell: value.result for cell, value in connect_four.values(board).items()}
        solution = GravitySolver(CONNECT_FOUR, positions=10).solve(board)
        assert {cell: value.result for cell, value in solution.values.items()} == results
        wins = [cell for cell, result in results.items() if result is Result.WIN]
        assert board.plies or wins == [38]  # the first player wins in the centre column alone


def test_the_table_keeps_every_result_in_the_opening() -> None:
    table, rng, moves = openings(CONNECT_FOUR), Random(14), 0
    assert table
    for mark in [*Mark] * 6:
        board, is_known = Board(CONNECT_FOUR), True
        while is_known and not board.is_over:
            if board.to_move is not mark:
                board = board.play(rng.choice(board.legal_moves))
                continue
            opening = table.find(Columns(CONNECT_FOUR).position(board))
            is_known = opening is not None
            if opening:
                values = connect_four.values(board)
                best = max(values.values()).result
                cell = next(cell for cell in values if cell % CONNECT_FOUR.columns == opening.column)
                assert (opening.result, values[cell].result) == (best, best)
                board, moves = board.play(cell), moves + 1
        assert board.is_over or board.plies >= 11 or Columns(CONNECT_FOUR).wins(Columns(CONNECT_FOUR).position(board))
    assert moves > 30
