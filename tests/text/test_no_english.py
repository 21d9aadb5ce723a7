"""Every page differs from the English one in every language, and has no word that only English has.

Messages that a language lacks are left empty here.
"""

from __future__ import annotations

from functools import cache

import pytest

from bot.process.features import read_messages
from bot.text.catalogue import ENGLISH as ENGLISH_LOCALE
from bot.text.catalogue import Catalogue
from bot.text.localizer import Localizer
from tests.support.english import english_in, sentences_in
from tests.support.languages import CATALOGUES, ENGLISH
from tests.support.pages import pages_in

SAMPLE = ("de", "hi", "ja", "pt-BR", "tr")
"""Checked in each run of the tests; the others are proofs."""

OTHERS = [
    pytest.param(texts, marks=[] if texts.locale in SAMPLE else pytest.mark.proof, id=texts.locale)
    for texts in CATALOGUES
    if texts.locale != ENGLISH_LOCALE
]


@cache
def english_sentences() -> set[str]:
    """The sentences on all English pages."""
    return {sentence for text in pages_in(ENGLISH).values() for sentence in sentences_in(text)}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("texts", OTHERS)
def test_no_page_shows_english(texts: Catalogue) -> None:
    empty = Catalogue("".join(f'{key} = {{ "" }}\n' for key in texts.missing_keys))
    own = Catalogue(read_messages(texts.locale), texts.locale, empty)
    pages = pages_in(Localizer(own, "!"))
    words = {name: found for name, text in pages.items() if (found := english_in(text, texts.locale))}
    sentences = {name: found for name, text in pages.items() if (found := sentences_in(text) & english_sentences())}
    assert words == {}
    assert sentences == {}
