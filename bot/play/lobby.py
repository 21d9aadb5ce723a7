"""The lobby: the live match of every channel, and what members may do with it.

One match per channel, in memory. A command checks and changes the match with nothing awaited in
between; a reply that takes the program any thought is thought out in a worker thread, after which
the ply is checked again, because meanwhile the match may have ended or its channel may be gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import NewType
from weakref import WeakValueDictionary

from bot.game.board import parse_move
from bot.game.mark import Mark
from bot.game.match import Match, MatchId, MemberSeat, OpponentSeat, UserId
from bot.game.rules import TIC_TAC_TOE
from bot.opponents.opponent import Opponent
from bot.play.errors import ChannelBusyError, MatchMovedOnError, MatchRunningError, NoMatchError

ChannelId = NewType("ChannelId", int)
"""A channel, thread or direct conversation, as Discord numbers it."""

EventId = NewType("EventId", int)
"""A message or an interaction, as Discord numbers it."""

IDLE_AFTER = timedelta(minutes=10)
"""A match that has rested for so long may be thrown away by anyone."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A match, and what is new about it: the plies from number `since` on, counted from 0."""

    match: Match
    since: int


@dataclass(frozen=True, slots=True)
class _Live:
    """A match that is running, and when somebody last did something in it."""

    match: Match
    touched: datetime


class Lobby:
    """The live matches of one process.

    Args:
        opponents: the programs by the names that seats are saved under.
        opponent: the name of the program that people play against.
        chance: where every choice among equals comes from.
        now: the present time, in UTC.
    """

    def __init__(
        self,
        opponents: Mapping[str, Opponent],
        *,
        opponent: str = "minimax",
        chance: Random,
        now: Callable[[], datetime],
    ) -> None:
        self._opponents = opponents
        self._opponent = opponent
        self._chance = chance
        self._now = now
        self._live: dict[ChannelId, _Live] = {}
        self._locks: WeakValueDictionary[ChannelId, asyncio.Lock] = WeakValueDictionary()

    def in_order(self, channel: ChannelId) -> asyncio.Lock:
        """The lock that commands of a channel hold, so that each is answered before the next begins.

        It is fair: commands get it in the order in which they asked. It lives while it is in use.
        """
        return self._locks.setdefault(channel, asyncio.Lock())

    def match(self, channel: ChannelId) -> Match:
        """The match that is running in a channel.

        Raises:
            NoMatchError: there is none.
        """
        if channel not in self._live:
            raise NoMatchError
        return self._live[channel].match

    async def start(
        self,
        channel: ChannelId,
        user: UserId,
        event: EventId,
        mark: Mark | None = Mark.X,
        *,
        replacing: tuple[MatchId, int] | None = None,
    ) -> Turn:
        """Begin a match against the program, which moves at once if it is X.

        Args:
            mark: what the person plays; None draws lots.
            replacing: the match, and the ply it stood at, that the person agreed to throw away.

        Raises:
            MatchRunningError: a match is running, and the person has not agreed to end it.
            ChannelBusyError: a match is running that is not this person's to end.
            MatchMovedOnError: the match has moved on since the person agreed.
            NoMatchError: it has even ended since.
        """
        if replacing:
            self.check_still(channel, *replacing)
        if live := self._live.get(channel):
            self._check_may_end(live, user)
            if not replacing:
                raise MatchRunningError(live.match)
        match = self._new_match(user, event, mark or self._chance.choice([*Mark]))
        self._keep(channel, match)
        return await self._reply(channel, match, since=0)

    async def move(self, channel: ChannelId, user: UserId, event: EventId, text: str) -> Turn:
        """Play the cell that a person typed, then the program's reply.

        With no match in the channel, one begins in which the person is X.

        Raises:
            CoordinateError, MoveError: the text names no cell that can be played.
            NotYourMatchError, NotYourTurnError: the person may not move now.
            NoMatchError, MatchMovedOnError: the match changed while the program was thinking.
        """
        live = self._live.get(channel)
        match = live.match if live else self._new_match(user, event, Mark.X)
        match.check_turn(user)
        since = len(match.plies)
        match = match.play(parse_move(text, match.board))
        self._keep(channel, match)
        return await self._reply(channel, match, since)

    async def show(self, channel: ChannelId) -> Turn:
        """The match as it stands, with the program's reply if that is still owed.

        Raises:
            NoMatchError: none is running.
        """
        match = self.match(channel)
        return await self._reply(channel, match, since=len(match.plies))

    def resign(self, channel: ChannelId, user: UserId) -> Turn:
        """Give up a match.

        Raises:
            NoMatchError: none is running.
            NotYourMatchError: the person holds no seat at it.
        """
        match = self.match(channel).resign(user)
        self._keep(channel, match)
        return Turn(match, since=len(match.plies))

    def check_still(self, channel: ChannelId, match: MatchId, ply: int) -> None:
        """Return if the channel's match is that one, at that ply; the ply is its version.

        Raises:
            NoMatchError: none is running.
            MatchMovedOnError: it is another one, or has been played on.
        """
        live = self.match(channel)
        if (live.id, len(live.plies)) != (match, ply):
            raise MatchMovedOnError

    def forget(self, channel: ChannelId) -> None:
        """Drop the match of a channel that is gone, if it had one."""
        self._live.pop(channel, None)

    def _new_match(self, user: UserId, event: EventId, mark: Mark) -> Match:
        person, program = MemberSeat(user), OpponentSeat(self._opponent)
        x, o = (person, program) if mark is Mark.X else (program, person)
        return Match(MatchId(event), TIC_TAC_TOE, x, o)

    def _keep(self, channel: ChannelId, match: Match) -> None:
        if match.is_over:
            self.forget(channel)
        else:
            self._live[channel] = _Live(match, self._now())

    async def _reply(self, channel: ChannelId, match: Match, since: int) -> Turn:
        """Let the program play, if it is to move; its choice counts only if nothing has changed since."""
        seat = match.seat(match.board.to_move)
        if match.is_over or isinstance(seat, MemberSeat):
            return Turn(match, since)
        opponent, chance = self._opponents[seat.opponent], Random(self._chance.getrandbits(64))
        if opponent.is_quick(match.board):
            cell = opponent.choose(match.board, chance)
        else:
            cell = await asyncio.to_thread(opponent.choose, match.board, chance)
            self.check_still(channel, match.id, len(match.plies))
        match = match.play(cell)
        self._keep(channel, match)
        return Turn(match, since)

    def _check_may_end(self, live: _Live, user: UserId) -> None:
        is_idle = self._now() - live.touched >= IDLE_AFTER
        if not is_idle and not live.match.is_player(user):
            raise ChannelBusyError(IDLE_AFTER)
