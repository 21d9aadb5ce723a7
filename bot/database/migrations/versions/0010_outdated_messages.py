"""Messages whose buttons must be removed, and boards that may have been posted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table and the column."""
    op.create_table(
        "outdated_message",
        sa.Column("message_id", _snowflake, autoincrement=False, comment="it may have buttons"),
        sa.Column("match_id", _snowflake, nullable=False, comment="its own"),
        sa.Column(
            "version", sa.SmallInteger, nullable=False, comment="of the match, with which its buttons end; -1 for none"
        ),
        sa.PrimaryKeyConstraint("message_id", name="outdated_message_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="outdated_message_match_id_fkey", ondelete="CASCADE"),
    )
    op.create_index("outdated_message_match_id", "outdated_message", ["match_id"])
    op.add_column("match", sa.Column("nonce", _snowflake, comment=_NONCE))
    op.drop_index("match_owed", "match")
    is_not_shown = sa.text("shown < version OR nonce IS NOT NULL")
    op.create_index("match_owed", "match", ["id"], sqlite_where=is_not_shown, postgresql_where=is_not_shown)


def downgrade() -> None:
    """The messages would keep their buttons."""
    raise NotImplementedError


_NONCE = "of a message that may show it instead, and is not known; null for none"
