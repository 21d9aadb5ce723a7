"""Puzzles as messages: the question, and the verdict on an answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from bot.game.board import Board
from bot.game.value import Result
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.puzzles import Attempt, Puzzle
from bot.rendering.coach import AdviceWriter
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, describe_cells, emoji_board, name_of_other_game

_MISTAKES = {Result.DRAW: "puzzle-draws", Result.LOSS: "puzzle-loses"}


@dataclass(frozen=True, slots=True)
class PuzzleWriter:
    localizer: Localizer

    def ask(self, puzzle: Puzzle, *, name: str = "") -> Page:
        """Return the question of a puzzle for one user; the escaped name is empty if only they see the message."""
        return self._page(puzzle.board, self._addressee(name), self._goal(puzzle))

    def ask_daily(self, puzzle: Puzzle, day: date, ends: datetime) -> Page:
        return self._page(puzzle.board, self.localizer.say("puzzle-daily", day=day, ends=ends), self._goal(puzzle))

    def judge(
        self, attempt: Attempt, record: PuzzleRecord, today: date, *, name: str = "", is_daily: bool = False
    ) -> Page:
        """Return the verdict on an answer, with the solution on the board, and the user's record."""
        board = attempt.puzzle.board.play(attempt.puzzle.solution)
        key, count = ("puzzle-days", record.daily_streak) if is_daily else ("puzzle-in_a_row", record.streak)
        streak = self.localizer.say(key, count=count) if count > 1 else ""
        return self._page(board, self._addressee(name), self._verdict(attempt), streak, self._record(record, today))

    def _page(self, board: Board, *lines: str) -> Page:
        drawn, game = emoji_board(board, self.localizer.style), name_of_other_game(self.localizer, board.rules)
        return Page(drawn, "\n".join(filter(None, lines)), game, describe_cells(self.localizer, board))

    def _addressee(self, name: str) -> str:
        return self.localizer.say("puzzle-user", who=name) if name else ""

    def _goal(self, puzzle: Puzzle) -> str:
        key = "puzzle-win" if puzzle.goal is Result.WIN else "puzzle-draw"
        return self.localizer.say(key, mark=puzzle.board.to_move)

    def _verdict(self, attempt: Attempt) -> str:
        board, solution = attempt.puzzle.board, attempt.solution
        facts = {
            "coordinate": self.localizer.name_of_move(attempt.cell, board.rules),
            "solution": self.localizer.name_of_move(solution.cell, board.rules),
            "other": board.to_move.other,
            "reasons": AdviceWriter(self.localizer).describe_reasons(board, solution.reasons),
        }
        return self.localizer.say("puzzle-right" if attempt.is_right else _MISTAKES[attempt.result], **facts)

    def _record(self, record: PuzzleRecord, today: date) -> str:
        return self.localizer.say(
            "puzzle-record",
            solved=record.solved,
            tried=record.attempts,
            in_a_row=record.streak,
            best=record.best_streak,
            days=record.current_daily_streak(today),
            best_days=record.best_daily_streak,
        )
