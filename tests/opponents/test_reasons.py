"""The coach's reasons on every board, checked with plain rules: facts from lines, and values by exhaustive search."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest

from bot.game.games import GAMES
from bot.game.value import Result, Value
from bot.opponents.coach import hint
from bot.opponents.evaluation import Evaluator
from bot.opponents.reasons import (
    Blocks,
    CompletesLine,
    Forces,
    Forks,
    HoldsOut,
    KeepsWin,
    OneOfDraws,
    OnlyDraw,
    OnlyMove,
    Reason,
    Tempts,
    Threatens,
    reasons,
)
from tests.support import connect_four, oracle
from tests.support.connect_four import CONNECT_FOUR
from tests.support.plain_reasons import (
    Position,
    agrees,
    early_positions,
    is_fact,
    is_won_after,
    known,
    late_positions,
    position_of,
    value_of,
)
from tests.support.proofs import sampled

LATE, LATE_SAMPLE = 1_800, 200
EARLY, EARLY_SAMPLE = 400, 40
"""Per large game: the positions near its end and earlier that `make proof` tests, and those that are always tested."""

KINDS_LATE = {CompletesLine, Blocks, KeepsWin, OneOfDraws, OnlyMove, Tempts}
KINDS_EARLY = {CompletesLine, Blocks, Threatens}
"""The kinds of reasons that have to be among those tested."""

LARGE_GAMES = [name for name, rules in GAMES.items() if rules.cells > 9]


@pytest.mark.usefixtures("untraced")
@sampled(5)
@pytest.mark.parametrize("name", ["3x3", "misere"])
def test_every_reason_on_nine_cells_is_true(name: str, step: int) -> None:
    rules, evaluate, kinds_given = GAMES[name], cache(Evaluator().evaluate), set[type[Reason]]()
    for board in oracle.unfinished(rules)[::step]:
        position = position_of(board)
        for cell, value in position.values().items():
            given = reasons(board, cell, evaluate(board), evaluate)
            assert all(is_fact(why, position, cell) and agrees(why, position, cell, rules.cells) for why in given)
            kinds = {type(why) for why in given}
            assert len(kinds) == len(given)
            assert not given or value.result is value_of(position).result
            if not rules.misere:
                check_that_obvious_reasons_are_given(kinds, position, cell)
            kinds_given |= kinds
        assert hint(board, evaluate).reasons
    in_misere = {OnlyMove, OnlyDraw, KeepsWin, HoldsOut, Tempts, OneOfDraws}
    assert kinds_given == (in_misere if rules.misere else {*Reason.__args__})


def check_that_obvious_reasons_are_given(kinds: set[type[Reason]], before: Position, cell: int) -> None:
    """Check that a completed line, a fork and a block are among the reasons for a move."""
    after, value = before.play(cell), before.values()[cell]
    assert (CompletesLine in kinds) is (value == Value(Result.WIN, 1))
    assert (Forks in kinds) is (not after.wins and len(after.turned().wins) > 1 and CompletesLine not in kinds)
    if cell in before.turned().wins and value == value_of(before) and after.playable:
        assert kinds & {Blocks, CompletesLine}


@pytest.mark.usefixtures("untraced")
def test_reasons_are_true_near_the_end_and_in_the_middle_of_a_game() -> None:
    assert set[type[Reason]]().union(*(check_late(name, LATE_SAMPLE) for name in LARGE_GAMES)) >= KINDS_LATE
    assert set[type[Reason]]().union(*(check_early(name, EARLY_SAMPLE) for name in LARGE_GAMES)) >= KINDS_EARLY


@pytest.mark.proof
@pytest.mark.parametrize("name", LARGE_GAMES)
def test_reasons_are_true_in_many_positions_of_a_game(name: str) -> None:
    assert check_late(name, LATE) >= KINDS_LATE
    assert check_early(name, EARLY) >= KINDS_EARLY


def check_late(name: str, positions: int) -> set[type[Reason]]:
    """Check the reasons for a move in each of these positions, and return the kinds of reasons."""
    rng, kinds = Random(7), set[type[Reason]]()
    for board in islice(late_positions(GAMES[name]), positions):
        position = position_of(board)
        evaluation = known(position, rng)
        cell = board.legal_moves[int(rng.random() * len(board.legal_moves))]
        given = reasons(board, cell, evaluation, lambda after: known(position_of(after), rng))
        assert all(is_fact(why, position, cell) and agrees(why, position, cell, evaluation.depth) for why in given)
        kinds |= {type(why) for why in given}
    return kinds


def check_early(name: str, positions: int) -> set[type[Reason]]:
    """Check the reasons of the hint in each of these positions, and return the kinds of reasons."""
    evaluate, kinds = Evaluator(positions=30).evaluate, set[type[Reason]]()
    for board in islice(early_positions(GAMES[name]), positions):
        given, position = hint(board, evaluate), position_of(board)
        assert all(is_fact(why, position, given.cell) for why in given.reasons)
        for why in given.reasons:
            if isinstance(why, Forces) and board.rules == CONNECT_FOUR:  # which may win much later
                assert connect_four.values(board)[given.cell] >= Value(Result.WIN, why.plies)
            elif isinstance(why, Forces):
                assert is_won_after(position.play(given.cell), why.plies - 1)
        kinds |= {type(why) for why in given.reasons}
    return kinds
