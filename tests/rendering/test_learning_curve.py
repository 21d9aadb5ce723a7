"""Learning curves: the computed shares, and their chart."""

from bot.rendering.chart import LineChart, Picture
from bot.rendering.learning_curve import chart_of_losses, chart_of_shares, compute_loss_curve
from bot.rendering.localizer import Localizer
from tests.support.languages import ENGLISH, LANGUAGES


def only_chart(picture: Picture) -> LineChart:
    (chart,) = picture.charts
    assert isinstance(chart, LineChart)
    return chart


def test_the_window_depends_on_the_number_of_games() -> None:
    windows = {1: 1, 2: 1, 3: 2, 10: 5, 39: 20, 40: 20, 999: 20, 1100: 22, 10_000: 200}
    for games, window in windows.items():
        curve = compute_loss_curve("l" * games)
        assert (curve.window, curve.shares) == (window, (1.0,) * (games - window + 1))


def test_only_losses_count() -> None:
    assert compute_loss_curve("lldwdlww", 4).shares == (0.5, 0.25, 0.25, 0.25, 0.25)


def test_the_x_axis_counts_all_games_of_the_learner() -> None:
    chart = only_chart(chart_of_losses(ENGLISH, compute_loss_curve("lw" * 100), before=900))
    assert (chart.title, chart.x.label, chart.y.label) == ("Share of games I lost", "Game", "Lost")
    assert (chart.first, chart.curves) == (920, {"Average of 20 games": (0.5,) * 181})
    assert chart.x.ticks == {1000: "1,000", 950: "950", 1050: "1,050", 1100: "1,100"}
    assert [*chart.y.ticks.values()] == ["0%", "20%", "40%", "60%", "80%", "100%"]
    assert [*only_chart(chart_of_losses(ENGLISH, compute_loss_curve("lw"))).curves] == ["Average of 1 game"]


def test_percentages_are_written_as_the_reader_does() -> None:
    picture = chart_of_losses(Localizer(LANGUAGES.of("de"), "!"), compute_loss_curve("lw" * 20))
    assert picture.locale == "de"
    assert [*only_chart(picture).y.ticks.values()][1] == "20\N{NO-BREAK SPACE}%"


def test_the_longest_of_several_curves_fits() -> None:
    chart = only_chart(chart_of_shares(ENGLISH, {"plain": [1.0, 0.5], "stronger": [0.0] * 5}, first=1))
    assert [*chart.x.ticks] == [1, 2, 3, 4, 5]
