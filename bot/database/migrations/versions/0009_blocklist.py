"""The users and servers that the bot's owner has blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "blocked",
        sa.Column("id", _snowflake, autoincrement=False, comment="of a user or a server"),
        sa.PrimaryKeyConstraint("id", name="blocked_pkey"),
    )


def downgrade() -> None:
    """Blocked users and servers would be answered again."""
    raise NotImplementedError
