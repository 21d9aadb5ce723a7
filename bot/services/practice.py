"""Exercises from members' own mistakes: they are collected from finished games, asked, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from weakref import WeakValueDictionary

from bot.game.errors import NotAPlayerError, Refusal
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.model.actor import Actor
from bot.model.exercise import Exercise, Theme, can_be_kept
from bot.model.ids import Shards
from bot.opponents.evaluation import Evaluator
from bot.opponents.exercises import Answer, ExerciseQuestion, exercise_question, explain
from bot.opponents.puzzles import PUZZLE_GAMES, Puzzle
from bot.opponents.review import ReviewedPly
from bot.services.advice import AdviceService
from bot.services.coach import CoachService
from bot.services.puzzles import PuzzleService
from bot.services.turns import Priority, Ticket
from bot.services.worker_pool import MAX_CELLS_IN_PROCESS, WorkerError, WorkerPool
from bot.storage import practice
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from bot.storage.practice import MadeExercise, QueuedReview

log = logging.getLogger(__name__)

_LATELY = timedelta(days=30)
"""The mistakes of this time say what a member misses most often."""

_POSITIONS = 20_000  # how many positions are searched to explain an answer on a large board, which takes up to 0.2 s


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
        self._evaluate = Evaluator(_POSITIONS).evaluate
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    async def queued(self, shards: Shards) -> list[QueuedReview]:
        """Return the finished games of some shards whose exercises are not collected yet."""
        return await self._database.read(practice.queued_reviews, shards)

    async def collect(self, queued: QueuedReview) -> None:
        """Review a queued game in the background, and save its exercises, unless another process has saved them.
        If no worker completes the review, the game stays in the queue.
        """
        try:
            await self._collect(queued, await self._database.read(practice.find_ended, queued.match))
        except WorkerError as error:
            log.warning("The review of game %d was not completed, and will be tried again (%s)", queued.match, error)

    async def fix(self, actor: Actor, match: MatchId) -> ExerciseQuestion | None:
        """Collect the exercises of a finished game, and return the first one; None if it has none for the member.

        Raises:
            Refusal: the game is unknown or still running, or was played in another scope; or as for other advice.
            NotAPlayerError: the member did not play it.
            WorkerError: no worker has completed the review.
        """
        saved = await self._store.find(match)
        if saved is None or not saved.match.is_over or saved.place.scope != actor.place.scope:
            raise Refusal("record-match_not_found")
        if not saved.match.is_player(actor.user):
            raise NotAPlayerError
        if await self._database.write(practice.begin_with, actor.user, saved, self._now()):
            await self._collect(QueuedReview(actor.user, match), saved.match, for_user=True)
        return await self.next_of_game(actor, match)

    async def begin(self, actor: Actor) -> ExerciseQuestion | NothingDue:
        """Keep a member's mistakes from now on, and return the next exercise that is due."""
        user = actor.user
        known = await self._database.read(practice.queued_of, user)
        if known is None:
            await self._database.write(practice.begin_practice, user, self._now())
        for queued in known or ():
            match = await self._database.read(practice.find_ended, queued.match)
            if match is None or match.rules.cells <= MAX_CELLS_IN_PROCESS:  # larger ones follow in the background
                await self._collect(queued, match)
        return await self.next_due(actor)

    async def next_due(self, actor: Actor) -> ExerciseQuestion | NothingDue:
        """Return the next exercise that is due."""
        if due := await self._database.read(practice.due_exercises, actor.user, self._now().date()):
            return await self._choose(actor, due)
        return NothingDue(await self._database.read(practice.next_due, actor.user))

    async def next_of_game(self, actor: Actor, match: MatchId, after: int = -1) -> ExerciseQuestion | None:
        """Return the next exercise of a game after the ply with a number; None if there is none."""
        following = await self._of_game(actor.user, match, after)
        return await self._choose(actor, following) if following else None

    async def find(self, user: UserId, match: MatchId, number: int) -> ExerciseQuestion:
        """Return the exercise from a member's mistake. Raises Refusal if it is not kept any more."""
        return _question(await self._database.read(practice.find_exercise, user, match, number))

    async def find_asked(self, user: UserId) -> ExerciseQuestion:
        """Return the exercise that a member was asked last. Raises the errors of `find`."""
        return _question(await self._database.read(practice.find_asked, user))

    async def record_asked(self, user: UserId, question: ExerciseQuestion) -> None:
        """Save that a member is asked an exercise, so that they can answer it by text."""
        await self._database.write(practice.record_asked, user, question.exercise)

    async def answer(
        self,
        actor: Actor,
        question: ExerciseQuestion,
        cell: int | None,  # None for the solution, which counts as a wrong answer
        *,
        is_agreed: bool = False,
    ) -> Answer:
        """Answer an exercise, and count the answer if the exercise is due.
        Raises MoveError if the cell cannot be played; Refusal if the exercise is not kept any more; and the errors of
        `AdviceService.about`, as the answer is advice about its position.
        """
        user, puzzle, is_right = actor.user, question.puzzle, False
        if cell is not None:
            if cell >= puzzle.board.rules.cells:
                raise Refusal("practice-over")
            puzzle.board.check(cell)
            is_right = question.is_right(cell)
            puzzle = replace(puzzle, solution=cell) if is_right else puzzle
        ticket, saving = Ticket(Priority.MOVE, user), practice.save_answer
        advice = self._advice.about(actor, [puzzle.board], is_agreed=is_agreed, answering=question.exercise)
        async with self._locks.setdefault(user, asyncio.Lock()), advice:  # only the first of two answers counts
            solution = await self._workers.run_on_board(ticket, puzzle.board.rules, explain, puzzle, self._evaluate)
            today, event = self._now().date(), actor.event.id
            counted = await self._database.write(saving, user, question.exercise, event, today, is_right=is_right)
            if counted is None:
                raise Refusal("practice-over")
        return Answer(question, cell, solution, counted.exercise, is_right=is_right, is_counted=counted.is_counted)

    async def next_puzzle(self, actor: Actor) -> tuple[Puzzle, Theme | None]:
        """Give a member a puzzle of the theme that they have missed most often lately; None without mistakes."""
        weakness = await self._database.read(practice.find_weakness, actor.user, self._now() - _LATELY)
        default = actor.settings.default_game(PUZZLE_GAMES)
        game, theme = (weakness.game, weakness.theme) if weakness else (default, None)
        return await self._puzzles.next(actor, game if game in PUZZLE_GAMES else default, theme=theme), theme

    async def has_next(self, user: UserId, game: MatchId | None, after: int) -> bool:
        """Check if there is another exercise: one of a game after the ply with a number, or one that is due."""
        if game is None:
            return bool(await self._database.read(practice.due_exercises, user, self._now().date()))
        return bool(await self._of_game(user, game, after))

    async def _of_game(self, user: UserId, game: MatchId, after: int) -> list[Exercise]:
        made = await self._database.read(practice.exercises_of_game, user, game)
        return [each for each in made if each.mistake.number > after]

    async def _collect(self, queued: QueuedReview, match: Match | None, *, for_user: bool = False) -> None:
        if match is None or not match.is_player(queued.user):
            await self._database.write(practice.drop_queued, queued)
            return
        judged: list[ReviewedPly] = []
        if can_be_kept(match.rules):
            review, mark = await self._coach.judge(match, queued.user if for_user else None), match.mark_of(queued.user)
            judged = [ply for ply in review.plies if ply.mark is mark and ply.is_judged]
        mistakes = [ply.mistake for ply in judged if ply.mistake]
        await self._database.write(practice.save_review, queued.user, queued.match, len(judged), mistakes)

    async def _choose(self, actor: Actor, exercises: Sequence[Exercise]) -> ExerciseQuestion:
        """Return the first exercise whose answer costs nothing else; if there is none, the first exercise."""
        for exercise in exercises:
            board = exercise.mistake.board
            if (await self._advice.find(actor.user, actor.place, [board], answering=exercise)).is_free:
                break
        else:
            exercise = exercises[0]
        return _question(await self._database.read(practice.with_plies, exercise))


def _question(made: MadeExercise | None) -> ExerciseQuestion:
    if made is None:
        raise Refusal("practice-over")
    return exercise_question(made.exercise, made.plies)
