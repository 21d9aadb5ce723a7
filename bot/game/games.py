"""The games that the bot offers: names for sets of rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.game.rules import TIC_TAC_TOE, Rules

DEFAULT_GAME = "3x3"
"""The name of the game that is played unless another one is chosen."""

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


def find_game(rules: Rules) -> str | None:
    """The name of the game with these rules; None if there is none.

    >>> find_game(Rules(6, 7, 4, gravity=True)), find_game(Rules(6, 6, 4))
    ('connect4', None)
    """
    return next((name for name, listed in GAMES.items() if listed == rules), None)


def nearest_game(rules: Rules) -> str:
    """The name of the game whose rules are most similar: the same options if possible, then the board, then the line.

    >>> nearest_game(Rules(6, 6, 4)), nearest_game(Rules(10, 10, 5)), nearest_game(Rules(4, 4, 3, misere=True))
    ('5x5', '9x9', 'misere')
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
