"""Opponents that can be beaten: they look a few plies ahead, and now and then overlook a cell.

`LEVELS` has their parameters in each game, found with tools/ladder.py; docs/opponents.md has the results of the games
between them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bot.games.games import DEFAULT_GAME, nearest_game
from bot.games.lines import Board, Rules
from bot.players.deepening import best_estimate
from bot.players.minimax import is_quickly_searched, look_ahead, max_depth
from bot.players.search import best_of, random_choice

_MAX_CELLS_QUICK = 100  # on larger boards it takes long to find the lines


@dataclass(frozen=True, slots=True)
class Level:
    """A level below perfect play, described by two numbers; docs/opponents.md says how strong they make it.
    It values positions that are not decided within its depth as draws, and chooses at random among the
    moves that look best. At each decision it overlooks every empty cell with the same probability. An
    overlooked cell does not exist for that decision: the level does not play there, and does not expect the
    other side to play there. If it overlooks every cell, it plays any legal move.
    """

    # how many plies it looks ahead, its own move included, 0 or more; on a large board at most `max_depth(board)`
    depth: int
    overlooks: float = 0.0  # the probability of overlooking an empty cell, from 0 to 1

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
    """A level for large boards: as `Level`, but it estimates the positions that are not decided within its depth."""

    depth: int  # how many plies it looks ahead, its own move included: at least two
    overlooks: float = 0.0  # the probability of overlooking an empty cell

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


LEVELS: Mapping[str, Mapping[str, Level | EstimatingLevel]] = {
    DEFAULT_GAME: {"random": Level(0), "easy": Level(2, 0.3), "medium": Level(2), "hard": Level(6, 0.04)},
    "misere": {"random": Level(0), "easy": Level(2, 0.3), "medium": Level(4, 0.1), "hard": Level(6, 0.04)},
    "4x4": {"random": Level(0), "easy": EstimatingLevel(2, 0.6), "medium": EstimatingLevel(2, 0.2)},
    "5x5": {
        "random": Level(0),
        "easy": EstimatingLevel(2, 0.65),
        "medium": EstimatingLevel(2, 0.3),
        "hard": EstimatingLevel(3, 0.08),
    },
    "7x7": {
        "random": Level(0),
        "easy": EstimatingLevel(2, 0.85),
        "medium": EstimatingLevel(2, 0.65),
        "hard": EstimatingLevel(3, 0.12),
    },
    "9x9": {
        "random": Level(0),
        "easy": EstimatingLevel(2, 0.92),
        "medium": EstimatingLevel(2, 0.65),
        "hard": EstimatingLevel(3, 0.15),
    },
    "connect4": {
        "random": Level(0),
        "easy": EstimatingLevel(2, 0.65),
        "medium": EstimatingLevel(2, 0.3),
        "hard": EstimatingLevel(4, 0.05),
    },
}
"""The levels below perfect of each game, from the weakest to the strongest.

A level that cannot be told apart from the one above it in a game is not offered there.
"""

RATINGS: Mapping[str, Mapping[str, int]] = {
    DEFAULT_GAME: {"random": 801, "easy": 1000, "medium": 1126, "hard": 1243, "perfect": 1331},
    "misere": {"random": 903, "easy": 1000, "medium": 1101, "hard": 1200, "perfect": 1397},
    "4x4": {"random": 881, "easy": 1000, "medium": 1120, "perfect": 1208},
    "5x5": {"random": 436, "easy": 1000, "medium": 1266, "hard": 1483, "perfect": 1650},
    "7x7": {"random": 402, "easy": 1000, "medium": 1383, "hard": 1762, "perfect": 1853},
    "9x9": {"random": 315, "easy": 1000, "medium": 1716, "hard": 2297, "perfect": 2457},
    "connect4": {"random": 728, "easy": 1000, "medium": 1289, "hard": 1678, "perfect": 2478},
}
"""The fixed rating of each level, on the scale of members' ratings, by game.

With those of 3x3, Elo's expected scores fit the pairings in docs/opponents.md best; `.venv/bin/python tools/ladder.py
--ratings` computes them, and docs/rating.md explains how. In the other games, each difference is that at which Elo's
expected score is the score against the level below. The learner has no rating, because its strength changes.
"""


@lru_cache(maxsize=64)
def level_in(name: str, rules: Rules) -> Level | EstimatingLevel:
    """A level with its parameters for the nearest listed game, or the strongest level offered there."""
    levels = LEVELS[nearest_game(rules)]
    return levels.get(name, [*levels.values()][-1])
