"""Notices and reminders to players whose turn it is, and the users who have turned them off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table and the columns. Matches and challenges from before have no notices: nobody agreed to them."""
    op.create_table(
        "muted",
        sa.Column("user_id", _snowflake, autoincrement=False, comment="who is notified of no turn"),
        sa.PrimaryKeyConstraint("user_id", name="muted_pkey"),
    )
    for table, name, comment in (
        ("server", "is_quiet", "no player is notified of their turn"),
        ("match", "has_notices", "its players are notified of turns"),
        ("challenge", "has_notices", "it says that there are notices"),
    ):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false(), comment=comment)
        op.add_column(table, column)
    for name, comment in (
        ("notified", "the last version with a notice"),
        ("reminded", "the last version with a reminder"),
    ):
        op.add_column("match", sa.Column(name, sa.SmallInteger, nullable=False, server_default="-1", comment=comment))


def downgrade() -> None:
    """Users who have turned notices off would get them again."""
    raise NotImplementedError
