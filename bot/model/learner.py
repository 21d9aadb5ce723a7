"""What is saved of a learner, and what changes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.game.position import Position, Verdict
from bot.game.value import Result
from bot.model.ids import Place

RESULT_LETTERS: Mapping[Result, str] = {Result.WIN: "w", Result.DRAW: "d", Result.LOSS: "l"}
"""The letters in which the results of a learner's games are saved."""


def format_results(results: Iterable[Result]) -> str:
    """The results of games as they are saved, one letter each.

    >>> format_results([Result.WIN, Result.LOSS])
    'wl'
    """
    return "".join(RESULT_LETTERS[result] for result in results)


@dataclass(frozen=True, slots=True)
class SavedLearner:
    """What is known of a learner.

    Args:
        mode: how it learns, by name.
        memory: what became of positions.
        games: how many it has learned from.
        trained: how many of them were training.
        record: how the latest of them ended for it, oldest first: a letter each, `w`, `d` or `l`.
        latest: the position that it last learned to avoid, if it has learned any.
    """

    mode: str
    memory: Mapping[Position, Verdict] = field(default_factory=dict[Position, Verdict])
    games: int = 0
    trained: int = 0
    record: str = ""
    latest: Position | None = None


@dataclass(frozen=True, slots=True)
class MemoryUpdate:
    """What something has taught the learner of a place.

    Args:
        mode: how it learns, if it is a new one.
        lessons: what is to be remembered from now on; None for no longer anything.
        results: the games that have ended, a letter each.
        are_training: whether they were training.
        are_own: whether it has learned the lessons itself, not from the memory of another one.
    """

    place: Place
    mode: str
    lessons: Mapping[Position, Verdict | None]
    results: str = ""
    are_training: bool = False
    are_own: bool = True
