"""easyAI: its Negamax on its own tic-tac-toe, with or without a transposition table, and on larger boards.

The game is easyAI's own example, including `unmake_move`, with the method that its documentation requires for a
transposition table. `win_score` is set because it makes easyAI faster.
"""
# easyAI has no type hints; this module's own functions have.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# It marks methods as abstract with a class that only fits class methods.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from time import perf_counter
from typing import cast

from easyAI import AI_Player, Negamax, TranspositionTable, TwoPlayerGame
from easyAI.games.TicTacToe import TicTacToe

from bot.games.board import Board
from bot.games.mark import Mark
from bot.games.rules import Rules

_MAX_DEPTH = 9
_WIN = 100


class Game(TicTacToe):
    """A position in easyAI's form: nine numbers, 0 for an empty cell, 1 and 2 for the players."""

    def __init__(self, board: Board) -> None:
        super().__init__([AI_Player(None), AI_Player(None)])
        numbers = {None: 0, Mark.X: 1, Mark.O: 2}
        self.board = [numbers[board[cell]] for cell in range(board.rules.cells)]
        self.current_player = numbers[board.to_move]

    def ttentry(self) -> tuple[int, ...]:
        """Return the key of the position in the table; the side to move follows from the marks."""
        return tuple(self.board)


class EasyAi:
    """Negamax to the end of the game, with an empty table if it has one."""

    def __init__(self, *, has_table: bool) -> None:
        table = TranspositionTable() if has_table else None
        self._search = Negamax(_MAX_DEPTH, win_score=_WIN, tt=table)

    def choose(self, game: Game) -> int:
        """Return the best cell; easyAI counts cells from 1."""
        return cast(int, self._search(game)) - 1


class _TimeOverError(Exception):
    """The time for a move is over."""


class LineGame(TwoPlayerGame):
    """A position of any rules in which lines win.

    Args:
        deadline: when the search ends, in the seconds of `perf_counter`.

    Attributes:
        positions: how many positions were visited.
    """

    def __init__(self, board: Board, deadline: float) -> None:
        self.players = [AI_Player(None), AI_Player(None)]
        self.current_player = 1 if board.to_move is Mark.X else 2
        self.rules = board.rules
        self.bits = [board.x, board.o]
        self.deadline = deadline
        self.positions = 0
        self.through = [[mask for mask in board.rules.line_masks if mask >> c & 1] for c in range(board.rules.cells)]
        self.last: list[int] = []

    def possible_moves(self) -> list[int]:
        """Return the cells where the player may play."""
        taken, below = self.bits[0] | self.bits[1], self.rules.columns
        empty = [cell for cell in range(self.rules.cells) if not taken >> cell & 1]
        if not self.rules.gravity:
            return empty
        return [cell for cell in empty if cell + below >= self.rules.cells or taken >> cell + below & 1]

    def make_move(self, move: int) -> None:
        """Play a cell, unless the time is over."""
        if perf_counter() >= self.deadline:
            raise _TimeOverError
        self.positions += 1
        self.bits[self.current_player - 1] |= 1 << move
        self.last.append(move)

    def unmake_move(self, move: int) -> None:
        """Take a move back."""
        self.bits[self.current_player - 1] &= ~(1 << move)
        self.last.pop()

    def lose(self) -> bool:
        """Return whether the other player has just completed a line."""
        other = self.bits[2 - self.current_player]
        return bool(self.last) and any(mask & other == mask for mask in self.through[self.last[-1]])

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.lose() or (self.bits[0] | self.bits[1]).bit_count() == self.rules.cells

    def scoring(self) -> int:
        """Return the score for the player to move."""
        return -_WIN if self.lose() else 0

    def ttentry(self) -> tuple[int, int]:
        """Return the key of the position in the table."""
        return self.bits[0], self.bits[1]


class TimedNegamax:
    """Negamax that searches one ply deeper each time, because it has no limit of time of its own."""

    def __init__(self, rules: Rules, seconds: float) -> None:
        self._cells = rules.cells
        self._seconds = seconds

    def choose(self, board: Board) -> int:
        """Return the cell that the deepest finished search found."""
        deadline, best = perf_counter() + self._seconds, board.legal_moves[0]
        try:
            for depth in range(1, self._cells - board.ply + 1):
                game = LineGame(board, deadline)
                best = cast(int, Negamax(depth, win_score=_WIN, tt=TranspositionTable())(game))
        except _TimeOverError:
            pass
        return best


def visit(board: Board, depth: int) -> int:
    """Search to a depth without a table, and return how many positions were visited."""
    game = LineGame(board, deadline=float("inf"))
    Negamax(depth, win_score=_WIN)(game)
    return game.positions
