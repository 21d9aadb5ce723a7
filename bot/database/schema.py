"""The tables: one schema for SQLite and PostgreSQL.

Ids are Discord's 64-bit integers. No user's text or name is stored.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Date,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.database.column_types import IdSet, Snowflake, UtcDateTime

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ck": "%(table_name)s_%(constraint_name)s",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)

guild = Table(
    "guild",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False),
    Column("left_at", UtcDateTime, comment="when the bot left it; null while it is there"),
    Column("level", String(50), comment="the opponent that people meet there; null for the bot's own choice"),
    Column("is_text_only", Boolean, nullable=False, server_default=false(), comment="boards come without buttons"),
    Column("language", String(10), comment="the locale of its catalogue; null for the one that Discord reports"),
    Column("style", String(20), comment="what boards look like; null for the usual emoji"),
    Column("emoji", String(500), comment="the guild's own, with spaces between them; null for none"),
    Column("channels", IdSet, nullable=False, server_default="", comment="where people play; none for everywhere"),
    Column("roles", IdSet, nullable=False, server_default="", comment="who plays; none for everybody"),
    Column("in_thread", Boolean, nullable=False, server_default=false(), comment="each game gets its own, if it can"),
    Column("idle_hours", SmallInteger, comment="after how long a match ends without a move; null for the usual time"),
    Column("cooldown", SmallInteger, nullable=False, server_default="0", comment="seconds between commands"),
    Column("prefix", String(5), comment="of typed commands; empty for none; null for COMMAND_PREFIX"),
    Column("game", String(20), comment="the default one; null for the bot's own choice"),
    Column("games", String(200), comment="which are offered; null for all"),
    Column("is_quiet", Boolean, nullable=False, server_default=false(), comment="no player is notified of their turn"),
)


def _guild_id() -> Column[int]:
    """A column for the row's guild; deleting the guild deletes the row."""
    to_guild = ForeignKey("guild.id", ondelete="CASCADE")
    return Column("guild_id", Snowflake, to_guild, index=True, comment="null in a direct message")


match = Table(
    "match",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False, comment="the event that began it"),
    _guild_id(),
    Column("channel_id", Snowflake, comment="null once a player's data were deleted"),
    Column("rows", SmallInteger, nullable=False),
    Column("columns", SmallInteger, nullable=False),
    Column("in_a_row", SmallInteger, nullable=False),
    Column("gravity", Boolean, nullable=False),
    Column("misere", Boolean, nullable=False),
    Column("x_user", Snowflake, index=True),
    Column("x_opponent", String(50), comment="null for a member; both null once the data of a member were deleted"),
    Column("o_user", Snowflake, index=True),
    Column("o_opponent", String(50)),
    Column("version", SmallInteger, nullable=False, comment="how often it has changed"),
    Column("termination", String(20), comment="null while it is live"),
    Column("winner", String(1), comment="X or O; null for none, and while it is live"),
    Column("event_id", Snowflake, nullable=False, comment="what led to this version"),
    Column("token", String(500), comment="of the interaction whose response shows it; null if that cannot be edited"),
    Column("began_at", UtcDateTime, nullable=False),
    Column("updated_at", UtcDateTime, nullable=False),
    Column("message_id", Snowflake, comment="the message that shows it"),
    Column("shown", SmallInteger, nullable=False, comment="the version that its players have seen; -1 for none"),
    Column("is_coached", Boolean, nullable=False, server_default=false(), comment="a player could ask for advice"),
    Column("idle_hours", SmallInteger, comment="after how long it ends without a move; null for the usual time"),
    Column("x_rating", SmallInteger, comment="of the member who was X, after the match; null if it was not rated"),
    Column("o_rating", SmallInteger, comment="the same of O; both null also for an opponent, and without a user"),
    Column(
        "deadline", UtcDateTime, comment="when it ends unless it changes before; null for IDLE_HOURS after updated_at"
    ),
    Column("x_takebacks", SmallInteger, nullable=False, server_default="0", comment="how often X has taken back"),
    Column("o_takebacks", SmallInteger, nullable=False, server_default="0", comment="how often O has taken back"),
    Column("is_weakened", Boolean, nullable=False, server_default=false(), comment="a level searched less than usual"),
    Column("attempt_id", Snowflake, comment="the event whose answer may show it in an unknown message; null for none"),
    Column("has_notices", Boolean, nullable=False, server_default=false(), comment="its players are notified of turns"),
    Column("notified", SmallInteger, nullable=False, server_default="-1", comment="the last version with a notice"),
    Column("reminded", SmallInteger, nullable=False, server_default="-1", comment="the last version with a reminder"),
    Column("is_replaceable", Boolean, nullable=False, server_default=false(), comment="others may replace it if quiet"),
    Column("is_unrated", Boolean, nullable=False, server_default=false(), comment="it counts for no rating"),
    Column("extended", SmallInteger, nullable=False, server_default="-1", comment="the last version with more time"),
    CheckConstraint("x_user IS NULL OR x_opponent IS NULL", name="one_x"),
    CheckConstraint("o_user IS NULL OR o_opponent IS NULL", name="one_o"),
)


def _user_columns(mark: str, other: str) -> tuple[Column[Any], ...]:
    """The columns of the covering index for the matches in which a user was X, or O."""
    names = (f"{mark}_user", "updated_at", "termination", "winner", f"{other}_opponent", f"{mark}_rating")
    return (match.c.guild_id, *(match.c[name] for name in names))


_is_live = text("termination IS NULL")
_is_finished = text("termination IS NOT NULL")
_is_not_shown = text("shown < version OR attempt_id IS NOT NULL")

Index("match_live_channel", match.c.channel_id, unique=True, sqlite_where=_is_live, postgresql_where=_is_live)
Index("match_live", match.c.id, sqlite_where=_is_live, postgresql_where=_is_live)
Index("match_live_deadline", match.c.deadline, sqlite_where=_is_live, postgresql_where=_is_live)
for _name, _columns in (
    ("channel", (match.c.channel_id, match.c.updated_at)),
    ("guild", (match.c.guild_id, match.c.updated_at)),
    ("outcome", (match.c.guild_id, match.c.termination, match.c.winner, match.c.x_opponent, match.c.o_opponent)),
    *((mark, _user_columns(mark, other)) for mark, other in ("xo", "ox")),
):
    Index(f"match_finished_{_name}", *_columns, sqlite_where=_is_finished, postgresql_where=_is_finished)
Index("match_unshown", match.c.id, sqlite_where=_is_not_shown, postgresql_where=_is_not_shown)

ply = Table(
    "ply",
    metadata,
    Column("match_id", Snowflake, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False, comment="counted from 0"),
    Column("cell", SmallInteger, nullable=False),
    Column("played_at", UtcDateTime, nullable=False),
    sqlite_with_rowid=False,
)

outdated_message = Table(
    "outdated_message",
    metadata,
    Column("message_id", Snowflake, primary_key=True, autoincrement=False, comment="it may have buttons"),
    Column(
        "match_id", Snowflake, ForeignKey("match.id", ondelete="CASCADE"), nullable=False, index=True, comment="its own"
    ),
    Column("version", SmallInteger, nullable=False, comment="of the match, with which its buttons end; -1 for none"),
)

challenge = Table(
    "challenge",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False, comment="the event that made it"),
    Column("guild_id", Snowflake, ForeignKey("guild.id", ondelete="CASCADE"), comment="null in a direct message"),
    Column("channel_id", Snowflake, nullable=False),
    Column("challenger", Snowflake, nullable=False),
    Column("challenged", Snowflake, comment="null for an open invitation"),
    Column("mark", String(1), comment="X or O, which the challenger plays; null to choose it at random"),
    Column("in_thread", Boolean, nullable=False),
    Column("expires_at", UtcDateTime, nullable=False, index=True),
    Column("message_id", Snowflake, comment="the message that shows it; null for none yet"),
    Column("is_coached", Boolean, nullable=False, server_default=false(), comment="the players may ask for advice"),
    *(Column(name, SmallInteger, nullable=False, server_default="3") for name in ("rows", "columns", "in_a_row")),
    *(Column(name, Boolean, nullable=False, server_default=false()) for name in ("gravity", "misere")),
    Column("has_notices", Boolean, nullable=False, server_default=false(), comment="it says that there are notices"),
    UniqueConstraint("guild_id", "challenger", "challenged"),
)

for _name, _keys, _condition in (
    ("invitation", ("guild_id", "challenger"), text("challenged IS NULL")),
    ("private", ("channel_id", "challenger", "challenged"), text("guild_id IS NULL")),
    ("private_invitation", ("channel_id", "challenger"), text("guild_id IS NULL AND challenged IS NULL")),
):
    _columns = (challenge.c[_key] for _key in _keys)
    Index(f"challenge_{_name}", *_columns, unique=True, sqlite_where=_condition, postgresql_where=_condition)


def _game() -> Column[str]:
    """A column for the name of a game, as part of the primary key."""
    return Column("game", String(20), primary_key=True)


learner = Table(
    "learner",
    metadata,
    Column("scope_id", Snowflake, primary_key=True, autoincrement=False, comment="a guild or direct-message channel"),
    _game(),
    _guild_id(),
    Column("mode", String(20), nullable=False, comment="how the learner there learns"),
    Column("games", Integer, nullable=False, comment="how many it has learned from"),
    Column("training_games", Integer, nullable=False, comment="how many of them were training"),
    Column("results", Text, nullable=False, comment="how the latest of them ended for it: w, d or l each"),
    Column("last_avoided", Snowflake, comment="the position that it last learned to avoid"),
)

memory = Table(
    "memory",
    metadata,
    Column("scope_id", Snowflake, primary_key=True, autoincrement=False),
    _game(),
    Column("position", Snowflake, primary_key=True, autoincrement=False, comment="base-3 digits, one a cell"),
    Column("verdict", String(4), nullable=False, comment="lost or good"),
    ForeignKeyConstraint(["scope_id", "game"], ["learner.scope_id", "learner.game"], ondelete="CASCADE"),
    sqlite_with_rowid=False,
)

puzzle_record = Table(
    "puzzle_record",
    metadata,
    Column("scope_id", Snowflake, primary_key=True, autoincrement=False, comment="a guild or direct-message channel"),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    _guild_id(),
    Column("version", Integer, nullable=False, server_default="1", comment="how often the row was changed"),
    Column("game", String(20), comment="the game of the latest puzzle"),
    Column("puzzle", String(50), comment="the latest one that the user was given; null for none yet"),
    Column("is_open", Boolean, nullable=False, comment="it has not been answered"),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("streak", Integer, nullable=False, comment="how many were solved since the last miss"),
    Column("best_streak", Integer, nullable=False),
    Column("daily_streak", Integer, nullable=False, comment="on how many days on end the daily one was solved"),
    Column("best_daily_streak", Integer, nullable=False),
    Column("last_daily", Date, comment="the day, in UTC, whose daily one was answered last; null for none yet"),
    sqlite_with_rowid=False,
)

rating = Table(
    "rating",
    metadata,
    Column("guild_id", Snowflake, ForeignKey("guild.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    _game(),
    Column("rating", Double, nullable=False),
    Column("games", Integer, nullable=False, comment="how many rated ones the member has played there"),
    Column("wins", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Index("rating_best", "guild_id", "game", "rating"),
    sqlite_with_rowid=False,
)

level_gain = Table(
    "level_gain",
    metadata,
    Column("guild_id", Snowflake, ForeignKey("guild.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    _game(),
    Column("level", String(50), primary_key=True),
    Column("day", Date, nullable=False, comment="the last one, in UTC, with a gain from this level"),
    Column("points", Double, nullable=False, comment="gained from this level on that day"),
    sqlite_with_rowid=False,
)

daily_key = Table(
    "daily_key",
    metadata,
    Column("day", Date, primary_key=True, comment="in UTC"),
    Column("key", String(64), nullable=False, comment="of the day's hashes; random"),
)

daily_pair = Table(
    "daily_pair",
    metadata,
    Column("pair", String(64), primary_key=True, comment="a keyed hash of a guild, a game and two members"),
    Column("day", Date, nullable=False, comment="in UTC"),
    Column("matches", Integer, nullable=False, comment="how many rated ones they have played that day"),
    sqlite_with_rowid=False,
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("shard_id", SmallInteger, primary_key=True, autoincrement=False),
    Column("shard_count", SmallInteger, nullable=False),
    Column("beat_at", UtcDateTime, nullable=False, comment="when it was last connected"),
)

muted = Table(
    "muted",
    metadata,
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, comment="who is notified of no turn"),
)

blocked = Table(
    "blocked",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False, comment="of a user or a guild"),
)


def _user_id() -> Column[int]:
    """A column for the user whose row it is, as part of the primary key."""
    return Column("user_id", Snowflake, primary_key=True, autoincrement=False)


practice = Table(
    "practice",
    metadata,
    _user_id(),
    Column("since", UtcDateTime, nullable=False, comment="from when on mistakes are kept as exercises"),
    Column("match_id", Snowflake, comment="of the mistake that was asked last; null for none yet"),
    Column("number", SmallInteger, comment="of the same"),
    sqlite_with_rowid=False,
)

reviewed_game = Table(
    "reviewed_game",
    metadata,
    _user_id(),
    Column("match_id", Snowflake, primary_key=True, autoincrement=False),
    Column("ended_at", UtcDateTime, nullable=False),
    Column("moves", SmallInteger, comment="how many of the user's were judged; null before the review"),
    Column("kept", SmallInteger, comment="how many of them kept the value; null before the review"),
    sqlite_with_rowid=False,
)
_is_unreviewed = text("moves IS NULL")
Index(
    "reviewed_game_pending",
    reviewed_game.c.ended_at,
    sqlite_where=_is_unreviewed,
    postgresql_where=_is_unreviewed,
)

mistake = Table(
    "mistake",
    metadata,
    _user_id(),
    Column("match_id", Snowflake, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False, comment="of the ply, counted from 0"),
    Column("made_at", UtcDateTime, nullable=False, comment="when the game ended"),
    Column("theme", String(20), nullable=False),
    Column("game", String(20), nullable=False, comment="its name, or the size of its board"),
    Column("position", String(50), nullable=False, comment="base-3 digits, one a cell; the canonical one"),
    Index("mistake_theme", "user_id", "theme", "made_at"),
    sqlite_with_rowid=False,
)

exercise = Table(
    "exercise",
    metadata,
    _user_id(),
    Column("game", String(20), primary_key=True, comment="its name, or the size of its board"),
    Column("position", String(50), primary_key=True, comment="base-3 digits, one a cell; the canonical one"),
    Column("match_id", Snowflake, nullable=False, comment="the latest game with the mistake"),
    Column("number", SmallInteger, nullable=False, comment="of the mistake in it"),
    Column("made_at", UtcDateTime, nullable=False, comment="when that game ended"),
    Column("cell", SmallInteger, nullable=False, comment="the mistake"),
    Column("results", String(100), nullable=False, comment="of the legal moves: w, d, l, or ? for not proven"),
    Column("theme", String(20), nullable=False),
    Column("box", SmallInteger, nullable=False, comment="Leitner's: how many right answers in a row, at most 5"),
    Column("due", Date, nullable=False, comment="the day, in UTC, from which on it is asked again"),
    Index("exercise_due", "user_id", "due"),
    sqlite_with_rowid=False,
)

course_progress = Table(
    "course_progress",
    metadata,
    _user_id(),
    Column("lesson", String(20), primary_key=True),
    Column("solved", SmallInteger, nullable=False, comment="a bit for each solved exercise of the lesson"),
    sqlite_with_rowid=False,
)


def _glicko_columns() -> tuple[Column[Any], ...]:
    """The columns of a Glicko-2 rating."""
    return tuple(Column(name, Double, nullable=False) for name in ("rating", "deviation", "volatility"))


solver_rating = Table(
    "solver_rating",
    metadata,
    _user_id(),
    *_glicko_columns(),
    Column("previous", Double, nullable=False, comment="the rating before the latest answer"),
    Column("answers", Integer, nullable=False, comment="how many puzzles it is based on"),
    Column("skipped_on", Date, comment="the day, in UTC, of the latest skipped puzzle that cost nothing"),
    sqlite_with_rowid=False,
)

puzzle_rating = Table(
    "puzzle_rating",
    metadata,
    _game(),
    Column("position", String(50), primary_key=True, comment="base-3 digits, one a cell; the canonical one"),
    *_glicko_columns(),
    Column("answers", Integer, nullable=False, comment="how many it is based on"),
    sqlite_with_rowid=False,
)


bot_version = Table(
    "bot_version",
    metadata,
    Column("version", String(50), primary_key=True, comment="one that has run with this database"),
)


def insert_for(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that supports ON CONFLICT; each dialect has its own class for it."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
