"""A position: its marks, the side to move, the legal moves and the outcome."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.coordinate import format_coordinate, parse_column, parse_coordinate
from bot.games.errors import MatchOverError, MoveError, PositionError
from bot.games.mark import Mark
from bot.games.rules import TIC_TAC_TOE, Line, Rules
from bot.games.value import Result


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a win for one side, or a draw."""

    winner: Mark | None  # None in a draw
    lines: tuple[Line, ...] = ()  # the completed lines. They belong to the winner, in a misère game to the loser.

    def result_for(self, mark: Mark) -> Result:
        """The result for a side."""
        if self.winner is None:
            return Result.DRAW
        return Result.WIN if self.winner is mark else Result.LOSS


@dataclass(frozen=True, slots=True)
class Board:
    """An immutable position.

    Start with `Board(rules)` and `play`, or read a position with `parse_board`.

    Raises:
        PositionError: play cannot reach the position. The check is exact for rules without gravity. With gravity, it
            refuses a mark above an empty cell, but accepts some positions that no order of plies can reach.

    >>> board = Board().play(4).play(0)
    >>> str(board), board.to_move, board.legal_moves, board.outcome
    ('O../.X./...', <Mark.X: 'X'>, (1, 2, 3, 5, 6, 7, 8), None)
    """

    rules: Rules = TIC_TAC_TOE
    x: int = 0  # the bitboard of X's marks (bit i is cell i)
    o: int = 0  # the bitboard of O's marks
    lines: tuple[Line, ...] = field(init=False, repr=False, compare=False)  # the completed lines of either side
    outcome: Outcome | None = field(init=False, repr=False, compare=False)
    """The outcome, or None while the game is running.

    >>> parse_board("XXX/OO./...").outcome
    Outcome(winner=<Mark.X: 'X'>, lines=((0, 1, 2),))
    """

    def __post_init__(self) -> None:
        x, o, masks = self.x, self.o, self.rules.line_masks
        completed = [number for number, mask in enumerate(masks) if mask & x == mask or mask & o == mask]
        object.__setattr__(self, "lines", tuple(self.rules.lines[number] for number in completed))
        object.__setattr__(self, "outcome", self._outcome())
        is_on_board = not (self.x & self.o or (self.x | self.o) >> self.rules.cells)
        if not is_on_board or self.x.bit_count() - self.o.bit_count() not in (0, 1):
            raise PositionError("impossible_position")
        if self.rules.gravity and (below := self._empty & (self.x | self.o) << self.rules.columns & self._all):
            floating = below.bit_length() - 1 - self.rules.columns
            raise PositionError("floating_position", coordinate=format_coordinate(floating, self.rules))
        if self.lines and not self._may_have_ended():
            raise PositionError("impossible_position")

    @property
    def ply(self) -> int:
        return (self.x | self.o).bit_count()

    @property
    def to_move(self) -> Mark:
        """The side to move; once the game is over, the side that would have been next."""
        return Mark.X if self.x.bit_count() == self.o.bit_count() else Mark.O

    @property
    def legal_moves(self) -> tuple[int, ...]:
        """The cells where `to_move` may play, ascending; empty once the game is over."""
        playable = 0 if self.is_over else self._playable
        return tuple(cell for cell in range(self.rules.cells) if playable >> cell & 1)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def __getitem__(self, cell: int) -> Mark | None:
        """The mark on a cell, or None if the cell is empty. Raises IndexError if the board has no such cell."""
        self._check_on_board(cell)
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def check(self, cell: int) -> None:
        """Check that `to_move` may play a cell.
        Raises MatchOverError if the game is over; MoveError if the cell has a mark already, or with gravity, the cell
        below is still empty; IndexError if the board has no such cell.
        """
        self._check_on_board(cell)
        if self.is_over:
            raise MatchOverError
        if mark := self[cell]:
            raise MoveError("cell_taken", coordinate=format_coordinate(cell, self.rules), mark=mark, rules=self.rules)
        if not self._playable >> cell & 1:
            raise MoveError("floating_cell", coordinate=format_coordinate(cell, self.rules))

    def play(self, cell: int) -> Board:
        """The board after `to_move` has played a cell; raises the errors of `check`."""
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
    def whole_lines(self) -> list[Line]:
        """The completed lines, as one line where several overlap in the same direction."""
        runs: dict[tuple[int, int], set[int]] = {}
        for line in self.lines:
            (row, column), (next_row, next_column) = (divmod(cell, self.rules.columns) for cell in line[:2])
            runs.setdefault((next_row - row, next_column - column), set()).update(line)
        return [tuple(sorted(cells)) for cells in runs.values()]

    @property
    def _all(self) -> int:
        return (1 << self.rules.cells) - 1

    @property
    def _empty(self) -> int:
        return self._all & ~(self.x | self.o)

    @property
    def _playable(self) -> int:
        """The empty cells where a mark can be placed: with gravity, those with no empty cell below."""
        empty = self._empty
        return empty & ~(empty >> self.rules.columns) if self.rules.gravity else empty

    def _outcome(self) -> Outcome | None:
        if self.lines:
            last = self.to_move.other
            return Outcome(last.other if self.rules.misere else last, self.lines)
        return None if self._empty else Outcome(winner=None)

    def _may_have_ended(self) -> bool:
        """Whether the latest ply can have completed all the lines: its cell is in each of them."""
        latest = self.o if self.to_move is Mark.X else self.x
        for line in self.lines:
            latest &= sum(1 << cell for cell in line)
        if self.rules.gravity:
            latest &= ~((self.x | self.o) << self.rules.columns)  # nothing has fallen on the latest mark
        return bool(latest)


def parse_move(text: str, board: Board) -> int:
    """The cell of a typed move, checked to be legal. With gravity, the number of a column is enough.
    Raises CoordinateError if the text names no cell of this board; MoveError if the cell cannot be played;
    MatchOverError if the game is over.

    >>> parse_move("b2", Board()), parse_move("2", Board(Rules(gravity=True)))
    (4, 7)
    """
    column = parse_column(text, board.rules) if board.rules.gravity else None
    cell = parse_coordinate(text, board.rules) if column is None else _lowest_empty(column, board)
    board.check(cell)
    return cell


def _lowest_empty(column: int, board: Board) -> int:
    empty = [cell for cell in range(column, board.rules.cells, board.rules.columns) if board[cell] is None]
    if not empty:
        raise MoveError("full_column", column=column + 1)
    return empty[-1]


def parse_board(text: str, rules: Rules = TIC_TAC_TOE) -> Board:
    """Read a position from text: rows from the top, `/` between them, `.` for an empty cell.
    Raises PositionError if the text is no position of this board, or play cannot reach it.

    >>> parse_board("X../.O./...").legal_moves
    (1, 2, 3, 5, 6, 7, 8)
    """
    rows = text.strip().split("/")
    if len(rows) != rules.rows or any(len(row) != rules.columns for row in rows):
        start = rules.cells - rules.columns  # a mark in the bottom row is possible with gravity too
        raise PositionError(
            "position_shape", rows=rules.rows, columns=rules.columns, example=format_board(Board(rules, 1 << start))
        )
    bits = {"X": 0, "O": 0, ".": 0}
    for i, row in enumerate(rows):
        for j, letter in enumerate(row):
            if letter not in bits:
                raise PositionError("position_mark", row=i + 1, column=j + 1)
            bits[letter] |= 1 << rules.cell(i, j)
    return Board(rules, bits["X"], bits["O"])


def format_board(board: Board) -> str:
    """The text of a position, which `parse_board` reads back.

    >>> format_board(Board().play(4))
    '.../.X./...'
    """
    letters = [mark.value if (mark := board[cell]) else "." for cell in range(board.rules.cells)]
    columns = board.rules.columns
    rows = [letters[start : start + columns] for start in range(0, len(letters), columns)]
    return "/".join("".join(row) for row in rows)
