"""Servers in the database: which the bot plays in, which it has left, and what they prefer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, select, update

from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId, Shards
from bot.storage import schema
from bot.storage.conflicts import INSERTS
from bot.storage.database import Database
from bot.storage.rows import as_hours, in_hours

_match, _guild = schema.match, schema.guild

_MOST_AT_ONCE = 500
"""How many ids go into one statement; both databases have a limit."""

_GREETINGS = {
    dialect: insert(_guild).on_conflict_do_update(index_elements=["id"], set_={"left_at": None})
    for dialect, insert in INSERTS.items()
}


class GuildStore:
    """The servers that a database knows: those in which somebody has played, or has set something."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leave(self, guild: GuildId, now: datetime) -> None:
        """Take note that the bot is no longer in a server, so that its data can go.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._set_left([guild], now)

    async def come_back(self, guild: GuildId) -> None:
        """Take note that the bot is in a server, so that its data stay.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._set_left([guild], None)

    async def take_stock(self, present: Collection[GuildId], shards: Shards, now: datetime) -> None:
        """Take note of what happened while no process was looking.

        Args:
            present: the servers of these shards that the bot is in.

        Raises:
            DatabaseError: it could not be saved.
        """
        known = await self._database.read(_all)
        here, mine = frozenset(present), [(guild, left) for guild, left in known if shards.has(guild)]
        await self._set_left([guild for guild, left in mine if guild not in here and left is None], now)
        await self._set_left([guild for guild, left in mine if guild in here and left is not None], None)

    async def forget_left(self, before: datetime) -> int:
        """Delete all that is known of the servers that the bot left before a moment, and say how many they were.

        Raises:
            DatabaseError: not all was deleted; it will be the next time.
        """
        while await self._database.write(_delete_some_matches, before):
            pass  # a little at a time, so that nobody waits for long
        return await self._database.write(_delete_left, before)

    async def settings(self, guild: GuildId) -> GuildSettings:
        """What a server prefers; of one that is not known, what all do that have set nothing.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_settings, guild)

    async def change(self, guild: GuildId, **facts: Any) -> GuildSettings:
        """Save some of what a server prefers, and say what all of it is now.

        Whatever else is changed at the same moment, by others or in another process, is changed as well.

        Args:
            facts: those of GuildSettings that are to be others, by their names.

        Raises:
            DatabaseError: it could not be saved.
        """
        return await self._database.write(_change, guild, facts)

    async def _set_left(self, servers: list[GuildId], left_at: datetime | None) -> None:
        for first in range(0, len(servers), _MOST_AT_ONCE):
            some = servers[first : first + _MOST_AT_ONCE]
            await self._database.write(_set_left, some, left_at)


def ensure_guild(connection: Connection, guild: GuildId | None) -> None:
    """Have a server known from now on, and as one that the bot is in: somebody plays there.

    On PostgreSQL, whoever else greets it waits until this transaction has ended.
    """
    if guild is not None:
        connection.execute(_GREETINGS[connection.dialect.name], {"id": guild})


def is_on_shards(guild: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """Whether the events of a row's server come to certain shards, as Shards.has computes it."""
    share = (func.coalesce(guild, 0) // 2**22) % shards.count
    return share.in_(shards.ids)


def _settings(connection: Connection, guild: GuildId) -> GuildSettings:
    row = connection.execute(select(_guild).where(_guild.c.id == guild)).first()
    return _read(row) if row else GuildSettings()


def _read(row: Row[Any]) -> GuildSettings:
    return GuildSettings(
        row.level,
        row.is_text_only,
        row.language,
        row.style,
        tuple((row.emoji or "").split()),
        row.channels,
        row.roles,
        row.in_thread,
        in_hours(row.idle_hours),
        timedelta(seconds=row.cooldown),
    )


def _change(connection: Connection, guild: GuildId, facts: dict[str, Any]) -> GuildSettings:
    ensure_guild(connection, guild)  # whoever else changes something waits from here on
    settings = replace(_settings(connection, guild), **facts)
    connection.execute(update(_guild).where(_guild.c.id == guild).values(_row(settings)))
    return settings


def _row(settings: GuildSettings) -> dict[str, Any]:
    return {
        "level": settings.level,
        "is_text_only": settings.is_text_only,
        "language": settings.language,
        "style": settings.style,
        "emoji": " ".join(settings.emoji) or None,
        "channels": settings.channels,
        "roles": settings.roles,
        "in_thread": settings.in_thread,
        "idle_hours": as_hours(settings.idle),
        "cooldown": settings.cooldown // timedelta(seconds=1),
    }


def _all(connection: Connection) -> list[tuple[GuildId, datetime | None]]:
    rows = connection.execute(select(_guild.c.id, _guild.c.left_at))
    return [(GuildId(row.id), row.left_at) for row in rows]


def _set_left(connection: Connection, servers: list[GuildId], left_at: datetime | None) -> None:
    connection.execute(update(_guild).where(_guild.c.id.in_(servers)).values(left_at=left_at))


def _delete_left(connection: Connection, before: datetime) -> int:
    return connection.execute(delete(_guild).where(_guild.c.left_at <= before)).rowcount


def _delete_some_matches(connection: Connection, before: datetime) -> int:
    left = select(_guild.c.id).where(_guild.c.left_at <= before)
    some = select(_match.c.id).where(_match.c.server_id.in_(left)).limit(_MOST_AT_ONCE)
    return connection.execute(delete(_match).where(_match.c.id.in_(some))).rowcount
