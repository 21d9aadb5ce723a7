"""The strongest level: it never loses, and prefers moves after which most replies are mistakes.

Any best move found by minimax avoids a loss, but against users the choice among them matters: after
some best moves nearly every reply is a mistake.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bot.game.board import Board
from bot.opponents.minimax import best_of, max_depth, random_choice
from bot.opponents.search import Search

_MAX_EMPTY_FOR_QUICK = 7
"""With at most this many empty cells, a first decision takes a few milliseconds."""

_MAX_CELLS_REMEMBERED = 9
"""On boards of at most this many cells all decisions are cached; larger boards have too many positions."""

_MAX_CELLS_SOLVED = 16
"""Boards of at most this many cells are searched to the end, in a third of a second at most. Misère takes longer."""

_MAX_RULES = 4
"""How many rules have their transposition tables kept."""


class Perfect:
    """Chooses among the best moves after which the largest share of the replies are mistakes.

    A mistake is a reply with a worse result than another one. On boards that are too large to be searched
    to the end, values are those of a search to `max_depth`.

    Threads may share one instance: cache entries are valid for all of them.
    """

    def __init__(self) -> None:
        self._search = lru_cache(_MAX_RULES)(Search)
        self._best_moves: dict[Board, tuple[int, ...]] = {}

    def choose(self, board: Board, rng: Random) -> int:
        """One of `best_moves`.

        Raises:
            IndexError: the game is over.
        """
        return random_choice(self.best_moves(board), rng)

    def is_quick(self, board: Board) -> bool:
        """Whether few cells are empty, or this position has been decided before."""
        return board in self._best_moves or board.rules.cells - board.ply <= _MAX_EMPTY_FOR_QUICK

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The moves among which it chooses at random, ascending; empty once the game is over."""
        if (best := self._best_moves.get(board)) is None:
            best = self._most_tempting(board)
            if board.rules.cells <= _MAX_CELLS_REMEMBERED:
                self._best_moves[board] = best
        return best

    def _most_tempting(self, board: Board) -> tuple[int, ...]:
        """The best moves after which the share of mistakes among the replies is largest."""
        depth = max_depth(board)
        best = best_of(self._scores(board, depth))
        mistakes = {cell: _share_of_mistakes(self._scores(board.play(cell), depth - 1)) for cell in best}
        return tuple(cell for cell in best if mistakes[cell] == max(mistakes.values()))

    def _scores(self, board: Board, depth: int) -> dict[int, int]:
        rules = board.rules
        if rules.cells <= (_MAX_CELLS_REMEMBERED if rules.misere else _MAX_CELLS_SOLVED):
            return self._search(rules).scores(board)
        return Search(rules, max(0, rules.cells - board.ply - depth)).scores(board)


def _share_of_mistakes(scores: dict[int, int]) -> float:
    """The share of moves that have a worse result than another one, from 0 to 1; 0 if there are no moves."""
    results = [(score > 0) - (score < 0) for score in scores.values()]
    return sum(result < max(results) for result in results) / len(results) if results else 0.0
