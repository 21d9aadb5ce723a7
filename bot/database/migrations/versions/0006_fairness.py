"""Deadlines of matches, heartbeats of shards, command prefixes of servers, and the points won from levels in a day."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_is_live = sa.text("termination IS NULL")


def upgrade() -> None:
    """Add the columns and the tables. A running match without a time of its own keeps the one of the configuration."""
    op.add_column("match", sa.Column("deadline", sa.DateTime(timezone=True), comment=_DEADLINE))
    op.drop_index("match_live_touched", "match")
    op.create_index("match_live_deadline", "match", ["deadline"], sqlite_where=_is_live, postgresql_where=_is_live)
    op.add_column("server", sa.Column("prefix", sa.String(5), comment=_PREFIX))
    op.create_table(
        "heartbeat",
        sa.Column("shard_id", sa.SmallInteger, autoincrement=False),
        sa.Column("shard_count", sa.SmallInteger, nullable=False),
        sa.Column("beat_at", sa.DateTime(timezone=True), nullable=False, comment="when it was last connected"),
        sa.PrimaryKeyConstraint("shard_id", name="heartbeat_pkey"),
    )
    op.create_table(
        "level_gain",
        sa.Column("server_id", _snowflake, autoincrement=False),
        sa.Column("user_id", _snowflake, autoincrement=False),
        sa.Column("level", sa.String(50)),
        sa.Column("day", sa.Date, nullable=False, comment="the last one, in UTC, with a gain from this level"),
        sa.Column("points", sa.Double, nullable=False, comment="gained from this level on that day"),
        sa.PrimaryKeyConstraint("server_id", "user_id", "level", name="level_gain_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="level_gain_server_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("level_gain_user_id", "level_gain", ["user_id"])
    _set_deadlines(op.get_bind())


def downgrade() -> None:
    """The deadlines that boards show would be lost."""
    raise NotImplementedError


_DEADLINE = "when it ends unless it changes before; null for IDLE_HOURS after touched_at"
_PREFIX = "of typed commands; empty for none; null for COMMAND_PREFIX"


def _set_deadlines(connection: sa.Connection) -> None:
    match = sa.table(
        "match",
        sa.column("id", _snowflake),
        sa.column("touched_at", sa.DateTime(timezone=True)),
        sa.column("idle_hours", sa.SmallInteger),
        sa.column("termination", sa.String),
        sa.column("deadline", sa.DateTime(timezone=True)),
    )
    query = sa.select(match.c.id, match.c.touched_at, match.c.idle_hours).where(
        match.c.termination.is_(None), match.c.idle_hours.is_not(None)
    )
    for row in connection.execute(query).all():
        deadline = row.touched_at + timedelta(hours=row.idle_hours)
        connection.execute(sa.update(match).where(match.c.id == row.id).values(deadline=deadline))
