"""Perfect play, and play to a limited depth: the values of the legal moves of a position.

A search of limited depth values positions that are not decided within it as draws. Games that end within the depth have
their exact value.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import comb
from random import Random
from typing import Any

from bot.games.lines import Board
from bot.games.value import Result, Value
from bot.players.kept import kept
from bot.players.search import DECIDED, Search, best_of, random_choice

_MAX_CELLS_FOR_QUICK = 9  # a board of at most this many cells is solved in a few milliseconds
_MAX_RULES = 4  # how many rules have their searches kept
_MAX_DECISIONS = 10_000  # how many decisions are kept: more than 3x3 has positions


class Minimax:
    """Perfect play on any rules, with a transposition table for each. Threads may share one instance."""

    def __init__(self) -> None:
        self._search = lru_cache(_MAX_RULES)(Search)
        self._decide = lru_cache(_MAX_DECISIONS)(self._best_of)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle nothing: another process has its own tables."""
        return kept, (Minimax,)

    def choose(self, board: Board, rng: Random) -> int:
        """The quickest win, else a draw, else the latest loss. Raises IndexError once the game is over."""
        return random_choice(self.best_moves(board), rng)

    def is_quick(self, board: Board) -> bool:
        return board.rules.cells <= _MAX_CELLS_FOR_QUICK

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The legal moves of the highest value, ascending; empty once the game is over."""
        return self._decide(board)

    def _best_of(self, board: Board) -> tuple[int, ...]:
        return best_of(self.values(board))

    def values(self, board: Board) -> dict[int, Value]:
        """The value of every legal move for the side to move, the move itself counted as a ply.

        >>> from bot.games.lines import parse_board
        >>> {cell: str(value) for cell, value in Minimax().values(parse_board("XX./OO./...")).items()}
        {2: 'win in 1', 5: 'draw', 6: 'loss in 2', 7: 'loss in 2', 8: 'loss in 2'}
        """
        return _values(board, self._search(board.rules))


def look_ahead(board: Board, depth: int, overlooked: Collection[int] = ()) -> dict[int, Value]:
    """The values of the legal moves for a search of limited depth.

    A move that decides the game within the depth has its exact value, every other one the value of a draw. The depth is
    in plies, 0 or more, the move itself included. The search plays overlooked cells for neither side; they are not in
    the result.

    >>> from bot.games.lines import parse_board
    >>> board = parse_board("X../.O./..X")
    >>> {cell: str(value) for cell, value in look_ahead(board, 4).items()}
    {1: 'draw', 2: 'loss in 4', 3: 'draw', 5: 'draw', 6: 'loss in 4', 7: 'draw'}
    >>> {str(value) for value in look_ahead(board, 3).values()}
    {'draw'}
    """
    empty = board.rules.cells - board.plies
    return _values(board, Search(board.rules, max(0, empty - depth), overlooked))


def _values(board: Board, search: Search) -> dict[int, Value]:
    empty = board.rules.cells - board.plies
    return {cell: value_of(score, empty) for cell, score in search.scores(board).items()}


def value_of(score: int, empty: int) -> Value:
    """The value that a score means on a board with that many empty cells."""
    if score == 0:
        return Value(Result.DRAW)
    return Value(Result.WIN if score > 0 else Result.LOSS, empty - (abs(score) - DECIDED))


_MAX_QUICK_POSITIONS = 5_000  # searching this many positions takes a few milliseconds
_MAX_POSITIONS = 300_000  # searching this many positions takes a second at most, and usually far less


def max_depth(board: Board) -> int:
    """How many plies can be searched in about a second: at least two, and on 3x3 to the end of the game.

    >>> from bot.games.lines import Rules
    >>> [max_depth(Board(rules)) for rules in (Rules(), Rules(4, 4, 4), Rules(6, 7, 4, gravity=True))]
    [9, 6, 6]
    """
    plies = 2  # with fewer, a threat of the other side would not be seen
    while plies < board.rules.cells - board.plies and positions_ahead(board, plies + 1) <= _MAX_POSITIONS:
        plies += 1
    return plies


def is_quickly_searched(board: Board, depth: int) -> bool:
    """Whether a search of this depth, or of `max_depth` if that is less, takes a few milliseconds at most."""
    return positions_ahead(board, min(depth, max_depth(board))) <= _MAX_QUICK_POSITIONS


def positions_ahead(board: Board, plies: int) -> int:
    """An upper bound on the positions that can follow within this many plies.

    After n plies, n of the empty cells are taken, and half of those have a mark of the second side to play. With
    gravity, there are also no more positions than ways to choose a column n times.

    >>> positions_ahead(Board(), 2), positions_ahead(Board(), 9)
    (81, 6045)
    """
    empty, positions = board.rules.cells - board.plies, 0
    for n in range(1, min(plies, empty) + 1):
        choices = comb(empty, n) * comb(n, n // 2)
        positions += min(choices, board.rules.columns**n) if board.rules.gravity else choices
    return positions
