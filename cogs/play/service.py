"""Matches against an opponent, and the plies of every match."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from random import Random

from bot.database.database import Database
from bot.games.errors import MatchOverError, Refusal
from bot.games.game import Game
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.matches.errors import ChannelTakenError, MatchMovedOnError, MatchRunningError, NotOfferedError
from bot.matches.matches import Matches, check_version, may_be_replaced, replaceable_after
from bot.matches.opponent_pool import OpponentPool
from bot.matches.queries import has_finished, last_choice
from bot.model.actor import Actor
from bot.model.saved_match import MatchUpdate, SavedMatch, ShownVersion
from bot.players.opponent import levels_of


@dataclass(frozen=True, slots=True)
class MatchOptions:
    mark: Mark | None = Mark.X  # the user's; None for a random one
    level: str | None = None  # the opponent's name; None for the default opponent; an unknown one is ignored
    game: str | None = None  # the name of the game or the size of the board; None for the default game


DEFAULT_OPTIONS = MatchOptions()


@dataclass(eq=False)
class PlayService:
    """Starts matches against an opponent, plays plies, and stops matches.
    Every awaited method may raise DatabaseError, and every change RepeatedEventError: the event was already applied.
    """

    matches: Matches
    database: Database
    pool: OpponentPool
    default_opponent: str  # the name of the opponent of guilds that have set none
    first_opponent: str  # the same for members who have not finished a game there yet
    rng: Random  # chooses random marks
    now: Callable[[], datetime]  # returns the current time, in UTC

    async def choose(self, actor: Actor, options: MatchOptions) -> tuple[Game, str]:
        """Return the game and the opponent of a new match: without a choice, those of the user's last one here, if
        they are still offered. What is not chosen is the guild's default, or else the bot's: an easy opponent for
        whoever has not finished a game there yet.
        Raises Refusal if the game or the level is not offered.
        """
        if options.game is None and options.level is None and (last := await self._choose_last(actor)):
            return last
        game = actor.settings.choose_game(options.game)
        level = self.pool.choose_name(options.level, game, default=actor.settings.level)
        if level is None and not await self.database.read(has_finished, actor.place, actor.user):
            level = self.pool.choose_name(None, game, default=self.first_opponent)
        return game, level or self._default(game)

    async def _choose_last(self, actor: Actor) -> tuple[Game, str] | None:
        """Return the game and the opponent of the user's last match here, if they are still offered."""
        last = await self.database.read(last_choice, actor.place.channel, actor.user)
        with suppress(Refusal):
            if last and (level := self.pool.choose_name(*last, default=None)):
                actor.settings.check_offered(last[1])
                return last[1], level
        return None

    def _choose_now(self, actor: Actor, options: MatchOptions) -> tuple[Game, str]:
        game = actor.settings.choose_game(options.game)
        level = self.pool.choose_name(options.level, game, default=actor.settings.level)
        return game, level or self._default(game)

    def _default(self, game: Game) -> str:
        """The name of the default opponent, or of the strongest level of a game in which that is not offered."""
        return self.pool.choose_name(None, game, default=self.default_opponent) or levels_of(game)[-1]

    async def start(
        self, actor: Actor, options: MatchOptions = DEFAULT_OPTIONS, *, replacing: ShownVersion | None = None
    ) -> MatchUpdate:
        """Start a match against an opponent; `replacing` is the running match that the user has agreed to end, and
        loses if both sides have moved.
        Raises MatchRunningError if the user has to agree first; ChannelTakenError if they may not end the running
        match; the errors of `check_version`; Refusal if the game or the level is not offered.
        """
        game, level = await self.choose(actor, options)
        new = _new_match(actor, options.mark or self.rng.choice([*Mark]), game, level)

        def begin(running: SavedMatch | None) -> Match:
            if replacing:
                check_version(running, replacing)
            if running:
                self._check_may_end(running, actor.user)
                if not replacing:
                    key = "match_running-time_up" if running.match.is_at_stake else "match_running-no_result"
                    if running.is_lost_by_leaving(actor.user, self.now()):
                        key = "match_running-resignation"
                    raise MatchRunningError(key, running.match)
            return new

        return await self.matches.change_or_begin(actor, begin)

    async def begin_anew(
        self, actor: Actor, shown: ShownVersion, *, level: str | None = None, game: str | None = None
    ) -> MatchUpdate:
        """Begin a match in which nobody has moved again, with another opponent or another game.
        Raises MatchOverError; MatchMovedOnError if its board is outdated; Refusal if the user may not choose that.
        """

        def step(running: SavedMatch) -> Match:
            match = running.match
            seat = match.seat(match.mark_of(actor.user).other)
            if match.version != shown.version or match.plies or not isinstance(seat, OpponentSeat):
                raise MatchMovedOnError
            chosen, new = actor.settings.choose_game(game) if game else match.game, level
            with suppress(NotOfferedError):
                new = new or self.pool.choose_name(seat.opponent, chosen, default=None)
            options = MatchOptions(None, new, chosen.name)
            return match.begin_anew(*self._choose_now(actor, options))

        return await self.matches.change(actor, step, of=shown.match)

    async def rematch(self, actor: Actor, options: MatchOptions) -> MatchUpdate:
        """Start another match after a finished one.
        Raises Refusal if the user is in a match there, or the guild no longer offers the game; ChannelTakenError if
        others are.
        """
        try:
            return await self.start(actor, options)
        except MatchRunningError as error:
            if error.match.is_player(actor.user):
                raise Refusal("already_playing") from None
            raise ChannelTakenError("channel_taken") from None

    async def move(self, actor: Actor, text: str) -> MatchUpdate:
        """Play the cell that a user typed. With no match running, start one as X, with the game and the opponent of
        the user's last one here, or else the defaults.
        Raises CoordinateError or MoveError if it names no cell that can be played; Refusal if the user may not move.
        """
        is_running = await self.matches.get(actor.place.channel)
        chosen = None if is_running else await self._choose_last(actor)

        def step(running: SavedMatch | None) -> Match:
            if running:
                match = running.match
                match.check_turn(actor.user)
            else:
                match = _new_match(actor, Mark.X, *(chosen or self._choose_now(actor, DEFAULT_OPTIONS)))
            return match.play(match.board.game.parse(text, match.board))

        return await self.matches.change_or_begin(actor, step)

    async def press(self, actor: Actor, cell: int, shown: ShownVersion) -> MatchUpdate:
        """Play the cell whose button a user pressed.
        Raises MatchOverError; MatchMovedOnError if the board is outdated; Refusal; MoveError.
        """

        def step(running: SavedMatch | None) -> Match:
            if running is None or running.match.id != shown.match:
                raise MatchOverError
            match = running.match
            match.check_turn(actor.user)
            if match.version != shown.version or cell >= match.game.cells:
                raise MatchMovedOnError
            return match.play(cell)

        return await self.matches.change_or_begin(actor, step)

    async def check_board(self, actor: Actor, shown: ShownVersion) -> SavedMatch:
        """Return the match of a board that a player pressed.
        Raises MatchOverError; Refusal if the user holds no seat; MatchMovedOnError if the board is outdated.
        """
        running = await self.matches.reload(actor.place.channel)
        if running is None or running.match.id != shown.match:
            raise MatchOverError
        running.match.mark_of(actor.user)
        if running.match.version != shown.version:
            raise MatchMovedOnError
        return running

    async def stop(self, actor: Actor, *, is_moderator: bool) -> MatchUpdate:
        """End the running match: a player resigns it, a moderator ends it without a result.
        Raises NoMatchError; Refusal for anyone else.
        """

        def step(running: SavedMatch) -> Match:
            match = running.match
            if match.is_player(actor.user):
                return match.resign(actor.user)
            if not is_moderator:
                is_exhibition = match.is_exhibition
                raise Refusal("moderation-end_exhibition_instead" if is_exhibition else "moderation-not_a_moderator")
            return match.stop()

        return await self.matches.change(actor, step)

    def _check_may_end(self, running: SavedMatch, user: UserId) -> None:
        if may_be_replaced(running, self.now()):
            return
        if running.match.is_duel:
            raise ChannelTakenError("channel_taken")
        if running.match.is_exhibition:
            raise ChannelTakenError("exhibition_running")
        if not running.match.is_player(user):
            after = replaceable_after(running)
            raise ChannelTakenError("channel_busy", idle_after=after) if after else ChannelTakenError("channel_taken")


def options_of(finished: Match, user: UserId, level: str | None = None) -> MatchOptions:
    """Return the options of a rematch: the same game, with the marks swapped.
    The opponent is the same one if `level` is None. Raises NotAPlayerError if the user did not play in it.
    """
    mark = finished.mark_of(user).other
    seat = finished.seat(mark)
    assert isinstance(seat, OpponentSeat)
    return MatchOptions(mark, level or seat.opponent, finished.game.name)


def _new_match(actor: Actor, mark: Mark, game: Game, level: str) -> Match:
    member, opponent = MemberSeat(actor.user), OpponentSeat(level)
    x, o = (member, opponent) if mark is Mark.X else (opponent, member)
    return Match(MatchId(actor.event.id), game, x, o)
