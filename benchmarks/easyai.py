"""easyAI: its Negamax on its own tic-tac-toe, with or without a transposition table.

The game is easyAI's own example, including `unmake_move`, with the method that its documentation requires for a
transposition table. `win_score` is set because it makes easyAI faster.
"""
# easyAI has no type hints; this module's own functions have.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

from typing import cast

from easyAI import AI_Player, Negamax, TranspositionTable
from easyAI.games.TicTacToe import TicTacToe

from bot.game.board import Board
from bot.game.mark import Mark

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
