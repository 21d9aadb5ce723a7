"""The tables of matches, of ratings, and of who gets no notices."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Date,
    Double,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    false,
    text,
)

from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.schema import game_name, guild_id, metadata
from bot.games.games import DEFAULT_GAME

match = Table(
    "match",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False, comment="the event that began it"),
    guild_id(),
    Column("channel_id", Snowflake, comment="null once a player's data were deleted"),
    Column("game", String(20), nullable=False, server_default=DEFAULT_GAME, comment="its name"),
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

rating = Table(
    "rating",
    metadata,
    Column("guild_id", Snowflake, ForeignKey("guild.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    game_name(),
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
    game_name(),
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

muted = Table(
    "muted",
    metadata,
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, comment="who is notified of no turn"),
)
