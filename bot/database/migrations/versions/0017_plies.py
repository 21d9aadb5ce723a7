"""Plies without the events that led to them: the last event of the match is enough."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Drop the column. SQLite cannot drop a unique one, so the table is written anew there."""
    if op.get_context().dialect.name == "postgresql":
        op.drop_column("ply", "event_id")
        return
    op.create_table(
        "new_ply",
        sa.Column("match_id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("cell", sa.SmallInteger, nullable=False),
        sa.Column("played_at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="ply_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="ply_match_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO new_ply (match_id, number, cell, played_at)"
        " SELECT match_id, number, cell, played_at FROM ply ORDER BY match_id, number"
    )
    op.drop_table("ply")
    op.rename_table("new_ply", "ply")


def downgrade() -> None:
    """The events are lost."""
    raise NotImplementedError
