"""Charts as plain data, which a worker process draws as a PNG.

matplotlib takes half a second to import and 50 megabytes, so only workers import it. It is an extra: without it, the
figures are in the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

BACKGROUND, INK = "#2b2d31", "#dfe1e5"
"""An opaque background, so that a chart looks the same in Discord's dark and light themes."""

CURVES = "#4bd4a0", "#f5a623", "#56b4e9", "#e58fc0"
RESULTS = "#56b4e9", "#b3b8c2", "#f5a623"
"""The colours of wins, draws and losses. As with the curves, colour-blind readers can tell them apart."""

BARS_SHARE = 0.2  # which part of a chart's height the highest bar below curves has
_MAX_TICKS = 8


@dataclass(frozen=True, slots=True)
class Axis:
    label: str  # what its values are
    ticks: Mapping[float, str]  # the values with a grid line, ascending, and how the reader writes them


@dataclass(frozen=True, slots=True)
class Bars:
    """Numbers that are drawn as bars in the lowest part of a chart; at least one is not 0."""

    name: str  # in the legend
    counts: Sequence[int]


@dataclass(frozen=True, slots=True)
class LineChart:
    """Curves over a numbered sequence of games, or of weeks."""

    title: str
    x: Axis  # the numbers of the games
    y: Axis  # the values; its first and last tick are its ends
    first: int  # the number of the first game of each curve
    # at most four non-empty lists of values, by their names; the legend shows the names that are not empty. A curve is
    # interrupted where a value is not a number
    curves: Mapping[str, Sequence[float]]
    bars: Bars | None = None  # for the same numbers as the curves


@dataclass(frozen=True, slots=True)
class ResultBar:
    """A bar of wins, draws and losses, each as wide as its share; at least one is not 0."""

    title: str
    names: tuple[str, str, str]  # of wins, draws and losses in the legend, with their numbers
    counts: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Picture:
    """Charts in one picture, one below the other, in one language."""

    locale: str  # of the texts
    charts: Sequence[LineChart | ResultBar]


def ticks(first: int, last: int, limit: int = _MAX_TICKS) -> Iterator[int]:
    """Yield round numbers between two numbers, at most `limit`.

    >>> list(ticks(20, 500)), list(ticks(1, 3))
    ([100, 200, 300, 400, 500], [1, 2, 3])
    """
    step = tick_step(first, last, limit)
    yield from range(-(-first // step) * step, last + 1, step)


def tick_step(first: int, last: int, limit: int = _MAX_TICKS) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, 50 ... that fits fewer than `limit` times between `first` and `last`.

    >>> tick_step(20, 500), tick_step(980, 1104, 5)
    (100, 50)
    """
    power_of_ten = 1
    while True:
        for step in (power_of_ten * factor for factor in (1, 2, 5)):
            if (last - first) // step < limit:
                return step
        power_of_ten *= 10
