"""What is said of records, ratings and matches that are over."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat, Termination
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result
from bot.model.statistics import (
    History,
    Leaderboard,
    PastMatch,
    RatingPoint,
    ScopeRecord,
    Standing,
    Streak,
    UserRecord,
    WinDrawLoss,
)
from bot.opponents.opponent import NAMES as NAMES_OF_LEVELS
from bot.opponents.strength import LEVEL_RATINGS
from bot.rendering.catalogues import Catalogue, load_languages
from bot.rendering.localizer import Localizer
from bot.rendering.page import PageWriter
from bot.rendering.records import RecordWriter, rating_history
from bot.rendering.replay import ReplayWriter
from bot.storage.statistics import MOST_ACTIVE
from tests.rendering.test_limits import PREFIX, SIGNS, STYLE

VOICE = Localizer(load_languages().of(None), "!")
ANA, BEN, EASY = MemberSeat(UserId(1)), MemberSeat(UserId(2)), OpponentSeat("easy")
NAMES = {UserId(1): "ana", UserId(2): "ben"}
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)

RANDOM_RATING, EASY_RATING, PERFECT = (LEVEL_RATINGS[level] for level in ("random", "easy", "perfect"))

WRITER = RecordWriter(VOICE, lambda user: NAMES.get(user, f"<@{user}>"))
REPLAYS = ReplayWriter(PageWriter(VOICE, NAMES))

RECORD = UserRecord(
    total=WinDrawLoss(6, 2, 1),
    marks={Mark.X: WinDrawLoss(5, 1, 0), Mark.O: WinDrawLoss(1, 1, 1)},
    programs={
        "learner": WinDrawLoss(1, 0, 0),
        "gone": WinDrawLoss(0, 1, 0),
        "perfect": WinDrawLoss(0, 0, 1),
        "easy": WinDrawLoss(2, 1, 0),
    },
    members=WinDrawLoss(3, 0, 0),
    streak=Streak(Result.WIN, 2),
    longest_wins=4,
    standing=Standing(UserId(1), 1104, WinDrawLoss(5, 1, 1), rank=2),
    ratings=tuple(RatingPoint(NOON, rating) for rating in (1020, 1039, 1104)),
)


def test_a_person_reads_how_all_their_games_ended_and_against_whom_weakest_first() -> None:
    assert WRITER.describe_user(RECORD, "ana", is_rated=True).splitlines() == [
        "📊 **ana**",
        "Rating: **1104** · Rank: **2**",
        "**In all:** 🎮 9 · 🏆 6 · 🤝 2 · 💀 1",
        "As ❌: 🎮 6 · 🏆 5 · 🤝 1 · 💀 0",
        "As ⭕: 🎮 3 · 🏆 1 · 🤝 1 · 💀 1",
        "Against members: 🎮 3 · 🏆 3 · 🤝 0 · 💀 0",
        "Against **easy**: 🎮 3 · 🏆 2 · 🤝 1 · 💀 0",
        "Against **perfect**: 🎮 1 · 🏆 0 · 🤝 0 · 💀 1",
        "Against **learner**: 🎮 1 · 🏆 1 · 🤝 0 · 💀 0",
        "Against **gone**: 🎮 1 · 🏆 0 · 🤝 1 · 💀 0",
        "Current streak: 🏆 2 · longest winning streak: 4",
        "-# 🎮 games, of them 🏆 won, 🤝 drawn and 💀 lost. "
        "`!history` shows the games again, `!leaderboard` who is best in a server.",
    ]


def test_only_where_there_are_ratings_is_something_said_of_them() -> None:
    private = replace(RECORD, standing=None, ratings=())
    assert "Rating" not in WRITER.describe_user(private, "ana", is_rated=False)
    assert "No rating yet. It takes 5 games" in WRITER.describe_user(private, "ana", is_rated=True)
    new = replace(RECORD, standing=Standing(UserId(1), 1039, WinDrawLoss(2, 0, 0), rank=None, games_to_go=3))
    assert "Rating so far: **1039** · rated games until it has a rank: 3" in WRITER.describe_user(
        new, "ana", is_rated=True
    )


def test_the_curve_begins_where_everybody_does_unless_that_is_too_long_ago() -> None:
    assert rating_history(RECORD) == ([1020, 1039, 1104], 7)
    assert RECORD.standing
    young = replace(RECORD, standing=replace(RECORD.standing, tally=WinDrawLoss(2, 1, 0)))
    assert rating_history(young) == ([1000, 1020, 1039, 1104], 3)
    assert rating_history(replace(RECORD, standing=None)) == ([], 0)


def test_the_picture_is_told_in_words_too() -> None:
    assert WRITER.describe_chart(RECORD, []) == "Bar: 6 won, 2 drawn, 1 lost."
    assert WRITER.describe_chart(RECORD, [1000, 990, 1039]) == (
        "Bar: 6 won, 2 drawn, 1 lost. "
        "Line chart of the rating over the latest 2 rated games: from 1000 to 1039, between 990 and 1039."
    )


def test_a_server_reads_what_was_played_in_it_and_who_played_most() -> None:
    ends = dict.fromkeys(Termination, 0) | {Termination.LINE: 7, Termination.FULL_BOARD: 2, Termination.ABANDONED: 1}
    scope = ScopeRecord(
        matches=10,
        terminations=ends,
        winners={Mark.X: 4, Mark.O: 3, None: 2},
        exhibitions=2,
        members=3,
        most_active=((UserId(2), 8), (UserId(3), 5)),
        programs={"easy": WinDrawLoss(3, 1, 1)},
    )
    assert WRITER.describe_scope(scope).splitlines()[:-1] == [
        "📊 **What has been played here**",
        "Games: **10** · Players: **3**",
        "❌ won: 4 · ⭕ won: 3 · drawn: 2",
        "How they ended: with a line: 7 · with a full board: 2 · without a result: 1",
        "Members against **easy**: 🎮 5 · 🏆 3 · 🤝 1 · 💀 1",
        "Most games: **ben** 8 · **<@3>** 5",
        "Games between my levels, besides: 2",
    ]
    assert "besides" not in WRITER.describe_scope(replace(scope, exhibitions=0))
    assert WRITER.describe_scope(replace(scope, matches=0)).startswith("Nobody has finished a game here yet.")


def standings(*ratings: int, first: int = 1) -> tuple[Standing, ...]:
    return tuple(
        Standing(UserId(rank + 100), rating, WinDrawLoss(3, 2, 1), rank)
        for rank, rating in enumerate(ratings, start=first)
    )


@pytest.mark.parametrize(
    ("ratings", "offset", "total", "before", "shown"),
    [
        ((1400, PERFECT, 1100, 700), 0, 4, None, f"1400 {PERFECT} perfect hard medium 1100 easy random 700"),
        ((1100,), 0, 1, None, "perfect hard medium 1100 easy random"),
        ((1100, 1010), 0, 3, None, "perfect hard medium 1100 1010"),
        ((EASY_RATING, 900), 2, 4, 1010, f"{EASY_RATING} easy 900 random"),
        ((990,), 2, 4, EASY_RATING, "easy 990"),
        ((700,), 3, 4, 900, "random 700"),
        ((700,), 3, 4, RANDOM_RATING, "random 700"),
        ((700,), 3, 4, RANDOM_RATING - 1, "700"),
    ],
)
def test_levels_stand_among_members_each_on_one_page(
    ratings: tuple[int, ...], offset: int, total: int, before: int | None, shown: str
) -> None:
    last = standings(before, first=offset)[0] if before else None
    board = Leaderboard(standings(*ratings, first=offset + 1), offset, total)
    said = WRITER.describe_leaderboard(board, last, "own")
    lines = [line.split(" · ") for line in said.splitlines()[1:-3]]
    assert " ".join(line[0][2:] if "🤖" in line[0] else line[1].strip("*") for line in lines) == shown
    assert said.startswith(f"🏅 **Leaderboard**, {offset + 1} to {offset + len(ratings)} of {total}\n")


def test_every_page_of_a_leaderboard_together_shows_every_member_and_every_level_once_in_order() -> None:
    members = standings(*range(1400, 600, -37))
    pages = [
        WRITER.describe_leaderboard(
            Leaderboard(members[offset : offset + 3], offset, len(members)),
            members[offset - 1] if offset else None,
            "",
        )
        for offset in range(0, len(members), 3)
    ]
    numbers = [
        int(line.split(" · ")[1].strip("*"))
        for page in pages
        for line in page.splitlines()
        if line.startswith(("🤖", "**"))
    ]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) == len(members) + 5


def past(x: Seat, o: Seat, *plies: int, **facts: object) -> PastMatch:
    return PastMatch(Match(MatchId(7), TIC_TAC_TOE, x, o, plies), NOON, **facts)  # type: ignore[arg-type]


WON = past(ANA, EASY, 0, 3, 1, 4, 2)
DRAWN = past(BEN, ANA, 4, 0, 1, 7, 3, 5, 6, 2, 8)
FORGOTTEN = replace(past(MemberSeat(None), ANA, 4), match=past(MemberSeat(None), ANA, 4).match.abandon())


def test_a_list_says_of_each_game_when_against_whom_and_how_it_ended_for_the_person() -> None:
    lost = replace(WON, match=past(ANA, BEN, 0, 1).match.forfeit(Mark.X))
    said = REPLAYS.describe_history(History((WON, DRAWN, lost, FORGOTTEN), 5, 12), UserId(1))
    assert said.splitlines() == [
        "📜 **ana**: games 6 to 9 of 12, newest first",
        "**6.** <t:1767268800:d> · ❌ against **easy**: 🏆 won · moves: 5",
        "**7.** <t:1767268800:d> · ⭕ against **ben**: 🤝 drawn · moves: 9",
        "**8.** <t:1767268800:d> · ❌ against **ben**: 💀 lost · moves: 2",
        "**9.** <t:1767268800:d> · ⭕ against **somebody**: 💤 no result · moves: 1",
    ]


def test_a_list_of_everybodys_games_says_who_played_what() -> None:
    show = past(OpponentSeat("hard"), EASY, 0, 3, 1, 4, 2)
    assert REPLAYS.describe_history(History((WON, DRAWN, FORGOTTEN, show), 0, 4), None).splitlines() == [
        "📜 Games 1 to 4 of 4 here, newest first",
        "**1.** <t:1767268800:d> · **ana** ❌ – **easy** ⭕: 🏆 ❌ · moves: 5",
        "**2.** <t:1767268800:d> · **ben** ❌ – **ana** ⭕: 🤝 drawn · moves: 9",
        "**3.** <t:1767268800:d> · **somebody** ❌ – **ana** ⭕: 💤 no result · moves: 1",
        "**4.** <t:1767268800:d> · **hard** ❌ – **easy** ⭕: 🏆 ❌ · moves: 5",
    ]


def test_a_game_is_shown_again_from_the_empty_board_to_its_result() -> None:
    first, second, *_, last = (REPLAYS.replay(WON.match, page, ended=NOON) for page in range(6))
    assert first.words == "**ana** ❌ – **easy** ⭕ · <t:1767268800:d>"
    assert (first.board.count("❌"), first.position) == (0, "1/6 · X: - · O: - · My level: easy")
    assert (second.words, second.board.count("❌")) == ("Move 1 of 5: **ana** played **A1** ❌.", 1)
    assert last.words.splitlines() == [
        "Move 5 of 5: **ana** played **A3** ❌.",
        "**ana** ❌ – **easy** ⭕ · <t:1767268800:d>",
        "🏆 **ana won** with ❌ on A1-A2-A3.",
    ]
    assert last.board.count("❎") == 3
    assert REPLAYS.replay(WON.match, 99, ended=NOON) == last


def test_how_a_game_stopped_is_told_on_its_last_page_alone() -> None:
    match = past(ANA, BEN, 4).match.resign(UserId(2))
    assert "gave up" not in REPLAYS.replay(match, 0).words
    assert REPLAYS.replay(match, 1, is_coached=True).words.endswith("🏳️ **ben** gave up. **ana won.**")
    assert REPLAYS.replay(match, 1, is_coached=True).position == "2/2 · X: B2 · O: - · with advice"
    unplayed = past(ANA, EASY).match.resign(UserId(1))
    assert REPLAYS.replay(unplayed, 0).words == "**ana** ❌ – **easy** ⭕\n🏳️ **ana** gave up. **I won.**"


@pytest.mark.parametrize("texts", load_languages().catalogues.values(), ids=lambda texts: texts.locale)
def test_every_page_fits_into_one_message_with_the_longest_names_and_large_numbers(texts: Catalogue) -> None:
    localizer, many, most = Localizer(texts, PREFIX, STYLE), WinDrawLoss(9999, 9999, 9999), 2**63 - 1
    writer = RecordWriter(localizer, lambda user: SIGNS if user < most else f"<@{user}>")
    own = localizer.say(
        "leaderboard.own", who=SIGNS, standing=writer.describe_standing(Standing(UserId(1), 9999, many, 99_999))
    )
    members = tuple(Standing(UserId(number), 9999 - 999 * number, many, 99_990 + number) for number in range(10))
    record = replace(
        RECORD, total=many, marks=dict.fromkeys(Mark, many), programs=dict.fromkeys(NAMES_OF_LEVELS, many), members=many
    )
    scope = ScopeRecord(
        99_999,
        dict.fromkeys(Termination, 99_999),
        {Mark.X: 99_999, Mark.O: 99_999, None: 99_999},
        99_999,
        99_999,
        tuple((UserId(number), 99_999) for number in range(MOST_ACTIVE)),
        record.programs,
    )
    replays = ReplayWriter(PageWriter(localizer, dict.fromkeys(map(UserId, (1, 2)), SIGNS)))
    games = tuple(past(ANA, BEN, *cells) for cells in [(0, 3, 1, 4, 2)] * 5)
    pages = [replays.replay(games[0].match, page, ended=NOON, is_coached=True) for page in range(6)]
    texts_written = [
        writer.describe_leaderboard(Leaderboard(members, 99_990, 99_999), None, own),
        writer.describe_leaderboard(Leaderboard((), 0, 0), None, own),
        writer.describe_user(record, SIGNS, is_rated=True),
        writer.describe_scope(scope),
        *(replays.describe_history(History(games, 99_990, 99_999), user) for user in (UserId(1), None)),
        *(f"{page.board}\n{page.words}\n-# {page.position}" for page in pages),
    ]
    assert max(map(len, texts_written)) <= 2000
    assert len(writer.describe_chart(record, [-9999, 9999])) <= 1024
