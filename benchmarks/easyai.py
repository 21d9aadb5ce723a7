"""The player of easyAI: its Negamax on its own tic-tac-toe, with or without its table.

The game is the example that easyAI ships, `unmake_move` included, with the one method added that
its documentation asks for where a table is used. `win_score` is given because it makes easyAI
faster.
"""
# easyAI comes without types; what leaves this module is typed.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

from typing import cast

from easyAI import AI_Player, Negamax, TranspositionTable
from easyAI.games.TicTacToe import TicTacToe

from bot.game.board import Board
from bot.game.mark import Mark

_WHOLE_GAME = 9
_WIN = 100


class Game(TicTacToe):
    """A position as easyAI sees it: nine numbers, 0 for a free cell, 1 and 2 for the players."""

    def __init__(self, board: Board) -> None:
        super().__init__([AI_Player(None), AI_Player(None)])
        numbers = {None: 0, Mark.X: 1, Mark.O: 2}
        self.board = [numbers[board[cell]] for cell in range(board.rules.cells)]
        self.current_player = numbers[board.to_move]

    def ttentry(self) -> tuple[int, ...]:
        """What the table knows the position by; whose turn it is follows from the marks."""
        return tuple(self.board)


class EasyAi:
    """Negamax to the end of the game, having solved nothing yet."""

    def __init__(self, *, has_table: bool) -> None:
        table = TranspositionTable() if has_table else None
        self._search = Negamax(_WHOLE_GAME, win_score=_WIN, tt=table)

    def choose(self, game: Game) -> int:
        """The best cell that it finds; easyAI counts cells from 1."""
        return cast(int, self._search(game)) - 1
