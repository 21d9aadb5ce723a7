"""The votes of everyone in a place on the moves of one side, and which guilds have switched that off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the column and the tables. Every guild has votes."""
    op.add_column(
        "guild",
        sa.Column(
            *("has_no_votes", sa.Boolean), nullable=False, server_default=sa.false(), comment="nobody starts a voting"
        ),
    )
    time = sa.DateTime(timezone=True)
    op.create_table(
        "voted_match",
        sa.Column("match_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("starter", _snowflake, comment="who began it; null once the votes have no users any more"),
        sa.Column("seconds", sa.Integer, nullable=False, comment="how long a move is voted on"),
        sa.Column("number", sa.SmallInteger, nullable=False, comment="of the ply that is voted on; -1 for none"),
        sa.Column("ends_at", time, comment="when that ends; null for never"),
        sa.Column(
            *("has_waited", sa.Boolean),
            nullable=False,
            server_default=sa.false(),
            comment="once more, as nobody had voted",
        ),
        sa.Column("chosen", sa.SmallInteger, comment="the cell once the voting has ended; null before"),
        sa.Column("ended_at", time, comment="the match; null while it runs, and once no vote has a user"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="voted_match_match_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", name="voted_match_pkey"),
    )
    for name in ("starter", "ends_at", "ended_at"):
        op.create_index(f"voted_match_{name}", "voted_match", [name])
    for table, key, column in (
        ("vote", "user_id", sa.Column("cell", sa.SmallInteger, nullable=False)),
        (
            "vote_count",
            "cell",
            sa.Column("votes", sa.Integer, nullable=False, comment="for this cell when the voting ended"),
        ),
    ):
        op.create_table(
            table,
            sa.Column("match_id", _snowflake, autoincrement=False, nullable=False),
            sa.Column(
                *("number", sa.SmallInteger),
                autoincrement=False,
                nullable=False,
                comment="of the ply, counted from 0",
            ),
            sa.Column(key, _snowflake if key == "user_id" else sa.SmallInteger, autoincrement=False, nullable=False),
            column,
            sa.ForeignKeyConstraint(
                ["match_id"], ["voted_match.match_id"], name=f"{table}_match_id_fkey", ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("match_id", "number", key, name=f"{table}_pkey"),
            sqlite_with_rowid=False,
        )
    op.create_index("vote_user_id", "vote", ["user_id"])


def downgrade() -> None:
    """The crowds would be without their votes."""
    raise NotImplementedError
