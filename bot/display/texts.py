"""Every sentence a player reads, from one catalogue file a language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from importlib.resources import files

from bot.display.board import MARKS
from bot.game.errors import GameError
from bot.game.mark import Mark


@dataclass(frozen=True, slots=True)
class Texts:
    """The sentences of one language, by their keys.

    Args:
        sentences: with the facts to fill in as `{names}`; `{prefix}` is what stands before a
            command where the reader is.
    """

    sentences: Mapping[str, str]

    def say(self, key: str, prefix: str, **facts: object) -> str:
        """One sentence, filled in.

        Raises:
            KeyError: the catalogue lacks the sentence, or the sentence asks for a fact that is not given.
        """
        return self.sentences[key].format(prefix=prefix, **{name: _show(fact) for name, fact in facts.items()})

    def explain(self, error: GameError, prefix: str) -> str:
        """The sentence for a refusal, with its facts filled in."""
        return self.say(f"error.{type(error).__name__}", prefix, **vars(error))


def load_texts() -> Texts:
    """The English catalogue, read from its file."""
    text = (files("bot.display") / "catalogue" / "en.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    return Texts({f"{table}.{key}": str(s) for table, entries in tables.items() for key, s in entries.items()})


def _show(fact: object) -> object:
    """A fact as it is written in a sentence."""
    match fact:
        case Mark():
            return MARKS[fact]
        case timedelta():
            return round(fact.total_seconds() / 60)
        case _:
            return fact
