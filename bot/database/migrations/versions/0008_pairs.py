"""The number of matches between two members on one day and of each player's takebacks, and weakened levels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables and the columns.

    Matches of the day of the update are not counted. In a running match it is not known who has taken back how often,
    so half of the changes that its board no longer shows count for each player: more than were possible.
    """
    op.create_table(
        "daily_key",
        sa.Column("day", sa.Date, comment="in UTC"),
        sa.Column("key", sa.String(64), nullable=False, comment="of the day's hashes; random"),
        sa.PrimaryKeyConstraint("day", name="daily_key_pkey"),
    )
    op.create_table(
        "daily_pair",
        sa.Column("pair", sa.String(64), comment="a keyed hash of a server, a game and two members"),
        sa.Column("day", sa.Date, nullable=False, comment="in UTC"),
        sa.Column("matches", sa.Integer, nullable=False, comment="how many rated ones they have played that day"),
        sa.PrimaryKeyConstraint("pair", name="daily_pair_pkey"),
        sqlite_with_rowid=False,
    )
    for mark in "xo":
        comment = f"how often {mark.upper()} has taken back"
        op.add_column(
            "match",
            sa.Column(f"{mark}_takebacks", sa.SmallInteger, nullable=False, server_default="0", comment=comment),
        )
    weakened = sa.Column("is_weakened", sa.Boolean, nullable=False, server_default=sa.false(), comment=_WEAKENED)
    op.add_column("match", weakened)
    op.execute(f"UPDATE match SET x_takebacks = {_HALF}, o_takebacks = {_HALF} WHERE termination IS NULL")  # noqa: S608


def downgrade() -> None:
    """Players could take back without limit again."""
    raise NotImplementedError


_WEAKENED = "a level searched less than usual"
_HALF = "(version - (SELECT count(*) FROM ply WHERE ply.match_id = match.id)) / 2"
