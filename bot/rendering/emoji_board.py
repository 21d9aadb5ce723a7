"""The board as emoji, with its coordinates.

Each mark has its own shape, so that nothing depends on colours; a winning line has other emoji. An empty cell is light
with a dark frame, so that it is visible in Discord's light and dark themes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_uppercase

from bot.game.board import Board
from bot.game.mark import Mark


@dataclass(frozen=True, slots=True)
class Style:
    """The emoji of a board.

    Args:
        marks: on boards and in sentences.
        winning_marks: on a winning line.
        empty: of an empty cell.
    """

    marks: Mapping[Mark, str]
    winning_marks: Mapping[Mark, str]
    empty: str = "\N{BLACK SQUARE BUTTON}"

    @property
    def glyphs(self) -> tuple[str, ...]:
        """Every emoji that a cell can show: X, O, winning X, winning O, empty."""
        return (*(self.marks[mark] for mark in Mark), *(self.winning_marks[mark] for mark in Mark), self.empty)


CLASSIC = Style(
    {Mark.X: "\N{CROSS MARK}", Mark.O: "\N{HEAVY LARGE CIRCLE}"},
    {Mark.X: "\N{NEGATIVE SQUARED CROSS MARK}", Mark.O: "\N{NEGATIVE SQUARED LATIN CAPITAL LETTER O}\ufe0f"},
)
"""The default style."""

CORNER = "\N{BLACK SMALL SQUARE}\ufe0f"

_ROW_LETTERS = {letter: chr(0x1F1E6 + i) for i, letter in enumerate(ascii_uppercase)}
_KEYCAP = "\ufe0f\u20e3"

_MAX_LENGTH = 1_200
"""A message has at most 2000 characters, and the words beside the board need some of them."""


def emoji_board(board: Board, style: Style = CLASSIC, *, glyphs: Mapping[int, str] | None = None) -> str:
    """Return a position as lines of emoji alone, which Discord enlarges.

    Rows are named by regional indicators, and columns by keycap digits, of which there are nine.

    Args:
        style: replaced by the classic style where the text would be too long, as with custom emoji on large boards.
        glyphs: by cell, shown in place of the mark or of the empty cell.
    """
    rules, x, o = board.rules, board.x, board.o
    in_line = {cell for line in board.lines for cell in line}
    shown: list[str] = []
    for cell in range(rules.cells):
        mark = Mark.X if x >> cell & 1 else Mark.O if o >> cell & 1 else None
        glyph = style.empty if mark is None else (style.winning_marks if cell in in_line else style.marks)[mark]
        shown.append((glyphs or {}).get(cell, glyph))
    header = CORNER + "".join(f"{column + 1}{_KEYCAP}" for column in range(rules.columns))
    rows = [
        _ROW_LETTERS[ascii_uppercase[row]]
        + "".join(shown[cell] for cell in range(row * rules.columns, (row + 1) * rules.columns))
        for row in range(rules.rows)
    ]
    text = "\n".join([header, *rows])
    is_too_long = len(text) > _MAX_LENGTH and style is not CLASSIC
    return emoji_board(board, CLASSIC, glyphs=glyphs) if is_too_long else text
