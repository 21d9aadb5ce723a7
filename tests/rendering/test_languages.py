"""The catalogues of all languages agree with each other, and the right one is chosen."""

import pytest

from bot.game.mark import Mark
from bot.rendering.localizer import Localizer
from tests.support.languages import LANGUAGES, languages_of


def test_a_locale_selects_its_language_or_english() -> None:
    english = dict.fromkeys((None, "", "en-US", "en-GB", "p", "ar"), "en")
    portuguese = dict.fromkeys(("pt-BR", "pt-PT", "pt"), "pt-BR")
    for locale, read in {**english, **portuguese, "ja": "ja", "zh-TW": "zh-TW"}.items():
        assert LANGUAGES.of(locale).locale == read, locale


def test_the_same_country_is_preferred_to_the_same_language() -> None:
    languages = languages_of(en={}, es_ES={}, es_419={}, fr={})
    read = {"es-ES": "es-ES", "es-419": "es-419", "es": "es-ES", "es-MX": "es-ES", "fr": "fr", "fr-CA": "fr"}
    assert {locale: languages.of(locale).locale for locale in read} == read


def test_portuguese_texts_are_read_from_their_catalogue() -> None:
    texts = LANGUAGES.of("pt-BR")
    assert texts.say("command-play", "/") == "Começar uma partida de jogo da velha, Lig 4 ou outro jogo"
    ply = Localizer(texts, "!").say("ply-member", who="ana", mark=Mark.X, coordinate="B2")
    assert ply == "**ana** jogou ❌ em **B2**."


ENGLISH = {
    "own-name": "play",
    "own-games": "{ $games } { $games ->\n [one] game\n *[other] games\n }",
    "own-list": "{ $words }, { $games }",
}
GERMAN = {"own-help": "{ $prefix }{ own-name }: { own-games }, { $games }", "own-other": "Spiel { own-name }"}


def test_a_missing_message_is_shown_in_english() -> None:
    localizer = Localizer(languages_of(en=ENGLISH, de=GERMAN).of("de"), "!")
    assert localizer.say("own-name") == "play"
    assert localizer.say("own-list", words=("a", "b"), games=1234) == "a and b, 1,234"


def test_a_missing_message_in_another_one_follows_the_rules_of_english() -> None:
    localizer = Localizer(languages_of(en=ENGLISH, de=GERMAN).of("de"), "!")
    assert localizer.say("own-other") == "Spiel play"
    assert localizer.say("own-help", games=1234) == "!play: 1,234 games, 1.234"
    assert localizer.say("own-help", games=1) == "!play: 1 game, 1"


def test_a_message_that_english_lacks_too_is_an_error() -> None:
    texts = languages_of(en=ENGLISH, de={"own-bad": "{ own-none }"}).of("de")
    for key in ("own-none", "own-bad"):
        with pytest.raises(KeyError):
            texts.say(key, "!")
