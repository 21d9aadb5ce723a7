"""The languages that the tests of texts share."""

import re
from collections.abc import Callable, Mapping
from functools import cache

import pytest

from bot.process.features import read_messages
from bot.text.catalogue import Catalogue, Languages
from bot.text.localizer import Localizer

LANGUAGES = Languages(read_messages)
ENGLISH = Localizer(LANGUAGES.of(None), "!")

CATALOGUES = [LANGUAGES.of(locale) for locale in LANGUAGES.locales]

SAMPLE = {"en", "es", "fr", "hi", "it", "ja"}
"""The languages with the longest texts, and two of other scripts."""

sampled_languages = pytest.mark.parametrize(
    "texts",
    [
        pytest.param(texts, id=texts.locale, marks=() if texts.locale in SAMPLE else pytest.mark.proof)
        for texts in CATALOGUES
    ],
)
"""Runs a slow test with the catalogues of some languages, and in proofs with those of all others."""


def every_language(test: Callable[[Catalogue], None]) -> Callable[[], None]:
    """Make a quick test go through the catalogues of all languages; a failure names its language."""

    def test_all() -> None:
        for texts in CATALOGUES:
            try:
                test(texts)
            except BaseException as error:
                error.add_note(f"Language: {texts.locale}")
                raise

    return test_all


@cache
def messages_of(locale: str) -> Mapping[str, str]:
    """Return the messages of a language by their ids, with the names of facts in braces in place of facts."""
    texts, source = LANGUAGES.of(locale), read_messages(locale)
    names = {name: f"{{{name}}}" for name in re.findall(r"\$(\w+)", source)}
    return {key: Localizer(texts, "{prefix}").say(key, **names) for key in texts}


def languages_of(**messages: Mapping[str, str]) -> Languages:
    """Return languages with these messages; in their locales, `_` stands for `-`."""
    sources = {
        locale.replace("_", "-"): "".join(f"{key} = {text}\n" for key, text in texts.items())
        for locale, texts in messages.items()
    }
    return Languages(lambda locale: sources.get(locale, ""), sources)
