"""What a search says about every move of a position, and how much of it is proven."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.game.board import Board
from bot.game.value import Value
from bot.opponents.deepening import Budget, deepen
from bot.opponents.minimax import Minimax, best_of

_MAX_CELLS_SOLVED = 16
"""Boards of at most this many cells are searched to the end."""

_MAX_POSITIONS = 200_000
"""Searching this many positions takes about a second."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The moves of a position, evaluated.

    Args:
        values: the value of every legal move for the side to move, the move itself counted as a ply; None where it is
            not proven. Empty once the game is over.
        best: the moves that look best, ascending. If the value of the position is proven, they have that value.
        depth: how many plies were searched completely. A win or a loss in more plies than that may be reached in fewer.
    """

    values: Mapping[int, Value | None]
    best: tuple[int, ...]
    depth: int


Evaluate = Callable[[Board], Evaluation]
"""Evaluates a position of any rules; may be called from several threads at once."""


class Evaluator:
    """Evaluates positions of any rules: exactly if the board is small, and otherwise within a budget.

    Threads may share one instance.
    """

    def __init__(self) -> None:
        self._exact = Minimax()

    def evaluate(self, board: Board) -> Evaluation:
        """Evaluate every legal move of a position."""
        if board.rules.cells <= _MAX_CELLS_SOLVED or board.is_over:
            values = self._exact.values(board)
            return Evaluation(values, best_of(values), board.rules.cells - board.ply)
        finding = deepen(board, Budget(_MAX_POSITIONS))
        values = dict[int, Value | None].fromkeys(board.legal_moves) | {finding.cell: finding.value}
        return Evaluation(values, (finding.cell,), finding.depth)
