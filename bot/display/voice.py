"""One language, as it is spoken where commands begin in a certain way."""

from __future__ import annotations

from dataclasses import dataclass

from bot.display.texts import Texts
from bot.game.errors import GameError


@dataclass(frozen=True, slots=True)
class Voice:
    """Says things in one language.

    Args:
        prefix: what stands before a command where the reader is.
    """

    texts: Texts
    prefix: str

    def say(self, key: str, **facts: object) -> str:
        """A sentence from the catalogue, filled in."""
        return self.texts.say(key, self.prefix, **facts)

    def explain(self, error: GameError) -> str:
        """The sentence for a refusal."""
        return self.texts.explain(error, self.prefix)

    def name_of(self, opponent: str) -> str:
        """What people call a program."""
        key = f"level.{opponent}"
        return self.say(key) if key in self.texts.sentences else opponent
