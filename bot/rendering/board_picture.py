"""Boards as PNG pictures, in the shapes and colours of the default emoji; the last move is framed, and lines are struck
through.

Pictures contain no words, only the letters of rows and the numbers of columns. The alternative text describes them in
the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from string import ascii_uppercase
from typing import cast

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.game.rules import Line
from bot.rendering.localizer import Localizer
from bot.rendering.page import name_cells, name_lines, whole_lines

_Point = tuple[float, float]

_SUPERSAMPLING = 3  # images are drawn larger by this factor and then scaled down, which smooths the edges
_CELLS_SIZE, _LABELS, _MARGIN = 414, 46, 20
"""In pixels: the cells along the longer side, the strips for letters and numbers, and the right and bottom margins."""

_CORNER_RADIUS = 28
_BACKGROUND, _TILE, _FRAME, _INK = "#2b2d31", "#3d4048", "#e3e5e8", "#c4c9d1"
"""An opaque background, so that the board looks the same on light and on dark themes."""

COLOURS = {Mark.X: "#f0475a", Mark.O: "#55acee"}
"""Red and blue, as in the classic style; the marks differ in shape too."""

DISC_COLOURS = {Mark.X: "#f0475a", Mark.O: "#fdcb58"}
"""Red and yellow, as in the default style of games with gravity; the discs of O have a ring, too."""

STRIKE = "#ffffff"
_WINNING_TILE, _RING = "#565b66", "#c98f1f"

_TILE_GAP, _TILE_RADIUS, _HOLE_RADIUS, _FRAME_WIDTH = 0.03, 0.14, 0.5, 0.035
_X_ARM, _O_RADIUS, _MARK_WIDTH = 0.23, 0.32, 0.155
_DISC_RADIUS, _RING_RADIUS = 0.4, 0.25
_STRIKE_OVERHANG, _STRIKE_WIDTH, _STRIKE_OUTLINE = 0.4, 0.045, 0.085
"""Fractions of a cell. With gravity, cells look like round holes. The overhang is how far a strike goes beyond the
centres of its outer cells; the outline is the width of the strike with its dark border."""

_MAX_FONT_SIZE = 26


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """What a picture shows."""

    board: Board
    last: int | None = None  # the cell of the last move; None before the first one


def describe_picture(localizer: Localizer, picture: BoardPicture) -> str:
    board = picture.board
    x, o = (name_cells(board, mark) for mark in Mark)
    sentences = [localizer.say("picture-board", rows=board.rules.rows, columns=board.rules.columns, x=x, o=o)]
    if picture.last is not None:
        sentences.append(localizer.say("picture-last", coordinate=format_coordinate(picture.last, board.rules)))
    sentences += [localizer.say("picture-line", line=line) for line in name_lines(localizer, board)]
    return " ".join(sentences)


@lru_cache(256)
def draw_board(picture: BoardPicture) -> bytes:
    """Draw a board as a PNG. Takes some 15 ms."""
    drawing = _Drawing(picture)
    drawing.draw_labels()
    for cell in range(picture.board.rules.cells):
        drawing.draw_tile(cell)
        drawing.draw_mark(cell)
    for line in whole_lines(picture.board):
        drawing.strike(line)
    return drawing.png()


class _Drawing:
    def __init__(self, picture: BoardPicture) -> None:
        from PIL import Image, ImageDraw  # slow to import, and often not needed

        self._board, self._last, rules = picture.board, picture.last, picture.board.rules
        self._winning_cells = {cell for line in picture.board.lines for cell in line}
        self._cell_size = _CELLS_SIZE // max(rules.rows, rules.columns)
        width, height = (_LABELS + count * self._cell_size + _MARGIN for count in (rules.columns, rules.rows))
        self._size = width, height
        self._image = Image.new("RGB", (width * _SUPERSAMPLING, height * _SUPERSAMPLING), _BACKGROUND)
        self._draw = ImageDraw.Draw(self._image)

    def draw_labels(self) -> None:
        """Draw the numbers of the columns and, without gravity, the letters of the rows."""
        rules, centre = self._board.rules, _LABELS * 0.55
        for column in range(rules.columns):
            self._text((_LABELS + (column + 0.5) * self._cell_size, centre), str(column + 1))
        for row in range(0 if rules.gravity else rules.rows):
            self._text((centre, _LABELS + (row + 0.5) * self._cell_size), ascii_uppercase[row])

    def draw_tile(self, cell: int) -> None:
        """Draw the background of a cell, with a frame if it is the last move."""
        (x, y), half = self._centre(cell), (0.5 - _TILE_GAP) * self._cell_size
        edges = [edge * _SUPERSAMPLING for edge in (x - half, y - half, x + half, y + half)]
        fill = _WINNING_TILE if cell in self._winning_cells else _TILE
        frame, width = (_FRAME, self._stroke_width(_FRAME_WIDTH)) if cell == self._last else (None, 0)
        radius = (_HOLE_RADIUS if self._board.rules.gravity else _TILE_RADIUS) * self._cell_size * _SUPERSAMPLING
        self._draw.rounded_rectangle(edges, radius, fill, frame, width)

    def draw_mark(self, cell: int) -> None:
        (x, y), mark = self._centre(cell), self._board[cell]
        if mark is None:
            return
        if self._board.rules.gravity:
            self._circle((x, y), _DISC_RADIUS, DISC_COLOURS[mark])
            if mark is Mark.O:
                self._circle((x, y), _RING_RADIUS, None, _RING, self._stroke_width(_FRAME_WIDTH))
        elif mark is Mark.O:
            self._circle((x, y), _O_RADIUS, COLOURS[mark])
        else:
            arm = _X_ARM * self._cell_size
            self._stroke((x - arm, y - arm), (x + arm, y + arm), _MARK_WIDTH, COLOURS[mark])
            self._stroke((x - arm, y + arm), (x + arm, y - arm), _MARK_WIDTH, COLOURS[mark])

    def strike(self, line: Line) -> None:
        (x, y), (last_x, last_y) = self._centre(line[0]), self._centre(line[-1])
        steps = len(line) - 1
        right, down = ((end - start) / steps * _STRIKE_OVERHANG for start, end in ((x, last_x), (y, last_y)))
        start, end = (x - right, y - down), (last_x + right, last_y + down)
        self._stroke(start, end, _STRIKE_OUTLINE, _BACKGROUND)
        self._stroke(start, end, _STRIKE_WIDTH, STRIKE)

    def png(self) -> bytes:
        """Return the image as a PNG with rounded corners."""
        from PIL import Image, ImageDraw

        image, mask, buffer = self._image.reduce(_SUPERSAMPLING), Image.new("L", self._image.size), BytesIO()
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), _CORNER_RADIUS * _SUPERSAMPLING, 255)
        image.putalpha(mask.reduce(_SUPERSAMPLING))
        image.quantize(method=Image.Quantize.FASTOCTREE).save(buffer, "PNG")  # a quarter of the size
        return buffer.getvalue()

    def _centre(self, cell: int) -> _Point:
        row, column = divmod(cell, self._board.rules.columns)
        return _LABELS + (column + 0.5) * self._cell_size, _LABELS + (row + 0.5) * self._cell_size

    def _circle(
        self, centre: _Point, radius: float, fill: str | None, outline: str | None = None, width: int = 0
    ) -> None:
        """Draw a circle whose radius is a fraction of a cell."""
        x, y = centre
        scaled = x * _SUPERSAMPLING, y * _SUPERSAMPLING
        self._draw.circle(scaled, radius * self._cell_size * _SUPERSAMPLING, fill, outline, width)

    def _stroke(self, start: _Point, end: _Point, width: float, colour: str) -> None:
        scaled, pixels = [(x * _SUPERSAMPLING, y * _SUPERSAMPLING) for x, y in (start, end)], self._stroke_width(width)
        self._draw.line(scaled, colour, pixels)
        for point in scaled:
            self._draw.circle(point, pixels / 2, colour)

    def _stroke_width(self, fraction: float) -> int:
        """Return a fraction of a cell in pixels, with a minimum that stays visible on small cells."""
        return round(max(fraction * self._cell_size, 1.6 + 12 * fraction) * _SUPERSAMPLING)

    def _text(self, centre: _Point, text: str) -> None:
        from PIL import ImageFont

        size = min(_MAX_FONT_SIZE, self._cell_size * 0.5) * _SUPERSAMPLING
        font = cast("ImageFont.FreeTypeFont", ImageFont.load_default(size))
        x, y = centre
        self._draw.text((x * _SUPERSAMPLING, y * _SUPERSAMPLING), text, _INK, font, "mm")
