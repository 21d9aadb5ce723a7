"""Matches against an opponent from start to end, and the plies of every match."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random

from bot.game.board import parse_move
from bot.game.errors import MatchOverError
from bot.game.games import format_game
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Termination
from bot.game.rules import Rules
from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.model.ids import ChannelId, Event, Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.errors import (
    ChannelBusyError,
    ChannelTakenError,
    MatchMovedOnError,
    MatchRunningError,
    MatchRunningReason,
    NoMatchError,
)
from bot.services.match_cache import MatchCache, check_is_new
from bot.services.metrics import Metrics
from bot.services.opponent_pool import OpponentPool
from bot.services.replacing import IDLE_AFTER, may_be_replaced, replace_match
from bot.storage.errors import RepeatedEventError, StaleMatchError


class GameService:
    """Starts matches against an opponent, plays plies, and resigns. Each change is saved before its method returns.

    Every awaited method may raise DatabaseError, and every change RepeatedEventError: the event was already applied.

    Args:
        cache: the running matches.
        pool: the opponents.
        default_opponent: the name of the opponent of guilds that have set none.
        rng: chooses random marks.
        now: returns the current time, in UTC.
        metrics: counts moves.
    """

    def __init__(
        self,
        cache: MatchCache,
        pool: OpponentPool,
        *,
        default_opponent: str,
        rng: Random,
        now: Callable[[], datetime],
        metrics: Metrics,
    ) -> None:
        self._cache = cache
        self._pool = pool
        self.default_opponent = default_opponent
        self._rng = rng
        self._now = now
        self._metrics = metrics

    async def match(self, channel: ChannelId) -> Match:
        """Return the running match of a channel.

        Raises:
            NoMatchError: there is none.
        """
        return (await self._cache.running(channel)).match

    async def finished(self, match: MatchId) -> SavedMatch | None:
        """Return a match that is over, or None if it is unknown or still running."""
        saved = await self._cache.saved(match)
        return saved if saved and saved.match.is_over else None

    def choose_level(self, level: str | None, rules: Rules, settings: GuildSettings) -> str:
        """Return the opponent of a match: the requested one, else the guild's default one, else the bot's.

        Args:
            level: the name of the requested opponent, if any; an unknown one is ignored.

        Raises:
            LevelNotOfferedError: the requested level is not offered in the game.
        """
        return self._pool.choose_name(level, rules, default=settings.level) or self.default_opponent

    async def start(
        self,
        place: Place,
        user: UserId,
        event: Event,
        mark: Mark | None = Mark.X,
        *,
        level: str | None = None,
        game: str | None = None,
        settings: GuildSettings = DEFAULT_SETTINGS,
        replacing: tuple[MatchId, int] | None = None,
    ) -> MatchUpdate:
        """Start a match against an opponent, which plays at once if it is X and quick.

        Users who replace their own match resign it, once both sides have moved.

        Args:
            mark: the user's; None for a random one.
            level: the opponent's name; None for the default opponent.
            game: the name of the game or the size of the board; None for the default game.
            settings: of the guild.
            replacing: the id and the version of the match that the user has agreed to end.

        Raises:
            MatchRunningError: a match is running, and the user has not agreed to end it.
            ChannelBusyError, ChannelTakenError: a match is running that the user may not end.
            MatchMovedOnError: the match has changed since the user agreed.
            NoMatchError: it has ended since.
            GameSizeError, GameNotOfferedError: the game cannot be started.
            LevelNotOfferedError: the level is not offered in the game.
        """
        rules = settings.choose_rules(game)
        level = self.choose_level(level, rules, settings)

        async def begin() -> MatchUpdate:
            if replacing:
                await self.check_version(place.channel, *replacing)
            running, ended = await self._cache.get(place.channel), None
            if running:
                check_is_new(event, running)
                self._check_may_end(running, user)
                ended = replace_match(running, user, event, self._now())
                if not replacing:
                    is_resigned = ended.after.match.termination is Termination.RESIGNED
                    reason = MatchRunningReason.RESIGNATION if is_resigned else MatchRunningReason.NO_RESULT
                    raise MatchRunningError(reason, running.match)
            match = _new_match(rules, user, event, mark or self._rng.choice([*Mark]), level)
            match = await self._pool.reply_if_quick(match, place)
            saved = await self._cache.begin(match, place, event, idle=settings.idle, replaced=ended)
            return MatchUpdate(saved, since=0, replaced=ended and ended.after.match)

        return await self._cache.retry_if_stale(place.channel, event, begin)

    async def rematch(
        self, place: Place, user: UserId, event: Event, finished: Match, *, settings: GuildSettings = DEFAULT_SETTINGS
    ) -> MatchUpdate:
        """Start another match against the opponent of a finished one, with the marks swapped.

        Raises:
            NotYourMatchError: the user did not play in it.
            ChannelTakenError: a match is running there.
            GameNotOfferedError: the guild no longer offers the game.
        """
        mark = finished.mark_of(user).other
        seat = finished.seat(mark)
        assert isinstance(seat, OpponentSeat)
        try:
            game = format_game(finished.rules)
            return await self.start(place, user, event, mark, level=seat.opponent, game=game, settings=settings)
        except MatchRunningError:
            raise ChannelTakenError from None

    async def move(
        self, place: Place, user: UserId, event: Event, text: str, *, settings: GuildSettings = DEFAULT_SETTINGS
    ) -> MatchUpdate:
        """Play the cell that a user typed, then a quick opponent's reply. With no match running, start one as X.

        Raises:
            CoordinateError, MoveError: the text names no cell that can be played.
            NotYourMatchError, NotYourTurnError: the user may not move now.
        """

        async def play() -> MatchUpdate:
            running = await self._cache.get(place.channel)
            if running is None:
                return await self._start_with(place, user, event, text, settings)
            check_is_new(event, running)
            running.match.check_turn(user)
            return await self._play(running, parse_move(text, running.match.board), event)

        return await self._cache.retry_if_stale(place.channel, event, play)

    async def press(
        self, place: Place, user: UserId, event: Event, cell: int, *, shown: tuple[MatchId, int]
    ) -> MatchUpdate:
        """Play the cell whose button a user pressed, then a quick opponent's reply.

        Args:
            shown: the id and the version of the match that the pressed board shows.

        Raises:
            MatchOverError: that match has ended.
            NotYourMatchError, NotYourTurnError: the user may not move now.
            MatchMovedOnError: the board is outdated.
            MoveError: the cell cannot be played.
        """
        match, version = shown

        async def play() -> MatchUpdate:
            running = await self._cache.get(place.channel)
            if running is None or running.match.id != match:
                finished = await self._cache.saved(match)
                if finished and event.id == finished.event.id:
                    raise RepeatedEventError
                raise MatchOverError
            if event.id == running.event.id:
                raise RepeatedEventError
            running.match.check_turn(user)
            if running.match.version != version or cell >= running.match.rules.cells:
                raise MatchMovedOnError
            return await self._play(running, cell, event)

        return await self._cache.retry_if_stale(place.channel, event, play)

    async def show(self, channel: ChannelId) -> MatchUpdate:
        """Return the running match.

        Raises:
            NoMatchError: none is running.
        """
        running = await self._cache.reload(channel)
        if running is None:
            raise NoMatchError
        return MatchUpdate.without_new_plies(running)

    async def resign(self, channel: ChannelId, user: UserId, event: Event) -> MatchUpdate:
        """Resign a match.

        Raises:
            NoMatchError: none is running.
            NotYourMatchError: the user does not play in it.
        """

        async def resign() -> SavedMatch:
            running = await self._cache.running(channel)
            check_is_new(event, running)
            return await self._cache.save(running, running.match.resign(user), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, resign))

    async def check_version(self, channel: ChannelId, match: MatchId, version: int) -> None:
        """Check that a match is still running in the channel, at a version.

        Raises:
            NoMatchError: none is running.
            MatchMovedOnError: it is another match, or has changed.
        """
        running = await self.match(channel)
        if (running.id, running.version) != (match, version):
            raise MatchMovedOnError

    async def reply(self, waiting: SavedMatch) -> MatchUpdate | None:
        """Play the ply of an opponent that takes its time. The channel can be used meanwhile.

        Returns:
            None if the match has changed meanwhile, or another task is waiting for this ply already.
        """
        replied = await self._pool.reply(waiting.match, waiting.place)
        running = await self._cache.get(waiting.place.channel) if replied else None
        if replied is None or running is None or running.match != waiting.match:
            return None
        try:
            return MatchUpdate.since_shown(await self._cache.save(running, replied))
        except StaleMatchError:
            return None

    async def _start_with(
        self, place: Place, user: UserId, event: Event, text: str, settings: GuildSettings
    ) -> MatchUpdate:
        """Start a match whose first ply is the cell that the user typed."""
        rules = settings.default_rules
        match = _new_match(rules, user, event, Mark.X, self.choose_level(None, rules, settings))
        match = await self._pool.reply_if_quick(match.play(parse_move(text, match.board)), place)
        saved = await self._cache.begin(match, place, event, idle=settings.idle)
        self._metrics.moves += 1
        return MatchUpdate(saved, since=0)

    async def _play(self, running: SavedMatch, cell: int, event: Event) -> MatchUpdate:
        """Play a user's ply. A quick reply of the opponent is saved in the same transaction."""
        match = await self._pool.reply_if_quick(running.match.play(cell), running.place)
        saved = await self._cache.save(running, match, event)
        self._metrics.moves += 1
        return MatchUpdate(saved, since=len(running.match.plies))

    def _check_may_end(self, running: SavedMatch, user: UserId) -> None:
        if may_be_replaced(running, self._now()):
            return
        if running.match.is_duel:
            raise ChannelTakenError
        if not running.match.is_player(user):
            raise ChannelBusyError(IDLE_AFTER)


def _new_match(rules: Rules, user: UserId, event: Event, mark: Mark, level: str) -> Match:
    member, opponent = MemberSeat(user), OpponentSeat(level)
    x, o = (member, opponent) if mark is Mark.X else (opponent, member)
    return Match(MatchId(event.id), rules, x, o)
