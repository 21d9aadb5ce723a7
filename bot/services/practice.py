"""Exercises from members' own mistakes: they are collected from finished games, asked, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from weakref import WeakValueDictionary

from bot.game.board import Board
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
from bot.services.coach import CoachService, helps
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
    """Collects the exercises of finished games, and asks each of them on the days on which it is due.

    Exercises whose position helps in a running game of the member, played without advice, are withheld until then.
    """

    def __init__(
        self,
        database: Database,
        store: MatchStore,
        coach: CoachService,
        puzzles: PuzzleService,
        workers: WorkerPool,
        *,
        now: Callable[[], datetime],
    ) -> None:
        self._database = database
        self._store = store
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
            Refusal: the game is unknown or still running, or was played in another scope; every exercise helps in a
                running game; or as for other advice.
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
        return await self.next_of_game(actor.user, match)

    async def begin(self, actor: Actor) -> ExerciseQuestion | NothingDue:
        """Keep a member's mistakes from now on, and return the next exercise that is due.
        Raises Refusal if all that are due help in a running game.
        """
        user = actor.user
        known = await self._database.read(practice.queued_of, user)
        if known is None:
            await self._database.write(practice.begin_practice, user, self._now())
        for queued in known or ():
            match = await self._database.read(practice.find_ended, queued.match)
            if match is None or match.rules.cells <= MAX_CELLS_IN_PROCESS:  # larger ones follow in the background
                await self._collect(queued, match)
        return await self.next_due(user)

    async def next_due(self, user: UserId) -> ExerciseQuestion | NothingDue:
        """Return the next exercise that is due. Raises Refusal if all that are due help in a running game."""
        today, skipped = self._now().date(), 0
        running = await self._coach.boards_without_advice(user)
        while due := await self._database.read(practice.due_exercises, user, today, skipped):
            if exercise := _first_allowed(due, running):
                return await self._question(exercise)
            skipped += len(due)
        if skipped:
            raise Refusal("practice-helps")
        return NothingDue(await self._database.read(practice.next_due, user))

    async def next_of_game(self, user: UserId, match: MatchId, after: int = -1) -> ExerciseQuestion | None:
        """Return the next exercise of a game after the ply with a number; None if there is none.
        Raises Refusal if all of them help in a running game.
        """
        made = await self._database.read(practice.exercises_of_game, user, match)
        if not (following := [each for each in made if each.mistake.number > after]):
            return None
        if exercise := _first_allowed(following, await self._coach.boards_without_advice(user)):
            return await self._question(exercise)
        raise Refusal("practice-helps")

    async def find(self, user: UserId, match: MatchId, number: int) -> ExerciseQuestion:
        """Return the exercise from a member's mistake.
        Raises Refusal if it is not kept any more, or helps in a running game.
        """
        return await self._allowed(user, await self._database.read(practice.find_exercise, user, match, number))

    async def find_asked(self, user: UserId) -> ExerciseQuestion:
        """Return the exercise that a member was asked last. Raises the errors of `find`."""
        return await self._allowed(user, await self._database.read(practice.find_asked, user))

    async def record_asked(self, user: UserId, question: ExerciseQuestion) -> None:
        """Save that a member is asked an exercise, so that they can answer it by text."""
        await self._database.write(practice.record_asked, user, question.exercise)

    async def answer(
        self,
        actor: Actor,
        question: ExerciseQuestion,
        cell: int | None,  # None for the solution, which counts as a wrong answer
    ) -> Answer:
        """Answer an exercise, and count the answer if the exercise is due.
        Raises MoveError if the cell cannot be played; Refusal if the exercise is not kept any more.
        """
        user, puzzle, is_right = actor.user, question.puzzle, False
        if cell is not None:
            if cell >= puzzle.board.rules.cells:
                raise Refusal("practice-over")
            puzzle.board.check(cell)
            is_right = question.is_right(cell)
            puzzle = replace(puzzle, solution=cell) if is_right else puzzle
        ticket, saving = Ticket(Priority.MOVE, user), practice.save_answer
        async with self._locks.setdefault(user, asyncio.Lock()):  # only the first of two answers counts
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
        """Check if there is another exercise: one of a game after the ply with a number, or one that is due.
        Count those that have to wait because they help in a running game.
        """
        try:
            if game is None:
                return isinstance(await self.next_due(user), ExerciseQuestion)
            return await self.next_of_game(user, game, after) is not None
        except Refusal:
            return True

    async def _collect(self, queued: QueuedReview, match: Match | None, *, for_user: bool = False) -> None:
        if match is None or not match.is_player(queued.user):
            await self._database.write(practice.drop_queued, queued)
            return
        judged: list[ReviewedPly] = []
        if can_be_kept(match.rules):
            review, mark = await self._coach.judge(match, queued.user if for_user else None), match.mark_of(queued.user)
            judged = [ply for ply in review.plies if ply.mark is mark and ply.keeps_result is not None]
        mistakes = [ply.mistake for ply in judged if ply.mistake]
        await self._database.write(practice.save_review, queued.user, queued.match, len(judged), mistakes)

    async def _question(self, exercise: Exercise) -> ExerciseQuestion:
        made = await self._database.read(practice.with_plies, exercise)
        return exercise_question(made.exercise, made.plies)

    async def _allowed(self, user: UserId, made: MadeExercise | None) -> ExerciseQuestion:
        if made is None:
            raise Refusal("practice-over")
        if not _first_allowed([made.exercise], await self._coach.boards_without_advice(user)):
            raise Refusal("practice-helps")
        return exercise_question(made.exercise, made.plies)


def _first_allowed(exercises: Iterable[Exercise], running: Sequence[Board]) -> Exercise | None:
    """Return the first exercise that helps in none of the running games."""
    return next(
        (each for each in exercises if not any(helps(current, each.mistake.board) for current in running)), None
    )
