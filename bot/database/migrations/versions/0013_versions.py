"""The versions of the bot that have run with the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the table. Which versions ran before is not known."""
    op.create_table(
        "bot_version",
        sa.Column("version", sa.String(50), comment="one that has run with this database"),
        sa.PrimaryKeyConstraint("version", name="bot_version_pkey"),
    )


def downgrade() -> None:
    """An older version would not be noticed again."""
    raise NotImplementedError
