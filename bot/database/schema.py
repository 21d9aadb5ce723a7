"""The schema, one for SQLite and PostgreSQL: what all tables have in common, and the tables of the core.

The other tables stand with the queries of their features.

Ids are Discord's 64-bit integers. No user's text or name is stored.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, MetaData, SmallInteger, String, Table, false
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
    Column("picture_offer", Snowflake, comment="the match below which pictures were offered; null before"),
    Column("daily_channel", Snowflake, comment="where the daily puzzle is posted; null for nowhere"),
    Column("daily_hour", SmallInteger, nullable=False, server_default="12", comment="of that post, in UTC"),
    Column("is_search_quiet", Boolean, nullable=False, server_default=false(), comment="nobody is told of invitations"),
    Column("has_no_votes", Boolean, nullable=False, server_default=false(), comment="nobody starts a voting"),
)


bot_version = Table(
    "bot_version",
    metadata,
    Column("version", String(50), primary_key=True, comment="one that has run with this database"),
)


def guild_id() -> Column[int]:
    """A column for the row's guild; deleting the guild deletes the row."""
    to_guild = ForeignKey("guild.id", ondelete="CASCADE")
    return Column("guild_id", Snowflake, to_guild, index=True, comment="null in a direct message")


def game_name() -> Column[str]:
    """A column for the name of a game, as part of the primary key."""
    return Column("game", String(20), primary_key=True)


def user_id() -> Column[int]:
    """A column for the user whose row it is, as part of the primary key."""
    return Column("user_id", Snowflake, primary_key=True, autoincrement=False)


def insert_for(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that supports ON CONFLICT; each dialect has its own class for it."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
