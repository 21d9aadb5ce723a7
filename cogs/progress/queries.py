"""The queries for a member's progress. Each aggregates in the database, however many games there are."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from bot.analysis.exercise import Theme
from bot.games.ids import UserId
from cogs.course.queries import course_progress_table
from cogs.practice.queries import exercise_table, mistake_table, reviewed_game_table
from cogs.progress.model import MAX_WEEKS, PERIOD, Accuracy, Progress, ThemeRecord
from cogs.puzzles.queries import solver_rating_table

_reviewed, _mistake, _exercise = reviewed_game_table.c, mistake_table.c, exercise_table.c
_course, _solver = course_progress_table.c, solver_rating_table.c

_DONE = 0b111  # a bit for each exercise of a lesson
_NOW, _BEFORE, _EARLIER = range(3)
_SUMS = (func.count().label("games"), func.sum(_reviewed.moves).label("moves"), func.sum(_reviewed.kept).label("kept"))


def read_progress(connection: Connection, user: UserId, now: datetime) -> Progress:
    """Return a user's progress at a time in UTC. Weeks begin on Monday, in UTC."""
    periods = _read_periods(connection, user, now)
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


def _read_periods(connection: Connection, user: UserId, now: datetime) -> dict[int, Accuracy]:
    period = _period(_reviewed.ended_at, now).label("period")
    rows = connection.execute(select(period, *_SUMS).where(_is_judged(user)).group_by("period"))
    return {row.period: Accuracy(row.games, row.moves, row.kept) for row in rows}


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
        .where(_mistake.user_id == user)
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
    """Return the query for exercises, lessons and the puzzle rating."""

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
