"""What an opponent is, and the opponents that users can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Protocol

from bot.games.board import Board
from bot.games.games import DEFAULT_GAME, find_game, nearest_game
from bot.games.rules import Rules
from bot.players.learner import LEARNER
from bot.players.levels import LEVELS, RATINGS, level_in
from bot.players.neural import EARLIER_NETWORKS, NETWORK_LEVELS, NETWORK_RATINGS, has_network
from bot.players.perfect import Perfect


class Opponent(Protocol):
    def choose(self, board: Board, rng: Random) -> int:
        """One of the board's legal moves; raises IndexError if the game is over.
        The same board and the same state of `rng` give the same cell. May be called from several
        threads at once. Where it is not quick, it is called in a worker process, so it must be possible to pickle it;
        `bot.players.kept` is for opponents with tables.
        """
        ...

    def is_quick(self, board: Board) -> bool:
        """Whether `choose` takes a few milliseconds at most on this board, so that it may run in the event loop."""
        ...


@dataclass(frozen=True, slots=True)
class GameLevel:
    """A level below perfect, with its parameters for the rules of each board."""

    name: str

    def choose(self, board: Board, rng: Random) -> int:
        return level_in(self.name, board.rules).choose(board, rng)

    def is_quick(self, board: Board) -> bool:
        return level_in(self.name, board.rules).is_quick(board)


OPPONENTS: Mapping[str, Callable[[], Opponent]] = {
    **{name: partial(GameLevel, name) for name in LEVELS[DEFAULT_GAME]},
    "perfect": Perfect,
}
"""The levels by the names that matches are saved under, from the weakest to the strongest."""

DEFAULT_OPPONENT = "perfect"
FIRST_OPPONENT = "easy"  # of whoever has not finished a game, where the guild has set no level

LEVEL_NAMES = (*OPPONENTS, *NETWORK_LEVELS, LEARNER)  # the names of all opponents that users can play against
WATCHED_NAMES = (*LEVEL_NAMES, *EARLIER_NETWORKS)  # the names of all opponents


@dataclass(frozen=True, slots=True)
class LevelName:
    """The name of an opponent as a parameter of a sentence: each language has its own word for it."""

    name: str


def levels_of(rules: Rules) -> tuple[str, ...]:
    """The names of the levels that are offered in a game, from the weakest to the strongest.

    >>> levels_of(Rules()), levels_of(Rules(4, 4, 4))
    (('random', 'easy', 'medium', 'hard', 'perfect'), ('random', 'easy', 'medium', 'perfect'))
    """
    return *LEVELS[nearest_game(rules)], [*OPPONENTS][-1]


def network_levels_of(rules: Rules) -> tuple[str, ...]:
    """The names of the levels of the network that are offered in a game: none where their strength is not measured."""
    return tuple(NETWORK_RATINGS.get(find_game(rules) or "", {})) if has_network() else ()


def is_available(name: str) -> bool:
    """Whether an opponent is offered in any game: those of the network are not if numpy is not installed."""
    return has_network() or name not in (*NETWORK_LEVELS, *EARLIER_NETWORKS)


def level_ratings(rules: Rules) -> Mapping[str, int]:
    """The fixed ratings of the levels in a game; none if the game is not listed, because it is not rated then."""
    game = find_game(rules) or ""
    return {**RATINGS.get(game, {}), **NETWORK_RATINGS.get(game, {})}
