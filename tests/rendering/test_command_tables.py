"""The generated tables: they agree with the catalogues, and each word has one meaning in one place of a language."""

from collections.abc import Iterator

import pytest

from bot.rendering.game_request import MARK_WORDS
from bot.rendering.generated import read_words
from tests.support.languages import LANGUAGES
from tools.command_tables import format_tables

MARK_OR_LEVEL = {"word-random", "level-random"}
"""`random` may be one word: where both can be typed, it is a mark first, and then the level."""


def test_the_tables_are_up_to_date() -> None:
    outdated = [file.name for file, text in format_tables(LANGUAGES).items() if file.read_text("utf-8") != text]
    assert outdated == [], "Run: .venv/bin/python tools/command_tables.py"


@pytest.mark.parametrize("areas", [("name-",), ("word-", "level-")], ids=["commands", "arguments"])
def test_no_word_is_ambiguous_within_a_language(areas: tuple[str, ...]) -> None:
    """`pytest -rP` shows the words that languages use differently."""
    collisions = dict(find_collisions(areas))
    for word, meanings in collisions.items():
        print(f"{word}:", *(f"{key} ({', '.join(locales)})" for key, locales in meanings.items()))  # noqa: T201
    ambiguous = {
        (word, locale): keys
        for word, meanings in collisions.items()
        for locale in LANGUAGES.locales
        if len(keys := {key for key, locales in meanings.items() if locale in locales}) > 1 and keys != MARK_OR_LEVEL
    }
    assert ambiguous == {}


def find_collisions(areas: tuple[str, ...]) -> Iterator[tuple[str, dict[str, list[str]]]]:
    """Yield the words with several meanings, each with its locales."""
    for word, keys in read_words().items():
        meanings = {key: [*locales] for key, locales in keys.items() if key.startswith(areas)}
        if len(meanings) > 1:
            yield word, meanings


def test_no_word_is_that_of_a_mark() -> None:
    assert {word for word in MARK_WORDS if word in read_words()} == set()
