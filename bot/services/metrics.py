"""What the services report for the metrics."""

from __future__ import annotations

from typing import Protocol


class Metrics(Protocol):
    """Counts and times events."""

    def moved(self) -> None:
        """Count a saved move of a user."""
        ...

    def finished(self, result: str) -> None:
        """Count an ended match by its result.

        Args:
            result: `x`, `o`, `draw`, `resigned`, `forfeited`, `abandoned` or `stopped`.
        """
        ...

    def answered(self, seconds: float) -> None:
        """Observe the time between a command and its reply."""
        ...

    def decided(self, seconds: float) -> None:
        """Observe the time in which an opponent chose a cell."""
        ...

    def failed(self, kind: str) -> None:
        """Count an error by its kind."""
        ...


class NoMetrics:
    """Metrics that are not collected."""

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
