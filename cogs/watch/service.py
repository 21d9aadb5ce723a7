"""Matches between two opponents, for members to watch."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from bot.games.errors import MatchOverError
from bot.games.game import Game
from bot.games.ids import MatchId
from bot.games.lines import TIC_TAC_TOE
from bot.games.match import Match, OpponentSeat
from bot.matches.errors import MatchMovedOnError
from bot.matches.matches import Matches
from bot.matches.opponent_pool import OpponentPool
from bot.model.actor import Actor
from bot.model.saved_match import MatchUpdate, SavedMatch

PLY_INTERVAL = timedelta(seconds=2)  # the time between two plies. Discord allows five message edits in five seconds.
STANDBY_DELAY = 2 * PLY_INTERVAL  # how much longer a process waits if another process plays the match


@dataclass(eq=False)
class ExhibitionService:
    """Matches in which opponents hold both seats: begin and play them.
    Every awaited method may raise DatabaseError; `begin` may raise RepeatedEventError: the event was already applied.
    """

    matches: Matches
    pool: OpponentPool

    async def begin(self, actor: Actor, x: str, o: str, game: Game = TIC_TAC_TOE) -> MatchUpdate:
        """Begin a match. Raises ChannelTakenError; NotOfferedError if a level is not offered in the game."""
        for level in (x, o):
            self.pool.check_offered(level, game)
        return await self.matches.begin(actor, Match(MatchId(actor.event.id), game, OpponentSeat(x), OpponentSeat(o)))

    async def advance(self, exhibition: SavedMatch) -> MatchUpdate:
        """Play one ply. Raises MatchOverError; MatchMovedOnError if another process has played it."""
        before = await self._find(exhibition)
        played = await self.pool.move(before.match, before.place)
        running = await self._find(exhibition)  # another message may show it by now
        if played is None or running.match != before.match:
            raise MatchMovedOnError
        saved = await self.matches.save(running, played)
        if saved is None:
            raise MatchMovedOnError
        return MatchUpdate(saved, since=len(running.match.plies))

    async def _find(self, exhibition: SavedMatch) -> SavedMatch:
        running = await self.matches.get(exhibition.place.channel)
        if running is None or running.match.id != exhibition.match.id:
            raise MatchOverError
        return running
