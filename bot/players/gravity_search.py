"""Search to the end of the game with gravity.

The search is compiled if Numba is installed. To prove which side wins is far quicker than to find out how soon.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

from bot.games.value import Result
from bot.players import gravity_kernel
from bot.players.columns import Bitboards, Columns, ply_of
from bot.players.compiled import load_numba
from bot.players.gravity_kernel import Array, completing, safe_moves

_FUNCTIONS = (
    *("bit_count", "has_line", "completing_four", "completing", "safe_moves", "upper_bound", "stored_bounds"),
    *("keep_bound", "insert_move", "rank_moves", "search"),
)
"""They call each other compiled, so each is listed behind those that it calls."""

_TABLE_SIZE = 2**20 + 7  # the entries of a transposition table, 8 bytes each. An odd number spreads positions best.


@cache
def compiled_search() -> Callable[..., int] | None:
    """The compiled search; None without Numba. The kernel keeps its functions as they are.
    Compiled code is stored on disk if a folder for it can be written.
    """
    numba, namespace = load_numba(), dict(vars(gravity_kernel))
    if numba is None:
        return None
    for name in _FUNCTIONS:
        function = FunctionType(namespace[name].__code__, namespace, name)
        namespace[name] = numba.njit(nogil=True, error_model="numpy")(function)
        with suppress(RuntimeError):  # no such folder
            namespace[name].enable_caching()
    return namespace["search"]


def has_to_compile(folder: str | None) -> bool:
    """Check if the search has to be compiled: Numba is installed, and no compiled search is found on disk.
    `folder` is the value of NUMBA_CACHE_DIR; None if it is not set.
    """
    beside = Path(gravity_kernel.__file__).parent / "__pycache__"
    return find_spec("numba") is not None and not any(Path(folder or beside).rglob("gravity_kernel.search-*.nbi"))


class UnsolvedError(Exception):
    """The budget of a search was spent before the position was solved."""


class GravitySearch:
    """A search with its own table; its methods raise UnsolvedError once it has searched that many positions."""

    def __init__(
        self, columns: Columns, positions: int, search: Callable[..., int], table_size: int = _TABLE_SIZE
    ) -> None:
        self._layout, self._order = columns.layout, columns.order
        self._columns = columns
        self._cells = columns.rules.cells
        self._table = _zeros(table_size)
        self._stack = _zeros(3 * columns.rules.columns * self._cells)
        self._budget = _zeros(1)
        self.renew(positions)
        self._search = search

    def renew(self, positions: int) -> None:
        """Let it search this many more positions."""
        self._budget[0] = positions

    def result(self, position: Bitboards) -> Result:
        """The result of a position that has not ended, for the side to move."""
        if self.score(position, 0) > 0:
            return Result.WIN
        return Result.DRAW if self.score(position, -1) >= 0 else Result.LOSS

    def is_decided_within(self, plies: int, position: Bitboards, result: Result) -> bool:
        """Whether a position that has not ended is won or lost, as `result` says, in at most this many plies."""
        left = self._cells - ply_of(position)
        if result > 0:
            slowest = (left + 1) // 2 - (plies - 1) // 2  # the score of a win in exactly that many plies
            return self.score(position, slowest - 1) >= slowest
        slowest = plies // 2 - 1 - left // 2  # the same for a loss
        return self.score(position, slowest) <= slowest

    def score(self, position: Bitboards, alpha: int) -> int:
        """A lower bound of the score of a position that has not ended if it is more than alpha, or an upper bound."""
        left = self._cells - ply_of(position)
        if self._columns.wins(position):
            return (left + 1) // 2
        own, mask = position
        threats = completing(own ^ mask, self._layout) & self._layout[4] & ~mask
        moves = safe_moves(mask, threats, self._layout)
        if not moves:
            return -(left // 2)
        args: tuple[Any, ...] = (self._layout, self._order, self._table, self._stack, self._budget)
        score = self._search(own, mask, self._cells - left, moves, alpha, *args)
        if self._budget[0] < 0:
            raise UnsolvedError
        return score


def _zeros(count: int) -> Array:
    """This many zeros; the memory is taken when it is first written to."""
    return memoryview(bytearray(8 * count)).cast("q")
