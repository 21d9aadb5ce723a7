"""Matches in which everyone in a place votes for each move of one side, against a level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

from bot.database.database import Database
from bot.games.errors import MatchOverError, NotYourTurnError, Refusal
from bot.games.game import Game
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import CROWD, Match, OpponentSeat
from bot.matches.errors import MatchMovedOnError
from bot.matches.matches import Matches
from bot.matches.opponent_pool import OpponentPool
from bot.model.actor import Actor
from bot.model.ids import ChannelId
from bot.model.saved_match import Change, MatchUpdate, SavedMatch, ShownVersion
from bot.players.opponent import levels_of
from cogs.vote.queries import (
    LEAST_TIME,
    MOST_TIME,
    BoardVotes,
    Closed,
    Tally,
    VoteChange,
    VotesOfMatch,
    cast_vote,
    close_voting,
    find_voted,
    read_board,
    read_votes,
)

DEFAULT_TIME = timedelta(minutes=1)  # how long a move is voted on

_IDLE = 2 * MOST_TIME + timedelta(days=1)
"""The idle time of the matches: longer than a ply may take, because `VoteService.end_voting` ends them."""


@dataclass(frozen=True, slots=True)
class VoteOptions:
    level: str | None = None  # the opponent's name; None for the server's default
    game: str | None = None  # the name of the game or the size of the board; None for the default game
    mark: Mark | None = Mark.X  # the crowd's; None for a random one
    time: timedelta = DEFAULT_TIME  # how long each move is voted on
    in_thread: bool | None = None  # None for a thread where one can be opened


def _ignore(*_: object) -> None:
    """Do nothing."""


@dataclass(eq=False)
class VoteService:
    """Begins voted matches, takes votes, and plays what they choose.
    Every awaited method may raise DatabaseError; `begin` may raise RepeatedEventError: the event was already applied.
    """

    matches: Matches
    pool: OpponentPool
    database: Database
    default_opponent: str  # the name of the opponent of guilds that have set none
    rng: Random
    now: Callable[[], datetime]
    # called when a voted match has begun, changed or ended, and when a vote was cast
    changed: Callable[[VoteChange], None] = _ignore
    voted: Callable[[Tally], None] = _ignore
    # who begins the matches that are being begun, and how many seconds each move is voted on
    _new: dict[MatchId, tuple[UserId, int]] = field(default_factory=dict[MatchId, tuple[UserId, int]])

    def choose(self, actor: Actor, options: VoteOptions) -> tuple[Game, str]:
        """Return the game and the opponent of a new match. Raises Refusal if that is not offered."""
        if actor.place.guild is None:
            raise Refusal("vote-outside_server")
        if actor.settings.has_no_votes:
            raise Refusal("vote-off")
        if not LEAST_TIME <= options.time <= MOST_TIME:
            raise Refusal("vote-time")
        game = actor.settings.choose_game(options.game)
        level = self.pool.choose_name(options.level, game, default=actor.settings.level)
        level = level or self.pool.choose_name(None, game, default=self.default_opponent)
        return game, level or levels_of(game)[-1]

    async def begin(self, actor: Actor, options: VoteOptions) -> MatchUpdate:
        """Begin a match. Raises ChannelTakenError; and the refusals of `choose`."""
        game, level = self.choose(actor, options)
        mark, opponent = options.mark or self.rng.choice([*Mark]), OpponentSeat(level)
        x, o = (CROWD, opponent) if mark is Mark.X else (opponent, CROWD)
        new = Match(MatchId(actor.event.id), game, x, o)
        self._new[new.id] = actor.user, options.time // timedelta(seconds=1)
        try:
            return await self.matches.begin(replace(actor, settings=replace(actor.settings, idle=_IDLE)), new)
        finally:
            del self._new[new.id]

    async def find(self, channel: ChannelId) -> SavedMatch | None:
        """Return the running match of a channel if everyone votes in it, otherwise None."""
        running = await self.matches.get(channel)
        return running if running and running.match.has_crowd else None

    async def cast(self, user: UserId, running: SavedMatch, cell: int, shown: ShownVersion | None = None) -> Tally:
        """Save a user's vote, and return how the voting stands. `shown` is the board that the user has pressed.
        Raises NotYourTurnError; MatchMovedOnError if the board is outdated; MoveError; Refusal if the voting has ended.
        """
        match = running.match
        if shown and (shown.match, shown.version) != (match.id, match.version):
            raise MatchMovedOnError
        if not match.is_crowd_to_move:
            raise NotYourTurnError
        if cell >= match.game.cells:
            raise MatchMovedOnError
        match.play(cell)  # refuses a cell that cannot be played
        tally = await self.database.write(cast_vote, match.id, len(match.plies), user, cell)
        if tally is None:
            self.matches.drop(running.place.channel)  # another process may have played the move
            raise Refusal("vote-closed")
        self.voted(tally)
        return tally

    async def end_voting(self, voting: SavedMatch, *, can_vote: bool = True) -> Closed | MatchUpdate | None:
        """End the voting on the next ply of a match whose time is up, and play what it has chosen. Hold the lock of
        the match's channel. Without votes, the ply waits once more, and then the match ends without a result; but it
        only waits, however often, unless its members `can_vote`.
        Returns Closed if it waits; None if the match has changed meanwhile.
        """
        match, number, seed = voting.match.id, len(voting.match.plies), self.rng.getrandbits(32)
        running = await self.matches.reload(voting.place.channel)
        if running is None or running.match != voting.match:
            return None
        closed = await self.database.write(close_voting, match, number, seed, self.now(), can_vote=can_vote)
        if closed is None or closed.waits_until:
            return closed
        return await self._apply(running, closed.chosen)

    async def end(self, actor: Actor, match: MatchId, *, is_moderator: bool) -> MatchUpdate:
        """End a match without a result. Raises MatchOverError; Refusal for anyone but its starter and moderators."""
        if not (is_moderator or await self.is_starter(actor.user, match)):
            raise Refusal("moderation-not_the_starter")
        return await self.matches.change(actor, lambda running: running.match.stop(), of=match)

    async def is_starter(self, user: UserId, match: MatchId) -> bool:
        voted = await self.database.read(find_voted, match)
        return voted is not None and voted.starter == user

    async def options_of(self, finished: Match) -> VoteOptions:
        """Return the options of another match like a finished one. Raises MatchOverError if its votes are unknown."""
        voted = await self.database.read(find_voted, finished.id)
        if voted is None or finished.opponent is None:
            raise MatchOverError
        mark = Mark.X if finished.x == CROWD else Mark.O
        return VoteOptions(finished.opponent, finished.game.name, mark, timedelta(seconds=voted.seconds))

    async def on_board(self, match: Match) -> BoardVotes:
        plies = range(len(match.plies))
        last = max((number for number in plies if match.seat(match.mark(number)) == CROWD), default=-1)
        return await self.database.read(read_board, match.id, last)

    async def votes_of(self, match: MatchId) -> VotesOfMatch:
        return await self.database.read(read_votes, match)

    async def prepare(self, change: Change) -> VoteChange | None:
        match = change.after.match
        if change.before is None:
            return VoteChange(change, *self._new[match.id])
        voted = await self.database.read(find_voted, match.id)
        return voted and VoteChange(change, None, voted.seconds)

    def saved(self, saved: VoteChange) -> None:
        self.changed(saved)

    async def _apply(self, running: SavedMatch, chosen: int | None) -> MatchUpdate | None:
        """Play a cell, with the answer of an opponent that decides quickly; without a cell, end the match."""
        match = running.match
        changed = match.abandon() if chosen is None else match.play(chosen)
        if changed.awaits_opponent:
            changed = await self.pool.move(changed, running.place, is_patient=False) or changed
        saved = await self.matches.save(running, changed)
        return saved and MatchUpdate(saved, since=len(match.plies))
