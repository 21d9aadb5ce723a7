"""Whether others may replace a match, whether it is rated, and whether its deadline was extended for a player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns. Earlier matches end and count as their boards have said."""
    for name, comment in (
        ("is_replaceable", "others may replace it if quiet"),
        ("is_unrated", "it counts for no rating"),
    ):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false(), comment=comment)
        op.add_column("match", column)
    comment = "the last version with more time"
    op.add_column("match", sa.Column("extended", sa.SmallInteger, nullable=False, server_default="-1", comment=comment))


def downgrade() -> None:
    """The boards of running matches have announced what would be lost."""
    raise NotImplementedError
