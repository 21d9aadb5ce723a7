"""What may be written after `!play` and `!invite`."""

from itertools import permutations

import pytest

from bot.display.texts import load_languages
from bot.display.words import Words
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.opponents.opponent import NAMES
from cogs.wishes import Wish, parse_wish

WORDS = Words(load_languages())
BEN = UserId(123)

X = Wish(mark=Mark.X, has_mark=True)
O = Wish(mark=Mark.O, has_mark=True)  # noqa: E741 - a mark is called so
LOTS = Wish(has_mark=True)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("", Wish()),
        ("  ", Wish()),
        ("x", X),
        ("X", X),
        ("❌", X),
        ("o", O),
        ("Ｏ", O),
        ("⭕", O),
        ("⭕\ufe0f", O),
        ("random", LOTS),
        ("RANDOM", LOTS),
        ("easy", Wish(program="easy")),
        ("Perfect", Wish(program="perfect")),
        ("thread", Wish(in_thread=True)),
        ("hints", Wish(is_coached=True)),
        ("learner O", Wish(program="learner", mark=Mark.O, has_mark=True)),
        ("<@123>", Wish(BEN)),
        ("<@!123>", Wish(BEN)),
        ("@Ben", Wish(name="ben")),
        ("x random", Wish(program="random", mark=Mark.X, has_mark=True)),
        ("random o", Wish(program="random", mark=Mark.O, has_mark=True)),
        ("random easy", Wish(program="easy", has_mark=True)),
        ("random random", Wish(program="random", has_mark=True)),
        ("sorteio", LOTS),
        ("Aleatório", Wish(program="random")),
        ("x aleatorio", Wish(program="random", mark=Mark.X, has_mark=True)),
        ("sorteio aleatório", Wish(program="random", has_mark=True)),
        ("FÁCIL topico", Wish(program="easy", in_thread=True)),
        ("fa\u0301cil hints", Wish(program="easy", is_coached=True)),
        ("<@123> dicas o", Wish(BEN, mark=Mark.O, has_mark=True, is_coached=True)),
        ("<@123> random thread", Wish(BEN, has_mark=True, in_thread=True)),
    ],
)
def test_words_mean_what_they_say(text: str, wish: Wish) -> None:
    assert parse_wish(text, NAMES, WORDS) == wish


def test_words_come_in_any_order() -> None:
    words = ("<@123>", "hard", "o", "thread")
    wishes = {parse_wish(" ".join(order), NAMES, WORDS) for order in permutations(words)}
    assert wishes == {Wish(BEN, program="hard", mark=Mark.O, has_mark=True, in_thread=True)}


@pytest.mark.parametrize(
    "text",
    [
        *(
            "despacito",
            "some music",
            "easy peasy",
            "x!",
            "ox",
            "0",
            "@",
            "@a@b",
            "<@&123>",
            "<#123>",
            "<@>",
            "lots",
            "to draw lots",
        ),
        *("x o", "x x", "easy hard", "easy easy", "thread thread", "<@1> <@2>", "<@1> <@1>", "<@1> @ben", "@eva @ben"),
        *(
            "hints hints",
            "easy learner",
            "x random random",
            "random random random",
            "random easy hard",
            "easy fácil",
            "thread tópico",
            "<@123456789012345678901>",
        ),
    ],
)
def test_what_is_said_twice_or_unknown_is_meant_for_another_bot(text: str) -> None:
    assert parse_wish(text, NAMES, WORDS) is None


def test_where_there_are_no_levels_their_names_mean_nothing() -> None:
    assert parse_wish("easy", (), WORDS) is None
    assert parse_wish("x random", (), WORDS) is None
    assert parse_wish("random", (), WORDS) == LOTS
