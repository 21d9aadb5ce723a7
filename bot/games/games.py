"""The games that the bot offers: names for sets of rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from bot.games.errors import GameSizeError
from bot.games.rules import TIC_TAC_TOE, Rules

DEFAULT_GAME = "3x3"  # the name of the game that is played unless another one is chosen

GAMES: Mapping[str, Rules] = MappingProxyType(
    {
        DEFAULT_GAME: TIC_TAC_TOE,
        "misere": Rules(misere=True),
        "4x4": Rules(4, 4, 4),
        "5x5": Rules(5, 5, 4),
        "7x7": Rules(7, 7, 5),
        "9x9": Rules(9, 9, 5),
        "connect4": Rules(6, 7, 4, gravity=True),
    }
)
"""The rules of each game by the name that it is saved under, in the order in which members see them."""

MIN_SIDE, MAX_SIDE = 3, 10  # the fewest and the most rows and columns of a board whose size a member types
_SIZE = re.compile("[0-9]{1,30}(?:x[0-9]{0,30}){1,9}")
"""What may be meant as the size of a board, with too large, too many or missing numbers."""


_NAME = re.compile("([0-9]{1,2})x([0-9]{1,2})x([0-9]{1,2})(g?)(m?)")


def is_game(text: str) -> bool:
    """Check if a text is the name of a game, or looks like the size of a board; `parse_rules` checks the size.

    >>> [is_game(text) for text in ("connect4", "6x6x4", "6x6", "6x6x", "1000x3", "chess")]
    [True, True, True, True, True, False]
    """
    return text in GAMES or _SIZE.fullmatch(text) is not None


def parse_rules(text: str) -> Rules:
    """The rules of a game from its name, such as `misere`, or its size, such as `6x6x4`: rows, columns, in a row.

    The last number may be missing; it is then that of the most similar listed game. After it, `g` stands for gravity
    and `m` for misère, which buttons know and members do not type.
    Raises GameSizeError if it is neither, or there is no board of that size.

    >>> parse_rules("6x6x5") == Rules(6, 6, 5), parse_rules("6x6") == Rules(6, 6, 4)
    (True, True)
    """
    if text in GAMES:
        return GAMES[text]
    size = text.rstrip("gm")
    numbers = [int(number or 0) for number in size.split("x")] if _SIZE.fullmatch(size) else []
    if len(numbers) not in (2, 3) or not all(MIN_SIDE <= side <= MAX_SIDE for side in numbers[:2]):
        raise GameSizeError(least=MIN_SIDE, most=MAX_SIDE)
    rows, columns, *line = numbers
    in_a_row = line[0] if line else GAMES[nearest_game(Rules(rows, columns))].in_a_row
    if not MIN_SIDE <= in_a_row <= max(rows, columns):
        raise GameSizeError(least=MIN_SIDE, most=MAX_SIDE)
    options = text.removeprefix(size)
    return Rules(rows, columns, in_a_row, gravity="g" in options, misere="m" in options)


@lru_cache
def read_game(name: str) -> Rules:
    """The rules of a game with a name that `format_rules` has made, of any size. Raises ValueError if there are none.

    >>> read_game("connect4").gravity, read_game("26x26x5gm")
    (True, Rules(rows=26, columns=26, in_a_row=5, gravity=True, misere=True))
    """
    if name in GAMES:
        return GAMES[name]
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"no game has the name {name!r}")
    rows, columns, in_a_row, gravity, misere = found.groups()
    return Rules(int(rows), int(columns), int(in_a_row), gravity=bool(gravity), misere=bool(misere))


def has_name(name: str) -> bool:
    """Whether there is a game with a saved name.

    >>> [has_name(name) for name in ("misere", "6x6x4m", "0x3x3", "3x3x4", "chess")]
    [True, True, False, False, False]
    """
    try:
        read_game(name)
    except ValueError:
        return False
    return True


def format_rules(rules: Rules) -> str:
    """The name of a game, under which it is saved: that of a listed one, or its size, with `g` for gravity and `m` for
    misère, as `parse_rules` and `read_game` read it.

    >>> format_rules(Rules(5, 5, 4)), format_rules(Rules(6, 7, 5)), format_rules(Rules(6, 6, 4, misere=True))
    ('5x5', '6x7x5', '6x6x4m')
    """
    options = f"{'g' if rules.gravity else ''}{'m' if rules.misere else ''}"
    return find_game(rules) or f"{rules.rows}x{rules.columns}x{rules.in_a_row}{options}"


def is_small(rules: Rules) -> bool:
    """Whether members can play a game with these rules: larger ones are from pasted games and earlier versions."""
    return MIN_SIDE <= min(rules.rows, rules.columns) <= max(rules.rows, rules.columns) <= MAX_SIDE


def find_game(rules: Rules) -> str | None:
    """The name of the game with these rules; None if there is none.

    >>> find_game(Rules(6, 7, 4, gravity=True)), find_game(Rules(10, 10, 9))
    ('connect4', None)
    """
    return next((name for name, listed in GAMES.items() if listed == rules), None)


def nearest_game(rules: Rules) -> str:
    """The name of the game whose rules are most similar: the same options if possible, then the board, then the line.

    >>> nearest_game(Rules(8, 8, 5)), nearest_game(Rules(10, 10, 5)), nearest_game(Rules(4, 4, 3, misere=True))
    ('7x7', '9x9', 'misere')
    """

    def difference(name: str) -> tuple[bool, bool, int, int]:
        listed = GAMES[name]
        return (
            listed.gravity is not rules.gravity,
            listed.misere is not rules.misere,
            abs(listed.cells - rules.cells),
            abs(listed.in_a_row - rules.in_a_row),
        )

    return min(GAMES, key=difference)
