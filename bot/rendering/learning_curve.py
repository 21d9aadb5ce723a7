"""Learning curves: the share of games that a learner lost over time, as numbers and as a PNG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.game.value import Result
from bot.model.learner import RESULT_LETTERS
from bot.rendering.chart import COLOURS, RIGHT, TOP, Canvas, Chart, Scale

_PERCENT = Scale((0, 20, 40, 60, 80, 100), "%")
_LABEL_HEIGHT = 30
_DEFAULT_WINDOW = 20


@dataclass(frozen=True, slots=True)
class LossCurve:
    """The moving average of losses.

    Args:
        window: the number of games that each share is taken over.
        shares: the share of losses from 0 to 1, after each game from number `window` on, counted from 1.
    """

    window: int
    shares: tuple[float, ...]


def compute_loss_curve(results: str, window: int | None = None) -> LossCurve:
    """Compute the loss curve of at least one game.

    Args:
        results: the learner's results, oldest first, one letter each.
        window: the size of the window; by default 20 games, fewer for short records, more for long ones.

    >>> compute_loss_curve("llld", 2)
    LossCurve(window=2, shares=(1.0, 1.0, 0.5))
    """
    games = len(results)
    window = window or max(min(_DEFAULT_WINDOW, (games + 1) // 2), games // 50)
    losses = [0, *accumulate(letter == RESULT_LETTERS[Result.LOSS] for letter in results)]
    return LossCurve(
        window, tuple((after - before) / window for before, after in zip(losses, losses[window:], strict=False))
    )


def draw_loss_curve(curve: LossCurve, *, before: int = 0) -> bytes:
    """Draw the loss curve of one learner as a PNG.

    Args:
        before: the number of games before the first one of the curve.
    """
    return draw_curves({"": curve.shares}, first=before + curve.window)


def draw_curves(curves: Mapping[str, Sequence[float]], *, first: int = 1) -> bytes:
    """Draw loss curves as a PNG: percent on the y-axis, the number of the game on the x-axis.

    Args:
        curves: non-empty lists of shares from 0 to 1, by their ASCII labels; a single curve has no legend.
        first: the number of the game of each curve's first share.
    """
    last = first + max(len(shares) for shares in curves.values()) - 1
    chart = Chart(Canvas(), first, last, _PERCENT)
    chart.draw_grid()
    for index, shares in enumerate(curves.values()):
        chart.draw_curve([share * 100 for share in shares], index, with_markers=len(curves) > 1)
    if len(curves) > 1:
        _draw_legend(chart.canvas, tuple(curves))
    return chart.canvas.png()


def _draw_legend(canvas: Canvas, labels: Sequence[str]) -> None:
    """Draw the labels of the curves at the top right, each beside a sample of its line."""
    left = RIGHT - 68 - max(map(canvas.text_width, labels))
    canvas.rectangle(left, TOP + 1, RIGHT - 1, TOP + 12 + len(labels) * _LABEL_HEIGHT)
    for index, label in enumerate(labels):
        y, colour = TOP + 22 + index * _LABEL_HEIGHT, COLOURS[index % len(COLOURS)]
        canvas.line([(left + 8, y), (left + 44, y)], colour, 3)
        canvas.marker((left + 26, y), index, colour)
        canvas.text(left + 56, y, label, "lm")
