"""The board as emoji, with its coordinates around it.

A mark keeps its shape everywhere, so that nothing depends on colour; the winning line alone changes
its glyph. The empty cell is light with a dark frame, which shows on light and on dark themes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_uppercase

from bot.game.board import Board
from bot.game.mark import Mark


@dataclass(frozen=True, slots=True)
class Style:
    """What boards look like.

    Args:
        marks: how the marks look, on boards and in sentences.
        winning_marks: the same, on the line that won.
        empty: a free cell.
    """

    marks: Mapping[Mark, str]
    winning_marks: Mapping[Mark, str]
    empty: str = "\N{BLACK SQUARE BUTTON}"

    @property
    def glyphs(self) -> tuple[str, ...]:
        """All that can stand on its cells: X and O, X and O on a line that won, and what a free one shows."""
        return (*(self.marks[mark] for mark in Mark), *(self.winning_marks[mark] for mark in Mark), self.empty)


CLASSIC = Style(
    {Mark.X: "\N{CROSS MARK}", Mark.O: "\N{HEAVY LARGE CIRCLE}"},
    {Mark.X: "\N{NEGATIVE SQUARED CROSS MARK}", Mark.O: "\N{NEGATIVE SQUARED LATIN CAPITAL LETTER O}\ufe0f"},
)
"""What boards look like where nobody has asked for anything else."""

CORNER = "\N{BLACK SMALL SQUARE}\ufe0f"

_ROW_LETTERS = {letter: chr(0x1F1E6 + i) for i, letter in enumerate(ascii_uppercase)}
_KEYCAP = "\ufe0f\u20e3"

_MOST_LETTERS = 1_200
"""A message has 2000, of which the words beside a board need some."""


def emoji_board(board: Board, style: Style = CLASSIC, *, glyphs: Mapping[int, str] | None = None) -> str:
    """A position as lines of emoji and nothing else, which Discord draws larger than text.

    Rows are named by regional-indicator letters and columns by keycap digits, up to nine of them.

    Args:
        style: what it looks like; as usual, if that is too long for a message, as a server's own emoji may be on
            larger boards.
        glyphs: what stands on cells in place of their marks, or of nothing.
    """
    text = _board(board, style, glyphs or {})
    return text if len(text) <= _MOST_LETTERS else _board(board, CLASSIC, glyphs or {})


def _board(board: Board, style: Style, glyphs: Mapping[int, str]) -> str:
    rules = board.rules
    in_line = {cell for line in board.lines for cell in line}
    shown = {cell: _glyph(board, cell, style, in_line) for cell in range(rules.cells)} | {**glyphs}
    header = CORNER + "".join(f"{column + 1}{_KEYCAP}" for column in range(rules.columns))
    rows = [
        _ROW_LETTERS[ascii_uppercase[row]]
        + "".join(shown[cell] for cell in range(row * rules.columns, (row + 1) * rules.columns))
        for row in range(rules.rows)
    ]
    return "\n".join([header, *rows])


def _glyph(board: Board, cell: int, style: Style, in_line: set[int]) -> str:
    mark = board[cell]
    if mark is None:
        return style.empty
    return style.winning_marks[mark] if cell in in_line else style.marks[mark]
