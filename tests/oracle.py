"""The plain and slow truth that clever code is held against."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.game.board import Board
from bot.game.rules import Rules
from bot.game.value import Result, Value


@cache
def reachable(rules: Rules) -> frozenset[Board]:
    """Every position that play can reach, the empty board included."""
    return frozenset(_all_from(Board(rules), set()))


def unfinished(rules: Rules) -> list[Board]:
    """The reachable positions with a move to make, in a fixed order."""
    return sorted((board for board in reachable(rules) if not board.is_over), key=str)


def _all_from(board: Board, seen: set[Board]) -> Iterator[Board]:
    if board not in seen:
        seen.add(board)
        yield board
        for cell in board.legal_moves:
            yield from _all_from(board.play(cell), seen)


@cache
def value(board: Board) -> Value:
    """Exhaustive minimax in so many words: no bounds, no order, no tricks."""
    if outcome := board.outcome:
        if outcome.winner is None:
            return Value(Result.DRAW)
        return Value(Result.WIN if outcome.winner is board.to_move else Result.LOSS)
    return max(value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves)
