"""A user's puzzles and puzzle rating, and what an answer changes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import Puzzle
from bot.games.games import DEFAULT_GAME, find_game
from bot.games.position import Position, canonical


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


MAX_DEVIATION = 110  # with a larger deviation, a rating is provisional; as on lichess

_DEVIATION = 150  # of the starting rating of a puzzle, which is an estimate


@dataclass(frozen=True, slots=True)
class SolverRating:
    """One user's puzzle rating, over all games and servers."""

    glicko: Glicko = field(default_factory=Glicko)
    previous: float = Glicko().rating  # before the latest answer
    answers: int = 0  # how many it is based on
    skipped_on: date | None = None  # the day, in UTC, of the latest skipped puzzle that cost nothing

    @property
    def is_provisional(self) -> bool:
        return self.glicko.deviation > MAX_DEVIATION

    @property
    def change(self) -> int:
        """How the displayed rating changed with the latest answer."""
        return round(self.glicko.rating) - round(self.previous)


@dataclass(frozen=True, slots=True)
class RatedAnswer:
    """A first answer to a puzzle, which is a rating period of one game between the user and the puzzle."""

    game: str
    puzzle: Position  # the canonical one
    initial: Glicko  # the puzzle's rating if nobody has answered it yet
    is_right: bool
    moves_puzzle: bool = True  # False if the user has not tried, so that this says nothing about the puzzle
    skipped_on: date | None = None  # the day, in UTC, on which the puzzle was skipped; None for an answer


def rated_answer(puzzle: Puzzle, *, is_right: bool) -> RatedAnswer:
    rules = puzzle.board.rules
    game, initial = find_game(rules), Glicko(puzzle.rating, _DEVIATION)
    assert game is not None
    return RatedAnswer(game, canonical(puzzle.position, rules), initial, is_right)
