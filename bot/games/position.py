"""A position as one integer, from the point of view of one side: nine base-3 digits for tic-tac-toe.

The digit for cell i has the weight 3**i. It is 0 if the cell is empty, 1 if it has the side's own mark,
and 2 if it has the other side's mark. In memories and puzzles, the side is the one that has just moved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import NewType

from bot.games.errors import PositionError
from bot.games.lines import TIC_TAC_TOE, Board, Rules, Symmetry, symmetries
from bot.games.mark import Mark

Position = NewType("Position", int)  # the number of a position

Kind = tuple[int, bool, bool]
"""The rules of a game without the size of the board. Positions of one kind are compared with each other."""

_MIN_SHIFTED = 4  # how many marks there are at least in positions that are also compared where they are shifted


class Verdict(Enum):
    """What a learner remembers of a position, from the point of view of the side that has just moved.
    LOST: the side loses with best play. GOOD: the side went on to win a game from there.
    """

    LOST = "lost"
    GOOD = "good"


def position_of(board: Board, own: Mark) -> Position:
    """The number of a board from the point of view of one side.

    >>> from bot.games.lines import parse_board
    >>> position_of(parse_board("X.O/.../..."), Mark.X), position_of(parse_board("X.O/.../..."), Mark.O)
    (19, 11)
    """
    own_cells, other_cells = board.sides(own)
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


def is_near(one: Board, other: Board) -> bool:
    """Whether two positions are equal, or one is a move ahead of the other; also turned or mirrored.

    From four marks on, these may also be shifted, on a board of another size too, if the other rules are the same. The
    empty board is near to itself only, because every game begins with it.

    >>> board, larger = Board().play(4), Board(Rules(3, 4, 3)).play(6)
    >>> is_near(board, board.play(0)), is_near(board.play(0), Board().play(8).play(4)), is_near(board, larger)
    (True, False, False)
    >>> is_near(board.play(0).play(1).play(8), larger.play(1).play(2).play(11))
    True
    """
    earlier, later = sorted((one, other), key=lambda board: board.plies)
    is_same_game = earlier.rules == later.rules
    if not earlier.plies:
        return is_same_game and not later.plies
    if later.plies - earlier.plies > 1 or kind_of(earlier.rules) != kind_of(later.rules):
        return False
    if later.plies < _MIN_SHIFTED:
        return is_same_game and any(_is_part(earlier, later, symmetry) for symmetry in symmetries(later.rules))
    return any(_is_part_shifted(_turned(earlier)[0], turned, later.rules) for turned in _turned(later))


def _is_part(earlier: Board, later: Board, symmetry: Symmetry) -> bool:
    """Whether the marks of a position are among those of a symmetric twin of another one."""
    return all(later[image] is mark for cell, image in enumerate(symmetry) if (mark := earlier[cell]))


def _is_part_shifted(marks: Mapping[complex, Mark], others: Mapping[complex, Mark], rules: Rules) -> bool:
    """Whether marks are among other marks after a shift. At most one of the others has no counterpart."""
    first = next(iter(marks))  # its counterpart is the first or the second one of the others
    shifts = [place - first for place in islice(others, 2)]
    return any(
        all(others.get(place + shift) is mark for place, mark in marks.items())
        for shift in shifts
        if not (rules.gravity and shift.imag)
    )


@lru_cache(maxsize=2**8)
def _turned(board: Board) -> Sequence[Mapping[complex, Mark]]:
    """The marks of a position and of its symmetric twins, itself first; with gravity, of itself and its mirror image.
    Their places are complex numbers of column and height, which turn when multiplied, from the lowest one on.
    """
    rows, columns = board.rules.rows, board.rules.columns
    cells = ((cell, board[cell]) for cell in range(board.rules.cells))
    marks = {complex(cell % columns, rows - cell // columns): mark for cell, mark in cells if mark}
    turned = list[dict[complex, Mark]]()
    for turn in (1,) if board.rules.gravity else (1, 1j, -1, -1j):
        turned.append({place * turn: mark for place, mark in marks.items()})
        turned.append({-place.conjugate() * turn: mark for place, mark in marks.items()})
    return [dict(sorted(each.items(), key=lambda item: (item[0].imag, item[0].real))) for each in turned]


def kind_of(rules: Rules) -> Kind:
    return rules.in_a_row, rules.gravity, rules.misere


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
