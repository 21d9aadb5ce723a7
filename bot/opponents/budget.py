"""Limits how long a search takes."""

from __future__ import annotations

from collections.abc import Callable
from math import inf


class BudgetSpentError(Exception):
    """The budget of a search is spent."""


class Budget:
    """Limits how long a search takes.

    Args:
        positions: how many positions may be visited, each time counted.
        deadline: when the search ends at the latest, in the seconds of the clock.
        clock: returns the current time.

    Attributes:
        left: how many positions may still be visited.
    """

    def __init__(self, positions: int, *, deadline: float = inf, clock: Callable[[], float] = lambda: 0.0) -> None:
        self.left = positions
        self._deadline = deadline
        self._clock = clock

    def spend(self) -> None:
        """Take one position from the budget.

        Raises:
            BudgetSpentError: no position or no time is left.
        """
        self.left -= 1
        if self.left < 0 or self._clock() >= self._deadline:
            raise BudgetSpentError
