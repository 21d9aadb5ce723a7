"""Ratings: the arithmetic, the levels' place on the scale, and which games count; docs/rating.md tells the truth."""

import doctest
import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.rating import (
    INITIAL_RATING,
    K_FACTOR,
    MIN_RANKED_GAMES,
    NEWCOMER_GAMES,
    NEWCOMER_K_FACTOR,
    RatedMatch,
    Rating,
    expected_score,
)
from bot.opponents.opponent import LEVEL_RATINGS, OPPONENTS
from bot.services.rating import rated
from docs.ladder import fit, published

PAGE = Path(__file__).parents[2] / "docs" / "rating.md"
ANA, BEN = MemberSeat(UserId(1)), MemberSeat(UserId(2))
EASY, HARD, LEARNER = (OpponentSeat(name) for name in ("easy", "hard", "learner"))
HERE = Place(ChannelId(10), GuildId(7))
A_LINE, A_DRAW = (0, 3, 1, 4, 2), (4, 0, 1, 7, 3, 5, 6, 2, 8)


def match(*plies: int, x: MemberSeat | OpponentSeat = ANA, o: MemberSeat | OpponentSeat = BEN) -> Match:
    return Match(MatchId(5), TIC_TAC_TOE, x, o, plies)


@pytest.mark.parametrize("other", [801, 1000.5, 1331])
def test_what_one_side_is_expected_to_score_the_other_is_not(other: float) -> None:
    assert expected_score(1000, other) + expected_score(other, 1000) == pytest.approx(1)


def test_four_hundred_points_more_score_ten_times_as_much() -> None:
    assert expected_score(1400, 1000) == pytest.approx(10 * expected_score(1000, 1400))


@pytest.mark.parametrize(("games", "k"), [(0, NEWCOMER_K_FACTOR), (19, 40), (20, K_FACTOR), (500, 20)])
def test_a_newcomer_moves_faster(games: int, k: int) -> None:
    before = Rating(1000, games)
    results = [before.after(score, 1000) for score in (Result.WIN, Result.DRAW, Result.LOSS)]
    assert results == [Rating(1000 + k / 2, games + 1), Rating(1000, games + 1), Rating(1000 - k / 2, games + 1)]


def test_the_levels_stand_where_their_games_put_them() -> None:
    assert {name: round(rating) for name, rating in fit(published()).items()} == LEVEL_RATINGS
    assert [*LEVEL_RATINGS] == [*OPPONENTS]
    assert [*LEVEL_RATINGS.values()] == sorted(LEVEL_RATINGS.values())
    assert LEVEL_RATINGS["easy"] == INITIAL_RATING


def test_levels_of_known_strength_are_found_again() -> None:
    true = {"weak": 700.0, "easy": 1000.0, "strong": 1600.0}
    shares = {(one, other): expected_score(true[one], true[other]) for one in true for other in true if one != other}
    assert fit(shares) == pytest.approx(true)


def test_each_level_is_expected_to_score_what_it_has_scored() -> None:
    shares, ratings = published(), fit(published())
    for name in ratings:
        others = [other for other in ratings if other != name]
        expected = sum(expected_score(ratings[name], ratings[other]) for other in others)
        assert sum(shares[name, other] for other in others) == pytest.approx(expected)
    worst = max(
        abs(shares[pair] - expected_score(*(ratings[name] for name in pair))) for pair in combinations(ratings, 2)
    )
    assert 0.03 < worst < 0.04
    assert "they predict the score to\nwithin 4 of 100 games" in PAGE.read_text("utf-8")


def test_the_page_reckons_right_and_has_the_ratings_that_count() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0
    page = PAGE.read_text("utf-8")
    assert {name: int(rating) for name, rating in re.findall(r"^\| ([a-z]+) \| (\d+) \|$", page, re.MULTILINE)} == {
        **LEVEL_RATINGS
    }
    assert f"The **K-factor** is {NEWCOMER_K_FACTOR} in the first {NEWCOMER_GAMES} rated games" in page
    assert f"and {K_FACTOR} from then on" in page
    assert f"Everything starts at\n**{INITIAL_RATING:.0f}**" in page
    told = ", ".join(f"{name} at {rating}" for name, rating in LEVEL_RATINGS.items() if name != "perfect")
    ladder = " ".join((PAGE.parent / "opponents.md").read_text("utf-8").split()).replace(" stands at", " at")
    assert f"{told}, and perfect at {LEVEL_RATINGS['perfect']}." in ladder
    assert MIN_RANKED_GAMES == 5
    assert "until the fifth rated game" in page


def test_a_game_counts_for_both_members_or_for_the_one_who_met_a_level() -> None:
    ana, ben, guild = UserId(1), UserId(2), GuildId(7)
    both, x_alone, o_alone = {Mark.X: ana, Mark.O: ben}, {Mark.X: ana}, {Mark.O: ana}
    assert rated(match(*A_LINE), HERE) == RatedMatch(MatchId(5), guild, Mark.X, both)
    assert rated(match(*A_DRAW, o=EASY), HERE) == RatedMatch(MatchId(5), guild, None, x_alone, 1000)
    assert rated(match(*A_LINE, x=HARD, o=ANA), HERE) == RatedMatch(MatchId(5), guild, Mark.X, o_alone, 1243)
    assert rated(match(4, 0).resign(UserId(1)), HERE) == RatedMatch(MatchId(5), guild, Mark.O, both)
    assert rated(match(4, 0).forfeit(Mark.O), HERE) == RatedMatch(MatchId(5), guild, Mark.X, both)
    assert rated(match(4, 0).agree(), HERE) == RatedMatch(MatchId(5), guild, None, both)


@pytest.mark.parametrize(
    "unrated",
    [
        match(4, 0),
        match(4, 0).abandon(),
        match(4, 0).halt(),
        match(4).resign(UserId(2)),
        match().forfeit(Mark.X),
        match(*A_LINE, o=LEARNER),
        match(*A_LINE, x=EASY, o=HARD),
        match(*A_LINE, o=MemberSeat(None)),
        match(*A_LINE, x=MemberSeat(None), o=EASY),
        match(*A_LINE, o=ANA),
        replace(match(*A_LINE), rules=Rules(misere=True)),
        replace(match(0, 3, 1, 4, 2), rules=Rules(4, 3, 3)),
    ],
    ids=str,
)
def test_no_other_game_counts(unrated: Match) -> None:
    assert rated(unrated, HERE) is None


def test_no_game_in_a_direct_message_counts() -> None:
    assert rated(match(*A_LINE, o=EASY), Place(ChannelId(20))) is None
