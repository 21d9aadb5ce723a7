"""What an opponent is, and the opponents that users can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Protocol

from bot.game.board import Board
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.opponents.learner import LEARNER
from bot.opponents.levels import Level
from bot.opponents.perfect import Perfect


class Opponent(Protocol):
    """A computer player."""

    def choose(self, board: Board, rng: Random) -> int:
        """One of the board's legal moves, of which there must be at least one.

        The same board and the same state of `rng` give the same cell. May be called from several
        threads at once.
        """
        ...

    def is_quick(self, board: Board) -> bool:
        """Whether `choose` takes a few milliseconds at most, so that it may run in the event loop."""
        ...


OPPONENTS: Mapping[str, Callable[[], Opponent]] = {
    "random": partial(Level, depth=0),
    "easy": partial(Level, depth=2, overlooks=0.3),
    "medium": partial(Level, depth=2),
    "hard": partial(Level, depth=6, overlooks=0.04),
    "perfect": Perfect,
}
"""The levels by the names that matches are saved under, from the weakest to the strongest."""

LEVEL_RATINGS: Mapping[str, int] = {"random": 801, "easy": 1000, "medium": 1126, "hard": 1243, "perfect": 1331}
"""The fixed rating of each level, on the scale of members' ratings.

With these ratings, Elo's expected scores fit the pairings in docs/opponents.md best; `.venv/bin/python docs/ladder.py
--ratings` computes them, and docs/rating.md explains how. The learner has no rating, because its strength changes.
"""


def level_ratings(rules: Rules) -> Mapping[str, int]:
    """The fixed rating of each level in a game; none in a game without measured levels."""
    return LEVEL_RATINGS if rules == TIC_TAC_TOE else {}


NAMES = (*OPPONENTS, LEARNER)
"""The names of all opponents that users can choose."""


@dataclass(frozen=True, slots=True)
class LevelName:
    """The name of an opponent as a parameter of a sentence: each language has its own word for it."""

    name: str
