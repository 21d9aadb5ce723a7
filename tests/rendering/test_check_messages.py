"""What is wrong with the messages of a language is found."""

from __future__ import annotations

import pytest

from tests.rendering.check_messages import Messages, check

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


def findings(french: str) -> list[str]:
    return list(check(Messages("fr", french), Messages("en", ENGLISH)))


def test_a_complete_translation_has_no_findings() -> None:
    assert findings(FRENCH) == []
    assert list(check(Messages("en", ENGLISH), Messages("en", ENGLISH))) == []


YES, AGAIN = "question-yes = Recommencer", "status-again"


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (YES, "question-yes Recommencer", "not Fluent: question-yes Recommencer"),
        (YES, "", "question-yes: is missing"),
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
    ],
)
def test_a_mistake_in_a_translation_is_found(old: str, new: str, finding: str) -> None:
    assert old in FRENCH
    assert any(finding in line for line in findings(FRENCH.replace(old, new)))


def test_a_text_left_in_english_is_found() -> None:
    english = "own-x = No game is running here\n"
    assert list(check(Messages("fr", english), Messages("en", english))) == ["own-x: is the same as in English"]


@pytest.mark.parametrize(
    ("locale", "name"), [("hi", "खेलो"), ("th", "คำใบ้"), ("ja", "対戦"), ("ko", "대결"), ("vi", "gợi-ý")]
)
def test_names_are_written_in_every_script(locale: str, name: str) -> None:
    assert list(check(Messages(locale, f"name-play = {name}\n"), Messages("en", "name-play = play\n"))) == []
