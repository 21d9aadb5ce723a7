"""Hints during a match, analyses of positions, and reviews of finished matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.analysis import coach
from bot.analysis.analyses import analysis_of
from bot.analysis.coach import Analysis, Hint
from bot.analysis.evaluation import Evaluate
from bot.analysis.evaluator import Evaluator, LimitedEvaluator
from bot.analysis.network_view import NetworkView, look
from bot.analysis.review import Review, ReviewedGame, review_game
from bot.games.errors import NotAPlayerError, Refusal
from bot.games.game import Capability, Game, State
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.games.lines import LISTED, Rules
from bot.games.mark import Mark
from bot.games.match import Match, OpponentSeat
from bot.matches.errors import NoMatchError
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.actor import Actor
from bot.model.ids import ChannelId
from bot.model.saved_match import SavedMatch
from bot.players.neural import NETWORK_RATINGS, has_network, knows_game
from bot.players.opponent import level_ratings
from bot.workers.pool import MAX_CELLS_IN_PROCESS, WorkerError, WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService

_T = TypeVar("_T")

_ADVICE_SECONDS = 4.0
"""How long the evaluations for a hint or an analysis take on a large board, unless the first one takes longer."""

_REVIEW_SECONDS = 10.0  # how long the evaluations for a review take

_ENDING_SECONDS = 1.0
"""The same for the sentence about a match that has just ended: a move of the next one may wait for it."""


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """The analysis of a position, or what the network sees there, and the match that the position is from."""

    analysis: Analysis | NetworkView
    # the finished match that the position is from, if any: its last position, or the one before the last ply
    ended: Match | None = None


@dataclass(eq=False)
class CoachService:
    """Gives hints, analyses and reviews. Those of large boards are computed in worker processes.
    Threads use the evaluators at once, and workers get them pickled; the quick one is for reviews.
    """

    matches: Matches
    store: MatchStore
    advice: AdviceService
    workers: WorkerPool
    evaluator: Evaluator
    quick_evaluator: Evaluator

    def __post_init__(self) -> None:
        self._waiting: set[UserId] = set()  # the users for whom advice is being computed
        self._reviewed: LRUCache[tuple[Game, tuple[int, ...]], ReviewedGame] = LRUCache(100)
        self._reviewing: WeakValueDictionary[tuple[Game, tuple[int, ...]], asyncio.Lock] = WeakValueDictionary()

    async def find_hinted(self, actor: Actor) -> SavedMatch:
        """Return the running match of a channel if the user may have a hint now.
        Raises NoMatchError; NotYourTurnError; Refusal for others, and in a duel without hints.
        """
        running = await self.matches.reload(actor.place.channel)
        if running is None:
            raise NoMatchError
        running.match.check_turn(actor.user)
        _check_allowed(running)
        analysis_of(running.match.game)
        return running

    async def hint(self, actor: Actor, *, is_agreed: bool = False) -> tuple[State, Hint]:
        """Return the position and a good move in it. Raises the errors of `find_hinted` and `analyse_position`."""
        running = await self.find_hinted(actor)
        board, unasked = running.match.board, None if has_price(running) else running.match.id
        async with self.advice.about(actor, [board], is_agreed=is_agreed, unasked=unasked):
            return board, await self._evaluated(actor.user, board.game, coach.hint, board)

    async def analyse(self, actor: Actor, *, with_network: bool = False) -> PositionAnalysis:
        """Analyse the running match; without one, the end of the channel's last match, before the ply that decided it.
        Raises Refusal if others play, two members have not agreed to hints, or there is no match; and the errors of
        `analyse_position`.
        """
        running = await self.matches.reload(actor.place.channel)
        if running is None:
            ended = await self.find_last(actor.place.channel)
            undecided = replace(ended, plies=ended.plies[:-1]) if ended.board.is_over else ended
            analysis = await self.analyse_position(actor, undecided.board, with_network=with_network)
            return replace(analysis, ended=ended)
        if not running.match.is_player(actor.user) and not running.match.is_exhibition:
            raise NotAPlayerError
        _check_allowed(running)
        unasked = None if has_price(running) else running.match.id
        board = running.match.board
        return await self.analyse_position(actor, board, unasked=unasked, with_network=with_network)

    async def position_rules(self, channel: ChannelId, text: str) -> Rules:
        """Return rules for a typed position: of the running match, a listed game or the last match, by its shape."""
        running, ended = await self.matches.reload(channel), await self.store.last_finished(channel)
        here = ([saved.match.game] if saved else [] for saved in (running, ended))
        first, last = ([game for game in games if isinstance(game, Rules)] for games in here)
        found = [*first, *LISTED.values(), *last]
        shape = [len(row) for row in text.split("/")]
        return next((rules for rules in found if [rules.columns] * rules.rows == shape), found[0])

    async def analyse_position(
        self,
        actor: Actor,
        board: State,
        *,
        is_agreed: bool = False,
        unasked: MatchId | None = None,
        with_network: bool = False,
    ) -> PositionAnalysis:
        """Analyse a position, or return what the network sees there.
        Raises Refusal if the network is missing or does not know the game, the user waits for other advice, or too
        many users wait; and the errors of `AdviceService.about`.
        """
        sees = with_network and not board.is_over
        if sees and not has_network():
            raise Refusal("network_missing")
        if sees and not knows_game(board.game):
            raise Refusal("network_game", games=tuple(GAMES[name] for name in NETWORK_RATINGS))
        async with self.advice.about(actor, [board], is_agreed=is_agreed, unasked=unasked):
            if sees:
                return PositionAnalysis(await self._evaluated(actor.user, None, look, board))
            return PositionAnalysis(await self._evaluated(actor.user, board.game, coach.analyse, board))

    async def find_last(self, channel: ChannelId) -> Match:
        """Return the last match of a channel that has ended. Raises Refusal if there is none."""
        saved = await self.store.last_finished(channel)
        if saved is None:
            raise Refusal("record-nothing_finished")
        return saved.match

    async def review(self, actor: Actor, match: MatchId, *, is_agreed: bool = False) -> Review:
        """Review a finished match of the scope; this is advice about each of its positions.
        Raises Refusal if there is no such match; and the errors of `AdviceService.about`.
        """
        saved = await self.store.find(match)
        if saved is None or not saved.match.is_over or saved.place.scope != actor.place.scope:
            raise Refusal("record-match_not_found")
        async with self.advice.about(actor, _positions(saved.match), is_agreed=is_agreed):
            return await self._review(saved.match, actor.user)

    def find_review(self, match: Match) -> Review | None:
        """Return the review of a finished match if it was made lately, without computing it."""
        game = self._reviewed.get((match.game, match.plies))
        return Review(match, game) if game else None

    async def judge(self, match: Match, user: UserId | None) -> Review:
        """Review a finished match for its exercises; for a user who waits for it, or None in the background.
        Raises Refusal as for other advice, and WorkerError if no worker has completed it.
        """
        if user is not None:
            return await self._review(match, user)
        # without the lock, because a user who asks for the same review does not wait for what is in the background
        return await self._reviewed_within(_REVIEW_SECONDS, match, Ticket(Priority.BACKGROUND, match.id))

    async def review_ended(self, ended: SavedMatch) -> Review | None:
        """Review a match that has just ended, without a request, in less time than `review` takes.
        Return None if no worker is free, or if advice about the match has a price for a player.
        """
        match = ended.match
        if not match.plies or Capability.ANALYSIS not in match.game.capabilities:
            return None
        if match.game.cells > MAX_CELLS_IN_PROCESS and not self.workers.turns.has_free:
            return None
        for user in filter(None, map(match.member, Mark)):
            if await self.advice.find(user, ended.place, _positions(match)):
                return None
        try:
            return await self._reviewed_within(_ENDING_SECONDS, match, Ticket(Priority.BACKGROUND, ended.place.channel))
        except WorkerError:
            return None

    async def _evaluated(
        self, user: UserId, game: Game | None, function: Callable[[State, Evaluate], _T], board: State
    ) -> _T:
        """Compute advice about a board; without a game, only in a worker. Raises Refusal as `_advising` does."""
        evaluate = LimitedEvaluator(self.evaluator, _ADVICE_SECONDS).evaluate
        with self._advising(user) as ticket:
            if game is None:
                return await self.workers.run(ticket, function, board, evaluate)
            return await self.workers.run_on_board(ticket, game, function, board, evaluate)

    async def _review(self, match: Match, user: UserId) -> Review:
        """Review a finished match, which is asked for again by every press that turns a page."""
        game = match.game, match.plies
        async with self._reviewing.setdefault(game, asyncio.Lock()):
            if game in self._reviewed:
                return Review(match, self._reviewed[game])
            with self._advising(user) as ticket:
                return await self._reviewed_within(_REVIEW_SECONDS, match, ticket)

    async def _reviewed_within(self, seconds: float, match: Match, ticket: Ticket) -> Review:
        key = game, plies = match.game, match.plies
        if key not in self._reviewed:
            evaluate = LimitedEvaluator(self.quick_evaluator, seconds).evaluate
            review = Review(match, await self.workers.run_on_board(ticket, game, review_game, game, plies, evaluate))
            if seconds < _REVIEW_SECONDS and review.not_judged:  # with more time, more may be judged
                return review
            self._reviewed[key] = review.game
        return Review(match, self._reviewed[key])

    @contextmanager
    def _advising(self, user: UserId) -> Generator[Ticket]:
        """Compute one piece of advice for a user in the block. Raises Refusal if another one is being computed."""
        if user in self._waiting:
            raise Refusal("advice_pending")
        self._waiting.add(user)
        try:
            yield Ticket(Priority.ADVICE, user)
        finally:
            self._waiting.discard(user)


def _positions(match: Match) -> list[State]:
    """The positions of a match after each ply. Raises Refusal if its game cannot be analysed."""
    analysis_of(match.game)
    return match.boards[1:]


def has_price(running: SavedMatch) -> bool:
    """Whether a match against a level is rated, so that it can no longer raise a rating after advice."""
    match, levels = running.match, level_ratings(running.match.game)
    is_rated = any(isinstance(seat, OpponentSeat) and seat.opponent in levels for seat in (match.x, match.o))
    return is_rated and running.place.guild is not None and not running.is_unrated


def _check_allowed(running: SavedMatch) -> None:
    if running.match.is_duel and not running.is_coached:
        raise Refusal("hints_not_allowed")
