"""The games that the bot offers, by their names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from bot.games.errors import GameSizeError
from bot.games.fading import FADING
from bot.games.game import Capability, Game
from bot.games.lines import LISTED, Rules, read_rules
from bot.games.ultimate import ULTIMATE

DEFAULT_GAME = "3x3"  # the name of the game that is played unless another one is chosen

GAMES: Mapping[str, Game] = {**LISTED, FADING.name: FADING, ULTIMATE.name: ULTIMATE}
"""Each game by the name that it is saved under, in the order in which members see them."""

MIN_SIDE, MAX_SIDE = 3, 10  # the fewest and the most rows and columns of a board whose size a member types
_SIZE = re.compile("[0-9]{1,30}(?:x[0-9]{0,30}){1,9}")
"""What may be meant as the size of a board, with too large, too many or missing numbers."""


def is_game(text: str) -> bool:
    """Check if a text is the name of a game, or looks like the size of a board; `parse_game_name` checks the size.

    >>> [is_game(text) for text in ("connect4", "6x6x4", "6x6", "6x6x", "1000x3", "chess")]
    [True, True, True, True, True, False]
    """
    return text in GAMES or _SIZE.fullmatch(text) is not None


def parse_game_name(text: str) -> Game:
    """The game of a typed name, such as `misere`, or its size, such as `6x6x4`: rows, columns, in a row.

    The last number may be missing; it is then that of the most similar listed game. After it, `g` stands for gravity
    and `m` for misère, which buttons know and members do not type.
    Raises GameSizeError if it is neither, or there is no board of that size.

    >>> parse_game_name("6x6x5") == Rules(6, 6, 5), parse_game_name("6x6") == Rules(6, 6, 4)
    (True, True)
    """
    if text in GAMES:
        return GAMES[text]
    size = text.rstrip("gm")
    numbers = [int(number or 0) for number in size.split("x")] if _SIZE.fullmatch(size) else []
    if len(numbers) not in (2, 3) or not all(MIN_SIDE <= side <= MAX_SIDE for side in numbers[:2]):
        raise GameSizeError(least=MIN_SIDE, most=MAX_SIDE)
    rows, columns, *line = numbers
    in_a_row = line[0] if line else LISTED[nearest_game(Rules(rows, columns))].in_a_row
    if not MIN_SIDE <= in_a_row <= max(rows, columns):
        raise GameSizeError(least=MIN_SIDE, most=MAX_SIDE)
    options = text.removeprefix(size)
    return Rules(rows, columns, in_a_row, gravity="g" in options, misere="m" in options)


@lru_cache
def read_game(name: str) -> Game:
    """The game with a saved name. Raises ValueError if there is none."""
    game = GAMES.get(name) or read_rules(name)
    if game is None:
        raise ValueError(f"no game has the name {name!r}")
    return game


def has_name(name: str) -> bool:
    """Whether there is a game with a saved name.

    >>> [has_name(name) for name in ("misere", "6x6x4m", "0x3x3", "3x3x4", "chess")]
    [True, True, False, False, False]
    """
    return name in GAMES or read_rules(name) is not None


def games_with(capability: Capability) -> tuple[str, ...]:
    """The names of the listed games with a capability.

    >>> games_with(Capability.LEARNER)
    ('3x3', 'misere', '4x4')
    """
    return tuple(name for name, game in GAMES.items() if capability in game.capabilities)


def is_small(game: Game) -> bool:
    """Whether members can play a game of this size: larger ones are from pasted games and earlier versions."""
    return MIN_SIDE <= min(game.rows, game.columns) <= max(game.rows, game.columns) <= MAX_SIDE


def find_game(game: Game) -> str | None:
    """The name of a listed game; None for another one.

    >>> find_game(Rules(6, 7, 4, gravity=True)), find_game(Rules(10, 10, 9))
    ('connect4', None)
    """
    return game.name if game.name in GAMES else None


def nearest_game(rules: Rules) -> str:
    """The name of the game whose rules are most similar: the same options if possible, then the board, then the line.

    >>> nearest_game(Rules(8, 8, 5)), nearest_game(Rules(10, 10, 5)), nearest_game(Rules(4, 4, 3, misere=True))
    ('7x7', '9x9', 'misere')
    """

    def difference(name: str) -> tuple[bool, bool, int, int]:
        listed = LISTED[name]
        return (
            listed.gravity is not rules.gravity,
            listed.misere is not rules.misere,
            abs(listed.cells - rules.cells),
            abs(listed.in_a_row - rules.in_a_row),
        )

    return min(LISTED, key=difference)
