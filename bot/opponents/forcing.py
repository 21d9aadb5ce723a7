"""Forced wins: moves that threaten to complete a line, each with one reply, until two threats are made at once.

In five in a row this is a victory by continuous fours. See L. V. Allis, H. J. van den Herik and M. P. H. Huntjens,
"Go-Moku Solved by New Search Techniques", AAAI Technical Report FS-93-02, 1993.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.game.rules import Rules

_MAX_REMEMBERED = 2**14
"""How many positions are remembered; then the search forgets all of them."""

_ANYWHERE = -1
"""The bitboard of all cells."""


class ForcedWin(NamedTuple):
    """A win by moves with one reply each.

    Args:
        plies: how many plies it takes at most.
        cells: all cells that either side may play in it, as a bitboard.
        replies: those that the other side may play.
    """

    plies: int
    cells: int
    replies: int


class ForcingSearch:
    """Finds forced wins, if lines win and there is no gravity.

    Args:
        through: the lines through each cell.
        spend: called for each position that is searched; an exception ends the search.
    """

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

        Args:
            lines: the side's live lines of which two cells are missing; others among them are ignored.
            first: the moves that do not let the other side complete a line.
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

        They take a cell of it, or prepare a line that one of the forced replies would make dangerous.
        """
        cells, with_replies = win.cells, own | win.replies
        for mask in self._lines:
            if not mask & other and (mask & with_replies).bit_count() >= self._two_missing:
                cells |= mask
        return cells & ~(own | other)

    def _search(self, own: int, other: int, lines: Sequence[int], first: int) -> ForcedWin | None:
        self._spend()
        replies = dict[int, int]()
        for mask in lines:
            missing = mask & ~own
            low = missing & -missing
            replies[low] = replies.get(low, 0) | missing ^ low
            replies[missing ^ low] = replies.get(missing ^ low, 0) | low
        threats = [(cell, last) for cell, last in replies.items() if cell & first]
        forks = (ForcedWin(3, cell | last, last) for cell, last in threats if last & last - 1)
        return next(forks, None) or next(self._longer(own, other, lines, threats), None)

    def _longer(
        self, own: int, other: int, lines: Sequence[int], threats: Sequence[tuple[int, int]]
    ) -> Iterator[ForcedWin]:
        """The forced wins that begin with a threat and its reply."""
        for cell, reply in threats:
            after, other_after = own | cell, other | reply
            last = 0
            for mask in self._through[reply]:
                if not mask & after and (mask & other_after).bit_count() == self._one_missing:
                    last |= mask & ~other_after
            if last & last - 1:
                continue  # the reply makes two threats
            new = [mask for mask in self._through[cell] if (mask & after).bit_count() == self._two_missing]
            if win := self.find(after, other_after, [*lines, *new], last or _ANYWHERE):
                yield ForcedWin(win.plies + 2, win.cells | cell | reply, win.replies | reply)
