"""What moderators may do with the match of a channel, whoever plays in it."""

from __future__ import annotations

from bot.game.errors import GameError
from bot.game.ids import UserId
from bot.game.match import Match
from bot.model.ids import ChannelId, Event
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.match_cache import MatchCache, check_is_new


class NotAModeratorError(GameError):
    """Somebody would stop a match of others who may not."""


class ResignInsteadError(GameError):
    """Somebody would stop a match of their own, which they can give up."""


class EndExhibitionInsteadError(GameError):
    """Somebody would stop a match between programs, which has a button for whoever started it."""


class ModerationService:
    """The end of matches that should not go on."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def stop(self, channel: ChannelId, user: UserId, event: Event, *, is_moderator: bool) -> MatchUpdate:
        """End whatever match is running in a channel, without a result; what its players had offered ends with it.

        Raises:
            NoMatchError: none is running.
            NotAModeratorError, ResignInsteadError, EndExhibitionInsteadError: the person is no moderator.
            DatabaseError: it could not be saved.
            RepeatedEventError: the event has had its effect before.
        """

        async def stop() -> SavedMatch:
            running = await self._cache.running(channel)
            check_is_new(event, running)
            if not is_moderator:
                raise _instead(running.match, user)
            return await self._cache.save(running, running.match.halt(), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, stop))


def _instead(match: Match, user: UserId) -> GameError:
    """What somebody is told who is no moderator."""
    if match.is_player(user):
        return ResignInsteadError()
    return EndExhibitionInsteadError() if match.is_exhibition else NotAModeratorError()
