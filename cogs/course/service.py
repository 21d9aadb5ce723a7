"""Answers to the questions of the course."""

from __future__ import annotations

from bot.analysis.evaluation import Evaluator
from bot.database.database import Database
from bot.model.actor import Actor
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService
from cogs.course.lessons import CourseAnswer, LessonPart, judge
from cogs.course.queries import save_solved

POSITIONS = 5_000
"""How many positions are searched to explain an answer on a large board, which takes up to 0.2 s."""

_SECONDS = 10.0  # never reached, so that everything is proven that the tests prove


class CourseService:
    def __init__(self, database: Database, advice: AdviceService, workers: WorkerPool) -> None:
        self._database = database
        self._advice = advice
        self._workers = workers
        self._evaluate = Evaluator(POSITIONS, _SECONDS).evaluate

    async def answer(self, actor: Actor, part: LessonPart, cell: int, *, is_agreed: bool = False) -> CourseAnswer:
        """Judge an answer, and save that the user has solved an exercise.
        Raises MoveError if the cell cannot be played; and the errors of `AdviceService.about`.
        """
        answer = await self._judge(actor, part, cell, is_agreed)
        if answer.is_right and part.exercise:
            await self._database.write(save_solved, actor.user, part.lesson.name, part.exercise)
        return answer

    async def solve(self, actor: Actor, part: LessonPart, *, is_agreed: bool = False) -> CourseAnswer:
        """Return the right answer, which does not count as the user's. Raises the errors of `AdviceService.about`."""
        return await self._judge(actor, part, part.puzzle.solution, is_agreed)

    async def _judge(self, actor: Actor, part: LessonPart, cell: int, is_agreed: bool) -> CourseAnswer:
        puzzle, ticket = part.puzzle, Ticket(Priority.MOVE, actor.user)
        puzzle.board.check(cell)
        async with self._advice.about(actor, [puzzle.board], is_agreed=is_agreed):
            return await self._workers.run_on_board(ticket, puzzle.board.rules, judge, puzzle, cell, self._evaluate)
