"""Words after `!play` and `!invite`."""

from itertools import permutations

from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.players.opponent import LEVEL_NAMES
from bot.process.features import read_messages
from bot.text.catalogue import ENGLISH, Languages, read_words
from bot.text.game_request import GameRequest, parse_game_request
from bot.text.words import Words

WORDS = Words(Languages(read_messages), read_words())
BEN = UserId(123)

TIC_TAC_TOE = (
    *("tic-tac-toe", "Tic Tac Toe", "tictactoe", "TTT", "tic‑tac‑toe", "noughts and crosses", "Noughts-and-Crosses."),
    *("morpion", "tres en raya", "Jogo da velha", "крестики-нолики", "三目並べ", "井字棋", "틱택토", "xox", "x și o"),
)
REVERSE_TIC_TAC_TOE = ("reverse tic-tac-toe", "Reverse Tic Tac Toe", "misère tic-tac-toe", "morpion inversé", "misere")

X = GameRequest(mark=Mark.X, has_mark=True)
O = GameRequest(mark=Mark.O, has_mark=True)  # noqa: E741 - a mark is called so
RANDOM_MARK = GameRequest(has_mark=True)


def test_words_are_parsed() -> None:
    for expected, texts in {
        GameRequest(): ("", "  "),
        X: ("x", "X", "❌", "x!", "(X)", "`x`", "❌\ufe0f."),
        O: ("o", "Ｏ", "🔵", "🔵\ufe0f"),
        RANDOM_MARK: ("random", "RANDOM", "sorteio"),
        GameRequest(opponent="easy"): ("easy",),
        GameRequest(opponent="perfect"): ("Perfect",),
        GameRequest(opponent="random"): ("Aleatório",),
        GameRequest(in_thread=True): ("thread",),
        GameRequest(is_coached=True): ("hints",),
        GameRequest(opponent="learner", mark=Mark.O, has_mark=True): ("learner O",),
        GameRequest(BEN): ("<@123>", "<@!123>"),
        GameRequest(name="ben"): ("@Ben",),
        GameRequest(name="_ben_"): ("@_Ben_",),
        GameRequest(opponent="random", mark=Mark.X, has_mark=True): ("x random", "x aleatorio"),
        GameRequest(opponent="random", mark=Mark.O, has_mark=True): ("random o",),
        GameRequest(opponent="easy", has_mark=True): ("random easy",),
        GameRequest(opponent="random", has_mark=True): ("random random", "sorteio aleatório"),
        GameRequest(opponent="easy", in_thread=True): ("FÁCIL topico",),
        GameRequest(opponent="easy", is_coached=True): ("fa\u0301cil hints",),
        GameRequest(BEN, mark=Mark.O, has_mark=True, is_coached=True): ("<@123> dicas o",),
        GameRequest(BEN, has_mark=True, in_thread=True): ("<@123> random thread",),
        GameRequest(game="connect4", opponent="easy"): ("connect4 easy", "Connect 4 easy", "(Connect Four), easy."),
        GameRequest(game="3x3"): TIC_TAC_TOE,
        GameRequest(game="misere"): REVERSE_TIC_TAC_TOE,
        GameRequest(game="6x6x4"): ("6x6x4", "６ｘ６ｘ４", "६x६x४", "٦×٦×٤", "๖X๖X๔", "6х6Х4"),
        GameRequest(game="4x4"): ("4x4", "4x4x4", "04x4", "4х4"),
    }.items():
        for text in texts:
            assert parse_game_request(text, LEVEL_NAMES, WORDS, [ENGLISH]) == expected, text


def test_words_can_be_in_any_order() -> None:
    words = ("<@123>", "hard", "o", "thread")
    requests = {parse_game_request(" ".join(order), LEVEL_NAMES, WORDS, [ENGLISH]) for order in permutations(words)}
    assert requests == {GameRequest(BEN, opponent="hard", mark=Mark.O, has_mark=True, in_thread=True)}


def test_repeated_and_unknown_words_are_no_request() -> None:
    unknown = ["despacito", "some music", "easy peasy", "ox", "0", "@", "@a@b", "<@&123>", "<#123>", "<@>"]
    repeated = ["x o", "x x", "easy hard", "easy easy", "thread thread", "hints hints", "easy fácil", "thread tópico"]
    players = ["<@1> <@2>", "<@1> <@1>", "<@1> @ben", "@eva @ben", "easy learner", "<@123456789012345678901>"]
    too_random = ["x random random", "random random random", "random easy hard", "lots", "to draw lots"]
    for text in (*unknown, *repeated, *players, *too_random):
        assert parse_game_request(text, LEVEL_NAMES, WORDS, [ENGLISH]) is None, text


def test_without_levels_their_names_are_unknown() -> None:
    assert parse_game_request("easy", (), WORDS, [ENGLISH]) is None
    assert parse_game_request("x random", (), WORDS, [ENGLISH]) is None
    assert parse_game_request("random", (), WORDS, [ENGLISH]) == RANDOM_MARK
