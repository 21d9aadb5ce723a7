"""Localized sentences, from one catalogue file per language.

A file is named after Discord's locale (https://discord.com/developers/docs/reference#locales), or only
after the language if the file serves all its countries, as `en.toml` does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import cast

from bot.game.errors import GameError
from bot.game.games import find_game
from bot.game.mark import Mark
from bot.game.rules import Rules
from bot.model.challenge import Challenge
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName
from bot.rendering.style import CLASSIC, Style

ENGLISH = "en"
"""The language of users for whose locale there is no catalogue."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The sentences of one language by key.

    Args:
        sentences: with facts as `{name}`; `{prefix}` is the command prefix.
        locale: the locale, which is the name of its file.
    """

    sentences: Mapping[str, str]
    locale: str = ENGLISH

    def say(self, key: str, prefix: str, /, **facts: object) -> str:
        """Return a sentence with its facts; marks have their classic emoji.

        Raises:
            KeyError: there is no such sentence, or a fact is missing.
        """
        return Localizer(self, prefix).say(key, **facts)


@dataclass(frozen=True, slots=True)
class Localizer:
    """Formats the sentences of one language for one place.

    Args:
        prefix: the command prefix that the reader uses.
        style: of boards and marks there.
    """

    catalogue: Catalogue
    prefix: str
    style: Style = CLASSIC

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence with its facts.

        Raises:
            KeyError: there is no such sentence, or a fact is missing.
        """
        formatted = {name: self._format(fact) for name, fact in facts.items()}
        return self.catalogue.sentences[key].format(prefix=self.prefix, **formatted)

    def explain(self, error: GameError) -> str:
        """Return the message of an error."""
        return self.say(f"error.{error.key}", **vars(error))

    def name_of(self, opponent: str) -> str:
        """Return the name of an opponent in this language."""
        return self.catalogue.sentences.get(f"level.{opponent}", opponent)

    def name_of_game(self, rules: Rules) -> str:
        """Return the name of a game in this language, or the size of its board if it has no name."""
        if name := find_game(rules):
            return self.say(f"game.{name}")
        return self.say("game.size", rows=rules.rows, columns=rules.columns, in_a_row=rules.in_a_row)

    def percent(self, share: float) -> str:
        """Format a share from 0 to 1 as a percentage."""
        return self.say("number.percent", number=f"{100 * share:.0f}")

    def _format(self, fact: object) -> object:
        """Format a fact for a sentence."""
        match fact:
            case Mark():
                return self.style.marks[fact]
            case LevelName(name):
                return self.name_of(name)
            case ModeName(name):
                return self.catalogue.sentences[f"word.{name}"]
            case Rules():
                return self.name_of_game(fact)
            case tuple():
                return ", ".join(str(self._format(part)) for part in cast("tuple[object, ...]", fact))
            case datetime() | timedelta():
                return _format_time(fact)
            case Challenge():
                return _link(fact)
            case _:
                return fact


@dataclass(frozen=True, slots=True, eq=False)
class Languages:
    """The catalogues of all languages.

    Args:
        catalogues: by locale; English is always among them.
    """

    catalogues: Mapping[str, Catalogue]
    _by_language: dict[str, Catalogue] = field(init=False, repr=False, default_factory=dict[str, Catalogue])

    def __post_init__(self) -> None:
        for locale, catalogue in self.catalogues.items():
            self._by_language.setdefault(locale.partition("-")[0], catalogue)

    @cache  # noqa: B019 - there are few locales, and languages are never freed
    def of(self, locale: str | None) -> Catalogue:
        """Return the catalogue of a locale, of another country with the same language, or else the English one.

        Args:
            locale: Discord's code, such as `pt-BR`; None if it is unknown.
        """
        wanted = locale or ENGLISH
        by_language = self._by_language.get(wanted.partition("-")[0], self.catalogues[ENGLISH])
        return self.catalogues.get(wanted, by_language)


_CATALOGUES = files("bot.rendering") / "catalogue"


def load_languages() -> Languages:
    """Read every catalogue from its file."""
    catalogues = [_read(path) for path in sorted(_CATALOGUES.iterdir(), key=str) if path.name.endswith(".toml")]
    return Languages({catalogue.locale: catalogue for catalogue in catalogues})


def _read(path: Traversable) -> Catalogue:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    sentences = {f"{table}.{key}": str(s) for table, entries in tables.items() for key, s in entries.items()}
    return Catalogue(sentences, locale=path.name.removesuffix(".toml"))


def _format_time(time: datetime | timedelta) -> str | int:
    """Return Discord's markup for a time, shown as "in 5 minutes" in the reader's language; or a number of minutes."""
    return f"<t:{round(time.timestamp())}:R>" if isinstance(time, datetime) else round(time.total_seconds() / 60)


def _link(challenge: Challenge) -> str:
    """Return a link to the message of a challenge, or to its channel."""
    parts = (challenge.place.guild or "@me", challenge.place.channel, challenge.message)
    return "/".join(["https://discord.com/channels", *(str(part) for part in parts if part)])
