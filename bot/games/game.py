"""What a game is: its name, how its moves are written, and its positions.

What is played, drawn, sent, saved, replayed and listed knows only `Game` and `State`. What can be done with a game
beyond that is one of its capabilities; see `Game.capabilities`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from typing import Self

from bot.games.coordinate import format_coordinate, parse_coordinate
from bot.games.errors import MatchOverError, MoveError
from bot.games.mark import Mark
from bot.games.value import Result

Line = tuple[int, ...]  # the cells that win together, ascending
Grid = tuple[tuple["Cell", ...], ...]  # the cells of a position, row by row from the top


class Termination(Enum):
    """Why a game ended, as it is saved; see `ended-<name>` in cogs/records/en.ftl."""

    LINE = "line"
    FULL_BOARD = "full board"
    REPETITION = "repetition"
    MOVE_LIMIT = "move limit"
    BOARDS_COUNTED = "boards counted"
    RESIGNED = "resigned"
    FORFEITED = "forfeited"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    STOPPED = "stopped"

    @property
    def is_on_board(self) -> bool:
        """Whether the rules of the game ended it, so that the moves show how it ended."""
        return self in _ON_BOARD


_ON_BOARD = (
    Termination.LINE,
    Termination.FULL_BOARD,
    Termination.REPETITION,
    Termination.MOVE_LIMIT,
    Termination.BOARDS_COUNTED,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a win for one side, or a draw."""

    winner: Mark | None  # None in a draw
    lines: tuple[Line, ...] = ()  # the completed lines. They belong to the winner, in a misère game to the loser.
    reason: Termination | None = None  # where it is neither a line that wins nor a full board that draws

    @property
    def termination(self) -> Termination:
        return self.reason or (Termination.LINE if self.winner else Termination.FULL_BOARD)

    def result_for(self, mark: Mark) -> Result:
        """The result for a side."""
        if self.winner is None:
            return Result.DRAW
        return Result.WIN if self.winner is mark else Result.LOSS


@dataclass(frozen=True, slots=True)
class Cell:
    """What is drawn of one cell."""

    mark: Mark | None = None
    is_last: bool = False  # whether the last move was there
    is_winning: bool = False  # whether it is part of a completed line
    is_fading: bool = False  # whether its mark disappears with the next move of its side
    is_closed: bool = False  # whether nobody can play there any more, though it has no mark
    may_be_played: bool = False  # whether the side to move may play there


@dataclass(frozen=True, slots=True)
class SmallBoard:
    """One of the boards of which the board of a game consists; see `Game.small_side`."""

    number: int  # counted from 0, row by row from the top left
    cells: tuple[int, ...]  # ascending
    winner: Mark | None = None
    is_closed: bool = False  # whether nobody can play there any more, because it is won or full
    may_be_played: bool = False  # whether the side to move may play there


class Capability(Enum):
    """What can be done with a game beyond playing it. Each refuses the games that do not have it."""

    ANALYSIS = "analysis"  # hints, analyses, reviews, and exercises from mistakes
    LEARNER = "learner"  # the opponent that learns
    NETWORK = "network"  # the opponents with a neural network, and what it sees
    PUZZLES = "puzzles"


class Game(ABC):
    """A game for two sides, X and O, on a rectangle of cells. X goes first, and a move is a cell."""

    __slots__ = ()

    rows: int
    columns: int

    @property
    def capabilities(self) -> frozenset[Capability]:
        """What can be done with it beyond playing: by default nothing."""
        return frozenset()

    @property
    def plays_columns(self) -> bool:
        """Whether a move is written as a column, and its mark falls to the lowest empty cell there."""
        return False

    @property
    def line_loses(self) -> bool:
        """Whether a line belongs to the side that loses by it."""
        return False

    @property
    def small_side(self) -> int:
        """How many rows and columns each of the small boards has of which the board consists; 0 if it has none."""
        return 0

    @property
    def is_explained(self) -> bool:
        """Whether the first board of a match says its rules: the message `game-rules_<name>`."""
        return False

    @property
    @abstractmethod
    def name(self) -> str:
        """The name under which it is saved: at most 10 small letters and digits, which buttons hold."""

    @property
    @abstractmethod
    def start(self) -> State:
        """The position before the first move."""

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    def cell(self, row: int, column: int) -> int:
        """The cell at a row and a column, both counted from 0."""
        return row * self.columns + column

    def check_cell(self, cell: int) -> None:
        """Raise IndexError if the board has no such cell."""
        if not 0 <= cell < self.cells:
            raise IndexError(f"the board has cells 0 to {self.cells - 1}")

    def parse(self, text: str, state: State) -> int:
        """The cell of a typed move, checked to be legal.
        Raises CoordinateError if the text names no cell; and the errors of `State.check`.
        """
        cell = parse_coordinate(text, self)
        state.check(cell)
        return cell

    def format(self, cell: int) -> str:
        """What users type to play a cell."""
        return format_coordinate(cell, self)


def state_after(game: Game, plies: Iterable[int]) -> State:
    """The position after some plies. Raises the errors of `State.check`."""
    return reduce(lambda state, cell: state.play(cell), plies, game.start)


class State(ABC):
    """An immutable position of a game, with what its rules need to go on. It can be hashed, compared and pickled."""

    __slots__ = ()

    last: int | None  # the cell of the last move; None if it is not known, and before the first one

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""

    @property
    @abstractmethod
    def plies(self) -> int:
        """How many moves were played."""

    @property
    @abstractmethod
    def legal_moves(self) -> tuple[int, ...]:
        """The cells where `to_move` may play, ascending; empty once the game is over."""

    @property
    def to_move(self) -> Mark:
        """The side to move; once the game is over, the side that would have been next."""
        return Mark.O if self.plies % 2 else Mark.X

    @abstractmethod
    def __getitem__(self, cell: int) -> Mark | None:
        """The mark on a cell; None if there is none. Raises IndexError if the board has no such cell."""

    def check(self, cell: int) -> None:
        """Check that `to_move` may play a cell: one without a mark, unless the rules of the game say otherwise.
        Raises MatchOverError if the game is over; MoveError if the cell cannot be played; IndexError without it.
        """
        self.game.check_cell(cell)
        if self.is_over:
            raise MatchOverError
        if mark := self[cell]:
            raise MoveError("cell_taken", coordinate=format_coordinate(cell, self.game), mark=mark, rules=self.game)

    @abstractmethod
    def play(self, cell: int) -> Self:
        """The position after `to_move` has played a cell; raises the errors of `check`."""

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def fading(self) -> tuple[int, ...]:
        """The cells whose mark disappears with the next move of its side, ascending."""
        return ()

    @property
    def small_boards(self) -> tuple[SmallBoard, ...]:
        """The small boards, from the top left; most games have none."""
        return ()

    @property
    def whole_lines(self) -> list[Line]:
        """The completed lines, as one line where several overlap in the same direction."""
        runs: dict[tuple[int, int], set[int]] = {}
        for line in self.outcome.lines if self.outcome else ():
            (row, column), (next_row, next_column) = (divmod(cell, self.game.columns) for cell in line[:2])
            runs.setdefault((next_row - row, next_column - column), set()).update(line)
        return [tuple(sorted(cells)) for cells in runs.values()]

    @property
    def winning_cells(self) -> frozenset[int]:
        """The cells of the completed lines."""
        return frozenset(cell for line in (self.outcome.lines if self.outcome else ()) for cell in line)

    def grid(self) -> Grid:
        """What is drawn of each cell."""
        columns, legal, winning, fading = self.game.columns, {*self.legal_moves}, self.winning_cells, self.fading
        closed = {cell for board in self.small_boards if board.is_closed for cell in board.cells}
        cells = [
            Cell(
                mark := self[cell],
                is_last=cell == self.last,
                is_winning=cell in winning,
                is_fading=cell in fading,
                is_closed=mark is None and cell in closed,
                may_be_played=cell in legal,
            )
            for cell in range(self.game.cells)
        ]
        return tuple(tuple(cells[first : first + columns]) for first in range(0, len(cells), columns))
