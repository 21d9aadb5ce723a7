"""A version for each puzzle record, in place of the latest event; exercises need neither."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Replace the columns. Every saved record has its first version."""
    comment = "how often the row was changed"
    op.add_column("puzzler", sa.Column("version", sa.Integer, nullable=False, server_default="1", comment=comment))
    op.drop_column("puzzler", "event_id")
    op.drop_column("exercise", "event_id")


def downgrade() -> None:
    """The events were deleted."""
    raise NotImplementedError
