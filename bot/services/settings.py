"""What servers prefer, remembered for a minute, because every board asks for it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from bot.services.bounded import put_bounded
from bot.storage.errors import DatabaseError
from bot.storage.guilds import GuildStore

_REMEMBERED = timedelta(minutes=1)
"""Another process may have changed them."""


class SettingsService:
    """The settings of servers.

    Whatever is awaited here may raise DatabaseError; what is remembered is told even then.

    Args:
        now: the present time, in UTC.
    """

    def __init__(self, guilds: GuildStore, *, now: Callable[[], datetime]) -> None:
        self._guilds = guilds
        self._now = now
        self._known: dict[GuildId, tuple[GuildSettings, datetime]] = {}

    async def of(self, guild: GuildId | None) -> GuildSettings:
        """What a server prefers; in a direct conversation, what everybody does who has set nothing."""
        if guild is None:
            return GuildSettings()
        settings, read = self._known.get(guild, (None, self._now()))
        if settings is not None and self._now() - read < _REMEMBERED:
            return settings
        try:
            return await self.look(guild)
        except DatabaseError:
            if settings is None:
                raise
            return settings  # better old than none

    async def look(self, guild: GuildId) -> GuildSettings:
        """What a server prefers as the database knows it, whatever is remembered."""
        before = self._known.get(guild)
        found = await self._guilds.settings(guild)
        known = self._known.get(guild)
        if known and known is not before:  # something has been changed meanwhile
            return known[0]
        put_bounded(self._known, guild, (found, self._now()))
        return found

    async def change(self, guild: GuildId, **facts: Any) -> GuildSettings:
        """Save some of what a server prefers, and say what all of it is now; the rest stays as it is by then.

        Args:
            facts: those of GuildSettings that are to be others, by their names.
        """
        changed = await self._guilds.change(guild, **facts)
        put_bounded(self._known, guild, (changed, self._now()))
        return changed
