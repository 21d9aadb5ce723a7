"""How far a program can look ahead on a board: everywhere on a small one, a few plies on a large one.

What a search costs is bounded by the positions that it may come upon, each counted once, as it is
remembered: with so many free cells and plies, the ways to choose the cells that get a mark, times the
ways to share them out between the two sides.
"""

from __future__ import annotations

from math import comb

from bot.game.board import Board

_QUICKLY_SEARCHED = 5_000
"""So many positions are searched in a few milliseconds."""

_SEARCHED_AT_ALL = 300_000
"""So many positions are searched in a second at most, and mostly in far less."""


def max_depth(board: Board) -> int:
    """How many plies a program can look ahead in about a second: two at least, and on 3x3 to the end.

    >>> from bot.game.rules import Rules
    >>> [max_depth(Board(rules)) for rules in (Rules(), Rules(4, 4, 4), Rules(6, 7, 4, gravity=True))]
    [9, 6, 6]
    """
    plies = 2  # fewer, and it would not see what to block
    while plies < board.rules.cells - board.ply and positions_ahead(board, plies + 1) <= _SEARCHED_AT_ALL:
        plies += 1
    return plies


def is_quickly_searched(board: Board, depth: int) -> bool:
    """Whether looking that many plies ahead, or as many as can be, takes a few milliseconds at most."""
    return positions_ahead(board, min(depth, max_depth(board))) <= _QUICKLY_SEARCHED


def positions_ahead(board: Board, plies: int) -> int:
    """How many positions one to so many plies can lead to at most.

    >>> positions_ahead(Board(), 2), positions_ahead(Board(), 9)
    (81, 6045)
    """
    empty = board.rules.cells - board.ply
    return sum(_positions_after(board, empty, count) for count in range(1, min(plies, empty) + 1))


def _positions_after(board: Board, empty: int, plies: int) -> int:
    shared_out = comb(empty, plies) * comb(plies, plies // 2)
    return min(shared_out, board.rules.columns**plies) if board.rules.gravity else shared_out
