"""What people type, in whatever language and spelling."""

import pytest

from bot.rendering.localizer import (
    Catalogue,
    Languages,
    load_languages,
)
from bot.rendering.words import Words, spellings

LANGUAGES = load_languages()
WORDS = Words(LANGUAGES)
COMMANDS = {command: f"name.{command}" for command in ("play", "brain", "takeback")}
LEVELS = {level: f"level.{level}" for level in ("random", "easy")}

GERMAN = {"name.takeback": "zurück", "word.random": "auslosen", "level.easy": "mäßig", "command.play": "spielen"}
FRENCH = {"name.takeback": "défaire", "level.easy": "cœur"}
FOREIGN = Words(Languages({"de": Catalogue(GERMAN, "de"), "fr": Catalogue(FRENCH, "fr")}))


@pytest.mark.parametrize("typed", ["cérebro", "cerebro", "CÉREBRO", "Cerebro", "ce\u0301rebro", "ｃérebro", "brain"])
def test_a_word_is_known_in_any_spelling(typed: str) -> None:
    assert WORDS.find(typed, COMMANDS) == "brain"


@pytest.mark.parametrize("typed", ["zurück", "zuruck", "zurueck", "ZURUECK", "defaire", "défaire"])
def test_keyboards_without_a_letter_have_a_way_of_their_own_to_write_it(typed: str) -> None:
    assert FOREIGN.find(typed, COMMANDS) == "takeback"


@pytest.mark.parametrize("typed", ["coeur", "cœur", "maessig", "massig", "MÄSSIG"])
def test_so_have_levels(typed: str) -> None:
    assert FOREIGN.find(typed, LEVELS) == "easy"


@pytest.mark.parametrize("typed", ["", "´", "brai", "brains", "plai", "play_opponent", "name.play", "undo", "fácil"])
def test_what_is_none_of_the_words_looked_for_means_nothing(typed: str) -> None:
    assert WORDS.find(typed, COMMANDS) is None


def test_a_text_is_read_word_by_word_and_what_is_unknown_stays_as_it_is() -> None:
    assert WORDS.parse("  FÁCIL b２\tÉpico easy ", LEVELS) == ["easy", "b2", "épico", "easy"]


def test_where_a_word_means_two_things_the_first_one_counts() -> None:
    lots = {"lots": "word.random"}
    assert [WORDS.find("random", {**lots, **LEVELS}), WORDS.find("random", {**LEVELS, **lots})] == ["lots", "random"]
    assert [WORDS.find(word, {**lots, **LEVELS}) for word in ("sorteio", "aleatório")] == ["lots", "random"]


@pytest.mark.parametrize("texts", LANGUAGES.catalogues.values(), ids=lambda texts: texts.locale)
def test_every_command_is_found_by_its_name_in_every_language(texts: Catalogue) -> None:
    vocabulary = {key: key for key in texts.sentences if key.startswith("name.") and "_" not in key}
    for key in vocabulary:
        for spelling in spellings(texts.sentences[key]):
            assert WORDS.find(spelling, vocabulary) == key
