"""Texts of puzzles: the question, the verdict with its reasons, and the user's record."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

from bot.analysis.evaluation import Evaluator
from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import Puzzle, all_puzzles, attempt
from cogs.puzzles.queries import PuzzleRecord, SolverRating
from cogs.puzzles.texts import PuzzleWriter
from tests.support.languages import ENGLISH
from tests.support.pages import footer_line

WRITER = PuzzleWriter(ENGLISH)
TODAY = date(2026, 1, 5)
MIDNIGHT = datetime(2026, 1, 6, tzinfo=UTC)
NEW = PuzzleRecord()
RATED = SolverRating(Glicko(1532, 90), 1518, 20)
evaluate = Evaluator().evaluate


def puzzle(text: str) -> Puzzle:
    """The puzzle of a position."""
    (match,) = [puzzle for puzzle in all_puzzles().values() if str(puzzle.board) == text]
    return match


def verdict(text: str, cell: int, record: PuzzleRecord = NEW, *, is_daily: bool = False) -> str:
    return WRITER.judge(attempt(puzzle(text), cell, evaluate), record, RATED, TODAY, is_daily=is_daily).words


def test_a_verdict_shows_the_solution_with_its_reasons() -> None:
    page = WRITER.judge(attempt(puzzle("X../XO./..."), 1, evaluate), NEW, RATED, TODAY, name="ana")
    assert page.board.endswith("\n🇨🔵▫️▫️")
    assert footer_line(page) == "X: A1, B1 · O: B2, C1"
    assert page.words.startswith(
        "🧩 A puzzle for **ana**.\n💡 **A2 loses** if ❌ plays well. The right move is **C1**. "
    )
    assert "A1-B1-C1" in page.words
    assert verdict("XX./OO./...", 2).startswith("✅ **A3 is right.** ")
    assert verdict("XX./OO./...", 5).startswith("💡 **B3 isn't enough:** 🔵 can still draw. The right move is **A3**. ")
    assert verdict("XX./OO./...", 6).startswith("💡 **C1 loses** if 🔵 plays well. The right move is **A3**. ")


def test_streaks_are_mentioned_unless_interrupted() -> None:
    for record, is_daily, sentence in [
        (PuzzleRecord(solved=1, streak=1, daily_streak=1), False, []),
        (PuzzleRecord(solved=2, streak=2), False, ["🔥 2 puzzles in a row!"]),
        (PuzzleRecord(solved=2, streak=2, daily_streak=1), True, []),
        (PuzzleRecord(solved=2, streak=2, daily_streak=3), True, ["📅 3 days in a row!"]),
    ]:
        _, *streak, rating, counts = verdict("XX./OO./...", 2, record, is_daily=is_daily).split("\n")
        assert streak == sentence
        assert rating == "**Puzzle rating:** 1532 (+14)"
        assert counts == f"**Solved:** {record.solved} of {record.attempts} · **Streak:** {record.streak} (best: 0)"


def test_a_record_has_nothing_that_is_zero() -> None:
    record = PuzzleRecord(1, None, False, 7, 2, 1, 4, 3, 5, last_daily=date(2026, 1, 4))
    counts = "**Solved:** 7 of 9 · **Streak:** 1 (best: 4)"
    assert verdict("XX./OO./...", 2, record).endswith(f"{counts}\n**Daily puzzle:** 3 days in a row (best: 5)")
    ended = WRITER.judge(attempt(puzzle("XX./OO./..."), 2, evaluate), record, RATED, date(2026, 1, 6))
    assert ended.words.endswith(counts)
    missed = replace(record, streak=0, daily_streak=0)
    assert verdict("XX./OO./...", 5, missed).endswith("(+14)\n**Solved:** 7 of 9")
    assert verdict("XX./OO./...", 5, PuzzleRecord(missed=2)).endswith("**Puzzle rating:** 1532 (+14)")


def test_a_rating_is_provisional_at_first() -> None:
    for rating, line in (
        (SolverRating(Glicko(1390.4, 260), 1500, 1), "**Puzzle rating:** 1390 (−110) · provisional"),
        (SolverRating(Glicko(1500.4, 110), 1500.1, 12), "**Puzzle rating:** 1500 (±0)"),
    ):
        judged = WRITER.judge(attempt(puzzle("XX./OO./..."), 2, evaluate), NEW, rating, TODAY)
        assert judged.words.split("\n")[-1] == line
