"""One language, as it is spoken where commands begin in a certain way and marks look a certain way."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.errors import GameError
from bot.game.mark import Mark
from bot.rendering.catalogues import Catalogue
from bot.rendering.emoji_board import CLASSIC, Style


@dataclass(frozen=True, slots=True)
class Localizer:
    """Says things in one language.

    Args:
        prefix: what stands before a command where the reader is.
        style: what boards look like there.
    """

    texts: Catalogue
    prefix: str
    style: Style = CLASSIC

    def say(self, key: str, /, **facts: object) -> str:
        """A sentence from the catalogue, filled in."""
        shown = {name: self.style.marks[fact] if isinstance(fact, Mark) else fact for name, fact in facts.items()}
        return self.texts.say(key, self.prefix, **shown)

    def explain(self, error: GameError) -> str:
        """The sentence for an error."""
        return self.say(f"error.{error.key}", **vars(error))

    def name_of(self, opponent: str) -> str:
        """What people call a program."""
        key = f"level.{opponent}"
        return self.say(key) if key in self.texts.sentences else opponent

    def percent(self, share: float) -> str:
        """A share as it is written in the language, from 0 to 1."""
        return self.say("number.percent", number=f"{100 * share:.0f}")
