"""A board as a picture: X and O by shape and colour, the last move's cell lighter, and every line struck through.

There are no words in it, but the letters of rows and the numbers of columns; what is to be seen is said beside it, in
each language.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from string import ascii_uppercase
from typing import cast

from PIL import Image, ImageDraw, ImageFont

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.game.rules import Line
from bot.rendering.localizer import Localizer
from bot.rendering.page import name_cells

_Point = tuple[float, float]

_FINER = 3
"""It is drawn so many times as large and then made smaller, which leaves no jagged edges."""

_INSIDE, _LABELS, _EDGE = 414, 46, 20
"""How much room the cells of the longer side have, the letters and numbers before them, and what is around; in
pixels."""

_CORNER = 28
_BACKGROUND, _TILE, _FRAME, _INK = "#2b2d31", "#3d4048", "#8f96a3", "#c4c9d1"
"""A background of its own, on which all is read alike on light and on dark themes."""

COLOURS = {Mark.X: "#ff8f57", Mark.O: "#5bb8f0"}
"""To be told apart by those as well who see fewer colours; but their shapes would do."""

STRIKE = "#ffffff"
_STRUCK = {Mark.X: "#5b483e", Mark.O: "#3b5160"}

_GAP, _ROUND, _THIN = 0.03, 0.14, 0.022
_ARM, _RING, _STROKE = 0.23, 0.27, 0.155
_BEYOND, _LINE, _CASING = 0.4, 0.045, 0.085
"""Parts of a cell: the space around its tile, the tile's corners and its frame; how far the arms of an X and the ring
of an O reach, and how thick they are; how far a line goes beyond the middle of its last cells, and how thick it is
alone and with the dark on both sides of it."""

_LARGEST_LETTER = 26
_MOST_REMEMBERED = 256


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """What is drawn.

    Args:
        last: the cell that was played last, if any was.
    """

    board: Board
    last: int | None = None


def describe_picture(localizer: Localizer, picture: BoardPicture) -> str:
    """What is to be seen in a picture, for those who have it read to them."""
    board = picture.board
    x, o = (name_cells(board, mark) for mark in Mark)
    said = [localizer.say("picture.board", rows=board.rules.rows, columns=board.rules.columns, x=x, o=o)]
    if picture.last is not None:
        said.append(localizer.say("picture.last", coordinate=format_coordinate(picture.last, board.rules)))
    for line in board.lines:
        cells = "-".join(format_coordinate(cell, board.rules) for cell in line)
        said.append(localizer.say("picture.line", line=cells))
    return " ".join(said)


@lru_cache(_MOST_REMEMBERED)
def draw_board(picture: BoardPicture) -> bytes:
    """A PNG of a board; it takes some hundredths of a second."""
    drawing = _Drawing(picture)
    drawing.draw_labels()
    for cell in range(picture.board.rules.cells):
        drawing.draw_tile(cell)
        drawing.draw_mark(cell)
    for line in picture.board.lines:
        drawing.strike(line)
    return drawing.png()


class _Drawing:
    """A picture in the making."""

    def __init__(self, picture: BoardPicture) -> None:
        self._board, self._last, rules = picture.board, picture.last, picture.board.rules
        self._struck = {cell for line in picture.board.lines for cell in line}
        self._cell = _INSIDE // max(rules.rows, rules.columns)
        width, height = (_LABELS + count * self._cell + _EDGE for count in (rules.columns, rules.rows))
        self._size = width, height
        self._image = Image.new("RGB", (width * _FINER, height * _FINER), _BACKGROUND)
        self._pen = ImageDraw.Draw(self._image)

    def draw_labels(self) -> None:
        """The numbers of the columns above them, and the letters of the rows to their left."""
        rules, middle = self._board.rules, _LABELS * 0.55
        for column in range(rules.columns):
            self._text((_LABELS + (column + 0.5) * self._cell, middle), str(column + 1))
        for row in range(rules.rows):
            self._text((middle, _LABELS + (row + 0.5) * self._cell), ascii_uppercase[row])

    def draw_tile(self, cell: int) -> None:
        """A cell without its mark; the last one that was played is framed."""
        (x, y), half, mark = self._middle(cell), (0.5 - _GAP) * self._cell, self._board[cell]
        box = [part * _FINER for part in (x - half, y - half, x + half, y + half)]
        fill = _STRUCK[mark] if mark and cell in self._struck else _TILE
        frame, thickness = (_FRAME, self._thick(_THIN)) if cell == self._last else (None, 0)
        self._pen.rounded_rectangle(box, _ROUND * self._cell * _FINER, fill, frame, thickness)

    def draw_mark(self, cell: int) -> None:
        """The mark that stands on a cell, if any."""
        x, y = self._middle(cell)
        match self._board[cell]:
            case Mark.X:
                arm = _ARM * self._cell
                self._stroke((x - arm, y - arm), (x + arm, y + arm), _STROKE, COLOURS[Mark.X])
                self._stroke((x - arm, y + arm), (x + arm, y - arm), _STROKE, COLOURS[Mark.X])
            case Mark.O:
                radius = (_RING + _STROKE / 2) * self._cell * _FINER
                self._pen.circle((x * _FINER, y * _FINER), radius, None, COLOURS[Mark.O], self._thick(_STROKE))
            case None:
                pass

    def strike(self, line: Line) -> None:
        """Draw a line through the cells of a line, and a bit further."""
        (x, y), (to_x, to_y) = self._middle(line[0]), self._middle(line[-1])
        steps = len(line) - 1
        right, down = ((end - start) / steps * _BEYOND for start, end in ((x, to_x), (y, to_y)))
        begin, end = (x - right, y - down), (to_x + right, to_y + down)
        self._stroke(begin, end, _CASING, _BACKGROUND)
        self._stroke(begin, end, _LINE, STRIKE)

    def png(self) -> bytes:
        """What has been drawn, with round corners."""
        picture = self._image.resize(self._size, Image.Resampling.LANCZOS)
        corners = Image.new("L", self._image.size)
        ImageDraw.Draw(corners).rounded_rectangle((0, 0, *corners.size), _CORNER * _FINER, 255)
        picture.putalpha(corners.resize(self._size, Image.Resampling.BOX))
        to = BytesIO()
        picture.quantize(method=Image.Quantize.FASTOCTREE).save(to, "PNG", optimize=True)  # a quarter of the size
        return to.getvalue()

    def _middle(self, cell: int) -> _Point:
        row, column = divmod(cell, self._board.rules.columns)
        return _LABELS + (column + 0.5) * self._cell, _LABELS + (row + 0.5) * self._cell

    def _stroke(self, begin: _Point, end: _Point, width: float, colour: str) -> None:
        """A straight line with round ends."""
        finer, thickness = [(x * _FINER, y * _FINER) for x, y in (begin, end)], self._thick(width)
        self._pen.line(finer, colour, thickness)
        for point in finer:
            self._pen.circle(point, thickness / 2, colour)

    def _thick(self, part: float) -> int:
        """A part of a cell as a thickness that can be seen on small cells, too."""
        return round(max(part * self._cell, 1 + 12 * part) * _FINER)

    def _text(self, middle: _Point, text: str) -> None:
        size = min(_LARGEST_LETTER, self._cell * 0.5) * _FINER
        font = cast("ImageFont.FreeTypeFont", ImageFont.load_default(size))
        x, y = middle
        self._pen.text((x * _FINER, y * _FINER), text, _INK, font, "mm")
