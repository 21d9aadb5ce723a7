"""What the play tells about itself, to whoever counts."""

from __future__ import annotations

from typing import Protocol


class Metrics(Protocol):
    """Counts and times what happens."""

    def moved(self) -> None:
        """A person's move has been saved."""
        ...

    def finished(self, result: str) -> None:
        """A match has ended: `x`, `o`, `draw`, `resigned`, `forfeited`, `abandoned` or `stopped`."""
        ...

    def answered(self, seconds: float) -> None:
        """An answer has been given, so long after it was asked for."""
        ...

    def decided(self, seconds: float) -> None:
        """A program has chosen a cell, after so long a thought."""
        ...

    def failed(self, kind: str) -> None:
        """Something went wrong."""
        ...


class NoMetrics:
    """Counts nothing."""

    def moved(self) -> None:
        """Do nothing."""

    def finished(self, result: str) -> None:
        """Do nothing."""

    def answered(self, seconds: float) -> None:
        """Do nothing."""

    def decided(self, seconds: float) -> None:
        """Do nothing."""

    def failed(self, kind: str) -> None:
        """Do nothing."""
