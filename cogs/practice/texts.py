"""Exercises as messages: the question, the verdict on an answer, and what to say when none is due."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from bot.analysis.exercises import ExerciseAnswer, ExerciseQuestion
from bot.games.value import Result
from bot.text.coach import AdviceWriter
from bot.text.localizer import Localizer, capitalized
from bot.text.page import Page, position_page

_WRONG = {Result.DRAW: "practice-draws", Result.LOSS: "practice-loses", None: "practice-unproven"}


@dataclass(frozen=True, slots=True)
class PracticeWriter:
    localizer: Localizer

    def ask(self, question: ExerciseQuestion, *, has_cells: bool) -> Page:
        board = question.puzzle.board
        key = "practice-lost_win" if question.puzzle.goal is Result.WIN else "practice-lost_draw"
        coordinate = self.localizer.name_of_move(question.played, board.rules)
        goal = self.localizer.say(key, mark=board.to_move, coordinate=coordinate)
        return position_page(self.localizer, board, goal, has_cells=has_cells)

    def judge(self, answer: ExerciseAnswer, *, is_last_of_game: bool) -> Page:
        """Return the verdict on an answer, with a right move on the board, and when the exercise comes back."""
        say, exercise = self.localizer.say, answer.exercise
        lines = [
            self._verdict(answer),
            "" if answer.is_counted else say("practice-not_counted"),
            say("practice-box", box=exercise.box, due=exercise.due),
            say("practice-last_of_game") if is_last_of_game else "",
        ]
        return position_page(self.localizer, answer.question.puzzle.board.play(answer.solution.cell), *lines)

    def nothing_due(self, next_due: date | None) -> str:
        return (
            self.localizer.say("practice-none_due", due=next_due) if next_due else self.localizer.say("practice-none")
        )

    def _verdict(self, answer: ExerciseAnswer) -> str:
        question, solution, say = answer.question, answer.solution, self.localizer.say
        board = question.puzzle.board
        reasons = AdviceWriter(self.localizer).describe_reasons(board, solution.reasons)
        if answer.is_right:
            named = self.localizer.name_of_move(solution.cell, board.rules)
            return capitalized(say("puzzle-right", coordinate=named, reasons=reasons))
        better = say(
            "practice-better", solution=self.localizer.name_of_move(solution.cell, board.rules), reasons=reasons
        )
        if answer.cell is None:
            return f"💡 {better}"
        coordinate = self.localizer.name_of_move(answer.cell, board.rules)
        wrong = say(_WRONG[question.results[answer.cell]], coordinate=coordinate, other=board.to_move.other)
        return f"{capitalized(wrong)} {better}"
