"""The languages that the tests of texts share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from bot.rendering.catalogue import Languages
from bot.rendering.localizer import Localizer

LANGUAGES = Languages()
ENGLISH = Localizer(LANGUAGES.of(None), "!")

CATALOGUES = [LANGUAGES.of(locale) for locale in LANGUAGES.locales]

every_language = pytest.mark.parametrize("texts", CATALOGUES, ids=LANGUAGES.locales)
"""Runs a test with the catalogue of each language."""

LOCALES = Path("bot/rendering/locales")


@cache
def messages_of(locale: str) -> Mapping[str, str]:
    """Return the messages of a language by their ids, with the names of facts in braces in place of facts."""
    texts, source = LANGUAGES.of(locale), (LOCALES / f"{locale}.ftl").read_text("utf-8")
    names = {name: f"{{{name}}}" for name in re.findall(r"\$(\w+)", source)}
    return {key: Localizer(texts, "{prefix}").say(key, **names) for key in texts}


def languages_of(**messages: Mapping[str, str]) -> Languages:
    """Return languages with these messages; in their locales, `_` stands for `-`."""
    sources = {
        locale.replace("_", "-"): "".join(f"{key} = {text}\n" for key, text in texts.items())
        for locale, texts in messages.items()
    }
    return Languages(sources, lambda locale: sources.get(locale, ""))
