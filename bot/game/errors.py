"""The errors of the game. Their attributes are parameters of the sentences in bot/rendering/locales.

GameError
├── CoordinateError                  the text names no cell of this board
│   ├── MissingCoordinateError
│   ├── UnreadableCoordinateError
│   ├── MissingColumnError
│   ├── UnreadableColumnError
│   ├── LookAlikeError
│   ├── RowError
│   └── ColumnError
├── MoveError                        the cell exists, but cannot be played
│   ├── CellTakenError
│   ├── FullColumnError
│   └── FloatingCellError
├── PositionError                    a position written as text cannot be read
│   ├── PositionShapeError
│   ├── PositionMarkError
│   ├── ImpossiblePositionError
│   └── FloatingPositionError
├── GameSizeError                    no game has a board of that size, or a line of that length
├── NotationError                    a line of game notation cannot be read: see NotationReason
├── MatchOverError
├── NotYourMatchError
├── NotYourTurnError
└── NothingToTakeBackError

A NotationError has the number of its line, and by its reason:

    TIME                                 no other attribute
    RULES                                no other attribute
    SEAT                                 seat
    SAME_PLAYER                          no other attribute
    MOVE                                 move, results
    CELL_TAKEN, FLOATING_CELL            move, coordinate
    GAME_OVER                            move
    RESULT                               results
    TERMINATION                          terminations
    DECIDED                              ending
    UNDECIDED                            termination
    RESULT_MISMATCH                      termination, results
    EXTRA_TEXT                           no other attribute
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.game.mark import Mark


class GameError(Exception):
    """A request that cannot be met; the attributes are the parameters of the error's sentence.

    Where several errors are handled in the same way, they are one class with a `reason`, a member of an enum.
    """

    @property
    def key(self) -> str:
        """The key of its sentence in the catalogue: the class's name, and the reason if it has one.

        >>> MatchOverError().key, NotationError(NotationReason.TIME, 1).key
        ('MatchOverError', 'NotationError_time')
        """
        reason = getattr(self, "reason", None)
        name = type(self).__name__
        return f"{name}_{reason.name.lower()}" if isinstance(reason, Enum) else name


class CoordinateError(GameError):
    """The text is not a coordinate of this board."""


class MissingCoordinateError(CoordinateError):
    """The text is empty."""


class UnreadableCoordinateError(CoordinateError):
    """The text is not one letter and one number."""


class MissingColumnError(CoordinateError):
    """With gravity, where a column is enough, the text is empty."""


class UnreadableColumnError(CoordinateError):
    """With gravity, the text is neither the number of a column nor a coordinate."""


@dataclass(eq=False)
class LookAlikeError(CoordinateError):
    """The text has a letter of another alphabet that looks like a Latin one."""

    typed: str
    meant: str


@dataclass(eq=False)
class RowError(CoordinateError):
    """The board has no such row; `first` and `last` are the letters of its rows."""

    row: str
    first: str
    last: str


@dataclass(eq=False)
class ColumnError(CoordinateError):
    """The board has no such column; `first` and `last` are the numbers of its columns."""

    column: int
    first: int
    last: int


class MoveError(GameError):
    """The cell is on the board, but `to_move` may not play there."""


@dataclass(eq=False)
class CellTakenError(MoveError):
    """The cell has a mark already."""

    coordinate: str
    mark: Mark


@dataclass(eq=False)
class FullColumnError(MoveError):
    """With gravity, the column has no empty cell; columns are counted from 1."""

    column: int


@dataclass(eq=False)
class FloatingCellError(MoveError):
    """With gravity, the cell below must be filled first."""

    coordinate: str


class PositionError(GameError):
    """A position written as text cannot be read."""


@dataclass(eq=False)
class PositionShapeError(PositionError):
    """The text does not have the `rows` and `columns` of the rules; `example` does."""

    rows: int
    columns: int
    example: str


@dataclass(eq=False)
class PositionMarkError(PositionError):
    """A cell holds something other than `X`, `O` or `.`; row and column are counted from 1."""

    row: int
    column: int


class ImpossiblePositionError(PositionError):
    """No sequence of plies, X first, leads to this position."""


@dataclass(eq=False)
class FloatingPositionError(PositionError):
    """The cell below a mark is empty, where marks fall."""

    coordinate: str


@dataclass(eq=False)
class GameSizeError(GameError):
    """No game has a board of that size, or a line of that length.

    Args:
        least: the fewest rows, columns, and marks in a row.
        most: the most rows and columns; a line is no longer than the board.
    """

    least: int
    most: int


class NotationReason(Enum):
    """Why a line of game notation cannot be read."""

    TIME = "no time in UTC"
    RULES = "no rules of a possible game"
    SEAT = "no player for a mark"
    SAME_PLAYER = "`me` plays both marks"
    MOVE = "neither a coordinate nor a result"
    CELL_TAKEN = "a move to a taken cell"
    FLOATING_CELL = "a move to a cell above a free one"
    GAME_OVER = "a move after the end of the game"
    RESULT = "no result after the moves"
    TERMINATION = "no known termination after the result"
    DECIDED = "a result or termination that the moves contradict"
    UNDECIDED = "a termination on the board, but the moves do not end the game"
    RESULT_MISMATCH = "a result that this termination cannot have"
    EXTRA_TEXT = "text after the end of the line"


@dataclass(eq=False)
class NotationError(GameError):
    """A line of text is not the notation of a possible game.

    Args:
        line: its number, counted from 1.
        move: the number of a move in the line, counted from 1.
        coordinate: the cell of that move.
        seat: the prefix that a player needs, `x:` or `o:`.
        results: the results that are possible there.
        termination: the termination in the line.
        terminations: the terminations that are possible there.
        ending: the result and the termination that follow from the moves.
    """

    reason: NotationReason
    line: int
    move: int | None = None
    coordinate: str | None = None
    seat: str | None = None
    results: str | None = None
    termination: str | None = None
    terminations: str | None = None
    ending: str | None = None

    def __str__(self) -> str:
        """The line and the reason, for logs and tracebacks."""
        return f"line {self.line}: {self.reason.value}"


class MatchOverError(GameError):
    """The match has ended."""


class NotYourMatchError(GameError):
    """The user holds no seat in the match."""


class NotYourTurnError(GameError):
    """The other side is to move."""


class NothingToTakeBackError(GameError):
    """The user has not made a move yet."""
