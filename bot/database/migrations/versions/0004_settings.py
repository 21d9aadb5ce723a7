"""What servers may set, how long a match may rest, and challenges in direct conversations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_is_private = sa.text("server_id IS NULL")
_is_private_invitation = sa.text("server_id IS NULL AND challenged IS NULL")


def upgrade() -> None:
    """Make the columns, and let challenges do without a server."""
    for column in (
        sa.Column(
            "language", sa.String(10), comment="the locale of its catalogue; null for what Discord says of the server"
        ),
        sa.Column("style", sa.String(20), comment="what boards look like; null for the usual emoji"),
        sa.Column("emoji", sa.String(500), comment="the server's own, with spaces between them; null for none"),
        sa.Column(
            "channels", sa.Text, nullable=False, server_default="", comment="where people play; none for everywhere"
        ),
        sa.Column("roles", sa.Text, nullable=False, server_default="", comment="who plays; none for everybody"),
        sa.Column(
            "in_thread",
            sa.Boolean,
            nullable=False,
            server_default=sa.false(),
            comment="each game gets its own, if it can",
        ),
        sa.Column(
            "idle_hours", sa.SmallInteger, comment="after how long a match ends without a move; null for the usual time"
        ),
        sa.Column("cooldown", sa.SmallInteger, nullable=False, server_default="0", comment="seconds between commands"),
    ):
        op.add_column("server", column)
    op.add_column(
        "match",
        sa.Column(
            "idle_hours", sa.SmallInteger, comment="after how long it ends without a move; null for the usual time"
        ),
    )
    with op.batch_alter_table("challenge") as challenge:
        challenge.alter_column("server_id", existing_type=_snowflake, nullable=True, comment="null in a direct message")
    for name, columns, where in (
        ("challenge_private", ["channel_id", "challenger", "challenged"], _is_private),
        ("challenge_private_invitation", ["channel_id", "challenger"], _is_private_invitation),
    ):
        op.create_index(name, "challenge", columns, unique=True, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """What was set since could not be kept."""
    raise NotImplementedError
