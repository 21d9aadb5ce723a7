"""The catalogues of all languages agree with each other, and the right one is chosen."""

import pytest

from bot.game.mark import Mark
from tests.rendering.languages import LANGUAGES, languages_of


@pytest.mark.parametrize(
    ("locale", "read"),
    [
        (None, "en"),
        ("", "en"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("pt-BR", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("pt", "pt-BR"),
        ("p", "en"),
        ("ja", "ja"),
        ("zh-TW", "zh-TW"),
        ("ar", "en"),
    ],
)
def test_a_locale_selects_its_language_or_english(locale: str | None, read: str) -> None:
    assert LANGUAGES.of(locale).locale == read


@pytest.mark.parametrize(
    ("locale", "read"),
    [("es-ES", "es-ES"), ("es-419", "es-419"), ("es", "es-ES"), ("es-MX", "es-ES"), ("fr", "fr"), ("fr-CA", "fr")],
)
def test_the_same_country_is_preferred_to_the_same_language(locale: str, read: str) -> None:
    languages = languages_of(en={}, es_ES={}, es_419={}, fr={})
    assert languages.of(locale).locale == read


def test_portuguese_texts_are_read_from_their_catalogue() -> None:
    texts = LANGUAGES.of("pt-BR")
    assert texts.say("command-play", "/") == "Começar uma partida de jogo da velha, Lig 4 ou outro jogo"
    assert texts.say("ply-member", "!", who="ana", mark=Mark.X, coordinate="B2") == "**ana** jogou ❌ em **B2**."
