"""The games besides tic-tac-toe: of challenges, settings, ratings, learners and puzzles.

Everything that was saved before is of the game "3x3".
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the columns, and rebuild the tables whose primary key gets the game."""
    op.add_column("server", sa.Column("game", sa.String(20), comment="the default one; null for the bot's own choice"))
    op.add_column("server", sa.Column("games", sa.String(200), comment="which are offered; null for all"))
    for name, default in (("rows", "3"), ("columns", "3"), ("in_a_row", "3")):
        op.add_column("challenge", sa.Column(name, sa.SmallInteger, nullable=False, server_default=default))
    for name in ("gravity", "misere"):
        op.add_column("challenge", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    for table in _REBUILT:
        op.execute(f"CREATE TABLE {table}_old AS SELECT * FROM {table}")  # noqa: S608 - the names are those below
    for table in ("lesson", "brain", "puzzler", "rating", "level_gain"):  # deleting brains would delete their lessons
        op.drop_table(table)
    _create_learner_tables()
    _create_puzzler_table()
    _create_rating_tables()
    for table, columns in _REBUILT.items():
        new, old = _GAME_COLUMNS.get(table, ("game", "'3x3'")), ", ".join(columns)
        values = old.replace("puzzle,", "CAST(puzzle AS VARCHAR(50)),")
        op.execute(f"INSERT INTO {table} ({new[0]}, {old}) SELECT {new[1]}, {values} FROM {table}_old")  # noqa: S608
        op.drop_table(f"{table}_old")


def downgrade() -> None:
    """What was played of other games would be lost."""
    raise NotImplementedError


_REBUILT = {
    "brain": ("home_id", "server_id", "mode", "games", "trained", "record", "latest"),
    "lesson": ("home_id", "position", "verdict"),
    "puzzler": (
        *("home_id", "user_id", "server_id", "event_id", "puzzle", "is_open", "solved", "missed", "in_a_row"),
        *("best_in_a_row", "days_in_a_row", "best_days_in_a_row", "answered_on"),
    ),
    "rating": ("server_id", "user_id", "rating", "games", "wins", "draws", "losses"),
    "level_gain": ("server_id", "user_id", "level", "day", "points"),
}
"""The columns of each rebuilt table that it has already; a table comes after those to which it refers."""

_GAME_COLUMNS = {"puzzler": ("puzzle_game", "CASE WHEN puzzle IS NOT NULL THEN '3x3' END")}


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(20))


def _create_learner_tables() -> None:
    op.create_table(
        "brain",
        sa.Column("home_id", _snowflake, autoincrement=False, comment="a server, or a direct conversation"),
        _game(),
        sa.Column("server_id", _snowflake, comment="null in a direct message"),
        sa.Column("mode", sa.String(20), nullable=False, comment="how the learner there learns"),
        sa.Column("games", sa.Integer, nullable=False, comment="how many it has learned from"),
        sa.Column("trained", sa.Integer, nullable=False, comment="how many of them were training"),
        sa.Column("record", sa.Text, nullable=False, comment="how the latest of them ended for it: w, d or l each"),
        sa.Column("latest", _snowflake, comment="the position that it last learned to avoid"),
        sa.PrimaryKeyConstraint("home_id", "game", name="brain_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="brain_server_id_fkey", ondelete="CASCADE"),
    )
    op.create_index("brain_server_id", "brain", ["server_id"])
    op.create_table(
        "lesson",
        sa.Column("home_id", _snowflake, autoincrement=False),
        _game(),
        sa.Column("position", _snowflake, autoincrement=False, comment="base-3 digits, one a cell"),
        sa.Column("verdict", sa.String(4), nullable=False, comment="lost or good"),
        sa.PrimaryKeyConstraint("home_id", "game", "position", name="lesson_pkey"),
        sa.ForeignKeyConstraint(
            ["home_id", "game"], ["brain.home_id", "brain.game"], name="lesson_home_id_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )


def _create_puzzler_table() -> None:
    op.create_table(
        "puzzler",
        sa.Column("home_id", _snowflake, autoincrement=False, comment="a server, or a direct conversation"),
        sa.Column("user_id", _snowflake, autoincrement=False),
        sa.Column("server_id", _snowflake, comment="null in a direct message"),
        sa.Column("event_id", _snowflake, nullable=False, comment="what the person did last about puzzles there"),
        sa.Column("puzzle_game", sa.String(20), comment="the game of the latest puzzle"),
        sa.Column("puzzle", sa.String(50), comment="the latest one that was put to the person; null for none yet"),
        sa.Column("is_open", sa.Boolean, nullable=False, comment="it has not been answered"),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("in_a_row", sa.Integer, nullable=False, comment="how many were solved since the last miss"),
        sa.Column("best_in_a_row", sa.Integer, nullable=False),
        sa.Column(
            "days_in_a_row", sa.Integer, nullable=False, comment="on how many days on end the daily one was solved"
        ),
        sa.Column("best_days_in_a_row", sa.Integer, nullable=False),
        sa.Column(
            "answered_on", sa.Date, comment="the day, in UTC, whose daily one was answered last; null for none yet"
        ),
        sa.PrimaryKeyConstraint("home_id", "user_id", name="puzzler_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="puzzler_server_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzler_server_id", "puzzler", ["server_id"])
    op.create_index("puzzler_user_id", "puzzler", ["user_id"])


def _create_rating_tables() -> None:
    op.create_table(
        "rating",
        sa.Column("server_id", _snowflake, autoincrement=False),
        sa.Column("user_id", _snowflake, autoincrement=False),
        _game(),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False, comment="how many rated ones the member has played there"),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("server_id", "user_id", "game", name="rating_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="rating_server_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_user_id", "rating", ["user_id"])
    op.create_index("rating_best", "rating", ["server_id", "game", "rating"])
    op.create_table(
        "level_gain",
        sa.Column("server_id", _snowflake, autoincrement=False),
        sa.Column("user_id", _snowflake, autoincrement=False),
        _game(),
        sa.Column("level", sa.String(50)),
        sa.Column("day", sa.Date, nullable=False, comment="the last one, in UTC, with a gain from this level"),
        sa.Column("points", sa.Double, nullable=False, comment="gained from this level on that day"),
        sa.PrimaryKeyConstraint("server_id", "user_id", "game", "level", name="level_gain_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="level_gain_server_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("level_gain_user_id", "level_gain", ["user_id"])
