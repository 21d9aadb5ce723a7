"""Boards as PNG pictures: X and O in different shapes and colours, the last move framed, winning lines struck through.

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

_BACKGROUND, _TILE, _FRAME, _INK = "#2b2d31", "#3d4048", "#8f96a3", "#c4c9d1"
"""An opaque background, so that the board looks the same on light and on dark themes."""

COLOURS = {Mark.X: "#ff8f57", Mark.O: "#5bb8f0"}
"""Colours that colour-blind readers can distinguish; the marks differ in shape anyway."""

STRIKE = "#ffffff"
_WINNING_TILE = {Mark.X: "#5b483e", Mark.O: "#3b5160"}
_TILE_GAP, _TILE_RADIUS, _HOLE_RADIUS, _FRAME_WIDTH = 0.03, 0.14, 0.5, 0.022
_X_ARM, _O_RADIUS, _MARK_WIDTH = 0.23, 0.27, 0.155
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
    sentences += [localizer.say("picture-line", line=line) for line in name_lines(board)]
    return " ".join(sentences)


@lru_cache(256)
def draw_board(picture: BoardPicture) -> bytes:
    """Draw a board as a PNG. Takes some 10 to 50 ms."""
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
        rules, centre = self._board.rules, _LABELS * 0.55
        for column in range(rules.columns):
            self._text((_LABELS + (column + 0.5) * self._cell_size, centre), str(column + 1))
        for row in range(rules.rows):
            self._text((centre, _LABELS + (row + 0.5) * self._cell_size), ascii_uppercase[row])

    def draw_tile(self, cell: int) -> None:
        """Draw the background of a cell, with a frame if it is the last move."""
        (x, y), half, mark = self._centre(cell), (0.5 - _TILE_GAP) * self._cell_size, self._board[cell]
        edges = [edge * _SUPERSAMPLING for edge in (x - half, y - half, x + half, y + half)]
        fill = _WINNING_TILE[mark] if mark and cell in self._winning_cells else _TILE
        frame, width = (_FRAME, self._stroke_width(_FRAME_WIDTH)) if cell == self._last else (None, 0)
        radius = (_HOLE_RADIUS if self._board.rules.gravity else _TILE_RADIUS) * self._cell_size * _SUPERSAMPLING
        self._draw.rounded_rectangle(edges, radius, fill, frame, width)

    def draw_mark(self, cell: int) -> None:
        x, y = self._centre(cell)
        match self._board[cell]:
            case Mark.X:
                arm = _X_ARM * self._cell_size
                self._stroke((x - arm, y - arm), (x + arm, y + arm), _MARK_WIDTH, COLOURS[Mark.X])
                self._stroke((x - arm, y + arm), (x + arm, y - arm), _MARK_WIDTH, COLOURS[Mark.X])
            case Mark.O:
                centre = x * _SUPERSAMPLING, y * _SUPERSAMPLING
                radius = (_O_RADIUS + _MARK_WIDTH / 2) * self._cell_size * _SUPERSAMPLING
                self._draw.circle(centre, radius, None, COLOURS[Mark.O], self._stroke_width(_MARK_WIDTH))
            case None:
                pass

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

        image = self._image.resize(self._size, Image.Resampling.LANCZOS)
        mask = Image.new("L", self._image.size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), 28 * _SUPERSAMPLING, 255)
        image.putalpha(mask.resize(self._size, Image.Resampling.BOX))
        buffer = BytesIO()
        image.quantize(method=Image.Quantize.FASTOCTREE).save(buffer, "PNG", optimize=True)  # a quarter of the size
        return buffer.getvalue()

    def _centre(self, cell: int) -> _Point:
        row, column = divmod(cell, self._board.rules.columns)
        return _LABELS + (column + 0.5) * self._cell_size, _LABELS + (row + 0.5) * self._cell_size

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
