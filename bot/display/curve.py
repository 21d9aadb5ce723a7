"""Learning curves as a picture: how large a share of its games a learner lost, as it played on.

There are no words in it but the labels of several curves, as Pillow's own font has few letters; what is to be seen
is said beside it, in each language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import accumulate
from typing import cast

from PIL import Image, ImageDraw, ImageFont

from bot.opponents.training import LOSS

_Point = tuple[float, float]
_Font = ImageFont.FreeTypeFont

_SIZE = 800, 400
_FINER = 2
"""It is drawn so many times as large and then made smaller, which leaves no jagged edges."""

_LEFT, _TOP, _RIGHT, _BOTTOM = 84, 26, 756, 352
_TEXT, _TEXT_HEIGHT = 22, 30
_BACKGROUND, _GRID, _INK = "#2b2d31", "#4a4d55", "#dfe1e5"
"""A background of its own, on which all is read alike whatever stands around it."""

_COLOURS = "#f5a623", "#56b4e9", "#4bd4a0", "#f0e442", "#e58fc0", "#ffffff"
"""To be told apart by those as well who see fewer colours; so are the marks on several curves, by their corners."""

_CORNERS = 0, 3, 4, 6
_MARKS_ON_A_CURVE = 8
_SHARES = 0, 20, 40, 60, 80, 100
_MOST_TICKS = 8
_STEPS = 1, 2, 5

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
    lost = [0, *accumulate(letter == LOSS for letter in record)]
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
    chart = _Chart(first, last)
    chart.draw_grid()
    for number, shares in enumerate(curves.values()):
        chart.draw_curve(shares, number, with_marks=len(curves) > 1)
    if len(curves) > 1:
        chart.draw_labels(tuple(curves))
    return chart.png()


class _Chart:
    """A picture in the making.

    Args:
        first, last: the numbers of the games at its left and right edge.
    """

    def __init__(self, first: int, last: int) -> None:
        self._first, self._last = first, last
        width, height = _SIZE
        self._image = Image.new("RGB", (width * _FINER, height * _FINER), _BACKGROUND)
        self._pen = ImageDraw.Draw(self._image)
        self._font = cast("_Font", ImageFont.load_default(_TEXT * _FINER))

    def draw_grid(self) -> None:
        """Lines to read values by, and the numbers at them."""
        for share in _SHARES:
            y = self._y(share / 100)
            self._line([(_LEFT, y), (_RIGHT, y)], _GRID, 1)
            self._text(_LEFT - 12, y, f"{share}%", "rm")
        for game in _ticks(self._first, self._last):
            x = self._x(game)
            self._line([(x, _TOP), (x, _BOTTOM)], _GRID, 1)
            self._text(x, _BOTTOM + 12, str(game), "mt")

    def draw_curve(self, shares: Sequence[float], number: int, *, with_marks: bool) -> None:
        """A line, with marks on it to be told apart from others."""
        points = [(self._x(self._first + i), self._y(share)) for i, share in enumerate(shares)]
        colour = _COLOURS[number % len(_COLOURS)]
        self._line([*points, points[-1]], colour, 3)
        if with_marks or len(points) == 1:
            step = max(len(points) // _MARKS_ON_A_CURVE, 1)
            for point in points[step * number // 4 % step :: step]:
                self._mark(point, number, colour)

    def draw_labels(self, labels: Sequence[str]) -> None:
        """The names of curves at the top right, each beside a piece of its line."""
        left = _RIGHT - 68 - max(map(self._font.getlength, labels)) / _FINER
        box = left, _TOP + 1, _RIGHT - 1, _TOP + 12 + len(labels) * _TEXT_HEIGHT
        self._pen.rectangle([part * _FINER for part in box], _BACKGROUND)
        for number, label in enumerate(labels):
            y, colour = _TOP + 22 + number * _TEXT_HEIGHT, _COLOURS[number % len(_COLOURS)]
            self._line([(left + 8, y), (left + 44, y)], colour, 3)
            self._mark((left + 26, y), number, colour)
            self._text(left + 56, y, label, "lm")

    def png(self) -> bytes:
        """What has been drawn."""
        to = BytesIO()
        self._image.resize(_SIZE, Image.Resampling.LANCZOS).save(to, "PNG", optimize=True)
        return to.getvalue()

    def _x(self, game: int) -> float:
        span = self._last - self._first
        return _LEFT + (_RIGHT - _LEFT) * ((game - self._first) / span if span else 0.5)

    def _y(self, share: float) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * share

    def _line(self, points: Sequence[_Point], colour: str, width: int) -> None:
        finer = [(x * _FINER, y * _FINER) for x, y in points]
        self._pen.line(finer, colour, width * _FINER, joint="curve")

    def _mark(self, point: _Point, number: int, colour: str) -> None:
        x, y, radius = (part * _FINER for part in (*point, 7))
        corners = _CORNERS[number % len(_CORNERS)]
        if corners:
            self._pen.regular_polygon((x, y, radius), corners, fill=colour)
        else:
            self._pen.circle((x, y), radius * 0.8, fill=colour)

    def _text(self, x: float, y: float, text: str, anchor: str) -> None:
        self._pen.text((x * _FINER, y * _FINER), text, _INK, self._font, anchor)


def _ticks(first: int, last: int) -> Iterator[int]:
    """Round numbers between two, a few of them.

    >>> list(_ticks(20, 500)), list(_ticks(1, 3))
    ([100, 200, 300, 400, 500], [1, 2, 3])
    """
    size = 1
    while True:
        for step in (size * unit for unit in _STEPS):
            if (last - first) // step < _MOST_TICKS:
                yield from range(-(-first // step) * step, last + 1, step)
                return
        size *= 10
