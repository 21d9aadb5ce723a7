"""The coach's reasons on every board, checked with plain rules: facts from lines, and values by exhaustive search."""

from __future__ import annotations

from functools import cache, cached_property
from random import Random

import pytest

from bot.analysis.coach import hint
from bot.analysis.evaluation import Evaluation
from bot.analysis.evaluator import Evaluator
from bot.analysis.reason import (
    Blocks,
    CompletesLine,
    Forces,
    ForestallsFork,
    Forks,
    HoldsOut,
    KeepsWin,
    LeavesOnlyLines,
    Mirrors,
    OneOfDraws,
    OnlyDraw,
    OnlyMove,
    Reason,
    Tempts,
    Threatens,
    WinsLater,
)
from bot.analysis.reasons import reasons
from bot.games.lines import TIC_TAC_TOE, Board, Line, Rules, board_in
from bot.games.mark import Mark
from bot.games.value import Result, Value
from tests.support import oracle
from tests.support.proofs import sampled

AT_LEAST: dict[type[Reason], Result] = {WinsLater: Result.WIN, LeavesOnlyLines: Result.WIN, Mirrors: Result.DRAW}

MAX_DEPTH = 4
"""How many plies a search looks ahead at most that does not reach every end."""


@cache
def lines_of(rules: Rules) -> list[list[tuple[int, Line]]]:
    """The lines through each cell, with their bitboards."""
    lines = [*zip(rules.line_masks, rules.lines, strict=True)]
    return [[(mask, line) for mask, line in lines if cell in line] for cell in range(rules.cells)]


class Position:
    """A position as the plain rules see it: the marks of the side to move, and those of the other side."""

    def __init__(self, rules: Rules, own: int, other: int) -> None:
        self.rules, self.own, self.other = rules, own, other

    @cached_property
    def playable(self) -> list[int]:
        cells, taken, columns = range(self.rules.cells), self.own | self.other, self.rules.columns
        empty = [cell for cell in cells if not taken >> cell & 1]
        return [cell for cell in empty if cell + columns not in empty] if self.rules.gravity else empty

    def play(self, cell: int) -> Position:
        return Position(self.rules, self.other, self.own | 1 << cell)

    def turned(self) -> Position:
        """The same marks with the other side to move."""
        return Position(self.rules, self.other, self.own)

    def completed(self, cell: int) -> list[Line]:
        after = self.own | 1 << cell
        return [line for mask, line in lines_of(self.rules)[cell] if mask & after == mask]

    @cached_property
    def wins(self) -> dict[int, list[Line]]:
        """The cells on which the side to move wins at once, with the lines that it completes there."""
        found = {} if self.rules.misere else {cell: self.completed(cell) for cell in self.playable}
        return {cell: lines for cell, lines in found.items() if lines}

    def forks(self) -> list[int]:
        """The cells after which the side to move has two threats and the other side none; it does not win at once."""
        after = {cell: self.play(cell) for cell in self.playable if cell not in self.wins}
        return [cell for cell, next_ in after.items() if len(next_.turned().wins) > 1 and not next_.wins]

    def values(self) -> dict[int, Value]:
        """The value of every move by exhaustive search."""
        return values_of(self.rules, self.own, self.other)


def position_of(board: Board) -> Position:
    return Position(board.rules, *((board.x, board.o) if board.to_move is Mark.X else (board.o, board.x)))


@cache
def values_of(rules: Rules, own: int, other: int) -> dict[int, Value]:
    position, line = Position(rules, own, other), Value(Result.LOSS if rules.misere else Result.WIN, 1)
    return {
        cell: line if position.completed(cell) else value_of(position.play(cell)).one_ply_earlier()
        for cell in position.playable
    }


def value_of(position: Position) -> Value:
    """The value of a position without a line of the side that has just moved."""
    return max(position.values().values(), default=Value(Result.DRAW))


def is_fact(reason: Reason, before: Position, cell: int) -> bool:
    """Whether a reason that follows from lines is true; what it says about values is not checked."""
    after, theirs = before.play(cell), before.turned()
    threatened = [] if after.wins else sorted(after.turned().wins)
    match reason:
        case CompletesLine(lines):
            return [*lines] == before.completed(cell) != [] and not before.rules.misere
        case Forks(cells):
            return [*cells] == threatened and len(cells) > 1
        case Forces(forced) | Threatens(forced):
            return [forced] == threatened
        case Blocks(lines):
            return [*lines] == sorted(theirs.wins.get(cell, [])) != [] and bool(after.playable)
        case ForestallsFork(cells):
            return [*cells] == theirs.forks() != [] and not theirs.wins and not after.forks()
        case OnlyMove():
            return before.playable == [cell]
        case _:
            return is_fact_about_the_end(reason, before, cell)


def is_fact_about_the_end(reason: Reason, before: Position, cell: int) -> bool:
    after = before.play(cell)
    match reason:
        case WinsLater(later):
            below = later + before.rules.columns
            return below in after.playable and bool(after.play(below).completed(later))
        case LeavesOnlyLines():
            return bool(after.playable) and all(after.completed(next_) for next_ in after.playable)
        case Mirrors(opposite, is_center):
            last = before.rules.cells - 1
            turned = sum(1 << last - other for other in range(last + 1) if after.own >> other & 1)
            return (
                after.other == turned | 1 << last // 2 and opposite + cell == last and is_center is (opposite == cell)
            )
        case _:
            return True


def agrees(reason: Reason, before: Position, cell: int, depth: int) -> bool:
    """Whether what a reason says about values is true, by exhaustive search."""
    after, values = before.play(cell), before.values()
    value, best, results = values[cell], max(values.values()), [other.result for other in values.values()]
    match reason:
        case CompletesLine() | Forks():
            return value == Value(Result.WIN, 1 if isinstance(reason, CompletesLine) else 3)
        case Threatens() | ForestallsFork():
            return value.result is Result.DRAW or depth < before.rules.cells  # not everything is proven
        case Forces(_, plies) | KeepsWin(plies):
            is_counted = not isinstance(reason, KeepsWin) or reason.others == results.count(Result.WIN) - 1
            is_limit = value.plies == plies > 1 or plies > max(value.plies, depth)
            return value.result is Result.WIN and is_limit and is_counted
        case OnlyDraw():
            return value.result is best.result is Result.DRAW and results.count(Result.LOSS) == len(results) - 1 > 0
        case OneOfDraws(count, moves):
            is_counted = (count, moves) == (results.count(Result.DRAW), len(results)) and count > 1
            return value.result is best.result is Result.DRAW and is_counted
        case HoldsOut(plies, is_alone):
            is_best = value == best == Value(Result.LOSS, plies) and len(values) > 1
            return is_best and is_alone is ([*values.values()].count(best) == 1)
        case Tempts(mistakes, replies):
            answers = [answer.result for answer in after.values().values()]
            worse = sum(answer < max(answers) for answer in answers)
            return (mistakes, replies) == (worse, len(answers)) and mistakes > 0
        case _:
            return value.result >= AT_LEAST.get(type(reason), Result.LOSS)


def known(position: Position, rng: Random) -> Evaluation:
    """What a search could know of a position: some moves are not proven, and late ends are found only roughly."""
    depth = 1 + int(rng.random() * MAX_DEPTH)
    values: dict[int, Value | None] = {}
    for cell, value in position.values().items():
        rough = Value(value.result, value.plies + 2) if value.result and value.plies > depth else value
        values[cell] = rough if rng.random() < 0.8 else None
    return Evaluation(values, (*values,), depth)


GRAVITY, TALL = Rules(3, 4, 3, gravity=True), Rules(4, 3, 3, gravity=True)
IN_MISERE = {LeavesOnlyLines, OnlyMove, Mirrors, OnlyDraw, KeepsWin, HoldsOut, Tempts, OneOfDraws}


@pytest.mark.usefixtures("untraced")
@sampled(41)
def test_every_reason_on_a_small_board_is_true(step: int) -> None:
    for rules in (TIC_TAC_TOE, Rules(misere=True), GRAVITY, TALL):
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
                given = reasons(board, cell, partial, lambda after, rng=rng: known(position_of(board_in(after)), rng))
                assert all(is_fact(why, position, cell) and agrees(why, position, cell, partial.depth) for why in given)
            assert hint(board, evaluate).reasons
        every_kind = IN_MISERE if rules.misere else {*Reason.__args__} - {LeavesOnlyLines, Mirrors}
        if rules.gravity:
            assert kinds_given <= every_kind
            assert (WinsLater in kinds_given) is (rules is TALL)
        else:
            assert kinds_given == every_kind - {WinsLater}


def check_that_obvious_reasons_are_given(kinds: set[type[Reason]], before: Position, cell: int) -> None:
    """Check that a completed line, a fork and a block are among the reasons for a move."""
    after, value = before.play(cell), before.values()[cell]
    assert (CompletesLine in kinds) is (value == Value(Result.WIN, 1))
    assert (Forks in kinds) is (not after.wins and len(after.turned().wins) > 1 and CompletesLine not in kinds)
    if cell in before.turned().wins and value == value_of(before) and after.playable:
        assert kinds & {Blocks, CompletesLine}
