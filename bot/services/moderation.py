"""Stopping the match of a channel, as moderators may."""

from __future__ import annotations

from bot.game.ids import UserId
from bot.game.match import Match
from bot.model.ids import ChannelId, Event
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.errors import ModerationError, ModerationReason
from bot.services.match_cache import MatchCache, check_is_new


class ModerationService:
    """Lets moderators stop matches of other users."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def stop(self, channel: ChannelId, user: UserId, event: Event, *, is_moderator: bool) -> MatchUpdate:
        """End the running match of a channel without a result. Open offers end with it.

        Args:
            is_moderator: whether the user may manage messages in the channel.

        Raises:
            NoMatchError: no match is running in the channel.
            ModerationError: the user is not a moderator.
            RepeatedEventError: the event was already applied.
            DatabaseError: the database failed.
        """

        async def stop() -> SavedMatch:
            running = await self._cache.running(channel)
            check_is_new(event, running)
            if not is_moderator:
                raise ModerationError(_refusal(running.match, user))
            return await self._cache.save(running, running.match.halt(), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, stop))


def _refusal(match: Match, user: UserId) -> ModerationReason:
    """Return why a user who is not a moderator may not stop a match."""
    if match.is_player(user):
        return ModerationReason.RESIGN_INSTEAD
    return ModerationReason.END_EXHIBITION_INSTEAD if match.is_exhibition else ModerationReason.NOT_A_MODERATOR
