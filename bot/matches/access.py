"""Access control: who may use the bot, where and how often, according to the guild's settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.games.ids import UserId
from bot.matches.errors import AccessError
from bot.matches.matches import Matches
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, Place, RoleId, ScopeId, mention_channels, mention_roles

REPEAT_REFUSAL_AFTER = timedelta(minutes=10)  # the minimum time between equal public refusals to the same user
EXPLAIN_AGAIN_AFTER = timedelta(days=1)  # the minimum time between answers to words that may be for another bot
_MAX_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class AccessRequest:
    place: Place
    parent: ChannelId | None  # the channel of a thread
    user: UserId
    roles: frozenset[RoleId]  # the user's roles
    is_manager: bool  # whether the user may manage the guild
    is_press: bool  # whether it is for a component, not a command
    is_of_match: bool = False  # whether it is a part of playing the channel's match, such as a move or an offer
    is_of_daily: bool = False  # whether it is for the daily puzzle, which is also allowed where that is posted


class AccessService:
    def __init__(self, matches: Matches, *, now: Callable[[], datetime]) -> None:
        self._matches = matches
        self._now = now
        self._last_used: LRUCache[tuple[ScopeId, UserId], datetime] = LRUCache(_MAX_REMEMBERED)
        self._last_explained: LRUCache[UserId, datetime] = LRUCache(_MAX_REMEMBERED)
        self._last_refused: LRUCache[tuple[ChannelId, UserId, str], datetime] = LRUCache(_MAX_REMEMBERED)

    async def check(self, request: AccessRequest, settings: GuildSettings) -> None:
        """Check that a user may use the bot. A command starts the user's cooldown.
        Raises a subclass of AccessError that says why not. The settings have no deleted channels and roles.
        """
        has_cooldown = bool(settings.cooldown) and not request.is_press
        if request.is_manager or not (has_cooldown or self._refusal(request, settings)):
            return
        running = await self._matches.get(request.place.channel) if request.is_of_match else None
        if running and running.match.is_player(request.user):
            return
        if running and running.match.has_crowd:  # whoever may use the bot may vote, in any channel and at any time
            settings = replace(settings, channels=frozenset(), cooldown=timedelta())
            if refusal := self._refusal(request, settings):
                raise refusal
            return
        if refusal := self._refusal(request, settings):  # again: another command may have come meanwhile
            raise refusal
        self._last_used[request.place.scope, request.user] = self._now()

    def may_tell(self, request: AccessRequest, refusal: AccessError) -> bool:
        """Check if a refusal may be sent, and record it: not if the user was sent the same one there recently."""
        key = request.place.channel, request.user, refusal.key
        last = self._last_refused.get(key)
        if last and self._now() - last < REPEAT_REFUSAL_AFTER:
            return False
        self._last_refused[key] = self._now()
        return True

    def allows(self, request: AccessRequest, settings: GuildSettings) -> bool:
        """Check if a user may use the bot. This does not count as a use, so it starts no cooldown."""
        return request.is_manager or self._refusal(request, settings) is None

    def may_explain(self, user: UserId) -> bool:
        """Check if a user may be told that their words are not understood, and record it: once a day."""
        last = self._last_explained.get(user)
        if last and self._now() - last < EXPLAIN_AGAIN_AFTER:
            return False
        self._last_explained[user] = self._now()
        return True

    def forget(self, user: UserId) -> None:
        self._last_explained.pop(user, None)
        for used in [used for used in self._last_used if used[1] == user]:
            del self._last_used[used]
        for refused in [refused for refused in self._last_refused if refused[1] == user]:
            del self._last_refused[refused]

    def _refusal(self, request: AccessRequest, settings: GuildSettings) -> AccessError | None:
        is_at_post = request.is_of_daily and request.place.channel == settings.daily_channel
        is_elsewhere = settings.channels.isdisjoint({request.place.channel, request.parent})
        if settings.channels and is_elsewhere and not is_at_post:
            return AccessError("wrong_channel", channels=mention_channels(settings.channels))
        if settings.roles and settings.roles.isdisjoint(request.roles):
            return AccessError("missing_role", roles=mention_roles(settings.roles))
        last = None if request.is_press else self._last_used.get((request.place.scope, request.user))
        if last and self._now() < (ends := last + settings.cooldown):
            return AccessError("cooldown", ends=ends)
        return None
