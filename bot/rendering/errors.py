"""Why something that a person has entered cannot stand on boards.

GameError
└── EmojiError
    ├── EmojiMissingError
    ├── EmojiUnreadableError     neither an emoji nor what one could be called
    ├── EmojiComposedError       an emoji, but none that keeps to itself
    ├── EmojiUnknownError
    ├── EmojiUnavailableError
    ├── EmojiRestrictedError
    ├── DuplicateEmojiError
    └── EmojiListError           Discord does not say which there are
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.errors import GameError


class EmojiError(GameError):
    """What was entered cannot be the emoji of a server's boards."""


class EmojiMissingError(EmojiError):
    """A side has no emoji."""


@dataclass(eq=False)
class EmojiUnreadableError(EmojiError):
    """The text is neither an emoji nor the name of one."""

    typed: str


@dataclass(eq=False)
class EmojiComposedError(EmojiError):
    """The text is several emoji, or one of several signs, which might run together with its neighbours."""

    typed: str


@dataclass(eq=False)
class EmojiUnknownError(EmojiError):
    """The server has no such emoji."""

    name: str


@dataclass(eq=False)
class EmojiUnavailableError(EmojiError):
    """The server has the emoji, but has lost the right to use it."""

    name: str


@dataclass(eq=False)
class EmojiRestrictedError(EmojiError):
    """The emoji is for certain roles, and the bot has none of them."""

    name: str


@dataclass(eq=False)
class DuplicateEmojiError(EmojiError):
    """One emoji would mean two things; `free` is what a free cell looks like if nobody says otherwise."""

    emoji: str
    free: str


class EmojiListError(EmojiError):
    """Discord did not tell which emoji the server has."""
