"""A member's progress as text and as a chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from math import nan

from bot.analysis.reason import Theme
from bot.text.chart import BARS_SHARE, Axis, Bars, LineChart, Picture
from bot.text.localizer import Localizer
from cogs.course.lessons import LESSONS
from cogs.progress.queries import Accuracy, Progress


@dataclass(frozen=True, slots=True)
class ProgressWriter:
    localizer: Localizer
    progress: Progress

    def describe(self, who: str) -> str:
        return "\n".join([self.localizer.say("progress-title", who=who), *self._reviews(), *self._practice()])

    def describe_chart(self) -> str:
        """Return the alternative text of the chart, with its points, for screen readers."""
        localizer, weeks = self.localizer, self.progress.weeks.items()
        points = [f"{localizer.day(monday)}: {self._percent(each.share)} ({each.games})" for monday, each in weeks]
        return localizer.say("progress-chart", weeks=", ".join(points))

    def _reviews(self) -> Iterator[str]:
        progress, say = self.progress, self.localizer.say
        if not progress.games:
            yield say("progress-none")
            return
        if milestone := progress.milestone:
            what = self._theme(milestone.theme) if milestone.theme else say("progress-all_themes")
            yield say("progress-clean", theme=what, date=milestone.since, games=milestone.games)
        now, before = progress.now, progress.before
        yield say("progress-accuracy", share=self._compared(self._percent(now.share), self._percent(before.share)))
        yield say("progress-games", games=self._compared(now.games, before.games))
        recent = [(theme, each) for theme, each in progress.themes.items() if each.now or each.before]
        if recent:
            yield say("progress-mistakes")
        for theme, each in sorted(recent, key=lambda item: -(item[1].now + item[1].before)):
            yield say("progress-theme", theme=self._theme(theme), count=self._compared(each.now, each.before))

    def _practice(self) -> Iterator[str]:
        progress, say = self.progress, self.localizer.say
        yield say("progress-practice")
        yield say("progress-due", due=progress.due, exercises=progress.exercises)
        yield say("progress-lessons", done=progress.lessons, lessons=len(LESSONS))
        if progress.puzzle_rating is not None:
            yield say("progress-puzzle_rating", rating=str(round(progress.puzzle_rating)))

    def _compared(self, now: object, before: object) -> str:
        """Return a figure of the latest period with that of the period before it, if there were games then."""
        return (
            self.localizer.say("progress-compared", now=now, before=before) if self.progress.before.games else str(now)
        )

    def _percent(self, share: float | None) -> str:
        return "-" if share is None else self.localizer.percent(share)

    def _theme(self, theme: Theme) -> str:
        return self.localizer.say(f"theme-{theme.value}")


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
