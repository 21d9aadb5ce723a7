"""Ultimate tic-tac-toe: nine boards of tic-tac-toe, and whoever wins three of them in a row wins.

The cell that is played says on which board the other side plays next: the one at the same place. A board that is won
or full is closed; whoever is sent to a closed board may play on any open one. If all boards are closed and nobody has
three in a row, whoever has won more boards wins, and with equally many it is a draw. These are the rules of
https://www.codingame.com/multiplayer/bot-programming/tic-tac-toe. The game and its variants are described in
https://en.wikipedia.org/wiki/Ultimate_tic-tac-toe; in some of them, a game without three in a row is always a draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.coordinate import format_coordinate
from bot.games.errors import MatchOverError, MoveError
from bot.games.game import Game, Line, Outcome, SmallBoard, State, Termination
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark

FULL = (1 << 9) - 1  # the mask of all nine cells of a board, or of all nine boards
LINES = TIC_TAC_TOE.lines
LINE_MASKS = TIC_TAC_TOE.line_masks

Masks = tuple[int, ...]  # the marks of one side on each of the nine boards; bit c is cell c of the board


def cell_at(board: int, place: int) -> int:
    """The cell at a place of a small board, both counted from 0, row by row.

    >>> cell_at(0, 0), cell_at(4, 4), cell_at(8, 8)
    (0, 40, 80)
    """
    return 27 * (board // 3) + 9 * (place // 3) + 3 * (board % 3) + place % 3


CELLS = tuple(tuple(cell_at(board, place) for place in range(9)) for board in range(9))
"""The cells of each small board, ascending."""

PLACES = tuple((3 * (cell // 27) + cell % 9 // 3, 3 * (cell // 9 % 3) + cell % 3) for cell in range(81))
"""The small board and the place in it of each cell."""

HAS_LINE = tuple(any(mask & line == line for line in LINE_MASKS) for mask in range(FULL + 1))
"""Whether the marks of each mask make a line."""


@dataclass(frozen=True, slots=True)
class Ultimate(Game):
    rows: int = field(default=9, init=False)
    columns: int = field(default=9, init=False)

    @property
    def name(self) -> str:
        return "ultimate"

    @property
    def small_side(self) -> int:
        return 3

    @property
    def is_explained(self) -> bool:
        return True

    @property
    def start(self) -> UltimateState:
        return UltimateState()


ULTIMATE = Ultimate()


@dataclass(frozen=True, slots=True)
class UltimateState(State):
    """A position; the last move says on which board to play.

    >>> state = ULTIMATE.start.play(0).play(10)
    >>> state.board_to_play, [format_coordinate(cell, ULTIMATE) for cell in state.legal_moves]
    (4, ['D4', 'D5', 'D6', 'E4', 'E5', 'E6', 'F4', 'F5', 'F6'])
    """

    x: Masks = (0,) * 9
    o: Masks = (0,) * 9
    last: int | None = None
    x_won: int = field(init=False, repr=False, compare=False)  # the boards that X has won
    o_won: int = field(init=False, repr=False, compare=False)
    closed: int = field(init=False, repr=False, compare=False)  # the boards that are won or full

    def __post_init__(self) -> None:
        x_won = sum(1 << board for board, mask in enumerate(self.x) if HAS_LINE[mask])
        o_won = sum(1 << board for board, mask in enumerate(self.o) if HAS_LINE[mask])
        full = sum(1 << board for board in range(9) if self.x[board] | self.o[board] == FULL)
        for name, boards in (("x_won", x_won), ("o_won", o_won), ("closed", x_won | o_won | full)):
            object.__setattr__(self, name, boards)

    @property
    def game(self) -> Ultimate:
        return ULTIMATE

    @property
    def plies(self) -> int:
        return sum(mask.bit_count() for mask in (*self.x, *self.o))

    @property
    def board_to_play(self) -> int | None:
        """The only board where the side to move may play; None if it may choose, or the game is over."""
        if self.last is None or self.is_over:
            return None
        board = PLACES[self.last][1]
        return None if self.closed >> board & 1 else board

    @property
    def outcome(self) -> Outcome | None:
        for winner, won in ((Mark.X, self.x_won), (Mark.O, self.o_won)):
            if HAS_LINE[won]:
                lines = [line for line, mask in zip(LINES, LINE_MASKS, strict=True) if won & mask == mask]
                return Outcome(winner, tuple(_cells_of(line) for line in lines))
        if self.closed != FULL:
            return None
        more = self.x_won.bit_count() - self.o_won.bit_count()
        winner = None if not more else Mark.X if more > 0 else Mark.O
        return Outcome(winner, reason=Termination.BOARDS_COUNTED)

    @property
    def legal_moves(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        board = self.board_to_play
        boards = range(9) if board is None else (board,)
        free = [CELLS[board][place] for board in boards for place in range(9) if self._is_free(board, place)]
        return tuple(sorted(free))

    @property
    def small_boards(self) -> tuple[SmallBoard, ...]:
        playable = range(0) if self.is_over else range(9) if self.board_to_play is None else (self.board_to_play,)
        boards = list[SmallBoard]()
        for board in range(9):
            winner = Mark.X if self.x_won >> board & 1 else Mark.O if self.o_won >> board & 1 else None
            is_closed = bool(self.closed >> board & 1)
            boards.append(SmallBoard(board, CELLS[board], winner, is_closed, board in playable and not is_closed))
        return tuple(boards)

    @property
    def whole_lines(self) -> list[Line]:
        """The completed lines, as the cells in the middle of their boards."""
        return [tuple(cell for cell in line if PLACES[cell][1] == 4) for line in self._lines]

    def __getitem__(self, cell: int) -> Mark | None:
        ULTIMATE.check_cell(cell)
        board, place = PLACES[cell]
        return Mark.X if self.x[board] >> place & 1 else Mark.O if self.o[board] >> place & 1 else None

    def check(self, cell: int) -> None:
        """Check that `to_move` may play a cell: one on the board to play, or on any open one where it may choose."""
        ULTIMATE.check_cell(cell)
        if self.is_over:
            raise MatchOverError
        board, to_play = PLACES[cell][0], self.board_to_play
        if to_play is not None and board != to_play:
            first, last = _ends_of(to_play)
            raise MoveError("other_board", board=self.small_boards[to_play], first=first, last=last)
        if self.closed >> board & 1:
            first, last = _ends_of(board)
            raise MoveError("closed_board", board=self.small_boards[board], first=first, last=last)
        State.check(self, cell)  # super() finds no class with slots before Python 3.14

    def play(self, cell: int) -> UltimateState:
        self.check(cell)
        board, place = PLACES[cell]
        marks = self.x if self.to_move is Mark.X else self.o
        marks = (*marks[:board], marks[board] | 1 << place, *marks[board + 1 :])
        return UltimateState(marks, self.o, cell) if self.to_move is Mark.X else UltimateState(self.x, marks, cell)

    def _is_free(self, board: int, place: int) -> bool:
        return not (self.closed >> board | (self.x[board] | self.o[board]) >> place) & 1

    @property
    def _lines(self) -> tuple[Line, ...]:
        return self.outcome.lines if self.outcome else ()


def _cells_of(boards: Line) -> Line:
    """The cells of three boards, ascending."""
    return tuple(sorted(cell for board in boards for cell in CELLS[board]))


def _ends_of(board: int) -> tuple[str, str]:
    """The coordinates of the first and the last cell of a board."""
    return format_coordinate(CELLS[board][0], ULTIMATE), format_coordinate(CELLS[board][-1], ULTIMATE)
