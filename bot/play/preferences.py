"""What servers prefer, remembered for a minute, because every board asks for it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from bot.game.ids import ServerId
from bot.play.latest import remember
from bot.storage.errors import DatabaseError
from bot.storage.servers import Servers, ServerSettings

_REMEMBERED = timedelta(minutes=1)
"""Another process may have changed them."""


class Preferences:
    """The settings of servers.

    Whatever is awaited here may raise DatabaseError; what is remembered is told even then.

    Args:
        now: the present time, in UTC.
    """

    def __init__(self, servers: Servers, *, now: Callable[[], datetime]) -> None:
        self._servers = servers
        self._now = now
        self._known: dict[ServerId, tuple[ServerSettings, datetime]] = {}

    async def of(self, server: ServerId | None) -> ServerSettings:
        """What a server prefers; in a direct conversation, what everybody does who has set nothing."""
        if server is None:
            return ServerSettings()
        settings, read = self._known.get(server, (None, self._now()))
        if settings is not None and self._now() - read < _REMEMBERED:
            return settings
        try:
            return await self.look(server)
        except DatabaseError:
            if settings is None:
                raise
            return settings  # better old than none

    async def look(self, server: ServerId) -> ServerSettings:
        """What a server prefers as the database knows it, whatever is remembered."""
        before = self._known.get(server)
        found = await self._servers.settings(server)
        known = self._known.get(server)
        if known and known is not before:  # something has been changed meanwhile
            return known[0]
        remember(self._known, server, (found, self._now()))
        return found

    async def change(self, server: ServerId, **facts: Any) -> ServerSettings:
        """Save some of what a server prefers, and say what all of it is now; the rest stays as it is by then.

        Args:
            facts: those of ServerSettings that are to be others, by their names.
        """
        changed = await self._servers.change(server, **facts)
        remember(self._known, server, (changed, self._now()))
        return changed
