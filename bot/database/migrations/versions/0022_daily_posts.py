"""The daily post of a guild, which results of daily puzzles were shared, and who has asked for direct messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the columns and the tables. No guild has a daily post yet, and nobody gets direct messages."""
    for column in (
        sa.Column("daily_channel", _snowflake, comment="where the daily puzzle is posted; null for nowhere"),
        sa.Column("daily_hour", sa.SmallInteger, nullable=False, server_default="12", comment="of that post, in UTC"),
        sa.Column(
            *("is_search_quiet", sa.Boolean),
            nullable=False,
            server_default=sa.false(),
            comment="nobody is told of invitations",
        ),
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
    op.create_table(
        "direct_message",
        sa.Column("user_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("has_reminders", sa.Boolean, nullable=False, comment="they want to be reminded of streaks"),
        sa.Column("reminded_on", sa.Date, comment="the day, in UTC, of the last reminder; null for none yet"),
        sa.Column("told_at", time, comment="when they were last told of an invitation, in any guild; null for never"),
        sa.PrimaryKeyConstraint("user_id", name="direct_message_pkey"),
    )
    op.create_table(
        "search_notice",
        sa.Column("guild_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("user_id", _snowflake, autoincrement=False, nullable=False, comment="who is told of invitations"),
        sa.ForeignKeyConstraint(["guild_id"], ["guild.id"], name="search_notice_guild_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="search_notice_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("search_notice_user_id", "search_notice", ["user_id"])


def downgrade() -> None:
    """The guilds would be without their posts, and the members without their messages."""
    raise NotImplementedError
