"""What an analysis of a game offers. Hints, reviews, puzzles and exercises ask it, and know nothing else of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import Generic, TypeVar

from bot.analysis.evaluation import Evaluation
from bot.analysis.reason import Reason, Theme
from bot.games.game import Game, State
from bot.games.lines import Symmetry
from bot.games.position import Position
from bot.games.value import Value

S = TypeVar("S", bound=State)


class Analysis(ABC, Generic[S]):
    """The analysis of a family of games. A position has a number, under which puzzles and exercises are saved."""

    @abstractmethod
    def position(self, state: S, /) -> Position:
        """The number of a position, as the side that has just moved sees it; 0 before the first move.
        Positions with the same number have the same value for their side to move.
        """

    @abstractmethod
    def state(self, position: Position, game: Game, /) -> S:
        """A position with a number. Raises PositionError if there is none."""

    @abstractmethod
    def symmetries(self, game: Game, /) -> Sequence[Symmetry]:
        """All symmetries of a game, the identity first."""

    @abstractmethod
    def twin(self, position: Position, symmetry: Symmetry, /) -> Position:
        """The number of a position after each mark has moved to the cell that a symmetry maps its cell to."""

    def canonical(self, state: S, /) -> tuple[Position, Symmetry]:
        """The lowest number among a position and its symmetric twins, and the symmetry that leads to that twin."""
        position = self.position(state)
        symmetry = min(self.symmetries(state.game), key=lambda symmetry: self.twin(position, symmetry))
        return self.twin(position, symmetry), symmetry

    @abstractmethod
    def kind(self, game: Game, /) -> Hashable:
        """What is the same for all games whose positions are compared with each other."""

    @abstractmethod
    def is_near(self, one: S, other: S, /) -> bool:
        """Whether two positions are equal, or one is a move ahead of the other, also if one is turned or mirrored.
        The games of both have the same `kind`.
        """

    @abstractmethod
    def is_solved(self, state: S, /) -> bool:
        """Whether `solve` can evaluate a position."""

    @abstractmethod
    def solve(self, state: S, /) -> Evaluation:
        """The exact evaluation of a position; elsewhere, a search within limits evaluates it."""

    @abstractmethod
    def is_short(self, state: S, /) -> bool:
        """Whether the game can be followed to its end: few plies are left, or no search is needed."""

    @abstractmethod
    def reasons(self, state: S, cell: int, after: S, value: Value | None, /) -> Iterator[Reason]:
        """The reasons for a move with a value that follow from the marks, if it does not end the game."""

    @abstractmethod
    def theme(self, state: S, cell: int, /) -> Theme:
        """The theme of a position with a right move, if the reasons for that do not say it."""
