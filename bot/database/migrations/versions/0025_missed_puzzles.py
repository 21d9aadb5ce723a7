"""Missed puzzles as exercises."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0023"

_COMMENTS = {
    ("mistake", "made_at"): "when the game ended, or the puzzle was kept",
    ("exercise", "match_id"): "the latest game with the mistake, or the event that kept the puzzle",
    ("exercise", "number"): "of the mistake in it, or of the puzzle among those",
    ("exercise", "made_at"): "when that game ended, or the puzzle was kept",
    ("exercise", "cell"): "the mistake; null for a puzzle that was not answered in time",
}


def upgrade() -> None:
    """Add the columns. All mistakes until now were made in games."""
    for column in (
        sa.Column("puzzle", sa.String(50), comment="the position as it was asked; null for a mistake in a game"),
        sa.Column("cell", sa.SmallInteger, comment="of a puzzle: the wrong answer; null for none"),
    ):
        op.add_column("mistake", column)
    with op.batch_alter_table("exercise", table_kwargs={"sqlite_with_rowid": False}) as exercise:
        exercise.alter_column("cell", existing_type=sa.SmallInteger, nullable=True)
    if op.get_bind().dialect.name == "postgresql":
        for (table, column), comment in _COMMENTS.items():
            op.alter_column(table, column, comment=comment)


def downgrade() -> None:
    """The puzzles would be taken for mistakes in games."""
    raise NotImplementedError
