"""Texts of records, the leaderboard, lists of matches and replays."""

from dataclasses import replace

from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.value import Result
from bot.players.neural import NETWORK_LEVELS
from cogs.records.queries import (
    Leaderboard,
    Standing,
    Streak,
    UserRecord,
    WinDrawLoss,
)
from cogs.records.texts import RecordWriter, rating_history
from tests.support.languages import ENGLISH
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.people import ANA, BEN

NAMES = {ANA: "ana", BEN: "ben"}

RANDOM_RATING, EASY_RATING, PERFECT = (LEVEL_RATINGS[level] for level in ("random", "easy", "perfect"))

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
    streak=Streak(Result.WIN, 2),
    longest_winning_streak=4,
    standings={"3x3": Standing(ANA, 1104, WinDrawLoss(5, 1, 1), rank=2)},
    rated_game="3x3",
    ratings=(1020, 1039, 1104),
)


def test_opponents_are_listed_from_weak_to_strong() -> None:
    *_, members, easy, perfect, learner, gone, more = WRITER.describe_user(RECORD, "ana").splitlines()
    assert [members, easy, perfect] == [
        "**Members:** 🏆 3 won",
        "**easy:** 🏆 2 won · 🤝 1 drawn",
        "**perfect:** 💀 1 lost",
    ]
    assert [learner, gone] == ["**learner:** 🏆 1 won", "**gone:** 🤝 1 drawn"]
    assert more == "See also: `!history`, `!leaderboard`"


def test_a_rating_curve_in_words_starts_with_the_initial_rating() -> None:
    assert rating_history(RECORD) == ([1020, 1039, 1104], 7)
    assert RECORD.standing
    young = replace(RECORD, standings={"3x3": replace(RECORD.standing, results=WinDrawLoss(2, 1, 0))})
    assert rating_history(young) == ([1000, 1020, 1039, 1104], 3)
    assert rating_history(replace(RECORD, standings={}, rated_game=None)) == ([], 0)
    _, rating, course, total, *_ = WRITER.describe_user(RECORD, "ana", with_curve=True).splitlines()
    assert (rating, total) == ("**Rating:** 1104 · **Rank:** 2", "**Total:** 🏆 6 won · 🤝 2 drawn · 💀 1 lost")
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


def test_levels_stand_among_members_each_on_one_page() -> None:
    for ratings, offset, total, before, shown in [
        ((1400, PERFECT, 1100, 700), 0, 4, None, f"1400 {PERFECT} perfect hard medium 1100 easy random 700"),
        ((1100,), 0, 1, None, "perfect hard medium 1100 easy random"),
        ((1100, 1010), 0, 3, None, "perfect hard medium 1100 1010"),
        ((EASY_RATING, 900), 2, 4, 1010, f"{EASY_RATING} easy 900 random"),
        ((990,), 2, 4, EASY_RATING, "easy 990"),
        ((700,), 3, 4, RANDOM_RATING, "random 700"),
        ((700,), 3, 4, RANDOM_RATING - 1, "700"),
    ]:
        last = standings(before, first=offset)[0] if before else None
        board = Leaderboard(standings(*ratings, first=offset + 1), offset, total)
        text = WRITER.describe_leaderboard(board, last, "own")
        title = "### 🏅 Leaderboard: Tic-tac-toe\n"
        if total > len(ratings):  # there are several pages
            title += f"Members {offset + 1}–{offset + len(ratings)} of {total}\n"
        assert text.startswith(title)
        lines = [line.split(" · ") for line in text.removeprefix(title).splitlines()[:-2]]
        names = [line[0][2:] if "🤖" in line[0] else line[1].strip("*") for line in lines]
        assert " ".join(name for name in names if name not in NETWORK_LEVELS) == shown
