"""The symmetries of a board: the ways to turn and mirror it that change nothing about the game."""

from __future__ import annotations

from functools import cache
from itertools import product

from bot.game.rules import Rules

Symmetry = tuple[int, ...]
"""Where each cell goes, by its index."""


@cache
def symmetries(rules: Rules) -> tuple[Symmetry, ...]:
    """Every symmetry, the identity first: eight of a square board, four of an oblong one, two where marks fall.

    >>> [len(symmetries(rules)) for rules in (Rules(), Rules(3, 4, 3), Rules(6, 7, 4, gravity=True))]
    [8, 4, 2]
    >>> symmetries(Rules())[1]
    (2, 1, 0, 5, 4, 3, 8, 7, 6)
    """
    transposed = (False, True) if rules.rows == rules.columns and not rules.gravity else (False,)
    turned_over = (False,) if rules.gravity else (False, True)
    kinds = product(transposed, turned_over, (False, True))
    return tuple(dict.fromkeys(tuple(_goes(cell, rules, *kind) for cell in range(rules.cells)) for kind in kinds))


def _goes(cell: int, rules: Rules, is_transposed: bool, is_turned_over: bool, is_mirrored: bool) -> int:
    row, column = divmod(cell, rules.columns)
    if is_transposed:
        row, column = column, row
    if is_turned_over:
        row = rules.rows - 1 - row
    if is_mirrored:
        column = rules.columns - 1 - column
    return rules.cell(row, column)
