"""Who may use the bot, where and how often, as the server's settings say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.game.errors import GameError
from bot.game.ids import UserId
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, Place, RoleId, ScopeId, mention_channels, mention_roles
from bot.services.match_cache import MatchCache

REPEAT_REFUSAL_AFTER = timedelta(minutes=10)
"""A public refusal is repeated to the same user no sooner."""


_MAX_REMEMBERED = 10_000


class AccessError(GameError):
    """A user may not use the bot there, or not yet.

    AccessError
    ├── WrongChannelError
    ├── MissingRoleError
    └── CooldownError
    """


@dataclass(eq=False)
class WrongChannelError(AccessError):
    """The bot may be used in other channels only, which are given as mentions."""

    channels: str


@dataclass(eq=False)
class MissingRoleError(AccessError):
    """The bot may be used only with one of these roles, which are given as mentions."""

    roles: str


@dataclass(eq=False)
class CooldownError(AccessError):
    """The user has to wait between commands; the wait ends at `ends`."""

    ends: datetime


class AccessDeniedError(Exception):
    """A user was refused, and has been told so where that was due: nothing is left to do."""


@dataclass(frozen=True, slots=True)
class AccessRequest:
    """A user's wish to use a command or a control.

    Args:
        parent: the channel of a thread.
        roles: the user's.
        is_manager: whether the user may manage the server.
        is_press: whether it is a control, not a command.
    """

    place: Place
    parent: ChannelId | None
    user: UserId
    roles: frozenset[RoleId]
    is_manager: bool
    is_press: bool


class AccessService:
    """Admits or refuses users.

    Args:
        cache: the running matches; their players are always admitted in the match's channel.
        now: the present time, in UTC.
    """

    def __init__(self, cache: MatchCache, *, now: Callable[[], datetime]) -> None:
        self._cache = cache
        self._now = now
        self._last_used: LRUCache[tuple[ScopeId, UserId], datetime] = LRUCache(_MAX_REMEMBERED)
        self._last_told: LRUCache[tuple[ChannelId, UserId, type[AccessError]], datetime] = LRUCache(_MAX_REMEMBERED)

    async def check(self, request: AccessRequest, settings: GuildSettings) -> None:
        """Check that a user may use the bot. A command starts the user's cooldown.

        Args:
            settings: the server's, without deleted channels and roles.

        Raises:
            AccessError: a subclass says why not.
            DatabaseError: the channel's match cannot be read.
        """
        has_cooldown = bool(settings.cooldown) and not request.is_press
        if request.is_manager or not (has_cooldown or self._refusal(request, settings)):
            return
        if await self._is_player(request):
            return
        if refusal := self._refusal(request, settings):  # again: another command may have come meanwhile
            raise refusal
        self._last_used[request.place.scope, request.user] = self._now()

    def may_tell(self, request: AccessRequest, refusal: AccessError) -> bool:
        """Check if a user has not been told the same refusal there recently, and record that they are told now."""
        key = request.place.channel, request.user, type(refusal)
        last = self._last_told.get(key)
        if last and self._now() - last < REPEAT_REFUSAL_AFTER:
            return False
        self._last_told[key] = self._now()
        return True

    def _refusal(self, request: AccessRequest, settings: GuildSettings) -> AccessError | None:
        if settings.channels and settings.channels.isdisjoint({request.place.channel, request.parent}):
            return WrongChannelError(mention_channels(settings.channels))
        if settings.roles and settings.roles.isdisjoint(request.roles):
            return MissingRoleError(mention_roles(settings.roles))
        last = None if request.is_press else self._last_used.get((request.place.scope, request.user))
        if last and self._now() < (ends := last + settings.cooldown):
            return CooldownError(ends)
        return None

    async def _is_player(self, request: AccessRequest) -> bool:
        running = await self._cache.get(request.place.channel)
        return running is not None and running.match.is_player(request.user)
