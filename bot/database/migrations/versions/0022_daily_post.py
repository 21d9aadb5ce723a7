"""The daily post of a guild, and which results of daily puzzles were shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the columns and the table. No guild has a daily post yet."""
    for column in (
        sa.Column("daily_channel", _snowflake, comment="where the daily puzzle is posted; null for nowhere"),
        sa.Column("daily_hour", sa.SmallInteger, nullable=False, server_default="12", comment="of that post, in UTC"),
    ):
        op.add_column("guild", column)
    for column in (
        sa.Column("shared_on", sa.Date, comment="the day, in UTC, whose daily one was shared last; null for none yet"),
        sa.Column("shared_streak", sa.Integer, comment="the daily streak that was shared then"),
    ):
        op.add_column("puzzle_record", column)
    time = sa.DateTime(timezone=True)
    op.create_table(
        "daily_post",
        sa.Column("guild_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("day", sa.Date, nullable=False, comment="in UTC"),
        sa.Column("channel_id", _snowflake, nullable=False),
        sa.Column("attempted_at", time, comment="when it may have been posted; null once the outcome is known"),
        sa.Column("message_id", _snowflake, comment="null if it was not posted, or that is not known"),
        sa.ForeignKeyConstraint(["guild_id"], ["guild.id"], name="daily_post_guild_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild_id", "day", name="daily_post_pkey"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """The guilds would be without their posts."""
    raise NotImplementedError
