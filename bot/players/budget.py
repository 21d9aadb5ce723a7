"""Limits how long a search takes."""

from __future__ import annotations

from collections.abc import Callable
from math import inf


class BudgetSpentError(Exception):
    """The budget of a search is spent."""


class Budget:
    """Limits a search to a number of visits to positions, and to a time on the clock."""

    def __init__(self, positions: int, *, deadline: float = inf, clock: Callable[[], float] = lambda: 0.0) -> None:
        self.left = positions
        self._deadline = deadline
        self._clock = clock

    def spend(self) -> None:
        """Count one visit; raises BudgetSpentError if no visit or no time is left."""
        self.left -= 1
        if self.left < 0 or self._clock() >= self._deadline:
            raise BudgetSpentError
