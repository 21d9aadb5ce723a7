"""The chart of a user's record: a bar of wins, draws and losses, and the curve of the rating below it.

The bar is labelled as chess players write results: +12 for wins, =5 for draws, -3 for losses.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.statistics import WinDrawLoss
from bot.rendering.chart import COLOURS, HEIGHT, LEFT, RIGHT, TOP, Canvas, Chart, Scale, tick_step

_BAR_HEIGHT = 46
_BAR_BOTTOM = TOP + _BAR_HEIGHT
_GAP = 3
_PADDING = 8
_CURVE_INDEX = 2
"""Selects the colour of the rating curve."""

_WIN, _DRAW, _LOSS = COLOURS[1], "#b3b8c2", COLOURS[0]
_LABEL = "#1b1c1f"

_MAX_STEPS = 5
_MIN_SPAN = 100
"""The fewest rating points on the y-axis, so that small changes look small."""


def draw_record(tally: WinDrawLoss, ratings: Sequence[int] = (), *, last: int = 0) -> bytes:
    """Draw a record of at least one game as a PNG.

    Args:
        ratings: the ratings after the latest rated games, oldest first; fewer than two draw no curve.
        last: the number of the latest rated game.
    """
    has_curve = len(ratings) > 1
    canvas = Canvas(_BAR_BOTTOM + (HEIGHT if has_curve else TOP))
    _draw_bar(canvas, tally)
    if has_curve:
        first, bottom = last - len(ratings) + 1, _BAR_BOTTOM + HEIGHT
        chart = Chart(canvas, first, last, rating_scale(ratings), top=_BAR_BOTTOM + TOP, height=bottom)
        chart.draw_grid()
        chart.draw_curve(ratings, _CURVE_INDEX, with_markers=False)
        canvas.marker(chart.points(ratings)[-1], 0, COLOURS[_CURVE_INDEX])
    return canvas.png()


def rating_scale(ratings: Sequence[int]) -> Scale:
    """Return a y-axis with round numbers that contains the ratings.

    >>> rating_scale([1012, 988, 1104]).ticks, rating_scale([1000, 1003]).ticks
    ((950, 1000, 1050, 1100, 1150), (940, 960, 980, 1000, 1020, 1040, 1060))
    """
    low, high = min(ratings), max(ratings)
    margin = max(_MIN_SPAN - (high - low), 0) // 2
    low, high = low - margin, high + margin
    step = tick_step(low, high, _MAX_STEPS)
    return Scale(tuple(range(low // step * step, -(-high // step) * step + 1, step)))


def _draw_bar(canvas: Canvas, tally: WinDrawLoss) -> None:
    """Draw wins, draws and losses side by side, each as wide as its share."""
    parts = [("+", tally.wins, _WIN), ("=", tally.draws, _DRAW), ("-", tally.losses, _LOSS)]
    left = float(LEFT)
    for sign, games, colour in parts:
        if not games:
            continue
        width = (RIGHT - LEFT) * games / tally.games
        canvas.rectangle(left, TOP, left + width - min(_GAP, width / 2), _BAR_BOTTOM, colour)
        label = f"{sign}{games}"
        if canvas.text_width(label) + 2 * _PADDING < width:
            canvas.text(left + (width - _GAP) / 2, TOP + _BAR_HEIGHT / 2, label, "mm", _LABEL)
        left += width
