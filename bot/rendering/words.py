"""Lookup of typed words: names of commands and arguments, in every language.

Words of all languages are accepted everywhere. A word with several meanings has the one of the first of the reader's
languages that knows it, or else the one that all other languages give it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping

from bot.game.coordinate import plain_digits
from bot.rendering.catalogue import Languages
from bot.rendering.generated import WordTable

_ACCENTS = re.compile("[\u0300-\u036f\u200b-\u200f\u20e3\ufe0e\ufe0f]")
"""The combining marks of Latin, Greek and Cyrillic; invisible characters, and those that make an emoji."""

_UNDECOMPOSED = str.maketrans(
    {"\N{LATIN SMALL LETTER DOTLESS I}": "i", "ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe"}
)
"""Letters that Unicode does not decompose into a plain letter and a mark, and what is typed without them."""

_TRANSLITERATION = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "đ": "dj"})
"""What else is typed on keyboards that lack a letter."""

_SIZE = re.compile(r"(?<![^ ])[0-9]{1,30}(?: ?[x\u00d7\u0445] ?[0-9]{1,30}){1,9}(?![^ ])")
"""The size of a board, such as `4 x 4`; between the numbers is a Latin or Cyrillic letter or a multiplication sign."""

_MAX_LENGTH = 200  # no word is longer. Sorting thousands of accents on one letter takes quadratic time.


class Words:
    """Looks up words of every language in any of their spellings.

    A vocabulary maps the words the code uses to their keys in the catalogues: what can be typed in one place of a
    message. If a language has the same word for two of them, the first one is chosen. `keys` has the keys of each
    folded spelling, with the locales that spell them so.
    """

    def __init__(self, languages: Languages, keys: WordTable) -> None:
        self._languages, self._keys = languages, keys

    def find(self, typed: str, vocabulary: Mapping[str, str], locales: Iterable[str]) -> str | None:
        """Return the word of the vocabulary that was typed, or None.
        The meanings in `locales` are preferred to those in other languages, the first one most.
        """
        meanings = self.meanings(typed, vocabulary)
        preferred = next((meanings[locale] for locale in locales if locale in meanings), None)
        others = set(meanings.values())
        return others.pop() if preferred is None and len(others) == 1 else preferred

    def meanings(self, typed: str, vocabulary: Mapping[str, str]) -> dict[str, str]:
        """Return the word of the vocabulary that was typed, by the locale of each language that knows it."""
        keys = self._keys.get(fold(typed)) if len(typed) <= _MAX_LENGTH else None
        if keys is None:
            return {}
        meanings = dict[str, str]()
        for word, key in vocabulary.items():
            for locale in keys.get(key, ()):
                meanings.setdefault(locale, word)
        return meanings

    def correct(self, typed: str, vocabulary: Mapping[str, str], locales: Iterable[str]) -> str | None:
        """Return the word of a vocabulary that was probably mistyped, as some languages spell it, or None.
        The two are one edit apart, or two if both have at least six letters. The first of the locales is preferred.
        """
        catalogues = [self._languages.of(locale) for locale in locales]
        known = dict.fromkeys(texts.say(key, "/") for texts in catalogues for key in vocabulary.values())
        folded = fold(typed)
        edits = {word: min(count_edits(folded, spelling) for spelling in spellings(word)) for word in known}
        near = [word for word in known if edits[word] <= (2 if min(len(typed), len(word)) >= _LONG else 1)]
        return min(near, key=edits.__getitem__, default=None)

    def parse(self, text: str, vocabulary: Mapping[str, str], locales: Collection[str]) -> list[str]:
        """Split a text and replace each word by that of the vocabulary; unknown words are normalized only."""
        return [word for _, word in self.pair(text, vocabulary, locales)]

    def pair(self, text: str, vocabulary: Mapping[str, str], locales: Collection[str]) -> list[tuple[str, str]]:
        """Split a text into normalized words, each with that of the vocabulary, or with itself if it is unknown.
        A word may be typed with a space in it, as in `connect 4`, and the size of a board with any number of them.
        """
        pairs, is_joined = list[tuple[str, str]](), False
        typed = _SIZE.sub(lambda size: size[0].replace(" ", ""), normalize(text)).split()
        for one, other in zip(typed, [*typed, ""][1:], strict=True):
            if is_joined:
                is_joined = False
            elif word := self.find(one, vocabulary, locales):
                pairs.append((one, word))
            elif word := self.find(one + other, vocabulary, locales):
                pairs.append((f"{one} {other}", word))
                is_joined = True
            else:
                pairs.append((one, one))
        return pairs


_LONG = 6  # from this length on, a word may be mistyped in two places
_MAX_EDITS = 2


def count_edits(one: str, other: str) -> int:
    """Return how many edits turn a word into another (the Damerau-Levenshtein distance).

    An edit inserts, deletes or replaces a letter, or swaps two neighbours. Only distances up to two are exact: of words
    that differ more, the number is merely larger than two.

    >>> count_edits("esay", "easy"), count_edits("mediun", "medium"), count_edits("heasy", "easy")
    (1, 1, 1)
    """
    if abs(len(one) - len(other)) > _MAX_EDITS:
        return _MAX_EDITS + 1
    rows = [[*range(len(other) + 1)]]
    for i, letter in enumerate(one):
        row = [i + 1]
        for j, wanted in enumerate(other):
            edits = min(rows[-1][j] + (letter != wanted), rows[-1][j + 1] + 1, row[-1] + 1)
            is_swapped = i > 0 and j > 0 and letter == other[j - 1] and wanted == one[i - 1]
            row.append(min(edits, rows[-2][j - 1] + 1) if is_swapped else edits)
        rows.append(row)
    return rows[-1][-1]


def normalize(text: str) -> str:
    """Return a text in lower case and NFKC form, without repeated blanks and characters that are invisible.
    A long text loses its accents, because sorting thousands of them on one letter takes quadratic time.
    """
    text = " ".join("".join(letter for letter in text if unicodedata.category(letter) != "Cf").split())
    if len(text) > _MAX_LENGTH:
        text = "".join(letter for letter in text if not unicodedata.combining(letter))
    return unicodedata.normalize("NFKC", text).replace("\ufe0f", "").lower()


def fold(word: str) -> str:
    """Return a word in the form in which words are compared: lower case, ASCII digits, and Latin without accents.

    Accents on Greek and Cyrillic letters are dropped too. The marks of other scripts make another word, and stay.

    >>> fold("Cérebro") == fold("CÉREBRO") == fold("cerebro") == "cerebro"
    True
    >>> fold("ガ") == fold("ｶﾞ") != fold("カ")
    True
    """
    letters = unicodedata.normalize("NFKD", word).casefold()
    plain = _ACCENTS.sub("", letters).translate(_UNDECOMPOSED)
    return plain_digits(unicodedata.normalize("NFKC", plain))


def spellings(word: str) -> set[str]:
    """Return every accepted spelling of a word, as it is compared.

    >>> sorted(spellings("zurück"))
    ['zuruck', 'zurueck']
    """
    return {fold(word), fold(unicodedata.normalize("NFC", word.lower()).translate(_TRANSLITERATION))}
