"""The coach's messages: hints, analyses, reviews, and the sentence below a finished game."""

from dataclasses import replace
from functools import cache

from bot.analysis.coach import Analysis, analyse, hint
from bot.analysis.evaluation import Evaluation
from bot.analysis.evaluator import Evaluator
from bot.analysis.review import Review, review_game
from bot.games.fading import FADING
from bot.games.game import State
from bot.games.ids import MatchId
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules, parse_board
from bot.games.mark import Mark
from bot.games.match import CROWD, Match, Seat
from bot.games.value import Result, Value
from bot.model.ending import Ending, RatingChange
from bot.text.coach import AdviceWriter, ReviewWriter
from bot.text.ending import EndingWriter
from bot.text.localizer import Localizer
from bot.text.page import PageWriter
from tests.support.languages import CATALOGUES, ENGLISH, LANGUAGES
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, PERFECT_SEAT

evaluate = cache(Evaluator().evaluate)


ADVICE = AdviceWriter(ENGLISH)
PAGES = PageWriter(ENGLISH, {ANA: "ana", BEN: "ben"})


def test_a_hint_names_a_cell_its_value_and_two_reasons() -> None:
    for text, sentences in [
        (
            "XO./.X./..O",
            "win in 2 moves. It makes a fork: it threatens to win on B3 and C1, and 🔵 can block only one of these "
            "cells. 1 other move wins too.",
        ),
        ("X../XO./...", "draw. It blocks ❌ on A1-B1-C1. Every other move loses."),
        (
            "X../.O./..X",
            "draw. It prevents every fork by ❌: on A3 and C1. It threatens to win on C2, so ❌ has to block there.",
        ),
        ("XO./.X./...", "loss in 2 moves. It blocks ❌ on A1-B2-C3. Every move loses, but this one lasts longest."),
        (
            ".X./.../...",
            "draw. 3 of 7 replies by ❌ are mistakes. 4 of 8 possible moves keep the draw, this one included.",
        ),
        ("XOX/OOX/.XO", "draw. It is the only possible move."),
    ]:
        board = parse_board(text)
        assert ADVICE.hint(board, hint(board, evaluate)).words.partition(": ")[2] == sentences


def test_punctuation_is_spaced_as_each_language_requires() -> None:
    french = AdviceWriter(Localizer(LANGUAGES.of("fr"), "!"))
    cells = french.analysis(analyse(parse_board("X../.O./..X"), evaluate)).words.splitlines()[1]
    assert cells.startswith("A2\N{NO-BREAK SPACE}: égalité · A3\N{NO-BREAK SPACE}: défaite en 2 coups · ")


def known(board: Board, known_cells: dict[int, Value], *best: int, depth: int = 4) -> Evaluation:
    return Evaluation(dict.fromkeys(board.legal_moves) | known_cells, best, depth)


OPEN_TWO = parse_board("...../.XX../...../.O.O./.....", LISTED["5x5"])


def test_a_hint_that_is_not_proven_says_how_far_the_search_went() -> None:
    evaluation = known(Board(LISTED["7x7"]), {}, 24, depth=6)
    page = ADVICE.hint(Board(LISTED["7x7"]), hint(Board(LISTED["7x7"]), lambda _: evaluation))
    assert page.words == (
        "💡 **D4** looks best, but I couldn't calculate everything. I looked 6 moves ahead, counting both sides."
    )
    assert page.board.splitlines()[4] == "🇩▫️▫️▫️💡▫️▫️▫️"
    win = known(OPEN_TWO, {8: Value(Result.WIN, 7)}, 8)
    words = ADVICE.hint(OPEN_TWO, hint(OPEN_TWO, lambda _: win)).words
    assert "**B4**: win in at most 4 moves. It makes a fork" in words


def test_an_analysis_claims_only_what_is_proven() -> None:
    evaluation = known(OPEN_TWO, dict.fromkeys((0, 4), Value(Result.LOSS, 2)), 8, 17)
    page = ADVICE.analysis(Analysis(OPEN_TWO, evaluation, (), False))
    assert page.words.splitlines() == [
        "❌ to move: **not fully calculated**",
        "A1: loss in 1 move · A5: loss in 1 move",
        "**Looks best:** B4, D3",
        "**Not fully calculated:** 19 of 21 moves. I looked 4 moves ahead, counting both sides.",
    ]
    assert page.board.splitlines()[1:3] == ["🇦💀▫️▫️▫️💀", "🇧▫️❌❌💡▫️"]


def test_an_analysis_lists_the_best_of_many_moves() -> None:
    values = {cell: Value(Result.DRAW) for cell in OPEN_TWO.legal_moves} | {24: Value(Result.WIN, 9)}
    page = ADVICE.analysis(Analysis(OPEN_TWO, known(OPEN_TWO, values, 24), (24, 0), False))
    to_move, listed, variation = page.words.splitlines()
    assert to_move == "❌ to move: **win in at most 5 moves**"
    assert listed.startswith("E5: win in at most 5 moves · A1: draw · ")
    assert (listed.count("·"), listed.endswith(" · …")) == (16, True)
    assert variation == "**Best play:** E5 A1 …"


def test_a_review_says_what_it_could_not_judge() -> None:
    def evaluate(board: State) -> Evaluation:
        value = [None, None, Value(Result.DRAW), Value(Result.WIN, 3), Value(Result.LOSS, 2)][board.plies]
        return Evaluation(dict.fromkeys(board.legal_moves, value), board.legal_moves, 2)

    match = Match(MatchId(7), LISTED["connect4"], ANA_SEAT, BEN_SEAT, (38, 35, 39, 40)).resign(ANA)
    writer = ReviewWriter(PAGES)
    reviewed = Review(match, review_game(match.game, match.plies, evaluate))
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


def test_a_review_names_the_marks_that_disappear_next() -> None:
    match = Match(MatchId(7), FADING, ANA_SEAT, BEN_SEAT, (0, 4, 1, 2, 6, 3, 5)).resign(BEN)
    review = reviewed(match)
    pages = [ReviewWriter(PAGES).write(review, page).words.splitlines()[-1] for page in range(5, 8)]
    assert pages[:2] == ["Next to disappear: ❌ **A1**", "Next to disappear: ❌ **A1**, 🔵 **B2**"]
    assert "disappear" not in pages[2]


def game(text: str, x: Seat = ANA_SEAT, o: Seat = PERFECT_SEAT, rules: Rules = TIC_TAC_TOE) -> Match:
    match = Match(MatchId(9), rules, x, o)
    for move in text.split():
        match = match.play(match.board.game.parse(move, match.board))
    return match


def reviewed(match: Match) -> Review:
    return Review(match, review_game(match.game, match.plies, evaluate))


def judged(match: Match) -> str:
    return EndingWriter(PAGES).judge(reviewed(match))


def test_the_coach_names_the_best_result_that_a_member_gave_away() -> None:
    for match, sentence in [
        (game("a1 b1 c3 b2 b3 c1 a2 a3"), "Before your last move, you could still win: ||**A3**||"),
        (game("a1 b2 c3 c1 a3 b1 b3"), "You made no mistakes."),  # O gave away more, and did not win
        (
            game("1 2 1 2 3 2", rules=Rules(gravity=True)),
            "Before your last move, you could still win: ||**1**||",
        ),
        (game("a1 b2 a2 a3 b1 c1"), "Before your last move, you could still draw: ||**C1**||"),
        (game("a1 b1 c3 b2 b3 c1 a2 a3", o=BEN_SEAT), "Before their last move, **ana** could still win: ||**A3**||"),
        (game("a1 b1 a2 b2 a3", o=BEN_SEAT), "On their 1st move, **ben** could still draw: ||**B2**||"),
        (game("a1 b1 a2 b2 a3"), "You made no mistakes."),
        (game("a1 b1 c3 b2 b3 c1 a2 a3", x=CROWD), "Before their last move, **the crowd** could still win: ||**A3**||"),
        (game("a1 b2").resign(ANA), ""),
    ]:
        assert judged(match) == sentence


def test_what_is_not_proven_is_not_said() -> None:
    def know_nothing(board: State) -> Evaluation:
        return Evaluation(dict.fromkeys(board.legal_moves), (), 0)

    match = game("a1 b1 c3 b2 b3 c1 a2 a3")
    assert EndingWriter(PAGES).judge(Review(match, review_game(match.game, match.plies, know_nothing))) == ""


def test_the_ending_is_said_in_every_language() -> None:
    won, lost = game("a1 b1 a2 b2 a3"), game("a1 b1 c3 b2 b3 c1 a2 a3")
    for texts in CATALOGUES:
        local = EndingWriter(replace(PAGES, localizer=Localizer(texts, "!")))
        page = local.add(local.pages.write(won, 5), won, Ending({Mark.X: RatingChange(1001, 13)}, wins=2))
        assert "1001 (+13)" in page.words, texts.locale
        assert len(page.words.split("\n")) == 2, texts.locale
        assert "A3" in local.judge(reviewed(lost)), texts.locale


def test_a_crowd_is_named_in_every_language() -> None:
    lost = reviewed(game("a1 b1 c3 b2 b3 c1 a2 a3", x=CROWD))
    for texts in CATALOGUES:
        localizer = Localizer(texts, "!")
        sentence = EndingWriter(replace(PAGES, localizer=localizer)).judge(lost)
        assert f"**{localizer.say('status-crowd')}**" in sentence.replace(sentence[:3], sentence[:3].lower()), (
            texts.locale
        )
        assert sentence == localizer.capitalized(sentence), texts.locale
