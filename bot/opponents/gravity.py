"""Exact play with gravity: the results of moves by searching to the end of the game, with a table of openings."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from bot.game.board import Board
from bot.game.rules import Rules
from bot.game.value import Result
from bot.opponents import gravity_kernel
from bot.opponents.columns import Columns, Position, after, ply_of
from bot.opponents.gravity_search import GravitySearch, UnsolvedError, compiled_search
from bot.opponents.openings import Openings, openings

_COMPILED_POSITIONS = 6_000_000
_PURE_POSITIONS = 100_000
"""How many positions are searched for results: at most two seconds compiled, and one second otherwise."""

_SHARE_FOR_PLIES = 10
"""A tenth of that is searched for the plies until the end of the game."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The proven value of a move for the side that plays it.

    Args:
        plies: until the game is over, the move itself counted; 0 for a draw, None if only the result is known.
    """

    result: Result
    plies: int | None

    @property
    def rank(self) -> tuple[int, float]:
        """Orders values: a win is better the sooner it is, a loss the later; unknown plies are many."""
        return self.result, -self.result * (1000 if self.plies is None else self.plies)


class GravitySolver:
    """Solves positions of one set of rules.

    Threads may share one instance. Each decision has a new transposition table, so that it does not depend on others.

    Args:
        rules: rules for which `columns.is_fitting` is true.
        positions: how many positions a decision may search for results.
        is_compiled: whether the search is compiled, if that is possible.
    """

    def __init__(self, rules: Rules, positions: int | None = None, *, is_compiled: bool = True) -> None:
        self._columns = Columns(rules)
        self._positions = positions
        self._is_compiled = is_compiled

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The best of the moves that keep the result of the position, ascending; empty if the result is not proven.

        The quickest wins and the latest losses are best, as far as the plies are known.
        """
        decision = self._decide(board)
        kept: dict[int, MoveValue] = {}
        with suppress(UnsolvedError):
            result = decision.result(decision.position)
            decision.search.renew(decision.positions)
            for cell in board.legal_moves:
                if decision.keeps(cell, result):
                    kept[cell] = MoveValue(result, None if result else 0)
        values = decision.with_plies(kept)
        best = max((value.rank for value in values.values()), default=None)
        return tuple(cell for cell, value in values.items() if value.rank == best)

    def values(self, board: Board) -> dict[int, MoveValue]:
        """The values of the legal moves. Moves whose result is not proven within the budget are missing."""
        decision = self._decide(board)
        results: dict[int, MoveValue] = {}
        with suppress(UnsolvedError):
            for cell in board.legal_moves:
                result = decision.result_of(cell)
                results[cell] = MoveValue(result, None if result else 0)
        return decision.with_plies(results)

    def _decide(self, board: Board) -> _Decision:
        compiled = compiled_search() if self._is_compiled else None
        positions = self._positions or (_COMPILED_POSITIONS if compiled else _PURE_POSITIONS)
        search = GravitySearch(self._columns, positions, compiled or gravity_kernel.search)
        return _Decision(self._columns, self._columns.position(board), positions, search, openings(board.rules))


@dataclass(frozen=True, slots=True)
class _Decision:
    """Finds out what the moves of one position are worth."""

    columns: Columns
    position: Position
    positions: int
    search: GravitySearch
    openings: Openings | None

    def result(self, position: Position) -> Result:
        """The result of a position that has not been won."""
        if ply_of(position) == self.columns.rules.cells:
            return Result.DRAW
        if self.columns.wins(position):
            return Result.WIN
        known = self.openings.result(position) if self.openings else None
        return self.search.result(position) if known is None else known

    def result_of(self, cell: int) -> Result:
        """The result of a move."""
        if self.columns.wins(self.position) & self.columns.bit(cell):
            return Result.WIN
        return Result(-self.result(self._after(cell)))

    def keeps(self, cell: int, result: Result) -> bool:
        """Whether a move has the result of the position, which is the best that it can have."""
        if self.columns.wins(self.position):
            return bool(self.columns.wins(self.position) & self.columns.bit(cell))
        position = self._after(cell)
        if result is Result.LOSS or ply_of(position) == self.columns.rules.cells:
            return True
        if self.openings and (known := self.openings.result(position)) is not None:
            return known == -result
        return self.search.score(position, -result) <= -result

    def with_plies(self, values: dict[int, MoveValue]) -> dict[int, MoveValue]:
        """The same values with the plies until the end of the game, as far as a share of the budget reaches."""
        found = dict(values)
        unknown = [cell for cell, value in values.items() if value.plies is None]
        self.search.renew(self.positions // _SHARE_FOR_PLIES)
        with suppress(UnsolvedError):
            for plies in range(1, self.columns.rules.cells):
                for cell in [*unknown]:
                    if self._ends_in(plies, cell, values[cell].result):
                        found[cell] = MoveValue(values[cell].result, plies)
                        unknown.remove(cell)
        return found

    def _ends_in(self, plies: int, cell: int, result: Result) -> bool:
        """Whether a move wins or loses in this many plies, if it does not in fewer."""
        if (result is Result.WIN) != plies % 2:
            return False
        is_line = self.columns.wins(self.position) & self.columns.bit(cell) > 0
        if is_line or plies == 1:
            return is_line
        return self.search.is_decided_within(plies - 1, self._after(cell), Result(-result))

    def _after(self, cell: int) -> Position:
        return after(self.position, self.columns.bit(cell))
