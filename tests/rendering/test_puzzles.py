"""Puzzles in words: what is asked, why the solution is right, and how somebody has done so far."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.model.ids import EventId
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.minimax import Minimax
from bot.opponents.puzzles import Puzzle, all_puzzles, attempt
from bot.rendering.catalogues import Catalogue, load_languages
from bot.rendering.localizer import Localizer
from bot.rendering.puzzles import PuzzleWriter

LANGUAGES = load_languages()
WRITER = PuzzleWriter(Localizer(LANGUAGES.of(None), "!"))
TODAY = date(2026, 1, 5)
MIDNIGHT = datetime(2026, 1, 6, tzinfo=UTC)
NEW = PuzzleRecord()
MOST = PuzzleRecord(EventId(1), None, False, *[10**9] * 6, answered_on=TODAY)
values = Minimax().values


def puzzle(text: str) -> Puzzle:
    """The puzzle that a position is."""
    (found,) = [puzzle for puzzle in all_puzzles().values() if str(puzzle.board) == text]
    return found


def judged(text: str, cell: int, puzzler: PuzzleRecord = NEW, *, is_daily: bool = False) -> str:
    return WRITER.judge(attempt(puzzle(text), cell, values), puzzler, TODAY, is_daily=is_daily).words


def test_it_is_asked_who_is_to_move_and_for_what() -> None:
    win, draw = puzzle("XX./OO./..."), puzzle("X../XO./...")
    assert WRITER.ask(win).words.startswith("**❌ to move and win.**")
    assert WRITER.ask(draw).words.startswith("**⭕ to move and not lose.**")
    asked = WRITER.ask(draw, name="ana")
    assert asked.board == "▪️1️⃣2️⃣3️⃣\n🇦❌🔲🔲\n🇧❌⭕🔲\n🇨🔲🔲🔲"
    assert asked.words.startswith("🧩 A puzzle for **ana**.\n**⭕ to move")
    assert asked.position == "X: A1, B1 · O: B2"
    daily = WRITER.ask_daily(draw, TODAY, MIDNIGHT).words
    assert daily.startswith("🧩 **The puzzle of 2026-01-05**, for everyone here; the next one comes <t:1767657600:R>.")


def test_a_verdict_shows_the_solution_and_says_why() -> None:
    page = WRITER.judge(attempt(puzzle("X../XO./..."), 1, values), NEW, TODAY, name="ana")
    assert page.board.endswith("\n🇨⭕🔲🔲")
    assert page.position == "X: A1, B1 · O: B2, C1"
    assert page.words.startswith("🧩 A puzzle for **ana**.\n💡 **A2 loses** if ❌ plays well. The move is **C1**. ")
    assert "A1-B1-C1" in page.words
    assert judged("XX./OO./...", 2).startswith("✅ **A3 is right.** ")
    assert judged("XX./OO./...", 5).startswith("💡 **B3 is not enough:** ⭕ can hold a draw. The move is **A3**. ")
    assert judged("XX./OO./...", 6).startswith("💡 **C1 loses** if ⭕ plays well. The move is **A3**. ")


@pytest.mark.parametrize(
    ("puzzler", "is_daily", "said"),
    [
        (PuzzleRecord(solved=1, in_a_row=1, days_in_a_row=1), False, ""),
        (PuzzleRecord(solved=2, in_a_row=2), False, "🔥 That makes 2 in a row."),
        (PuzzleRecord(solved=2, in_a_row=2, days_in_a_row=1), True, ""),
        (PuzzleRecord(solved=2, in_a_row=2, days_in_a_row=3), True, "📅 That makes 3 days in a row."),
        (PuzzleRecord(missed=2), True, ""),
    ],
)
def test_a_streak_is_told_of_once_it_is_one(puzzler: PuzzleRecord, is_daily: bool, said: str) -> None:
    _, *told, record, _ = judged("XX./OO./...", 2, puzzler, is_daily=is_daily).split("\n")
    assert told == ([said] if said else [])
    assert record.startswith(f"Solved: {puzzler.solved} of {puzzler.tried} · In a row: {puzzler.in_a_row} ")


def test_the_record_is_told_and_days_that_have_ended_do_not_count() -> None:
    puzzler = PuzzleRecord(None, None, False, 7, 2, 1, 4, 3, 5, answered_on=date(2026, 1, 4))
    record = "Solved: 7 of 9 · In a row: 1 (best: 4)\nDaily, days in a row: {} (best: 5)"
    assert judged("XX./OO./...", 2, puzzler).endswith(record.format(3))
    ended = WRITER.judge(attempt(puzzle("XX./OO./..."), 2, values), puzzler, date(2026, 1, 6))
    assert ended.words.endswith(record.format(0))


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("texts", LANGUAGES.catalogues.values(), ids=lambda texts: texts.locale)
def test_whatever_is_asked_and_told_fits_into_a_message(texts: Catalogue) -> None:
    writer, who = PuzzleWriter(Localizer(texts, "@a very long name of a bot indeed ")), r"\_" * 32
    for one in [*all_puzzles().values()][::25]:
        pages = [writer.ask(one, name=who), writer.ask_daily(one, TODAY, MIDNIGHT)]
        for cell in one.board.legal_moves:
            told = attempt(one, cell, values)
            pages += [writer.judge(told, MOST, TODAY, name=who, is_daily=is_daily) for is_daily in (False, True)]
        assert max(len(f"{page.board}{page.words}{page.position}") for page in pages) < 1500
