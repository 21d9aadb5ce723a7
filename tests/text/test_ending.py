"""What is said below a finished game besides its result."""

from functools import cache

from bot.analysis.evaluation import Evaluation, Evaluator
from bot.analysis.review import Review, review_game
from bot.games.board import Board, parse_move
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import Match, Seat
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.model.ending import Ending, RatingChange
from bot.text.ending import EndingWriter
from bot.text.localizer import Localizer
from bot.text.page import PageWriter
from tests.support.languages import CATALOGUES, ENGLISH
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, PERFECT_SEAT

evaluate = cache(Evaluator().evaluate)


def game(text: str, x: Seat = ANA_SEAT, o: Seat = PERFECT_SEAT, rules: Rules = TIC_TAC_TOE) -> Match:
    match = Match(MatchId(9), rules, x, o)
    for move in text.split():
        match = match.play(parse_move(move, match.board))
    return match


def writer(localizer: Localizer = ENGLISH) -> EndingWriter:
    return EndingWriter(PageWriter(localizer, {ANA: "ana", BEN: "ben"}))


def reviewed(match: Match) -> Review:
    return Review(match, review_game(match.rules, match.plies, evaluate))


def judged(match: Match) -> str:
    return writer().judge(reviewed(match))


def test_the_coach_names_the_best_result_that_a_member_gave_away() -> None:
    for match, sentence in [
        (game("a1 b1 c3 b2 b3 c1 a2 a3"), "You had a win at move 7: ||**A3**||"),
        (game("a1 b2 c3 c1 a3 b1 b3"), "You made no mistakes."),  # O gave away more, and did not win
        (game("1 2 1 2 3 2", rules=Rules(gravity=True)), "You had a win at move 5: ||**1**||"),  # the column
        (game("a1 b2 a2 a3 b1 c1"), "You had a draw at move 5: ||**C1**||"),
        (game("a1 b1 c3 b2 b3 c1 a2 a3", o=BEN_SEAT), "**ana** had a win at move 7: ||**A3**||"),
        (game("a1 b1 a2 b2 a3", o=BEN_SEAT), "**ben** had a draw at move 2: ||**B2**||"),
        (game("a1 b1 a2 b2 a3"), "You made no mistakes."),
        (game("a1 b2").resign(ANA), ""),
    ]:
        assert writer().judge(reviewed(match)) == sentence


def test_what_is_not_proven_is_not_said() -> None:
    def know_nothing(board: Board) -> Evaluation:
        return Evaluation(dict.fromkeys(board.legal_moves), (), 0)

    match = game("a1 b1 c3 b2 b3 c1 a2 a3")
    assert writer().judge(Review(match, review_game(match.rules, match.plies, know_nothing))) == ""


def test_the_ending_is_said_in_every_language() -> None:
    won, lost = game("a1 b1 a2 b2 a3"), game("a1 b1 c3 b2 b3 c1 a2 a3")
    for texts in CATALOGUES:
        local = writer(Localizer(texts, "!"))
        page = local.add(local.pages.write(won, 5), won, Ending({Mark.X: RatingChange(1001, 13)}, wins=2))
        assert "1001 (+13)" in page.words, texts.locale
        assert len(page.words.split("\n")) == 2, texts.locale
        assert "A3" in local.judge(reviewed(lost)), texts.locale
