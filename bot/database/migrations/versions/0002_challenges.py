"""Challenges between members, what servers prefer, and another name for the opponent that never loses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_is_live = sa.text("termination IS NULL")
_is_invitation = sa.text("challenged IS NULL")


def upgrade() -> None:
    """Make the table, the columns and the indexes, and rename the opponent in every match."""
    for column in (
        sa.Column("level", sa.String(50), comment="the opponent that people meet there; null for the bot's own choice"),
        sa.Column(
            "is_text_only", sa.Boolean, nullable=False, server_default=sa.false(), comment="boards come without buttons"
        ),
    ):
        op.add_column("server", column)
    op.create_table(
        "challenge",
        sa.Column("id", _snowflake, autoincrement=False, comment="the event that made it"),
        sa.Column("server_id", _snowflake, nullable=False),
        sa.Column("channel_id", _snowflake, nullable=False),
        sa.Column("challenger", _snowflake, nullable=False),
        sa.Column("challenged", _snowflake, comment="null for an open invitation"),
        sa.Column("mark", sa.String(1), comment="X or O, which the challenger plays; null if lots are drawn"),
        sa.Column("in_thread", sa.Boolean, nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("message_id", _snowflake, comment="the message that shows it; null for none yet"),
        sa.PrimaryKeyConstraint("id", name="challenge_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="challenge_server_id_fkey", ondelete="CASCADE"),
        sa.UniqueConstraint(
            "server_id", "challenger", "challenged", name="challenge_server_id_challenger_challenged_key"
        ),
    )
    op.create_index("challenge_expires_at", "challenge", ["expires_at"])
    op.create_index(
        "challenge_invitation",
        "challenge",
        ["server_id", "challenger"],
        unique=True,
        sqlite_where=_is_invitation,
        postgresql_where=_is_invitation,
    )
    op.create_index("match_live", "match", ["id"], sqlite_where=_is_live, postgresql_where=_is_live)
    for name in ("x_opponent", "o_opponent"):
        _rename_opponent(name)


def downgrade() -> None:
    """What members have agreed on since could not be kept."""
    raise NotImplementedError


def _rename_opponent(column: str) -> None:
    match = sa.table("match", opponent := sa.column(column))
    op.execute(match.update().where(opponent == "minimax").values({column: "perfect"}))
