"""A position as one integer, seen by the side that has just moved: nine base-3 digits on the usual board.

The digit of cell i is worth 3**i. It is 0 if the cell is free, 1 if the side's own mark stands there,
and 2 if the other's does.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NewType

from bot.game.board import Board
from bot.game.errors import ImpossiblePositionError
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.symmetry import symmetries

Position = NewType("Position", int)


class Verdict(Enum):
    """What became of a position that a side has made."""

    LOST = "lost"
    GOOD = "good"


def position_of(board: Board, own: Mark) -> Position:
    """The number of a board, as one side sees it.

    >>> from bot.game.board import parse_board
    >>> position_of(parse_board("X.O/.../..."), Mark.X), position_of(parse_board("X.O/.../..."), Mark.O)
    (19, 11)
    """
    own_cells, other_cells = (board.x, board.o) if own is Mark.X else (board.o, board.x)
    return Position(_in_base_3(own_cells) + 2 * _in_base_3(other_cells))


def board_of(position: Position, rules: Rules = TIC_TAC_TOE) -> Board:
    """The board that has a number, as the side sees it that has just moved there.

    Raises:
        ImpossiblePositionError: play cannot reach it by a move of that side.

    >>> str(board_of(Position(1))), str(board_of(Position(2 + 3)))
    ('X../.../...', 'XO./.../...')
    """
    if not 0 < position < 3**rules.cells:
        raise ImpossiblePositionError
    own = other = 0
    rest = int(position)
    for cell in range(rules.cells):
        rest, digit = divmod(rest, 3)
        own |= (digit == 1) << cell
        other |= (digit == 2) << cell
    if own.bit_count() < other.bit_count():
        raise ImpossiblePositionError
    return Board(rules, own, other) if own.bit_count() > other.bit_count() else Board(rules, other, own)


@lru_cache(maxsize=3**9)
def canonical(position: Position, rules: Rules = TIC_TAC_TOE) -> Position:
    """The one that stands for a position and its symmetric twins: the least of their numbers.

    >>> canonical(Position(3**8)), canonical(Position(3**5))
    (1, 3)
    """
    return Position(min(_moved(position, goes) for goes in symmetries(rules)))


def _moved(position: int, goes: tuple[int, ...]) -> int:
    moved = 0
    for cell in goes:
        position, digit = divmod(position, 3)
        moved += digit * 3**cell
    return moved


@lru_cache(maxsize=2**10)
def _in_base_3(cells: int) -> int:
    return sum(3**cell for cell in range(cells.bit_length()) if cells >> cell & 1)
