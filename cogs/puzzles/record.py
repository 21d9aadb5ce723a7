"""A user's puzzle record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.games.games import DEFAULT_GAME
from bot.games.position import Position


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """One user's puzzles in one guild or direct-message channel. Days are in UTC."""

    version: int = 0  # the number of changes; 0 for a user without any
    puzzle: Position | None = None  # the latest puzzle given to this user alone; None before the first
    is_open: bool = False  # whether that puzzle is still unanswered
    solved: int = 0  # the numbers of right and wrong answers, daily puzzles included
    missed: int = 0
    streak: int = 0  # the number of puzzles solved since the last miss
    best_streak: int = 0
    daily_streak: int = 0  # the number of consecutive days with a solved daily puzzle, up to `last_daily`
    best_daily_streak: int = 0
    last_daily: date | None = None  # the day of the daily puzzle answered last
    game: str = DEFAULT_GAME  # the name of the game of the latest puzzle

    @property
    def attempts(self) -> int:
        return self.solved + self.missed

    def current_daily_streak(self, today: date) -> int:
        """Return the daily streak, or 0 if it has ended: neither today's nor yesterday's puzzle was answered."""
        is_current = self.last_daily is not None and self.last_daily >= today - timedelta(days=1)
        return self.daily_streak if is_current else 0

    def with_puzzle(self, puzzle: Position, game: str = DEFAULT_GAME) -> PuzzleRecord:
        return replace(self, version=self.version + 1, puzzle=puzzle, game=game, is_open=True)

    def with_answer(self, *, is_right: bool) -> PuzzleRecord:
        return replace(self._with_result(is_right=is_right), is_open=False)

    def with_daily_answer(self, today: date, *, is_right: bool) -> PuzzleRecord:
        """Return the record after the user answered today's puzzle for the first time."""
        days = self.current_daily_streak(today) + 1 if is_right else 0
        best = max(days, self.best_daily_streak)
        answered = self._with_result(is_right=is_right)
        return replace(answered, last_daily=today, daily_streak=days, best_daily_streak=best)

    def _with_result(self, *, is_right: bool) -> PuzzleRecord:
        streak = self.streak + 1 if is_right else 0
        return replace(
            self,
            version=self.version + 1,
            solved=self.solved + is_right,
            missed=self.missed + (not is_right),
            streak=streak,
            best_streak=max(streak, self.best_streak),
        )
