"""The bitboards of gravity_kernel.py for one set of rules."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from bot.games.lines import Board, Rules
from bot.players.gravity_kernel import MAX_BITS, Array, Layout, bit_count, completing
from bot.players.search import cells_of

Bitboards = tuple[int, int]  # the marks of the side to move, and those of both sides


@dataclass(frozen=True, slots=True)
class Columns:
    """The layout of a board of columns, for rules for which `is_fitting` is true."""

    rules: Rules

    @property
    def layout(self) -> Layout:
        """The parameters of the compiled functions."""
        rows, columns = self.rules.rows, self.rules.columns
        lowest = sum(1 << column * (rows + 1) for column in range(columns))
        claimed = sum(lowest << row for row in range(rows - 2, -1, -2))
        return columns, rows + 1, self.rules.in_a_row, lowest, lowest * ((1 << rows) - 1), claimed

    @property
    def order(self) -> Array:
        height, middle = self.rules.rows + 1, self.rules.columns - 1
        columns = sorted(range(self.rules.columns), key=lambda column: abs(2 * column - middle))
        return memoryview(array("q", [((1 << self.rules.rows) - 1) << column * height for column in columns]))

    def position(self, board: Board) -> Bitboards:
        own, other = (sum(self.bit(cell) for cell in cells_of(cells)) for cells in board.sides(board.to_move))
        return own, own | other

    def bit(self, cell: int) -> int:
        row, column = divmod(cell, self.rules.columns)
        height = self.rules.rows + 1  # the bits of a column: its cells from the bottom up, and an empty bit above them
        return 1 << column * height + self.rules.rows - 1 - row

    def canonical(self, position: Bitboards) -> Bitboards:
        """The same position for each of two mirrored ones: the one of which the bitboards have the smaller sum."""
        height = self.rules.rows + 1
        own, mask = 0, 0
        for column in range(self.rules.columns):  # the leftmost column becomes the rightmost one
            own = own << height | position[0] >> column * height & (1 << height) - 1
            mask = mask << height | position[1] >> column * height & (1 << height) - 1
        return min(position, (own, mask), key=sum)

    def moves(self, position: Bitboards) -> list[int]:
        """The legal moves as bitboards of one cell, from the left; also once the game is over."""
        *_, lowest, board, _ = self.layout
        playable = position[1] + lowest & board
        return [1 << bit for bit in cells_of(playable)]

    def wins(self, position: Bitboards) -> int:
        """The moves that complete a line, as a bitboard."""
        *_, lowest, board, _ = self.layout
        return completing(position[0], self.layout) & position[1] + lowest & board


def after(position: Bitboards, move: int) -> Bitboards:
    """The position after a move, for the other side."""
    own, mask = position
    return own ^ mask, mask | move


def ply_of(position: Bitboards) -> int:
    return bit_count(position[1])


def is_fitting(rules: Rules) -> bool:
    return rules.gravity and not rules.misere and rules.columns * (rules.rows + 1) <= MAX_BITS
