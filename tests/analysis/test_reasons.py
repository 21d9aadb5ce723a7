"""The coach's reasons on every board, checked with plain rules: facts from lines, and values by exhaustive search."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.analysis.coach import hint
from bot.analysis.evaluation import Evaluator
from bot.analysis.reasons import (
    Blocks,
    CompletesLine,
    Forks,
    HoldsOut,
    KeepsWin,
    OneOfDraws,
    OnlyDraw,
    OnlyMove,
    Reason,
    Tempts,
    reasons,
)
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.games.value import Result, Value
from tests.support import oracle
from tests.support.plain_reasons import Position, agrees, is_fact, known, position_of, value_of
from tests.support.proofs import sampled

GRAVITY = Rules(3, 4, 3, gravity=True)
IN_MISERE = {OnlyMove, OnlyDraw, KeepsWin, HoldsOut, Tempts, OneOfDraws}


@pytest.mark.usefixtures("untraced")
@sampled(30)
def test_every_reason_on_a_small_board_is_true(step: int) -> None:
    for rules in (TIC_TAC_TOE, Rules(misere=True), GRAVITY):
        evaluate, kinds_given, rng = cache(Evaluator().evaluate), set[type[Reason]](), Random(7)
        for board in oracle.unfinished(rules)[:: step * (20 if rules is GRAVITY else 1)]:
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
                partial = known(position, rng)  # as a search leaves it that does not reach every end
                given = reasons(board, cell, partial, lambda after, rng=rng: known(position_of(after), rng))
                assert all(is_fact(why, position, cell) and agrees(why, position, cell, partial.depth) for why in given)
            assert hint(board, evaluate).reasons
        every_kind = IN_MISERE if rules.misere else {*Reason.__args__}
        assert kinds_given == every_kind or (rules is GRAVITY and kinds_given < every_kind)


def check_that_obvious_reasons_are_given(kinds: set[type[Reason]], before: Position, cell: int) -> None:
    """Check that a completed line, a fork and a block are among the reasons for a move."""
    after, value = before.play(cell), before.values()[cell]
    assert (CompletesLine in kinds) is (value == Value(Result.WIN, 1))
    assert (Forks in kinds) is (not after.wins and len(after.turned().wins) > 1 and CompletesLine not in kinds)
    if cell in before.turned().wins and value == value_of(before) and after.playable:
        assert kinds & {Blocks, CompletesLine}
