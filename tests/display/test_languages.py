"""Every language says the same, with the same facts, and within Discord's limits; and each reader gets theirs."""

import re
from collections.abc import Mapping
from string import Formatter

import pytest

from bot.display.texts import ENGLISH, Languages, Texts, load_languages
from bot.game.mark import Mark

LANGUAGES = load_languages()
IN_ENGLISH = LANGUAGES.of(ENGLISH).sentences

every_language = pytest.mark.parametrize("texts", LANGUAGES.catalogues.values(), ids=lambda texts: texts.locale)
every_translation = pytest.mark.parametrize(
    "texts",
    [texts for texts in LANGUAGES.catalogues.values() if texts.locale != ENGLISH],
    ids=lambda texts: texts.locale,
)


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
        ("ja", "en"),
        ("zh-TW", "en"),
    ],
)
def test_people_read_their_own_language_or_else_english(locale: str | None, read: str) -> None:
    assert LANGUAGES.of(locale).locale == read


@pytest.mark.parametrize(
    ("locale", "read"),
    [("es-ES", "es-ES"), ("es-419", "es-419"), ("es", "es-ES"), ("es-MX", "es-ES"), ("fr", "fr"), ("fr-CA", "fr")],
)
def test_their_own_country_comes_before_others_with_the_same_language(locale: str, read: str) -> None:
    codes = ("en", "es-ES", "es-419", "fr")
    assert Languages({code: Texts({}, code) for code in codes}).of(locale).locale == read


def test_a_brazilian_plays_jogo_da_velha() -> None:
    texts = LANGUAGES.of("pt-BR")
    assert texts.say("command.play", "/") == "Começar uma partida de jogo da velha"
    assert texts.say("ply.member", "!", who="ana", mark=Mark.X, coordinate="B2") == "**ana** jogou ❌ em **B2**."


@every_translation
def test_a_language_says_all_that_english_says_and_no_more(texts: Texts) -> None:
    assert IN_ENGLISH.keys() - texts.sentences.keys() == set()
    assert texts.sentences.keys() - IN_ENGLISH.keys() == set()


@every_translation
def test_a_sentence_has_the_same_facts_in_each_language(texts: Texts) -> None:
    assert facts_by_key(texts.sentences) == facts_by_key(IN_ENGLISH, texts.sentences)


def facts_by_key(sentences: Mapping[str, str], among: Mapping[str, str] = IN_ENGLISH) -> dict[str, set[str]]:
    """The facts of the sentences that stand in both catalogues."""
    return {key: facts_of(sentences[key]) for key in sorted(sentences.keys() & among.keys())}


def facts_of(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@every_translation
def test_what_is_to_be_typed_is_the_same_in_each_language(texts: Texts) -> None:
    wrong = {
        key: (typed(sentence), typed(IN_ENGLISH[key]))
        for key, sentence in texts.sentences.items()
        if key in IN_ENGLISH and typed(sentence) != typed(IN_ENGLISH[key])
    }
    assert wrong == {}


def typed(sentence: str) -> list[str]:
    """What stands in backticks: commands and other text that a person types as it is, but for somebody's name."""
    return sorted(re.sub(r"@\w+", "@", text) for text in re.findall(r"`[^`]*`", sentence))


@every_translation
def test_the_same_number_of_parts_is_in_bold_in_each_language(texts: Texts) -> None:
    wrong = [
        key
        for key, sentence in texts.sentences.items()
        if key in IN_ENGLISH and sentence.count("**") != IN_ENGLISH[key].count("**")
    ]
    assert wrong == []


@every_language
def test_every_sentence_can_be_said_with_its_facts(texts: Texts) -> None:
    for key, sentence in texts.sentences.items():
        said = texts.say(key, "!", **{name: f"<{name}>" for name in facts_of(sentence) - {"prefix"}})
        assert not set(said) & {"{", "}"}
        assert {f"<{name}>" for name in facts_of(sentence) - {"prefix"}} <= set(re.findall(r"<\w+>", said))


@every_language
def test_every_sentence_fits_where_discord_shows_it(texts: Texts) -> None:
    lengths = {key: len(texts.sentences[key]) for key in texts.sentences}
    assert [key for key, length in lengths.items() if not 1 <= length < most(key)] == []


def most(key: str) -> int:
    """How long a sentence must not be: https://discord.com/developers/docs/interactions/application-commands.

    Where facts are filled in, some room is left for them.
    """
    if key.startswith("command.menu_"):
        return 33
    return 101 if key.startswith("command.") else 1500
