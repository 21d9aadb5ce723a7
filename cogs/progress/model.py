"""A member's progress: how many of their moves kept the value, and which mistakes they make now and made before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.analysis.exercise import Theme

PERIOD = timedelta(days=30)  # how long the periods are that are compared: the latest one, and the one before it
MAX_WEEKS = 13  # how many weeks are kept apart, with the current one
_MIN_GAMES = 5  # how many games without a mistake a milestone needs at least
_MIN_EXPECTED = 2  # how many mistakes, at the earlier rate, would have been expected in these games at least


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The judged moves of some reviewed games."""

    games: int = 0  # with a judged move
    moves: int = 0
    kept: int = 0  # how many of the moves kept the value

    @property
    def share(self) -> float | None:
        """The share of moves that kept the value, from 0 to 1; None without a move."""
        return self.kept / self.moves if self.moves else None


@dataclass(frozen=True, slots=True)
class ThemeRecord:
    """A member's mistakes of one theme, in all reviewed games."""

    mistakes: int  # at least 1
    last: datetime  # when the latest game with such a mistake ended
    games_since: int  # how many reviewed games ended on later days, in UTC
    now: int = 0  # how many of the mistakes are in the latest period
    before: int = 0  # how many are in the period before it

    @property
    def clean_since(self) -> date:
        """The first day, in UTC, from which on there is no such mistake."""
        return (self.last + timedelta(days=1)).date()


@dataclass(frozen=True, slots=True)
class Milestone:
    """What a member has not done for some time."""

    theme: Theme | None  # the theme of the mistakes; None for mistakes of any theme
    since: date  # the first day, in UTC, from which on there is none
    games: int  # how many reviewed games ended since


@dataclass(frozen=True, slots=True)
class Progress:
    games: int  # all reviewed ones with a judged move
    weeks: Mapping[date, Accuracy]  # by Monday, ascending; only weeks with a reviewed game
    now: Accuracy  # in the latest period
    before: Accuracy  # in the period before it
    themes: Mapping[Theme, ThemeRecord]  # has only themes with a mistake
    exercises: int
    due: int  # how many of the exercises are due
    lessons: int  # how many are done
    puzzle_rating: float | None  # None before the first puzzle

    @property
    def milestone(self) -> Milestone | None:
        """The theme whose mistakes have ended most clearly, or else the games without any mistake; None without either.

        >>> from datetime import UTC
        >>> theme = ThemeRecord(mistakes=4, last=datetime(2026, 11, 11, tzinfo=UTC), games_since=10)
        >>> accuracy = Accuracy(20, 80, 72)
        >>> Progress(20, {}, accuracy, Accuracy(), {Theme.BLOCK_LINE: theme}, 4, 0, 0, None).milestone
        Milestone(theme=<Theme.BLOCK_LINE: 'block_line'>, since=datetime.date(2026, 11, 12), games=10)
        """
        expected = {theme: self._expected(record) for theme, record in self.themes.items()}
        enough = [theme for theme, mistakes in expected.items() if mistakes >= _MIN_EXPECTED]
        if enough:
            theme = max(enough, key=lambda theme: expected[theme])
            return Milestone(theme, self.themes[theme].clean_since, self.themes[theme].games_since)
        latest = max(self.themes.values(), key=lambda record: record.last, default=None)
        if latest and latest.games_since >= _MIN_GAMES:
            return Milestone(None, latest.clean_since, latest.games_since)
        return None

    def _expected(self, record: ThemeRecord) -> float:
        """How many mistakes there would be in the games since the last one, at the rate until then; 0 in few games."""
        if record.games_since < _MIN_GAMES:
            return 0
        return record.mistakes * record.games_since / (self.games - record.games_since)
