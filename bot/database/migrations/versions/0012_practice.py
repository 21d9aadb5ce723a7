"""Exercises from members' own mistakes, the course, and puzzle ratings."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_time = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add the tables. Nobody practises yet: a member's mistakes are kept from their first use on."""
    _create(
        "practice",
        ["user_id"],
        sa.Column("since", _time, nullable=False, comment="from when on mistakes are kept as exercises"),
        sa.Column("match_id", _snowflake, comment="of the mistake that was asked last; null for none yet"),
        sa.Column("number", sa.SmallInteger, comment="of the same"),
    )
    _create(
        "reviewed_game",
        ["user_id", "match_id"],
        _id("match_id"),
        sa.Column("ended_at", _time, nullable=False),
        sa.Column("moves", sa.SmallInteger, comment="how many of the user's were judged; null before the review"),
        sa.Column("kept", sa.SmallInteger, comment="how many of them kept the value; null before the review"),
    )
    pending = sa.text("moves IS NULL")
    op.create_index(
        "reviewed_game_pending", "reviewed_game", ["ended_at"], sqlite_where=pending, postgresql_where=pending
    )
    _create(
        "mistake",
        ["user_id", "match_id", "number"],
        _id("match_id"),
        sa.Column("number", sa.SmallInteger, autoincrement=False, nullable=False, comment="of the ply, counted from 0"),
        sa.Column("made_at", _time, nullable=False, comment="when the game ended"),
        sa.Column("theme", sa.String(20), nullable=False),
        *_canonical_board(),
    )
    op.create_index("mistake_theme", "mistake", ["user_id", "theme", "made_at"])
    _create(
        "exercise",
        ["user_id", "game", "position"],
        *_canonical_board(),
        sa.Column("match_id", _snowflake, nullable=False, comment="the latest game with the mistake"),
        sa.Column("number", sa.SmallInteger, nullable=False, comment="of the mistake in it"),
        sa.Column("made_at", _time, nullable=False, comment="when that game ended"),
        sa.Column("cell", sa.SmallInteger, nullable=False, comment="the mistake"),
        sa.Column(
            "results", sa.String(100), nullable=False, comment="of the legal moves: w, d, l, or ? for not proven"
        ),
        sa.Column("theme", sa.String(20), nullable=False),
        sa.Column(
            "box", sa.SmallInteger, nullable=False, comment="Leitner's: how many right answers in a row, at most 5"
        ),
        sa.Column("due", sa.Date, nullable=False, comment="the day, in UTC, from which on it is asked again"),
        sa.Column("event_id", _snowflake, comment="the latest answer; null for none yet"),
    )
    op.create_index("exercise_due", "exercise", ["user_id", "due"])
    _create(
        "course_progress",
        ["user_id", "lesson"],
        sa.Column("lesson", sa.String(20), nullable=False),
        sa.Column("solved", sa.SmallInteger, nullable=False, comment="a bit for each solved exercise of the lesson"),
    )
    _create(
        "solver_rating",
        ["user_id"],
        *_glicko(),
        sa.Column("previous", sa.Double, nullable=False, comment="the rating before the latest answer"),
        sa.Column("answers", sa.Integer, nullable=False, comment="how many puzzles it is based on"),
    )
    op.create_table(
        "puzzle_rating",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("position", sa.String(50), nullable=False, comment="base-3 digits, one a cell; the canonical one"),
        *_glicko(),
        sa.Column("answers", sa.Integer, nullable=False, comment="how many it is based on"),
        sa.PrimaryKeyConstraint("game", "position", name="puzzle_rating_pkey"),
        sqlite_with_rowid=False,
    )


def _id(name: str) -> sa.Column[Any]:
    return sa.Column(name, _snowflake, autoincrement=False, nullable=False)


def _canonical_board() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("game", sa.String(20), nullable=False, comment="its name, or the size of its board"),
        sa.Column("position", sa.String(50), nullable=False, comment="base-3 digits, one a cell; the canonical one"),
    )


def _glicko() -> tuple[sa.Column[Any], ...]:
    return tuple(sa.Column(name, sa.Double, nullable=False) for name in ("rating", "deviation", "volatility"))


def _create(table: str, key: list[str], *columns: sa.Column[Any]) -> None:
    """Create a table whose rows are about one user each."""
    primary_key = sa.PrimaryKeyConstraint(*key, name=f"{table}_pkey")
    op.create_table(table, _id("user_id"), *columns, primary_key, sqlite_with_rowid=False)


def downgrade() -> None:
    """Exercises, progress and puzzle ratings would be lost."""
    raise NotImplementedError
