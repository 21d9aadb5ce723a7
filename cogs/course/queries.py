"""Which exercises of the course a user has solved."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import (
    Column,
    Connection,
    SmallInteger,
    String,
    Table,
    select,
)

from bot.database import schema
from bot.database.feature_data import FeatureData, UserRows
from bot.database.schema import metadata, user_id
from bot.games.ids import UserId

course_progress_table = Table(
    "course_progress",
    metadata,
    user_id(),
    Column("lesson", String(20), primary_key=True),
    Column("solved", SmallInteger, nullable=False, comment="a bit for each solved exercise of the lesson"),
    sqlite_with_rowid=False,
)

_progress = course_progress_table


def find_course_progress(connection: Connection, user: UserId) -> Mapping[str, int]:
    """Return the solved exercises of each lesson with any: a bit for each, by the name of the lesson."""
    rows = connection.execute(select(_progress.c.lesson, _progress.c.solved).where(_progress.c.user_id == user))
    return {row.lesson: row.solved for row in rows}


def save_solved(connection: Connection, user: UserId, lesson: str, exercise: int) -> None:
    """Save that a user has solved an exercise; the number counts from 1."""
    row = {"user_id": user, "lesson": lesson, "solved": 1 << (exercise - 1)}
    statement = schema.insert_for(connection.dialect.name, _progress).values(row)
    both = _progress.c.solved.op("|")(statement.excluded.solved)
    connection.execute(statement.on_conflict_do_update(index_elements=["user_id", "lesson"], set_={"solved": both}))


DATA = FeatureData("course", (UserRows("lessons", "lessons of the course with progress", _progress),))
