"""Missed puzzles as exercises, and which puzzles each user has seen in races lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_COMMENTS = {
    ("mistake", "made_at"): "when the game ended, or the puzzle was kept",
    ("exercise", "match_id"): "the latest game with the mistake, or the event that kept the puzzle",
    ("exercise", "number"): "of the mistake in it, or of the puzzle among those",
    ("exercise", "made_at"): "when that game ended, or the puzzle was kept",
    ("exercise", "cell"): "the mistake; null for a puzzle that was not answered in time",
}


def upgrade() -> None:
    """Add the columns and the table. All mistakes until now were made in games, and nobody has seen a puzzle."""
    for column in (
        sa.Column("puzzle", sa.String(50), comment="the position as it was asked; null for a mistake in a game"),
        sa.Column("cell", sa.SmallInteger, comment="of a puzzle: the wrong answer; null for none"),
    ):
        op.add_column("mistake", column)
    with op.batch_alter_table("exercise", table_kwargs={"sqlite_with_rowid": False}) as exercise:
        exercise.alter_column("cell", existing_type=sa.SmallInteger, nullable=True)
    op.create_table(
        "seen_puzzle",
        sa.Column("user_id", _snowflake, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("position", sa.String(50), nullable=False, comment="base-3 digits, one a cell; the canonical one"),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False, comment="when it was last seen in a race"),
        sa.PrimaryKeyConstraint("user_id", "game", "position", name="seen_puzzle_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("seen_puzzle_seen_at", "seen_puzzle", ["seen_at"])
    if op.get_bind().dialect.name == "postgresql":
        for (table, column), comment in _COMMENTS.items():
            op.alter_column(table, column, comment=comment)


def downgrade() -> None:
    """The puzzles would be taken for mistakes in games."""
    raise NotImplementedError
