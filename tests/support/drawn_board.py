"""Draws boards as pictures, and finds what is drawn on which cell."""

from __future__ import annotations

from functools import reduce
from io import BytesIO
from itertools import chain, zip_longest

from PIL import Image, ImageChops

from bot.games.board import Board
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.text.board_picture import BoardPicture, draw_board

LABELS, MARGIN = 46, 20
"""The space around the cells, in pixels: labels left and above, and the margins right and below."""

FRAME = "#e3e5e8"


def picture_after(*cells: int, rules: Rules = TIC_TAC_TOE) -> BoardPicture:
    board = Board(rules)
    for cell in cells:
        board = board.play(cell)
    return BoardPicture(board, cells[-1] if cells else None)


class DrawnBoard:
    def __init__(self, picture: BoardPicture) -> None:
        image = Image.open(BytesIO(draw_board(picture)))
        assert image.format == "PNG"
        self.image = image.convert("RGBA")
        self.rules = picture.board.rules
        self.side = (self.image.width - LABELS - MARGIN) // self.rules.columns

    def mask(self, cell: int, colour: str, *, margin: float = 0) -> Image.Image:
        """The pixels of a cell that have nearly the colour, in white on black.

        Args:
            margin: the fraction of the cell to ignore on each side.
        """
        row, column = divmod(cell, self.rules.columns)
        left, top, inset = LABELS + column * self.side, LABELS + row * self.side, round(margin * self.side)
        part = self.image.crop((left + inset, top + inset, left + self.side - inset, top + self.side - inset))
        return colour_mask(part, colour)

    def cells_with(self, colour: str) -> set[int]:
        """The cells that have a colour, apart from their outer edges."""
        return {cell for cell in range(self.rules.cells) if self.mask(cell, colour, margin=0.15).getbbox()}

    def framed_cells(self) -> set[int]:
        return {cell for cell in range(self.rules.cells) if self.mask(cell, FRAME).getbbox()}


def colour_mask(image: Image.Image, colour: str) -> Image.Image:
    """The pixels of an image that have nearly the colour, in white on black."""
    difference = ImageChops.difference(image.convert("RGB"), Image.new("RGB", image.size, colour))
    return reduce(ImageChops.lighter, difference.split()).point([255] * 12 + [0] * 244)


def count_white(mask: Image.Image) -> int:
    return mask.histogram()[255]


def full_board(rules: Rules) -> BoardPicture:
    cells: dict[int, list[int]] = {0: [], 1: []}
    for cell in range(rules.cells):
        row, column = divmod(cell, rules.columns)
        cells[(column + row // 2) % 2].append(cell)
    alternating = chain.from_iterable(zip_longest(cells[0], cells[1]))
    return picture_after(*(cell for cell in alternating if cell is not None), rules=rules)
