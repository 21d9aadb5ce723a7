"""How deep a search can look in reasonable time: to the end on a small board, a few plies on a large one.

The cost of a search is estimated by an upper bound on the positions that it reaches. With a transposition
table each position counts once: for each number of plies, the ways to choose the cells that get a mark, times
the ways to divide them between the two sides.
"""

from __future__ import annotations

from math import comb

from bot.game.board import Board

_MAX_QUICK_POSITIONS = 5_000
"""Searching this many positions takes a few milliseconds."""

_MAX_POSITIONS = 300_000
"""Searching this many positions takes a second at most, and usually far less."""


def max_depth(board: Board) -> int:
    """How many plies can be searched in about a second: at least two, and on 3x3 to the end of the game.

    >>> from bot.game.rules import Rules
    >>> [max_depth(Board(rules)) for rules in (Rules(), Rules(4, 4, 4), Rules(6, 7, 4, gravity=True))]
    [9, 6, 6]
    """
    plies = 2  # with fewer, a threat of the other side would not be seen
    while plies < board.rules.cells - board.ply and positions_ahead(board, plies + 1) <= _MAX_POSITIONS:
        plies += 1
    return plies


def is_quickly_searched(board: Board, depth: int) -> bool:
    """Whether a search of this depth, or of `max_depth` if that is less, takes a few milliseconds at most."""
    return positions_ahead(board, min(depth, max_depth(board))) <= _MAX_QUICK_POSITIONS


def positions_ahead(board: Board, plies: int) -> int:
    """An upper bound on the positions that can follow within this many plies.

    >>> positions_ahead(Board(), 2), positions_ahead(Board(), 9)
    (81, 6045)
    """
    empty = board.rules.cells - board.ply
    return sum(_positions_after(board, empty, count) for count in range(1, min(plies, empty) + 1))


def _positions_after(board: Board, empty: int, plies: int) -> int:
    """An upper bound on the positions after exactly this many plies."""
    positions = comb(empty, plies) * comb(plies, plies // 2)
    return min(positions, board.rules.columns**plies) if board.rules.gravity else positions
