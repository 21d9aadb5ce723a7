"""Finds English words in texts that are in another language."""

import re
import unicodedata
from functools import cache

from bot.process.features import read_messages
from bot.text.catalogue import ENGLISH, LANGUAGE_NAMES
from tests.support.languages import LANGUAGES, messages_of

_NO_WORDS = re.compile(r"https?://\S+|<[^>]*>|" + "|".join(map(re.escape, LANGUAGE_NAMES.values())))
"""Links, mentions and timestamps, and the languages' own names, which are the same everywhere."""

_CODE = re.compile(r"`[^`\n]*`")
_WORDS_IN_FILES = {"easy", "line", "me", "member", "misere"}
"""Words in the notation of games, which are the same everywhere. They are shown in code spans, as all that is typed."""

_TERMS = {
    *("boost", "bot", "byte", "cat", "ctrl", "discord", "emoji"),
    *("http", "json", "kib", "mib", "slash", "utc", "utf"),
}
"""Words that stay in Latin letters in other scripts, `cat` as in `:cat:`. Languages add no others without need."""

_COMMENT_OR_SYNTAX = re.compile(r"^#.*|^[\w-]+ =|\{[^{}]*\}|\$\w+|^ *\*?\[\w+\]", re.MULTILINE)
"""What a file of Fluent has besides words. Of a selector, this leaves the texts of its variants."""


def english_in(text: str, locale: str) -> frozenset[str]:
    """Return the words of a text that are in the English file, and not in the file of the text's language.

    In a language of another script, these are all words of at least three Latin letters outside code spans, but for
    some terms.
    """
    text = _NO_WORDS.sub(" ", text)
    code, sentences = " ".join(_CODE.findall(text)), _CODE.sub(" ", text)
    english = _words_of(ENGLISH, read_as=locale) - _words_of(locale)
    typed = _words(code, locale) & english - _WORDS_IN_FILES
    said = _words(sentences, locale) & english if _is_latin(locale) else _words(sentences, locale) - _TERMS
    return (typed | said) - _words_it_lacks(locale)


@cache
def _words_it_lacks(locale: str) -> frozenset[str]:
    english = messages_of(ENGLISH)
    return frozenset(word for key in LANGUAGES.of(locale).missing_keys for word in _words(english[key], locale))


def _is_latin(locale: str) -> bool:
    return unicodedata.name(LANGUAGE_NAMES[locale][0]).startswith("LATIN")


@cache
def _words_of(locale: str, *, read_as: str = "") -> frozenset[str]:
    """Return the words in the file of a language that are not in code spans; `read_as` gives their script."""
    text = _COMMENT_OR_SYNTAX.sub(" ", read_messages(locale))
    return _words(_CODE.sub(" ", text), read_as or locale)


def _words(text: str, locale: str) -> frozenset[str]:
    """Return the words of a text in lower case; for a language of another script, only those in Latin letters."""
    return frozenset(re.findall(r"[^\W\d_]{2,}" if _is_latin(locale) else "[a-z]{3,}", text.lower()))
