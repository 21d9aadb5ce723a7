"""Texts about the learner and its training."""

from bot.game.board import parse_board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, position_of
from bot.model.learner import SavedLearner
from bot.rendering.learner import describe_curve, describe_learner, format_progress
from bot.rendering.learning_curve import compute_loss_curve
from tests.support.languages import ENGLISH

A, B, C = map(Position, (1, 3, 7))


def test_a_learner_says_with_which_marks_it_can_be_beaten() -> None:
    for beatable, sentence in [
        ([], "Nobody can beat me anymore."),
        ([Mark.X], "I can still lose as ❌."),
        ([Mark.O], "I can still lose as ⭕."),
        ([*Mark], "I can still lose as ❌ and as ⭕."),
    ]:
        assert sentence in describe_learner(ENGLISH, SavedLearner("original", {A: Verdict.LOST}), beatable)


def test_lost_and_good_positions_are_counted_separately() -> None:
    learner = SavedLearner("stronger", {A: Verdict.LOST, B: Verdict.GOOD, C: Verdict.GOOD}, 12, 5, "wwdl")
    lines = describe_learner(ENGLISH, learner, ()).splitlines()
    assert lines[1] == "**Mode:** `stronger`"
    assert lines[2].startswith("-# I learn from both sides")
    assert lines[3:6] == [
        "**Losing positions I know:** 1 · **Good ones:** 2",
        "**Games:** 12 · **In training:** 5",
        "**Last 4 games:** 2 won · 1 drawn · 1 lost",
    ]
    assert len(lines) == 7


def test_the_latest_lesson_is_shown_as_a_board() -> None:
    for board, own, glyph in [
        ("X.O/.../...", Mark.O, "⭕"),
        ("X.O/X../...", Mark.X, "❌"),
        ("X../.../...", Mark.X, "❌"),
    ]:
        latest = position_of(parse_board(board), own)
        text = describe_learner(ENGLISH, SavedLearner("original", {latest: Verdict.LOST}, last_avoided=latest), ())
        row = board.split("/")[0].replace("X", "❌").replace("O", "⭕").replace(".", "🔲")
        assert f"as {glyph}:** I won't play this again.\n▪️1️⃣2️⃣3️⃣\n🇦{row}\n" in text


def test_the_alternative_text_of_a_curve_has_its_first_and_last_share() -> None:
    text = describe_curve(ENGLISH, compute_loss_curve("lllwwdww"), 8)
    assert text.endswith("Games: 8. At the start: 75%. At the end: 0%.")


def test_a_progress_bar_is_full_only_at_the_end() -> None:
    for done, full in [(0, 0), (9, 0), (55, 5), (100, 10)]:
        assert format_progress(done, 100) == "▰" * full + "▱" * (10 - full)
