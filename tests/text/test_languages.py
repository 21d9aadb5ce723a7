"""The right language is chosen, and its messages have the right numbers and mentions."""

from __future__ import annotations

import gc
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping

import pytest
from fluent.syntax import ast

from bot.text.command_mentions import CommandMentions
from bot.text.localizer import Localizer
from bot.text.style import CLASSIC
from tests.support.languages import LANGUAGES, languages_of, messages_of


def test_a_locale_selects_its_language_or_english() -> None:
    english = dict.fromkeys((None, "", "en-US", "en-GB", "p", "ar"), "en")
    portuguese = dict.fromkeys(("pt-BR", "pt-PT", "pt"), "pt-BR")
    for locale, read in {**english, **portuguese, "ja": "ja", "zh-TW": "zh-TW"}.items():
        assert LANGUAGES.of(locale).locale == read, locale
    languages = languages_of(en={}, es_ES={}, es_419={}, fr={})
    read = {"es-ES": "es-ES", "es-419": "es-419", "es": "es-ES", "es-MX": "es-ES", "fr": "fr", "fr-CA": "fr"}
    assert {locale: languages.of(locale).locale for locale in read} == read


ENGLISH = {
    "own-name": "play",
    "own-games": "{ $games } { $games ->\n [one] game\n *[other] games\n }",
    "own-list": "{ $words }, { $games }",
}
GERMAN = {"own-help": "{ $prefix }{ own-name }: { own-games }, { $games }", "own-other": "Spiel { own-name }"}


def test_a_missing_message_is_shown_in_english_by_its_rules() -> None:
    localizer = Localizer(languages_of(en=ENGLISH, de=GERMAN).of("de"), "!")
    assert localizer.say("own-name") == "play"
    assert localizer.say("own-list", words=("a", "b"), games=1234) == "a and b, 1,234"
    assert localizer.say("own-other") == "Spiel play"
    assert localizer.say("own-help", games=1234) == "!play: 1,234 games, 1.234"
    assert localizer.say("own-help", games=1) == "!play: 1 game, 1"
    texts = languages_of(en=ENGLISH, de={"own-bad": "{ own-none }"}).of("de")
    for key in ("own-none", "own-bad"):
        with pytest.raises(KeyError):
            texts.say(key, "!")


def test_few_sentences_stay_parsed() -> None:
    """A parsed one takes many times as much memory as its text."""
    texts, before = languages_of(en={f"own-{number}": "The { $number }." for number in range(400)}).of("en"), parsed()
    said = [texts.say(f"own-{number}", "!", number=number) for number in range(400)]
    assert said == [f"The {number}." for number in range(400)]
    after = parsed()
    assert 0 < after[ast.Message] - before[ast.Message] <= 300
    assert after[ast.Span] == before[ast.Span]


def parsed() -> Counter[type]:
    """Count the parsed messages in memory, and what tells where in the source they stood."""
    gc.collect()  # what other tests have left
    things: list[object] = gc.get_objects()
    return Counter(kind for kind in map(type, things) if kind in (ast.Message, ast.Span))


NUMBERS = (0, 1, 2, 5, 11, 21, 22, 1_000_000)

FORMS = {
    "en": "0 hours, 1 hour, 2 hours, 5 hours, 11 hours, 21 hours, 22 hours, 1,000,000 hours",
    "pl": "0 godzin, 1 godzina, 2 godziny, 5 godzin, 11 godzin, 21 godzin, 22 godziny, 1 000 000 godzin",
    "ro": "0 ore, 1 oră, 2 ore, 5 ore, 11 ore, 21 de ore, 22 de ore, 1.000.000 de ore",
    "fr": "0 heure, 1 heure, 2 heures, 5 heures, 11 heures, 21 heures, 22 heures, 1 000 000 d’heures",
}


def test_words_and_percentages_are_written_as_in_each_language() -> None:
    """As CLDR says: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html."""
    for locale, forms in FORMS.items():
        texts = (LANGUAGES.of(locale).say("settings-hours", "!", count=number) for number in NUMBERS)
        plain = [unicodedata.normalize("NFKC", text) for text in texts]  # plain blanks in place of no-break spaces
        assert plain == forms.split(", ")
    for locale, share in {"en": "75%", "de": "75\N{NO-BREAK SPACE}%", "tr": "%75"}.items():
        assert Localizer(LANGUAGES.of(locale), "!").percent(0.75) == share


def test_a_sentence_begins_with_the_capital_of_its_language() -> None:
    for locale, sentence, capitalized in [
        (
            "en",
            "\N{WHITE HEAVY CHECK MARK} **column 4 is right.**",
            "\N{WHITE HEAVY CHECK MARK} **Column 4 is right.**",
        ),
        ("en", "<:ink:1> ink", "<:ink:1> ink"),
        ("tr", "**ilk sütun**", "**\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}lk sütun**"),
        ("tr", "üst sol", "Üst sol"),
    ]:
        assert Localizer(LANGUAGES.of(locale), "!").capitalized(sentence) == capitalized


MENTIONS = {name: f"</{name}:1>" for name in ("play", "watch", "move", "hint", "brain")}


def say(
    key: str, *, locale: str = "en", prefix: str = "/", mentions: Mapping[str, str] = MENTIONS, **facts: object
) -> str:
    return Localizer(LANGUAGES.of(locale), prefix, CLASSIC, CommandMentions(mentions)).say(key, **facts)


def test_a_mention_stands_outside_of_code_and_its_arguments_inside() -> None:
    assert say("status-example", example="B2") == "For example: </move:1> `B2`"
    assert say("status-again_watch", locale="de") == "Noch eine Partie? </watch:1>"
    assert "</hint:1>" in say("challenge-hints", locale="de", prefix="!")
    assert "</play:1> `learner 4x4`" in say("learner-naive", mode="original", word="4x4")
    assert ": </brain:1> le montre" in say("learner-training_over", locale="fr")
    assert say("status-again_watch", prefix="!") == "Another game? `!watch`"
    assert say("slash-settings") == "`/settings`"
    for mentions in ({}, {"chess": "</chess:1>"}):
        assert say("status-again_watch", mentions=mentions) == "Another game? `/watch`"


def test_no_code_span_holds_a_mention() -> None:
    mentions, texts = CommandMentions(MENTIONS), LANGUAGES.of(None)
    for message in messages_of(texts.locale).values():
        text = mentions.insert(message.replace("{prefix}", "/"), texts)
        assert not re.search("`[^`]*</", "".join(re.split("`[^`]+`", text)))
        assert not any("</" in span for span in re.findall("`([^`]+)`", text))
