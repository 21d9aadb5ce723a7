"""The messages of each language, in one Fluent file per language (https://projectfluent.org).

A file is named after Discord's locale (https://discord.com/developers/docs/reference#locales), or only
after the language if the file serves all its countries, as `en.ftl` does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

ENGLISH = "en"  # the language of users for whose locale there is no catalogue

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
"""The names of the languages in themselves, by the locales of their catalogues, in the order of Discord's own menu."""

_MAX_LOADED = 8  # how many catalogues stay in memory after their use
_MAX_PARSED = 300  # how many messages of a catalogue stay parsed, which takes ten times as much memory as their text
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_IDENTIFIER = re.compile(r"-?[a-zA-Z][\w-]*")


class Catalogue:
    """The messages of one language. Parsing a whole file takes some 50 ms, so each is parsed when it is first needed.
    Those with `missing_keys` are shown in `english`, which is None for English itself. `$prefix` is the command prefix.
    """

    def __init__(self, source: str, locale: str = ENGLISH, english: Catalogue | None = None) -> None:
        self.locale = locale
        self.babel = Locale.parse(locale, sep="-")
        starts = [*_ENTRY.finditer(source)]
        ends = [*(start.start() for start in starts), len(source)][1:]
        self._sources = {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self.english = english
        self.missing_keys = frozenset(key for key in english or () if key not in self)
        self._parser = FluentParser(with_spans=False)
        self._parsed: dict[str, frozenset[str]] = {}
        """The messages that have been said, and which of those that they refer to only English has."""
        self._forget_parsed()

    def _forget_parsed(self) -> None:
        self._parsed.clear()
        self._without_facts: dict[tuple[str, str], str] = {}
        """The messages that were said without facts, such as labels, by their keys and prefixes."""
        self._bundle = FluentBundle([self.locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._sources if not key.startswith("-"))

    def say(self, key: str, prefix: str, /, **facts: object) -> str:
        """Return a message with its facts, which are texts and numbers, or the English one if it is missing.
        Raises KeyError if there is no such message in English either, or a fact is missing.
        """
        if self.english and key in self.missing_keys:
            return self.english.say(key, prefix, **facts)
        if not facts and (known := self._without_facts.get((key, prefix))) is not None:
            return known
        if key not in self._parsed:
            if len(self._parsed) >= _MAX_PARSED:
                self._forget_parsed()
            self._parsed[key] = self._parse(key)
        english = {other: self.say(other, prefix, **facts) for other in self._parsed[key]}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        message, errors = self._bundle.format_pattern(pattern, {"prefix": prefix, **facts, **english})
        if errors:
            raise KeyError(key) from errors[0]
        if not facts:
            if len(self._without_facts) >= _MAX_PARSED:
                self._without_facts.clear()
            self._without_facts[key, prefix] = str(message)
        return str(message)

    def _parse(self, key: str) -> frozenset[str]:
        """Parse a message and those that it refers to, and return the ids of those that only English has.
        These become facts of the same name: the English text, formatted by the rules of English.
        """
        wanted, parsed, lacking = {key}, set[str](), set[str]()
        while wanted:
            source = self._sources[wanted.pop()]
            self._bundle.add_resource(self._parser.parse(source), allow_overrides=True)
            parsed |= {*_ENTRY.findall(source)}
            named = {*_IDENTIFIER.findall(source)} - parsed
            wanted |= self._sources.keys() & named
            lacking |= self.missing_keys & named
        self._bundle.add_resource(self._parser.parse("".join(f"{other} = {{ ${other} }}\n" for other in lacking)))
        return frozenset(lacking)


def name_in_english(locale: str) -> str | None:
    return Locale.parse(locale, sep="-").english_name


def read_messages(locale: str, features: Iterable[str] = ()) -> str:
    """Return the messages of a language; those in English include what stands in the packages of features."""
    own = files("bot.text") / "locales" / f"{locale}.ftl"
    others = [files(feature) / f"{ENGLISH}.ftl" for feature in features if locale == ENGLISH]
    return "\n".join(file.read_text("utf-8") for file in (own, *others))


class Languages:
    """The catalogues of all languages, English among them, whose messages `read` returns when they are needed."""

    def __init__(self, read: Callable[[str], str], locales: Iterable[str] = LANGUAGE_NAMES) -> None:
        self.locales = tuple(locales)
        self._by_language = {locale.partition("-")[0]: locale for locale in reversed(self.locales)}
        self._read = read

    def find(self, locale: str | None) -> str:
        """Return the locale of the catalogue for a locale: its own, that of another country, or English.
        The locale is Discord's code, such as `pt-BR`; None if it is unknown.
        """
        if locale in self.locales:
            return locale
        return self._by_language.get((locale or ENGLISH).partition("-")[0], ENGLISH)

    @lru_cache(maxsize=_MAX_LOADED)  # noqa: B019 - languages are never freed
    def of(self, locale: str | None) -> Catalogue:
        return self._load(self.find(locale))

    @cached_property
    def _english(self) -> Catalogue:
        return Catalogue(self._read(ENGLISH))

    @lru_cache(maxsize=_MAX_LOADED)  # noqa: B019
    def _load(self, locale: str) -> Catalogue:
        return self._english if locale == ENGLISH else Catalogue(self._read(locale), locale, self._english)


WordTable = Mapping[str, Mapping[str, Sequence[str]]]
"""The message ids of each typed word in its folded spelling, with the locales in which they are spelled so."""

CommandTexts = Mapping[str, Mapping[str, str]]
"""The texts of the slash commands by locale and message id, without English."""

LOCALES = files("bot.text") / "locales"


@cache
def read_words() -> WordTable:
    return json.loads((LOCALES / "words.json").read_text("utf-8"))


def read_command_texts() -> CommandTexts:
    return json.loads((LOCALES / "commands.json").read_text("utf-8"))
