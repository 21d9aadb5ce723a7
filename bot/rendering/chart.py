"""Line charts as PNG: a canvas, and a chart with axes and curves on it.

Charts contain no words, only numbers and ASCII labels: Pillow's own font has few letters, and the message describes
the chart in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import cast

Point = tuple[float, float]

WIDTH, HEIGHT = 800, 400
LEFT, TOP, RIGHT = 84, 26, 756
"""The edges of the plot area; the numbers of the axes are left of it and below it."""

_BOTTOM_MARGIN = 48
_SUPERSAMPLING = 2
"""Images are drawn larger by this factor and then scaled down, which smooths the edges."""

_FONT_SIZE = 22
_BACKGROUND, _GRID, _INK = "#2b2d31", "#4a4d55", "#dfe1e5"
"""An opaque background, so that the chart looks the same on light and on dark themes."""

COLOURS = "#f5a623", "#56b4e9", "#4bd4a0", "#f0e442", "#e58fc0", "#ffffff"
"""Colours that colour-blind readers can distinguish; curves have markers of different shapes, too."""

_MARKER_CORNERS = 0, 3, 4, 6
_MARKERS_PER_CURVE = 8
_MAX_TICKS = 8
_TICK_STEPS = 1, 2, 5


@dataclass(frozen=True, slots=True)
class Scale:
    """The y-axis of a chart.

    Args:
        ticks: the values with a grid line, ascending; the first and the last are the ends of the axis.
        unit: the text after each number.
    """

    ticks: Sequence[int]
    unit: str = ""

    def fraction(self, value: float) -> float:
        """Return the height of a value: 0 at the bottom, 1 at the top."""
        return (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])


class Canvas:
    """An image to draw on, in pixels from the top left.

    Args:
        height: in pixels; the width is always `WIDTH`.
    """

    def __init__(self, height: int = HEIGHT) -> None:
        from PIL import Image, ImageDraw, ImageFont  # slow to import, and often not needed

        self._size = WIDTH, height
        self._image = Image.new("RGB", (WIDTH * _SUPERSAMPLING, height * _SUPERSAMPLING), _BACKGROUND)
        self._draw = ImageDraw.Draw(self._image)
        self._font = cast("ImageFont.FreeTypeFont", ImageFont.load_default(_FONT_SIZE * _SUPERSAMPLING))

    def png(self) -> bytes:
        """Return the image as a PNG."""
        from PIL import Image

        buffer = BytesIO()
        self._image.resize(self._size, Image.Resampling.LANCZOS).save(buffer, "PNG", optimize=True)
        return buffer.getvalue()

    def line(self, points: Sequence[Point], colour: str = _GRID, width: int = 1) -> None:
        """Draw a line through points."""
        scaled = [(x * _SUPERSAMPLING, y * _SUPERSAMPLING) for x, y in points]
        self._draw.line(scaled, colour, width * _SUPERSAMPLING, joint="curve")

    def rectangle(self, left: float, top: float, right: float, bottom: float, colour: str = _BACKGROUND) -> None:
        """Draw a filled rectangle."""
        self._draw.rectangle([edge * _SUPERSAMPLING for edge in (left, top, right, bottom)], colour)

    def marker(self, point: Point, index: int, colour: str) -> None:
        """Draw the marker of a curve: a circle or a polygon, depending on the curve's index."""
        x, y, radius = (length * _SUPERSAMPLING for length in (*point, 7))
        corners = _MARKER_CORNERS[index % len(_MARKER_CORNERS)]
        if corners:
            self._draw.regular_polygon((x, y, radius), corners, fill=colour)
        else:
            self._draw.circle((x, y), radius * 0.8, fill=colour)

    def text(self, x: float, y: float, text: str, anchor: str, colour: str = _INK) -> None:
        """Draw a text.

        Args:
            anchor: the part of the text at the point, as Pillow defines it: `mm` for the middle.
        """
        self._draw.text((x * _SUPERSAMPLING, y * _SUPERSAMPLING), text, colour, self._font, anchor)

    def text_width(self, text: str) -> float:
        """Return the width of a text, in pixels."""
        return self._font.getlength(text) / _SUPERSAMPLING


class Chart:
    """A line chart on a canvas.

    Args:
        first, last: the ends of the x-axis.
        scale: the y-axis.
        top, height: the top edge of the plot area, and the bottom edge of the chart, in pixels.
    """

    def __init__(
        self, canvas: Canvas, first: int, last: int, scale: Scale, *, top: int = TOP, height: int = HEIGHT
    ) -> None:
        self.canvas = canvas
        self._first, self._last, self._scale = first, last, scale
        self._top, self._bottom = top, height - _BOTTOM_MARGIN

    def draw_grid(self) -> None:
        """Draw the grid lines and the numbers of both axes."""
        for value in self._scale.ticks:
            y = self._y(value)
            self.canvas.line([(LEFT, y), (RIGHT, y)])
            self.canvas.text(LEFT - 12, y, f"{value}{self._scale.unit}", "rm")
        for number in ticks(self._first, self._last):
            x = self._x(number)
            self.canvas.line([(x, self._top), (x, self._bottom)])
            self.canvas.text(x, self._bottom + 12, str(number), "mt")

    def draw_curve(self, values: Sequence[float], index: int, *, with_markers: bool) -> None:
        """Draw a curve in the colour of its index, with markers if there are several curves."""
        points = self.points(values)
        colour = COLOURS[index % len(COLOURS)]
        self.canvas.line([*points, points[-1]], colour, 3)
        if with_markers or len(points) == 1:
            step = max(len(points) // _MARKERS_PER_CURVE, 1)
            for point in points[step * index // 4 % step :: step]:
                self.canvas.marker(point, index, colour)

    def points(self, values: Sequence[float]) -> list[Point]:
        """Return the points of values, from the left edge on."""
        return [(self._x(self._first + i), self._y(value)) for i, value in enumerate(values)]

    def _x(self, number: int) -> float:
        span = self._last - self._first
        return LEFT + (RIGHT - LEFT) * ((number - self._first) / span if span else 0.5)

    def _y(self, value: float) -> float:
        return self._bottom - (self._bottom - self._top) * self._scale.fraction(value)


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
        for step in (power_of_ten * factor for factor in _TICK_STEPS):
            if (last - first) // step < limit:
                return step
        power_of_ten *= 10
