"""The two marks, X and O."""

from __future__ import annotations

from enum import Enum


class Mark(Enum):
    X = "X"
    O = "O"  # noqa: E741 - the name of the mark

    @property
    def other(self) -> Mark:
        return Mark.O if self is Mark.X else Mark.X
