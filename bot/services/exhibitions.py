"""Matches between two opponents, for members to watch."""

from __future__ import annotations

from datetime import timedelta

from bot.game.errors import MatchOverError
from bot.game.ids import MatchId
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.model.ids import ChannelId, Event, Place, Shards
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.errors import ChannelTakenError, MatchMovedOnError
from bot.services.match_cache import MatchCache
from bot.services.opponent_pool import OpponentPool, check_offered
from bot.storage.errors import StaleMatchError
from bot.storage.matches import MatchStore

PLY_INTERVAL = timedelta(seconds=2)
"""The time between two plies. Discord allows five message edits in five seconds."""

STANDBY_DELAY = 2 * PLY_INTERVAL
"""How much longer a process waits if another process plays the match."""


class ExhibitionService:
    """Matches in which opponents hold both seats: begin, play and stop them.

    Every awaited method may raise DatabaseError; `begin` and `stop` may raise RepeatedEventError: the event was already
    applied.
    """

    def __init__(self, cache: MatchCache, matches: MatchStore, pool: OpponentPool) -> None:
        self._cache = cache
        self._matches = matches
        self._pool = pool

    async def begin(
        self,
        place: Place,
        event: Event,
        x: str,
        o: str,
        *,
        rules: Rules = TIC_TAC_TOE,
        idle: timedelta | None = None,
    ) -> MatchUpdate:
        """Begin a match.

        Args:
            x, o: the names of the opponents, as in bot.opponents.opponent.
            idle: after how long without a move it ends; None for the default.

        Raises:
            ChannelTakenError: a match is running in the channel.
            LevelNotOfferedError: one of the levels is not offered in the game.
        """
        for level in (x, o):
            check_offered(level, rules)
        match = Match(MatchId(event.id), rules, OpponentSeat(x), OpponentSeat(o))

        async def begin() -> SavedMatch:
            if await self._cache.get(place.channel):
                raise ChannelTakenError
            return await self._cache.begin(match, place, event, idle=idle)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(place.channel, event, begin))

    async def advance(self, channel: ChannelId, match: MatchId) -> MatchUpdate:
        """Play one ply.

        Raises:
            MatchOverError: the match has ended.
            MatchMovedOnError: another process has played the ply.
        """
        before = await self._find(channel, match)
        after = await self._pool.reply(before.match, before.place)
        running = await self._find(channel, match)  # another message may show it by now
        if after is None or running.match != before.match:
            raise MatchMovedOnError
        try:
            return MatchUpdate(await self._cache.save(running, after), since=len(running.match.plies))
        except StaleMatchError:
            self._cache.drop(channel)
            raise MatchMovedOnError from None

    async def stop(self, channel: ChannelId, match: MatchId, event: Event | None = None) -> MatchUpdate:
        """End a match without a result.

        Raises:
            MatchOverError: the match has ended already.
        """

        async def stop() -> SavedMatch:
            running = await self._find(channel, match)
            return await self._cache.save(running, running.match.abandon(), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, stop))

    async def find_unfinished(self, shards: Shards) -> list[SavedMatch]:
        """Return the matches that have not ended."""
        return await self._matches.exhibitions(shards)

    async def _find(self, channel: ChannelId, match: MatchId) -> SavedMatch:
        running = await self._cache.get(channel)
        if running is None or running.match.id != match:
            raise MatchOverError
        return running
