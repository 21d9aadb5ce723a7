"""Who may use the bot where, and how often: as their server has set it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.game.errors import GameError
from bot.game.ids import UserId
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, Place, RoleId, ScopeId, mention_channels, mention_roles
from bot.services.bounded import put_bounded
from bot.services.match_cache import MatchCache

TOLD_AGAIN_AFTER = timedelta(minutes=10)
"""Where everybody reads it, a person is told no more often what they may not."""


class AccessError(GameError):
    """Somebody may not use the bot there, or not yet."""


@dataclass(eq=False)
class WrongChannelError(AccessError):
    """The bot is to be used in other channels, which are given as their mentions."""

    channels: str


@dataclass(eq=False)
class MissingRoleError(AccessError):
    """The bot is for those who have one of some roles, which are given as their mentions."""

    roles: str


@dataclass(eq=False)
class CooldownError(AccessError):
    """A person has only just used a command, and may use the next one when the wait `ends`."""

    ends: datetime


class AccessDeniedError(Exception):
    """Somebody was not let in, and has been told so where that was due: nothing is left to do."""


@dataclass(frozen=True, slots=True)
class AccessRequest:
    """Somebody who wants something of the bot.

    Args:
        around: the channel that a thread is in.
        roles: those that the person has.
        is_manager: whether the person may manage the server.
        is_press: whether it is a press on a button, not a command.
    """

    place: Place
    around: ChannelId | None
    user: UserId
    roles: frozenset[RoleId]
    is_manager: bool
    is_press: bool


class AccessService:
    """Lets people in, or not.

    Args:
        cache: those who play in a channel are let in there until their match has ended.
        now: the present time, in UTC.
    """

    def __init__(self, cache: MatchCache, *, now: Callable[[], datetime]) -> None:
        self._cache = cache
        self._now = now
        self._used: dict[tuple[ScopeId, UserId], datetime] = {}
        self._told: dict[tuple[ChannelId, UserId, type[AccessError]], datetime] = {}

    async def check(self, access_request: AccessRequest, settings: GuildSettings) -> None:
        """Return if a person is let in; from a command on, the wait for the next one begins.

        Args:
            settings: what the server prefers; channels and roles that there are no more should not be among it.

        Raises:
            AccessError: one of its children says why not.
            DatabaseError: it cannot be told who plays there.
        """
        waits = bool(settings.cooldown) and not access_request.is_press
        is_let_in = access_request.is_manager or not (waits or self._refusal(access_request, settings))
        if is_let_in or await self._plays_there(access_request):
            return
        if refusal := self._refusal(
            access_request, settings
        ):  # asked again: meanwhile, they may have used another command
            raise refusal
        put_bounded(self._used, (access_request.place.scope, access_request.user), self._now())

    def may_tell(self, access_request: AccessRequest, refusal: AccessError) -> bool:
        """Whether a person has not been told the like there for a while; from now on they have."""
        key = access_request.place.channel, access_request.user, type(refusal)
        last = self._told.get(key)
        if last and self._now() - last < TOLD_AGAIN_AFTER:
            return False
        put_bounded(self._told, key, self._now())
        return True

    def _refusal(self, access_request: AccessRequest, settings: GuildSettings) -> AccessError | None:
        if settings.channels and settings.channels.isdisjoint({access_request.place.channel, access_request.around}):
            return WrongChannelError(mention_channels(settings.channels))
        if settings.roles and settings.roles.isdisjoint(access_request.roles):
            return MissingRoleError(mention_roles(settings.roles))
        used = None if access_request.is_press else self._used.get((access_request.place.scope, access_request.user))
        if used and self._now() < (ends := used + settings.cooldown):
            return CooldownError(ends)
        return None

    async def _plays_there(self, access_request: AccessRequest) -> bool:
        running = await self._cache.find(access_request.place.channel)
        return running is not None and running.match.is_player(access_request.user)
