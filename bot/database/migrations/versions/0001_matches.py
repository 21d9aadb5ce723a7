"""Matches, their plies, and the servers that they are played in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_moment = sa.DateTime(timezone=True)
_is_live = sa.text("termination IS NULL")
_is_owed = sa.text("shown < version")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "server",
        sa.Column("id", _snowflake, autoincrement=False),
        sa.Column("left_at", _moment, comment="when the bot was thrown out; null while it is there"),
        sa.PrimaryKeyConstraint("id", name="server_pkey"),
    )
    op.create_table(
        "match",
        sa.Column("id", _snowflake, autoincrement=False, comment="the event that began it"),
        sa.Column("server_id", _snowflake, comment="null in a direct message"),
        sa.Column("channel_id", _snowflake, comment="null once its person has asked to be forgotten"),
        sa.Column("rows", sa.SmallInteger, nullable=False),
        sa.Column("columns", sa.SmallInteger, nullable=False),
        sa.Column("in_a_row", sa.SmallInteger, nullable=False),
        sa.Column("gravity", sa.Boolean, nullable=False),
        sa.Column("misere", sa.Boolean, nullable=False),
        sa.Column("x_user", _snowflake),
        sa.Column("x_opponent", sa.String(50), comment="null for a person; both null for one who was forgotten"),
        sa.Column("o_user", _snowflake),
        sa.Column("o_opponent", sa.String(50)),
        sa.Column("version", sa.SmallInteger, nullable=False, comment="how often it has changed"),
        sa.Column("termination", sa.String(20), comment="null while it is live"),
        sa.Column("winner", sa.String(1), comment="X or O; null for none, and while it is live"),
        sa.Column("event_id", _snowflake, nullable=False, comment="what led to this version"),
        sa.Column("answer_token", sa.String(500), comment="how an interaction can still be answered; null once it is"),
        sa.Column("began_at", _moment, nullable=False),
        sa.Column("touched_at", _moment, nullable=False),
        sa.Column("message_id", _snowflake, comment="the message that shows it"),
        sa.Column(
            "shown", sa.SmallInteger, nullable=False, comment="the version that its players have seen; -1 for none"
        ),
        sa.PrimaryKeyConstraint("id", name="match_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="match_server_id_fkey", ondelete="CASCADE"),
        sa.CheckConstraint("x_user IS NULL OR x_opponent IS NULL", name=op.f("match_one_x")),
        sa.CheckConstraint("o_user IS NULL OR o_opponent IS NULL", name=op.f("match_one_o")),
    )
    for column in ("server_id", "x_user", "o_user"):
        op.create_index(f"match_{column}", "match", [column])
    op.create_index(
        "match_live_channel", "match", ["channel_id"], unique=True, sqlite_where=_is_live, postgresql_where=_is_live
    )
    op.create_index("match_live_touched", "match", ["touched_at"], sqlite_where=_is_live, postgresql_where=_is_live)
    op.create_index("match_owed", "match", ["id"], sqlite_where=_is_owed, postgresql_where=_is_owed)
    op.create_table(
        "ply",
        sa.Column("match_id", _snowflake, autoincrement=False),
        sa.Column("number", sa.SmallInteger, autoincrement=False, comment="counted from 0"),
        sa.Column("cell", sa.SmallInteger, nullable=False),
        sa.Column("event_id", _snowflake, comment="the person's message or press; null for a program's ply"),
        sa.Column("played_at", _moment, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="ply_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="ply_match_id_fkey", ondelete="CASCADE"),
        sa.UniqueConstraint("event_id", name="ply_event_id_key"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """There is nothing before this."""
    raise NotImplementedError
