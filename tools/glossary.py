"""The words that each language uses for the things of the game, and those that were rejected.

docs/glossary/<code>.toml has a table for each of TERMS: `use`, the word that was chosen; `not`, the rejected words; and
`except`, the messages in which a rejected word means something else. In the last two, `*` stands for any letters.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "glossary"
TERMS = (
    *("board", "cell", "line", "column", "mark", "disc", "move", "your move", "win", "lose", "draw", "let slip"),
    *("resign", "opponent", "level", "learner", "rating", "leaderboard", "puzzle", "exercise", "hint", "mistake"),
    *("threat", "fork", "challenge", "vote", "race", "streak", "press"),
)


@dataclass(frozen=True, slots=True)
class Term:
    use: str
    rejected: Sequence[str] = ()
    exceptions: Sequence[str] = ()

    def find_rejected(self, key: str, text: str) -> Iterator[str]:
        """Yield the rejected words in a message."""
        if not any(fnmatchcase(key, exception) for exception in self.exceptions):
            yield from (word for word in self.rejected if _pattern(word).search(text))


def read_glossary(locale: str) -> Mapping[str, Term]:
    """Return a language's terms by their English names. Raises ValueError if one is missing, unknown, or malformed."""
    tables = tomllib.loads((FOLDER / f"{locale}.toml").read_text("utf-8"))
    if difference := tables.keys() ^ set(TERMS):
        raise ValueError(f"{locale}.toml lacks a term, or has an unknown one: {', '.join(sorted(difference))}")
    return {name: _read_term(name, table) for name, table in tables.items()}


def check_words(texts: Mapping[str, str], glossary: Mapping[str, Term]) -> Iterator[str]:
    """Yield the rejected words in messages.

    Args:
        texts: the sources of the messages, by their ids.
    """
    for key, text in texts.items():
        for name, term in glossary.items():
            yield from (f"{key}: {name} is {term.use}, not {word}" for word in term.find_rejected(key, text))


def _read_term(name: str, table: Mapping[str, object]) -> Term:
    use, rejected, exceptions = table.get("use"), table.get("not", []), table.get("except", [])
    if not isinstance(use, str) or not use or table.keys() - {"use", "not", "except"}:
        raise ValueError(f"{name}: a term has `use`, and may have `not` and `except`")
    return Term(use, _read_words(name, rejected), _read_words(name, exceptions))


def _read_words(name: str, words: object) -> Sequence[str]:
    if not isinstance(words, list):
        raise ValueError(f"{name}: `not` and `except` are lists of words")
    return [str(word) for word in words]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _pattern(word: str) -> re.Pattern[str]:
    """Return a pattern of a whole word, in which `*` stands for any letters."""
    letters = r"\w*".join(re.escape(part) for part in word.split("*"))
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE)
