"""Exercises as messages: the question, the verdict on an answer, and what to say when none is due."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from bot.analysis.exercise import ExerciseAnswer, ExerciseQuestion
from bot.games.value import Result
from bot.text.coach import AdviceWriter
from bot.text.localizer import Localizer
from bot.text.page import Page, has_cell_buttons, position_page

_WRONG = {Result.DRAW: "practice-draws", Result.LOSS: "practice-loses", None: "practice-unproven"}


@dataclass(frozen=True, slots=True)
class PracticeWriter:
    localizer: Localizer

    def ask(self, question: ExerciseQuestion, *, with_hint: bool = False) -> Page:
        board, mistake, say = question.puzzle.board, question.exercise.mistake, self.localizer.say
        is_win = question.puzzle.goal is Result.WIN
        key, game = "practice-lost_win" if is_win else "practice-lost_draw", "practice-game"
        if question.is_of_crowd:
            key, game = "practice-crowd_lost_win" if is_win else "practice-crowd_lost_draw", "practice-crowd_game"
        elif question.is_of_race:
            game = "practice-race"
        if question.played is None:
            key, facts = "practice-no_move_win" if is_win else "practice-no_move_draw", {}
        else:
            facts = {"coordinate": self.localizer.name_of_move(question.played, board.game)}
        lines = [
            say(game, day=question.exercise.made.date()),
            say(key, mark=board.to_move, **facts),
            say(f"practice-hint_{mistake.theme.value}", other=board.to_move.other) if with_hint else "",
        ]
        return position_page(self.localizer, board, *lines, has_cells=not has_cell_buttons(board.game, has_others=True))

    def judge(self, answer: ExerciseAnswer, *, is_last: bool) -> Page:
        """Return the verdict on an answer, with the right move, or the reply to a wrong one, on the board."""
        say, board, move = self.localizer.say, answer.board, answer.explained
        lines = [
            self._verdict(answer),
            say("practice-comes_back" if answer.counted.is_counted else "practice-first_counts", days=answer.days),
            say("practice-end_of_race" if answer.question.is_of_race else "practice-end_of_game") if is_last else "",
        ]
        shown, last = (board.play(move.cell), move.cell) if move else (board, answer.cell)
        return position_page(self.localizer, shown, *lines, last=last)

    def nothing_due(self, next_due: date | None) -> str:
        return (
            self.localizer.say("practice-none_due", due=next_due) if next_due else self.localizer.say("practice-none")
        )

    def _verdict(self, answer: ExerciseAnswer) -> str:
        """Say why an answer is right, or wrong, which does not tell the right move; or tell that, without an answer."""
        say, board, cell, move = self.localizer.say, answer.board, answer.cell, answer.explained
        told = move.reasons[: 1 if answer.is_wrong else None] if move else ()  # of a reply, only what it does
        named = self.localizer.name_of_move(move.cell, board.game) if move else ""
        reasons = AdviceWriter(self.localizer).describe_reasons(board, told)
        if cell is None:
            return f"💡 {say('practice-better', solution=named, reasons=reasons)}"
        if answer.is_right:
            return self.localizer.capitalized(say("puzzle-right", coordinate=named, reasons=reasons))
        wrong, other = self.localizer.name_of_move(cell, board.game), board.to_move
        if board.winning_cells:
            return self.localizer.capitalized(say("course-completes_line", coordinate=wrong))
        verdict = self.localizer.capitalized(say(_WRONG[answer.question.results[cell]], coordinate=wrong, other=other))
        return f"{verdict} {say('course-reply', mark=other, coordinate=named)} {reasons}" if move else verdict
