"""Opponents that play by what a small network has learned from games against itself; docs/opponents.md describes them.

The network needs numpy, which is an extra. Only workers load it: this module imports it inside functions, and these
opponents are never quick.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.games.game import Capability, Game
from bot.games.lines import Board
from bot.players.kept import kept
from bot.players.search import random_choice

if TYPE_CHECKING:
    from bot.players.tree_search import TreeSearch

VERSION = 1  # of the weights; NETWORK_RATINGS were measured with it

FINAL = "final"  # the checkpoint at the end of the training; two others are from its first minutes

_FOLDER = Path(__file__).parent / "weights"

INTUITION, NEURAL = "intuition", "neural"

NETWORK_RATINGS: Mapping[str, Mapping[str, int]] = {
    "3x3": {INTUITION: 1296, NEURAL: 1331},
    "misere": {INTUITION: 1308, NEURAL: 1397},
    "4x4": {INTUITION: 1228, NEURAL: 1228},
    "5x5": {INTUITION: 1615, NEURAL: 1679},
    "7x7": {INTUITION: 1824, NEURAL: 1823},
    "connect4": {INTUITION: 1684, NEURAL: 1969},
}
"""The fixed ratings of this version in each game that the network was trained in, on the scale of `levels.RATINGS`.
docs/opponents.md has the games that they are from; where no strength was measured, the levels are not offered.
"""
_SHARPNESS = 4.0  # the power to which the probabilities are raised: the higher, the less is left to chance
_FLOOR = 0.5  # moves whose probability is a smaller share of the highest one are never played
_MAX_DECISIONS = 10_000  # how many decisions on small boards are kept: more than 3x3 has positions
_MAX_CELLS_KEPT = 9


@dataclass(frozen=True, slots=True)
class Intuition:
    """Plays by the network's probabilities alone, without a search."""

    def choose(self, board: Board, rng: Random) -> int:
        likely = {} if board.is_over else self.likely(board)
        return rng.choices([*likely], [*likely.values()])[0]

    def is_quick(self, _: Board, /) -> bool:
        return False  # it needs the network, which workers have

    def likely(self, board: Board) -> dict[int, float]:
        """The moves that it may choose, each with its probability, in a game that is not over."""
        probabilities, _ = load(FINAL).look(board)
        least = _FLOOR * max(probabilities.values())
        weights = {cell: share**_SHARPNESS for cell, share in probabilities.items() if share >= least}
        return {cell: weight / sum(weights.values()) for cell, weight in weights.items()}


class Neural:
    """Searches with the network: PUCT with a fixed number of visits."""

    def __init__(self, checkpoint: str = FINAL, visits: int = 400) -> None:
        self._checkpoint, self._visits = checkpoint, visits
        self._decisions: dict[Board, tuple[int, ...]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it was made of: a worker keeps its network and its decisions."""
        return kept, (Neural, self._checkpoint, self._visits)

    def choose(self, board: Board, rng: Random) -> int:
        return random_choice(self.best_moves(board), rng)

    def is_quick(self, _: Board, /) -> bool:
        return False

    def best_moves(self, board: Board) -> tuple[int, ...]:
        """The moves with the most visits, ascending; empty once the game is over."""
        if board.is_over:
            return ()
        if (best := self._decisions.get(board)) is None:
            visits = load(self._checkpoint).search(board, self._visits)
            best = tuple(cell for cell, count in visits.items() if count == max(visits.values()))
            if board.rules.cells <= _MAX_CELLS_KEPT and len(self._decisions) < _MAX_DECISIONS:
                self._decisions[board] = best
        return best


NETWORK_OPPONENTS: Mapping[str, Callable[[], Intuition | Neural]] = {
    INTUITION: Intuition,
    NEURAL: Neural,
    "neural-early": partial(Neural, "early"),
    "neural-middle": partial(Neural, "middle"),
}
"""The opponents that use the network, by the names that matches are saved under."""

NETWORK_LEVELS = (INTUITION, NEURAL)  # those that members can play against; the others can be watched
EARLIER_NETWORKS = tuple(name for name in NETWORK_OPPONENTS if name not in NETWORK_LEVELS)


@cache
def has_network() -> bool:
    """Whether numpy is installed, without importing it."""
    return find_spec("numpy") is not None


def knows_game(game: Game) -> bool:
    """Whether the network was trained in a game."""
    return Capability.NETWORK in game.capabilities


def load(checkpoint: str) -> TreeSearch:
    """Return the search with the weights of a checkpoint, which this process keeps."""
    from bot.players.tree_search import load_search

    return load_search(_FOLDER / f"{checkpoint}.npz")
