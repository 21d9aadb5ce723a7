"""The m,n,k-games, with gravity and misère: marks are placed on an m by n board, and k in a row make a line.

Tic-tac-toe, gomoku and Connect Four are m,n,k-games (https://en.wikipedia.org/wiki/M,n,k-game). They are one family:
the rules say the size of the board, the length of a line and two options. The searches in bot/players are made for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from types import MappingProxyType

from bot.games.coordinate import format_coordinate, parse_column, parse_coordinate
from bot.games.errors import MoveError, PositionError, Refusal
from bot.games.game import Capability, Game, Line, Outcome, State
from bot.games.mark import Mark

Symmetry = tuple[int, ...]  # a permutation of the cells: the cell at index i is mapped to the i-th entry
MAX_SIDE = 26  # the largest number of rows or columns: a row is named by one letter
_MAX_CACHED = 32
"""Limits the memory of the caches: users can enter any rules (see notation.py), and the lines of a large board take
hundreds of kilobytes."""

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, slots=True)
class Rules(Game):
    """The rules of a game: the size of the board, the length of a line, and two options.
    A cell is an index, row by row from the top left. Raises ValueError if a number is out of range.
    """

    rows: int = 3  # 1 to 26
    columns: int = 3  # 1 to 26
    in_a_row: int = 3  # how many marks of one side make a line, from 2 to the longer side of the board
    gravity: bool = False  # whether a mark falls to the lowest empty cell of its column, as in Connect Four
    misere: bool = False  # whether completing a line loses instead of wins

    def __post_init__(self) -> None:
        longest = max(self.rows, self.columns)
        if min(self.rows, self.columns) < 1 or longest > MAX_SIDE:
            raise ValueError(f"a board has 1 to {MAX_SIDE} rows and columns")
        if not 2 <= self.in_a_row <= longest:
            raise ValueError(f"a line on this board has 2 to {longest} cells")

    @property
    def name(self) -> str:
        """That of a listed game, or the size, with `g` for gravity and `m` for misère, as `read_rules` reads it.

        >>> Rules(5, 5, 4).name, Rules(6, 7, 5).name, Rules(6, 6, 4, misere=True).name
        ('5x5', '6x7x5', '6x6x4m')
        """
        options = f"{'g' if self.gravity else ''}{'m' if self.misere else ''}"
        return _NAMES.get(self) or f"{self.rows}x{self.columns}x{self.in_a_row}{options}"

    @property
    def start(self) -> Board:
        return Board(self)

    @property
    def capabilities(self) -> frozenset[Capability]:
        return _CAPABILITIES.get(self.name, frozenset({Capability.ANALYSIS}))

    @property
    def plays_columns(self) -> bool:
        return self.gravity

    @property
    def line_loses(self) -> bool:
        return self.misere

    def parse(self, text: str, state: State) -> int:
        """The cell of a typed move, checked to be legal. With gravity, the number of a column is enough.

        >>> Rules().parse("b2", Board()), Rules(gravity=True).parse("2", Board(Rules(gravity=True)))
        (4, 7)
        """
        column = parse_column(text, self) if self.gravity else None
        cell = parse_coordinate(text, self) if column is None else _lowest_empty(column, state)
        state.check(cell)
        return cell

    def format(self, cell: int) -> str:
        """With gravity the number of the column, otherwise the coordinate.

        >>> Rules().format(4), Rules(gravity=True).format(4)
        ('B2', '2')
        """
        return str(cell % self.columns + 1) if self.gravity else format_coordinate(cell, self)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line of the board, in ascending order."""
        return _lines(self)

    @property
    def line_masks(self) -> tuple[int, ...]:
        return _line_masks(self)


TIC_TAC_TOE = Rules()

LISTED: Mapping[str, Rules] = MappingProxyType(
    {
        "3x3": TIC_TAC_TOE,
        "misere": Rules(misere=True),
        "4x4": Rules(4, 4, 4),
        "5x5": Rules(5, 5, 4),
        "7x7": Rules(7, 7, 5),
        "9x9": Rules(9, 9, 5),
        "connect4": Rules(6, 7, 4, gravity=True),
    }
)
"""The rules of each game that has a name of its own, in the order in which members see them."""

_NAMES = {rules: name for name, rules in LISTED.items()}

_TOO_LARGE = {
    # it would hardly ever meet a position again, and the network was not trained there
    Capability.LEARNER: ("5x5", "7x7", "9x9", "connect4"),
    Capability.NETWORK: ("9x9",),
}
_CAPABILITIES = {
    name: frozenset(each for each in Capability if name not in _TOO_LARGE.get(each, ())) for name in LISTED
}
"""What can be done with each listed game; the others can be analysed."""

_SIZE = re.compile("([0-9]{1,2})x([0-9]{1,2})x([0-9]{1,2})(g?)(m?)")


def read_rules(name: str) -> Rules | None:
    """The rules with a name, of any size; None if there are none.

    >>> read_rules("26x26x5gm"), read_rules("3x3x4"), read_rules("chess")
    (Rules(rows=26, columns=26, in_a_row=5, gravity=True, misere=True), None, None)
    """
    found = _SIZE.fullmatch(name)
    if found is None:
        return LISTED.get(name)
    rows, columns, in_a_row, gravity, misere = found.groups()
    try:
        return Rules(int(rows), int(columns), int(in_a_row), gravity=bool(gravity), misere=bool(misere))
    except ValueError:
        return None


@lru_cache(_MAX_CACHED)
def _lines(rules: Rules) -> tuple[Line, ...]:
    lines: list[Line] = []
    for row, column, (down, right) in product(range(rules.rows), range(rules.columns), _DIRECTIONS):
        places = [(row + down * i, column + right * i) for i in range(rules.in_a_row)]
        if all(0 <= r < rules.rows and 0 <= c < rules.columns for r, c in places):
            lines.append(tuple(rules.cell(r, c) for r, c in places))
    return tuple(sorted(lines))


@lru_cache(_MAX_CACHED)
def _line_masks(rules: Rules) -> tuple[int, ...]:
    return tuple(sum(1 << cell for cell in line) for line in rules.lines)


@lru_cache(maxsize=32)
def symmetries(rules: Rules) -> tuple[Symmetry, ...]:
    """All symmetries, the identity first: eight for a square board, four for other boards, two with gravity.

    >>> [len(symmetries(rules)) for rules in (Rules(), Rules(3, 4, 3), Rules(6, 7, 4, gravity=True))]
    [8, 4, 2]
    >>> symmetries(Rules())[1]
    (2, 1, 0, 5, 4, 3, 8, 7, 6)
    """
    transposed = (False, True) if rules.rows == rules.columns and not rules.gravity else (False,)
    upside_down = (False,) if rules.gravity else (False, True)
    kinds = product(transposed, upside_down, (False, True))
    return tuple(dict.fromkeys(tuple(_image(cell, rules, *kind) for cell in range(rules.cells)) for kind in kinds))


def _image(cell: int, rules: Rules, is_transposed: bool, is_upside_down: bool, is_mirrored: bool) -> int:
    """The cell to which a cell is mapped by a transposition, a vertical and a horizontal reflection."""
    row, column = divmod(cell, rules.columns)
    if is_transposed:
        row, column = column, row
    if is_upside_down:
        row = rules.rows - 1 - row
    if is_mirrored:
        column = rules.columns - 1 - column
    return rules.cell(row, column)


@dataclass(frozen=True, slots=True)
class Board(State):
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
    last: int | None = field(default=None, repr=False, compare=False)  # None if it is not known, and at the start
    lines: tuple[Line, ...] = field(init=False, repr=False, compare=False)  # the completed lines of either side
    outcome: Outcome | None = field(  # pyright: ignore[reportIncompatibleMethodOverride] - kept, as it is asked often
        init=False, repr=False, compare=False
    )
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
    def game(self) -> Rules:
        return self.rules

    @property
    def plies(self) -> int:
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

    def __getitem__(self, cell: int) -> Mark | None:
        """The mark on a cell, or None if the cell is empty. Raises IndexError if the board has no such cell."""
        self.rules.check_cell(cell)
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def check(self, cell: int) -> None:
        """Check that `to_move` may play a cell: with gravity, one above a mark or in the lowest row."""
        State.check(self, cell)  # super() finds no class with slots before Python 3.14
        if not self._playable >> cell & 1:
            raise MoveError("floating_cell", coordinate=format_coordinate(cell, self.rules))

    def play(self, cell: int) -> Board:
        """The board after `to_move` has played a cell; raises the errors of `check`."""
        self.check(cell)
        if self.to_move is Mark.X:
            return Board(self.rules, self.x | 1 << cell, self.o, cell)
        return Board(self.rules, self.x, self.o | 1 << cell, cell)

    def __str__(self) -> str:
        """The text of a position, which `parse_board` reads back."""
        letters = [mark.value if (mark := self[cell]) else "." for cell in range(self.rules.cells)]
        columns = self.rules.columns
        rows = [letters[start : start + columns] for start in range(0, len(letters), columns)]
        return "/".join("".join(row) for row in rows)

    def sides(self, mark: Mark) -> tuple[int, int]:
        """The bitboards of a side and of the other one."""
        return (self.x, self.o) if mark is Mark.X else (self.o, self.x)

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
        latest, _ = self.sides(self.to_move.other)
        for line in self.lines:
            latest &= sum(1 << cell for cell in line)
        if self.rules.gravity:
            latest &= ~((self.x | self.o) << self.rules.columns)  # nothing has fallen on the latest mark
        return bool(latest)


def _lowest_empty(column: int, state: State) -> int:
    game = state.game
    empty = [cell for cell in range(column, game.cells, game.columns) if state[cell] is None]
    if not empty:
        raise MoveError("full_column", column=column + 1)
    return empty[-1]


def rules_of(game: Game) -> Rules:
    """The rules of a game, for what can only be done in this family. Raises Refusal for a game of another one."""
    if not isinstance(game, Rules):
        raise Refusal("no_analysis", game=game)
    return game


def board_in(state: State) -> Board:
    """A position of this family. Raises the error of `rules_of`."""
    if not isinstance(state, Board):
        raise Refusal("no_analysis", game=state.game)
    return state


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
            "position_shape", rows=rules.rows, columns=rules.columns, example=str(Board(rules, 1 << start))
        )
    bits = {"X": 0, "O": 0, ".": 0}
    for i, row in enumerate(rows):
        for j, letter in enumerate(row):
            if letter not in bits:
                raise PositionError("position_mark", row=i + 1, column=j + 1)
            bits[letter] |= 1 << rules.cell(i, j)
    return Board(rules, bits["X"], bits["O"])
