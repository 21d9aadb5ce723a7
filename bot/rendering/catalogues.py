"""Every sentence a player reads, from one catalogue file a language.

A file is called after the language's code at Discord (https://discord.com/developers/docs/reference#locales), or
after the mere language where one wording serves all its countries, as `en.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import cast

from bot.game.mark import Mark
from bot.model.challenge import Challenge
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName
from bot.rendering.emoji_board import CLASSIC

ENGLISH = "en"
"""What those read whose language nobody has written a catalogue for."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The sentences of one language, by their keys.

    Args:
        sentences: with the facts to fill in as `{names}`; `{prefix}` is what stands before a
            command where the reader is.
        locale: the language's code, as its file is called.
    """

    sentences: Mapping[str, str]
    locale: str = ENGLISH

    def say(self, key: str, prefix: str, /, **facts: object) -> str:
        """One sentence, filled in.

        Raises:
            KeyError: the catalogue lacks the sentence, or the sentence asks for a fact that is not given.
        """
        return self.sentences[key].format(prefix=prefix, **{name: self._show(fact) for name, fact in facts.items()})

    def _show(self, fact: object) -> object:
        """A fact as it is written in a sentence, and the words for it in this language."""
        match fact:
            case LevelName(name):
                return self.sentences.get(f"level.{name}", name)
            case ModeName(name):
                return self.sentences[f"word.{name}"]
            case tuple():
                return ", ".join(str(self._show(part)) for part in cast("tuple[object, ...]", fact))
            case _:
                return _show(fact)


@dataclass(frozen=True, slots=True, eq=False)
class Languages:
    """The same sentences in every language that has a catalogue.

    Args:
        catalogues: by the code of their locale; English is always among them.
    """

    catalogues: Mapping[str, Catalogue]

    def of(self, locale: str | None) -> Catalogue:
        """The language of a person or a server: that of the locale, or of another country with the same language,
        or English.

        Args:
            locale: as Discord writes it, such as `pt-BR`; None if it has not said any.
        """
        wanted = locale or ENGLISH
        akin = (texts for code, texts in self.catalogues.items() if _language(code) == _language(wanted))
        return self.catalogues.get(wanted) or next(akin, self.catalogues[ENGLISH])


_CATALOGUES = files("bot.rendering") / "catalogue"


def load_languages() -> Languages:
    """Every catalogue, read from its file."""
    catalogues = [_read(path) for path in sorted(_CATALOGUES.iterdir(), key=str) if path.name.endswith(".toml")]
    return Languages({texts.locale: texts for texts in catalogues})


def _read(path: Traversable) -> Catalogue:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    sentences = {f"{table}.{key}": str(s) for table, entries in tables.items() for key, s in entries.items()}
    return Catalogue(sentences, locale=path.name.removesuffix(".toml"))


def _language(locale: str) -> str:
    """The language without the country."""
    return locale.partition("-")[0]


def _show(fact: object) -> object:
    """A fact as it is written in every language."""
    match fact:
        case Mark():
            return CLASSIC.marks[fact]
        case datetime():
            return f"<t:{round(fact.timestamp())}:R>"  # which Discord shows as "in 5 minutes", in the reader's language
        case Challenge():
            whereabouts = (fact.place.guild or "@me", fact.place.channel, fact.message)
            return "/".join(["https://discord.com/channels", *(str(part) for part in whereabouts if part)])
        case timedelta():
            return round(fact.total_seconds() / 60)
        case _:
            return fact
