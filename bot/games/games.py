"""The games that the bot offers: names for sets of rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
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


def is_game(text: str) -> bool:
    """Check if a text is the name of a game, or looks like the size of a board; `parse_rules` checks the size.

    >>> [is_game(text) for text in ("connect4", "6x6x4", "6x6", "6x6x", "1000x3", "chess")]
    [True, True, True, True, True, False]
    """
    return text in GAMES or _SIZE.fullmatch(text) is not None


def parse_rules(text: str) -> Rules:
    """The rules of a game from its name, such as `misere`, or its size, such as `6x6x4`: rows, columns, in a row.

    The last number may be missing; it is then that of the most similar listed game.
    Raises GameSizeError if it is neither, or there is no board of that size.

    >>> parse_rules("6x6x5") == Rules(6, 6, 5), parse_rules("6x6") == Rules(6, 6, 4)
    (True, True)
    """
    if text in GAMES:
        return GAMES[text]
    numbers = [int(number or 0) for number in text.split("x")] if _SIZE.fullmatch(text) else []
    if len(numbers) not in (2, 3) or not all(MIN_SIDE <= side <= MAX_SIDE for side in numbers[:2]):
        raise GameSizeError(least=MIN_SIDE, most=MAX_SIDE)
    rows, columns, *line = numbers
    in_a_row = line[0] if line else GAMES[nearest_game(Rules(rows, columns))].in_a_row
    if not MIN_SIDE <= in_a_row <= max(rows, columns):
        raise GameSizeError(least=MIN_SIDE, most=MAX_SIDE)
    return Rules(rows, columns, in_a_row)


def format_rules(rules: Rules) -> str:
    """The name of the game with these rules, or the size of its board, as `parse_rules` reads it.

    >>> format_rules(Rules(5, 5, 4)), format_rules(Rules(6, 7, 5))
    ('5x5', '6x7x5')
    """
    return find_game(rules) or f"{rules.rows}x{rules.columns}x{rules.in_a_row}"


def has_text(rules: Rules) -> bool:
    """Whether `parse_rules` reads these rules from the text of `format_rules`. A size does not say the options.

    >>> has_text(Rules(misere=True)), has_text(Rules(6, 6, 4)), has_text(Rules(6, 6, 4, misere=True))
    (True, True, False)
    """
    try:
        return parse_rules(format_rules(rules)) == rules
    except GameSizeError:
        return False


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
