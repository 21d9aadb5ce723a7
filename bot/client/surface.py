"""Where a message is drawn, and what features add to the boards of matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from discord import ui

from bot.client.names import NameCache
from bot.model.guild_settings import GuildSettings
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.text.localizer import Localizer


@dataclass(frozen=True, slots=True)
class Surface:
    """Where a message is drawn: its language and style, the settings of the place, and what the place allows."""

    localizer: Localizer
    settings: GuildSettings
    names: NameCache
    # whether the bot may send embeds and files there
    can_embed: bool
    can_attach: bool


class Below(Enum):
    """What stands below a board, in this order, whatever the order in which the cogs are loaded."""

    STOP = auto()  # below a running match between opponents
    VOTE = auto()  # below a running match in which everyone votes
    START = auto()  # below a match against an opponent in which nobody has moved
    HINT = auto()  # below a match against an opponent, after the first move
    OFFERS = auto()  # below a running match between members
    RESIGN = auto()  # below either of the two
    AGAIN = auto()  # below a finished match
    REVIEW = auto()
    SHARE = auto()
    PICTURES = auto()


BelowBoard = Callable[[MatchUpdate, Surface], Iterable[ui.Item[Any]]]
"""Returns the buttons and menus that a feature puts below a board, if it has any for this match."""

BoardLines = Callable[[SavedMatch, Surface], Awaitable[str]]
"""Returns lines for the board of a match that are read from the database; empty for none."""

EndingSentence = Callable[[SavedMatch, Surface], Awaitable[str]]
"""Returns a sentence for the board of a finished match that takes a moment to compute; empty for none."""
