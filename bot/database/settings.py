"""The settings of guilds, cached for a minute because every board needs them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from cachetools import LRUCache

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.guilds import change_settings, read_settings
from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.model.ids import GuildId

_CACHED_FOR = timedelta(minutes=1)  # then settings are read again, as another process may have changed them


class SettingsService:
    """Reads and changes the settings of guilds; `reload` and `change` raise DatabaseError."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now
        self._cached: LRUCache[GuildId, tuple[GuildSettings, datetime]] = LRUCache(10_000)

    async def get(self, guild: GuildId | None, *, may_be_outdated: bool = False) -> GuildSettings:
        """Return a guild's settings, or the defaults for direct messages (None). If the database fails, these are
        outdated settings, or else the defaults.
        `may_be_outdated` allows cached settings of any age, as for a message that may be no command.
        """
        if guild is None:
            return DEFAULT_SETTINGS
        settings, read_at = self._cached.get(guild, (None, self._now()))
        if settings is not None and (may_be_outdated or self._now() - read_at < _CACHED_FOR):
            return settings
        try:
            return await self.reload(guild)
        except DatabaseError:
            return settings or DEFAULT_SETTINGS

    async def reload(self, guild: GuildId) -> GuildSettings:
        before = self._cached.get(guild)
        settings = await self._database.read(read_settings, guild)
        cached = self._cached.get(guild)
        if cached and cached is not before:  # they were changed while they were being read
            return cached[0]
        self._cached[guild] = settings, self._now()
        return settings

    async def change(self, guild: GuildId, **changes: Any) -> GuildSettings:
        """Save some settings of a guild, by field name of GuildSettings, and return all of them."""
        settings = await self._database.write(change_settings, guild, **changes)
        self._cached[guild] = settings, self._now()
        return settings
