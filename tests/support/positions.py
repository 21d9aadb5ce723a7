"""Random positions, and the values of their moves by plain searches."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bot.games.lines import Board, Rules
from bot.games.value import Result, Value
from tests.support import oracle


def exact_values(board: Board) -> dict[int, Value]:
    return {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}


def running_board(rules: Rules, rng: Random, plies: int) -> Board:
    """A running position after this many random plies, or fewer if each would end the game."""
    board = Board(rules)
    while board.plies < plies:
        following = [after for cell in board.legal_moves if not (after := board.play(cell)).is_over]
        if not following:
            break
        board = rng.choice(following)
    return board


def plain_look_ahead(board: Board, depth: int, overlooked: Collection[int]) -> dict[int, Value]:
    considered = [cell for cell in board.legal_moves if cell not in overlooked]
    return {cell: plain_value(board.play(cell), depth - 1, overlooked).one_ply_earlier() for cell in considered}


def plain_value(board: Board, depth: int, overlooked: Collection[int]) -> Value:
    if depth < 0:
        return Value(Result.DRAW)
    if board.is_over:
        return oracle.value(board)
    return max(plain_look_ahead(board, depth, overlooked).values(), default=Value(Result.DRAW))
