"""What an opponent is, and those that people can play against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Protocol

from bot.game.board import Board
from bot.opponents.learner import LEARNER
from bot.opponents.levels import Level
from bot.opponents.perfect import Perfect


class Opponent(Protocol):
    """A program that picks cells."""

    def choose(self, board: Board, rng: Random) -> int:
        """One of the board's legal moves, which must not be empty.

        The same board and the same state of `rng` give the same cell. May be called from several
        threads at once.
        """
        ...

    def is_quick(self, board: Board) -> bool:
        """Whether choosing takes a few milliseconds at the very most, so that the event loop may wait for it."""
        ...


OPPONENTS: Mapping[str, Callable[[], Opponent]] = {
    "random": partial(Level, depth=0),
    "easy": partial(Level, depth=2, overlooks=0.3),
    "medium": partial(Level, depth=2),
    "hard": partial(Level, depth=6, overlooks=0.04),
    "perfect": Perfect,
}
"""The opponents by the names that matches are saved under, from the weakest to the strongest."""

NAMES = (*OPPONENTS, LEARNER)
"""Whom people can ask for: these, and one that is as strong as they have made it."""


@dataclass(frozen=True, slots=True)
class LevelName:
    """One of these names as a fact to tell: each language has its own word for it."""

    name: str
