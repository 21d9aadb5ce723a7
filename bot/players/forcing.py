"""Forced wins: moves that threaten to complete a line, each of which has to be blocked, until one makes two threats.

In five in a row this is a victory by continuous fours. See L. V. Allis, H. J. van den Herik and M. P. H. Huntjens,
"Go-Moku Solved by New Search Techniques", AAAI Technical Report FS-93-02, 1993.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.lines import Rules

_MAX_REMEMBERED = 2**14  # how many positions are remembered; then the search forgets all of them
_ANYWHERE = -1  # the bitboard of all cells


class ForcedWin(NamedTuple):
    """A win by moves that each have to be blocked."""

    plies: int  # how many plies it takes at most
    cells: int  # all cells that either side may play in it, as a bitboard
    blocks: int  # those that the other side may play


class ForcingSearch:
    """Finds forced wins without gravity where lines win; `spend` is called for each position."""

    def __init__(self, rules: Rules, through: Sequence[Sequence[int]], spend: Callable[[], None]) -> None:
        self._cells = rules.cells
        self._lines = rules.line_masks
        self._through = {1 << cell: masks for cell, masks in enumerate(through)}
        self._one_missing = rules.in_a_row - 1
        self._two_missing = rules.in_a_row - 2
        self._spend = spend
        self._known: dict[int, ForcedWin | None] = {}

    def find(self, own: int, other: int, lines: Sequence[int], first: int = _ANYWHERE) -> ForcedWin | None:
        """A forced win of the side to move, which cannot complete a line at once.
        `lines` are the side's lines of which two cells are missing; those with a mark of the other side are ignored.
        `first` are the moves that do not let the other side complete a line.
        """
        if not (live := [mask for mask in lines if not mask & other]):
            return None
        key = own << self._cells | other
        if key not in self._known:
            if len(self._known) >= _MAX_REMEMBERED:
                self._known.clear()
            self._known[key] = self._search(own, other, live, first)
        return self._known[key]

    def defences(self, own: int, other: int, win: ForcedWin) -> int:
        """The moves that may prevent a forced win of the other side; after any other one it wins in the same way.
        They take a cell of it, or prepare a line of the defender that its forced blocks would almost complete.
        """
        cells, after_blocks = win.cells, own | win.blocks
        for mask in self._lines:
            if not mask & other and (mask & after_blocks).bit_count() >= self._two_missing:
                cells |= mask
        return cells & ~(own | other)

    def _search(self, own: int, other: int, lines: Sequence[int], first: int) -> ForcedWin | None:
        self._spend()
        blocks = dict[int, int]()  # for each move that makes a threat, the cells that would complete a line after it
        for mask in lines:
            missing = mask & ~own
            low = missing & -missing
            high = missing ^ low
            blocks[low] = blocks.get(low, 0) | high
            blocks[high] = blocks.get(high, 0) | low
        threats = [(cell, block) for cell, block in blocks.items() if cell & first]
        for cell, block in threats:
            if block & block - 1:  # two threats at once
                return ForcedWin(3, cell | block, block)
        for cell, block in threats:
            after, other_after = own | cell, other | block
            must = self._threats(other_after, after, block)
            if must & must - 1:
                continue  # the blocking mark makes two threats in turn
            new = [mask for mask in self._through[cell] if (mask & after).bit_count() == self._two_missing]
            if win := self.find(after, other_after, [*lines, *new], must or _ANYWHERE):
                return ForcedWin(win.plies + 2, win.cells | cell | block, win.blocks | block)
        return None

    def _threats(self, own: int, other: int, latest: int) -> int:
        """The free cells with which a side completes a line through its latest mark, as a bitboard."""
        threats = 0
        for mask in self._through[latest]:
            if not mask & other and (mask & own).bit_count() == self._one_missing:
                threats |= mask & ~own
        return threats
