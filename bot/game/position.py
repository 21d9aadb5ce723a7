"""A position as one integer, from the point of view of one side: nine base-3 digits for tic-tac-toe.

The digit for cell i has the weight 3**i. It is 0 if the cell is empty, 1 if it has the side's own mark,
and 2 if it has the other side's mark. In memories and puzzles, the side is the one that has just moved.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NewType

from bot.game.board import Board
from bot.game.errors import PositionError
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.symmetry import Symmetry, symmetries

Position = NewType("Position", int)  # the number of a position


class Verdict(Enum):
    """What a learner remembers of a position, from the point of view of the side that has just moved.
    LOST: the side loses with best play. GOOD: the side went on to win a game from there.
    """

    LOST = "lost"
    GOOD = "good"


def position_of(board: Board, own: Mark) -> Position:
    """The number of a board from the point of view of one side.

    >>> from bot.game.board import parse_board
    >>> position_of(parse_board("X.O/.../..."), Mark.X), position_of(parse_board("X.O/.../..."), Mark.O)
    (19, 11)
    """
    own_cells, other_cells = (board.x, board.o) if own is Mark.X else (board.o, board.x)
    return Position(_in_base_3(own_cells) + 2 * _in_base_3(other_cells))


def board_of(position: Position, rules: Rules = TIC_TAC_TOE) -> Board:
    """The board with a number, from the point of view of the side that has just moved.
    Raises PositionError if no move leads to such a board.

    >>> str(board_of(Position(1))), str(board_of(Position(2 + 3)))
    ('X../.../...', 'XO./.../...')
    """
    if not 0 < position < 3**rules.cells:
        raise PositionError("impossible_position")
    own = other = 0
    remaining = int(position)
    for cell in range(rules.cells):
        remaining, digit = divmod(remaining, 3)
        own |= (digit == 1) << cell
        other |= (digit == 2) << cell
    if own.bit_count() < other.bit_count():
        raise PositionError("impossible_position")  # the side that has just moved has as many marks, or one more
    return Board(rules, own, other) if own.bit_count() > other.bit_count() else Board(rules, other, own)


@lru_cache(maxsize=3**9)
def canonical(position: Position, rules: Rules = TIC_TAC_TOE) -> Position:
    """The canonical position: the lowest number among a position and its symmetric twins.

    >>> canonical(Position(3**8)), canonical(Position(3**5))
    (1, 3)
    """
    return Position(min(twin(position, symmetry) for symmetry in symmetries(rules)))


def canonical_symmetry(position: Position, rules: Rules) -> Symmetry:
    """A symmetry that maps a position to its canonical one: cell by cell, where it moves to.

    >>> canonical_symmetry(Position(3**8), Rules())[8]
    0
    """
    return min(symmetries(rules), key=lambda symmetry: twin(position, symmetry))


def may_become(earlier: Board, later: Board, plies: int) -> bool:
    """Whether at most this many plies lead from a position to another one, or to one of its symmetric twins.

    With gravity, the order of the plies is not checked.

    >>> board = Board().play(4)
    >>> may_become(board, Board().play(0).play(8).play(4), 2), may_become(board, Board().play(0), 2)
    (True, False)
    """
    if earlier.rules != later.rules or not 0 <= later.ply - earlier.ply <= plies:
        return False
    twins = ((_image(later.x, symmetry), _image(later.o, symmetry)) for symmetry in symmetries(later.rules))
    return any(x & earlier.x == earlier.x and o & earlier.o == earlier.o for x, o in twins)


def _image(cells: int, symmetry: Symmetry) -> int:
    """The bitboard of cells after each has moved to the cell that a symmetry maps it to."""
    return sum(1 << image for cell, image in enumerate(symmetry) if cells >> cell & 1)


def twin(position: int, symmetry: Symmetry) -> int:
    """The number of a position after each mark has moved to the cell that a symmetry maps its cell to."""
    twin = 0
    for cell in symmetry:
        position, digit = divmod(position, 3)
        twin += digit * 3**cell
    return twin


@lru_cache(maxsize=2**10)
def _in_base_3(cells: int) -> int:
    """The number whose base-3 digits are the bits of a bitboard."""
    return sum(3**cell for cell in range(cells.bit_length()) if cells >> cell & 1)
