"""Stopping the match of a channel, as moderators may; for its players, that is a resignation."""

from __future__ import annotations

from bot.game.ids import UserId
from bot.game.match import Match
from bot.model.ids import ChannelId, Event
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.errors import ModerationError, ModerationReason
from bot.services.match_cache import MatchCache, check_is_new


class ModerationService:
    """Stops matches: moderators those of other users, players their own."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def stop(self, channel: ChannelId, user: UserId, event: Event, *, is_moderator: bool) -> MatchUpdate:
        """End the running match of a channel: a player resigns it, otherwise it has no result. Open offers end with it.

        Args:
            is_moderator: whether the user may manage messages in the channel.

        Raises:
            NoMatchError: no match is running in the channel.
            ModerationError: the user is neither a player nor a moderator.
            RepeatedEventError: the event was already applied.
            DatabaseError: the database failed.
        """

        async def stop() -> SavedMatch:
            running = await self._cache.running(channel)
            check_is_new(event, running)
            is_player = running.match.is_player(user)
            if not is_player and not is_moderator:
                raise ModerationError(_refusal(running.match))
            stopped = running.match.resign(user) if is_player else running.match.halt()
            return await self._cache.save(running, stopped, event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, stop))


def _refusal(match: Match) -> ModerationReason:
    """Return why a user who is neither a player nor a moderator may not stop a match."""
    return ModerationReason.END_EXHIBITION_INSTEAD if match.is_exhibition else ModerationReason.NOT_A_MODERATOR
