"""Localized messages, from one Fluent file per language (https://projectfluent.org).

A file is named after Discord's locale (https://discord.com/developers/docs/reference#locales), or only
after the language if the file serves all its countries, as `en.ftl` does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, cast

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from bot.game.errors import Refusal
from bot.game.games import find_game
from bot.game.mark import Mark
from bot.game.rules import Rules
from bot.model.challenge import Challenge
from bot.opponents.learner import ModeName
from bot.opponents.opponent import NAMES, LevelName
from bot.rendering.style import CLASSIC, Style

if TYPE_CHECKING:
    from bot.rendering.command_mentions import CommandMentions

ENGLISH = "en"
"""The language of users for whose locale there is no catalogue."""

LANGUAGE_NAMES: Mapping[str, str] = {
    "id": "Bahasa Indonesia",
    "da": "Dansk",
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "hr": "Hrvatski",
    "it": "Italiano",
    "lt": "Lietuviškai",
    "hu": "Magyar",
    "nl": "Nederlands",
    "no": "Norsk",
    "pl": "Polski",
    "pt-BR": "Português (Brasil)",
    "ro": "Română",
    "fi": "Suomi",
    "sv-SE": "Svenska",
    "vi": "Tiếng Việt",
    "tr": "Türkçe",
    "cs": "Čeština",
    "el": "Ελληνικά",
    "bg": "Български",
    "ru": "Русский",
    "uk": "Українська",
    "hi": "हिन्दी",
    "th": "ไทย",
    "zh-CN": "中文",
    "ja": "日本語",
    "zh-TW": "繁體中文",
    "ko": "한국어",
}
"""The names of the languages in themselves, by the locales of their catalogues."""

_MAX_LOADED = 8
"""How many catalogues stay in memory after their use."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_IDENTIFIER = re.compile(r"-?[a-zA-Z][\w-]*")


class Catalogue:
    """The messages of one language.

    Parsing a whole file takes some 50 ms, so each message is parsed when it is first needed.

    Args:
        source: messages in the syntax of Fluent; `$prefix` is the command prefix.
        locale: the locale, which is the name of the file.
    """

    def __init__(self, source: str, locale: str = ENGLISH) -> None:
        self.locale = locale
        self.babel = Locale.parse(locale, sep="-")
        starts = [*_ENTRY.finditer(source)]
        ends = [*(start.start() for start in starts), len(source)][1:]
        self._sources = {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self.bundle = FluentBundle([locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        """Yield the ids of the messages."""
        return (key for key in self._sources if not key.startswith("-"))

    def say(self, key: str, prefix: str, /, **facts: object) -> str:
        """Return a message with its facts; marks have their classic emoji.

        Raises:
            KeyError: there is no such message, or a fact is missing.
        """
        return Localizer(self, prefix).say(key, **facts)

    def pattern(self, key: str) -> Pattern:
        """Return a message for the bundle to format, and parse it and those that it refers to if that is still to do.

        Raises:
            KeyError: there is no such message.
        """
        wanted, parsed = {key} if not self.bundle.has_message(key) else set[str](), set[str]()
        while wanted:
            source = self._sources[wanted.pop()]
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)
            parsed |= {*_ENTRY.findall(source)}
            wanted |= (self._sources.keys() & _IDENTIFIER.findall(source)) - parsed
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        return pattern


@dataclass(frozen=True, slots=True)
class Localizer:
    """Formats the messages of one language for one place.

    Args:
        prefix: the command prefix that the reader uses.
        style: of boards and marks there.
        mentions: replace the slash commands in messages.
    """

    catalogue: Catalogue
    prefix: str
    style: Style = CLASSIC
    mentions: CommandMentions | None = None

    def say(self, key: str, /, **facts: object) -> str:
        """Return a message with its facts.

        Raises:
            KeyError: there is no such message, or a fact is missing.
        """
        formatted = {"prefix": self.prefix, **{name: self._format(fact) for name, fact in facts.items()}}
        message, errors = self.catalogue.bundle.format_pattern(self.catalogue.pattern(key), formatted)
        if errors:
            raise KeyError(key) from errors[0]
        text = str(message)
        return self.mentions.insert(text, self.catalogue) if self.mentions and "`/" in text else text

    def explain(self, refusal: Refusal) -> str:
        """Return the message that says why a request was refused."""
        return self.say(f"error-{refusal.key}", **refusal.facts)

    def name_of(self, opponent: str) -> str:
        """Return the name of an opponent in this language."""
        return self.say(f"level-{opponent}") if opponent in NAMES else opponent

    def name_of_game(self, rules: Rules) -> str:
        """Return the name of a game in this language, or the size of its board if it has no name."""
        if name := find_game(rules):
            return self.say(f"game-{name}")
        return self.say("game-size", rows=rules.rows, columns=rules.columns, in_a_row=rules.in_a_row)

    def on_board(self, rules: Rules) -> Localizer:
        """Return the localizer for a message with a board: in the classic style where other emoji could be too long."""
        return self if rules.cells <= self.style.max_cells else replace(self, style=CLASSIC)

    def number(self, number: int) -> str:
        """Format a number."""
        return format_decimal(number, locale=self.catalogue.babel)

    def percent(self, share: float) -> str:
        """Format a share from 0 to 1 as a percentage."""
        return format_percent(share, locale=self.catalogue.babel)

    def _format(self, fact: object) -> object:
        """Return a fact as a text, or as a number."""
        match fact:
            case Mark():
                return self.style.marks[fact]
            case LevelName(name):
                return self.name_of(name)
            case ModeName(name):
                return self.say(f"word-{name}")
            case Rules():
                return self.name_of_game(fact)
            case tuple():
                parts = [str(self._format(part)) for part in cast("tuple[object, ...]", fact)]
                return format_list(parts, locale=self.catalogue.babel)
            case date() | timedelta():
                return _format_time(fact, self.catalogue.babel)
            case Challenge():
                return _link(fact)
            case _:
                return fact if isinstance(fact, int) else str(fact)


def read_catalogue(locale: str) -> Catalogue:
    """Read the catalogue of a language from its file."""
    return Catalogue((files("bot.rendering") / "locales" / f"{locale}.ftl").read_text("utf-8"), locale)


class Languages:
    """The catalogues of all languages, which are read when they are first needed.

    Args:
        locales: of the catalogues; English is always among them.
        read: returns the catalogue of one of them.
    """

    def __init__(
        self, locales: Iterable[str] = LANGUAGE_NAMES, read: Callable[[str], Catalogue] = read_catalogue
    ) -> None:
        self.locales = tuple(locales)
        self._by_language = {locale.partition("-")[0]: locale for locale in reversed(self.locales)}
        self._read = lru_cache(_MAX_LOADED)(read)

    def find(self, locale: str | None) -> str:
        """Return the locale of the catalogue for a locale: its own, that of another country, or English.

        Args:
            locale: Discord's code, such as `pt-BR`; None if it is unknown.
        """
        if locale in self.locales:
            return locale
        return self._by_language.get((locale or ENGLISH).partition("-")[0], ENGLISH)

    @lru_cache(maxsize=_MAX_LOADED)  # noqa: B019 - languages are never freed
    def of(self, locale: str | None) -> Catalogue:
        """Return the catalogue for a locale; see `find`."""
        return self._read(self.find(locale))


def _format_time(time: date | timedelta, locale: Locale) -> str | int:
    """Return Discord's markup for a time, shown as "in 5 minutes"; a day in words; or a duration in minutes."""
    match time:
        case datetime():
            return f"<t:{round(time.timestamp())}:R>"
        case date():
            return format_date(time, format="long", locale=locale)
        case timedelta():
            return round(time.total_seconds() / 60)


def _link(challenge: Challenge) -> str:
    """Return a link to the message of a challenge, or to its channel."""
    parts = (challenge.place.guild or "@me", challenge.place.channel, challenge.message)
    return "/".join(["https://discord.com/channels", *(str(part) for part in parts if part)])
