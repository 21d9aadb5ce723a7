"""What people type, in whatever language: the names of commands, and the words after them.

All languages are understood everywhere. That is possible because no word means two things in the same place of a
message, which a test of the catalogues holds.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import lru_cache

from bot.rendering.localizer import (
    Languages,
)

_TYPED = ("name.", "word.", "level.")
"""The tables of the catalogues that hold what is typed."""

_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "œ": "oe"})
"""How letters are written on keyboards that lack them, beside the plain letter that `fold` makes of most."""


class Words:
    """All words of all languages, to be looked up in any of their spellings.

    A vocabulary is what can be typed in one place of a message: the code's own words, and the key under which each
    stands in the catalogues. Where a language has one word for two of them, the first one counts.
    """

    def __init__(self, languages: Languages) -> None:
        self._keys = _keys_by_spelling(languages)
        self._languages = languages

    def find(self, typed: str, vocabulary: Mapping[str, str]) -> str | None:
        """What a word means, in the code's own word; None if it is none of the vocabulary's."""
        keys = self._keys.get(fold(typed), ())
        return next((word for word, key in vocabulary.items() if key in keys), None)

    def locale_of(self, typed: str, key: str) -> str | None:
        """The language in which a word is typed; None if it is in several, or in none.

        Args:
            key: where the word stands in the catalogues.
        """
        fitting = [
            texts.locale
            for texts in self._languages.catalogues.values()
            if fold(typed) in spellings(texts.sentences.get(key, ""))
        ]
        return fitting[0] if len(fitting) == 1 else None

    def parse(self, text: str, vocabulary: Mapping[str, str]) -> list[str]:
        """What a text means word by word; what the vocabulary lacks stays as it was typed, in small letters."""
        return [self.find(typed, vocabulary) or typed for typed in normal(text).split()]


@lru_cache(maxsize=2)
def _keys_by_spelling(languages: Languages) -> Mapping[str, Collection[str]]:
    """Where what can be typed stands in the catalogues."""
    keys: defaultdict[str, set[str]] = defaultdict(set)
    for texts in languages.catalogues.values():
        for key in (key for key in texts.sentences if key.startswith(_TYPED)):
            for spelling in spellings(texts.sentences[key]):
                keys[spelling].add(key)
    return dict(keys)


def normal(text: str) -> str:
    """A text in small letters, without what is typed in other ways and means the same."""
    return unicodedata.normalize("NFKC", text).replace("\ufe0f", "").lower()


def fold(word: str) -> str:
    """A word without anything that some people leave out when they type.

    >>> fold("Cérebro") == fold("CÉREBRO") == fold("cerebro") == "cerebro"
    True
    """
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))


def spellings(word: str) -> set[str]:
    """All that somebody may type for a word, folded.

    >>> sorted(spellings("zurück"))
    ['zuruck', 'zurueck']
    """
    return {fold(word), fold(word.lower().translate(_SPELT_OUT))}
