"""A search of limited depth that estimates what it does not see, and finds forced wins beyond its depth.

Positions at the depth of the search are estimated by the weights of the live lines, but where one move is forced, the
search goes on. If lines win and there is no gravity, a second search finds forced wins far beyond that depth, and if
the other side threatens one, only the defences against it are searched. On large boards, cells far from all marks are
searched only if the others decide the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from math import inf

from bot.games.lines import Board, Rules
from bot.players.forcing import ForcingSearch
from bot.players.search import DECIDED, INFINITE, Entry, Search, Side, cells_of

MAX_ESTIMATE = DECIDED // 2  # scores beyond this are not estimates: the game is decided
_MAX_LINE_BITS = 8  # estimates leave out what longer lines would add to the weights, so that they stay in their range
_MAX_CELLS_SMALL = 30  # on boards of at most this many cells, no cell is far from a mark
_FAR = 3  # a cell is far from a mark if it is at least this many rows or columns away


class BudgetSpentError(Exception):
    """The budget of a search is spent."""


class Budget:
    """Limits a search to a number of visits to positions, and to a time on the clock."""

    def __init__(self, positions: int, *, deadline: float = inf, clock: Callable[[], float] = lambda: 0.0) -> None:
        self.left = positions
        self._deadline = deadline
        self._clock = clock

    def spend(self) -> None:
        """Count one visit; raises BudgetSpentError if no visit or no time is left."""
        self.left -= 1
        if self.left < 0 or self._clock() >= self._deadline:
            raise BudgetSpentError


class DeepeningSearch(Search):
    """A search of growing depth, with one transposition table.

    Attributes:
        is_cut: whether the latest search estimated a position, or left out far cells; then its score is not proven.
    """

    def __init__(
        self, rules: Rules, budget: Budget, overlooked: Collection[int] = (), *, sees_forced_wins: bool = True
    ) -> None:
        super().__init__(rules, overlooked=overlooked)
        self._budget = budget
        self._shift = max(0, rules.in_a_row - _MAX_LINE_BITS)
        has_forced_wins = sees_forced_wins and not (rules.gravity or rules.misere)
        self._forcing = ForcingSearch(rules, self._through, budget.spend) if has_forced_wins else None
        self.is_cut = False
        is_large = rules.cells > _MAX_CELLS_SMALL and not (rules.gravity or rules.misere)
        self._around = _neighbourhoods(rules) if is_large else []

    def best_moves(self, board: Board, cells: Sequence[int], depth: int) -> Iterator[tuple[int, int]]:
        """Search the moves in this order, and yield each that is better than those before it, with its score."""
        self._min_empty = board.rules.cells - board.plies - depth
        self.is_cut = False
        best, near = -INFINITE, self._near(board.x | board.o) if self._min_empty > 0 else 0
        for cell in sorted(cells, key=lambda cell: not near >> cell & 1):
            if near and not near >> cell & 1 and abs(best) <= MAX_ESTIMATE:
                self.is_cut = True
                return
            score = self._score_above(board, cell, best)
            if score > best:
                best = score
                yield cell, score

    def evaluate(self, board: Board, cell: int, depth: int, best: int) -> tuple[int, bool]:
        """The score of a move, an upper bound if neither proven nor more than `best`, and whether it is proven."""
        self._min_empty = board.rules.cells - board.plies - depth
        self.is_cut = False
        score = self._score_above(board, cell, min(best, MAX_ESTIMATE))
        is_exact_needed = score < -MAX_ESTIMATE
        if -MAX_ESTIMATE <= score <= min(best, MAX_ESTIMATE):  # an upper bound: the move may be lost
            loses = self.move_score(board, cell, -MAX_ESTIMATE - 1, -MAX_ESTIMATE) < -MAX_ESTIMATE
            is_exact_needed = loses or not self.is_cut  # the exact score will be proven
        if is_exact_needed:
            score = self.move_score(board, cell)
        return score, abs(score) > MAX_ESTIMATE or not self.is_cut

    def _score_above(self, board: Board, cell: int, best: int) -> int:
        """The score of a move if it is better than `best`, and otherwise an upper bound, which is quicker to find."""
        score = self.move_score(board, cell, best, INFINITE if best == -INFINITE else best + 1)
        return self.move_score(board, cell, score - 1) if -INFINITE < best < score else score

    def _score(self, own: int, other: int, own_side: Side, other_side: Side, alpha: int, beta: int) -> int:
        self._budget.spend()
        empty = self._cells - (own | other).bit_count()
        moves, lower, upper = self._moves(own, other, own_side, other_side)
        if lower == upper:
            return lower
        is_forced = not moves & moves - 1
        is_last = empty <= self._min_empty + 1 and not is_forced
        key = self._key(own, other)
        first, stopped = self._killers[empty], 0
        if not is_last and (entry := self._entry(key)):
            lower, upper, first, stopped = self._usable(entry, lower, upper)
        if self._forcing and (win := self._forcing.find(own, other, own_side[2], moves)):
            lower = max(lower, DECIDED + empty - win.plies)
        if is_last:  # the depth is reached
            self.is_cut = True
            return max(lower, min(self._estimate(own_side, other_side), upper))
        alpha, beta = max(alpha, lower), min(beta, upper)
        if alpha >= beta:
            self.is_cut |= stopped > 0
            return upper if upper <= alpha else lower
        was_cut, self.is_cut = self.is_cut, stopped > 0
        self._min_empty -= is_forced  # a forced move does not count as a ply of the depth
        score, cell = self._best_of(own, other, own_side, other_side, alpha, beta, moves, first)
        score = max(score, lower)
        self._min_empty += is_forced
        stopped = max(self._min_empty, 1) if self.is_cut else 0
        self._keep(key, (score if score > alpha else lower, score if score < beta else upper, cell, stopped))
        self.is_cut |= was_cut
        return score

    def _best_of(
        self, own: int, other: int, own_side: Side, other_side: Side, alpha: int, beta: int, moves: int, first: int
    ) -> tuple[int, int]:
        """The score and the cell of the best move; unlikely moves are searched only if they can decide the game."""
        likely, at_most = self._likely(own, other, other_side, moves)
        score, cell = self._best(own, other, own_side, other_side, alpha, beta, self._ordered(likely, first))
        rest = moves & ~likely
        if not rest or score >= min(beta, at_most):
            return score, cell
        if at_most < INFINITE and alpha >= at_most:
            return at_most, cell
        if at_most == INFINITE and abs(score) <= MAX_ESTIMATE:
            self.is_cut = True
            return score, cell
        alpha = max(alpha, score)
        best = self._best(own, other, own_side, other_side, alpha, beta, self._ordered(rest, first))
        return max(best, (score, cell))

    def _likely(self, own: int, other: int, other_side: Side, moves: int) -> tuple[int, int]:
        """The moves to search first, at least one, and an upper bound of the score of all others."""
        if not moves & moves - 1:
            return moves, INFINITE
        if self._forcing and (win := self._forcing.find(other, own, other_side[2])):
            defences = self._forcing.defences(own, other, win) & moves
            return defences or moves, 1 - DECIDED - self._cells + (own | other).bit_count() + win.plies
        near = self._near(own | other) & moves if self._min_empty > 0 else 0
        return near or moves, INFINITE

    def _near(self, taken: int) -> int:
        """The cells that are at most two rows and two columns from a taken one; none if that is no help."""
        if not self._around:
            return 0
        near = 0
        for cell in cells_of(taken):
            near |= self._around[cell]
        return near

    def _usable(self, entry: Entry, lower: int, upper: int) -> Entry:
        """An entry without the estimates of a search of smaller depth; decided scores stay true.
        Its last number is where that search stopped, as a number of empty cells, and 0 if nothing was estimated.
        """
        if entry[3] <= self._min_empty:
            return entry
        lower = entry[0] if entry[0] > MAX_ESTIMATE else lower
        upper = entry[1] if entry[1] < -MAX_ESTIMATE else upper
        return lower, upper, entry[2], 0

    def _estimate(self, own_side: Side, other_side: Side) -> int:
        difference = own_side[1] - other_side[1] >> self._shift
        return -difference if self._misere else difference


@lru_cache(maxsize=8)
def _neighbourhoods(rules: Rules) -> list[int]:
    """For each cell, the cells at most two rows and two columns away, as a bitboard."""
    places = [divmod(cell, rules.columns) for cell in range(rules.cells)]
    return [
        sum(1 << other for other, (i, j) in enumerate(places) if max(abs(i - row), abs(j - column)) < _FAR)
        for row, column in places
    ]
