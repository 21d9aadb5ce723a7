"""Disappearing marks: tic-tac-toe in which each side has three marks at most, also called infinite tic-tac-toe.

With the fourth mark of a side, its oldest one disappears, and then lines are checked. The cell of the mark that will
disappear is not free yet. A position that comes up for the third time is a draw, and so is the hundredth ply.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.coordinate import format_coordinate
from bot.games.errors import MoveError
from bot.games.game import Capability, Game, Line, Outcome, State, Termination
from bot.games.lines import TIC_TAC_TOE, symmetries
from bot.games.mark import Mark

MAX_MARKS = 3  # of a side
MAX_REPEATS, MAX_PLIES = 3, 100

Marks = tuple[int, ...]  # the cells of the marks of one side, the oldest first

_LINES, SYMMETRIES = {*TIC_TAC_TOE.lines}, symmetries(TIC_TAC_TOE)


@dataclass(frozen=True, slots=True)
class FadingGame(Game):
    rows: int = field(default=3, init=False)
    columns: int = field(default=3, init=False)

    @property
    def name(self) -> str:
        return "fading"

    @property
    def is_explained(self) -> bool:
        return True

    @property
    def start(self) -> FadingState:
        return FadingState()

    @property
    def capabilities(self) -> frozenset[Capability]:
        return frozenset({Capability.ANALYSIS, Capability.PUZZLES})


FADING = FadingGame()


@dataclass(frozen=True, slots=True)
class FadingState(State):
    """A position, with those before it.

    >>> state = FADING.start
    >>> for cell in (4, 0, 1, 7, 3, 5):
    ...     state = state.play(cell)
    >>> state.fading, state.legal_moves
    ((0, 4), (2, 6, 8))
    >>> state.play(8).x, state.play(8).legal_moves
    ((1, 3, 8), (2, 4, 6))
    """

    x: Marks = ()
    o: Marks = ()
    played: int = 0  # how many moves
    last: int | None = None
    earlier: tuple[tuple[Marks, Marks], ...] = field(default=(), repr=False)  # X's and O's marks before each ply

    @property
    def game(self) -> FadingGame:
        return FADING

    @property
    def plies(self) -> int:
        return self.played

    @property
    def outcome(self) -> Outcome | None:
        mover = self.to_move.other
        if line := line_of(self.marks(mover)):
            return Outcome(mover, (line,))
        # only the positions two, four and more plies ago have the same side to move
        if self.earlier[-2::-2].count((self.x, self.o)) + 1 >= MAX_REPEATS:
            return Outcome(winner=None, reason=Termination.REPETITION)
        return Outcome(winner=None, reason=Termination.MOVE_LIMIT) if self.plies >= MAX_PLIES else None

    @property
    def legal_moves(self) -> tuple[int, ...]:
        return () if self.is_over else tuple(cell for cell in range(9) if self[cell] is None)

    @property
    def fading(self) -> tuple[int, ...]:
        oldest = (marks[0] for marks in (self.x, self.o) if len(marks) == MAX_MARKS)
        return () if self.is_over else tuple(sorted(oldest))

    def marks(self, mark: Mark) -> Marks:
        return self.x if mark is Mark.X else self.o

    def __getitem__(self, cell: int) -> Mark | None:
        if not 0 <= cell < 9:
            raise IndexError("the board has cells 0 to 8")
        return Mark.X if cell in self.x else Mark.O if cell in self.o else None

    def check(self, cell: int) -> None:
        """Check that `to_move` may play a cell; its mark that disappears with this move is in the way, too."""
        if cell in self.fading and self[cell] is self.to_move:
            raise MoveError("cell_fading", coordinate=format_coordinate(cell, FADING), mark=self.to_move)
        State.check(self, cell)  # super() finds no class with slots before Python 3.14

    def play(self, cell: int) -> FadingState:
        self.check(cell)
        earlier, x, o = (*self.earlier, (self.x, self.o)), self.x, self.o
        if self.to_move is Mark.X:
            x = with_mark(x, cell)
        else:
            o = with_mark(o, cell)
        return FadingState(x, o, self.plies + 1, cell, earlier)


def with_mark(marks: Marks, cell: int) -> Marks:
    """The marks of a side after it has played a cell."""
    return (*marks, cell)[-MAX_MARKS:]


def line_of(marks: Marks) -> Line | None:
    """The line that the marks of a side make; None if they make none."""
    line = tuple(sorted(marks))
    return line if line in _LINES else None
