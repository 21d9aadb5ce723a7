"""Texts of puzzles: the question, the verdict with its reasons, and the user's record."""

from __future__ import annotations

from datetime import UTC, date, datetime

from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.evaluation import Evaluator
from bot.opponents.puzzles import Puzzle, all_puzzles, attempt
from bot.rendering.puzzles import PuzzleWriter
from tests.support.languages import ENGLISH

WRITER = PuzzleWriter(ENGLISH)
TODAY = date(2026, 1, 5)
MIDNIGHT = datetime(2026, 1, 6, tzinfo=UTC)
NEW = PuzzleRecord()
evaluate = Evaluator().evaluate


def puzzle(text: str) -> Puzzle:
    """The puzzle of a position."""
    (match,) = [puzzle for puzzle in all_puzzles().values() if str(puzzle.board) == text]
    return match


def verdict(text: str, cell: int, record: PuzzleRecord = NEW, *, is_daily: bool = False) -> str:
    return WRITER.judge(attempt(puzzle(text), cell, evaluate), record, TODAY, is_daily=is_daily).words


def test_a_question_says_the_goal_and_for_whom_or_which_day_it_is() -> None:
    win, draw = puzzle("XX./OO./..."), puzzle("X../XO./...")
    assert WRITER.ask(win).words.startswith("**❌ to move and win.**")
    assert WRITER.ask(draw).words.startswith("**🔵 to move and draw.**")
    page = WRITER.ask(draw, name="ana")
    assert page.board == "▪️1️⃣2️⃣3️⃣\n🇦❌▫️▫️\n🇧❌🔵▫️\n🇨▫️▫️▫️"
    assert page.words.startswith("🧩 A puzzle for **ana**.\n**🔵 to move")
    assert page.position == "X: A1, B1 · O: B2"
    daily = WRITER.ask_daily(draw, TODAY, MIDNIGHT).words
    assert daily.startswith("🧩 **Daily puzzle, January 5, 2026.** The next one comes <t:1767657600:R>.")


def test_a_verdict_shows_the_solution_with_its_reasons() -> None:
    page = WRITER.judge(attempt(puzzle("X../XO./..."), 1, evaluate), NEW, TODAY, name="ana")
    assert page.board.endswith("\n🇨🔵▫️▫️")
    assert page.position == "X: A1, B1 · O: B2, C1"
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
        (PuzzleRecord(missed=2), True, []),
    ]:
        _, *streak, counts, _ = verdict("XX./OO./...", 2, record, is_daily=is_daily).split("\n")
        assert streak == sentence
        assert counts.startswith(f"**Solved:** {record.solved} of {record.attempts} · **Streak:** {record.streak} ")
    record = PuzzleRecord(None, None, False, 7, 2, 1, 4, 3, 5, last_daily=date(2026, 1, 4))
    sentence = "**Solved:** 7 of 9 · **Streak:** 1 (best: 4)\n**Daily puzzle:** {} days in a row (best: 5)"
    assert verdict("XX./OO./...", 2, record).endswith(sentence.format(3))
    ended = WRITER.judge(attempt(puzzle("XX./OO./..."), 2, evaluate), record, date(2026, 1, 6))
    assert ended.words.endswith(sentence.format(0))
