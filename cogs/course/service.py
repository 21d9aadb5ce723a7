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

POSITIONS = 5_000  # how many positions are searched to explain an answer on a large board, which takes up to 0.2 s
_SECONDS = 10.0  # never reached, so that everything is proven that the tests prove


class CourseService:
    def __init__(self, database: Database, advice: AdviceService, workers: WorkerPool) -> None:
        self._database = database
        self._advice = advice
        self._workers = workers
        self._evaluate = Evaluator(POSITIONS, _SECONDS).evaluate

    async def answer(
        self, actor: Actor, part: LessonPart, cell: int | None, *, is_agreed: bool = False
    ) -> CourseAnswer:
        """Judge an answer, and save that the user has solved an exercise; None is the solution, which does not count.
        Raises MoveError if the cell cannot be played; and the errors of `AdviceService.about`.
        """
        puzzle, ticket = part.puzzle, Ticket(Priority.MOVE, actor.user)
        board, played = puzzle.board, puzzle.solution if cell is None else cell
        board.check(played)
        async with self._advice.about(actor, [board], is_agreed=is_agreed):
            answer = await self._workers.run_on_board(ticket, board.rules, judge, puzzle, played, self._evaluate)
        if answer.is_right and part.exercise and cell is not None:
            await self._database.write(save_solved, actor.user, part.lesson.name, part.exercise)
        return answer
