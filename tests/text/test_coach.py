"""The coach's messages: hints, analyses and reviews."""

from functools import cache

from bot.analysis.coach import Analysis, analyse, hint
from bot.analysis.evaluation import Evaluation, Evaluator
from bot.analysis.review import Review, review_game
from bot.games.board import Board, parse_board
from bot.games.games import GAMES
from bot.games.ids import MatchId
from bot.games.match import Match
from bot.games.value import Result, Value
from bot.text.coach import AdviceWriter, ReviewWriter
from bot.text.localizer import Localizer
from bot.text.page import PageWriter
from tests.support.languages import LANGUAGES
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT

evaluate = cache(Evaluator().evaluate)


def localizer(locale: str | None = None) -> Localizer:
    return Localizer(LANGUAGES.of(locale), "!")


def hint_on(text: str) -> str:
    board = parse_board(text)
    return AdviceWriter(localizer()).hint(board, hint(board, evaluate)).words


def test_a_hint_names_a_cell_its_value_and_two_reasons() -> None:
    for text, sentences in [
        ("XX./OO./...", "win in 1 move. It completes A1-A2-A3 and wins."),
        (
            "XO./.X./..O",
            "win in 2 moves. It makes a fork: it threatens to win on B3, C1, and 🔵 can block only one of these cells. "
            "1 other move wins too.",
        ),
        (
            ".../O.X/XO.",
            "win in 2 moves. It makes a fork: it threatens to win on B2, C3, and 🔵 can block only one of these cells. "
            "No other move wins.",
        ),
        (
            "XO./.../...",
            "win in 3 moves. It threatens to win on C1. 🔵 has to block there, and still loses. 2 other moves win too.",
        ),
        ("X../XO./...", "draw. It blocks ❌ on A1-B1-C1. Every other move loses."),
        (
            "X../.O./..X",
            "draw. It prevents a fork by ❌ on A3, C1. It threatens to win on C2, so ❌ has to block there.",
        ),
        ("XO./.X./...", "loss in 2 moves. It blocks ❌ on A1-B2-C3. Every move loses, but this one lasts longest."),
        ("X../.../...", "draw. Every other move loses."),
        (".../.../...", "draw. 7 of 8 replies by 🔵 are mistakes. Every move keeps the draw."),
        (
            ".X./.../...",
            "draw. 3 of 7 replies by ❌ are mistakes. 4 of 8 possible moves keep the draw, this one included.",
        ),
        ("XOX/OOX/.XO", "draw. It is the only possible move."),
    ]:
        assert hint_on(text).partition(": ")[2] == sentences


def test_punctuation_is_spaced_as_each_language_requires() -> None:
    board = parse_board("X../.O./..X")
    cells = AdviceWriter(localizer("fr")).analysis(analyse(board, evaluate)).words.splitlines()[1]
    assert cells.startswith("A2\N{NO-BREAK SPACE}: égalité · A3\N{NO-BREAK SPACE}: défaite en 2 coups · ")
    assert [localizer(locale).percent(2 / 3) for locale in ("en", "fr")] == ["67%", "67\N{NO-BREAK SPACE}%"]


def known(board: Board, known_cells: dict[int, Value], *best: int, depth: int = 4) -> Evaluation:
    return Evaluation(dict.fromkeys(board.legal_moves) | known_cells, best, depth)


OPEN_TWO = parse_board("...../.XX../...../.O.O./.....", GAMES["5x5"])


def test_a_hint_that_is_not_proven_says_how_far_the_search_went() -> None:
    evaluation = known(Board(GAMES["7x7"]), {}, 24, depth=6)
    page = AdviceWriter(localizer()).hint(Board(GAMES["7x7"]), hint(Board(GAMES["7x7"]), lambda _: evaluation))
    assert page.words == (
        "💡 **D4** looks best, but I couldn't calculate everything. I looked 6 moves ahead, counting both sides."
    )
    assert page.board.splitlines()[4] == "🇩▫️▫️▫️💡▫️▫️▫️"
    win = known(OPEN_TWO, {8: Value(Result.WIN, 7)}, 8)
    assert "**B4**: win in at most 4 moves. It makes a fork" in (
        AdviceWriter(localizer()).hint(OPEN_TWO, hint(OPEN_TWO, lambda _: win)).words
    )


def test_an_analysis_claims_only_what_is_proven() -> None:
    evaluation = known(OPEN_TWO, dict.fromkeys((0, 4), Value(Result.LOSS, 2)), 8, 17)
    page = AdviceWriter(localizer()).analysis(Analysis(OPEN_TWO, evaluation, (), False))
    assert page.words.splitlines() == [
        "❌ to move: **not fully calculated**",
        "A1: loss in 1 move · A5: loss in 1 move",
        "**Looks best:** B4, D3",
        "**Not fully calculated:** 19 of 21 moves. I looked 4 moves ahead, counting both sides.",
    ]
    assert page.board.splitlines()[1:3] == ["🇦💀▫️▫️▫️💀", "🇧▫️❌❌💡▫️"]


def test_an_analysis_lists_the_best_of_many_moves() -> None:
    values = {cell: Value(Result.DRAW) for cell in OPEN_TWO.legal_moves} | {24: Value(Result.WIN, 9)}
    page = AdviceWriter(localizer()).analysis(Analysis(OPEN_TWO, known(OPEN_TWO, values, 24), (24, 0), False))
    to_move, listed, variation = page.words.splitlines()
    assert to_move == "❌ to move: **win in at most 5 moves**"
    assert listed.startswith("E5: win in at most 5 moves · A1: draw · ")
    assert (listed.count("·"), listed.endswith(" · …")) == (16, True)
    assert variation == "**Best play:** E5 A1 …"


def test_a_review_says_what_it_could_not_judge() -> None:
    def evaluate(board: Board) -> Evaluation:
        value = [None, None, Value(Result.DRAW), Value(Result.WIN, 3), Value(Result.LOSS, 2)][board.ply]
        return Evaluation(dict.fromkeys(board.legal_moves, value), board.legal_moves, 2)

    match = Match(MatchId(7), GAMES["connect4"], ANA_SEAT, BEN_SEAT, (38, 35, 39, 40)).resign(ANA)
    writer = ReviewWriter(PageWriter(localizer(), {ANA: "ana", BEN: "ben"}))
    reviewed = Review(match, review_game(match.rules, match.plies, evaluate))
    assert writer.write(reviewed, 0).words.splitlines()[1:] == [
        "**Accuracy:** ana ❌ 0% · ben 🔵 100%",
        "**Turning point:** move 3, **column 5** by ana ❌ (draw → loss in at most 2 moves). "
        "Better: 1, 2, 3, 4, 5, 6, 7",
        "**Too complex to judge:** moves 1-2",
        "When the game stopped, ❌ was to move: loss in 1 move.",
        "**Moves:** 4 1 5❗ 6",
    ]
    assert writer.write(reviewed, 1).words.endswith(
        "This move is too complex for me to judge. I looked 2 moves ahead, counting both sides."
    )
