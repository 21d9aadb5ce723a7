"""Hints during a match, analyses of positions, and reviews of finished matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.game.board import Board
from bot.game.errors import Refusal
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.game.position import may_become
from bot.game.rules import Rules
from bot.model.actor import Actor
from bot.model.ids import ChannelId
from bot.model.saved_match import SavedMatch
from bot.opponents import coach, review
from bot.opponents.coach import Analysis, Hint
from bot.opponents.evaluation import Evaluator, LimitedEvaluator
from bot.opponents.review import Review, ReviewedGame
from bot.services.errors import NoMatchError
from bot.services.matches import Matches
from bot.services.turns import Priority, Ticket
from bot.services.worker_pool import WorkerPool
from bot.storage.matches import MatchStore

_T = TypeVar("_T")
_Arguments = TypeVarTuple("_Arguments")

_ADVICE_SECONDS = 4.0
"""How long the evaluations for a hint or an analysis take on a large board, unless the first one takes longer."""

_REVIEW_SECONDS = 10.0
"""How long the evaluations for a review take."""

_PLIES_AHEAD = 2
"""Advice about a position helps in a match that may reach it within so many plies."""

_MAX_REVIEWS = 100
"""How many games have their reviews cached, without their players."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint, and the position that it is for.

    Args:
        is_first: whether it is the first help in the match, which is marked as coached from now on.
    """

    board: Board
    hint: Hint
    is_first: bool


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """The analysis of a position, and the match that the position is from.

    Args:
        is_first: whether it is the first help in the running match, which is marked as coached from now on.
        ended: the finished match that the position is from, if any: its last position, or the one before the last ply.
    """

    analysis: Analysis
    is_first: bool = False
    ended: Match | None = None


class CoachService:
    """Gives hints, analyses and reviews. Those of large boards are computed in worker processes.

    In a match against an opponent, help is always allowed, and marks the match as coached. In a match between two
    members, it is allowed if both have agreed to it before the match.

    Every awaited method may raise DatabaseError.

    Args:
        evaluator: evaluates positions for hints and analyses; used by several threads at once, and pickled.
        quick_evaluator: evaluates all positions of a match for a review, likewise.
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
        self._reviewed: LRUCache[tuple[Rules, tuple[int, ...]], ReviewedGame] = LRUCache(_MAX_REVIEWS)
        self._reviewing: WeakValueDictionary[tuple[Rules, tuple[int, ...]], asyncio.Lock] = WeakValueDictionary()

    async def hint(self, actor: Actor) -> Advice:
        """Return a good move for the player to move.

        Raises:
            NoMatchError: no match is running in the channel.
            NotYourTurnError: the opponent is to move.
            Refusal: the user holds no seat, or two members play who have not agreed to hints.
        """
        running = await self._matches.reload(actor.place.channel)
        if running is None:
            raise NoMatchError
        running.match.check_turn(actor.user)
        _check_allowed(running)
        board, evaluate = running.match.board, LimitedEvaluator(self._evaluator, _ADVICE_SECONDS).evaluate
        hint = await self._compute(actor.user, board.rules, coach.hint, board, evaluate)
        return Advice(board, hint, is_first=await self._mark_coached(running))

    async def analyse(self, actor: Actor) -> PositionAnalysis:
        """Analyse the position of the running match; without one, the end of the last match of the channel.

        If the last ply ended that match, the position before it is analysed.

        Raises:
            Refusal: the user does not play in the running match, and it is not an exhibition; two members play who have
                not agreed to hints; or no match has ended in the channel.
        """
        running = await self._matches.reload(actor.place.channel)
        if running is None:
            last = await self._find_last(actor.place.channel)
            ended = last.match
            undecided = replace(ended, plies=ended.plies[:-1]) if ended.board.is_over else ended
            return PositionAnalysis(await self._analyse(actor.user, undecided.board), ended=ended)
        is_player = running.match.is_player(actor.user)
        if not is_player and not running.match.is_exhibition:
            raise Refusal("not_your_match")
        _check_allowed(running)
        analysis = await self._analyse(actor.user, running.match.board)
        return PositionAnalysis(analysis, is_first=is_player and await self._mark_coached(running))

    async def position_rules(self, channel: ChannelId, text: str) -> Rules:
        """Return the rules by which a typed position is analysed: those of the channel's match or of a listed game.

        A running match comes first, and one that has ended last. If none has the shape of the position, the first of
        them are returned.
        """
        running, ended = await self._matches.reload(channel), await self._store.last_finished(channel)
        candidates = [saved.match.rules for saved in [running] if saved]
        candidates += [*GAMES.values(), *(saved.match.rules for saved in [ended] if saved)]
        shape = [len(row) for row in text.split("/")]
        return next((rules for rules in candidates if [rules.columns] * rules.rows == shape), candidates[0])

    async def find_advised(self, actor: Actor, board: Board) -> SavedMatch | None:
        """Return a running match that the analysis of a position would help a user to play, if it is not yet marked.

        It is one of the user's own, wherever it is played, in which the position stands or may stand within two plies.

        Raises:
            Refusal: members play that match, or the channel's, who have not agreed to hints.
        """
        here, own = await self._matches.reload(actor.place.channel), await self._store.running_of(actor.user)
        if here and here.match.is_duel and here.match.is_player(actor.user):
            _check_allowed(here)  # at every position, so that nothing is asked in the middle of a match
        helped = [saved for saved in [*own, *([here] if here else [])] if _helps(saved.match.board, board)]
        for saved in helped:
            _check_allowed(saved)
        return next((saved for saved in helped if saved.match.is_player(actor.user) and not saved.is_coached), None)

    async def analyse_position(self, actor: Actor, board: Board) -> PositionAnalysis:
        """Analyse a position that helps in no running match: `find_advised` has returned None.

        Raises:
            Refusal: the user waits for other advice, or too many users wait.
        """
        return PositionAnalysis(await self._analyse(actor.user, board))

    async def analyse_advised(self, actor: Actor, match: MatchId, board: Board) -> PositionAnalysis:
        """Analyse a position that helps in a user's match, which is marked as played with advice.

        Raises:
            Refusal: as above, or members play who have not agreed to hints.
        """
        saved = await self._store.find(match)
        if saved is None or saved.match.is_over:
            return await self.analyse_position(actor, board)
        _check_allowed(saved)
        analysis = await self._analyse(actor.user, board)
        return PositionAnalysis(
            analysis, is_first=saved.match.is_player(actor.user) and await self._mark_coached(saved)
        )

    async def review_last(self, actor: Actor) -> Review:
        """Review the last finished match of a channel, ply by ply.

        Raises:
            Refusal: no match has ended in the channel.
        """
        return await self._review(actor.user, await self._find_last(actor.place.channel))

    async def review(self, actor: Actor, match: MatchId) -> Review:
        """Review a finished match, ply by ply.

        Raises:
            Refusal: it is unknown, still running, or was played in another scope.
        """
        saved = await self._store.find(match)
        if saved is None or not saved.match.is_over or saved.place.scope != actor.place.scope:
            raise Refusal("record-match_not_found")
        return await self._review(actor.user, saved)

    async def _find_last(self, channel: ChannelId) -> SavedMatch:
        saved = await self._store.last_finished(channel)
        if saved is None:
            raise Refusal("record-nothing_finished")
        return saved

    async def _analyse(self, user: UserId, board: Board) -> Analysis:
        evaluate = LimitedEvaluator(self._evaluator, _ADVICE_SECONDS).evaluate
        return await self._compute(user, board.rules, coach.analyse, board, evaluate)

    async def _compute(
        self, user: UserId, rules: Rules, function: Callable[[*_Arguments], _T], *arguments: *_Arguments
    ) -> _T:
        """Compute advice for a user, one piece at a time.

        Raises:
            Refusal: another piece is being computed for the user, or too many users wait.
        """
        if user in self._waiting:
            raise Refusal("advice_pending")
        self._waiting.add(user)
        try:
            return await self._workers.run_on_board(Ticket(Priority.ADVICE, user), rules, function, *arguments)
        finally:
            self._waiting.discard(user)

    async def _review(self, user: UserId, saved: SavedMatch) -> Review:
        """Review a finished match, which is asked for again by every press that turns a page."""
        match = saved.match
        game = match.rules, match.plies
        async with self._reviewing.setdefault(game, asyncio.Lock()):
            if (reviewed := self._reviewed.get(game)) is None:
                evaluate = LimitedEvaluator(self._quick_evaluator, _REVIEW_SECONDS).evaluate
                reviewed = await self._compute(user, match.rules, review.review_game, *game, evaluate)
                self._reviewed[game] = reviewed
        return Review(match, reviewed)

    async def _mark_coached(self, running: SavedMatch) -> bool:
        """Mark a match as played with advice, unless it has ended. Return whether the mark is new."""
        return not running.is_coached and (await self._matches.mark_coached(running)).is_coached


def _helps(current: Board, analysed: Board) -> bool:
    """Whether the values of a position help to play another one."""
    return may_become(current, analysed, _PLIES_AHEAD)


def _check_allowed(running: SavedMatch) -> None:
    if running.match.is_duel and not running.is_coached:
        raise Refusal("hints_not_allowed")
