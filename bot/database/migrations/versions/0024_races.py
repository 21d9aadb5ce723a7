"""Races and storms of puzzles, and what each racer has reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_time = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "race",
        sa.Column("id", _snowflake, autoincrement=False, nullable=False, comment="the event that has begun it"),
        sa.Column("guild_id", _snowflake, comment="null in a direct message"),
        sa.Column("channel_id", _snowflake, nullable=False),
        sa.Column("message_id", _snowflake, comment="the public one; null for none"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("game", sa.String(20), nullable=False, comment="of the puzzles; mixed for several"),
        sa.Column("seconds", sa.Integer, nullable=False, comment="how long each racer has"),
        sa.Column("starter", _snowflake, comment="who began it; null once their data are deleted"),
        sa.Column(
            *("puzzles", sa.Text),
            nullable=False,
            server_default="",
            comment="game:position, with spaces; kept for 30 days",
        ),
        sa.Column("begins_at", _time, nullable=False, comment="when nobody can join any more"),
        sa.Column("started_at", _time, comment="null before"),
        sa.Column("ended_at", _time, comment="null before; of a day's race, when it ends"),
        sa.Column("day", sa.Date, comment="of a day's race, in UTC; null for the others"),
        sa.ForeignKeyConstraint(["guild_id"], ["guild.id"], name="race_guild_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="race_pkey"),
        sa.UniqueConstraint("guild_id", "day", name="race_guild_id_day_key"),
    )
    for name in ("guild_id", "channel_id", "starter", "ended_at"):
        op.create_index(f"race_{name}", "race", [name])
    number = sa.SmallInteger
    op.create_table(
        "racer",
        sa.Column("race_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("user_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("points", number, nullable=False),
        sa.Column("combo", number, nullable=False, comment="how many answers in a row were right"),
        sa.Column("best_combo", number, nullable=False),
        sa.Column("wrong", number, nullable=False),
        sa.Column("number", number, nullable=False, comment="of the puzzle that is asked, counted from 0"),
        sa.Column(
            *("missed", sa.Text),
            nullable=False,
            comment="number=cell of wrong answers, with spaces",
        ),
        sa.Column("used", sa.Double, nullable=False, comment="the seconds used until the last answer"),
        sa.Column("waited", sa.Double, nullable=False, comment="for how many seconds the clock has stood still"),
        sa.Column("finished_at", _time, comment="null before"),
        sa.Column(
            *("substitutes", sa.Text),
            nullable=False,
            server_default="",
            comment="number=game:position, with spaces",
        ),
        sa.ForeignKeyConstraint(["race_id"], ["race.id"], name="racer_race_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("race_id", "user_id", name="racer_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("racer_user_id", "racer", ["user_id"])


def downgrade() -> None:
    """The races would be without their results."""
    raise NotImplementedError
