"""The lobby: what members may do with the match of their channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from weakref import WeakValueDictionary

from bot.game.board import parse_move
from bot.game.errors import MatchOverError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import ChannelId, Event, MessageId, Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.opponents.random_choice import random_choice
from bot.services.errors import ChannelBusyError, ChannelTakenError, MatchMovedOnError, MatchRunningError, NoMatchError
from bot.services.match_cache import MatchCache, check_is_new
from bot.services.metrics import Metrics
from bot.services.opponent_pool import OpponentPool
from bot.services.settings import SettingsService
from bot.storage.errors import RepeatedEventError, StaleMatchError

IDLE_AFTER = timedelta(minutes=10)
"""A match against a program that has rested for so long may be thrown away by anyone."""


class GameService:
    """The commands of a game, each saved before it returns.

    Whatever is awaited here may raise DatabaseError: the database cannot be used at present; and
    what changes something may raise RepeatedEventError: the event has had its effect before.

    Args:
        cache: the matches.
        pool: whom people can play against.
        opponent: the name of the one that they meet where their server has chosen none.
        settings_service: what servers have chosen.
        rng: draws lots for the marks.
        now: the present time, in UTC.
        metrics: is told of moves.
    """

    def __init__(
        self,
        cache: MatchCache,
        pool: OpponentPool,
        settings_service: SettingsService,
        *,
        opponent: str,
        rng: Random,
        now: Callable[[], datetime],
        metrics: Metrics,
    ) -> None:
        self._cache = cache
        self._pool = pool
        self._settings_service = settings_service
        self.opponent = opponent
        self._rng = rng
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
        return (await self._cache.running(channel)).match

    async def finished(self, number: MatchId) -> SavedMatch | None:
        """A match that is over, if it is known."""
        saved = await self._cache.saved(number)
        return saved if saved and saved.match.is_over else None

    async def level(self, place: Place) -> str:
        """The name of the program that people meet in a place if they ask for no other."""
        chosen = (await self._settings_service.of(place.guild)).level
        return chosen if chosen and chosen in self._pool.names else self.opponent

    async def start(
        self,
        place: Place,
        user: UserId,
        event: Event,
        mark: Mark | None = Mark.X,
        *,
        level: str | None = None,
        replacing: tuple[MatchId, int] | None = None,
    ) -> MatchUpdate:
        """Begin a match against a program, which moves at once if it is X.

        Args:
            mark: what the person plays; None draws lots.
            level: the program's name; None for the one that people meet there.
            replacing: the match, and the version it had, that the person agreed to throw away.

        Raises:
            MatchRunningError: a match is running, and the person has not agreed to end it.
            ChannelBusyError, ChannelTakenError: a match is running that is not this person's to end.
            MatchMovedOnError: the match has moved on since the person agreed.
            NoMatchError: it has even ended since.
        """
        level = level if level and level in self._pool.names else await self.level(place)

        async def begin() -> SavedMatch:
            if replacing:
                await self.check_still(place.channel, *replacing)
            running = await self._cache.find(place.channel)
            if running:
                check_is_new(event, running)
                self._check_may_end(running, user)
                if not replacing:
                    raise MatchRunningError(running.match)
            match = _new_match(user, event, mark or random_choice([*Mark], self._rng), level)
            return await self._cache.begin(await self._pool.replied(match, place), place, event, instead_of=running)

        return await self.finish(MatchUpdate(await self._cache.retry_if_stale(place.channel, event, begin), since=0))

    async def again(self, place: Place, user: UserId, event: Event, over: Match) -> MatchUpdate:
        """Begin another match against the program of one that is over, with the marks swapped.

        Raises:
            NotYourMatchError: the person did not play in it.
            ChannelTakenError: something is running there.
        """
        mark = over.mark_of(user).other
        program = over.seat(mark)
        assert isinstance(program, OpponentSeat)
        try:
            return await self.start(place, user, event, mark, level=program.opponent)
        except MatchRunningError:
            raise ChannelTakenError from None

    async def move(self, place: Place, user: UserId, event: Event, text: str) -> MatchUpdate:
        """Play the cell that a person typed, then the program's reply.

        With no match in the channel, one begins in which the person is X.

        Raises:
            CoordinateError, MoveError: the text names no cell that can be played.
            NotYourMatchError, NotYourTurnError: the person may not move now.
            NoMatchError, MatchMovedOnError: the match changed while the program was thinking.
        """
        level = await self.level(place)

        async def play() -> MatchUpdate:
            running = await self._cache.find(place.channel)
            if running:
                check_is_new(event, running)
                running.match.check_turn(user)
                return await self._play(running, parse_move(text, running.match.board), event)
            match = _new_match(user, event, Mark.X, level)
            match = await self._pool.replied(match.play(parse_move(text, match.board)), place)
            saved = await self._cache.begin(match, place, event)
            self._metrics.moved()
            return MatchUpdate(saved, since=0)

        return await self.finish(await self._cache.retry_if_stale(place.channel, event, play))

    async def press(
        self, place: Place, user: UserId, event: Event, cell: int, *, shown: tuple[MatchId, int]
    ) -> MatchUpdate:
        """Play a cell on the board that a person has before their eyes, then the program's reply.

        Args:
            shown: the match, and the version, that this board shows.

        Raises:
            MatchOverError: that match has ended.
            NotYourMatchError, NotYourTurnError: the person may not move now.
            MatchMovedOnError: the board is an old one, or the match changed while the program was thinking.
            MoveError: the cell cannot be played.
        """
        match, version = shown

        async def play() -> MatchUpdate:
            running = await self._cache.find(place.channel)
            if running is None or running.match.id != match:
                if over := await self._cache.saved(match):
                    check_is_new(event, over)
                raise MatchOverError
            if event.id == running.event.id:
                raise RepeatedEventError
            running.match.check_turn(user)
            if running.match.version != version or cell >= running.match.rules.cells:
                raise MatchMovedOnError
            return await self._play(running, cell, event)

        return await self.finish(await self._cache.retry_if_stale(place.channel, event, play))

    async def show(self, channel: ChannelId) -> MatchUpdate:
        """The match as it stands, with the program's reply if that is still owed.

        Raises:
            NoMatchError: none is running.
        """
        running = await self._cache.look(channel)
        if running is None:
            raise NoMatchError
        return await self.finish(MatchUpdate.without_news(running))

    async def resign(self, channel: ChannelId, user: UserId, event: Event) -> MatchUpdate:
        """Give up a match.

        Raises:
            NoMatchError: none is running.
            NotYourMatchError: the person holds no seat at it.
        """

        async def give_up() -> SavedMatch:
            running = await self._cache.running(channel)
            check_is_new(event, running)
            return await self._cache.change(running, running.match.resign(user), event)

        return MatchUpdate.without_news(await self._cache.retry_if_stale(channel, event, give_up))

    async def check_still(self, channel: ChannelId, match: MatchId, version: int) -> None:
        """Return if the channel's match is that one, and has that version.

        Raises:
            NoMatchError: none is running.
            MatchMovedOnError: it is another one, or has been played on.
        """
        cache = await self.match(channel)
        if (cache.id, cache.version) != (match, version):
            raise MatchMovedOnError

    async def shown(self, update: MatchUpdate, message: MessageId | None) -> None:
        """Take note that the players have been shown a turn, or that it cannot be shown to them.

        Args:
            message: the one that shows it; None if none does.
        """
        await self._cache.shown(update.saved, message)

    def deadline(self, update: MatchUpdate) -> datetime | None:
        """Until when a member has to move, if another one is waiting for it."""
        return self._cache.deadline(update.saved)

    async def finish(self, update: MatchUpdate) -> MatchUpdate:
        """The turn with the program's reply, if a member waits for one that takes some thought.

        Raises:
            NoMatchError, MatchMovedOnError: the match changed meanwhile; the reply is dropped.
        """
        saved, match = update.saved, update.match
        if match.is_exhibition or not self._pool.is_to_move(match):
            return update
        after = await self._pool.think(match, saved.place)
        await self.check_still(saved.place.channel, match.id, match.version)
        try:
            return MatchUpdate(await self._cache.change(saved, after), update.since)
        except StaleMatchError:
            raise MatchMovedOnError from None

    async def _play(self, running: SavedMatch, cell: int, event: Event) -> MatchUpdate:
        """A person's ply; a quick reply is saved together with it."""
        after = await self._pool.replied(running.match.play(cell), running.place)
        saved = await self._cache.change(running, after, event)
        self._metrics.moved()
        return MatchUpdate(saved, since=len(running.match.plies))

    def _check_may_end(self, running: SavedMatch, user: UserId) -> None:
        if running.match.is_duel:
            raise ChannelTakenError
        is_idle = self._now() - running.touched >= IDLE_AFTER
        if not is_idle and not running.match.is_player(user):
            raise ChannelBusyError(IDLE_AFTER)


def _new_match(user: UserId, event: Event, mark: Mark, level: str) -> Match:
    person, program = MemberSeat(user), OpponentSeat(level)
    x, o = (person, program) if mark is Mark.X else (program, person)
    return Match(MatchId(event.id), TIC_TAC_TOE, x, o)
