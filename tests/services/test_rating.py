"""Ratings: the formulas, the ratings of the levels, which games count, and that docs/rating.md is right."""

import doctest
import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result
from bot.model.rating import (
    DAILY_WEIGHTS,
    INITIAL_RATING,
    K_FACTOR,
    MAX_DAILY_GAIN,
    MIN_RANKED_GAMES,
    NEWCOMER_GAMES,
    NEWCOMER_K_FACTOR,
    RatedLevel,
    RatedMatch,
    Rating,
    expected_score,
)
from bot.opponents.opponent import OPPONENTS
from bot.services.rating import rated_match
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, DM, GUILD, HERE
from tools.ladder import fit, published

PAGE = Path(__file__).parents[2] / "docs" / "rating.md"
EASY, HARD, LEARNER = (OpponentSeat(name) for name in ("easy", "hard", "learner"))
LINE, DRAWN = (0, 3, 1, 4, 2), (4, 0, 1, 7, 3, 5, 6, 2, 8)


def match(*plies: int, x: Seat = ANA_SEAT, o: Seat = BEN_SEAT) -> Match:
    return Match(MatchId(5), TIC_TAC_TOE, x, o, plies)


def test_the_expected_scores_add_up_and_400_points_mean_ten_times_the_score() -> None:
    for other in [801, 1000.5, 1331]:
        assert expected_score(1000, other) + expected_score(other, 1000) == pytest.approx(1)
    assert expected_score(1400, 1000) == pytest.approx(10 * expected_score(1000, 1400))


def test_the_rating_of_a_newcomer_changes_faster() -> None:
    for games, k in [(0, NEWCOMER_K_FACTOR), (19, 40), (20, K_FACTOR), (500, 20)]:
        before = Rating(1000, games)
        results = [before.after(score, 1000) for score in (Result.WIN, Result.DRAW, Result.LOSS)]
        assert results == [Rating(1000 + k / 2, games + 1), Rating(1000, games + 1), Rating(1000 - k / 2, games + 1)]


def test_the_ratings_of_the_levels_follow_from_their_games() -> None:
    assert {name: round(rating) for name, rating in fit(published()).items()} == LEVEL_RATINGS
    assert [*LEVEL_RATINGS] == [*OPPONENTS]
    assert [*LEVEL_RATINGS.values()] == sorted(LEVEL_RATINGS.values())
    assert LEVEL_RATINGS["easy"] == INITIAL_RATING


def test_fitting_finds_the_ratings_that_made_the_scores() -> None:
    true = {"weak": 700.0, "easy": 1000.0, "strong": 1600.0}
    shares = {(one, other): expected_score(true[one], true[other]) for one in true for other in true if one != other}
    assert fit(shares) == pytest.approx(true)
    shares, ratings = published(), fit(published())
    for name in ratings:
        others = [other for other in ratings if other != name]
        expected = sum(expected_score(ratings[name], ratings[other]) for other in others)
        assert sum(shares[name, other] for other in others) == pytest.approx(expected)
    worst = max(
        abs(shares[pair] - expected_score(*(ratings[name] for name in pair))) for pair in combinations(ratings, 2)
    )
    assert 0.03 < worst < 0.04
    assert "they predict the score to within 4 of 100 games" in " ".join(PAGE.read_text("utf-8").split())


def test_the_examples_on_the_page_are_right() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_pages_have_the_ratings_and_factors_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    assert {name: int(rating) for name, rating in re.findall(r"^\| ([a-z]+) \| (\d+) \|$", page, re.MULTILINE)} == {
        **LEVEL_RATINGS
    }
    assert f"The **K-factor** is {NEWCOMER_K_FACTOR} in the first {NEWCOMER_GAMES} rated games" in page
    assert f"and {K_FACTOR} from then on" in page
    assert f"Every member starts at **{INITIAL_RATING:.0f}**" in " ".join(page.split())
    assert f"at most **{MAX_DAILY_GAIN:.0f}** points in a day" in page
    assert DAILY_WEIGHTS == (1, 1 / 2, 1 / 4)
    assert "the second by a half, the third by a quarter, and further ones not at all" in " ".join(page.split())
    assert MIN_RANKED_GAMES == 5
    assert "until the fifth rated game" in page
    listed = ", ".join(f"{name} at {rating}" for name, rating in LEVEL_RATINGS.items() if name != "perfect")
    ladder = " ".join((PAGE.parent / "opponents.md").read_text("utf-8").split()).replace(" stands at", " at")
    assert f"{listed}, and perfect at {LEVEL_RATINGS['perfect']}." in ladder


def test_a_game_counts_for_its_members() -> None:
    both, only_x, only_o = {Mark.X: ANA, Mark.O: BEN}, {Mark.X: ANA}, {Mark.O: ANA}
    easy, hard = RatedLevel("easy", 1000), RatedLevel("hard", 1243)
    for played, winner, members, level in (
        (match(*LINE), Mark.X, both, None),
        (match(*DRAWN, o=EASY), None, only_x, easy),
        (match(*LINE, x=HARD, o=ANA_SEAT), Mark.X, only_o, hard),
        (match(4, 0).resign(ANA), Mark.O, both, None),
        (match(4, 0).forfeit(Mark.O), Mark.X, both, None),
        (match(4, 0, o=EASY).time_out(), Mark.O, only_x, easy),
        (match(4, 0).agree(), None, both, None),
    ):
        assert rated_match(played, HERE) == RatedMatch(MatchId(5), GUILD, winner, members, level)


def test_no_other_game_counts() -> None:
    for unrated in [
        *(match(4, 0), match(4, 0).abandon(), match(4, 0).stop(), match(4).resign(BEN), match().forfeit(Mark.X)),
        *(match(*LINE, o=LEARNER), match(*LINE, x=EASY, o=HARD), match(*LINE, o=ANA_SEAT)),
        *(match(*LINE, o=MemberSeat(None)), match(*LINE, x=MemberSeat(None), o=EASY)),
        replace(match(0, 4, 1, 5, 2), rules=Rules(3, 4, 3)),
        replace(match(0, 3, 1, 4, 2), rules=Rules(4, 3, 3)),
    ]:
        assert rated_match(unrated, HERE) is None, unrated
    assert rated_match(match(*LINE, o=EASY), DM) is None
