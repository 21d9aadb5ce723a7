"""A review of a match: for each ply, whether it kept the best possible result, and where the match was decided."""

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
    """A ply with its values before and after.

    Args:
        number: counted from 0.
        mark: the side that played it.
        cell: where it was played.
        before: the value of the position for that side.
        after: the value of the move that was played, itself counted as a ply.
        keeping: the cells that would have kept the result (a win, a draw or a loss), ascending.
        reasons: why the move is good, the strongest first; empty if it did not keep the result.
    """

    number: int
    mark: Mark
    cell: int
    before: Value
    after: Value
    keeping: tuple[int, ...]
    reasons: tuple[Reason, ...]

    @property
    def keeps_result(self) -> bool:
        """Whether the side still has the same result with best play afterwards. A loss is always kept."""
        return self.after.result is self.before.result


@dataclass(frozen=True, slots=True)
class Review:
    """The reviewed plies of a match.

    Args:
        match: the match, running or over.
        plies: its plies, in order.
        last_value: the value of the last position for its side to move; None if the game ended on the board.
    """

    match: Match
    plies: tuple[ReviewedPly, ...]
    last_value: Value | None

    @property
    def decisive(self) -> ReviewedPly | None:
        """The last ply that changed the result with best play; None if all plies kept it."""
        return next((ply for ply in reversed(self.plies) if not ply.keeps_result), None)

    def accuracy(self, mark: Mark) -> float | None:
        """The share of a side's plies that kept the result, from 0 to 1; None if it has not played.

        Plies in a lost position count too; they always keep the loss.
        """
        kept = [ply.keeps_result for ply in self.plies if ply.mark is mark]
        return sum(kept) / len(kept) if kept else None

    def board(self, plies: int) -> Board:
        """The position after this many plies."""
        return reduce(Board.play, self.match.plies[:plies], Board(self.match.rules))


def review(match: Match, values: Values) -> Review:
    """Review every ply of a match, whether it is running or over.

    >>> from bot.game.ids import MatchId
    >>> from bot.game.match import OpponentSeat
    >>> from bot.game.rules import Rules
    >>> from bot.opponents.minimax import Minimax
    >>> easy, match = OpponentSeat("easy"), MatchId(7)
    >>> reviewed = review(Match(match, Rules(), easy, easy, (0, 1, 4, 8, 6, 3, 2)), Minimax().values)
    >>> [str(ply.after) for ply in reviewed.plies], reviewed.decisive.keeping
    (['draw', 'loss in 6', 'win in 5', 'loss in 4', 'win in 3', 'loss in 2', 'win in 1'], (4,))
    """
    board, plies = Board(match.rules), list[ReviewedPly]()
    for number, cell in enumerate(match.plies):
        plies.append(_reviewed(board, number, cell, values))
        board = board.play(cell)
    return Review(match, tuple(plies), max(values(board).values(), default=None))


def _reviewed(board: Board, number: int, cell: int, values: Values) -> ReviewedPly:
    move_values = values(board)
    before = max(move_values.values())
    keeping = tuple(move for move, value in move_values.items() if value.result is before.result)
    return ReviewedPly(number, board.to_move, cell, before, move_values[cell], keeping, reasons(board, cell, values))
