"""What is said below a finished game besides its result."""

from functools import cache

import pytest

from bot.analysis.evaluation import Evaluation, Evaluator
from bot.analysis.review import Review, review_game
from bot.games.board import Board, parse_move
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import Match, Seat
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.model.ending import Ending, RatingChange
from bot.text.catalogue import Catalogue
from bot.text.ending import EndingWriter
from bot.text.localizer import Localizer
from bot.text.page import PageWriter
from tests.support.languages import ENGLISH, every_language
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, PERFECT_SEAT

evaluate = cache(Evaluator().evaluate)


def game(text: str, x: Seat = ANA_SEAT, o: Seat = PERFECT_SEAT, rules: Rules = TIC_TAC_TOE) -> Match:
    match = Match(MatchId(9), rules, x, o)
    for move in text.split():
        match = match.play(parse_move(move, match.board))
    return match


def writer(localizer: Localizer = ENGLISH) -> EndingWriter:
    return EndingWriter(PageWriter(localizer, {ANA: "ana", BEN: "ben"}))


def words(match: Match, ending: Ending) -> list[str]:
    """The lines below the moves."""
    page = writer().pages.write(match, len(match.plies))
    return writer().add(page, match, ending).words.split("\n")


def reviewed(match: Match) -> Review:
    return Review(match, review_game(match.rules, match.plies, evaluate))


def judged(match: Match) -> str:
    return writer().judge(reviewed(match))


def test_an_ending_has_two_lines_at_most() -> None:
    won = game("a1 b1 a2 b2 a3")
    everything = Ending({Mark.X: RatingChange(1001, 13)}, wins=3, coach="You made no mistakes.")
    assert words(won, everything) == [
        "🏆 **ana won** with ❌ on A1-A2-A3.",
        "**Rating:** 1001 (+13) · 🔥 3 wins in a row · You made no mistakes.",
    ]
    assert words(won, Ending(wins=1)) == ["🏆 **ana won** with ❌ on A1-A2-A3."]


def test_a_loss_is_followed_by_one_of_several_kind_sentences() -> None:
    lost = [words(game(f"a1 b1 a2 b2 {last} b3"), Ending()) for last in ("c1", "c2", "c3")]
    sentences = [line.removeprefix("🏁 **I won** with 🔵 on B1-B2-B3. ") for (line,) in lost]
    assert sentences == ["Maybe next time!", "Good game!", "Thanks for the game!"]
    unplayed = game("b1", x=PERFECT_SEAT, o=ANA_SEAT).resign(ANA)
    assert words(unplayed, Ending()) == ["🏳️ **ana** resigned. **I won.**"]


@pytest.mark.parametrize("change", ["1001 (+13)", "0 (−1000)", "1000 (±0)"])
def test_a_rating_is_followed_by_its_change(change: str) -> None:
    rating, by = change.replace("−", "-").replace("±", "").rstrip(")").split(" (")
    ending = Ending({Mark.O: RatingChange(int(rating), int(by))})
    assert words(game("a1 b1 a2 b2 c3 b3", x=PERFECT_SEAT, o=ANA_SEAT), ending)[1] == f"**Rating:** {change}"


def test_between_members_both_ratings_are_named_and_nobody_is_comforted() -> None:
    match = game("a1 b1 a2 b2 a3", o=BEN_SEAT)
    ending = Ending({Mark.X: RatingChange(1020, 20), Mark.O: RatingChange(980, -20)})
    assert words(match, ending) == [
        "🏆 **ana won** with ❌ on A1-A2-A3.",
        "**Rating:** ana 1020 (+20), ben 980 (−20)",
    ]


def test_the_coach_names_the_best_result_that_a_member_gave_away() -> None:
    lost = game("a1 b1 c3 b2 b3 c1 a2 a3")
    assert lost.outcome
    assert lost.outcome.winner is Mark.O
    assert judged(lost) == "You had a win at move 7: ||**A3**||"
    assert judged(game("a1 b2 c3 c1 a3 b1 b3")) == "You made no mistakes."  # O gave away more, and did not win
    assert judged(game("1 2 1 2 3 2", rules=Rules(gravity=True))) == "You had a win at move 5: ||**1**||"  # the column
    assert judged(game("a1 b2 a2 a3 b1 c1")) == "You had a draw at move 5: ||**C1**||"


def test_the_coach_names_the_member_in_a_game_between_members() -> None:
    assert judged(game("a1 b1 c3 b2 b3 c1 a2 a3", o=BEN_SEAT)) == "**ana** had a win at move 7: ||**A3**||"
    assert judged(game("a1 b1 a2 b2 a3", o=BEN_SEAT)) == "**ben** had a draw at move 2: ||**B2**||"


def test_the_coach_praises_who_made_no_mistake_and_did_not_lose() -> None:
    assert judged(game("a1 b1 a2 b2 a3")) == "You made no mistakes."
    resigned = game("a1 b2").resign(ANA)
    assert judged(resigned) == ""


def test_what_is_not_proven_is_not_said() -> None:
    def know_nothing(board: Board) -> Evaluation:
        return Evaluation(dict.fromkeys(board.legal_moves), (), 0)

    match = game("a1 b1 c3 b2 b3 c1 a2 a3")
    assert writer().judge(Review(match, review_game(match.rules, match.plies, know_nothing))) == ""


@every_language
def test_the_ending_is_said_in_every_language(texts: Catalogue) -> None:
    ending = Ending({Mark.X: RatingChange(1001, 13)}, wins=2)
    local = writer(Localizer(texts, "!"))
    won, lost = game("a1 b1 a2 b2 a3"), game("a1 b1 c3 b2 b3 c1 a2 a3")
    page = local.add(local.pages.write(won, 5), won, ending)
    assert "1001 (+13)" in page.words
    assert len(page.words.split("\n")) == 2
    assert "A3" in local.judge(reviewed(lost))
