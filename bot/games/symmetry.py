"""The symmetries of a board: the rotations and reflections that leave the game unchanged."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from bot.games.rules import Rules

Symmetry = tuple[int, ...]  # a permutation of the cells: the cell at index i is mapped to the i-th entry


@lru_cache(maxsize=32)
def symmetries(rules: Rules) -> tuple[Symmetry, ...]:
    """All symmetries, the identity first: eight for a square board, four for other boards, two with gravity.

    >>> [len(symmetries(rules)) for rules in (Rules(), Rules(3, 4, 3), Rules(6, 7, 4, gravity=True))]
    [8, 4, 2]
    >>> symmetries(Rules())[1]
    (2, 1, 0, 5, 4, 3, 8, 7, 6)
    """
    transposed = (False, True) if rules.rows == rules.columns and not rules.gravity else (False,)
    upside_down = (False,) if rules.gravity else (False, True)
    kinds = product(transposed, upside_down, (False, True))
    return tuple(dict.fromkeys(tuple(_image(cell, rules, *kind) for cell in range(rules.cells)) for kind in kinds))


def _image(cell: int, rules: Rules, is_transposed: bool, is_upside_down: bool, is_mirrored: bool) -> int:
    """The cell to which a cell is mapped by a transposition, a vertical and a horizontal reflection."""
    row, column = divmod(cell, rules.columns)
    if is_transposed:
        row, column = column, row
    if is_upside_down:
        row = rules.rows - 1 - row
    if is_mirrored:
        column = rules.columns - 1 - column
    return rules.cell(row, column)
