"""A weaker player, as people are: it looks a few plies ahead, and now and then it overlooks a cell."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from bot.game.board import Board
from bot.opponents.max_depth import is_quickly_searched, max_depth
from bot.opponents.minimax import best_of, look_ahead


@dataclass(frozen=True, slots=True)
class Level:
    """A rung of the ladder, described by two facts; `docs/opponents.md` says how strong they make it.

    Beyond its horizon everything looks like a draw to it, and among moves that look equal it picks by
    chance. A cell that it overlooks does not exist for it while it decides: it neither plays there nor
    fears that the other side might. If it overlooks every cell, it plays anywhere.

    Args:
        depth: how many plies it looks ahead, its own move included; on a large board no more than it can.
        overlooks: how probable it is that it does not think of a free cell, for each cell and decision anew.

    Raises:
        ValueError: a negative horizon, or no probability.
    """

    depth: int
    overlooks: float = 0.0

    def __post_init__(self) -> None:
        if self.depth < 0 or not 0 <= self.overlooks <= 1:
            raise ValueError("a horizon is counted from 0, and a probability goes from 0 to 1")

    def choose(self, board: Board, rng: Random) -> int:
        """One of the moves that look best to it now.

        Raises:
            IndexError: the game is over.
        """
        free = [cell for cell in range(board.rules.cells) if board[cell] is None]
        overlooked = frozenset(cell for cell in free if rng.random() < self.overlooks)
        best = self.best_moves(board, overlooked) or board.legal_moves
        return best[int(rng.random() * len(best))]

    def is_quick(self, board: Board) -> bool:
        """Whether there is little to look at within the horizon."""
        return is_quickly_searched(board, self.depth)

    def best_moves(self, board: Board, overlooked: Collection[int] = ()) -> tuple[int, ...]:
        """The moves that look best, ascending, if it overlooks these cells; none if it overlooks them all."""
        return best_of(look_ahead(board, min(self.depth, max_depth(board)), overlooked))
