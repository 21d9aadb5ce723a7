"""The match below which the managers of a guild were asked whether they like boards as pictures better."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0018"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the column. No guild was asked before."""
    comment = "the match below which pictures were offered; null before"
    op.add_column("guild", sa.Column("picture_offer", _snowflake, comment=comment))


def downgrade() -> None:
    """The guilds would be asked again."""
    raise NotImplementedError
