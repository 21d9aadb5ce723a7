"""One position: who stands where, who is to move, and how the game ended if it did."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.game.coordinate import format_coordinate, parse_coordinate
from bot.game.errors import (
    CellTakenError,
    FloatingCellError,
    ImpossiblePositionError,
    MatchOverError,
    PositionMarkError,
    PositionShapeError,
)
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Line, Rules


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended on the board: a win for one side, or a draw.

    The completed lines are a fact apart from the winner: in a misère game they are the loser's.
    """

    winner: Mark | None
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """An immutable position: the rules, and one bitboard a side (bit i is cell i).

    Start from `Board(rules)` and `play`, or read one with `parse_board`.

    Raises:
        ImpossiblePositionError: the bitboards are no position that play can reach. Known exactly
            for boards without gravity; with gravity, marks in an order that could not have
            fallen that way are let through.

    >>> board = Board().play(4).play(0)
    >>> str(board), board.to_move, board.legal_moves, board.outcome
    ('O../.X./...', <Mark.X: 'X'>, (1, 2, 3, 5, 6, 7, 8), None)
    """

    rules: Rules = TIC_TAC_TOE
    x: int = 0
    o: int = 0
    lines: tuple[Line, ...] = field(init=False, repr=False, compare=False)
    """The completed lines, whoever completed them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", tuple(self._completed_lines()))
        if self.x & self.o or (self.x | self.o) >> self.rules.cells:
            raise ImpossiblePositionError
        if self.x.bit_count() - self.o.bit_count() not in (0, 1):
            raise ImpossiblePositionError
        if self.rules.gravity and self._empty & (self.x | self.o) << self.rules.columns & self._all:
            raise ImpossiblePositionError
        if self.lines and not self._has_last_ply():
            raise ImpossiblePositionError

    @property
    def ply(self) -> int:
        """How many plies have been played."""
        return (self.x | self.o).bit_count()

    @property
    def to_move(self) -> Mark:
        """The side whose turn it is, or would be if the game were not over."""
        return Mark.X if self.x.bit_count() == self.o.bit_count() else Mark.O

    @property
    def legal_moves(self) -> tuple[int, ...]:
        """The cells where `to_move` may play, ascending; none once the game is over."""
        if self.is_over:
            return ()
        return tuple(cell for cell in range(self.rules.cells) if self._playable >> cell & 1)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on.

        >>> parse_board("XXX/OO./...").outcome
        Outcome(winner=<Mark.X: 'X'>, lines=((0, 1, 2),))
        """
        if self.lines:
            last = self.to_move.other
            return Outcome(last.other if self.rules.misere else last, self.lines)
        return None if self._empty else Outcome(winner=None)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended on this board."""
        return self.outcome is not None

    def __getitem__(self, cell: int) -> Mark | None:
        """The mark that stands on a cell, or None if it is free.

        Raises:
            IndexError: the board has no such cell.
        """
        self._check_on_board(cell)
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def check(self, cell: int) -> None:
        """Return if `to_move` may play the cell.

        Raises:
            MatchOverError: the game is over.
            CellTakenError: a mark already stands there.
            FloatingCellError: with gravity, the cell beneath is still free.
            IndexError: the board has no such cell.
        """
        self._check_on_board(cell)
        if self.is_over:
            raise MatchOverError
        if mark := self[cell]:
            raise CellTakenError(format_coordinate(cell, self.rules), mark)
        if not self._playable >> cell & 1:
            raise FloatingCellError(format_coordinate(cell, self.rules))

    def play(self, cell: int) -> Board:
        """The board after `to_move` has played a cell; raises what `check` raises."""
        self.check(cell)
        if self.to_move is Mark.X:
            return Board(self.rules, self.x | 1 << cell, self.o)
        return Board(self.rules, self.x, self.o | 1 << cell)

    def __str__(self) -> str:
        return format_board(self)

    def _check_on_board(self, cell: int) -> None:
        if not 0 <= cell < self.rules.cells:
            raise IndexError(f"the board has cells 0 to {self.rules.cells - 1}")

    @property
    def _all(self) -> int:
        return (1 << self.rules.cells) - 1

    @property
    def _empty(self) -> int:
        return self._all & ~(self.x | self.o)

    @property
    def _playable(self) -> int:
        """The free cells that a mark can stay on: with gravity, those with nothing free beneath."""
        empty = self._empty
        return empty & ~(empty >> self.rules.columns) if self.rules.gravity else empty

    def _completed_lines(self) -> list[Line]:
        x, o, rules = self.x, self.o, self.rules
        masks = rules.line_masks
        done = [i for i, mask in enumerate(masks) if mask & x == mask or mask & o == mask]
        return [rules.lines[i] for i in done]

    def _has_last_ply(self) -> bool:
        """Whether some last ply of the side that just moved completed all the lines at once."""
        own = self.o if self.to_move is Mark.X else self.x
        in_every_line = own
        for line in self.lines:
            in_every_line &= sum(1 << cell for cell in line)
        if self.rules.gravity:
            in_every_line &= ~((self.x | self.o) << self.rules.columns)
        return bool(in_every_line)


def parse_move(text: str, board: Board) -> int:
    """The cell that a player's text names, if `to_move` may play there.

    Raises:
        CoordinateError: the text names no cell of this board.
        MoveError: the cell cannot be played.
        MatchOverError: nothing can be played any more.

    >>> parse_move("b2", Board())
    4
    """
    cell = parse_coordinate(text, board.rules)
    board.check(cell)
    return cell


def parse_board(text: str, rules: Rules = TIC_TAC_TOE) -> Board:
    """Read a position from its short text: rows from the top, `/` between them, `.` for a free cell.

    Raises:
        PositionError: one of its children says what is wrong.

    >>> parse_board("X../.O./...").legal_moves
    (1, 2, 3, 5, 6, 7, 8)
    """
    rows = text.strip().split("/")
    if len(rows) != rules.rows or any(len(row) != rules.columns for row in rows):
        raise PositionShapeError(rules.rows, rules.columns)
    bits = {"X": 0, "O": 0, ".": 0}
    for i, row in enumerate(rows):
        for j, letter in enumerate(row):
            if letter not in bits:
                raise PositionMarkError(row=i + 1, column=j + 1)
            bits[letter] |= 1 << rules.cell(i, j)
    return Board(rules, bits["X"], bits["O"])


def format_board(board: Board) -> str:
    """The short text of a position, which `parse_board` reads back.

    >>> format_board(Board().play(4))
    '.../.X./...'
    """
    letters = [mark.value if (mark := board[cell]) else "." for cell in range(board.rules.cells)]
    columns = board.rules.columns
    rows = [letters[start : start + columns] for start in range(0, len(letters), columns)]
    return "/".join("".join(row) for row in rows)
