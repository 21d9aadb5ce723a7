"""Iterative deepening: search one ply deeper each time until the position is solved or a budget is spent.

See https://www.chessprogramming.org/Iterative_Deepening.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from bot.games.lines import Board
from bot.games.value import Value
from bot.players.deepening_search import MAX_ESTIMATE, Budget, BudgetSpentError, DeepeningSearch
from bot.players.minimax import value_of
from bot.players.search import DECIDED

_MAX_POSITIONS = 600
"""Limits a search of fixed depth to a few milliseconds. Three plies on 10x10 visit fewer positions."""


@dataclass(frozen=True, slots=True)
class Finding:
    cell: int  # the best move
    # its value for the side to move; None unless proven. A win or a loss in more plies than `depth` may be reached in
    # fewer.
    value: Value | None
    depth: int  # how many plies were searched completely


def deepen(board: Board, budget: Budget) -> Finding:
    """The best move of a position, found within a budget. Raises IndexError if the game is over."""
    search, empty = DeepeningSearch(board.rules, budget), board.rules.cells - board.plies
    cells, value, searched, is_exact = [*board.legal_moves], None, 0, False
    depth, score = 2, 0  # with a smaller depth, a threat of the other side would not be seen
    with suppress(BudgetSpentError):
        while not is_exact:
            for cell, score in search.best_moves(board, tuple(cells), depth):
                cells.remove(cell)
                cells.insert(0, cell)
                if score > MAX_ESTIMATE:
                    value = value_of(score, empty)
            is_exact = not search.is_cut or abs(score) >= DECIDED + empty - depth
            if is_exact or score < -MAX_ESTIMATE:
                value = value_of(score, empty)
            searched, depth = depth, depth + 1
    return Finding(cells[0], value, min(searched, empty))


def best_estimate(board: Board, depth: int, overlooked: Collection[int], rng: Random) -> int:
    """A move with the best estimate of a search of this depth, which plays no overlooked cell, for neither side.
    The search sees no further than its depth, except where one move is forced.
    Raises IndexError if every legal move is overlooked, or the game is over.
    """
    budget = Budget(_MAX_POSITIONS)
    search = DeepeningSearch(board.rules, budget, overlooked, sees_forced_wins=False)
    cells = sorted((cell for cell in board.legal_moves if cell not in overlooked), key=lambda _: rng.random())
    with suppress(BudgetSpentError):
        for plies in range(2, depth + 1):
            for cell, _ in search.best_moves(board, tuple(cells), plies):
                cells.remove(cell)
                cells.insert(0, cell)
    return cells[0]
