"""Iterative deepening: search one ply deeper each time until the position is solved or a budget is spent.

Positions at the depth of the search are estimated by the weights of the live lines, but where one reply is forced, the
search goes on. See https://www.chessprogramming.org/Iterative_Deepening.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf

from bot.game.board import Board
from bot.game.rules import Rules
from bot.game.value import Value
from bot.opponents.minimax import value_of
from bot.opponents.search import DECIDED, INFINITE, Entry, Search, Side

_MAX_ESTIMATE = DECIDED // 2
"""Scores beyond this are not estimates: the game is decided."""

_MAX_LINE_BITS = 8
"""Estimates leave out what longer lines would add to the weights, so that they stay in their range."""


class BudgetSpentError(Exception):
    """The budget of a search is spent."""


class Budget:
    """Limits how long a search takes.

    Args:
        positions: how many positions may be visited, each time counted.
        deadline: when the search ends at the latest, in the seconds of the clock.
        clock: returns the current time.
    """

    def __init__(self, positions: int, *, deadline: float = inf, clock: Callable[[], float] = lambda: 0.0) -> None:
        self._left = positions
        self._deadline = deadline
        self._clock = clock

    def spend(self) -> None:
        """Take one position from the budget.

        Raises:
            BudgetSpentError: no position or no time is left.
        """
        self._left -= 1
        if self._left < 0 or self._clock() >= self._deadline:
            raise BudgetSpentError


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search has found.

    Args:
        cell: the best move.
        value: its value for the side to move; None unless proven. A win or a loss in more plies than `depth` may be
            reached in fewer.
        depth: how many plies were searched completely.
    """

    cell: int
    value: Value | None
    depth: int


def deepen(board: Board, budget: Budget) -> Finding:
    """The best move of a position, found within a budget.

    Raises:
        IndexError: the game is over.
    """
    search, empty = _DeepeningSearch(board.rules, budget), board.rules.cells - board.ply
    cells, value, searched, is_exact = [*board.legal_moves], None, 0, False
    depth, score = 2, 0  # with a smaller depth, a threat of the other side would not be seen
    with suppress(BudgetSpentError):
        while not is_exact:
            for cell, score in search.best_moves(board, tuple(cells), depth):
                cells.remove(cell)
                cells.insert(0, cell)
                if score > _MAX_ESTIMATE:
                    value = value_of(score, empty)
            is_exact = not search.is_cut or abs(score) >= DECIDED + empty - depth
            if is_exact or score < -_MAX_ESTIMATE:
                value = value_of(score, empty)
            searched, depth = depth, depth + 1
    return Finding(cells[0], value, min(searched, empty))


class _DeepeningSearch(Search):
    """A search of growing depth, with one transposition table.

    Attributes:
        is_cut: whether a position was estimated at the present depth.
    """

    def __init__(self, rules: Rules, budget: Budget) -> None:
        super().__init__(rules)
        self._budget = budget
        self._shift = max(0, rules.in_a_row - _MAX_LINE_BITS)
        self.is_cut = False

    def best_moves(self, board: Board, cells: Sequence[int], depth: int) -> Iterator[tuple[int, int]]:
        """Search the moves in this order, and yield each that is better than those before it, with its score."""
        self._min_empty = board.rules.cells - board.ply - depth
        self.is_cut = False
        best = -INFINITE
        for cell in cells:
            score = self.move_score(board, cell, best, INFINITE if best == -INFINITE else best + 1)
            if -INFINITE < best < score:
                score = self.move_score(board, cell, score - 1, INFINITE)
            if score > best:
                best = score
                yield cell, score

    def _score(self, own: int, other: int, own_side: Side, other_side: Side, alpha: int, beta: int) -> int:
        self._budget.spend()
        empty = self._cells - (own | other).bit_count()
        moves, lower, upper = self._moves(own, other, own_side, other_side)
        if lower == upper:
            return lower
        is_forced = not moves & moves - 1
        if empty <= self._min_empty + 1 and not is_forced:
            self.is_cut = True
            return max(lower, min(self._estimate(own_side, other_side), upper))
        key = self._key(own, other)
        first, stopped = self._killers[empty], 0
        if entry := self._entry(key):
            lower, upper, first, stopped = self._usable(entry, lower, upper)
        alpha, beta = max(alpha, lower), min(beta, upper)
        if alpha >= beta:
            self.is_cut |= stopped > 0
            return upper if upper <= alpha else lower
        was_cut, self.is_cut = self.is_cut, stopped > 0
        self._min_empty -= is_forced
        score, cell = self._best(own, other, own_side, other_side, alpha, beta, self._ordered(moves, first))
        self._min_empty += is_forced
        stopped = max(self._min_empty, 0) if self.is_cut else 0
        self._keep(key, (score if score > alpha else lower, score if score < beta else upper, cell, stopped))
        self.is_cut |= was_cut
        return score

    def _usable(self, entry: Entry, lower: int, upper: int) -> Entry:
        """An entry without the estimates of a search of smaller depth; decided scores stay true."""
        if entry[3] <= self._min_empty:
            return entry
        lower = entry[0] if entry[0] > _MAX_ESTIMATE else lower
        upper = entry[1] if entry[1] < -_MAX_ESTIMATE else upper
        return lower, upper, entry[2], 0

    def _estimate(self, own_side: Side, other_side: Side) -> int:
        difference = own_side[1] - other_side[1] >> self._shift
        return -difference if self._misere else difference
