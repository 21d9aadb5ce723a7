"""Advice from exact values: one good move with its reasons, and what every move of a position is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.game.board import Board
from bot.game.value import Value
from bot.opponents.minimax import best_of
from bot.opponents.reasons import Reason, Tempts, Values, reasons, telling


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is worth as much as any.

    Args:
        value: what it is worth to the side that plays it, the move itself counted as a ply.
        reasons: why, the most telling first; one at least.
    """

    cell: int
    value: Value
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position, thought through to the end.

    Args:
        values: what every legal move is worth to the side that plays it; none once the game is over.
        variation: the principal variation, best play for both sides until the game is over, as cells.
    """

    board: Board
    values: Mapping[int, Value]
    variation: tuple[int, ...]


def hint(board: Board, values: Values) -> Hint:
    """One of the best moves: that with the most telling reasons, and the first of those that are alike.

    Raises:
        ValueError: the game is over.

    >>> from bot.game.board import parse_board
    >>> from bot.opponents.minimax import Minimax
    >>> hint(parse_board("XX./OO./..."), Minimax().values)
    Hint(cell=2, value=Value(result=<Result.WIN: 1>, plies=1), reasons=(CompletesLine(lines=((0, 1, 2),)),))
    """
    known = values(board)
    hints = [Hint(cell, known[cell], reasons(board, cell, values)) for cell in best_of(known)]
    return min(hints, key=_order)


def analyse(board: Board, values: Values) -> Analysis:
    """What every legal move is worth, and the best play from there.

    >>> from bot.game.board import parse_board
    >>> from bot.opponents.minimax import Minimax
    >>> analysis = analyse(parse_board("XO./.X./..."), Minimax().values)
    >>> str(max(analysis.values.values())), analysis.variation
    ('loss in 4', (8, 3, 5, 6))
    """
    variation: list[int] = []
    last = board
    while not last.is_over:
        variation.append(hint(last, values).cell)
        last = last.play(variation[-1])
    return Analysis(board, values(board), tuple(variation))


def _order(hint: Hint) -> tuple[int, float]:
    """How good a hint it is beside others of the same value; the least is the best."""
    tempting = [reason.mistakes / reason.replies for reason in hint.reasons if isinstance(reason, Tempts)]
    return telling(hint.reasons[0]), -sum(tempting)
