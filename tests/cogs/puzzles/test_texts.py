"""What a verdict says about a member's record."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from bot.analysis.evaluator import Evaluator
from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import all_puzzles, attempt
from cogs.puzzles.queries import PuzzleRecord, SolverRating
from cogs.puzzles.service import AnsweredPuzzle
from cogs.puzzles.texts import PuzzleWriter
from tests.support.languages import ENGLISH

TODAY = date(2026, 1, 5)
RATED = SolverRating(Glicko(1532, 90), 1518, 20)
RECORD = PuzzleRecord(1, None, False, 7, 2, 1, 4, 3, 5, last_daily=date(2026, 1, 4))


def last_lines(
    record: PuzzleRecord, rating: SolverRating = RATED, *, cell: int = 2, day: date = TODAY, is_daily: bool = False
) -> list[str]:
    """The lines of a verdict below the sentence about the move; the right one is A3."""
    (puzzle,) = [puzzle for puzzle in all_puzzles().values() if str(puzzle.board) == "XX./OO./..."]
    answered = AnsweredPuzzle(attempt(puzzle, cell, Evaluator().evaluate), record, rating, day)
    return PuzzleWriter(ENGLISH).judge(answered, is_daily=is_daily).words.split("\n")[1:]


def test_a_record_has_nothing_that_is_zero_or_interrupted() -> None:
    rated, counts = "**Puzzle rating:** 1532 (+14)", "**Solved:** 7 of 9 · **Streak:** 1 (best: 4)"
    daily = "**Daily puzzle:** 3 days in a row (best: 5)"
    assert last_lines(RECORD) == [rated, counts, daily]
    assert last_lines(RECORD, is_daily=True) == ["📅 3 days in a row!", rated, counts, daily]
    assert last_lines(RECORD, day=date(2026, 1, 6)) == [rated, counts]
    assert last_lines(replace(RECORD, daily_streak=1), is_daily=True)[:2] == [rated, counts]
    assert last_lines(replace(RECORD, streak=0, daily_streak=0), cell=5) == [rated, "**Solved:** 7 of 9"]
    assert last_lines(PuzzleRecord(missed=2), cell=5) == [rated]


def test_a_rating_is_rounded() -> None:
    for rating, line in (
        (SolverRating(Glicko(1390.4, 260), 1500, 1), "**Puzzle rating:** 1390 (−110)"),
        (SolverRating(Glicko(1500.4, 110), 1500.1, 12), "**Puzzle rating:** 1500 (±0)"),
    ):
        assert last_lines(PuzzleRecord(), rating) == [line]
