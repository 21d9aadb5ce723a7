"""Hints during a match, analyses of positions, and reviews of finished matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.game.board import Board
from bot.game.errors import NotAPlayerError, Refusal
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.position import may_become
from bot.game.rules import Rules
from bot.model.actor import Actor
from bot.model.ids import ChannelId
from bot.model.saved_match import SavedMatch
from bot.opponents import coach, review
from bot.opponents.coach import Analysis, Hint
from bot.opponents.evaluation import Evaluate, Evaluator, LimitedEvaluator
from bot.opponents.neural import NETWORK_RATINGS, NetworkView, has_network, knows_game, look
from bot.opponents.opponent import level_ratings
from bot.opponents.review import Review, ReviewedGame
from bot.services.errors import NoMatchError
from bot.services.matches import Matches
from bot.services.turns import Priority, Ticket
from bot.services.worker_pool import MAX_CELLS_IN_PROCESS, WorkerError, WorkerPool
from bot.storage.matches import MatchStore

_T = TypeVar("_T")
_Arguments = TypeVarTuple("_Arguments")

_ADVICE_SECONDS = 4.0
"""How long the evaluations for a hint or an analysis take on a large board, unless the first one takes longer."""

_REVIEW_SECONDS = 10.0  # how long the evaluations for a review take

_ENDING_SECONDS = 1.0
"""The same for the sentence about a match that has just ended: a move of the next one may wait for it."""

_PLIES_APART = 2
"""Advice about a position helps in a match that may reach it, or may have come from it, within so many plies."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint, and the position that it is for."""

    board: Board
    hint: Hint


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """The analysis of a position, or what the network sees there, and the match that the position is from."""

    analysis: Analysis | NetworkView
    # the finished match that the position is from, if any: its last position, or the one before the last ply
    ended: Match | None = None


class AdvisedMatchesError(Exception):
    """Advice about a position would mark running matches as played with advice, and the user has to agree first."""

    def __init__(self, board: Board, matches: Sequence[SavedMatch]) -> None:
        super().__init__()
        self.board = board
        self.matches = matches


class CoachService:
    """Gives hints, analyses and reviews. Those of large boards are computed in worker processes.

    In a match against an opponent, help is always allowed, and marks the match as coached. In a match between two
    members, it is allowed if both have agreed to it before the match.

    Threads use the evaluators at once, and workers get them pickled; the quick one is for reviews.
    """

    def __init__(
        self,
        matches: Matches,
        store: MatchStore,
        workers: WorkerPool,
        evaluator: Evaluator,
        *,
        quick_evaluator: Evaluator,
    ) -> None:
        self._matches = matches
        self._store = store
        self._workers = workers
        self._evaluator = evaluator
        self._quick_evaluator = quick_evaluator
        self._waiting: set[UserId] = set()
        """The users for whom advice is being computed."""
        self._reviewed: LRUCache[tuple[Rules, tuple[int, ...]], ReviewedGame] = LRUCache(100)
        self._reviewing: WeakValueDictionary[tuple[Rules, tuple[int, ...]], asyncio.Lock] = WeakValueDictionary()

    async def find_hinted(self, actor: Actor) -> SavedMatch:
        """Return the running match of a channel if the user may have a hint now.
        Raises NoMatchError if no match is running in the channel; NotYourTurnError if the opponent is to move; Refusal
        if the user holds no seat, or two members play who have not agreed to hints.
        """
        running = await self._matches.reload(actor.place.channel)
        if running is None:
            raise NoMatchError
        running.match.check_turn(actor.user)
        _check_allowed(running)
        return running

    async def hint(self, actor: Actor, *, is_agreed: bool = False) -> Advice:
        """Return a good move for the player to move.
        Raises the errors of `find_hinted` and `analyse_position`. `is_agreed` says whether the user has agreed to mark
        the match, and others in which the hint helps.
        """
        running = await self.find_hinted(actor)
        board, agreed = running.match.board, None if is_agreed else [] if has_price(running) else [running.match.id]
        return Advice(board, await self._advise(actor, board, coach.hint, agreed=agreed))

    async def analyse(self, actor: Actor, *, with_network: bool = False) -> PositionAnalysis:
        """Analyse the position of the running match; without one, the end of the last match of the channel.

        If the last ply ended that match, the position before it is analysed.

        Raises:
            Refusal: the user does not play in the running match, and it is not an exhibition; two members play who have
                not agreed to hints; or no match has ended in the channel.
            AdvisedMatchesError: see analyse_position.
        """
        running = await self._matches.reload(actor.place.channel)
        if running is None:
            ended = await self._find_last(actor.place.channel)
            undecided = replace(ended, plies=ended.plies[:-1]) if ended.board.is_over else ended
            analysis = await self.analyse_position(actor, undecided.board, with_network=with_network)
            return replace(analysis, ended=ended)
        if not running.match.is_player(actor.user) and not running.match.is_exhibition:
            raise NotAPlayerError
        agreed = [] if has_price(running) else [running.match.id]
        return await self.analyse_position(actor, running.match.board, agreed=agreed, with_network=with_network)

    async def position_rules(self, channel: ChannelId, text: str) -> Rules:
        """Return the rules by which a typed position is analysed: those of the running match, of a listed game, or of
        the last match, whichever has the shape of the position first, or else the first of them.
        """
        running, ended = await self._matches.reload(channel), await self._store.last_finished(channel)
        candidates = [saved.match.rules for saved in [running] if saved]
        candidates += [*GAMES.values(), *(saved.match.rules for saved in [ended] if saved)]
        shape = [len(row) for row in text.split("/")]
        return next((rules for rules in candidates if [rules.columns] * rules.rows == shape), candidates[0])

    async def analyse_position(
        self, actor: Actor, board: Board, *, agreed: Collection[MatchId] | None = (), with_network: bool = False
    ) -> PositionAnalysis:
        """Analyse a position, and mark the user's running matches in which it helps as played with advice.
        With the network, return what it sees there, unless the game is over.

        These are the matches, wherever they are played, that stand at most two plies before or after the position.
        `agreed` are those that the user has agreed to mark; None for all.

        Raises:
            Refusal: members play a helped match, or the channel's, who have not agreed to hints; the user waits for
                other advice; too many users wait; or there is no network, or none for this game.
            AdvisedMatchesError: the user has not agreed to mark a helped match.
        """
        if not with_network or board.is_over:
            return PositionAnalysis(await self._advise(actor, board, coach.analyse, agreed=agreed))
        if not has_network():
            raise Refusal("network_missing")
        if not knows_game(board.rules):
            raise Refusal("network_game", games=tuple(GAMES[name] for name in NETWORK_RATINGS))
        return PositionAnalysis(await self._advise(actor, board, look, agreed=agreed, in_worker=True))

    async def review_last(self, actor: Actor) -> Review:
        """Review the last finished match of a channel. Raises Refusal if no match has ended there."""
        return await self._review_allowed(actor, await self._find_last(actor.place.channel))

    async def review(self, actor: Actor, match: MatchId) -> Review:
        """Review a finished match, ply by ply.
        Raises Refusal if it is unknown, still running, or was played in another scope; or a running match of the user,
        played without advice, has come to a position of it.
        """
        saved = await self._store.find(match)
        if saved is None or not saved.match.is_over or saved.place.scope != actor.place.scope:
            raise Refusal("record-match_not_found")
        return await self._review_allowed(actor, saved.match)

    async def judge(self, match: Match, user: UserId | None) -> Review:
        """Review a finished match for its exercises; for a user who waits for it, or None in the background.
        Raises Refusal as for other advice, and WorkerError if no worker has completed it.
        """
        if user is not None:
            return await self._review(match, user)
        game = match.rules, match.plies
        if game in self._reviewed:
            return Review(match, self._reviewed[game])
        evaluate = LimitedEvaluator(self._quick_evaluator, _REVIEW_SECONDS).evaluate
        ticket = Ticket(Priority.BACKGROUND, match.id)
        # without the lock, because a user who asks for the same review does not wait for what is in the background
        reviewed = await self._workers.run_on_board(ticket, match.rules, review.review_game, *game, evaluate)
        self._reviewed[game] = reviewed
        return Review(match, reviewed)

    async def boards_without_advice(self, user: UserId) -> list[Board]:
        """Return the boards of a user's running matches that are played without advice."""
        return [saved.match.board for saved in await self._store.running_of(user) if not saved.is_coached]

    async def review_ended(self, ended: SavedMatch) -> Review | None:
        """Review a match that has just ended, without a request, in less time than `review` takes.

        Returns:
            None if no worker is free, or if a player may not review the match because that helps in a running one.
        """
        match, rules, turns = ended.match, ended.match.rules, self._workers.turns
        if not match.plies or (rules.cells > MAX_CELLS_IN_PROCESS and not turns.has_free):
            return None
        for user in filter(None, map(match.member, Mark)):
            if await self._helps_in_running(match, user):
                return None
        evaluate = LimitedEvaluator(self._quick_evaluator, _ENDING_SECONDS).evaluate
        ticket = Ticket(Priority.BACKGROUND, ended.place.channel)
        try:
            reviewed = await self._workers.run_on_board(ticket, rules, review.review_game, rules, match.plies, evaluate)
        except WorkerError:
            return None
        found = Review(match, reviewed)
        if not found.not_judged:
            self._reviewed[rules, match.plies] = reviewed
        return found

    async def _find_last(self, channel: ChannelId) -> Match:
        saved = await self._store.last_finished(channel)
        if saved is None:
            raise Refusal("record-nothing_finished")
        return saved.match

    async def _advise(
        self,
        actor: Actor,
        board: Board,
        function: Callable[[Board, Evaluate], _T],
        *,
        agreed: Collection[MatchId] | None,
        in_worker: bool = False,
    ) -> _T:
        """Compute advice about a position; see `analyse_position`. Even on a small board, in a worker if it must be."""
        helped = await self._find_helped(actor, board)
        if agreed is not None and (others := [saved for saved in helped if saved.match.id not in agreed]):
            raise AdvisedMatchesError(board, others)
        evaluate = LimitedEvaluator(self._evaluator, _ADVICE_SECONDS).evaluate
        rules = None if in_worker else board.rules
        advice = await self._compute(actor.user, rules, function, board, evaluate)
        for saved in helped:
            await self._matches.mark_coached(saved)
        return advice

    async def _find_helped(self, actor: Actor, board: Board) -> list[SavedMatch]:
        """Return the user's running matches in which advice about a position helps, and that are not yet marked.
        Raises Refusal if members play one of them, or the channel's, who have not agreed to hints.
        """
        here, own = await self._matches.reload(actor.place.channel), await self._store.running_of(actor.user)
        if here and here.match.is_duel and here.match.is_player(actor.user):
            _check_allowed(here)  # at every position, so that nothing is asked in the middle of a match
        helped = [saved for saved in own if helps(saved.match.board, board)]
        for saved in [*helped, *([here] if here and helps(here.match.board, board) else [])]:
            _check_allowed(saved)
        return [saved for saved in helped if not saved.is_coached]

    async def _compute(
        self, user: UserId, rules: Rules | None, function: Callable[[*_Arguments], _T], *arguments: *_Arguments
    ) -> _T:
        """Compute advice about a game with these rules; None if only a worker can do it.
        Raises Refusal if another piece is being computed for the user, or too many users wait.
        """
        if user in self._waiting:
            raise Refusal("advice_pending")
        self._waiting.add(user)
        try:
            ticket = Ticket(Priority.ADVICE, user)
            if rules is None:
                return await self._workers.run(ticket, function, *arguments)
            return await self._workers.run_on_board(ticket, rules, function, *arguments)
        finally:
            self._waiting.discard(user)

    async def _review_allowed(self, actor: Actor, match: Match) -> Review:
        if await self._helps_in_running(match, actor.user):
            raise Refusal("review_helps")
        return await self._review(match, actor.user)

    async def _review(self, match: Match, user: UserId) -> Review:
        """Review a finished match, which is asked for again by every press that turns a page."""
        game = match.rules, match.plies
        async with self._reviewing.setdefault(game, asyncio.Lock()):
            if (reviewed := self._reviewed.get(game)) is None:
                evaluate = LimitedEvaluator(self._quick_evaluator, _REVIEW_SECONDS).evaluate
                reviewed = await self._compute(user, match.rules, review.review_game, *game, evaluate)
                self._reviewed[game] = reviewed
        return Review(match, reviewed)

    async def _helps_in_running(self, match: Match, user: UserId) -> bool:
        """Whether the review of a match helps a user in a running match that was played without advice."""
        return any(_has_position(match, board) for board in await self.boards_without_advice(user))


def helps(current: Board, analysed: Board) -> bool:
    """Whether the values of a position, or its best play, help to play another one."""
    return may_become(current, analysed, _PLIES_APART) or may_become(analysed, current, _PLIES_APART)


def _has_position(match: Match, board: Board) -> bool:
    """Whether a position other than the empty board stood in a match, also turned or mirrored."""
    if match.rules != board.rules or not 0 < board.ply <= len(match.plies):
        return False
    return may_become(reduce(Board.play, match.plies[: board.ply], Board(match.rules)), board, 0)


def has_price(running: SavedMatch) -> bool:
    """Whether a match against a level is rated, so that it can no longer raise a rating after advice."""
    match, levels = running.match, level_ratings(running.match.rules)
    is_rated = any(isinstance(seat, OpponentSeat) and seat.opponent in levels for seat in (match.x, match.o))
    return is_rated and running.place.guild is not None and not running.is_unrated


def _check_allowed(running: SavedMatch) -> None:
    if running.match.is_duel and not running.is_coached:
        raise Refusal("hints_not_allowed")
