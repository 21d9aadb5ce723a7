"""Perfect play, or play to a limited depth: minimax with alpha-beta pruning and a transposition table.

Shannon's minimax in Knuth and Moore's negamax form (https://doi.org/10.1016/0004-3702(75)90019-3): the
value of a position for the side to move is the maximum over its legal moves, and the value of a move is
the negated value of the position after it for the other side.

Inside the search a position is two bitboards, of the side to move and of the other side, and its value
is an integer score: 0 for a draw, otherwise 1 plus the number of empty cells when the game ends,
negative if the side to move loses. A game that ends early leaves more cells empty, so the score prefers
quick wins and late losses. It does not depend on the depth at which a position is reached, so that the
transposition table can keep it.

A search of limited depth stops at the number of empty cells that its last ply leaves, and scores
positions that are not decided by then as draws. Games that end within the depth are scored exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from math import comb
from random import Random
from typing import TypeVar

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.rules import Rules
from bot.game.value import Result, Value

_MAX_EMPTY_FOR_QUICK = 7
"""A position with at most this many empty cells is solved without a table in one or two milliseconds."""

_Bounds = tuple[int, int]
"""The lower and the upper bound of a position's score; exact where they are equal."""

_Lines = tuple[int, ...]
"""Lines as bitboards."""


class Minimax:
    """Perfect play on any rules, with a transposition table for each.

    Threads may share one instance: table entries are valid for all of them.
    """

    def __init__(self) -> None:
        self._searches: dict[Rules, _Search] = {}

    def choose(self, board: Board, rng: Random) -> int:
        """One of the best moves: the quickest win, else a draw, else the latest loss.

        Raises:
            IndexError: the game is over.
        """
        return random_choice(self.best_moves(board), rng)

    def is_quick(self, board: Board) -> bool:
        """Whether few cells are empty, or the best moves of this position are cached."""
        empty = board.rules.cells - board.ply
        return empty <= _MAX_EMPTY_FOR_QUICK or (board.x, board.o) in self._search(board.rules).best

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The legal moves of the highest value, ascending; empty once the game is over."""
        search = self._search(board.rules)
        position = board.x, board.o
        if (best := search.best.get(position)) is None:
            best = search.best[position] = best_of(self.values(board))
        return best

    def values(self, board: Board) -> dict[int, Value]:
        """The value of every legal move for the side to move, the move itself counted as a ply.

        Every value is exact: each move is searched with the full window.

        >>> from bot.game.board import parse_board
        >>> {cell: str(value) for cell, value in Minimax().values(parse_board("XX./OO./...")).items()}
        {2: 'win in 1', 5: 'draw', 6: 'loss in 2', 7: 'loss in 2', 8: 'loss in 2'}
        """
        return _values(board, self._search(board.rules), board.legal_moves)

    def _search(self, rules: Rules) -> _Search:
        try:
            return self._searches[rules]
        except KeyError:
            return self._searches.setdefault(rules, _Search(rules))


def look_ahead(board: Board, depth: int, overlooked: Collection[int] = ()) -> dict[int, Value]:
    """The values of the legal moves for a search of limited depth.

    A move that decides the game within the depth has its exact value, every other one the value of a draw. The
    transposition table is dropped afterwards.

    Args:
        board: a position of any rules.
        depth: in plies, 0 or more, the move itself included.
        overlooked: cells that the search plays for neither side; they are not in the result.

    >>> from bot.game.board import parse_board
    >>> board = parse_board("X../.O./..X")
    >>> {cell: str(value) for cell, value in look_ahead(board, 4).items()}
    {1: 'draw', 2: 'loss in 4', 3: 'draw', 5: 'draw', 6: 'loss in 4', 7: 'draw'}
    >>> {str(value) for value in look_ahead(board, 3).values()}
    {'draw'}
    """
    empty = board.rules.cells - board.ply
    search = _Search(board.rules, max(0, empty - depth), overlooked)
    return _values(board, search, [cell for cell in board.legal_moves if cell not in overlooked])


def best_of(values: Mapping[int, Value]) -> tuple[int, ...]:
    """The moves of the highest value, in their order; empty if there are no moves."""
    highest = max(values.values(), default=None)
    return tuple(cell for cell, value in values.items() if value == highest)


def _values(board: Board, search: _Search, cells: Iterable[int]) -> dict[int, Value]:
    own, other = (board.x, board.o) if board.to_move is Mark.X else (board.o, board.x)
    empty = board.rules.cells - board.ply
    return {cell: _value(search.move_score(own, other, cell), empty) for cell in cells}


def _value(score: int, empty: int) -> Value:
    """The value that a score means on a board with that many empty cells."""
    if score == 0:
        return Value(Result.DRAW)
    return Value(Result.WIN if score > 0 else Result.LOSS, empty - (abs(score) - 1))


class _Search:
    """Negamax over bitboards, for one set of rules.

    Args:
        rules: the rules of all positions.
        min_empty: how many cells are empty where the search stops; 0 to search to the end of the game.
        overlooked: cells that it never plays.
    """

    def __init__(self, rules: Rules, min_empty: int = 0, overlooked: Collection[int] = ()) -> None:
        self._min_empty = min_empty
        self._last_ply_score = min_empty + 1
        """The score of a line that the last ply of the search completes."""
        self._cells = rules.cells
        self._all = (1 << rules.cells) - 1
        self._shift_down = rules.columns if rules.gravity else rules.cells
        self._misere = rules.misere
        self._lines_through = _lines_through(rules)
        cells = [cell for cell in range(rules.cells) if cell not in overlooked]
        by_lines = sorted(cells, key=lambda cell: -len(self._lines_through[cell]))
        self._moves = [(1 << cell, self._lines_through[cell]) for cell in by_lines]
        """Every cell that may be played, as a bit with the lines through it; cells on many lines come first."""
        self._table: dict[int, _Bounds] = {}
        self.best: dict[tuple[int, int], tuple[int, ...]] = {}

    def move_score(self, own: int, other: int, cell: int) -> int:
        """The score of a legal move for the side that plays it, exact within the depth of the search."""
        after = own | 1 << cell
        empty = self._cells - (after | other).bit_count()
        if empty >= self._min_empty and _completes_line(after, self._lines_through[cell]):
            return -1 - empty if self._misere else 1 + empty
        if empty <= self._min_empty:
            return 0
        return -self._score(other, after, -self._cells, self._cells)

    def _score(self, own: int, other: int, alpha: int, beta: int) -> int:
        """The score for the side to move of a position without a line and with at least one ply left to search.

        Exact if it is between alpha and beta; otherwise an upper bound if it is not above alpha, or a lower bound
        if it is not below beta.
        """
        key = own << self._cells | other
        if key in self._table:
            lower, upper = self._table[key]
            alpha, beta = max(alpha, lower), min(beta, upper)
            if alpha >= beta:
                return upper if upper <= alpha else lower
        else:
            lower, upper = -self._cells, self._cells
        score = self._best_score(own, other, alpha, beta)
        self._table[key] = score if score > alpha else lower, score if score < beta else upper
        return score

    def _best_score(self, own: int, other: int, alpha: int, beta: int) -> int:
        empty = self._all & ~(own | other)
        playable = empty & ~(empty >> self._shift_down)
        line_score = empty.bit_count()  # of a line that the next ply completes
        quiet: list[int] = []  # the side's bitboards after moves that complete no line
        score_without_quiet = 0
        for bit, lines in self._moves:
            if playable & bit:
                if not _completes_line(own | bit, lines):
                    quiet.append(own | bit)
                elif not self._misere:
                    return line_score
                else:
                    score_without_quiet = -line_score
        if not quiet or line_score == self._last_ply_score:
            return 0 if quiet else score_without_quiet
        best = -self._cells
        for after in quiet:
            best = max(best, -self._score(other, after, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best


@cache
def _lines_through(rules: Rules) -> tuple[_Lines, ...]:
    """For every cell, the lines through it."""
    return tuple(tuple(mask for mask in rules.line_masks if mask >> cell & 1) for cell in range(rules.cells))


def _completes_line(own: int, lines: _Lines) -> bool:
    for mask in lines:  # noqa: SIM110 - the search spends its time here, and any() takes twice as long
        if mask & own == mask:
            return True
    return False


_MAX_QUICK_POSITIONS = 5_000
"""Searching this many positions takes a few milliseconds."""

_MAX_POSITIONS = 300_000
"""Searching this many positions takes a second at most, and usually far less."""


def max_depth(board: Board) -> int:
    """How many plies can be searched in about a second: at least two, and on 3x3 to the end of the game.

    >>> from bot.game.rules import Rules
    >>> [max_depth(Board(rules)) for rules in (Rules(), Rules(4, 4, 4), Rules(6, 7, 4, gravity=True))]
    [9, 6, 6]
    """
    plies = 2  # with fewer, a threat of the other side would not be seen
    while plies < board.rules.cells - board.ply and positions_ahead(board, plies + 1) <= _MAX_POSITIONS:
        plies += 1
    return plies


def is_quickly_searched(board: Board, depth: int) -> bool:
    """Whether a search of this depth, or of `max_depth` if that is less, takes a few milliseconds at most."""
    return positions_ahead(board, min(depth, max_depth(board))) <= _MAX_QUICK_POSITIONS


def positions_ahead(board: Board, plies: int) -> int:
    """An upper bound on the positions that can follow within this many plies.

    >>> positions_ahead(Board(), 2), positions_ahead(Board(), 9)
    (81, 6045)
    """
    empty = board.rules.cells - board.ply
    return sum(_positions_after(board, empty, count) for count in range(1, min(plies, empty) + 1))


def _positions_after(board: Board, empty: int, plies: int) -> int:
    """An upper bound on the positions after exactly this many plies."""
    positions = comb(empty, plies) * comb(plies, plies // 2)
    return min(positions, board.rules.columns**plies) if board.rules.gravity else positions


_T = TypeVar("_T")


def random_choice(options: Sequence[_T], rng: Random) -> _T:
    """One of the options, all equally likely.

    Unlike `Random.choice`, this uses `Random.random` alone, which Python promises to give the same numbers for a
    seed in every version.

    Raises:
        IndexError: there are no options.
    """
    return options[int(rng.random() * len(options))]
