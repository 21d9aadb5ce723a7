"""Exercises from members' own mistakes: they are collected from games and puzzles, asked, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from weakref import WeakValueDictionary

from bot.analysis.evaluator import ANSWER_POSITIONS, Evaluator
from bot.analysis.exercise import ExerciseAnswer, ExerciseQuestion, MissedPuzzle, Mistake, explain, mistake_of
from bot.analysis.puzzles import PUZZLE_GAMES, Puzzle, find_puzzle
from bot.analysis.reason import Theme
from bot.analysis.review import Review, ReviewedPly
from bot.database.database import Database
from bot.games.errors import NotAPlayerError, Refusal
from bot.games.game import Capability
from bot.games.games import is_small
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.matches.store import MatchStore
from bot.model.actor import Actor
from bot.workers.pool import MAX_CELLS_IN_PROCESS, WorkerError, WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService
from cogs.coach.service import CoachService
from cogs.practice import queries as practice
from cogs.practice.queries import Asked, OpenPositions, QueuedReview
from cogs.puzzles.service import PuzzleService

log = logging.getLogger(__name__)

_LATELY = timedelta(days=30)  # the mistakes of this time say what a member misses most often


@dataclass(frozen=True, slots=True)
class NothingDue:
    next_due: date | None  # the day of the next exercise, in UTC; None if there are no exercises


class PracticeService:
    """Collects the exercises of finished games, and asks each of them on the days on which it is due."""

    def __init__(
        self,
        database: Database,
        store: MatchStore,
        advice: AdviceService,
        coach: CoachService,
        puzzles: PuzzleService,
        workers: WorkerPool,
        *,
        now: Callable[[], datetime],
    ) -> None:
        self._database = database
        self._store = store
        self._advice = advice
        self._coach = coach
        self._puzzles = puzzles
        self._workers = workers
        self._now = now
        self._evaluate = Evaluator(ANSWER_POSITIONS).evaluate
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    async def collect(self, queued: QueuedReview) -> None:
        """Review a queued game and save its exercises; it stays in the queue if no worker completes the review."""
        try:
            await self._collect(queued, await self._database.read(practice.find_ended, queued.match))
        except WorkerError as error:
            log.warning("The review of game %d was not completed, and will be tried again (%s)", queued.match, error)

    async def fix(self, actor: Actor, match: MatchId) -> ExerciseQuestion | None:
        """Collect the exercises of a finished game, and ask the first one; None if it has none for the member.
        Raises Refusal if the game is unknown or still running, or was played in another scope, or as for other advice;
        NotAPlayerError if the member did not play it; WorkerError if no worker has completed the review.
        """
        saved = await self._store.find(match)
        if saved is None or not saved.match.is_over or saved.place.scope != actor.place.scope:
            raise Refusal("record-match_not_found")
        if not (saved.match.is_player(actor.user) or saved.match.has_crowd):
            raise NotAPlayerError
        if await self._database.write(practice.begin_with, actor.user, saved, self._now()):
            await self._collect(QueuedReview(actor.user, match), saved.match, for_user=True)
        return await self.ask_of_game(actor, match)

    async def keep_puzzles(self, actor: Actor, puzzles: Sequence[MissedPuzzle]) -> int:
        """Keep puzzles that a member has missed as exercises that are due today, and return how many are new.
        Those that are exercises already stay as they are, so it does no harm to keep the same ones again.
        """
        missed = await asyncio.to_thread(self._as_mistakes, puzzles[: practice.MAX_EXERCISES])
        keeping = practice.keep_puzzles, actor.user, actor.event.id, missed
        return await self._database.write(*keeping, self._now())

    def _as_mistakes(self, puzzles: Sequence[MissedPuzzle]) -> list[tuple[MissedPuzzle, Mistake]]:
        found = [(missed, find_puzzle(missed.game, missed.position)) for missed in puzzles]
        return [
            (missed, mistake_of(puzzle, missed.cell, number, self._evaluate))
            for number, (missed, puzzle) in enumerate(found)
            if puzzle  # a newer version may no longer have it
        ]

    async def ask_due(self, actor: Actor) -> ExerciseQuestion | NothingDue:
        """Keep a member's mistakes from now on, and ask the next exercise that is due."""
        asked = await self._database.write(practice.ask_due, actor.user, actor.place, self._now())
        if asked.queued:
            for queued in asked.queued:
                match = await self._database.read(practice.find_ended, queued.match)
                if match is None or match.game.cells <= MAX_CELLS_IN_PROCESS:  # larger ones follow in the background
                    await self._collect(queued, match)
            asked = await self._database.write(practice.ask_due, actor.user, actor.place, self._now())
        return await self._choose(actor, asked) or NothingDue(asked.next_due)

    async def ask_of_game(self, actor: Actor, match: MatchId, after: int = -1) -> ExerciseQuestion | None:
        """Ask the next exercise of a game after the ply with a number; return None if there is none."""
        today = self._now().date()
        asked = await self._database.write(practice.ask_of_game, actor.user, actor.place, today, match, after)
        return await self._choose(actor, asked)

    async def find(self, actor: Actor, match: MatchId, number: int) -> ExerciseQuestion:
        """Return the exercise from a member's mistake. Raises Refusal if it is not kept any more."""
        return (await self._find(actor, match, number))[0]

    async def _find(self, actor: Actor, match: MatchId, number: int) -> tuple[ExerciseQuestion, OpenPositions]:
        """Return what `find` returns, and the positions that the member plays or is asked."""
        reading = practice.find_to_answer, actor.user, actor.place, self._now().date(), match, number
        question, found = await self._database.read(*reading)
        if question is None:
            raise Refusal("practice-over")
        return question, found

    @asynccontextmanager
    async def hinting(
        self, actor: Actor, match: MatchId, number: int, *, is_agreed: bool
    ) -> AsyncGenerator[ExerciseQuestion]:
        """Let the block show a hint for an exercise, which is advice about its position.
        Raises the errors of `find` and `AdviceService.about`.
        """
        question, found = await self._find(actor, match, number)
        boards = [question.puzzle.board]
        async with self._advice.about(actor, boards, is_agreed=is_agreed, answering=question.exercise, found=found):
            yield question

    async def find_asked(self, actor: Actor) -> ExerciseQuestion:
        """Return the exercise that a member was asked last. Raises the errors of `find`."""
        question = await self._database.read(practice.find_asked, actor.user)
        if question is None:
            raise Refusal("practice-over")
        return question

    async def answer(
        self,
        actor: Actor,
        match: MatchId,
        number: int,
        cell: int | None,  # None for the solution, which counts as a wrong answer
        *,
        in_game: bool = False,
        is_agreed: bool = False,
    ) -> ExerciseAnswer:
        """Answer the exercise from a member's mistake, which counts if the exercise is due.
        The next one is of the same game, or one that is due. Raises the errors of `AdviceService.about` as well.
        """
        async with self._locks.setdefault(actor.user, asyncio.Lock()):  # only the first of two answers counts
            question, found = await self._find(actor, match, number)
            exercise, board, today = question.exercise, question.puzzle.board, self._now().date()
            if cell is not None and cell >= board.game.cells:
                raise Refusal("practice-over")
            if cell is not None:
                board.check(cell)
            ticket, is_right = Ticket(Priority.MOVE, actor.user), question.is_right(cell)
            async with self._advice.about(actor, [board], is_agreed=is_agreed, answering=exercise, found=found):
                move = await self._workers.run_on_board(ticket, board.game, explain, question, cell, self._evaluate)
                saving = practice.save_answer, actor.user, exercise, today, match if in_game else None
                counted = await self._database.write(*saving, is_right=is_right)
                if counted is None:
                    raise Refusal("practice-over")
        return ExerciseAnswer(question, cell, move, is_right, (counted.due - today).days, counted)

    async def next_puzzle(self, actor: Actor) -> tuple[Puzzle, Theme | None]:
        """Give a member a puzzle of the theme that they have missed most often lately; None without mistakes."""
        weakness = await self._database.read(practice.find_weakness, actor.user, self._now() - _LATELY)
        default = actor.settings.default_game_name(PUZZLE_GAMES)
        theme, game = weakness or (None, default)
        return await self._puzzles.next(actor, game if game in PUZZLE_GAMES else default, theme=theme), theme

    async def _collect(self, queued: QueuedReview, match: Match | None, *, for_user: bool = False) -> None:
        if match is None or not (match.is_player(queued.user) or match.has_crowd):
            await self._database.write(practice.drop_queued, queued)
            return
        judged: list[ReviewedPly] = []
        # the positions of exercises are saved with up to 50 digits
        if Capability.ANALYSIS in match.game.capabilities and is_small(match.game):
            review = await self._coach.judge(match, queued.user if for_user else None)
            judged = _own_plies(review, queued.user)
        # in some games, a position comes up again
        mistakes = {ply.mistake.position: ply.mistake for ply in judged if ply.mistake}
        lasting = await asyncio.to_thread(lambda: [mistake for mistake in mistakes.values() if mistake.is_lasting])
        # the moves of a crowd say nothing about the accuracy of a member
        moves = 0 if match.has_crowd else len(judged)
        kept = 0 if match.has_crowd else sum(ply.mistake is None for ply in judged)
        await self._database.write(practice.save_review, queued.user, queued.match, moves, kept, lasting)

    async def _choose(self, actor: Actor, asked: Asked) -> ExerciseQuestion | None:
        """Return the first exercise whose answer costs nothing else; if there is none, the first exercise."""
        chosen = asked.first
        for exercise in asked.exercises:
            boards = [exercise.mistake.board]
            price = await self._advice.find(actor.user, actor.place, boards, answering=exercise, found=asked.found)
            if not price:
                if exercise is not asked.exercises[0]:
                    chosen = await self._database.write(practice.record_asked, actor.user, exercise)
                break
        return chosen


def _own_plies(review: Review, user: UserId) -> list[ReviewedPly]:
    """Return the judged plies of a member, or the one at which the crowd went wrong in a match where everyone voted."""
    if review.match.has_crowd:
        return [review.gone_wrong] if review.gone_wrong else []
    mark = review.match.mark_of(user)
    return [ply for ply in review.plies if ply.mark is mark and ply.is_judged]
