"""The languages that the tests of texts share."""

from __future__ import annotations

import pytest

from bot.rendering.localizer import (
    Localizer,
    load_languages,
)

LANGUAGES = load_languages()
ENGLISH = Localizer(LANGUAGES.of(None), "!")

every_language = pytest.mark.parametrize("texts", LANGUAGES.catalogues.values(), ids=lambda texts: texts.locale)
"""Runs a test with the catalogue of each language."""
