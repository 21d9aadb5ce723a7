"""Learning curves as a picture: how large a share of its games a learner lost, as it played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.game.value import Result
from bot.model.learner import RESULT_LETTERS
from bot.rendering.chart import COLOURS, RIGHT, TOP, Canvas, Chart, Scale

_SHARES = Scale((0, 20, 40, 60, 80, 100), "%")
_LABEL_HEIGHT = 30
_USUAL_WINDOW = 20


@dataclass(frozen=True, slots=True)
class LossCurve:
    """The share of losses among the latest games, as a window slides over them.

    Args:
        window: among how many.
        shares: after each game from number `window` on, counted from 1.
    """

    window: int
    shares: tuple[float, ...]


def loss_curve(record: str, window: int | None = None) -> LossCurve:
    """The curve of a record, which has at least one game.

    Args:
        record: how the games ended for the learner, oldest first, a letter each.
        window: how wide it is; if it is not said, 20 games, fewer where there are few, and more where there are many.

    >>> loss_curve("llld", 2)
    LossCurve(window=2, shares=(1.0, 1.0, 0.5))
    """
    games = len(record)
    window = window or max(min(_USUAL_WINDOW, (games + 1) // 2), games // 50)
    lost = [0, *accumulate(letter == RESULT_LETTERS[Result.LOSS] for letter in record)]
    return LossCurve(
        window, tuple((after - before) / window for before, after in zip(lost, lost[window:], strict=False))
    )


def draw_losses(curve: LossCurve, *, before: int = 0) -> bytes:
    """A PNG of one learner's curve.

    Args:
        before: how many games there were before the first one of its record.
    """
    return draw_curves({"": curve.shares}, first=before + curve.window)


def draw_curves(curves: Mapping[str, Sequence[float]], *, first: int = 1) -> bytes:
    """A PNG of curves: shares from 0 to 1 go upwards, as percent, and the numbers of games to the right.

    Args:
        curves: by their labels, in ASCII; that of one which stands alone is not shown. None is empty.
        first: the number of the game that the first value of each belongs to.
    """
    last = first + max(len(shares) for shares in curves.values()) - 1
    chart = Chart(Canvas(), first, last, _SHARES)
    chart.draw_grid()
    for number, shares in enumerate(curves.values()):
        chart.draw_curve([share * 100 for share in shares], number, with_marks=len(curves) > 1)
    if len(curves) > 1:
        _draw_labels(chart.canvas, tuple(curves))
    return chart.canvas.png()


def _draw_labels(canvas: Canvas, labels: Sequence[str]) -> None:
    """The names of curves at the top right, each beside a piece of its line."""
    left = RIGHT - 68 - max(map(canvas.length, labels))
    canvas.box(left, TOP + 1, RIGHT - 1, TOP + 12 + len(labels) * _LABEL_HEIGHT)
    for number, label in enumerate(labels):
        y, colour = TOP + 22 + number * _LABEL_HEIGHT, COLOURS[number % len(COLOURS)]
        canvas.line([(left + 8, y), (left + 44, y)], colour, 3)
        canvas.mark((left + 26, y), number, colour)
        canvas.text(left + 56, y, label, "lm")
