"""What is wrong with the messages of a language is found."""

from __future__ import annotations

from pathlib import Path

from bot.rendering.catalogue import Catalogue
from tests.support.languages import CATALOGUES
from tools.check_messages import Messages, check, tabulate_lacking, unknown_in_code

ENGLISH = """
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


def findings(french: str, english: str = ENGLISH, locale: str = "fr") -> list[str]:
    original = Messages("en", english)
    return list(check(Messages(locale, french, original), original))


def test_a_translation_may_lack_messages() -> None:
    assert findings(FRENCH) == []
    assert findings(ENGLISH, locale="en") == []
    for line in ENGLISH_ONLY:
        assert line in FRENCH
        assert findings(FRENCH.replace(line, "")) == []
    assert findings("") == []


ENGLISH_ONLY = ("name-play = jouer\n", "word-thread = fil\n", "question-yes = Recommencer\n")
"""Lines that a translation may lack; other lines refer to some of them."""

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


def test_the_table_has_what_some_languages_lack_and_the_page_has_it() -> None:
    english = Catalogue("own-x = Cross\nown-o = Nought\nown-new = New\n")
    french, german = (Catalogue("own-x = X\n", locale, english) for locale in ("fr", "de"))
    italian = Catalogue("own-x = X\nown-o = O\n", "it", english)
    assert tabulate_lacking([french, italian, german]) == [
        "| Language | Messages it lacks |",
        "| --- | --- |",
        "| fr | own-o |",
        "| de | own-o |",
        "No language has yet: own-new",
    ]
    table = tabulate_lacking([texts for texts in CATALOGUES if texts.locale != "en"])
    expected = "\n".join(line for line in table if line.startswith("|"))
    assert f"\n{expected}\n\n" in Path("docs/languages.md").read_text("utf-8")


def test_an_unknown_message_in_the_code_is_found() -> None:
    code = 'texts.say("status-again")\ntexts.say("own-x" if known else "own-y", who=1)\ntexts.say(key)\n'
    found = list(unknown_in_code({"module.py": code}, Messages("en", "status-again = Again\nown-x = Cross\n")))
    assert found == ["module.py: own-y: English has no such message"]
