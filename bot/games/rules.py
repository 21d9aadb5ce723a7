"""The rules of an m,n,k-game, and the lines that follow from them.

Tic-tac-toe, gomoku and Connect Four are m,n,k-games: marks are placed on an m by n board, and k in a
row make a line (https://en.wikipedia.org/wiki/M,n,k-game).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

Line = tuple[int, ...]  # the cells that win together, ascending
MAX_SIDE = 26  # the largest number of rows or columns: a row is named by one letter
_MAX_CACHED = 32
"""Limits the memory of the caches: users can enter any rules (see notation.py), and the lines of a large board take
hundreds of kilobytes."""

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game: the size of the board, the length of a line, and two options.
    A cell is an index, row by row from the top left. Raises ValueError if a number is out of range.
    """

    rows: int = 3  # 1 to 26
    columns: int = 3  # 1 to 26
    in_a_row: int = 3  # how many marks of one side make a line, from 2 to the longer side of the board
    gravity: bool = False  # whether a mark falls to the lowest empty cell of its column, as in Connect Four
    misere: bool = False  # whether completing a line loses instead of wins

    def __post_init__(self) -> None:
        longest = max(self.rows, self.columns)
        if min(self.rows, self.columns) < 1 or longest > MAX_SIDE:
            raise ValueError(f"a board has 1 to {MAX_SIDE} rows and columns")
        if not 2 <= self.in_a_row <= longest:
            raise ValueError(f"a line on this board has 2 to {longest} cells")

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line of the board, in ascending order."""
        return _lines(self)

    @property
    def line_masks(self) -> tuple[int, ...]:
        return _line_masks(self)

    def cell(self, row: int, column: int) -> int:
        """The cell at a row and a column, both counted from 0."""
        return row * self.columns + column


TIC_TAC_TOE = Rules()


@lru_cache(_MAX_CACHED)
def _lines(rules: Rules) -> tuple[Line, ...]:
    lines: list[Line] = []
    for row, column, (down, right) in product(range(rules.rows), range(rules.columns), _DIRECTIONS):
        places = [(row + down * i, column + right * i) for i in range(rules.in_a_row)]
        if all(0 <= r < rules.rows and 0 <= c < rules.columns for r, c in places):
            lines.append(tuple(rules.cell(r, c) for r, c in places))
    return tuple(sorted(lines))


@lru_cache(_MAX_CACHED)
def _line_masks(rules: Rules) -> tuple[int, ...]:
    return tuple(sum(1 << cell for cell in line) for line in rules.lines)
