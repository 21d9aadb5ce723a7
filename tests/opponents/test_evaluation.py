"""Evaluations of all moves: what is proven is true, and on small boards everything is."""

from itertools import count
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.rules import Rules
from bot.game.value import Result, Value
from bot.opponents.evaluation import Evaluator
from bot.opponents.minimax import Minimax
from bot.opponents.search import best_of
from tests.support import oracle
from tests.support.positions import exact_values, running_board
from tests.support.proofs import sampled

NARROW = [
    Rules(3, 6, 3),
    Rules(2, 9, 4),
    Rules(2, 16, 5),
    Rules(3, 6, 4, gravity=True),
    Rules(4, 5, 3, gravity=True, misere=True),
    Rules(3, 4, 3, misere=True),
]
"""Rules that are searched within a budget."""


@pytest.mark.usefixtures("untraced")
def test_on_a_small_board_every_value_is_exact() -> None:
    for rules in [Rules(), Rules(misere=True), Rules(3, 4, 3, gravity=True)]:
        evaluator = Evaluator()
        for board in Random(2).sample(oracle.unfinished(rules), 80):
            evaluation = evaluator.evaluate(board)
            assert evaluation.values == exact_values(board)
            assert evaluation.best == best_of(exact_values(board))
            assert evaluation.depth == rules.cells - board.ply


@pytest.mark.usefixtures("untraced")
@sampled(4)
def test_what_is_proven_on_a_larger_board_is_true(step: int) -> None:
    for rules in NARROW:
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
        assert proven > 20


def test_losing_moves_are_proven_beside_an_unproven_defence() -> None:
    board = parse_board("......./......./..XX.../..O..../..XO.../....O../.......", Rules(7, 7, 5))
    evaluation = Evaluator(20_000, clock=lambda: 0.0).evaluate(board)
    lost = {cell for cell, value in evaluation.values.items() if value == Value(Result.LOSS, 4)}
    assert len(lost) > 30
    assert not lost & set(evaluation.best)


def test_it_ends_when_the_time_is_over() -> None:
    ticks = count()
    Evaluator(10**9, seconds=300, clock=lambda: next(ticks)).evaluate(Board(Rules(7, 7, 5)))
    assert next(ticks) <= 303
    board = Board(Rules(7, 7, 5))
    evaluation = Evaluator(seconds=0.0, clock=lambda: 0.0).evaluate(board)
    assert evaluation.values == dict.fromkeys(board.legal_moves)
    assert (evaluation.best, evaluation.depth) == ((0,), 0)


def test_a_finished_board_has_no_moves() -> None:
    board = parse_board("XXXX./OOO../...../...../.....", Rules(5, 5, 4))
    evaluation = Evaluator().evaluate(board)
    assert (evaluation.values, evaluation.best) == ({}, ())
