"""What a learner remembers, who solves puzzles, and in which matches players may ask for advice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables and the columns."""
    for table, comment in (("match", "a player could ask for advice"), ("challenge", "the players may ask for advice")):
        column = sa.Column("is_coached", sa.Boolean, nullable=False, server_default=sa.false(), comment=comment)
        op.add_column(table, column)
    is_over = sa.text("termination IS NOT NULL")
    op.create_index(
        "match_finished_channel",
        "match",
        ["channel_id", "touched_at"],
        sqlite_where=is_over,
        postgresql_where=is_over,
    )
    _make_brains()
    _make_puzzlers()


def downgrade() -> None:
    """What was learned since could not be kept."""
    raise NotImplementedError


def _make_brains() -> None:
    op.create_table(
        "brain",
        sa.Column("home_id", _snowflake, autoincrement=False, comment="a server, or a direct conversation"),
        sa.Column("server_id", _snowflake, comment="null in a direct message"),
        sa.Column("mode", sa.String(20), nullable=False, comment="how the learner there learns"),
        sa.Column("games", sa.Integer, nullable=False, comment="how many it has learned from"),
        sa.Column("trained", sa.Integer, nullable=False, comment="how many of them were training"),
        sa.Column("record", sa.Text, nullable=False, comment="how the latest of them ended for it: w, d or l each"),
        sa.Column("latest", _snowflake, comment="the position that it last learned to avoid"),
        sa.PrimaryKeyConstraint("home_id", name="brain_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="brain_server_id_fkey", ondelete="CASCADE"),
    )
    op.create_index("brain_server_id", "brain", ["server_id"])
    op.create_table(
        "lesson",
        sa.Column("home_id", _snowflake, autoincrement=False),
        sa.Column("position", _snowflake, autoincrement=False, comment="base-3 digits, one a cell"),
        sa.Column("verdict", sa.String(4), nullable=False, comment="lost or good"),
        sa.PrimaryKeyConstraint("home_id", "position", name="lesson_pkey"),
        sa.ForeignKeyConstraint(["home_id"], ["brain.home_id"], name="lesson_home_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def _make_puzzlers() -> None:
    op.create_table(
        "puzzler",
        sa.Column("home_id", _snowflake, autoincrement=False, comment="a server, or a direct conversation"),
        sa.Column("user_id", _snowflake, autoincrement=False),
        sa.Column("server_id", _snowflake, comment="null in a direct message"),
        sa.Column("event_id", _snowflake, nullable=False, comment="what the person did last about puzzles there"),
        sa.Column("puzzle", _snowflake, comment="the latest one that was put to the person; null for none yet"),
        sa.Column("is_open", sa.Boolean, nullable=False, comment="it has not been answered"),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("in_a_row", sa.Integer, nullable=False, comment="how many were solved since the last miss"),
        sa.Column("best_in_a_row", sa.Integer, nullable=False),
        sa.Column(
            "days_in_a_row", sa.Integer, nullable=False, comment="on how many days on end the daily one was solved"
        ),
        sa.Column("best_days_in_a_row", sa.Integer, nullable=False),
        sa.Column(
            "answered_on", sa.Date, comment="the day, in UTC, whose daily one was answered last; null for none yet"
        ),
        sa.PrimaryKeyConstraint("home_id", "user_id", name="puzzler_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="puzzler_server_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzler_server_id", "puzzler", ["server_id"])
    op.create_index("puzzler_user_id", "puzzler", ["user_id"])
