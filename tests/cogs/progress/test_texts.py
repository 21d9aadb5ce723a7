"""A member's progress as text and as a chart."""

from datetime import UTC, date, datetime
from math import isnan

from bot.analysis.reason import Theme
from bot.text.chart import LineChart
from bot.text.localizer import Localizer
from cogs.progress.queries import Accuracy, Progress, ThemeRecord
from cogs.progress.texts import ProgressWriter, accuracy_scale, chart_of_progress
from tests.support.languages import ENGLISH, LANGUAGES

WEEKS = {
    date(2026, 10, 26): Accuracy(3, 12, 6),
    date(2026, 11, 9): Accuracy(1, 4, 3),
    date(2026, 11, 16): Accuracy(9, 9, 9),
}
LAST = datetime(2026, 11, 12, tzinfo=UTC)
THEMES = {
    Theme.BLOCK_LINE: ThemeRecord(mistakes=9, last=LAST, games_since=14, now=2, before=7),
    Theme.MAKE_FORK: ThemeRecord(mistakes=4, last=LAST, games_since=14, now=3, before=8),
    Theme.OPENING: ThemeRecord(mistakes=1, last=LAST, games_since=14),
}
PROGRESS = Progress(40, WEEKS, Accuracy(14, 50, 45), Accuracy(20, 80, 65), THEMES, 23, 4, 3, 1432.4)


def test_the_page_compares_two_periods() -> None:
    assert ProgressWriter(ENGLISH, PROGRESS).describe("ana").splitlines() == [
        "### 📈 ana",
        "✅ **Block a line:** no mistake since November 13, 2026 (reviewed games: 14)",
        "**Accuracy:** 90% · before: 81%",
        "**Reviewed games:** 14 · before: 20",
        "### Mistakes",
        "**Make a fork:** 3 · before: 8",
        "**Block a line:** 2 · before: 7",
        "### Practice",
        "**Exercises due:** 4 of 23",
        "**Lessons done:** 3 of 7",
        "**Puzzle rating:** 1432",
    ]


def test_the_chart_has_a_gap_for_a_week_without_games() -> None:
    (chart,) = chart_of_progress(ENGLISH, WEEKS).charts
    assert isinstance(chart, LineChart)
    (shares,) = chart.curves.values()
    assert [None if isnan(share) else share for share in shares] == [0.5, None, 0.75, 1]
    assert chart.bars
    assert (chart.bars.name, chart.bars.counts) == ("Reviewed games", [3, 0, 1, 9])
    assert chart.x.ticks == {0: "Oct 26", 1: "Nov 2", 2: "Nov 9", 3: "Nov 16"}
    assert ProgressWriter(ENGLISH, PROGRESS).describe_chart() == (
        "Chart of the accuracy by week, with the number of reviewed games: "
        "Oct 26: 50% (3), Nov 9: 75% (1), Nov 16: 100% (9)"
    )
    (chart,) = chart_of_progress(Localizer(LANGUAGES.of("de"), "!"), WEEKS).charts
    assert isinstance(chart, LineChart)
    assert chart.x.ticks[0] == "26. Okt."


def test_the_scale_leaves_room_for_the_bars() -> None:
    for lowest in (0, 0.3, 0.5, 0.62, 0.75, 0.9, 0.97, 1):
        scale = accuracy_scale(lowest)
        assert (scale[-1], 0 <= scale[0] <= lowest) == (1, True)
        assert len(scale) <= 6
        assert scale[0] == 0 or (lowest - scale[0]) / (1 - scale[0]) >= 0.35
