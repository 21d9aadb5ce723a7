"""The lobby: what members may do with the match of their channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from time import perf_counter
from weakref import WeakValueDictionary

from bot.game.board import Board, parse_move
from bot.game.ids import ChannelId, Event, MatchId, MessageId, Place, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.opponents.opponent import Opponent
from bot.play.errors import ChannelBusyError, MatchMovedOnError, MatchRunningError, NoMatchError
from bot.play.live import LiveMatches
from bot.play.metrics import Metrics
from bot.storage.errors import RepeatedEventError, StaleMatchError
from bot.storage.saved import SavedMatch

IDLE_AFTER = timedelta(minutes=10)
"""A match that has rested for so long may be thrown away by anyone."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A match as it is saved, and what is new about it: the plies from number `since` on, counted from 0."""

    saved: SavedMatch
    since: int

    @property
    def match(self) -> Match:
        """The match."""
        return self.saved.match


class Lobby:
    """The commands of a game, each saved before it returns.

    Whatever is awaited here may raise DatabaseError: the database cannot be used at present; and
    what changes something may raise RepeatedEventError: the event has had its effect before.

    Args:
        live: the matches.
        opponents: the programs by the names that seats are saved under.
        opponent: the name of the program that people play against.
        chance: where every choice among equals comes from.
        now: the present time, in UTC.
        metrics: is told of moves and decisions.
    """

    def __init__(
        self,
        live: LiveMatches,
        opponents: Mapping[str, Opponent],
        *,
        opponent: str = "minimax",
        chance: Random,
        now: Callable[[], datetime],
        metrics: Metrics,
    ) -> None:
        self._live = live
        self._opponents = opponents
        self._opponent = opponent
        self._chance = chance
        self._now = now
        self._metrics = metrics
        self._locks: WeakValueDictionary[ChannelId, asyncio.Lock] = WeakValueDictionary()

    def in_order(self, channel: ChannelId) -> asyncio.Lock:
        """The lock that commands of a channel hold, so that each is answered before the next begins.

        It is fair: commands get it in the order in which they asked. It lives while it is in use.
        """
        return self._locks.setdefault(channel, asyncio.Lock())

    async def match(self, channel: ChannelId) -> Match:
        """The match that is running in a channel.

        Raises:
            NoMatchError: there is none.
        """
        return (await self._live.running(channel)).match

    async def start(
        self,
        place: Place,
        user: UserId,
        event: Event,
        mark: Mark | None = Mark.X,
        *,
        replacing: tuple[MatchId, int] | None = None,
    ) -> Turn:
        """Begin a match against the program, which moves at once if it is X.

        Args:
            mark: what the person plays; None draws lots.
            replacing: the match, and the version it had, that the person agreed to throw away.

        Raises:
            MatchRunningError: a match is running, and the person has not agreed to end it.
            ChannelBusyError: a match is running that is not this person's to end.
            MatchMovedOnError: the match has moved on since the person agreed.
            NoMatchError: it has even ended since.
        """

        async def begin() -> SavedMatch:
            if replacing:
                await self.check_still(place.channel, *replacing)
            running = await self._live.find(place.channel)
            if running:
                _check_is_new(event, running)
                self._check_may_end(running, user)
                if not replacing:
                    raise MatchRunningError(running.match)
            match = self._new_match(user, event, mark or self._chance.choice([*Mark]))
            return await self._begin(self._replied(match), place, event, instead_of=running)

        return await self.finish(Turn(await self._live.in_step(place.channel, begin), since=0))

    async def move(self, place: Place, user: UserId, event: Event, text: str) -> Turn:
        """Play the cell that a person typed, then the program's reply.

        With no match in the channel, one begins in which the person is X.

        Raises:
            CoordinateError, MoveError: the text names no cell that can be played.
            NotYourMatchError, NotYourTurnError: the person may not move now.
            NoMatchError, MatchMovedOnError: the match changed while the program was thinking.
        """

        async def play() -> Turn:
            running = await self._live.find(place.channel)
            if running:
                _check_is_new(event, running)
            before = running.match if running else self._new_match(user, event, Mark.X)
            before.check_turn(user)
            after = self._replied(before.play(parse_move(text, before.board)))
            if running:
                new = await self._change(running, after, event)
            else:
                new = await self._begin(after, place, event)
            self._metrics.moved()
            return Turn(new, since=len(before.plies))

        return await self.finish(await self._live.in_step(place.channel, play))

    async def show(self, channel: ChannelId) -> Turn:
        """The match as it stands, with the program's reply if that is still owed.

        Raises:
            NoMatchError: none is running.
        """
        running = await self._live.look(channel)
        if running is None:
            raise NoMatchError
        return await self.finish(Turn(running, since=len(running.match.plies)))

    async def resign(self, channel: ChannelId, user: UserId, event: Event) -> Turn:
        """Give up a match.

        Raises:
            NoMatchError: none is running.
            NotYourMatchError: the person holds no seat at it.
        """

        async def give_up() -> SavedMatch:
            running = await self._live.running(channel)
            _check_is_new(event, running)
            return await self._change(running, running.match.resign(user), event)

        saved = await self._live.in_step(channel, give_up)
        return Turn(saved, since=len(saved.match.plies))

    async def check_still(self, channel: ChannelId, match: MatchId, version: int) -> None:
        """Return if the channel's match is that one, and has that version.

        Raises:
            NoMatchError: none is running.
            MatchMovedOnError: it is another one, or has been played on.
        """
        live = await self.match(channel)
        if (live.id, live.version) != (match, version):
            raise MatchMovedOnError

    async def shown(self, turn: Turn, message: MessageId | None) -> None:
        """Take note that the players have been shown a turn, or that it cannot be shown to them.

        Args:
            message: the one that shows it; None if none does.
        """
        await self._live.shown(turn.saved, message)

    async def finish(self, turn: Turn) -> Turn:
        """The turn with the program's reply, if that is owed and takes some thought.

        Raises:
            NoMatchError, MatchMovedOnError: the match changed meanwhile; the reply is dropped.
        """
        saved, program = turn.saved, self._program_to_move(turn.match)
        if program is None:
            return turn
        cell = await asyncio.to_thread(self._decide, program, turn.match.board)
        await self.check_still(saved.place.channel, saved.match.id, saved.match.version)
        try:
            return Turn(await self._change(saved, turn.match.play(cell), saved.event), turn.since)
        except StaleMatchError:
            raise MatchMovedOnError from None

    def _replied(self, match: Match) -> Match:
        """With the program's reply, if that takes no thought: one commit then holds both plies."""
        program = self._program_to_move(match)
        if program is None or not program.is_quick(match.board):
            return match
        return match.play(self._decide(program, match.board))

    def _decide(self, program: Opponent, board: Board) -> int:
        start = perf_counter()
        cell = program.choose(board, Random(self._chance.getrandbits(64)))
        self._metrics.decided(perf_counter() - start)
        return cell

    def _program_to_move(self, match: Match) -> Opponent | None:
        seat = match.seat(match.board.to_move)
        return None if match.is_over or isinstance(seat, MemberSeat) else self._opponents[seat.opponent]

    def _new_match(self, user: UserId, event: Event, mark: Mark) -> Match:
        person, program = MemberSeat(user), OpponentSeat(self._opponent)
        x, o = (person, program) if mark is Mark.X else (program, person)
        return Match(MatchId(event.id), TIC_TAC_TOE, x, o)

    async def _begin(
        self, match: Match, place: Place, event: Event, *, instead_of: SavedMatch | None = None
    ) -> SavedMatch:
        new = SavedMatch(match, place, event, self._now())
        await self._live.begin(new, instead_of=instead_of)
        return new

    async def _change(self, old: SavedMatch, match: Match, event: Event) -> SavedMatch:
        new = old.changed(match, event, self._now())
        await self._live.change(old, new)
        return new

    def _check_may_end(self, running: SavedMatch, user: UserId) -> None:
        is_idle = self._now() - running.touched >= IDLE_AFTER
        if not is_idle and not running.match.is_player(user):
            raise ChannelBusyError(IDLE_AFTER)


def _check_is_new(event: Event, running: SavedMatch) -> None:
    """Return if the event has not led to this match as it stands, nor come before it began.

    Raises:
        RepeatedEventError: it has, here or in another process.
    """
    if event.id == running.event.id or event.id < running.match.id:
        raise RepeatedEventError
