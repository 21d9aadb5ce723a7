"""The course as messages: its contents, its lessons, and their questions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.game import State
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.value import Result
from bot.text.board_picture import BoardPicture
from bot.text.coach import AdviceWriter
from bot.text.localizer import Localizer
from bot.text.page import THREAT, Page, describe_threats, has_cell_buttons, position_page
from cogs.course.lessons import (
    EXERCISES,
    LESSONS,
    CourseAnswer,
    Lesson,
    LessonPart,
    is_course_done,
    is_done,
    solved_exercises,
)

LEVEL_AFTER = "medium"  # the opponent that is offered once all lessons are done
_DONE = "\N{WHITE HEAVY CHECK MARK}"


@dataclass(frozen=True, slots=True)
class CourseWriter:
    localizer: Localizer

    def contents(self, progress: Mapping[str, int]) -> Page:
        rows = [self._row(lesson, progress) for lesson in LESSONS]
        done = self._all_done() if is_course_done(progress) else ""
        return Page("", "\n".join(filter(None, [self.localizer.say("course-title"), *rows, done])), "")

    def lesson(self, lesson: Lesson, progress: Mapping[str, int]) -> Page:
        text = self.localizer.say(f"course-{lesson.name}_text", mark_x=Mark.X, mark_o=Mark.O)
        rules = lesson.example[0].board.game
        game = "" if rules == TIC_TAC_TOE else self.localizer.name_of_game(rules)
        return Page("", f"### {self._row(lesson, progress)}\n{text}", game)

    def ask(self, part: LessonPart, note: str, picture: BoardPicture) -> Page:
        """Return the question of a part, after a note on the answer before it. The picture has the board."""
        puzzle = part.puzzle
        goal = "course-win" if puzzle.goal is Result.WIN else "course-draw"
        lines = self._heading(part), note, self.localizer.say(goal, mark=puzzle.board.to_move)
        return self._page(picture, *lines, has_cells=not has_cell_buttons(puzzle.board.game, has_others=True))

    def conclude(self, part: LessonPart, picture: BoardPicture, note: str, progress: Mapping[str, int]) -> Page:
        """Return the board after the last move of a part, with a note, and what it completes."""
        is_last = bool(part.exercise) and is_done(progress, part.lesson)
        done = self._all_done() if is_course_done(progress) else self.localizer.say("course-lesson_done")
        return self._page(picture, self._heading(part), note, done if is_last else "")

    def judge(self, answer: CourseAnswer) -> str:
        """Return the verdict on an answer. A wrong one is refuted, and the right one is not named."""
        facts = {**self._facts(answer), "other": answer.puzzle.board.to_move.other}
        if answer.is_right:
            return self.localizer.capitalized(self.localizer.say("puzzle-right", **facts))
        if answer.reply is None:
            return self.localizer.say("course-completes_line", **facts)
        key = "practice-draws" if answer.result is Result.DRAW else "practice-loses"
        verdict = self.localizer.capitalized(self.localizer.say(key, **facts))
        return f"{verdict} {self.reply(answer.puzzle.board, answer.reply)} {facts['reasons']}".strip()

    def solution(self, answer: CourseAnswer) -> str:
        return self.localizer.say("course-solution", **self._facts(answer)).strip()

    def reply(self, board: State, cell: int | None) -> str:
        """Name the other side's reply to a move, if it is not another position that follows."""
        if cell is None:
            return self.localizer.say("course-another")
        coordinate = self.localizer.name_of_move(cell, board.game)
        return self.localizer.say("course-reply", mark=board.to_move.other, coordinate=coordinate)

    def name_of_part(self, part: LessonPart) -> str:
        say = self.localizer.say
        return say("course-exercise", number=part.exercise) if part.exercise else say("course-example")

    def name_of_lesson(self, lesson: Lesson) -> str:
        return self.localizer.say(f"course-{lesson.name}")

    def _facts(self, answer: CourseAnswer) -> dict[str, object]:
        board, advice = answer.puzzle.board, AdviceWriter(self.localizer)
        explained = board if answer.is_right else board.play(answer.cell)
        return {
            "coordinate": self.localizer.name_of_move(answer.cell, board.game),
            "reasons": advice.describe_reasons(explained, answer.reasons),
        }

    def _page(self, picture: BoardPicture, *lines: str, has_cells: bool = True) -> Page:
        """Return a page about the board of a picture, in case it is shown as emoji."""
        board, glyphs = picture.board, dict.fromkeys(picture.threats, THREAT)
        legend = describe_threats(self.localizer, picture.threats, board.game)
        return position_page(
            self.localizer, board, *lines, last=picture.last, glyphs=glyphs, legend=legend, has_cells=has_cells
        )

    def _all_done(self) -> str:
        next_level = self.localizer.say("course-beat", level=self.localizer.name_of(LEVEL_AFTER))
        return f"{self.localizer.say('course-all_done')} {next_level}"

    def _heading(self, part: LessonPart) -> str:
        return f"**{self.name_of_lesson(part.lesson)}** · {self.name_of_part(part)}"

    def _row(self, lesson: Lesson, progress: Mapping[str, int]) -> str:
        solved = f"{len(solved_exercises(progress, lesson))}/{EXERCISES}"
        name = f"{LESSONS.index(lesson) + 1}. {self.name_of_lesson(lesson)}"
        return f"{name} · {f'{_DONE} {solved}' if is_done(progress, lesson) else solved}"
