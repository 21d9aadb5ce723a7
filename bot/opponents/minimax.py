"""Perfect play, or play up to a horizon: minimax with alpha-beta pruning and a transposition table.

Shannon's minimax in Knuth and Moore's negamax form (https://doi.org/10.1016/0004-3702(75)90019-3): a
position is worth to its side to move the best that any legal move makes of it, where a move makes
of it the opposite of what the next position is worth to the other side.

Inside the search a position is two bitboards, of the side to move and of the other side, and its
worth is a whole number: 0 for a draw, and otherwise 1 plus the cells that are left empty when the
game ends, negative if the side to move is the one that loses. An early end leaves more cells empty
than a late one, so the number prefers quick wins and late losses all by itself, and it means the
same at every depth, so that the table can keep it.

A search with a horizon stops where so many cells are left empty as its last ply leaves, and takes for
a draw whatever is not decided by then. What ends within the horizon is as exact as without one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from random import Random

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.rules import Rules
from bot.game.value import Result, Value

_QUICKLY_SEARCHED = 7
"""A position with so many free cells at most is solved from nothing in a millisecond or two."""

_Bounds = tuple[int, int]
"""The least and the most that a position can be worth; exact where they meet."""

_Lines = tuple[int, ...]
"""Lines as bitboards."""


class Minimax:
    """Perfect play on any rules, remembering every position that it has solved.

    A table only ever gains true facts, so threads may share one.
    """

    def __init__(self) -> None:
        self._searches: dict[Rules, _Search] = {}

    def choose(self, board: Board, rng: Random) -> int:
        """One of the best moves: the quickest win, else a draw, else the latest loss.

        Raises:
            IndexError: the game is over.
        """
        best = self.best_moves(board)
        return best[int(rng.random() * len(best))]

    def is_quick(self, board: Board) -> bool:
        """Whether little is left to search, or the best moves of this position are known already."""
        empty = board.rules.cells - board.ply
        return empty <= _QUICKLY_SEARCHED or (board.x, board.o) in self._search(board.rules).best

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The legal moves that are worth most, ascending; none once the game is over."""
        search = self._search(board.rules)
        position = board.x, board.o
        if (best := search.best.get(position)) is None:
            best = search.best[position] = best_of(self.values(board))
        return best

    def values(self, board: Board) -> dict[int, Value]:
        """What every legal move is worth to the side to move, counting the move itself as a ply.

        Every value is exact: no move is searched in a window that another one has narrowed.

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
    """What the legal moves look worth to somebody who looks that many plies ahead, the move itself included.

    What is decided within the horizon has its exact value, and all else looks like a draw. Nothing is
    remembered afterwards.

    Args:
        board: with any rules.
        depth: in plies, 0 or more.
        overlooked: cells that are thought of for neither side: they get no value, and no reply on them is feared.

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
    """The moves that are worth most, in their order; none of none."""
    most = max(values.values(), default=None)
    return tuple(cell for cell, value in values.items() if value == most)


def _values(board: Board, search: _Search, cells: Iterable[int]) -> dict[int, Value]:
    own, other = (board.x, board.o) if board.to_move is Mark.X else (board.o, board.x)
    empty = board.rules.cells - board.ply
    return {cell: _value(search.worth_of_move(own, other, cell), empty) for cell in cells}


def _value(worth: int, empty: int) -> Value:
    """A worth found on a board with that many empty cells, as a result and its distance."""
    if worth == 0:
        return Value(Result.DRAW)
    return Value(Result.WIN if worth > 0 else Result.LOSS, empty - (abs(worth) - 1))


class _Search:
    """Negamax over bitboards for one value of Rules.

    Args:
        rules: what is played.
        left_empty: how many cells are empty where the search stops: those that lie beyond the horizon.
        overlooked: cells that it never plays.
    """

    def __init__(self, rules: Rules, left_empty: int = 0, overlooked: Collection[int] = ()) -> None:
        self._left_empty = left_empty
        self._ending_last = left_empty + 1
        """What a line is worth that the last ply before the horizon completes."""
        self._cells = rules.cells
        self._all = (1 << rules.cells) - 1
        self._drop = rules.columns if rules.gravity else rules.cells
        self._misere = rules.misere
        self._through = _lines_through(rules)
        thought_of = [cell for cell in range(rules.cells) if cell not in overlooked]
        by_lines = sorted(thought_of, key=lambda cell: -len(self._through[cell]))
        self._moves = [(1 << cell, self._through[cell]) for cell in by_lines]
        """Every cell that is thought of, as a bit with the lines through it; what is on many lines is tried first."""
        self._table: dict[int, _Bounds] = {}
        self.best: dict[tuple[int, int], tuple[int, ...]] = {}

    def worth_of_move(self, own: int, other: int, cell: int) -> int:
        """What playing a legal cell is worth to the side that plays it: exactly, up to the horizon."""
        made = own | 1 << cell
        empty = self._cells - (made | other).bit_count()
        if empty >= self._left_empty and _completes_line(made, self._through[cell]):
            return -1 - empty if self._misere else 1 + empty
        if empty <= self._left_empty:
            return 0
        return -self._worth(other, made, -self._cells, self._cells)

    def _worth(self, own: int, other: int, alpha: int, beta: int) -> int:
        """What a position without a line, and with a ply left to look at, is worth to the side to move.

        Exact if it lies between alpha and beta; else a bound on the side where it lies outside.
        """
        key = own << self._cells | other
        if key in self._table:
            least, most = self._table[key]
            alpha, beta = max(alpha, least), min(beta, most)
            if alpha >= beta:
                return most if most <= alpha else least
        else:
            least, most = -self._cells, self._cells
        worth = self._best_worth(own, other, alpha, beta)
        self._table[key] = worth if worth > alpha else least, worth if worth < beta else most
        return worth

    def _best_worth(self, own: int, other: int, alpha: int, beta: int) -> int:
        empty = self._all & ~(own | other)
        playable = empty & ~(empty >> self._drop)
        ending = empty.bit_count()
        quiet: list[int] = []
        without_quiet = 0
        for bit, through in self._moves:
            if playable & bit:
                if not _completes_line(own | bit, through):
                    quiet.append(own | bit)
                elif not self._misere:
                    return ending
                else:
                    without_quiet = -ending
        if not quiet or ending == self._ending_last:
            return 0 if quiet else without_quiet
        best = -self._cells
        for made in quiet:
            best = max(best, -self._worth(other, made, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best


@cache
def _lines_through(rules: Rules) -> tuple[_Lines, ...]:
    """The lines through every cell."""
    return tuple(tuple(mask for mask in rules.line_masks if mask >> cell & 1) for cell in range(rules.cells))


def _completes_line(own: int, through: _Lines) -> bool:
    for mask in through:  # noqa: SIM110 - the search spends its time here, and any() takes twice as long
        if mask & own == mask:
            return True
    return False
