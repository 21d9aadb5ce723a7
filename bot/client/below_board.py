"""What features add to the boards of matches. Their cogs register it in the `App` when they are loaded."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from enum import Enum, auto
from typing import Any

from discord import ui

from bot.client.surface import Surface
from bot.model.saved_match import MatchUpdate, SavedMatch


class Below(Enum):
    """What stands below a board, in this order, whatever the order in which the cogs are loaded."""

    STOP = auto()  # below a running match between opponents
    START = auto()  # below a match against an opponent in which nobody has moved
    HINT = auto()  # below a match against an opponent, after the first move
    RESIGN = auto()  # the same
    OFFERS = auto()  # below a running match between members
    AGAIN = auto()  # below a finished match
    REVIEW = auto()


BelowBoard = Callable[[MatchUpdate, Surface], Iterable[ui.Item[Any]]]
"""Returns the buttons and menus that a feature puts below a board, if it has any for this match."""

EndingSentence = Callable[[SavedMatch, Surface], Awaitable[str]]
"""Returns a sentence for the board of a finished match that takes a moment to compute; empty for none."""
