"""Iterative deepening and evaluations: what is proven is true, and they keep to their budgets."""

from itertools import count
from random import Random

import pytest

from bot.analysis.evaluator import Evaluator
from bot.games.lines import Board, Rules, parse_board
from bot.games.value import Result, Value
from bot.players.deepening import deepen
from bot.players.deepening_search import Budget, BudgetSpentError
from bot.players.minimax import Minimax
from bot.players.search import best_of
from tests.support import oracle
from tests.support.positions import exact_values, running_board
from tests.support.proofs import sampled

FIVE = Rules(7, 7, 5)
GOMOKU = Rules(9, 9, 5)
CONNECT_FOUR = Rules(6, 7, 4, gravity=True)
SMALL = [Rules(), Rules(misere=True), Rules(2, 4, 3), Rules(3, 4, 3, gravity=True), Rules(1, 8, 3, misere=True)]


@pytest.mark.usefixtures("untraced")
def test_a_proven_value_is_exact_and_the_move_keeps_it() -> None:
    rng = Random(5)
    for rules in SMALL:
        boards, evaluator, proven = oracle.unfinished(rules), Evaluator(), 0
        for board in rng.sample(boards, min(len(boards), 25)):
            finding = deepen(board, Budget(positions := rng.choice([3, 30, 300, 100_000])))
            if positions == 100_000:
                assert finding.value == oracle.value(board)
            if finding.value:
                proven += 1
                assert finding.value.plies > finding.depth or finding.value == oracle.value(board)
                assert finding.value.result is oracle.value(board).result
                assert exact_values(board)[finding.cell].result is oracle.value(board).result
            evaluation = evaluator.evaluate(board)
            assert (evaluation.values, evaluation.best) == (exact_values(board), best_of(exact_values(board)))
            assert evaluation.depth == rules.cells - board.plies
        assert proven > 8


def test_a_larger_budget_looks_further_and_is_not_exceeded() -> None:
    finding = deepen(Board(Rules(5, 5, 4)), Budget(5_000))
    assert (finding.value, finding.cell) == (None, 12)
    assert 2 <= finding.depth < 25
    depths = [deepen(Board(FIVE), Budget(positions)).depth for positions in (100, 1_000, 10_000)]
    assert depths == sorted(set(depths))
    for positions in [0, 1, 10, 1000]:
        for rules in [Rules(10, 10, 5), Rules(26, 26, 26), Rules(1, 26, 2), CONNECT_FOUR]:
            budget, board = Budget(positions), Board(rules)
            finding = deepen(board, budget)
            assert finding.cell in board.legal_moves
            if finding.value is None:
                with pytest.raises(BudgetSpentError):
                    budget.spend()
    ticks = count()
    assert deepen(Board(FIVE), Budget(10**9, deadline=500, clock=lambda: next(ticks))).value is None
    assert next(ticks) == 501


def test_wins_blocks_losses_and_draws_are_found() -> None:
    empty, nine = ["......."] * 4, ["........."] * 4
    quiet = ["O.......O", nine[0], "......X..", "......X..", "..OXXX...", *nine[1:], "O.......O"]
    for rules, rows, cells, value in [
        (GOMOKU, ["O.......O", *nine[1:], "...XXX...", *nine], {38, 42}, None),
        (GOMOKU, quiet, {42}, (Result.WIN, 5)),
        (CONNECT_FOUR, [*empty, "..OO...", "..XX..."], {36, 39}, (Result.WIN, 3)),
        (FIVE, [*empty[1:], ".XXXX..", ".OOOO..", *empty[2:]], {21}, (Result.WIN, 1)),
        (FIVE, [*empty[1:], ".X..X..", "OOOO...", "..X.X..", "......."], {32}, None),
        (FIVE, [*empty[1:], ".XXXX..", ".OOO...", *empty[2:]], None, (Result.LOSS, 2)),
        (Rules(9, 9, 9), [*nine, *nine, nine[0]], None, (Result.DRAW, 0)),
        (Rules(), ["XOX", "XOO", "OX."], {8}, (Result.DRAW, 0)),
    ]:
        board = parse_board("/".join(rows), rules)
        finding = deepen(board, Budget(20_000))
        assert finding.cell in (cells or board.legal_moves), rows
        assert value is None or finding.value == Value(*value), rows
    assert finding.depth == 1


@pytest.mark.parametrize("is_large", [False, pytest.param(True, marks=pytest.mark.proof)])
def test_the_known_results_of_small_boards_are_proven(*, is_large: bool) -> None:
    """The results that https://en.wikipedia.org/wiki/M,n,k-game lists."""
    small = {Rules(4, 4, 4): Result.DRAW, Rules(3, 4, 3): Result.WIN, Rules(4, 4, 3): Result.WIN}
    for rules, result in ({Rules(6, 5, 4): Result.WIN} if is_large else small).items():
        finding = deepen(Board(rules), Budget(200_000))
        assert finding.value is not None
        assert finding.value.result is result


@sampled(20)
def test_what_is_proven_on_a_larger_board_is_true(step: int) -> None:
    for rules in [
        Rules(3, 6, 3),
        Rules(2, 9, 4),
        Rules(3, 6, 4, gravity=True),
        Rules(4, 5, 3, gravity=True, misere=True),
        Rules(3, 4, 3, misere=True),
    ]:
        rng, proven = Random(3), 0
        for _ in range(40 // step):
            board = running_board(rules, rng, rules.cells - 8)
            evaluation = Evaluator(rng.choice([30, 300, 3000])).evaluate(board)
            exact = Minimax().values(board)
            assert evaluation.values.keys() == exact.keys()
            for cell, value in evaluation.values.items():
                if value is not None:
                    proven += 1
                    assert value.result is exact[cell].result
                    assert value.plies > evaluation.depth or value == exact[cell]
            assert set(evaluation.best) <= set(board.legal_moves)
            if None not in evaluation.values.values():
                assert {exact[cell].result for cell in evaluation.best} == {max(exact.values()).result}
            complete = Evaluator(10**6, clock=lambda: 0.0).evaluate(board)
            assert (complete.values, complete.best) == (exact, best_of(exact))
        assert proven > 5


def test_losing_moves_are_proven_beside_an_unproven_defence() -> None:
    board = parse_board("......./......./..XX.../..O..../..XO.../....O../.......", FIVE)
    evaluation = Evaluator(20_000, clock=lambda: 0.0).evaluate(board)
    lost = {cell for cell, value in evaluation.values.items() if value == Value(Result.LOSS, 4)}
    assert len(lost) > 30
    assert not lost & set(evaluation.best)


def test_an_evaluation_ends_when_the_time_is_over() -> None:
    ticks, board = count(), Board(FIVE)
    Evaluator(10**9, seconds=300, clock=lambda: next(ticks)).evaluate(board)
    assert next(ticks) <= 303
    evaluation = Evaluator(seconds=0.0, clock=lambda: 0.0).evaluate(board)
    assert evaluation.values == dict.fromkeys(board.legal_moves)
    assert (evaluation.best, evaluation.depth) == ((0,), 0)
    over = Evaluator().evaluate(parse_board("XXXX./OOO../...../...../.....", Rules(5, 5, 4)))
    assert (over.values, over.best) == ({}, ())
