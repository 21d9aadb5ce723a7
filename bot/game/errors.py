"""Everything that the game can refuse, as facts; the sentences stand in the catalogue of texts.

GameError
├── CoordinateError                  what was typed names no cell of this board
│   ├── MissingCoordinateError
│   ├── UnreadableCoordinateError
│   ├── LookAlikeError
│   ├── RowError
│   └── ColumnError
├── MoveError                        the cell exists, but cannot be played
│   ├── CellTakenError
│   └── FloatingCellError
├── PositionError                    a position written as text cannot be read
│   ├── PositionShapeError
│   ├── PositionMarkError
│   └── ImpossiblePositionError
├── NotationError                    a line tells of no game
│   ├── NotationTimeError
│   ├── NotationRulesError
│   ├── NotationSeatError
│   ├── NotationSelfError
│   ├── NotationMoveError
│   ├── NotationTakenError
│   ├── NotationFloatingError
│   ├── NotationOverError
│   ├── NotationResultError
│   ├── NotationTerminationError
│   ├── NotationDecidedError
│   ├── NotationUndecidedError
│   ├── NotationMismatchError
│   └── NotationEndError
├── MatchOverError
├── NotYourMatchError
├── NotYourTurnError
└── NothingToTakeBackError
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.game.mark import Mark


class GameError(Exception):
    """A request that cannot be met; the attributes are the facts for the sentence that says so.

    Where several errors are handled in the same way, they are one class with a `reason`, a member of an enum.
    """

    @property
    def key(self) -> str:
        """The key of its sentence in the catalogue: the class's name, and the reason if it has one.

        >>> MatchOverError().key
        'MatchOverError'
        """
        reason = getattr(self, "reason", None)
        name = type(self).__name__
        return f"{name}_{reason.name.lower()}" if isinstance(reason, Enum) else name


class CoordinateError(GameError):
    """A text is no coordinate of this board."""


class MissingCoordinateError(CoordinateError):
    """Nothing was typed."""


class UnreadableCoordinateError(CoordinateError):
    """What was typed is not one letter and one number."""


@dataclass(eq=False)
class LookAlikeError(CoordinateError):
    """A letter of another alphabet was typed that looks like a Latin one."""

    typed: str
    meant: str


@dataclass(eq=False)
class RowError(CoordinateError):
    """The board has no such row; `first` and `last` are the letters of the rows it has."""

    row: str
    first: str
    last: str


@dataclass(eq=False)
class ColumnError(CoordinateError):
    """The board has no such column; `first` and `last` are the numbers of the columns it has."""

    column: int
    first: int
    last: int


class MoveError(GameError):
    """The cell is on the board, but `to_move` may not play there."""


@dataclass(eq=False)
class CellTakenError(MoveError):
    """A mark already stands on the cell."""

    coordinate: str
    mark: Mark


@dataclass(eq=False)
class FloatingCellError(MoveError):
    """With gravity, the cell beneath must be filled first."""

    coordinate: str


class PositionError(GameError):
    """A position written as text cannot be read."""


@dataclass(eq=False)
class PositionShapeError(PositionError):
    """The text does not have as many rows and columns as the rules ask for."""

    rows: int
    columns: int


@dataclass(eq=False)
class PositionMarkError(PositionError):
    """A row or a column, counted from 1, holds something other than `X`, `O` or `.`."""

    row: int
    column: int


class ImpossiblePositionError(PositionError):
    """No sequence of plies, X first, leads to this position."""


@dataclass(eq=False)
class NotationError(GameError):
    """A line of text tells of no game that can have been played.

    Args:
        line: its number, counted from 1; in its children, `move` is the number of a move of the line, from 1 as well.
    """

    line: int


class NotationTimeError(NotationError):
    """The line does not begin with a moment in UTC, to the second."""


class NotationRulesError(NotationError):
    """What follows are no rules, or none that a game can have."""


@dataclass(eq=False)
class NotationSeatError(NotationError):
    """What follows does not say who played a mark; `seat` is what has to stand before it, `x:` or `o:`."""

    seat: str


class NotationSelfError(NotationError):
    """Both marks were played by the one whose games these are."""


@dataclass(eq=False)
class NotationMoveError(NotationError):
    """What stands in the place of a move is neither a cell of this board nor a result; `results` are those."""

    move: int
    results: str


@dataclass(eq=False)
class NotationTakenError(NotationError):
    """A move goes to a cell on which a mark stands already."""

    move: int
    coordinate: str


@dataclass(eq=False)
class NotationFloatingError(NotationError):
    """With gravity, a move goes to a cell with a free one beneath."""

    move: int
    coordinate: str


@dataclass(eq=False)
class NotationOverError(NotationError):
    """A move comes after the end of the game."""

    move: int


@dataclass(eq=False)
class NotationResultError(NotationError):
    """The line ends before its result; `results` are those there are."""

    results: str


@dataclass(eq=False)
class NotationTerminationError(NotationError):
    """What follows the result is no way to end a game; `terminations` are those there are."""

    terminations: str


@dataclass(eq=False)
class NotationDecidedError(NotationError):
    """The moves decide the game, and not as the line says; `ending` is how it has to go on after the moves."""

    ending: str


@dataclass(eq=False)
class NotationUndecidedError(NotationError):
    """The moves leave the game open, though the line says that it ended on the board, by `termination`."""

    termination: str


@dataclass(eq=False)
class NotationMismatchError(NotationError):
    """A game that ends by `termination` has no such result; `results` are those that it can have."""

    termination: str
    results: str


class NotationEndError(NotationError):
    """The line goes on after its end."""


class MatchOverError(GameError):
    """The match has ended; nothing more can be played in it."""


class NotYourMatchError(GameError):
    """Somebody who holds no seat at the match tried to act in it."""


class NotYourTurnError(GameError):
    """A player tried to move while the other side is to move."""


class NothingToTakeBackError(GameError):
    """A player asked for a move to be taken back before having made one."""
