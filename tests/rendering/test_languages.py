"""Every language says the same, with the same facts and in its own words; and each reader gets theirs."""

import re
from collections import defaultdict
from collections.abc import Mapping
from string import Formatter

import pytest

from bot.game.mark import Mark
from bot.rendering.catalogues import ENGLISH, Catalogue, Languages, load_languages
from bot.rendering.words import normalize, spellings

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
    assert Languages({code: Catalogue({}, code) for code in codes}).of(locale).locale == read


def test_a_brazilian_plays_jogo_da_velha() -> None:
    texts = LANGUAGES.of("pt-BR")
    assert texts.say("command.play", "/") == "Começar uma partida de jogo da velha"
    assert texts.say("ply.member", "!", who="ana", mark=Mark.X, coordinate="B2") == "**ana** jogou ❌ em **B2**."


@every_translation
def test_a_language_says_all_that_english_says_and_no_more(texts: Catalogue) -> None:
    assert IN_ENGLISH.keys() - texts.sentences.keys() == set()
    assert texts.sentences.keys() - IN_ENGLISH.keys() == set()


@every_translation
def test_a_sentence_has_the_same_facts_in_each_language(texts: Catalogue) -> None:
    assert facts_by_key(texts.sentences) == facts_by_key(IN_ENGLISH, texts.sentences)


def facts_by_key(sentences: Mapping[str, str], among: Mapping[str, str] = IN_ENGLISH) -> dict[str, set[str]]:
    """The facts of the sentences that stand in both catalogues."""
    return {key: facts_of(sentences[key]) for key in sorted(sentences.keys() & among.keys())}


def facts_of(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@every_translation
def test_no_sentence_is_left_in_english(texts: Catalogue) -> None:
    english = re.compile(r"\b(the|is|of|and|you|your|with|that|this)\b")
    assert [key for key, sentence in texts.sentences.items() if english.search(sentence.lower())] == []


@every_translation
def test_what_is_to_be_typed_is_the_same_in_each_language_but_for_its_words(texts: Catalogue) -> None:
    english = LANGUAGES.of(ENGLISH)
    wrong = {
        key: (typed(sentence, texts), typed(IN_ENGLISH[key], english))
        for key, sentence in texts.sentences.items()
        if key in IN_ENGLISH and typed(sentence, texts) != typed(IN_ENGLISH[key], english)
    }
    assert wrong == {}


def typed(sentence: str, texts: Catalogue) -> list[str]:
    """What stands in backticks, put back into English: commands and other text that a person types as it is."""
    return sorted(in_english(text, texts) for text in re.findall(r"`([^`]*)`", sentence))


def in_english(text: str, texts: Catalogue) -> str:
    """A text that is typed in some language, as it is typed in English, but for somebody's name.

    A word that should be translated and is not gets a question mark.
    """
    first, *others = text.split(" ")
    if command := re.fullmatch(r"({prefix}|/)(\w[\w-]*)", first):
        first = command[1] + word_in_english(command[2], texts, "name.")
    else:
        first = word_in_english(first, texts, "word.", "level.")
    return " ".join([first, *(word_in_english(word, texts, "word.", "level.") for word in others)])


def word_in_english(word: str, texts: Catalogue, *tables: str) -> str:
    keys = [key for key, own in texts.sentences.items() if own.lower() == word and key.startswith(tables)]
    if keys:
        return IN_ENGLISH[keys[0]]
    is_untranslated = any(key.startswith(tables) and own == word for key, own in IN_ENGLISH.items())
    return f"{word}?" if is_untranslated else re.sub(r"^@\w+", "@", word)


NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes for the name of a command or an option, in small letters:
https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-naming
"""


@every_language
def test_every_name_is_one_that_discord_takes_and_people_can_type(texts: Catalogue) -> None:
    names = {key: name for key, name in texts.sentences.items() if key.startswith(("name.", "word."))}
    levels = {key: name.lower() for key, name in texts.sentences.items() if key.startswith("level.")}
    wrong = {
        key: name for key, name in {**names, **levels}.items() if not NAME.fullmatch(name) or name != normalize(name)
    }
    assert wrong == {}


@every_language
def test_no_two_commands_of_a_language_share_a_name_nor_do_options_of_one_command(texts: Catalogue) -> None:
    taken: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for key in (key for key in texts.sentences if key.startswith("name.")):
        for name in (
            texts.sentences[key],
            IN_ENGLISH.get(key, texts.sentences[key]),
        ):  # which stands in for a missing one at Discord
            taken[above(key), name].add(key)
    assert {where: keys for where, keys in taken.items() if len(keys) > 1} == {}


def above(key: str) -> str:
    """The command or the group that an option or a subcommand belongs to, by its key; "" for a command."""
    longer_first = sorted((other for other in IN_ENGLISH if other.startswith("name.")), key=len, reverse=True)
    return next((other for other in longer_first if key.startswith(f"{other}_")), "")


@every_language
def test_what_is_typed_after_a_command_is_called_as_beside_the_slash(texts: Catalogue) -> None:
    both = {key: f"word.{IN_ENGLISH[key]}" for key in IN_ENGLISH if key.startswith("name.") and above(key)}
    wrong = {
        (key, word): (texts.sentences.get(key), texts.sentences[word])
        for key, word in both.items()
        if texts.sentences.get(word) not in (None, texts.sentences.get(key))
    }
    assert wrong == {}


def test_no_word_means_two_things_in_one_place_in_whatever_language() -> None:
    commands, others = (meanings(*tables) for tables in (("name.",), ("word.", "level.")))
    lots_or_level = {"random": {"word.random", "level.random"}}
    assert {word: keys for word, keys in commands.items() if len(keys) > 1} == {}
    assert {word: keys for word, keys in others.items() if len(keys) > 1} == lots_or_level


def meanings(*tables: str) -> dict[str, set[str]]:
    """The keys that each spelling of a word stands for; of names, those of commands alone."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for texts in LANGUAGES.catalogues.values():
        for key in (key for key in texts.sentences if key.startswith(tables) and not above(key)):
            for spelling in spellings(texts.sentences[key]):
                found[spelling].add(key)
    return found


@every_translation
def test_the_same_number_of_parts_is_in_bold_in_each_language(texts: Catalogue) -> None:
    wrong = [
        key
        for key, sentence in texts.sentences.items()
        if key in IN_ENGLISH and sentence.count("**") != IN_ENGLISH[key].count("**")
    ]
    assert wrong == []


@every_language
def test_every_sentence_can_be_said_with_its_facts(texts: Catalogue) -> None:
    for key, sentence in texts.sentences.items():
        said = texts.say(key, "!", **{name: f"<{name}>" for name in facts_of(sentence) - {"prefix"}})
        assert not set(said) & {"{", "}"}
        assert {f"<{name}>" for name in facts_of(sentence) - {"prefix"}} <= set(re.findall(r"<\w+>", said))
