"""The schema of version 0.2.0."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = None

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_time = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create the tables."""
    _create_servers()
    _create_matches()
    _create_challenges()
    _create_learners()
    _create_puzzlers()
    _create_ratings()
    _create(
        "heartbeat",
        ["shard_id"],
        sa.Column("shard_id", sa.SmallInteger, autoincrement=False),
        _required("shard_count", sa.SmallInteger),
        _required("beat_at", _time, "when it was last connected"),
    )


def downgrade() -> None:
    """Version 0.2.0 upgraded databases of earlier versions."""
    raise NotImplementedError


def _create_servers() -> None:
    _create(
        "server",
        ["id"],
        _id("id"),
        sa.Column("left_at", _time, comment="when the bot was thrown out; null while it is there"),
        sa.Column("level", sa.String(50), comment="the opponent that people meet there; null for the bot's own choice"),
        _flag("is_text_only", "boards come without buttons"),
        sa.Column(
            "language", sa.String(10), comment="the locale of its catalogue; null for what Discord says of the server"
        ),
        sa.Column("style", sa.String(20), comment="what boards look like; null for the usual emoji"),
        sa.Column("emoji", sa.String(500), comment="the server's own, with spaces between them; null for none"),
        _required("channels", sa.Text, "where people play; none for everywhere", ""),
        _required("roles", sa.Text, "who plays; none for everybody", ""),
        _flag("in_thread", "each game gets its own, if it can"),
        sa.Column(
            "idle_hours", sa.SmallInteger, comment="after how long a match ends without a move; null for the usual time"
        ),
        _required("cooldown", sa.SmallInteger, "seconds between commands", "0"),
        sa.Column("prefix", sa.String(5), comment="of typed commands; empty for none; null for COMMAND_PREFIX"),
        sa.Column("game", sa.String(20), comment="the default one; null for the bot's own choice"),
        sa.Column("games", sa.String(200), comment="which are offered; null for all"),
    )


def _create_matches() -> None:
    _create(
        "match",
        ["id"],
        _id("id", "the event that began it"),
        _id("server_id", "null in a direct message"),
        _id("channel_id", "null once its person has asked to be forgotten"),
        *(_required(name, sa.SmallInteger) for name in ("rows", "columns", "in_a_row")),
        *(_required(name, sa.Boolean) for name in ("gravity", "misere")),
        _id("x_user"),
        sa.Column("x_opponent", sa.String(50), comment="null for a person; both null for one who was forgotten"),
        _id("o_user"),
        sa.Column("o_opponent", sa.String(50)),
        _required("version", sa.SmallInteger, "how often it has changed"),
        sa.Column("termination", sa.String(20), comment="null while it is live"),
        sa.Column("winner", sa.String(1), comment="X or O; null for none, and while it is live"),
        _required("event_id", _snowflake, "what led to this version"),
        sa.Column("answer_token", sa.String(500), comment="how an interaction can still be answered; null once it is"),
        *(_required(name, _time) for name in ("began_at", "touched_at")),
        _id("message_id", "the message that shows it"),
        _required("shown", sa.SmallInteger, "the version that its players have seen; -1 for none"),
        _flag("is_coached", "a player could ask for advice"),
        sa.Column(
            "idle_hours", sa.SmallInteger, comment="after how long it ends without a move; null for the usual time"
        ),
        sa.Column(
            "x_rating", sa.SmallInteger, comment="of the member who was X, after the match; null if it was not rated"
        ),
        sa.Column(
            "o_rating",
            sa.SmallInteger,
            comment="the same of O; both null also for a program, and who was forgotten",
        ),
        sa.Column(
            "deadline", _time, comment="when it ends unless it changes before; null for IDLE_HOURS after touched_at"
        ),
        *(_required(f"{mark}_takebacks", sa.SmallInteger, _TAKEN_BACK.format(mark.upper()), "0") for mark in "xo"),
        _flag("is_weakened", "a level searched less than usual"),
        _to_server("match"),
        *(
            sa.CheckConstraint(f"{mark}_user IS NULL OR {mark}_opponent IS NULL", name=op.f(f"match_one_{mark}"))
            for mark in "xo"
        ),
    )
    for column in ("server_id", "x_user", "o_user"):
        op.create_index(f"match_{column}", "match", [column])
    _create_index("match_live_channel", ["channel_id"], "termination IS NULL", unique=True)
    _create_index("match_live", ["id"], "termination IS NULL")
    _create_index("match_live_deadline", ["deadline"], "termination IS NULL")
    for name, columns in (
        ("channel", ["channel_id", "touched_at"]),
        ("server", ["server_id", "touched_at"]),
        ("how", ["server_id", "termination", "winner", "x_opponent", "o_opponent"]),
        ("x", ["server_id", "x_user", "touched_at", "termination", "winner", "o_opponent", "x_rating"]),
        ("o", ["server_id", "o_user", "touched_at", "termination", "winner", "x_opponent", "o_rating"]),
    ):
        _create_index(f"match_finished_{name}", columns, "termination IS NOT NULL")
    _create_index("match_owed", ["id"], "shown < version")
    _create(
        "ply",
        ["match_id", "number"],
        _id("match_id"),
        sa.Column("number", sa.SmallInteger, autoincrement=False, comment="counted from 0"),
        _required("cell", sa.SmallInteger),
        _id("event_id", "the person's message or press; null for a program's ply"),
        _required("played_at", _time),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="ply_match_id_fkey", ondelete="CASCADE"),
        sa.UniqueConstraint("event_id", name="ply_event_id_key"),
        sqlite_with_rowid=False,
    )


def _create_challenges() -> None:
    _create(
        "challenge",
        ["id"],
        _id("id", "the event that made it"),
        _id("server_id", "null in a direct message"),
        *(_required(name, _snowflake) for name in ("channel_id", "challenger")),
        _id("challenged", "null for an open invitation"),
        sa.Column("mark", sa.String(1), comment="X or O, which the challenger plays; null if lots are drawn"),
        _required("in_thread", sa.Boolean),
        _required("expires_at", _time),
        _id("message_id", "the message that shows it; null for none yet"),
        _flag("is_coached", "the players may ask for advice"),
        *(_required(name, sa.SmallInteger, default="3") for name in ("rows", "columns", "in_a_row")),
        *(_flag(name) for name in ("gravity", "misere")),
        _to_server("challenge"),
        sa.UniqueConstraint(
            "server_id", "challenger", "challenged", name="challenge_server_id_challenger_challenged_key"
        ),
    )
    op.create_index("challenge_expires_at", "challenge", ["expires_at"])
    for name, columns, where in (
        ("invitation", ["server_id", "challenger"], "challenged IS NULL"),
        ("private", ["channel_id", "challenger", "challenged"], "server_id IS NULL"),
        ("private_invitation", ["channel_id", "challenger"], "server_id IS NULL AND challenged IS NULL"),
    ):
        _create_index(f"challenge_{name}", columns, where, unique=True)


def _create_learners() -> None:
    _create(
        "brain",
        ["home_id", "game"],
        _id("home_id", "a server, or a direct conversation"),
        _game(),
        _id("server_id", "null in a direct message"),
        _required("mode", sa.String(20), "how the learner there learns"),
        _required("games", sa.Integer, "how many it has learned from"),
        _required("trained", sa.Integer, "how many of them were training"),
        _required("record", sa.Text, "how the latest of them ended for it: w, d or l each"),
        _id("latest", "the position that it last learned to avoid"),
        _to_server("brain"),
    )
    op.create_index("brain_server_id", "brain", ["server_id"])
    _create(
        "lesson",
        ["home_id", "game", "position"],
        _id("home_id"),
        _game(),
        _id("position", "base-3 digits, one a cell"),
        _required("verdict", sa.String(4), "lost or good"),
        sa.ForeignKeyConstraint(
            ["home_id", "game"], ["brain.home_id", "brain.game"], name="lesson_home_id_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )


def _create_puzzlers() -> None:
    _create(
        "puzzler",
        ["home_id", "user_id"],
        _id("home_id", "a server, or a direct conversation"),
        _id("user_id"),
        _id("server_id", "null in a direct message"),
        _required("event_id", _snowflake, "what the person did last about puzzles there"),
        sa.Column("puzzle_game", sa.String(20), comment="the game of the latest puzzle"),
        sa.Column("puzzle", sa.String(50), comment="the latest one that was put to the person; null for none yet"),
        _required("is_open", sa.Boolean, "it has not been answered"),
        *(_required(name, sa.Integer) for name in ("solved", "missed")),
        _required("in_a_row", sa.Integer, "how many were solved since the last miss"),
        _required("best_in_a_row", sa.Integer),
        _required("days_in_a_row", sa.Integer, "on how many days on end the daily one was solved"),
        _required("best_days_in_a_row", sa.Integer),
        sa.Column(
            "answered_on", sa.Date, comment="the day, in UTC, whose daily one was answered last; null for none yet"
        ),
        _to_server("puzzler"),
        sqlite_with_rowid=False,
    )
    for column in ("server_id", "user_id"):
        op.create_index(f"puzzler_{column}", "puzzler", [column])


def _create_ratings() -> None:
    _create(
        "rating",
        ["server_id", "user_id", "game"],
        _id("server_id"),
        _id("user_id"),
        _game(),
        _required("rating", sa.Double),
        _required("games", sa.Integer, "how many rated ones the member has played there"),
        *(_required(name, sa.Integer) for name in ("wins", "draws", "losses")),
        _to_server("rating"),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_user_id", "rating", ["user_id"])
    op.create_index("rating_best", "rating", ["server_id", "game", "rating"])
    _create(
        "level_gain",
        ["server_id", "user_id", "game", "level"],
        _id("server_id"),
        _id("user_id"),
        _game(),
        sa.Column("level", sa.String(50)),
        _required("day", sa.Date, "the last one, in UTC, with a gain from this level"),
        _required("points", sa.Double, "gained from this level on that day"),
        _to_server("level_gain"),
        sqlite_with_rowid=False,
    )
    op.create_index("level_gain_user_id", "level_gain", ["user_id"])
    _create(
        "daily_key",
        ["day"],
        sa.Column("day", sa.Date, comment="in UTC"),
        _required("key", sa.String(64), "of the day's hashes; random"),
    )
    _create(
        "daily_pair",
        ["pair"],
        sa.Column("pair", sa.String(64), comment="a keyed hash of a server, a game and two members"),
        _required("day", sa.Date, "in UTC"),
        _required("matches", sa.Integer, "how many rated ones they have played that day"),
        sqlite_with_rowid=False,
    )


_TAKEN_BACK = "how often {} has taken back"


def _id(name: str, comment: str | None = None) -> sa.Column[Any]:
    return sa.Column(name, _snowflake, autoincrement=False, comment=comment)


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(20))


def _required(name: str, kind: Any, comment: str | None = None, default: Any = None) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, server_default=default, comment=comment)


def _flag(name: str, comment: str | None = None) -> sa.Column[Any]:
    return _required(name, sa.Boolean, comment, sa.false())


def _to_server(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["server_id"], ["server.id"], name=f"{table}_server_id_fkey", ondelete="CASCADE")


def _create(table: str, key: list[str], *columns: Any, **options: Any) -> None:
    op.create_table(table, *columns, sa.PrimaryKeyConstraint(*key, name=f"{table}_pkey"), **options)


def _create_index(name: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    """Create a partial index of the table that its name begins with."""
    condition = sa.text(where)
    op.create_index(
        name,
        name.partition("_")[0],
        columns,
        unique=unique,
        sqlite_where=condition,
        postgresql_where=condition,
    )
