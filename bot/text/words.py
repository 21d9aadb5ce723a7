"""Lookup of typed words: names of commands and arguments, in every language. Times are English.

Words of all languages are accepted everywhere. A word with several meanings has the one of the first of the reader's
languages that knows it, or else the one that all other languages give it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from datetime import timedelta
from difflib import get_close_matches

from bot.games.coordinate import PUNCTUATION, plain_digits
from bot.text.catalogue import ENGLISH, Languages, WordTable

_ACCENTS = re.compile("[\u0300-\u036f\u200b-\u200f\u20e3\ufe0e\ufe0f]")
"""The combining marks of Latin, Greek and Cyrillic; invisible characters, and those that make an emoji."""

_HYPHENS = re.compile("[-\u2010-\u2015]")

_UNDECOMPOSED = str.maketrans(
    {"\N{LATIN SMALL LETTER DOTLESS I}": "i", "ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe"}
)
"""Letters that Unicode does not decompose into a plain letter and a mark, and what is typed without them."""

_TRANSLITERATION = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "đ": "dj"})
"""What else is typed on keyboards that lack a letter."""

_VARIATION_SELECTORS = "\ufe0e\ufe0f"  # invisible; they choose the form of a symbol

_SIZE = re.compile(r"(?<![^ ])[0-9]{1,30}(?: ?[x\u00d7\u0445] ?[0-9]{1,30}){1,9}(?![^ ])")
"""The size of a board, such as `4 x 4`; between the numbers is a Latin or Cyrillic letter or a multiplication sign."""

_UNITS = {
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), timedelta(seconds=1)),
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes"), timedelta(minutes=1)),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours"), timedelta(hours=1)),
    **dict.fromkeys(("d", "day", "days"), timedelta(days=1)),
}
_TIME = re.compile(rf"(?<![^\s])(\d{{1,6}}) ?({'|'.join(_UNITS)})(?![^\s])", re.IGNORECASE)
"""The time, such as `90s` or `3 minutes`, among the words of a text."""

_MAX_LENGTH = 300  # no arguments that consist of words are longer
_MAX_WORD = 60  # no word is longer
MAX_MESSAGE = 2_000  # no command is longer, replayed games included
_RESEMBLANCE = 0.75  # of a mistyped word and the one that is meant: with one wrong letter in four
_MAX_JOINED = 4  # the most words in the name of a game, as in `reverse tic tac toe`


def split_time(text: str) -> tuple[timedelta | None, str]:
    """Return the first time in a text, or None, and the rest.

    >>> split_time("hard 90s connect4"), split_time("1 H"), split_time("4x4")
    ((datetime.timedelta(seconds=90), 'hard  connect4'), (datetime.timedelta(seconds=3600), ''), (None, '4x4'))
    """
    text = plain_digits(text)
    found = _TIME.search(text)
    if found is None:
        return None, text
    return int(found[1]) * _UNITS[found[2].lower()], text[: found.start()] + text[found.end() :]


class Words:
    """Looks up words of every language in any of their spellings. `keys` has the keys of each folded spelling.
    A vocabulary maps the words the code uses to their keys in the catalogues: what can be typed in one place of a
    message. If a language has the same word for two of them, the first one is chosen.
    """

    def __init__(self, languages: Languages, keys: WordTable) -> None:
        self._languages, self._keys = languages, keys

    def find(self, typed: str, vocabulary: Mapping[str, str], locales: Iterable[str]) -> str | None:
        """Return the word of the vocabulary that was typed, or None; the first of `locales` is preferred most."""
        return _choose(self.meanings(typed, vocabulary), locales)

    def meanings(self, typed: str, vocabulary: Mapping[str, str]) -> dict[str, str]:
        """Return the word of the vocabulary that was typed, by the locale of each language that knows it."""
        return self._meanings_of_folded(fold(typed), vocabulary) if len(typed) <= _MAX_WORD else {}

    def _meanings_of_folded(self, folded: str, vocabulary: Mapping[str, str]) -> dict[str, str]:
        meanings, keys = dict[str, str](), self._keys.get(folded, {})
        for word, key in vocabulary.items() if keys else ():
            for locale in keys.get(key, ()):
                meanings.setdefault(locale, word)
        return meanings

    def correct(self, typed: str, vocabulary: Mapping[str, str], locale: str) -> str | None:
        """Return the word of a vocabulary that a typed one resembles, as a language or English spells it, or None."""
        words = [self._languages.of(each).say(key, "/") for each in (ENGLISH, locale) for key in vocabulary.values()]
        spelled = {spelling: word for word in words for spelling in spellings(word)}
        folded = fold(typed)
        closest = get_close_matches(folded, spelled, cutoff=_RESEMBLANCE)
        # the closest one of about as many letters: `hrad` is `hard`, and not `thread`
        return spelled[min(closest, key=lambda each: abs(len(each) - len(folded)) > 1)] if closest else None

    def parse(self, text: str, vocabulary: Mapping[str, str], locales: Collection[str]) -> list[str]:
        """Split a text and replace each word by that of the vocabulary; unknown words are normalized only."""
        return [word for _, word in self.pair(text, vocabulary, locales)]

    def pair(self, text: str, vocabulary: Mapping[str, str], locales: Collection[str]) -> list[tuple[str, str]]:
        """Split a text into normalized words, each with that of the vocabulary, or with itself if it is unknown.
        A word may be typed with spaces in it, as in `connect 4`, and so may the size of a board. A text that is longer
        than any arguments is one unknown word.
        """
        joined = " ".join(normalize(text, _MAX_LENGTH + 1).lower().split())
        if len(joined) > _MAX_LENGTH:
            return [(joined, joined)]
        typed = _SIZE.sub(lambda size: size[0].replace(" ", ""), joined).split()
        folded = [fold(word) if len(word) <= _MAX_WORD else word for word in typed]
        pairs, start = list[tuple[str, str]](), 0
        while start < len(typed):
            for end in range(min(start + _MAX_JOINED, len(typed)), start, -1):
                meanings = self._meanings_of_folded("".join(folded[start:end]), vocabulary)
                if word := _choose(meanings, locales):
                    break
            else:
                end, word = start + 1, typed[start]
                if not word.startswith("@"):  # names may begin and end with punctuation
                    word = word.strip(PUNCTUATION) or word
            pairs.append((" ".join(typed[start:end]), word))
            start = end
        return pairs


def _choose(meanings: Mapping[str, str], locales: Iterable[str]) -> str | None:
    """Return the meaning of the first language that has one, or else the one that all other languages have."""
    preferred = next((meanings[locale] for locale in locales if locale in meanings), None)
    others = set(meanings.values())
    return others.pop() if preferred is None and len(others) == 1 else preferred


def normalize(text: str, most: int = MAX_MESSAGE) -> str:
    """Return a text in NFKC form, without invisible characters and blanks around it, cut to a number of characters.
    NFKC makes up to 18 letters of one, so no more are read than it takes. A long text loses its accents, because
    sorting thousands of them on one letter takes quadratic time.
    """
    text = text[:most]
    if not text.isascii():
        is_long = len(text) > _MAX_LENGTH
        kept, length = list[str](), 0
        for letter in text:
            is_accent = is_long and unicodedata.combining(letter)
            if is_accent or letter in _VARIATION_SELECTORS or unicodedata.category(letter) == "Cf":
                continue
            kept.append(letter)
            length += 1 if letter.isascii() else len(unicodedata.normalize("NFKC", letter))
            if length >= most:
                break
        text = unicodedata.normalize("NFKC", "".join(kept))[:most]
    return text.strip()


def fold(word: str) -> str:
    """Return a word in the form in which words are compared: lower case, ASCII digits, and Latin without accents;
    without hyphens, and without punctuation around it.

    Accents on Greek and Cyrillic letters are dropped too. The marks of other scripts make another word, and stay.

    >>> fold("Cérebro") == fold("CÉREBRO") == fold("cerebro") == "cerebro"
    True
    >>> fold("ガ") == fold("ｶﾞ") != fold("カ")
    True
    """
    word = _HYPHENS.sub("", word.strip(PUNCTUATION))
    if word.isascii():
        return word.lower()
    letters = unicodedata.normalize("NFKD", word).casefold()
    plain = _ACCENTS.sub("", letters).translate(_UNDECOMPOSED)
    return plain_digits(unicodedata.normalize("NFKC", plain))


def spellings(word: str) -> set[str]:
    """Return every accepted spelling of a word, as it is compared.

    >>> sorted(spellings("zurück"))
    ['zuruck', 'zurueck']
    """
    return {fold(word), fold(unicodedata.normalize("NFC", word.lower()).translate(_TRANSLITERATION))}
