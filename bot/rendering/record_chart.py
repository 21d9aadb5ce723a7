"""How somebody has done as a picture: a bar of wins, draws and losses, and beneath it how the rating went.

Results are written as chess players do: +12 are wins, =5 draws, and -3 losses.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.statistics import WinDrawLoss
from bot.rendering.chart import COLOURS, HEIGHT, LEFT, RIGHT, TOP, Canvas, Chart, Scale, step_between

_BAR = 46
_GAP = 3
_MARGIN = 8
_CURVE = 2
"""Which colour the rating has."""

_WIN, _DRAW, _LOSS = COLOURS[1], "#b3b8c2", COLOURS[0]
_ON_A_BAR = "#1b1c1f"

_MOST_STEPS = 5
_LEAST_SPAN = 100
"""So many points of rating are the whole height at least: a few more or less are no mountains."""


def draw_record(tally: WinDrawLoss, ratings: Sequence[int] = (), *, last: int = 0) -> bytes:
    """A PNG of a record, which has at least one game.

    Args:
        ratings: after each of the latest rated games, oldest first; no curve is drawn of fewer than two.
        last: the number of the latest rated game.
    """
    has_curve = len(ratings) > 1
    canvas = Canvas(TOP + _BAR + (HEIGHT if has_curve else TOP))
    _draw_bar(canvas, tally)
    if has_curve:
        top = TOP + _BAR + TOP
        chart = Chart(canvas, last - len(ratings) + 1, last, rating_scale(ratings), top=top, height=top - TOP + HEIGHT)
        chart.draw_grid()
        chart.draw_curve(ratings, _CURVE, with_marks=False)
        canvas.mark(chart.points(ratings)[-1], 0, COLOURS[_CURVE])
    return canvas.png()


def rating_scale(ratings: Sequence[int]) -> Scale:
    """Round numbers around ratings.

    >>> rating_scale([1012, 988, 1104]).lines, rating_scale([1000, 1003]).lines
    ((950, 1000, 1050, 1100, 1150), (940, 960, 980, 1000, 1020, 1040, 1060))
    """
    low, high = min(ratings), max(ratings)
    missing = max(_LEAST_SPAN - (high - low), 0) // 2
    low, high = low - missing, high + missing
    step = step_between(low, high, _MOST_STEPS)
    return Scale(tuple(range(low // step * step, -(-high // step) * step + 1, step)))


def _draw_bar(canvas: Canvas, tally: WinDrawLoss) -> None:
    """Wins, draws and losses side by side, each as wide as its share."""
    parts = [("+", tally.wins, _WIN), ("=", tally.draws, _DRAW), ("-", tally.losses, _LOSS)]
    left, bottom = float(LEFT), TOP + _BAR
    for sign, games, colour in parts:
        width = (RIGHT - LEFT) * games / tally.games
        if not games:
            continue
        canvas.box(left, TOP, left + width - min(_GAP, width / 2), bottom, colour)
        label = f"{sign}{games}"
        if canvas.length(label) + 2 * _MARGIN < width:
            canvas.text(left + (width - _GAP) / 2, TOP + _BAR / 2, label, "mm", _ON_A_BAR)
        left += width
