"""The strongest level: it never loses, and prefers moves after which the other side easily makes a mistake.

Any best move found by minimax avoids a loss, but against users the choice among them matters: after some best moves,
nearly every move of the other side is a mistake.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from bot.games.lines import Board, Rules, symmetries
from bot.players.columns import is_fitting
from bot.players.deepening import deepen
from bot.players.deepening_search import Budget
from bot.players.gravity import GravitySolver
from bot.players.kept import kept
from bot.players.search import Search, best_of, cells_of, random_choice

_MAX_EMPTY_FOR_QUICK = 9  # with at most this many empty cells, a first decision takes a few milliseconds
_MAX_EMPTY_WITH_OPTIONS = 7
"""The same with gravity or misère rules. With gravity, Numba would be imported to search more cells; with misère rules,
the search prunes less."""

_MAX_CELLS_REMEMBERED = 9
"""On boards of at most this many cells all decisions are cached, and the first takes a few milliseconds as well; larger
boards have too many positions."""

_MAX_CELLS_SOLVED = 16
_MAX_CELLS_SOLVED_MISERE = 9  # boards of at most this many cells are searched to the end
_MAX_RULES = 4  # how many rules have their transposition tables kept


class Perfect:
    """Chooses among the best moves after which the largest share of the other side's moves are mistakes.

    A mistake is a move with a worse result than another one. On boards that are too large for that, it plays one of
    the best moves that a `GravitySolver` proves, or else the move that a search of growing depth finds.

    Threads may share one instance: cache entries are valid for all of them. A decision on a large board visits at most
    that many positions, and takes at most that many seconds.
    """

    def __init__(
        self, positions: int = 200_000, seconds: float = 1.0, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._positions = positions
        self._seconds = seconds
        self._clock = clock
        self._search = lru_cache(_MAX_RULES)(Search)
        self._best_moves: dict[Board, tuple[int, ...]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the limits alone: another process has its own clock and tables."""
        return kept, (Perfect, self._positions, self._seconds)

    def choose(self, board: Board, rng: Random) -> int:
        return random_choice(self.best_moves(board), rng)

    def is_quick(self, board: Board) -> bool:
        cells = board.rules.cells
        has_options = board.rules.gravity or board.rules.misere
        max_empty = _MAX_EMPTY_WITH_OPTIONS if has_options else _MAX_EMPTY_FOR_QUICK
        return cells <= _MAX_CELLS_REMEMBERED or cells - board.plies <= max_empty

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The moves among which it chooses at random, ascending; empty once the game is over."""
        if (best := self._best_moves.get(board)) is None:
            best = self._most_tempting(board) if is_solvable(board.rules) else self._strongest(board)
            if board.rules.cells <= _MAX_CELLS_REMEMBERED:
                self._best_moves[board] = best
        return best

    def _most_tempting(self, board: Board) -> tuple[int, ...]:
        """The best moves after which the largest share of the other side's moves are mistakes."""
        scores = self._search(board.rules).scores
        best = best_of(scores(board))
        mistakes = {cell: _share_of_mistakes(scores(board.play(cell))) for cell in best}
        return tuple(cell for cell in best if mistakes[cell] == max(mistakes.values()))

    def _strongest(self, board: Board) -> tuple[int, ...]:
        """The moves that are proven best, or the one that a search finds, and those equal to it by symmetry."""
        if board.is_over:
            return ()
        if is_fitting(board.rules) and (best := GravitySolver(board.rules, self._positions).best_moves(board)):
            return best
        budget = Budget(self._positions, deadline=self._clock() + self._seconds, clock=self._clock)
        return _equivalent_moves(board, deepen(board, budget).cell)


def is_solvable(rules: Rules) -> bool:
    """Whether a search from the empty board to the end takes a third of a second at most."""
    return rules.cells <= (_MAX_CELLS_SOLVED_MISERE if rules.misere else _MAX_CELLS_SOLVED)


def _equivalent_moves(board: Board, cell: int) -> tuple[int, ...]:
    """The moves to which the symmetries of the position map a move, ascending."""
    x, o = set(cells_of(board.x)), set(cells_of(board.o))
    fitting = [image for image in symmetries(board.rules) if {image[c] for c in x} == x and {image[c] for c in o} == o]
    return tuple(sorted({image[cell] for image in fitting}))


def _share_of_mistakes(scores: dict[int, int]) -> float:
    """The share of moves that have a worse result than another one, from 0 to 1; 0 if there are no moves."""
    results = [(score > 0) - (score < 0) for score in scores.values()]
    return sum(result < max(results) for result in results) / len(results) if results else 0.0
