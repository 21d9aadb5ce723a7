"""The catalogues of all languages agree with each other, and the right one is chosen."""

import re
from collections import defaultdict
from collections.abc import Mapping
from string import Formatter

import pytest

from bot.game.mark import Mark
from bot.rendering.localizer import (
    ENGLISH,
    Catalogue,
)
from tests.rendering.languages import LANGUAGES, every_language, languages_of, messages_of

IN_ENGLISH = messages_of(ENGLISH)

every_translation = pytest.mark.parametrize(
    "texts",
    [texts for texts in [LANGUAGES.of(locale) for locale in LANGUAGES.locales] if texts.locale != ENGLISH],
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


@every_translation
def test_every_language_has_the_same_keys(texts: Catalogue) -> None:
    assert IN_ENGLISH.keys() - messages_of(texts.locale).keys() == set()
    assert messages_of(texts.locale).keys() - IN_ENGLISH.keys() == set()


@every_translation
def test_a_sentence_has_the_same_facts_in_every_language(texts: Catalogue) -> None:
    assert facts_by_key(messages_of(texts.locale)) == facts_by_key(IN_ENGLISH, messages_of(texts.locale))


def facts_by_key(sentences: Mapping[str, str], among: Mapping[str, str] = IN_ENGLISH) -> dict[str, set[str]]:
    """The facts of the sentences that both catalogues have."""
    return {key: facts_of(sentences[key]) for key in sorted(sentences.keys() & among.keys())}


def facts_of(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@every_translation
def test_no_sentence_is_left_in_english(texts: Catalogue) -> None:
    english = re.compile(r"\b(the|is|of|and|you|your|with|that|this)\b")
    assert [key for key, sentence in messages_of(texts.locale).items() if english.search(sentence.lower())] == []


NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
"""The names that Discord accepts for commands and options, in lower case:
https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-naming
"""


@every_language
def test_every_name_is_valid_at_discord_and_can_be_typed(texts: Catalogue) -> None:
    names = {key: name for key, name in messages_of(texts.locale).items() if key.startswith(("name-", "word-"))}
    levels = {key: name.lower() for key, name in messages_of(texts.locale).items() if key.startswith("level-")}
    wrong = {key: name for key, name in {**names, **levels}.items() if not NAME.fullmatch(name) or name != name.lower()}
    assert wrong == {}


@every_language
def test_names_of_commands_and_of_their_options_are_unique(texts: Catalogue) -> None:
    taken: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for key in (key for key in messages_of(texts.locale) if key.startswith("name-")):
        english = IN_ENGLISH.get(key, messages_of(texts.locale)[key])  # Discord shows it where a translation is missing
        for name in (messages_of(texts.locale)[key], english):
            taken[parent_of(key), name].add(key)
    assert {where: keys for where, keys in taken.items() if len(keys) > 1} == {}


def parent_of(key: str) -> str:
    """The key of the command or group that an option or a subcommand belongs to; "" for a command."""
    longest_first = sorted((name for name in IN_ENGLISH if name.startswith("name-")), key=len, reverse=True)
    return next((name for name in longest_first if key.startswith(f"{name}_")), "")


@every_language
def test_typed_words_equal_the_names_of_slash_options(texts: Catalogue) -> None:
    both = {key: f"word-{IN_ENGLISH[key]}" for key in IN_ENGLISH if key.startswith("name-") and parent_of(key)}
    wrong = {
        (key, word): (messages_of(texts.locale).get(key), messages_of(texts.locale)[word])
        for key, word in both.items()
        if messages_of(texts.locale).get(word) not in (None, messages_of(texts.locale).get(key))
    }
    assert wrong == {}


@every_translation
def test_a_sentence_has_as_much_bold_in_every_language(texts: Catalogue) -> None:
    wrong = [
        key
        for key, sentence in messages_of(texts.locale).items()
        if key in IN_ENGLISH and sentence.count("**") != IN_ENGLISH[key].count("**")
    ]
    assert wrong == []


@every_language
def test_every_sentence_can_be_formatted_with_its_facts(texts: Catalogue) -> None:
    for key, sentence in messages_of(texts.locale).items():
        text = texts.say(key, "!", **{name: f"<{name}>" for name in facts_of(sentence) - {"prefix"}})
        assert not set(text) & {"{", "}"}
        assert {f"<{name}>" for name in facts_of(sentence) - {"prefix"}} <= set(re.findall(r"<\w+>", text))
