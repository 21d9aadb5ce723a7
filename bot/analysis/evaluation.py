"""What is known about every move of a position, and how much of it is proven."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from bot.games.game import State
from bot.games.value import Result, Value


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The moves of a position, evaluated."""

    # the value of every legal move for the side to move, the move itself counted as a ply; None where it is not proven.
    # Empty once the game is over.
    values: Mapping[int, Value | None]
    # the moves that look best, ascending. If the value of the position is proven, they have that value.
    best: tuple[int, ...]
    # how many plies were searched completely. A win or a loss in more plies than that may be reached in fewer.
    depth: int


Evaluate = Callable[[State], Evaluation]
"""Evaluates a position of any game with an analysis; may be called from several threads at once."""


def are_proven(values: Mapping[int, Value | None]) -> TypeGuard[Mapping[int, Value]]:
    return None not in values.values()


def proven_value(evaluation: Evaluation) -> Value | None:
    """The value of a position in which some move wins, or every move is proven; None for any other one."""
    values = evaluation.values
    best = max((value for value in values.values() if value), default=None)
    return best if best and (best.result is Result.WIN or are_proven(values)) else None
