"""New names of tables and columns, and columns for the ends of games, skipped puzzles and versions of the bot.

The names are those that the code uses. The numbers from 0013 to 0017 belong to development versions.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0012"

_TABLES = {"server": "guild", "brain": "learner", "lesson": "memory", "puzzler": "puzzle_record"}
_COLUMNS = {
    "match": {"server_id": "guild_id", "touched_at": "updated_at", "answer_token": "token", "nonce": "attempt_id"},
    **{table: {"server_id": "guild_id"} for table in ("challenge", "rating", "level_gain")},
    "learner": {
        "home_id": "scope_id",
        "server_id": "guild_id",
        "trained": "training_games",
        "record": "results",
        "latest": "last_avoided",
    },
    "memory": {"home_id": "scope_id"},
    "puzzle_record": {
        "home_id": "scope_id",
        "server_id": "guild_id",
        "puzzle_game": "game",
        "best_days_in_a_row": "best_daily_streak",
        "days_in_a_row": "daily_streak",
        "best_in_a_row": "best_streak",
        "in_a_row": "streak",
        "answered_on": "last_daily",
    },
}
_INDEXES = {
    "match_server_id": "match_guild_id",
    "match_finished_server": "match_finished_guild",
    "match_finished_how": "match_finished_outcome",
    "match_owed": "match_unshown",
    "brain_server_id": "learner_guild_id",
    "puzzler_server_id": "puzzle_record_guild_id",
    "puzzler_user_id": "puzzle_record_user_id",
}
_COMMENTS = {
    "guild": {
        "left_at": "when the bot left it; null while it is there",
        "language": "the locale of its catalogue; null for the one that Discord reports",
        "emoji": "the guild's own, with spaces between them; null for none",
    },
    "match": {
        "channel_id": "null once a player's data were deleted",
        "x_opponent": "null for a member; both null once the data of a member were deleted",
        "o_rating": "the same of O; both null also for an opponent, and without a user",
        "deadline": "when it ends unless it changes before; null for IDLE_HOURS after updated_at",
        "token": "of the interaction whose response shows it; null if that cannot be edited",
        "attempt_id": "the event whose answer may show it in an unknown message; null for none",
    },
    "challenge": {"mark": "X or O, which the challenger plays; null to choose it at random"},
    "learner": {"scope_id": "a guild or direct-message channel"},
    "puzzle_record": {
        "scope_id": "a guild or direct-message channel",
        "puzzle": "the latest one that the user was given; null for none yet",
    },
    "daily_pair": {"pair": "a keyed hash of a guild, a game and two members"},
    "blocked": {"id": "of a user or a guild"},
}


def upgrade() -> None:
    """Rename without touching rows, and add and drop columns.

    Earlier matches end and count as their boards have said. Every saved puzzle record has its first version. Which
    versions of the bot ran before is not known.
    """
    connection = op.get_bind()
    for old, new in _TABLES.items():
        op.rename_table(old, new)
    for table, columns in _COLUMNS.items():
        for old, new in columns.items():
            op.alter_column(table, old, new_column_name=new)
    if connection.dialect.name == "sqlite":
        _finish_names_on_sqlite(connection)
    else:
        _finish_names_on_postgresql(connection)
        for table, comments in _COMMENTS.items():
            for column, comment in comments.items():
                op.alter_column(table, column, comment=comment)
    _add_columns()
    for table in ("puzzle_record", "exercise"):
        op.drop_column(table, "event_id")
    with op.batch_alter_table("ply", table_kwargs={"sqlite_with_rowid": False}) as ply:
        ply.drop_constraint("ply_event_id_key", type_="unique")
        ply.drop_column("event_id")


def downgrade() -> None:
    """The boards of running matches have announced what would be lost."""
    raise NotImplementedError


def _add_columns() -> None:
    op.create_table(
        "bot_version",
        sa.Column("version", sa.String(50), comment="one that has run with this database"),
        sa.PrimaryKeyConstraint("version", name="bot_version_pkey"),
    )
    for table, name, kind, default, comment in (
        ("match", "is_replaceable", sa.Boolean, sa.false(), "others may replace it if quiet"),
        ("match", "is_unrated", sa.Boolean, sa.false(), "it counts for no rating"),
        ("match", "extended", sa.SmallInteger, "-1", "the last version with more time"),
        ("puzzle_record", "version", sa.Integer, "1", "how often the row was changed"),
    ):
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=default, comment=comment))
    comment = "the day, in UTC, of the latest skipped puzzle that cost nothing"
    op.add_column("solver_rating", sa.Column("skipped_on", sa.Date, comment=comment))


def _finish_names_on_sqlite(connection: sa.Connection) -> None:
    """Rename the indexes. SQLite cannot rename constraints, and ignores their names; Alembic compares unique ones."""
    with op.batch_alter_table("challenge") as challenge:
        challenge.drop_constraint("challenge_server_id_challenger_challenged_key", type_="unique")
        columns = ["guild_id", "challenger", "challenged"]
        challenge.create_unique_constraint(f"challenge_{'_'.join(columns)}_key", columns)
    for old, new in _INDEXES.items():
        query = sa.text("SELECT sql FROM sqlite_master WHERE name = :old")
        definition = connection.execute(query, {"old": old}).scalar_one()
        op.drop_index(old)
        op.execute(definition.replace(old, new, 1))


def _finish_names_on_postgresql(connection: sa.Connection) -> None:
    """Rename the indexes and the constraints, whose names follow those of their tables and columns."""
    for old, new in _INDEXES.items():
        op.execute(f"ALTER INDEX {old} RENAME TO {new}")
    names = sa.text("SELECT conname FROM pg_constraint WHERE conrelid = CAST(:table AS regclass)")
    former = {new: old for old, new in _TABLES.items()}
    for table in {*former, *_COLUMNS}:
        for name in connection.scalars(names, {"table": table}).all():
            renamed = name.replace(former.get(table, table), table, 1)
            for old, new in _COLUMNS.get(table, {}).items():
                renamed = renamed.replace(f"_{old}_", f"_{new}_")
            if renamed != name:
                op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {name} TO {renamed}")
