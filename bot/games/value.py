"""The value of a position with best play: a win, a draw or a loss, and in how many plies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import total_ordering


class Result(IntEnum):
    """The result of a game for one side."""

    LOSS = -1
    DRAW = 0
    WIN = 1

    @property
    def score(self) -> float:
        """The points for a rating: 1 for a win, 0.5 for a draw, 0 for a loss."""
        return (self + 1) / 2


@total_ordering
@dataclass(frozen=True, slots=True)
class Value:
    """The result of best play for the side to move, and the number of plies until the end of the game.

    Values are ordered from worst to best: a late loss is better than an early one, and an early win is better
    than a late one. The negated value is the value of the same position for the other side.

    >>> loss, draw, win = Value(Result.LOSS, 2), Value(Result.DRAW), Value(Result.WIN, 3)
    >>> Value(Result.LOSS, 0) < loss < draw < win < Value(Result.WIN, 1)
    True
    >>> str(-win), str(draw), str(win.one_ply_earlier())
    ('loss in 3', 'draw', 'loss in 4')
    """

    result: Result  # the result for the side to move
    plies: int = 0  # the plies until the game is over; always 0 for a draw

    def __lt__(self, other: Value) -> bool:
        return self._rank < other._rank

    def __neg__(self) -> Value:
        return Value(Result(-self.result), self.plies)

    def one_ply_earlier(self) -> Value:
        """The value of a move for its player, if the position after it has this value for the other side."""
        return Value(Result(-self.result), self.plies + 1 if self.result else 0)

    def __str__(self) -> str:
        return f"{self.result.name.lower()} in {self.plies}" if self.result else "draw"

    @property
    def _rank(self) -> tuple[int, int]:
        return self.result, -self.result * self.plies


RESULT_LETTERS: Mapping[Result, str] = {Result.WIN: "w", Result.DRAW: "d", Result.LOSS: "l"}
"""The letters in which results are saved: those of a learner's games, and of the moves of a puzzle."""
