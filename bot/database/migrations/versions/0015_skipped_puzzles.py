"""The day on which a member last skipped a puzzle at no cost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column. No puzzle was skipped before."""
    comment = "the day, in UTC, of the latest skipped puzzle that cost nothing"
    op.add_column("solver_rating", sa.Column("skipped_on", sa.Date(), comment=comment))


def downgrade() -> None:
    """A puzzle could be skipped at no cost again on the same day."""
    raise NotImplementedError
