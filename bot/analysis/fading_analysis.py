"""The analysis of disappearing marks, from its solution."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache

from bot.analysis.analysis import Analysis
from bot.analysis.evaluation import Evaluation
from bot.analysis.reason import Blocks, Forces, Reason, Theme, Threatens
from bot.games.errors import PositionError
from bot.games.fading import MAX_MARKS, SYMMETRIES, FadingState, Marks, line_of, with_mark
from bot.games.game import Game, Line
from bot.games.lines import Symmetry
from bot.games.mark import Mark
from bot.games.position import Position
from bot.games.value import Result, Value
from bot.players.fading import values
from bot.players.search import best_of

_DEPTH = 100  # all wins and losses are exact
_MAX_KEPT = 250  # of how many positions it is kept what follows: they are compared with many others


class FadingAnalysis(Analysis[FadingState]):
    """The number of a position has six decimal digits: the cells of the marks of the side that has just moved, the
    oldest first, counted from 1, then those of the other side; 0 for a mark that is not there yet.

    >>> from bot.games.fading import FADING
    >>> state = FADING.start.play(4).play(0)
    >>> FadingAnalysis().position(state)
    100500
    >>> FadingAnalysis().state(Position(100500), FADING)
    FadingState(x=(4,), o=(0,), played=2, last=None)
    """

    def position(self, state: FadingState) -> Position:
        own, other = state.marks(state.to_move.other), state.marks(state.to_move)
        return Position(int(_digits(own) + _digits(other)))

    def state(self, position: Position, _: Game, /) -> FadingState:
        digits = f"{position:06d}"
        own, other = (tuple(int(digit) - 1 for digit in part.rstrip("0")) for part in (digits[:3], digits[3:]))
        marks = {*own, *other}
        is_possible = len(own) - len(other) in (0, 1) and len(marks) == len(own + other) and marks <= {*range(9)}
        if len(digits) > 2 * MAX_MARKS or not is_possible:
            raise PositionError("impossible_position")
        x, o = (own, other) if len(own) > len(other) else (other, own)
        return FadingState(x, o, len(own + other))

    def symmetries(self, _: Game, /) -> tuple[Symmetry, ...]:
        return SYMMETRIES

    def twin(self, position: Position, symmetry: Symmetry) -> Position:
        cells = (digit if digit == "0" else str(symmetry[int(digit) - 1] + 1) for digit in str(position))
        return Position(int("".join(cells)))

    def kind(self, game: Game) -> str:
        return game.name

    def is_near(self, one: FadingState, other: FadingState) -> bool:
        (first, after_first), (second, after_second) = _with_next(one), _with_next(other)
        return first == second or first in after_second or second in after_first

    def is_solved(self, _: FadingState, /) -> bool:
        return True

    def solve(self, state: FadingState) -> Evaluation:
        found = values(state)
        return Evaluation(found, best_of(found), _DEPTH)

    def is_short(self, _: FadingState, /) -> bool:
        return True

    def theme(self, _: FadingState, __: int, /) -> Theme:
        return Theme.FORCED_SEQUENCE

    def reasons(self, state: FadingState, cell: int, after: FadingState, value: Value | None) -> Iterator[Reason]:
        mover = state.to_move
        if line := _line_with(state, mover.other, cell):
            yield Blocks((line,))
        threatened = _threats(after, mover) if not _threats(after, mover.other) else ()
        if threatened and value and value.result is Result.WIN:
            yield Forces(threatened[0], value.plies)
        elif threatened and not (value and value.result):
            yield Threatens(threatened[0])


@lru_cache(_MAX_KEPT)
def _with_next(state: FadingState) -> tuple[Position, Set[Position]]:
    """The canonical number of a position, and of those after the next move unless it is the first one."""
    analysis = FadingAnalysis()
    following = [state.play(cell) for cell in state.legal_moves if state.plies]
    return analysis.canonical(state)[0], {analysis.canonical(each)[0] for each in following}


def _digits(marks: Marks) -> str:
    return "".join(str(cell + 1) for cell in marks).ljust(MAX_MARKS, "0")


def _line_with(state: FadingState, mark: Mark, cell: int) -> Line | None:
    """The line that a side makes if it plays a cell next; None if it makes none."""
    return line_of(with_mark(state.marks(mark), cell))


def _threats(state: FadingState, mark: Mark) -> tuple[int, ...]:
    """The free cells where a side makes a line if it plays there next."""
    return tuple(cell for cell in range(9) if state[cell] is None and _line_with(state, mark, cell))
