"""Answers to the questions of the course."""

from __future__ import annotations

from bot.game.ids import UserId
from bot.opponents.course import Answer, LessonPart, judge
from bot.opponents.evaluation import Evaluator
from bot.services.turns import Priority, Ticket
from bot.services.worker_pool import WorkerPool
from bot.storage.course import save_solved
from bot.storage.database import Database

POSITIONS = 5_000
"""How many positions are searched to explain an answer on a large board, which takes up to 0.2 s."""

_SECONDS = 10.0  # never reached, so that everything is proven that the tests prove


class CourseService:
    def __init__(self, database: Database, workers: WorkerPool) -> None:
        self._database = database
        self._workers = workers
        self._evaluate = Evaluator(POSITIONS, _SECONDS).evaluate

    async def answer(self, user: UserId, part: LessonPart, cell: int) -> Answer:
        """Judge an answer, and save that the user has solved an exercise.
        Raises MoveError if the cell cannot be played.
        """
        answer = await self._judge(user, part, cell)
        if answer.is_right and part.exercise:
            await self._database.write(save_solved, user, part.lesson.name, part.exercise)
        return answer

    async def solve(self, user: UserId, part: LessonPart) -> Answer:
        """Return the right answer, which does not count as the user's."""
        return await self._judge(user, part, part.puzzle.solution)

    async def _judge(self, user: UserId, part: LessonPart, cell: int) -> Answer:
        puzzle, ticket = part.puzzle, Ticket(Priority.MOVE, user)
        puzzle.board.check(cell)
        return await self._workers.run_on_board(ticket, puzzle.board.rules, judge, puzzle, cell, self._evaluate)
