"""The words users type, in every language and spelling, and the tables of them."""

from bot.text.catalogue import read_words
from bot.text.game_request import MARK_WORDS
from bot.text.words import Words, fold, spellings
from tests.support.languages import LANGUAGES, languages_of
from tools.command_tables import format_tables, tabulate_words

WORDS = Words(LANGUAGES, read_words())
NOWHERE = ()
"""No language is preferred."""

COMMANDS = {command: f"name-{command}" for command in ("play", "brain", "takeback")}
LEVELS = {level: f"level-{level}" for level in ("random", "easy")}

GERMAN = {"name-takeback": "zurück", "word-random": "auslosen", "level-easy": "mäßig", "command-play": "spielen"}
FRENCH = {"name-takeback": "défaire", "level-easy": "cœur"}
FOREIGN = languages_of(de=GERMAN, fr=FRENCH)
FOREIGN_WORDS = Words(FOREIGN, tabulate_words(FOREIGN))


def test_words_are_found_in_transliterated_spellings_of_any_case() -> None:
    for words, vocabulary, meant, typed in [
        (WORDS, COMMANDS, "brain", "cérebro cerebro CÉREBRO Cerebro ce\u0301rebro ｃérebro brain"),
        (FOREIGN_WORDS, COMMANDS, "takeback", "zurück zuruck zurueck ZURUECK defaire défaire"),
        (FOREIGN_WORDS, LEVELS, "easy", "coeur cœur maessig massig MÄSSIG"),
    ]:
        for word in typed.split():
            assert words.find(word, vocabulary, NOWHERE) == meant, word


def test_a_word_is_understood_as_it_is_typed_but_no_look_alike() -> None:
    for word, typed in [
        *(("kırmızı", "KIRMIZI"), ("kırmızı", "kirmizi"), ("İpucu", "ipucu"), ("maß", "MASS"), ("grün", "GRUEN")),
        *(("øvelse", "ovelse"), ("øvelse", "oevelse"), ("træk", "traek"), ("spår", "spar"), ("spår", "spaar")),
        *(("łatwy", "latwy"), ("đấu", "dau"), ("đấu", "đau"), ("rođen", "roden"), ("rođen", "rodjen"), ("şah", "sah")),
        *(("лёгкий", "легкии"), ("лёгкий", "ЛЕГКИЙ"), ("лёгкий", "ле\u0308гкий"), ("хід", "ХІД"), ("їжак", "іжак")),
        *(("κίνηση", "κινηση"), ("κίνηση", "ΚΙΝΗΣΗ"), ("βοηθός", "ΒΟΗΘΟΣ"), ("ΐ", "ι")),
        *(("ガイド", "ｶﾞｲﾄﾞ"), ("ガイド", "カ\u3099イト\u3099"), ("도움", "\u1103\u1169\u110b\u116e\u11b7")),
        *(("हिंदी", "हिंदी\u200d"), ("น้ำ", "น\u0e49\u0e4dา"), ("ड़", "ड\u093c"), ("対戦４", "対戦4"), ("खेल4", "खेल४")),
    ]:
        assert fold(typed) in spellings(word)
    for word, other in [
        *(("ガイド", "カイド"), ("ぱす", "はす"), ("कि", "क"), ("ज़", "ज"), ("ก้าว", "กาว"), ("도움", "도우")),
        *(("ッ", "ツ"), ("l", "i"), ("ß", "s"), ("и", "і"), ("а", "a")),
    ]:
        assert fold(other) not in spellings(word)


def test_a_text_is_parsed_word_by_word() -> None:
    for typed in ["", "´", "brai", "brains", "plai", "play_opponent", "name-play", "undo", "fácil"]:
        assert WORDS.find(typed, COMMANDS, NOWHERE) is None, typed
    assert WORDS.parse("  FÁCIL b２\tÉpico easy ", LEVELS, NOWHERE) == ["easy", "b2", "épico", "easy"]


def test_a_text_longer_than_any_arguments_is_one_unknown_word() -> None:
    for text in ("e" + "\u0300\u0316" * 50_000, "x" * 50_000, "easy " * 100, "\ufdfa" * 20):
        assert WORDS.parse(text, LEVELS, NOWHERE) not in ([], ["easy"])
        assert len(WORDS.pair(text, LEVELS, NOWHERE)) == 1
        assert WORDS.find(text * 20, COMMANDS, NOWHERE) is None
    assert WORDS.parse(f"FÁCIL{' ' * 200}b2{chr(10) * 50}", LEVELS, NOWHERE) == ["easy", "b2"]


def test_a_word_means_what_comes_first() -> None:
    mark_first, level_first = {"mark": "word-random", **LEVELS}, {**LEVELS, "mark": "word-random"}
    assert [WORDS.find("random", words, NOWHERE) for words in (mark_first, level_first)] == ["mark", "random"]
    assert [WORDS.find(word, mark_first, NOWHERE) for word in ("sorteio", "aleatório")] == ["mark", "random"]
    bord, brett = {"name-board": ["da", "nl"], "name-play": ["hu"]}, {"name-board": ["de"], "name-stop": ["hu"]}
    colliding = Words(LANGUAGES, {"bord": bord, "brett": brett})
    for typed, locales, meant in [
        ("bord", ["da", "hu", "en"], "board"),
        ("bord", ["hu", "da", "en"], "play"),
        ("Bord", ["ja", "hu", "en"], "play"),
        ("bord", ["ja", "ko", "en"], None),
        ("brett", ["ja", "hu", "en"], "board"),
    ]:
        assert colliding.find(typed, {"board": "name-board", "play": "name-play"}, locales) == meant


def test_the_tables_are_up_to_date() -> None:
    outdated = [file.name for file, text in format_tables(LANGUAGES).items() if file.read_text("utf-8") != text]
    assert outdated == [], "Run: .venv/bin/python tools/command_tables.py"


def test_no_word_is_ambiguous_within_a_language() -> None:
    for areas in (("name-",), ("word-", "level-")):
        for word, keys in read_words().items():
            for locale in {locale for locales in keys.values() for locale in locales}:
                meanings = {key for key, locales in keys.items() if key.startswith(areas) and locale in locales}
                assert len(meanings) <= 1 or meanings == {"word-random", "level-random"}, (word, locale)
    assert MARK_WORDS.keys() & read_words().keys() == set()
