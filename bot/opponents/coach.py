"""Advice from exact values: a best move with its reasons, and the values of all moves of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.game.board import Board
from bot.game.value import Value
from bot.opponents.minimax import best_of
from bot.opponents.reasons import Reason, Tempts, Values, reason_rank, reasons


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best moves of a position.

    Args:
        value: its value for the side that plays it, the move itself counted as a ply.
        reasons: why it is good, the strongest first; at least one.
    """

    cell: int
    value: Value
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The exact analysis of a position.

    Args:
        values: the value of every legal move for the side to move; empty once the game is over.
        variation: the principal variation, which is best play of both sides until the game is over, as cells.
    """

    board: Board
    values: Mapping[int, Value]
    variation: tuple[int, ...]


def hint(board: Board, values: Values) -> Hint:
    """The best move with the strongest reasons, and the first one of several such moves.

    Raises:
        ValueError: the game is over.

    >>> from bot.game.board import parse_board
    >>> from bot.opponents.minimax import Minimax
    >>> hint(parse_board("XX./OO./..."), Minimax().values)
    Hint(cell=2, value=Value(result=<Result.WIN: 1>, plies=1), reasons=(CompletesLine(lines=((0, 1, 2),)),))
    """
    move_values = values(board)
    hints = [Hint(cell, move_values[cell], reasons(board, cell, values)) for cell in best_of(move_values)]
    return min(hints, key=_rank)


def analyse(board: Board, values: Values) -> Analysis:
    """The values of all legal moves, and the principal variation.

    >>> from bot.game.board import parse_board
    >>> from bot.opponents.minimax import Minimax
    >>> analysis = analyse(parse_board("XO./.X./..."), Minimax().values)
    >>> str(max(analysis.values.values())), analysis.variation
    ('loss in 4', (8, 3, 5, 6))
    """
    variation: list[int] = []
    current = board
    while not current.is_over:
        variation.append(hint(current, values).cell)
        current = current.play(variation[-1])
    return Analysis(board, values(board), tuple(variation))


def _rank(hint: Hint) -> tuple[int, float]:
    """The order of hints with equal values, the best one lowest: the strongest reason, then the share of mistakes."""
    shares = [reason.mistakes / reason.replies for reason in hint.reasons if isinstance(reason, Tempts)]
    return reason_rank(hint.reasons[0]), -sum(shares)
