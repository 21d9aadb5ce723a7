"""English has a message for every id in use, and no others; what is wrong with those of a language is found."""

from __future__ import annotations

import re
from pathlib import Path

from bot.process.features import read_messages
from bot.text.catalogue import ENGLISH, LANGUAGE_NAMES
from bot.text.localizer import Localizer
from tests.support.chat import chat_files
from tests.support.error_examples import EXAMPLES
from tests.support.languages import CATALOGUES, LANGUAGES, messages_of
from tools.check_messages import Messages, check, check_refusals, tabulate_lacking, unknown_in_code
from tools.glossary import TERMS, Term, check_words, read_glossary
from tools.raised_refusals import raised_refusals

TEXTS = LANGUAGES.of(None)
SOURCES = [path.read_text("utf-8") for folder in ("bot", "cogs") for path in Path(folder).rglob("*.py")]


def test_every_refusal_is_in_a_conversation_or_has_an_example() -> None:
    raised = [*raised_refusals()]
    assert [*check_refusals(Messages(ENGLISH, read_messages(ENGLISH)), raised)] == []
    for refusal, sentence in EXAMPLES:
        explained = Localizer(TEXTS, "!").explain(refusal)
        assert sentence in explained, refusal
        assert "None" not in explained, refusal
    keys, examples = {refusal.key for refusal in raised}, {refusal.key for refusal, _ in EXAMPLES}
    conversations = "".join(file.read_text("utf-8") for file in chat_files())
    shown = {key for key in keys if re.search(first_line_of(f"error-{key}"), conversations)}
    assert shown | examples == keys


def first_line_of(key: str) -> str:
    """A pattern of the first line of a message, with any facts in it."""
    line, *_ = messages_of(TEXTS.locale)[key].split("\n")
    return re.sub(r"\\{\w+\\}", ".+", re.escape(line))


def test_every_sentence_is_used() -> None:
    references = {*re.findall(r"{ ([a-z]+-[a-z_-]+) }", read_messages(TEXTS.locale))}
    literal_keys = {key for source in SOURCES for key in re.findall(r"""["']([a-z]+-[a-z_-]+)["']""", source)}
    built_prefixes = tuple(
        {begin for source in SOURCES for begin in re.findall(r"""f["']([a-z]+-[a-z_-]*){""", source)}
    )
    assert {key for key in messages_of(TEXTS.locale) if not key.startswith(built_prefixes)} <= literal_keys | references


def test_no_name_of_a_member_stands_in_code() -> None:
    """A name with a backtick would end the code span, because Discord ignores backslashes in code."""
    in_code = {code for sentence in messages_of(TEXTS.locale).values() for code in re.findall(r"`[^`]*`", sentence)}
    assert not [code for code in in_code if re.search(r"{(who|other|winner|x|o|one|typed)}", code)]


SOURCE = """
name-play = play
name-draw = draw
word-thread = thread
status-again = **Another** game? `{ $prefix }{ name-play }`
learner-trained = { $games ->
    [one] { $games } game with **{ $opponent }**
   *[other] { $games } games with **{ $opponent }**
}
question-yes = Start over
"""
FRENCH = """
name-play = jouer
name-draw = nulle
word-thread = fil
status-again = **Encore** une partie ? `{ $prefix }{ name-play }`
learner-trained = { $games ->
    [one] { $games } partie avec **{ $opponent }**
    [many] { $games } de parties avec **{ $opponent }**
   *[other] { $games } parties avec **{ $opponent }**
}
question-yes = Recommencer
"""


def findings(french: str, english: str = SOURCE, locale: str = "fr") -> list[str]:
    original = Messages("en", english)
    return list(check(Messages(locale, french, original), original))


def test_a_translation_may_lack_messages() -> None:
    assert findings(FRENCH) == findings(SOURCE, locale="en") == findings("") == []
    for line in ("name-play = jouer\n", "word-thread = fil\n", f"{YES}\n"):
        assert line in FRENCH
        assert findings(FRENCH.replace(line, "")) == []


YES, AGAIN = "question-yes = Recommencer", "status-again"

MISTAKES = [
    (YES, "question-yes Recommencer", "not Fluent: question-yes Recommencer"),
    (YES, f"{YES}\nquestion-no = Non", "question-no: English has no such message"),
    (YES, f"{YES}\nquestion-yes = Si", "question-yes: is there twice"),
    (YES, 'question-yes = { "" }', "question-yes: is empty, or begins or ends with a blank"),
    (YES, f"question-yes = {'o' * 81}", "question-yes: has 81 characters, and may have 80"),
    ("Recommencer", "Re\u2068commencer", "invisible character: question-yes = Re\u2068commencer"),
    (YES, "question-yes = `/{ name-play }`", "mentions a command where Discord shows no mentions"),
    ("avec **{ $opponent }**", "", "learner-trained: lacks $opponent"),
    ("une partie", "{ $count } partie", f"{AGAIN}: has $count, which English has not"),
    ("{ name-play }`", "{ name-draw }`", "refers to other names and words: ['name-draw', 'name-play']"),
    ("{ name-play }`", "{ name-none }`", f"{AGAIN}: refers to name-none, which is missing"),
    ("**Encore**", "Encore", f"{AGAIN}: has other markup than English"),
    ("[many]", "[few]", "needs the plural categories ['many', 'one'], and has ['few', 'one']"),
    ("name-play = jouer", "name-play = Jouer", "name-play: Jouer is no name"),
    ("name-play = jouer", "name-play = jouer vite", "name-play: jouer vite is no name"),
    ("name-draw = nulle", "name-draw = jouer", "name-draw, name-play: all can be typed as jouer"),
    ("name-draw = nulle", "name-draw = play", "name-draw, name-play: all can be typed as play"),
]


def test_a_mistake_in_a_translation_is_found() -> None:
    for old, new, finding in MISTAKES:
        assert old in FRENCH
        assert any(finding in line for line in findings(FRENCH.replace(old, new))), finding


def test_a_text_left_in_english_is_found_but_no_name_in_another_script() -> None:
    english = "own-x = No game is running here\n"
    assert findings(english, english) == ["own-x: is the same as in English"]
    for locale, name in {"hi": "खेलो", "th": "คำใบ้", "ja": "対戦", "ko": "대결", "vi": "gợi-ý"}.items():
        assert findings(f"name-play = {name}\n", "name-play = play\n", locale) == []


def test_the_page_lists_what_some_languages_lack() -> None:
    table = tabulate_lacking([texts for texts in CATALOGUES if texts.locale != "en"])
    expected = "\n".join(line for line in table if line.startswith("|"))
    assert f"\n{expected}\n\n" in Path("docs/languages.md").read_text("utf-8")


def test_an_unknown_message_in_the_code_is_found() -> None:
    code = 'texts.say("status-again")\ntexts.say("own-x" if known else "own-y", who=1)\ntexts.say(key)\n'
    found = list(unknown_in_code({"module.py": code}, Messages("en", "status-again = Again\nown-x = Cross\n")))
    assert found == ["module.py: own-y: English has no such message"]


def test_every_language_has_its_words_and_rejected_ones_are_found() -> None:
    for locale in LANGUAGE_NAMES:
        assert [*read_glossary(locale)] == [*TERMS], locale
    texts = {"status-draw": "Unentschieden.", "own-draw": "Ihr bietet Unentschiedene an", "vote-draw": "unentschieden"}
    glossary = {"draw": Term("Remis", ["unentschieden*"], ["vote-*"]), "move": Term("Zug", ["schieden", "an*bieten"])}
    assert [*check_words(texts, glossary)] == [
        "status-draw: draw is Remis, not unentschieden*",
        "own-draw: draw is Remis, not unentschieden*",
    ]
