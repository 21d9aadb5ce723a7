"""Programs against programs, for members to watch."""

from __future__ import annotations

from datetime import timedelta

from bot.game.errors import MatchOverError
from bot.game.ids import MatchId
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import ChannelId, Event, Place, Shards
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.errors import ChannelTakenError, MatchMovedOnError
from bot.services.match_cache import MatchCache, check_is_new
from bot.services.opponent_pool import OpponentPool
from bot.storage.errors import StaleMatchError
from bot.storage.matches import MatchStore

PACE = timedelta(seconds=2)
"""How long a ply can be looked at; and Discord takes no more than five changes of messages in five seconds."""

STAND_BY = 2 * PACE
"""How much longer a process waits that is not the one to play."""


class ExhibitionService:
    """Matches in which programs hold both seats.

    Whatever is awaited here may raise DatabaseError, and what changes a match RepeatedEventError.
    """

    def __init__(self, cache: MatchCache, matches: MatchStore, pool: OpponentPool) -> None:
        self._cache = cache
        self._matches = matches
        self._pool = pool

    async def begin(self, place: Place, event: Event, x: str, o: str) -> MatchUpdate:
        """Begin a match between two programs, named as in the table of opponents.

        Raises:
            ChannelTakenError: something is running there.
        """
        match = Match(MatchId(event.id), TIC_TAC_TOE, OpponentSeat(x), OpponentSeat(o))

        async def begin() -> SavedMatch:
            if running := await self._cache.get(place.channel):
                check_is_new(event, running)
                raise ChannelTakenError
            return await self._cache.begin(match, place, event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(place.channel, event, begin))

    async def advance(self, channel: ChannelId, match: MatchId) -> MatchUpdate:
        """Play one ply.

        Raises:
            MatchOverError: the match has ended.
            MatchMovedOnError: another process has played.
        """
        running = await self._running(channel, match)
        after = await self._pool.reply(running.match, running.place)
        try:
            return MatchUpdate(await self._cache.save(running, after), since=len(running.match.plies))
        except StaleMatchError:
            self._cache.drop(channel)
            raise MatchMovedOnError from None

    async def stop(self, channel: ChannelId, match: MatchId, event: Event | None = None) -> MatchUpdate:
        """End a match unfinished.

        Raises:
            MatchOverError: it has ended already.
        """

        async def stop() -> SavedMatch:
            running = await self._running(channel, match)
            return await self._cache.save(running, running.match.abandon(), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, stop))

    async def unfinished(self, shards: Shards) -> list[SavedMatch]:
        """The matches that are still to be played out."""
        return await self._matches.exhibitions(shards)

    async def _running(self, channel: ChannelId, match: MatchId) -> SavedMatch:
        running = await self._cache.get(channel)
        if running is None or running.match.id != match:
            raise MatchOverError
        return running
