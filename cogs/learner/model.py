"""A learner as it is saved, and the changes to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.games.games import DEFAULT_GAME
from bot.games.position import Position, Verdict
from bot.games.value import RESULT_LETTERS, Result
from bot.model.ids import Place


def format_results(results: Iterable[Result]) -> str:
    """Return the results of games as they are saved, one letter each.

    >>> format_results([Result.WIN, Result.LOSS])
    'wl'
    """
    return "".join(RESULT_LETTERS[result] for result in results)


@dataclass(frozen=True, slots=True)
class SavedLearner:
    """The learner of a guild or a direct-message channel for one game, as it is saved."""

    mode: str  # a key of `bot.players.learner.MODES`
    memory: Mapping[Position, Verdict] = field(default_factory=dict[Position, Verdict])
    games: int = 0  # the number of games it has learned from
    training_games: int = 0  # how many of them were training games
    results: str = ""  # of its latest games, oldest first, as RESULT_LETTERS
    last_avoided: Position | None = None  # the position it learned to avoid last; None if it has learned none
    game: str = DEFAULT_GAME  # the name of the game that it plays


@dataclass(frozen=True, slots=True)
class MemoryUpdate:
    """A change of the memory and results of a learner."""

    place: Place  # in the scope that the learner belongs to
    mode: str  # the mode that the verdicts were learned in. A learner of another mode ignores them.
    learned: Mapping[Position, Verdict | None]  # the new verdict for each position; None deletes the position
    results: str = ""  # of the games that were played, as RESULT_LETTERS
    is_training: bool = False  # whether these were training games
    is_imported: bool = False  # whether the verdicts come from a file; the learner has not learned them itself
    game: str = DEFAULT_GAME  # the name of the game that the learner plays
