"""The top of the ladder: it never loses, and sets the trap that most people fall into.

Minimax finds the moves that are worth most. A program that plays any of them does not lose, but
against people it does matter which: after some of them nearly every reply is a mistake.
"""

from __future__ import annotations

from random import Random

from bot.game.board import Board
from bot.game.value import Value
from bot.opponents.max_depth import max_depth
from bot.opponents.minimax import Minimax, best_of, look_ahead

_QUICKLY_SEARCHED = 7
"""With so many free cells at most, a decision from nothing takes a few milliseconds."""

_REMEMBERED = 9
"""On boards of so many cells at most all decisions are kept; on larger ones they would be too many."""


class Perfect:
    """The best moves, and among them those after which the largest share of the replies are mistakes.

    A mistake is a reply with a worse result than another one. On boards that are too large to be
    searched to the end, both are true as far as it can look ahead.

    Its memory only ever gains true facts, so threads may share one.
    """

    def __init__(self) -> None:
        self._minimax = Minimax()
        self._known: dict[Board, tuple[int, ...]] = {}

    def choose(self, board: Board, rng: Random) -> int:
        """One of the best moves with the most tempting mistakes after it.

        Raises:
            IndexError: the game is over.
        """
        best = self.best_moves(board)
        return best[int(rng.random() * len(best))]

    def is_quick(self, board: Board) -> bool:
        """Whether little is left to search, or this position has been thought through already."""
        return board in self._known or board.rules.cells - board.ply <= _QUICKLY_SEARCHED

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The moves that it chooses from, ascending; none once the game is over."""
        if (best := self._known.get(board)) is None:
            best = self._most_tempting(board)
            if board.rules.cells <= _REMEMBERED:
                self._known[board] = best
        return best

    def _most_tempting(self, board: Board) -> tuple[int, ...]:
        depth = max_depth(board)
        best = best_of(self._values(board, depth))
        mistakes = {cell: _share_of_mistakes(self._values(board.play(cell), depth - 1)) for cell in best}
        return tuple(cell for cell in best if mistakes[cell] == max(mistakes.values()))

    def _values(self, board: Board, depth: int) -> dict[int, Value]:
        if board.rules.cells <= _REMEMBERED:
            return self._minimax.values(board)
        return look_ahead(board, depth)


def _share_of_mistakes(values: dict[int, Value]) -> float:
    results = [value.result for value in values.values()]
    return sum(result < max(results) for result in results) / len(results) if results else 0.0
