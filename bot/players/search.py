"""Alpha-beta search on any rules: principal variation search over bitboards, with a transposition table.

The value of a position for the side to move is the maximum over its legal moves, and the value of a move is the negated
value of the position after it for the other side (Knuth and Moore's negamax,
https://doi.org/10.1016/0004-3702(75)90019-3). The first move of a position is searched with the full window and the
others with a window that only asks whether they are better (https://www.chessprogramming.org/Principal_Variation_Search).

A position is two bitboards: of the side to move ("own") and of the other side. Its score is an integer: 0 for a draw,
otherwise DECIDED plus the number of cells that are empty when the game ends, negative if the side to move loses. A game
that ends early leaves more cells empty, so the score prefers quick wins and late losses. It does not depend on the
depth at which a position is reached, so that the transposition table can keep it.

A line is live for a side if it has no mark of the other side. A side without live lines cannot complete one. If lines
win and there is no gravity, the live lines prove more (Erdős and Selfridge,
https://doi.org/10.1016/0097-3165(73)90005-8): as long as the sum of 2 ** marks over a side's live lines of k cells is
less than 2 ** k and the other side is to move, the other side can prevent every line, by playing the cell of the
largest sum each time. A ply at most doubles the sum, so half of it is the limit if the side itself is to move.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

from bot.games.lines import Board, Rules, symmetries
from bot.games.value import Value

_Comparable = TypeVar("_Comparable", int, Value)

_T = TypeVar("_T")

DECIDED = 1_000_000  # the score of a win on the last empty cell; quicker wins score more
INFINITE = 2 * DECIDED

_MAX_ENTRIES = 2**16
"""The size at which a new transposition table is begun; only the one before it is kept. Both take 25 megabytes."""

_SYMMETRIC_PLIES = 4
"""Up to this ply symmetric positions share an entry of the table. Later, that takes longer than it saves."""


Side = tuple[int, int, tuple[int, ...]]
"""What the lines of a position mean for one side.

First the cells that would complete a line, as a bitboard (it may contain cells that have been taken since), then the
weight: the sum of 2 ** marks over the side's live lines. Last the lines of which two cells were missing at some time;
they may have another mark of either side since.
"""

Entry = tuple[int, int, int, int]
"""An entry of the table: a lower and an upper bound of the score, exact where they are equal; the best cell; and the
number of empty cells where the search stopped."""


class Search:
    """A search with its tables, for one set of rules.
    Threads may share one instance: entries of the table are valid for all of them. It stops where `min_empty` cells are
    empty; undecided positions score 0 there. It plays overlooked cells for neither side.
    """

    def __init__(self, rules: Rules, min_empty: int = 0, overlooked: Collection[int] = ()) -> None:
        self._cells = rules.cells
        self._all = (1 << rules.cells) - 1
        self._min_empty = min_empty
        self._considered = self._all & ~sum(1 << cell for cell in overlooked)
        self._misere = rules.misere
        self._below = rules.columns if rules.gravity else rules.cells
        """How far away the cell below is in a bitboard; without gravity, it is outside the board."""
        self._lines = rules.line_masks
        self._through, self._order, images = _tables(rules)
        self._images = images[:1] if overlooked else images  # overlooked cells are no part of the symmetry
        self._two_missing = rules.in_a_row - 2
        self._three_missing = rules.in_a_row - 3
        self._needed = 1 if rules.gravity or rules.misere else 1 << rules.in_a_row
        """A side with a smaller weight cannot complete a line if the other side is to move."""
        self._history = [0] * rules.cells
        """How often each cell was better than the window, weighted by the size of the search."""
        self._killers = [rules.cells] * (rules.cells + 1)
        """The latest cell that was better than the window, by the number of empty cells."""
        self._latest: tuple[Board | None, tuple[int, int, Side, Side]] = None, (0, 0, (0, 0, ()), (0, 0, ()))
        """The latest board, and what `_position` returned for it."""
        self._table: dict[int, Entry] = {}
        self._old_table: dict[int, Entry] = {}

    def scores(self, board: Board) -> dict[int, int]:
        """The scores of the legal moves that are not overlooked, for the side to move, exact within the depth."""
        cells = [cell for cell in board.legal_moves if self._considered >> cell & 1]
        return {cell: self.move_score(board, cell) for cell in cells}

    def move_score(self, board: Board, cell: int, alpha: int = -INFINITE, beta: int = INFINITE) -> int:
        """The score of a legal move: exact between alpha and beta, else an upper bound up to alpha, or a lower one."""
        own, other, own_side, other_side = self._position(board)
        after = own | 1 << cell
        empty = self._cells - (after | other).bit_count()
        if empty >= self._min_empty and any(mask & after == mask for mask in self._through[cell]):
            return -DECIDED - empty if self._misere else DECIDED + empty
        if empty <= self._min_empty:
            return 0
        sides = self._sides_after(own, other, own_side, other_side, cell)
        return -self._score(other, after, *sides, -beta, -alpha)

    def _position(self, board: Board) -> tuple[int, int, Side, Side]:
        """The bitboards of a board and what they mean, for the side to move first; computed once for all its moves."""
        known, position = self._latest
        if known is not board:
            own, other = board.sides(board.to_move)
            position = own, other, self._side(own, other), self._side(other, own)
            self._latest = board, position
        return position

    def _side(self, own: int, other: int) -> Side:
        live = [mask for mask in self._lines if not mask & other]
        last = 0
        for mask in live:
            if (mask & own).bit_count() > self._two_missing:
                last |= mask & ~own
        two_missing = tuple(mask for mask in live if (mask & own).bit_count() == self._two_missing)
        return last, sum(1 << (mask & own).bit_count() for mask in live), two_missing

    def _score(self, own: int, other: int, own_side: Side, other_side: Side, alpha: int, beta: int) -> int:
        """The score, as `move_score` bounds it, of a position without a line and with a ply left to search."""
        moves, lower, upper = self._moves(own, other, own_side, other_side)
        empty = self._cells - (own | other).bit_count()
        if empty == self._min_empty + 1 and abs(lower) != DECIDED + empty - 1:
            return 0  # the last ply of the search ends no game
        if lower == upper:
            return lower
        key = self._key(own, other)
        first = self._killers[empty]
        if entry := self._entry(key):
            lower, upper, first, _ = entry
        if lower > alpha:
            alpha = lower
        if upper < beta:
            beta = upper
        if alpha >= beta:
            return upper if upper <= alpha else lower
        score, cell = self._best(own, other, own_side, other_side, alpha, beta, self._ordered(moves, first))
        bounds = score if score > alpha else lower, score if score < beta else upper
        self._keep(key, (*bounds, cell, self._min_empty))
        return score

    def _entry(self, key: int) -> Entry | None:
        return self._table.get(key) or self._old_table.get(key)

    def _keep(self, key: int, entry: Entry) -> None:
        if len(self._table) >= _MAX_ENTRIES:
            self._table, self._old_table = {}, self._table
        self._table[key] = entry

    def _moves(self, own: int, other: int, own_side: Side, other_side: Side) -> tuple[int, int, int]:
        """The moves worth searching, and a lower and an upper bound of the score; equal bounds decide the position."""
        empties = self._all & ~(own | other)
        playable = empties & ~(empties >> self._below) & self._considered
        find_moves = self._safe_moves if self._misere else self._forced_moves
        return find_moves(playable, empties.bit_count(), own_side, other_side)

    def _forced_moves(self, playable: int, empty: int, own_side: Side, other_side: Side) -> tuple[int, int, int]:
        """The moves worth searching, and a lower and an upper bound of the score; equal bounds decide the position."""
        own_last, own_weight, _ = own_side
        if own_last & playable:
            return 0, DECIDED + empty - 1, DECIDED + empty - 1
        if not playable:
            return 0, 0, 0
        other_last, other_weight, _ = other_side
        forced = other_last & playable
        below_last = (other_last & self._considered) << self._below  # a mark there lets the other side win above it
        moves = (forced or playable) & ~below_last
        if forced & forced - 1 or not moves:  # two cells to block, or every move lets the other side win
            return 0, 2 - DECIDED - empty, 2 - DECIDED - empty
        lower = 4 - DECIDED - empty if other_weight >= self._needed else 0  # it wins in 4 plies at the earliest
        upper = DECIDED + empty - 3 if 2 * own_weight >= self._needed else 0
        return moves, lower, upper

    def _safe_moves(self, playable: int, empty: int, own_side: Side, other_side: Side) -> tuple[int, int, int]:
        """The moves that complete no line, for misère rules, and a lower and an upper bound of the score.
        The bounds are equal if there is no such move: then each move completes a line, or the board is full.
        """
        own_last, own_weight, _ = own_side
        moves = playable & ~own_last
        if not moves:
            score = 1 - DECIDED - empty if playable else 0
            return 0, score, score
        return moves, 3 - DECIDED - empty if own_weight else 0, DECIDED + empty - 2 if other_side[1] else 0

    def _ordered(self, moves: int, first: int) -> list[int]:
        """The cells of a bitboard, with `first` before all others if it is among them."""
        if not moves & moves - 1:
            return [moves.bit_length() - 1]
        cells = [cell for cell in self._order if moves >> cell & 1]
        cells.sort(key=self._history.__getitem__, reverse=True)
        if moves >> first & 1:
            cells.remove(first)
            cells.insert(0, first)
        return cells

    def _best(
        self, own: int, other: int, own_side: Side, other_side: Side, alpha: int, beta: int, cells: list[int]
    ) -> tuple[int, int]:
        """The score of the best of these moves, as `_score` returns it, and the move."""
        best, best_cell = -INFINITE, cells[0]
        for cell in cells:
            after = own | 1 << cell
            sides = self._sides_after(own, other, own_side, other_side, cell)
            if best == -INFINITE:
                score = -self._score(other, after, *sides, -beta, -alpha)
            else:
                score = -self._score(other, after, *sides, -alpha - 1, -alpha)
                if alpha < score < beta:  # it is better; the narrow window does not tell how much
                    score = -self._score(other, after, *sides, -beta, -score)
            if score > best:
                best, best_cell = score, cell
            if score > alpha:
                alpha = score
            if score >= beta:  # the other side will avoid this position
                empty = self._cells - (own | other).bit_count()
                self._history[cell] += empty * empty
                self._killers[empty] = cell
                break
        return best, best_cell

    def _sides_after(self, own: int, other: int, own_side: Side, other_side: Side, cell: int) -> tuple[Side, Side]:
        """What lines mean after a move: first for the other side, which is then to move."""
        last, weight, two_missing = own_side
        other_last, other_weight, other_two_missing = other_side
        after = own | 1 << cell
        for mask in self._through[cell]:
            ours, theirs = mask & own, mask & other
            if not theirs:
                count = ours.bit_count()
                weight += 1 << count
                if count == self._two_missing:
                    last |= mask & ~after
                elif count == self._three_missing:
                    two_missing += (mask,)
            if not ours:
                other_weight -= 1 << theirs.bit_count()
        return (other_last, other_weight, other_two_missing), (last, weight, two_missing)

    def _key(self, own: int, other: int) -> int:
        """The position as one integer, in the first plies of a game the same for all symmetric positions."""
        if (own | other).bit_count() > _SYMMETRIC_PLIES:
            return own << self._cells | other
        own_cells, other_cells = cells_of(own), cells_of(other)
        images = [(sum(bits[c] for c in own_cells), sum(bits[c] for c in other_cells)) for bits in self._images]
        return min(own << self._cells | other for own, other in images)


def cells_of(bitboard: int) -> list[int]:
    cells: list[int] = []
    while bitboard:
        cells.append((bitboard & -bitboard).bit_length() - 1)
        bitboard &= bitboard - 1  # without its lowest bit
    return cells


@lru_cache(maxsize=8)
def _tables(rules: Rules) -> tuple[list[list[int]], list[int], list[list[int]]]:
    """The lines through each cell, the cells with those on most lines first, and the bits of each symmetry's images."""
    through = [[mask for mask in rules.line_masks if mask >> cell & 1] for cell in range(rules.cells)]
    order = sorted(range(rules.cells), key=lambda cell: -len(through[cell]))
    return through, order, [[1 << cell for cell in symmetry] for symmetry in symmetries(rules)]


def best_of(values: Mapping[int, _Comparable]) -> tuple[int, ...]:
    """The moves of the highest value or score, in their order; empty if there are no moves."""
    highest = max(values.values(), default=None)
    return tuple(cell for cell, value in values.items() if value == highest)


def random_choice(options: Sequence[_T], rng: Random) -> _T:
    """One of the options, all equally likely.
    Unlike `Random.choice`, this uses `Random.random` alone, which Python promises to give the same numbers for a
    seed in every version. Raises IndexError if there are no options.
    """
    return options[int(rng.random() * len(options))]
