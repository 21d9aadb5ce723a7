"""Who may use the bot where, and how often: as their server has set it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.game.errors import GameError
from bot.game.ids import ChannelId, HomeId, Place, RoleId, UserId, mention_channels, mention_roles
from bot.play.latest import remember
from bot.play.live import LiveMatches
from bot.storage.servers import ServerSettings

TOLD_AGAIN_AFTER = timedelta(minutes=10)
"""Where everybody reads it, a person is told no more often what they may not."""


class AdmissionError(GameError):
    """Somebody may not use the bot there, or not yet."""


@dataclass(eq=False)
class ElsewhereError(AdmissionError):
    """The bot is to be used in other channels, which are given as their mentions."""

    channels: str


@dataclass(eq=False)
class RoleNeededError(AdmissionError):
    """The bot is for those who have one of some roles, which are given as their mentions."""

    roles: str


@dataclass(eq=False)
class TooSoonError(AdmissionError):
    """A person has only just used a command, and may use the next one when the wait `ends`."""

    ends: datetime


class TurnedAwayError(Exception):
    """Somebody was not let in, and has been told so where that was due: nothing is left to do."""


@dataclass(frozen=True, slots=True)
class Visit:
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


class Admission:
    """Lets people in, or not.

    Args:
        live: those who play in a channel are let in there until their match has ended.
        now: the present time, in UTC.
    """

    def __init__(self, live: LiveMatches, *, now: Callable[[], datetime]) -> None:
        self._live = live
        self._now = now
        self._used: dict[tuple[HomeId, UserId], datetime] = {}
        self._told: dict[tuple[ChannelId, UserId, type[AdmissionError]], datetime] = {}

    async def check(self, visit: Visit, settings: ServerSettings) -> None:
        """Return if a person is let in; from a command on, the wait for the next one begins.

        Args:
            settings: what the server prefers; channels and roles that there are no more should not be among it.

        Raises:
            AdmissionError: one of its children says why not.
            DatabaseError: it cannot be told who plays there.
        """
        waits = bool(settings.cooldown) and not visit.is_press
        is_let_in = visit.is_manager or not (waits or self._refusal(visit, settings))
        if is_let_in or await self._plays_there(visit):
            return
        if refusal := self._refusal(visit, settings):  # asked again: meanwhile, they may have used another command
            raise refusal
        remember(self._used, (visit.place.home, visit.user), self._now())

    def may_tell(self, visit: Visit, refusal: AdmissionError) -> bool:
        """Whether a person has not been told the like there for a while; from now on they have."""
        key = visit.place.channel, visit.user, type(refusal)
        last = self._told.get(key)
        if last and self._now() - last < TOLD_AGAIN_AFTER:
            return False
        remember(self._told, key, self._now())
        return True

    def _refusal(self, visit: Visit, settings: ServerSettings) -> AdmissionError | None:
        if settings.channels and settings.channels.isdisjoint({visit.place.channel, visit.around}):
            return ElsewhereError(mention_channels(settings.channels))
        if settings.roles and settings.roles.isdisjoint(visit.roles):
            return RoleNeededError(mention_roles(settings.roles))
        used = None if visit.is_press else self._used.get((visit.place.home, visit.user))
        if used and self._now() < (ends := used + settings.cooldown):
            return TooSoonError(ends)
        return None

    async def _plays_there(self, visit: Visit) -> bool:
        running = await self._live.find(visit.place.channel)
        return running is not None and running.match.is_player(visit.user)
