"""How a user has done at puzzles."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.game.position import Position
from bot.model.ids import EventId

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """What is known of one person's puzzles in one server, or direct conversation; days are those of UTC.

    Args:
        event: what they did last about puzzles there; None for nothing yet.
        puzzle: the latest one that was put to them alone.
        is_open: whether they have not answered it.
        solved, missed: how many they have answered rightly and wrongly, daily ones included.
        in_a_row: how many of them they have solved since the last miss.
        days_in_a_row: on how many days on end they had solved the daily one when they answered one last.
        answered_on: the day whose daily one they answered last.
    """

    event: EventId | None = None
    puzzle: Position | None = None
    is_open: bool = False
    solved: int = 0
    missed: int = 0
    in_a_row: int = 0
    best_in_a_row: int = 0
    days_in_a_row: int = 0
    best_days_in_a_row: int = 0
    answered_on: date | None = None

    @property
    def tried(self) -> int:
        """How many they have answered."""
        return self.solved + self.missed

    def days_on(self, today: date) -> int:
        """On how many days on end they have solved the daily one, today or yesterday being the last of them."""
        is_going_on = self.answered_on is not None and self.answered_on >= today - _DAY
        return self.days_in_a_row if is_going_on else 0

    def given(self, puzzle: Position, event: EventId) -> PuzzleRecord:
        """The same once a puzzle has been put to them."""
        return replace(self, puzzle=puzzle, is_open=True, event=event)

    def answered(self, event: EventId, *, is_right: bool) -> PuzzleRecord:
        """The same once they have answered the puzzle that was put to them."""
        return replace(self._counted(event, is_right=is_right), is_open=False)

    def answered_daily(self, today: date, event: EventId, *, is_right: bool) -> PuzzleRecord:
        """The same once they have answered the one of today, which they had not done before."""
        days = self.days_on(today) + 1 if is_right else 0
        best = max(days, self.best_days_in_a_row)
        counted = self._counted(event, is_right=is_right)
        return replace(counted, answered_on=today, days_in_a_row=days, best_days_in_a_row=best)

    def _counted(self, event: EventId, *, is_right: bool) -> PuzzleRecord:
        in_a_row = self.in_a_row + 1 if is_right else 0
        return replace(
            self,
            event=event,
            solved=self.solved + is_right,
            missed=self.missed + (not is_right),
            in_a_row=in_a_row,
            best_in_a_row=max(in_a_row, self.best_in_a_row),
        )
