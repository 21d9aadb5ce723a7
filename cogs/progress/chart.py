"""The chart of a member's accuracy by week, with the number of games of each week."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from math import nan

from bot.text.chart import BARS_SHARE, Axis, Bars, LineChart, Picture
from bot.text.localizer import Localizer
from cogs.progress.model import Accuracy

_WEEK = timedelta(weeks=1)
_MAX_LABELS = 5  # on the x-axis
_ROOM = BARS_SHARE + 0.15  # the part of the height below the curve, for the bars and their numbers


def chart_of_progress(localizer: Localizer, weeks: Mapping[date, Accuracy]) -> Picture:
    """Return the chart of some weeks by Monday, of which at least one has a judged move."""
    mondays = [min(weeks) + _WEEK * number for number in range((max(weeks) - min(weeks)) // _WEEK + 1)]
    last, step = len(mondays) - 1, -(-len(mondays) // _MAX_LABELS)
    accuracies = [weeks.get(monday, Accuracy()) for monday in mondays]
    shares = [accuracy.share for accuracy in accuracies]
    ticks = accuracy_scale(min(share for share in shares if share is not None))
    x = Axis(
        localizer.say("chart-week"), {week: localizer.day(mondays[week]) for week in range(last % step, last + 1, step)}
    )
    y = Axis("", {share: localizer.percent(share) for share in ticks})
    curves = {localizer.say("chart-accuracy"): [nan if share is None else share for share in shares]}
    bars = Bars(localizer.say("chart-reviewed"), [accuracy.games for accuracy in accuracies])
    chart = LineChart(localizer.say("chart-by_week"), x, y, 0, curves, bars=bars)
    return Picture(localizer.catalogue.locale, [chart])


def accuracy_scale(lowest: float) -> list[float]:
    """Return the ticks of a y-axis up to 1 that has room below the lowest accuracy, if that is not near 0.

    >>> accuracy_scale(0.9), accuracy_scale(0.55), accuracy_scale(0)
    ([0.8, 0.9, 1.0], [0.2, 0.4, 0.6, 0.8, 1.0], [0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    """
    start = min(max((lowest - _ROOM) / (1 - _ROOM), 0), 0.8)
    step = 1 if start >= 0.7 else 2  # in tenths
    return [tenths / 10 for tenths in range(int(10 * start) // step * step, 11, step)]
