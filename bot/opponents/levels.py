"""Opponents that can be beaten: they look a few plies ahead, and now and then overlook a cell."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from bot.game.board import Board
from bot.opponents.deepening import best_estimate
from bot.opponents.minimax import is_quickly_searched, look_ahead, max_depth
from bot.opponents.search import best_of, random_choice

_MAX_CELLS_QUICK = 100
"""On larger boards it takes long to find the lines."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level below perfect play, described by two numbers; docs/opponents.md says how strong they make it.

    It values positions that are not decided within its depth as draws, and chooses at random among the
    moves that look best. At each decision it overlooks every empty cell with the same probability. An
    overlooked cell does not exist for that decision: the level does not play there, and does not expect the
    other side to play there. If it overlooks every cell, it plays any legal move.

    Args:
        depth: how many plies it looks ahead, its own move included; on a large board at most `max_depth(board)`.
        overlooks: the probability of overlooking an empty cell.

    """

    depth: int
    overlooks: float = 0.0

    def __post_init__(self) -> None:
        if self.depth < 0 or not 0 <= self.overlooks <= 1:
            raise ValueError("a depth is 0 or more, and a probability is between 0 and 1")

    def choose(self, board: Board, rng: Random) -> int:
        overlooked = _overlooked(board, self.overlooks, rng)
        return random_choice(self.best_moves(board, overlooked) or board.legal_moves, rng)

    def is_quick(self, board: Board) -> bool:
        return is_quickly_searched(board, self.depth)

    def best_moves(self, board: Board, overlooked: Collection[int] = ()) -> tuple[int, ...]:
        """The moves that look best if these cells are overlooked, ascending; empty if all are."""
        return best_of(look_ahead(board, min(self.depth, max_depth(board)), overlooked))


@dataclass(frozen=True, slots=True)
class EstimatingLevel:
    """A level for large boards: it estimates the positions that are not decided within its depth.

    It overlooks cells as `Level` does, and chooses at random among the moves with the best estimate.

    Args:
        depth: how many plies it looks ahead, its own move included: at least two.
        overlooks: the probability of overlooking an empty cell.

    """

    depth: int
    overlooks: float = 0.0

    def __post_init__(self) -> None:
        if self.depth < 2 or not 0 <= self.overlooks <= 1:
            raise ValueError("a depth is 2 or more, and a probability is between 0 and 1")

    def choose(self, board: Board, rng: Random) -> int:
        overlooked = _overlooked(board, self.overlooks, rng)
        if overlooked.issuperset(board.legal_moves):
            return random_choice(board.legal_moves, rng)
        return best_estimate(board, self.depth, overlooked, rng)

    def is_quick(self, board: Board) -> bool:
        """Whether the board has few cells: the search visits few positions on any board."""
        return board.rules.cells <= _MAX_CELLS_QUICK


def _overlooked(board: Board, probability: float, rng: Random) -> frozenset[int]:
    """The empty cells that are overlooked, each with the same probability."""
    empty = [cell for cell in range(board.rules.cells) if board[cell] is None]
    return frozenset(cell for cell in empty if rng.random() < probability)
