"""What moderators may do with the match of a channel, whoever plays in it."""

from __future__ import annotations

from bot.game.errors import GameError
from bot.game.ids import ChannelId, Event, UserId
from bot.game.match import Match
from bot.play.live import LiveMatches, check_is_new
from bot.play.turn import Turn
from bot.storage.saved import SavedMatch


class NotAModeratorError(GameError):
    """Somebody would stop a match of others who may not."""


class ResignInsteadError(GameError):
    """Somebody would stop a match of their own, which they can give up."""


class EndShowInsteadError(GameError):
    """Somebody would stop a match between programs, which has a button for whoever started it."""


class Moderation:
    """The end of matches that should not go on."""

    def __init__(self, live: LiveMatches) -> None:
        self._live = live

    async def stop(self, channel: ChannelId, user: UserId, event: Event, *, is_moderator: bool) -> Turn:
        """End whatever match is running in a channel, without a result; what its players had offered ends with it.

        Raises:
            NoMatchError: none is running.
            NotAModeratorError, ResignInsteadError, EndShowInsteadError: the person is no moderator.
            DatabaseError: it could not be saved.
            RepeatedEventError: the event has had its effect before.
        """

        async def stop() -> SavedMatch:
            running = await self._live.running(channel)
            check_is_new(event, running)
            if not is_moderator:
                raise _instead(running.match, user)
            return await self._live.change(running, running.match.halt(), event)

        return Turn.without_news(await self._live.in_step(channel, event, stop))


def _instead(match: Match, user: UserId) -> GameError:
    """What somebody is told who is no moderator."""
    if match.is_player(user):
        return ResignInsteadError()
    return EndShowInsteadError() if match.is_exhibition else NotAModeratorError()
