"""Texts of records, the leaderboard, lists of matches and replays."""

from dataclasses import replace

from bot.games.ids import UserId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.players.opponent import level_ratings
from cogs.records.queries import (
    Standing,
    UserRecord,
    WinDrawLoss,
)
from cogs.records.texts import RecordWriter, rating_history
from tests.support.languages import ENGLISH
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.people import ANA, BEN

NAMES = {ANA: "ana", BEN: "ben"}

EASY_RATING = LEVEL_RATINGS["easy"]

WRITER = RecordWriter(ENGLISH, lambda user: NAMES.get(user, f"<@{user}>"))

RECORD = UserRecord(
    total=WinDrawLoss(6, 2, 1),
    marks={Mark.X: WinDrawLoss(5, 1, 0), Mark.O: WinDrawLoss(1, 1, 1)},
    opponents={
        "learner": WinDrawLoss(1, 0, 0),
        "gone": WinDrawLoss(0, 1, 0),
        "perfect": WinDrawLoss(0, 0, 1),
        "easy": WinDrawLoss(2, 1, 0),
    },
    members=WinDrawLoss(3, 0, 0),
    longest_winning_streak=4,
    standings={"3x3": Standing(ANA, 1104, WinDrawLoss(5, 1, 1), rank=2)},
    rated_game="3x3",
    ratings=(1020, 1039, 1104),
)


def test_a_record_has_six_lines_with_opponents_from_weak_to_strong() -> None:
    assert WRITER.describe_user(RECORD, "ana", badge="🎓").splitlines()[4:] == [
        "**Members:** 🏆 3 won · **easy:** 🏆 2 won · 🤝 1 drawn · **perfect:** 1 lost · **learner:** 🏆 1 won"
        " · **gone:** 🤝 1 drawn",
        "**Levels beaten:** easy and learner · **Longest winning streak:** 4 · 🎓",
    ]


def test_a_rating_curve_in_words_starts_with_the_initial_rating() -> None:
    assert rating_history(RECORD) == ([1020, 1039, 1104], 7)
    assert RECORD.standing
    young = replace(RECORD, standings={"3x3": replace(RECORD.standing, results=WinDrawLoss(2, 1, 0))})
    assert rating_history(young) == ([1000, 1020, 1039, 1104], 3)
    assert rating_history(replace(RECORD, standings={}, rated_game=None)) == ([], 0)
    _, rating, course, total, *_ = WRITER.describe_user(RECORD, "ana", with_curve=True).splitlines()
    assert (rating, total) == ("**Rating:** 1104 · **Rank:** 2", "**Total:** 🏆 6 won · 🤝 2 drawn · 1 lost")
    assert course == "**Last 2 rated games:** from 1020 to 1104 · lowest 1020 · highest 1104"
    standings = {"connect4": RECORD.standings["3x3"]}
    other = replace(RECORD, standings=standings, rated_game="connect4")
    lines = WRITER.describe_user(other, "ana", with_curve=True).splitlines()
    assert lines[2] == f"**Connect Four** · {course}"
    plain = WRITER.describe_user(RECORD, "ana")
    unrated = replace(RECORD, ratings=RECORD.ratings[:1])
    assert WRITER.describe_user(unrated, "ana", with_curve=True) == plain
    assert WRITER.describe_chart(RECORD, []) == "Bar chart of the results. Won: 6. Drawn: 2. Lost: 1."
    assert WRITER.describe_chart(RECORD, [1000, 990, 1039]) == (
        "Bar chart of the results. Won: 6. Drawn: 2. Lost: 1. "
        "Line chart of the rating over the latest 2 rated games: from 1000 to 1039, between 990 and 1039."
    )


def standings(*ratings: int, first: int = 1) -> tuple[Standing, ...]:
    return tuple(
        Standing(UserId(rank + 100), rating, WinDrawLoss(3, 2, 1), rank)
        for rank, rating in enumerate(ratings, start=first)
    )


def test_the_next_level_above_a_member_is_named() -> None:
    levels = level_ratings(TIC_TAC_TOE)
    for rating, level in ((700, "random"), (EASY_RATING - 1, "easy"), (EASY_RATING, "medium")):
        (standing,) = standings(rating)
        points = levels[level] - rating
        away = f"{points} point{'s' * (points > 1)} away"
        assert WRITER.describe_next_level(standing, "3x3") == f"**Next:** {level}, {away}"
    assert WRITER.describe_next_level(standings(9999)[0], "3x3") == ""
