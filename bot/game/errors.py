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
├── MatchOverError
├── NotYourMatchError
├── NotYourTurnError
└── NothingToTakeBackError
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.mark import Mark


class GameError(Exception):
    """A refusal that a player should hear about; its attributes are the facts to tell."""


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


class MatchOverError(GameError):
    """The match has ended; nothing more can be played in it."""


class NotYourMatchError(GameError):
    """Somebody who holds no seat at the match tried to act in it."""


class NotYourTurnError(GameError):
    """A player tried to move while the other side is to move."""


class NothingToTakeBackError(GameError):
    """A player asked for a move to be taken back before having made one."""
