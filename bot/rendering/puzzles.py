"""A puzzle as a message: what is asked, and what became of the answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.game.value import Result
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.puzzles import Attempt, Puzzle
from bot.rendering.coach import AdviceWriter
from bot.rendering.emoji_board import emoji_board
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, name_cells

_MISTAKES = {Result.DRAW: "puzzle.draws", Result.LOSS: "puzzle.loses"}


@dataclass(frozen=True, slots=True)
class PuzzleWriter:
    """Writes the pages of puzzles in one language."""

    localizer: Localizer

    def ask(self, puzzle: Puzzle, *, who: str = "") -> Page:
        """The question that is put to one person.

        Args:
            who: what they are called, safe to print, if others read it too.
        """
        return self._page(puzzle.board, self._whose(who), self._goal(puzzle))

    def ask_daily(self, puzzle: Puzzle, day: date, ends: datetime) -> Page:
        """The question of a day, which is put to everybody."""
        return self._page(puzzle.board, self.localizer.say("puzzle.daily", day=day, ends=ends), self._goal(puzzle))

    def judge(
        self, attempt: Attempt, puzzler: PuzzleRecord, today: date, *, who: str = "", is_daily: bool = False
    ) -> Page:
        """What an answer was worth, with the solution on the board, and how the person has done so far.

        Args:
            who: as above.
            is_daily: whether it was the question of a day.
        """
        board = attempt.puzzle.board.play(attempt.puzzle.solution)
        streak = self._streak(puzzler, is_daily=is_daily)
        return self._page(board, self._whose(who), self._verdict(attempt), streak, self._record(puzzler, today))

    def _page(self, board: Board, *lines: str) -> Page:
        cells = {mark.value.lower(): name_cells(board, mark) for mark in Mark}
        return Page(
            emoji_board(board, self.localizer.style),
            "\n".join(filter(None, lines)),
            self.localizer.say("position.cells", **cells),
        )

    def _whose(self, who: str) -> str:
        return self.localizer.say("puzzle.whose", who=who) if who else ""

    def _goal(self, puzzle: Puzzle) -> str:
        key = "puzzle.win" if puzzle.goal is Result.WIN else "puzzle.draw"
        return self.localizer.say(key, mark=puzzle.board.to_move)

    def _verdict(self, attempt: Attempt) -> str:
        """Whether it was right, and why the solution is."""
        board, solution = attempt.puzzle.board, attempt.solution
        facts = {
            "coordinate": format_coordinate(attempt.cell, board.rules),
            "solution": format_coordinate(solution.cell, board.rules),
            "other": board.to_move.other,
            "reasons": AdviceWriter(self.localizer).reasons(board, solution.reasons),
        }
        result = attempt.value.result
        return self.localizer.say("puzzle.right" if attempt.is_right else _MISTAKES[result], **facts)

    def _streak(self, puzzler: PuzzleRecord, *, is_daily: bool) -> str:
        """How often on end the person has been right, if more than once."""
        key, count = ("puzzle.days", puzzler.daily_streak) if is_daily else ("puzzle.in_a_row", puzzler.streak)
        return self.localizer.say(key, count=count) if count > 1 else ""

    def _record(self, puzzler: PuzzleRecord, today: date) -> str:
        return self.localizer.say(
            "puzzle.record",
            solved=puzzler.solved,
            tried=puzzler.attempts,
            in_a_row=puzzler.streak,
            best=puzzler.best_streak,
            days=puzzler.current_daily_streak(today),
            best_days=puzzler.best_daily_streak,
        )
