"""The rules of an m,n,k-game, and the lines that follow from them.

Tic-tac-toe, gomoku and Connect Four are values of one family: marks go on an m by n board, and k in
a row make a line (https://en.wikipedia.org/wiki/M,n,k-game).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

Line = tuple[int, ...]
"""The cells that win together, ascending."""

LONGEST_SIDE = 26
"""A row is named by one letter, so there are at most 26."""

_MOST_REMEMBERED = 32
"""A text may name any rules (see notation.py), and the lines of a large board take hundreds of kilobytes."""

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, slots=True)
class Rules:
    """What is played: the size of the board, how many in a row make a line, and two options.

    A cell is an index, row by row from the top left.

    Args:
        rows: 1 to 26.
        columns: 1 to 26.
        in_a_row: how many marks of one side make a line, 2 or more; no longer than the board.
        gravity: a mark falls to the lowest free cell of its column, as in Connect Four.
        misere: whoever completes a line loses.

    Raises:
        ValueError: a number is out of its range.
    """

    rows: int = 3
    columns: int = 3
    in_a_row: int = 3
    gravity: bool = False
    misere: bool = False
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        longest = max(self.rows, self.columns)
        if min(self.rows, self.columns) < 1 or longest > LONGEST_SIDE:
            raise ValueError(f"a board has 1 to {LONGEST_SIDE} rows and columns")
        if not 2 <= self.in_a_row <= longest:
            raise ValueError(f"a line on this board has 2 to {longest} cells")
        facts = (self.rows, self.columns, self.in_a_row, self.gravity, self.misere)
        object.__setattr__(self, "_hash", hash(facts))

    def __hash__(self) -> int:
        """Reckoned once: rules are the key to tables that every decision looks into."""
        return self._hash

    @property
    def cells(self) -> int:
        """How many cells the board has."""
        return self.rows * self.columns

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line of the board, in ascending order."""
        return _lines(self)

    @property
    def line_masks(self) -> tuple[int, ...]:
        """Every line as a bitboard (bit i is cell i), in the order of `lines`."""
        return _line_masks(self)

    def cell(self, row: int, column: int) -> int:
        """The cell at a row and a column, both counted from 0."""
        return row * self.columns + column


TIC_TAC_TOE = Rules()


@lru_cache(_MOST_REMEMBERED)
def _lines(rules: Rules) -> tuple[Line, ...]:
    return tuple(sorted(_walk(rules)))


def _walk(rules: Rules) -> Iterator[Line]:
    for row in range(rules.rows):
        for column in range(rules.columns):
            for down, right in _DIRECTIONS:
                steps = [(row + down * i, column + right * i) for i in range(rules.in_a_row)]
                if all(0 <= r < rules.rows and 0 <= c < rules.columns for r, c in steps):
                    yield tuple(rules.cell(r, c) for r, c in steps)


@lru_cache(_MOST_REMEMBERED)
def _line_masks(rules: Rules) -> tuple[int, ...]:
    return tuple(sum(1 << cell for cell in line) for line in rules.lines)
