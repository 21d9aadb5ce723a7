"""Guilds in the database: their settings, and when the bot left them.

A guild is saved once a match is played or a setting changed in it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Insert, bindparam, func, select, update

from bot.database import schema
from bot.database.column_types import as_hours, in_hours
from bot.database.schema import insert_for
from bot.games.ids import MatchId
from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId, Shards

_guild = schema.guild


def mark_left(connection: Connection, guild: GuildId, now: datetime) -> None:
    """Save when the bot left a guild; `delete_left` deletes its data later."""
    _set_left_at(connection, [guild], now)


def mark_joined(connection: Connection, guild: GuildId) -> None:
    """Save that the bot is in a guild, so that its data are kept."""
    _set_left_at(connection, [guild], None)


def sync_present(connection: Connection, present: Collection[GuildId], shards: Shards, now: datetime) -> None:
    """Mark the guilds that the bot left or joined while it was not running; `present` are those that it is in."""
    known = connection.execute(select(_guild.c.id, _guild.c.left_at)).all()
    guilds, present = [(GuildId(row.id), row.left_at) for row in known if shards.has(row.id)], frozenset(present)
    _set_left_at(connection, [guild for guild, left in guilds if guild not in present and left is None], now)
    _set_left_at(connection, [guild for guild, left in guilds if guild in present and left is not None], None)


def read_settings(connection: Connection, guild: GuildId) -> GuildSettings:
    """Return a guild's settings; the defaults for an unknown guild."""
    row = connection.execute(select(_guild).where(_guild.c.id == guild)).first()
    if row is None:
        return GuildSettings()
    return GuildSettings(
        **{name: getattr(row, name) for name in _SAME},
        emoji=tuple((row.emoji or "").split()),
        idle=in_hours(row.idle_hours),
        cooldown=timedelta(seconds=row.cooldown),
        games=frozenset((row.games or "").split()),
    )


def change_settings(connection: Connection, guild: GuildId, **changes: Any) -> GuildSettings:
    """Save some settings of a guild, by field name of GuildSettings; other ones that change meanwhile are kept."""
    ensure_guild(connection, guild)  # concurrent changes of this guild wait from here on
    settings = replace(read_settings(connection, guild), **changes)
    connection.execute(update(_guild).where(_guild.c.id == guild).values(_to_row(settings)))
    return settings


def save_picture_offer(connection: Connection, offer: tuple[GuildId, MatchId]) -> None:
    """Save below which match of a guild managers are asked if they like pictures better."""
    guild, match = offer
    change_settings(connection, guild, picture_offer=match)


def ensure_guild(connection: Connection, guild: GuildId | None) -> None:
    """Insert a guild if it is unknown, mark it as joined, and lock its row on PostgreSQL. None does nothing."""
    if guild is not None:
        connection.execute(_insert_guild(connection.dialect.name), {"id": guild})


@cache
def _insert_guild(dialect: str) -> Insert:
    return insert_for(dialect, _guild).on_conflict_do_update(index_elements=["id"], set_={"left_at": None})


def is_on_shards(guild: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """Return the SQL condition that a row's guild belongs to some shards; it corresponds to `Shards.has`."""
    shard = (func.coalesce(guild, 0) // 2**22) % shards.count
    return shard.in_(shards.ids)


_CONVERTED = {"emoji", "idle", "cooldown", "games"}
_SAME = [field.name for field in fields(GuildSettings) if field.name not in _CONVERTED]
"""The settings that columns of the same names hold as they are."""


def _to_row(settings: GuildSettings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in _SAME} | {
        "emoji": " ".join(settings.emoji) or None,
        "idle_hours": as_hours(settings.idle),
        "cooldown": settings.cooldown // timedelta(seconds=1),
        "games": " ".join(sorted(settings.games)) or None,
    }


def _set_left_at(connection: Connection, guilds: list[GuildId], left_at: datetime | None) -> None:
    if guilds:
        statement = update(_guild).where(_guild.c.id == bindparam("guild")).values(left_at=left_at)
        connection.execute(statement, [{"guild": guild} for guild in guilds])
