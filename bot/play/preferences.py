"""What servers prefer, remembered for a minute, because every board asks for it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.game.ids import ServerId
from bot.storage.errors import DatabaseError
from bot.storage.servers import Servers, ServerSettings

_REMEMBERED = timedelta(minutes=1)
"""Another process may have changed them."""

_MOST_REMEMBERED = 10_000


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
            found = await self._servers.settings(server)
        except DatabaseError:
            if settings is None:
                raise
            return settings  # better old than none
        self._remember(server, found)
        return found

    async def keep(self, server: ServerId, settings: ServerSettings) -> None:
        """Save what a server prefers from now on."""
        await self._servers.keep(server, settings)
        self._remember(server, settings)

    def _remember(self, server: ServerId, settings: ServerSettings) -> None:
        self._known.pop(server, None)
        self._known[server] = settings, self._now()
        if len(self._known) > _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
