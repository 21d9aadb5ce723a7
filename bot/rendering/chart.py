"""What pictures of numbers are drawn with: a canvas, and a chart of lines on it.

There are no words in them but ASCII, as Pillow's own font has few letters; what is to be seen is said beside them, in
each language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import cast

from PIL import Image, ImageDraw, ImageFont

Point = tuple[float, float]
_Font = ImageFont.FreeTypeFont

WIDTH, HEIGHT = 800, 400
LEFT, TOP, RIGHT = 84, 26, 756
"""Where the lines of a chart begin and end; to the left and beneath are the numbers."""

_BENEATH = 48
_FINER = 2
"""It is drawn so many times as large and then made smaller, which leaves no jagged edges."""

_TEXT = 22
_BACKGROUND, _GRID, _INK = "#2b2d31", "#4a4d55", "#dfe1e5"
"""A background of its own, on which all is read alike whatever stands around it."""

COLOURS = "#f5a623", "#56b4e9", "#4bd4a0", "#f0e442", "#e58fc0", "#ffffff"
"""To be told apart by those as well who see fewer colours; so are the marks on several curves, by their corners."""

_CORNERS = 0, 3, 4, 6
_MARKS_ON_A_CURVE = 8
_MOST_TICKS = 8
_STEPS = 1, 2, 5


@dataclass(frozen=True, slots=True)
class Scale:
    """What goes upwards in a chart.

    Args:
        lines: the values at which there is a line to read others by, ascending; the chart is as high as they are.
        unit: what stands after their numbers.
    """

    lines: Sequence[int]
    unit: str = ""

    def share(self, value: float) -> float:
        """How high a value is: 0 at the bottom, 1 at the top."""
        return (value - self.lines[0]) / (self.lines[-1] - self.lines[0])


class Canvas:
    """A picture in the making.

    Args:
        height: in pixels, as wide as all of them are.
    """

    def __init__(self, height: int = HEIGHT) -> None:
        self._size = WIDTH, height
        self._image = Image.new("RGB", (WIDTH * _FINER, height * _FINER), _BACKGROUND)
        self._pen = ImageDraw.Draw(self._image)
        self._font = cast("_Font", ImageFont.load_default(_TEXT * _FINER))

    def png(self) -> bytes:
        """What has been drawn."""
        to = BytesIO()
        self._image.resize(self._size, Image.Resampling.LANCZOS).save(to, "PNG", optimize=True)
        return to.getvalue()

    def line(self, points: Sequence[Point], colour: str = _GRID, width: int = 1) -> None:
        """From point to point."""
        finer = [(x * _FINER, y * _FINER) for x, y in points]
        self._pen.line(finer, colour, width * _FINER, joint="curve")

    def box(self, left: float, top: float, right: float, bottom: float, colour: str = _BACKGROUND) -> None:
        """A rectangle, filled."""
        self._pen.rectangle([part * _FINER for part in (left, top, right, bottom)], colour)

    def mark(self, point: Point, number: int, colour: str) -> None:
        """A spot that has other corners than those of other numbers."""
        x, y, radius = (part * _FINER for part in (*point, 7))
        corners = _CORNERS[number % len(_CORNERS)]
        if corners:
            self._pen.regular_polygon((x, y, radius), corners, fill=colour)
        else:
            self._pen.circle((x, y), radius * 0.8, fill=colour)

    def text(self, x: float, y: float, text: str, anchor: str, colour: str = _INK) -> None:
        """A few letters.

        Args:
            anchor: which part of them is at the point, as Pillow says it: `mm` for the middle.
        """
        self._pen.text((x * _FINER, y * _FINER), text, colour, self._font, anchor)

    def length(self, text: str) -> float:
        """How wide letters are."""
        return self._font.getlength(text) / _FINER


class Chart:
    """A chart of lines, down to the bottom of a canvas.

    Args:
        first, last: the numbers at its left and right edge.
        top: where it begins.
    """

    def __init__(
        self, canvas: Canvas, first: int, last: int, scale: Scale, *, top: int = TOP, height: int = HEIGHT
    ) -> None:
        self.canvas = canvas
        self._first, self._last, self._scale = first, last, scale
        self._top, self._bottom = top, height - _BENEATH

    def draw_grid(self) -> None:
        """Lines to read values by, and the numbers at them."""
        for value in self._scale.lines:
            y = self._y(value)
            self.canvas.line([(LEFT, y), (RIGHT, y)])
            self.canvas.text(LEFT - 12, y, f"{value}{self._scale.unit}", "rm")
        for number in ticks(self._first, self._last):
            x = self._x(number)
            self.canvas.line([(x, self._top), (x, self._bottom)])
            self.canvas.text(x, self._bottom + 12, str(number), "mt")

    def draw_curve(self, values: Sequence[float], number: int, *, with_marks: bool) -> None:
        """A line, with marks on it to be told apart from others."""
        points = self.points(values)
        colour = COLOURS[number % len(COLOURS)]
        self.canvas.line([*points, points[-1]], colour, 3)
        if with_marks or len(points) == 1:
            step = max(len(points) // _MARKS_ON_A_CURVE, 1)
            for point in points[step * number // 4 % step :: step]:
                self.canvas.mark(point, number, colour)

    def points(self, values: Sequence[float]) -> list[Point]:
        """Where values stand, from the left edge on."""
        return [(self._x(self._first + i), self._y(value)) for i, value in enumerate(values)]

    def _x(self, number: int) -> float:
        span = self._last - self._first
        return LEFT + (RIGHT - LEFT) * ((number - self._first) / span if span else 0.5)

    def _y(self, value: float) -> float:
        return self._bottom - (self._bottom - self._top) * self._scale.share(value)


def ticks(first: int, last: int, most: int = _MOST_TICKS) -> Iterator[int]:
    """Round numbers between two, a few of them.

    >>> list(ticks(20, 500)), list(ticks(1, 3))
    ([100, 200, 300, 400, 500], [1, 2, 3])
    """
    step = step_between(first, last, most)
    yield from range(-(-first // step) * step, last + 1, step)


def step_between(first: int, last: int, most: int = _MOST_TICKS) -> int:
    """The least round step that gets from one number to another in fewer than so many.

    >>> step_between(20, 500), step_between(980, 1104, 5)
    (100, 50)
    """
    size = 1
    while True:
        for step in (size * unit for unit in _STEPS):
            if (last - first) // step < most:
                return step
        size *= 10
