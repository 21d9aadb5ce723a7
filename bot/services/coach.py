"""Hints during a match, analyses of positions, and reviews of finished matches."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.game.board import Board
from bot.game.errors import Refusal
from bot.game.games import GAMES
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.game.position import canonical, position_of
from bot.game.rules import Rules
from bot.model.actor import Actor
from bot.model.ids import ChannelId, Place, ScopeId
from bot.model.saved_match import SavedMatch
from bot.opponents import coach, review
from bot.opponents.coach import Analysis, Hint
from bot.opponents.evaluation import Evaluator, LimitedEvaluator
from bot.opponents.review import Review, ReviewedGame
from bot.services.errors import NoMatchError
from bot.services.matches import Matches
from bot.services.worker_pool import WorkerPool
from bot.storage.matches import MatchStore

_ADVICE_SECONDS = 4.0
"""How long the evaluations for a hint or an analysis take on a large board, unless the first one takes longer."""

_REVIEW_SECONDS = 10.0
"""How long the evaluations for a review take."""

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
        hint = await self._workers.run_on_board(running.place.scope, board.rules, coach.hint, board, evaluate)
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
            return PositionAnalysis(await self._analyse(last.place.scope, undecided.board), ended=ended)
        is_player = running.match.is_player(actor.user)
        if not is_player and not running.match.is_exhibition:
            raise Refusal("not_your_match")
        _check_allowed(running)
        analysis = await self._analyse(running.place.scope, running.match.board)
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

    async def analyse_position(self, actor: Actor, board: Board) -> PositionAnalysis:
        """Analyse any position. If it is the one of the user's running match, that counts as help in the match.

        Raises:
            Refusal: two members play in the channel who have not agreed to hints, and the user is one of
                them, or the position is theirs.
        """
        scope, running = actor.place.scope, await self._matches.reload(actor.place.channel)
        if running is None:
            return PositionAnalysis(await self._analyse(scope, board))
        is_player, is_current = running.match.is_player(actor.user), _are_symmetric(running.match.board, board)
        if is_player or is_current:
            _check_allowed(running)
        analysis = await self._analyse(scope, board)
        return PositionAnalysis(analysis, is_first=is_player and is_current and await self._mark_coached(running))

    async def review_last(self, channel: ChannelId) -> Review:
        """Review the last finished match of a channel, ply by ply.

        Raises:
            Refusal: no match has ended in the channel.
        """
        return await self._review(await self._find_last(channel))

    async def review(self, place: Place, match: MatchId) -> Review:
        """Review a finished match, ply by ply.

        Raises:
            Refusal: it is unknown, still running, or was played in another scope.
        """
        saved = await self._store.find(match)
        if saved is None or not saved.match.is_over or saved.place.scope != place.scope:
            raise Refusal("record-match_not_found")
        return await self._review(saved)

    async def _find_last(self, channel: ChannelId) -> SavedMatch:
        saved = await self._store.last_finished(channel)
        if saved is None:
            raise Refusal("record-nothing_finished")
        return saved

    async def _analyse(self, scope: ScopeId, board: Board) -> Analysis:
        evaluate = LimitedEvaluator(self._evaluator, _ADVICE_SECONDS).evaluate
        return await self._workers.run_on_board(scope, board.rules, coach.analyse, board, evaluate)

    async def _review(self, saved: SavedMatch) -> Review:
        """Review a finished match, which is asked for again by every press that turns a page."""
        match = saved.match
        game = match.rules, match.plies
        async with self._reviewing.setdefault(game, asyncio.Lock()):
            if (reviewed := self._reviewed.get(game)) is None:
                evaluate = LimitedEvaluator(self._quick_evaluator, _REVIEW_SECONDS).evaluate
                reviewed = await self._workers.run_on_board(
                    saved.place.scope, match.rules, review.review_game, *game, evaluate
                )
                self._reviewed[game] = reviewed
        return Review(match, reviewed)

    async def _mark_coached(self, running: SavedMatch) -> bool:
        """Mark a match as played with advice, unless it has ended. Return whether the mark is new."""
        return not running.is_coached and (await self._matches.mark_coached(running)).is_coached


def _are_symmetric(first: Board, second: Board) -> bool:
    """Whether two positions are equal, or one is the other turned or mirrored."""
    keys = {canonical(position_of(board, Mark.X), board.rules) for board in (first, second)}
    return first.rules == second.rules and len(keys) == 1


def _check_allowed(running: SavedMatch) -> None:
    if running.match.is_duel and not running.is_coached:
        raise Refusal("hints_not_allowed")
