"""A member's progress, and the queries for it. Each aggregates in the database, however many games there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from bot.analysis.reason import Theme
from bot.games.ids import UserId
from cogs.course.queries import course_progress_table
from cogs.practice.queries import exercise_table, mistake_table, reviewed_game_table
from cogs.puzzles.queries import solver_rating_table

PERIOD = timedelta(days=30)  # how long the periods are that are compared: the latest one, and the one before it
MAX_WEEKS = 13  # how many weeks are kept apart, with the current one
_MIN_GAMES = 5  # how many games without a mistake a milestone needs at least
_MIN_EXPECTED = 2  # how many mistakes, at the earlier rate, would have been expected in these games at least


@dataclass(frozen=True, slots=True)
class Accuracy:
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


_reviewed, _mistake, _exercise = reviewed_game_table.c, mistake_table.c, exercise_table.c
_course, _solver = course_progress_table.c, solver_rating_table.c

_DONE = 0b111  # a bit for each exercise of a lesson
_NOW, _BEFORE, _EARLIER = range(3)
_SUMS = (func.count().label("games"), func.sum(_reviewed.moves).label("moves"), func.sum(_reviewed.kept).label("kept"))


def read_progress(connection: Connection, user: UserId, now: datetime) -> Progress:
    """Return a user's progress at a time in UTC. Weeks begin on Monday, in UTC."""
    period = _period(_reviewed.ended_at, now).label("period")
    rows = connection.execute(select(period, *_SUMS).where(_is_judged(user)).group_by("period"))
    periods = {row.period: Accuracy(row.games, row.moves, row.kept) for row in rows}
    extras = connection.execute(_extras(user, now.date())).one()
    return Progress(
        games=sum(accuracy.games for accuracy in periods.values()),
        weeks=_read_weeks(connection, user, now),
        now=periods.get(_NOW, Accuracy()),
        before=periods.get(_BEFORE, Accuracy()),
        themes=_read_themes(connection, user, now),
        exercises=extras.exercises,
        due=extras.due,
        lessons=extras.lessons,
        puzzle_rating=extras.rating,
    )


def _read_weeks(connection: Connection, user: UserId, now: datetime) -> dict[date, Accuracy]:
    monday = _midnight(now.date() - timedelta(days=now.weekday()))
    starts = [monday - timedelta(weeks=number) for number in range(MAX_WEEKS)]  # the latest first
    week = case(*((_reviewed.ended_at >= start, number) for number, start in enumerate(starts))).label("week")
    is_recent = and_(_is_judged(user), _reviewed.ended_at >= starts[-1])
    rows = connection.execute(select(week, *_SUMS).where(is_recent).group_by("week"))
    weeks = {row.week: Accuracy(row.games, row.moves, row.kept) for row in rows}
    return {starts[number].date(): weeks[number] for number in reversed(range(MAX_WEEKS)) if number in weeks}


def _read_themes(connection: Connection, user: UserId, now: datetime) -> dict[Theme, ThemeRecord]:
    period = _period(_mistake.made_at, now)
    counts = connection.execute(
        select(
            _mistake.theme,
            func.count().label("mistakes"),
            func.max(_mistake.made_at).label("last"),
            func.sum(case((period == _NOW, 1), else_=0)).label("now"),
            func.sum(case((period == _BEFORE, 1), else_=0)).label("before"),
        )
        .where(_mistake.user_id == user, _mistake.puzzle.is_(None))  # a puzzle is no part of a reviewed game
        .group_by(_mistake.theme)
    ).all()
    next_days = [_midnight(row.last.date() + timedelta(days=1)) for row in counts]
    since = (func.count(case((_reviewed.ended_at >= day, 1))) for day in next_days)
    games = connection.execute(select(*since).where(_is_judged(user))).one() if counts else ()
    themes = {
        row.theme: ThemeRecord(row.mistakes, row.last, later, row.now, row.before)
        for row, later in zip(counts, games, strict=True)
    }
    return {theme: themes[theme.value] for theme in Theme if theme.value in themes}


def _extras(user: UserId, today: date) -> Any:
    def count(user_id: ColumnElement[Any], *conditions: ColumnElement[bool]) -> Any:
        return select(func.count()).where(user_id == user, *conditions).scalar_subquery()

    return select(
        count(_exercise.user_id).label("exercises"),
        count(_exercise.user_id, _exercise.due <= today).label("due"),
        count(_course.user_id, _course.solved.bitwise_and(_DONE) == _DONE).label("lessons"),
        select(_solver.rating).where(_solver.user_id == user).scalar_subquery().label("rating"),
    )


def _is_judged(user: UserId) -> ColumnElement[bool]:
    return and_(_reviewed.user_id == user, _reviewed.moves > 0)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def _period(column: ColumnElement[datetime], now: datetime) -> ColumnElement[int]:
    return case((column > now - PERIOD, _NOW), (column > now - 2 * PERIOD, _BEFORE), else_=_EARLIER)
