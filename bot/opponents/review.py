"""A match looked at again ply by ply: what was kept, what was thrown away, and where it was decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.match import Match
from bot.game.value import Value
from bot.opponents.reasons import Reason, Values, reasons


@dataclass(frozen=True, slots=True)
class ReviewedPly:
    """What one ply did.

    Args:
        number: counted from 0.
        mark: who played it.
        before: what the position was worth to that side, with the best move.
        after: what the move that was played was worth to it, itself counted as a ply.
        keeping: the cells that kept the result (a win, a draw or a loss), ascending.
        reasons: what speaks for the move, the most telling first; nothing for one that did not keep the result.
    """

    number: int
    mark: Mark
    cell: int
    before: Value
    after: Value
    keeping: tuple[int, ...]
    reasons: tuple[Reason, ...]

    @property
    def has_kept(self) -> bool:
        """Whether the side could still get the same result afterwards: its win, or its draw; a loss is always kept."""
        return self.after.result is self.before.result


@dataclass(frozen=True, slots=True)
class Review:
    """A match, judged.

    Args:
        plies: in their order.
        rest: what the last position was worth to the side to move there; None if the board was decided.
    """

    match: Match
    plies: tuple[ReviewedPly, ...]
    rest: Value | None

    @property
    def decisive(self) -> ReviewedPly | None:
        """The last ply that changed who wins with best play; None if all plies kept the result."""
        return next((ply for ply in reversed(self.plies) if not ply.has_kept), None)

    def accuracy(self, mark: Mark) -> float | None:
        """The share of a side's plies that kept the result, from 0 to 1; None if it has not played.

        A ply in a position that is lost anyway counts as well: it has nothing to throw away, and keeps the loss.
        """
        kept = [ply.has_kept for ply in self.plies if ply.mark is mark]
        return sum(kept) / len(kept) if kept else None

    def board(self, plies: int) -> Board:
        """The position after so many plies."""
        return reduce(Board.play, self.match.plies[:plies], Board(self.match.rules))


def review(match: Match, values: Values) -> Review:
    """Judge every ply of a match, however it stopped, and also while it runs.

    >>> from bot.game.ids import MatchId
    >>> from bot.game.match import OpponentSeat
    >>> from bot.game.rules import Rules
    >>> from bot.opponents.minimax import Minimax
    >>> easy, match = OpponentSeat("easy"), MatchId(7)
    >>> found = review(Match(match, Rules(), easy, easy, (0, 1, 4, 8, 6, 3, 2)), Minimax().values)
    >>> [str(ply.after) for ply in found.plies], found.decisive.keeping
    (['draw', 'loss in 6', 'win in 5', 'loss in 4', 'win in 3', 'loss in 2', 'win in 1'], (4,))
    """
    board, plies = Board(match.rules), list[ReviewedPly]()
    for number, cell in enumerate(match.plies):
        plies.append(_reviewed(board, number, cell, values))
        board = board.play(cell)
    return Review(match, tuple(plies), max(values(board).values(), default=None))


def _reviewed(board: Board, number: int, cell: int, values: Values) -> ReviewedPly:
    known = values(board)
    before = max(known.values())
    keeping = tuple(other for other, value in known.items() if value.result is before.result)
    return ReviewedPly(number, board.to_move, cell, before, known[cell], keeping, reasons(board, cell, values))
