"""The charts of a record: the bar of results, and the rating curve."""

from itertools import pairwise

from bot.game.games import GAMES
from bot.model.statistics import WinDrawLoss
from bot.rendering.chart import LineChart, Picture, ResultBar
from bot.rendering.localizer import Localizer
from bot.rendering.record_chart import charts_of_record, rating_scale
from tests.support.languages import ENGLISH, LANGUAGES

GERMAN = Localizer(LANGUAGES.of("de"), "!")


def charts(ratings: list[int], localizer: Localizer = ENGLISH, *, last: int = 3) -> Picture:
    """The charts of a record with 1,200 wins."""
    return charts_of_record(localizer, WinDrawLoss(1200, 3, 0), ratings, last=last, rules=GAMES["connect4"])


def test_without_two_ratings_there_is_only_a_bar() -> None:
    bar = ResultBar("Results", ("Won: 1,200", "Drawn: 3", "Lost: 0"), (1200, 3, 0))
    assert charts([]) == charts([1020]) == Picture("en", [bar])


def test_the_curve_ends_at_the_latest_rated_game() -> None:
    _, curve = charts([1000, 1020, 1039], last=1001).charts
    assert isinstance(curve, LineChart)
    assert (curve.title, curve.x.label, curve.y.label) == ("Rating · Connect Four", "Rated game", "Rating")
    assert (curve.first, curve.curves) == (999, {"": [1000, 1020, 1039]})
    assert curve.x.ticks == {999: "999", 1000: "1,000", 1001: "1,001"}
    assert curve.y.ticks == {value: str(value) for value in (960, 980, 1000, 1020, 1040, 1060, 1080)}


def test_charts_are_in_the_language_of_the_reader() -> None:
    bar, curve = charts([1000, 1020], GERMAN).charts
    assert isinstance(bar, ResultBar)
    assert bar.names == ("Gewonnen: 1.200", "Unentschieden: 3", "Verloren: 0")
    assert curve.title == "Wertung · Vier gewinnt"


def test_the_rating_scale_is_round_and_contains_all_ratings() -> None:
    for ratings in [[1000], [1000, 1000], [-300, 2400], [997, 1003, 1100], [12, 13]]:
        ticks = rating_scale(ratings)
        assert ticks[0] <= min(ratings) <= max(ratings) <= ticks[-1]
        assert ticks[-1] - ticks[0] >= 100
        assert 3 <= len(ticks) <= 8
        assert len({after - before for before, after in pairwise(ticks)}) == 1
        assert [tick % 10 for tick in ticks] == [0] * len(ticks)
