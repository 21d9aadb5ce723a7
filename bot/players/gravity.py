"""Exact play with gravity: the results of moves by searching to the end of the game, with a table of openings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.games.lines import LISTED, Board, Rules, parse_board
from bot.games.value import Result, Value
from bot.players import gravity_kernel
from bot.players.columns import Bitboards, Columns, after, ply_of
from bot.players.gravity_search import GravitySearch, UnsolvedError, compiled_search
from bot.players.openings import Opening, Openings, openings
from bot.players.search import best_of

_COMPILED_FACTOR = 30  # how many times as many positions are searched in the same time if the search is compiled
_MAX_EMPTY_FOR_PYTHON = 7
"""With at most this many empty cells, a decision takes a few milliseconds even in Python. It may be made in the bot's
own process, which should load neither Numba nor a table of openings."""

_SHARE_FOR_PLIES = 10  # a tenth as many positions are searched for the plies until the end of the game


@dataclass(frozen=True, slots=True)
class Solution:
    # for the side to move, the move itself counted as a ply; without the moves that are not proven
    values: Mapping[int, Value]
    # up to this many plies, the plies until a win or a loss are exact. Otherwise they are the most possible.
    depth: int


class GravitySolver:
    """Solves positions of one set of rules.
    Threads may share one instance. Each decision has a new transposition table, so that it does not depend on others.
    `columns.is_fitting` must be true for the rules. A decision visits that many positions, and thirty times as many if
    it is compiled; `is_compiled=False` chooses the search in Python even where the compiled one is available.
    """

    def __init__(self, rules: Rules, positions: int = 200_000, *, is_compiled: bool = True) -> None:
        self._columns = Columns(rules)
        self._positions = positions
        self._is_compiled = is_compiled

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The best of the moves that keep the result of the position, ascending; empty if the result is not proven. It
        is the move of the table of openings, or else the quickest wins or the latest losses, as far as these are known.
        """
        decision = self._decide(board)
        opening = decision.opening(decision.position)
        if opening and opening.column is not None:
            return tuple(cell for cell in board.legal_moves if cell % board.rules.columns == opening.column)
        kept: dict[int, Result] = {}
        with suppress(UnsolvedError):
            result = decision.result(decision.position)
            decision.search.renew(decision.positions)
            for cell in board.legal_moves:
                if decision.keeps(cell, result):
                    kept[cell] = result
        return best_of(decision.with_plies(kept).values)

    def solve(self, board: Board, is_late: Callable[[], bool] = lambda: False) -> Solution:
        """The values of the legal moves; nothing is proven if `is_late`, asked before each move, is true."""
        decision = self._decide(board)
        results: dict[int, Result] = {}
        with suppress(UnsolvedError):
            for cell in board.legal_moves:
                if is_late():
                    return Solution({}, 0)
                results[cell] = decision.result_of(cell)
        return decision.with_plies(results)

    def _decide(self, board: Board) -> _Decision:
        is_short = board.rules.cells - board.plies <= _MAX_EMPTY_FOR_PYTHON
        compiled = compiled_search() if self._is_compiled and not is_short else None
        positions = self._positions * _COMPILED_FACTOR if compiled else self._positions
        search = GravitySearch(self._columns, positions, compiled or gravity_kernel.search)
        table = None if is_short else openings(board.rules)
        return _Decision(self._columns, self._columns.position(board), positions, search, table)


@dataclass(frozen=True, slots=True)
class _Decision:
    """What one decision needs to find out what the moves of a position are worth."""

    columns: Columns
    position: Bitboards
    positions: int
    search: GravitySearch
    openings: Openings | None

    def result(self, position: Bitboards) -> Result:
        if ply_of(position) == self.columns.rules.cells:
            return Result.DRAW
        if self.columns.wins(position):
            return Result.WIN
        known = self.opening(position)
        return known.result if known else self.search.result(position)

    def opening(self, position: Bitboards) -> Opening | None:
        return self.openings.find(position) if self.openings else None

    def result_of(self, cell: int) -> Result:
        return Result.WIN if self._makes_line(cell) else Result(-self.result(self._after(cell)))

    def keeps(self, cell: int, result: Result) -> bool:
        """Whether a move keeps the result of the position, so that it is one of the best."""
        if self.columns.wins(self.position):
            return self._makes_line(cell)
        position = self._after(cell)
        if result is Result.LOSS or ply_of(position) == self.columns.rules.cells:
            return True
        if known := self.opening(position):
            return known.result == -result
        return self.search.score(position, -result) <= -result

    def with_plies(self, results: Mapping[int, Result]) -> Solution:
        """The values of moves with these results.
        For each number of plies from 1 on, the moves that end the game in so many are found, until a share of the
        budget is spent. For the other moves, the end of the game is taken to be as late as possible.
        """
        left = self.columns.rules.cells - ply_of(self.position)
        values = {cell: _latest(result, left) for cell, result in results.items()}
        unknown, depth = [cell for cell, result in results.items() if result], 0
        self.search.renew(self.positions // _SHARE_FOR_PLIES)
        with suppress(UnsolvedError):
            while depth < left:
                for cell in [cell for cell in unknown if self._ends_in(depth + 1, cell, results[cell])]:
                    values[cell] = Value(results[cell], depth + 1)
                    unknown.remove(cell)
                depth += 1
        return Solution(values, depth)

    def _ends_in(self, plies: int, cell: int, result: Result) -> bool:
        if (result is Result.WIN) != plies % 2:
            return False  # the side to move plays the first, third, fifth ... ply, and the winner the last one
        if plies == 1 or self._makes_line(cell):
            return self._makes_line(cell)
        return self.search.is_decided_within(plies - 1, self._after(cell), Result(-result))

    def _makes_line(self, cell: int) -> bool:
        return self.columns.wins(self.position) & self.columns.bit(cell) > 0

    def _after(self, cell: int) -> Bitboards:
        return after(self.position, self.columns.bit(cell))


def _latest(result: Result, left: int) -> Value:
    """The value of a result that is reached as late as possible, with this many empty cells left."""
    if result is Result.DRAW:
        return Value(result)
    return Value(result, left if (left % 2 == 1) == (result is Result.WIN) else left - 1)


def compile_search() -> None:
    """Compile the search of Connect Four, which takes some seconds, and store it on disk for later processes."""
    rules = LISTED["connect4"]
    GravitySolver(rules, positions=100).solve(parse_board("/".join(["......."] * 4 + ["....O..", ".XXXOO."]), rules))
