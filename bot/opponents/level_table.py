"""The levels of each game: their parameters, found with tools/ladder.py, and their ratings.

docs/opponents.md has the results of the games between the levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.game.games import DEFAULT_GAME, nearest_game
from bot.game.rules import Rules
from bot.opponents.levels import EstimatingLevel, Level

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
    """A level below perfect with its parameters for these rules, or for those of the nearest listed game.

    If it is not offered there, the strongest of those that are.
    """
    levels = LEVELS[nearest_game(rules)]
    return levels.get(name, [*levels.values()][-1])
