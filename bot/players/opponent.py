"""What an opponent is, and the opponents that users can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

from bot.games.fading import FADING
from bot.games.game import Game, State
from bot.games.games import DEFAULT_GAME, nearest_game
from bot.games.lines import Board, Rules
from bot.games.ultimate import ULTIMATE
from bot.players.any_game import ANY_GAME_LEVELS
from bot.players.fading import FADING_LEVELS, FADING_RATINGS
from bot.players.learner import LEARNER
from bot.players.levels import LEVELS, RATINGS, level_in
from bot.players.neural import EARLIER_NETWORKS, NETWORK_LEVELS, NETWORK_RATINGS, has_network
from bot.players.perfect import Perfect
from bot.players.ultimate import ULTIMATE_LEVELS, ULTIMATE_RATINGS

_S = TypeVar("_S", bound=State, contravariant=True)


class Player(Protocol[_S]):
    """Plays positions of some games: any state, or the boards of a family."""

    def choose(self, board: _S, rng: Random, /) -> int:
        """One of the board's legal moves; raises IndexError if the game is over.
        The same board and the same state of `rng` give the same cell. May be called from several
        threads at once. Where it is not quick, it is called in a worker process, so it must be possible to pickle it;
        `bot.players.kept` is for opponents with tables.
        """
        ...

    def is_quick(self, board: _S, /) -> bool:
        """Whether `choose` takes a few milliseconds at most on this board, so that it may run in the event loop."""
        ...


Opponent = Player[Board]  # a player of the family of lines


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

_PLAYERS: Mapping[str, Mapping[str, Player[Any]]] = {FADING.name: FADING_LEVELS, ULTIMATE.name: ULTIMATE_LEVELS}
_RATINGS = {**RATINGS, FADING.name: FADING_RATINGS, ULTIMATE.name: ULTIMATE_RATINGS}

LEVEL_NAMES = (*OPPONENTS, *NETWORK_LEVELS, LEARNER)  # the names of all opponents that users can play against
WATCHED_NAMES = (*LEVEL_NAMES, *EARLIER_NETWORKS)  # the names of all opponents


@dataclass(frozen=True, slots=True)
class LevelName:
    """The name of an opponent as a parameter of a sentence: each language has its own word for it."""

    name: str


def levels_of(game: Game) -> tuple[str, ...]:
    """The names of the levels that are offered in a game, from the weakest to the strongest.

    >>> levels_of(Rules()), levels_of(Rules(4, 4, 4))
    (('random', 'easy', 'medium', 'hard', 'perfect'), ('random', 'easy', 'medium', 'perfect'))
    """
    return (*LEVELS[nearest_game(game)], [*OPPONENTS][-1]) if isinstance(game, Rules) else (*players_of(game),)


def players_of(game: Game) -> Mapping[str, Player[Any]]:
    """The levels of a game that is not of the family of lines, by name; those of any game if it has none of its own."""
    return _PLAYERS.get(game.name, ANY_GAME_LEVELS)


def network_levels_of(game: Game) -> tuple[str, ...]:
    """The names of the levels of the network that are offered in a game: none where their strength is not measured."""
    return tuple(NETWORK_RATINGS.get(game.name, {})) if has_network() else ()


def is_available(name: str) -> bool:
    """Whether an opponent is offered in any game: those of the network are not if numpy is not installed."""
    return has_network() or name not in (*NETWORK_LEVELS, *EARLIER_NETWORKS)


def level_ratings(game: Game) -> Mapping[str, int]:
    """The fixed ratings of the levels in a game; none if the game is not listed, because it is not rated then."""
    return {**_RATINGS.get(game.name, {}), **NETWORK_RATINGS.get(game.name, {})}
