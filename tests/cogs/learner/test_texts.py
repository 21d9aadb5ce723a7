"""Texts about the learner and its training, and its learning curve."""

from bot.games.lines import parse_board
from bot.games.mark import Mark
from bot.games.position import Position, Verdict, position_of
from bot.text.chart import LineChart, Picture
from cogs.learner.queries import SavedLearner
from cogs.learner.texts import (
    chart_of_losses,
    chart_of_shares,
    compute_loss_curve,
    describe_learner,
)
from tests.support.languages import ENGLISH

A, B, C = map(Position, (1, 3, 7))


def test_a_learner_says_with_which_marks_it_can_be_beaten() -> None:
    for beatable, sentence in [
        ([], "Nobody can beat me anymore."),
        ([Mark.X], "I can still lose as ❌."),
        ([Mark.O], "I can still lose as 🔵."),
        ([*Mark], "I can still lose as ❌ and as 🔵."),
    ]:
        assert sentence in describe_learner(ENGLISH, SavedLearner("original", {A: Verdict.LOST}), beatable)


def test_lost_and_good_positions_are_counted_separately() -> None:
    learner = SavedLearner("stronger", {A: Verdict.LOST, B: Verdict.GOOD, C: Verdict.GOOD}, 12, 5, "wwdl")
    lines = describe_learner(ENGLISH, learner, ()).splitlines()
    assert lines[1].startswith("-# I learn from both sides")
    assert lines[2] == "**Losing positions I know:** 1 · **Good ones:** 2"
    assert len(lines) == 6


def test_the_latest_lesson_shows_the_marks_as_they_were() -> None:
    for board, own, glyph in (
        ("X.O/X../...", Mark.X, "❌"),
        ("X../.../...", Mark.X, "❌"),
        ("X.O/.../...", Mark.O, "🔵"),
    ):
        latest = position_of(parse_board(board), own)
        text = describe_learner(ENGLISH, SavedLearner("original", {latest: Verdict.LOST}, last_avoided=latest), ())
        row = board.split("/")[0].replace("X", "❌").replace("O", "🔵").replace(".", "▫️")
        assert f"as {glyph}:** I won't play this again.\n▪️1️⃣2️⃣3️⃣\n🇦{row}\n" in text


def only_chart(picture: Picture) -> LineChart:
    (chart,) = picture.charts
    assert isinstance(chart, LineChart)
    return chart


def test_a_curve_counts_losses_in_a_window_that_depends_on_the_games() -> None:
    windows = {1: 1, 2: 1, 3: 2, 10: 5, 39: 20, 40: 20, 999: 20, 1100: 22, 10_000: 200}
    for games, window in windows.items():
        curve = compute_loss_curve("l" * games)
        assert (curve.window, curve.shares) == (window, (1.0,) * (games - window + 1))
    assert compute_loss_curve("lldwdlww", 4).shares == (0.5, 0.25, 0.25, 0.25, 0.25)


def test_the_x_axis_counts_all_games_of_the_learner() -> None:
    chart = only_chart(chart_of_losses(ENGLISH, compute_loss_curve("lw" * 100), before=900))
    assert (chart.title, chart.x.label, chart.y.label) == ("Share of games I lost", "Game", "Lost")
    assert (chart.first, chart.curves) == (920, {"Average of 20 games": (0.5,) * 181})
    assert chart.x.ticks == {1000: "1,000", 950: "950", 1050: "1,050", 1100: "1,100"}
    assert [*chart.y.ticks.values()] == ["0%", "20%", "40%", "60%", "80%", "100%"]
    assert [*only_chart(chart_of_losses(ENGLISH, compute_loss_curve("lw"))).curves] == ["Average of 1 game"]
    chart = only_chart(chart_of_shares(ENGLISH, {"plain": [1.0, 0.5], "stronger": [0.0] * 5}, first=1))
    assert [*chart.x.ticks] == [1, 2, 3, 4, 5]
