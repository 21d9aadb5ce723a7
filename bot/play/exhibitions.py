"""Programs against programs, for members to watch."""

from __future__ import annotations

from datetime import timedelta

from bot.game.errors import MatchOverError
from bot.game.ids import ChannelId, Event, MatchId, Place, Shards
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.play.errors import ChannelTakenError, MatchMovedOnError
from bot.play.live import LiveMatches, check_is_new
from bot.play.programs import Programs
from bot.play.turn import Turn
from bot.storage.errors import StaleMatchError
from bot.storage.matches import Matches
from bot.storage.saved import SavedMatch

PACE = timedelta(seconds=2)
"""How long a ply can be looked at; and Discord takes no more than five changes of messages in five seconds."""

STAND_BY = 2 * PACE
"""How much longer a process waits that is not the one to play."""


class Exhibitions:
    """Matches in which programs hold both seats.

    Whatever is awaited here may raise DatabaseError, and what changes a match RepeatedEventError.
    """

    def __init__(self, live: LiveMatches, matches: Matches, programs: Programs) -> None:
        self._live = live
        self._matches = matches
        self._programs = programs

    async def begin(self, place: Place, event: Event, x: str, o: str) -> Turn:
        """Begin a match between two programs, named as in the table of opponents.

        Raises:
            ChannelTakenError: something is running there.
        """
        match = Match(MatchId(event.id), TIC_TAC_TOE, OpponentSeat(x), OpponentSeat(o))

        async def begin() -> SavedMatch:
            if running := await self._live.find(place.channel):
                check_is_new(event, running)
                raise ChannelTakenError
            return await self._live.begin(match, place, event)

        return Turn.without_news(await self._live.in_step(place.channel, event, begin))

    async def advance(self, channel: ChannelId, match: MatchId) -> Turn:
        """Play one ply.

        Raises:
            MatchOverError: the match has ended.
            MatchMovedOnError: another process has played.
        """
        running = await self._running(channel, match)
        after = await self._programs.think(running.match, running.place)
        try:
            return Turn(await self._live.change(running, after), since=len(running.match.plies))
        except StaleMatchError:
            self._live.drop(channel)
            raise MatchMovedOnError from None

    async def stop(self, channel: ChannelId, match: MatchId, event: Event | None = None) -> Turn:
        """End a match unfinished.

        Raises:
            MatchOverError: it has ended already.
        """

        async def stop() -> SavedMatch:
            running = await self._running(channel, match)
            return await self._live.change(running, running.match.abandon(), event)

        return Turn.without_news(await self._live.in_step(channel, event, stop))

    async def unfinished(self, shards: Shards) -> list[SavedMatch]:
        """The matches that are still to be played out."""
        return await self._matches.exhibitions(shards)

    async def _running(self, channel: ChannelId, match: MatchId) -> SavedMatch:
        running = await self._live.find(channel)
        if running is None or running.match.id != match:
            raise MatchOverError
        return running
