"""Random positions, and the exact values of their moves."""

from __future__ import annotations

from random import Random

from bot.game.board import Board
from bot.game.rules import Rules
from bot.game.value import Value
from tests.support import oracle


def exact_values(board: Board) -> dict[int, Value]:
    """The value of each legal move by the oracle."""
    return {cell: oracle.value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves}


def running_board(rules: Rules, rng: Random, plies: int) -> Board:
    """A running position after this many random plies, or fewer if each would end the game."""
    board = Board(rules)
    while board.ply < plies:
        following = [after for cell in board.legal_moves if not (after := board.play(cell)).is_over]
        if not following:
            break
        board = rng.choice(following)
    return board
