"""A match in words."""

from datetime import UTC, datetime

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.rendering.localizer import (
    Localizer,
    load_languages,
)
from bot.rendering.page import Page, PageWriter

ANA, PROGRAM = MemberSeat(UserId(1)), OpponentSeat("perfect")


def words(match: Match, since: int) -> str:
    return page_of(match, since).words


def page_of(match: Match, since: int, *, deadline: datetime | None = None, note: str = "") -> Page:
    writer = PageWriter(Localizer(load_languages().of(None), "!"), {UserId(1): "ana", UserId(2): "ben"})
    return writer.write(match, since, deadline=deadline, note=note)


def as_x(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA, PROGRAM, plies)


def as_o(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, PROGRAM, ANA, plies)


@pytest.mark.parametrize(
    ("match", "since", "expected"),
    [
        (as_x(), 0, "Your move, **ana**: you are ❌. For example: `!move A1`"),
        (
            as_x(4, 0),
            0,
            "A new game: **ana** played **B2** ❌. I answer with **A1** ⭕.\n"
            "Your move, **ana**: you are ❌. For example: `!move A2`",
        ),
        (
            as_x(4, 0, 8, 1),
            2,
            "**ana** played **C3** ❌. I answer with **A2** ⭕.\n"
            "Your move, **ana**: you are ❌. For example: `!move A3`",
        ),
        (as_x(4, 0), 2, "Your move, **ana**: you are ❌. For example: `!move A2`"),
        (as_o(4), 0, "I begin with **B2** ❌.\nYour move, **ana**: you are ⭕. For example: `!move A1`"),
        (
            as_x(0, 3, 1, 4, 2),
            4,
            "**ana** played **A3** ❌.\n🏆 **ana won** with ❌ on A1-A2-A3.\nAnother one? `!play`",
        ),
        (
            as_x(0, 3, 1, 4, 8, 5),
            4,
            "**ana** played **C3** ❌. I answer with **B3** ⭕.\n"
            "🏁 **I won** with ⭕ on B1-B2-B3.\nAnother one? `!play`",
        ),
        (
            as_x(0, 1, 2, 4, 3, 5, 7, 6, 8),
            8,
            "**ana** played **C3** ❌.\n"
            "🤝 **It is a draw.** The board is full, and nobody has a line.\nAnother one? `!play`",
        ),
        (as_x(4, 0).resign(UserId(1)), 2, "🏳️ **ana** gave up. **I won.**\nAnother one? `!play`"),
    ],
)
def test_what_happened_and_what_comes_next_is_said(match: Match, since: int, expected: str) -> None:
    assert words(match, since) == expected


def test_two_lines_completed_at_once_are_both_named() -> None:
    assert "on A1-A2-A3, A1-B1-C1." in words(as_x(1, 4, 2, 5, 3, 7, 6, 8, 0), 8)


def test_a_member_whose_name_is_not_at_hand_is_mentioned() -> None:
    stranger = Match(MatchId(7), TIC_TAC_TOE, MemberSeat(UserId(3)), PROGRAM)
    assert words(stranger, 0).startswith("Your move, **<@3>**: you are ❌.")


def duel(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA, MemberSeat(UserId(2)), plies)


def show(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("hard"), OpponentSeat("easy"), plies)


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (duel(0, 3, 1, 4, 2), "🏆 **ana won** with ❌ on A1-A2-A3."),
        (duel(4).resign(UserId(2)), "🏳️ **ben** gave up. **ana won.**"),
        (duel(4).forfeit(Mark.X), "⌛ **ana** left or stayed away. **ben won.**"),
        (duel(4).agree(), "🤝 **It is a draw**, agreed by both."),
        (duel(4).abandon(), "💤 Nobody went on with this game, so it has ended without a result."),
        (show(0, 3, 1, 4, 2), "🏆 **hard won** with ❌ on A1-A2-A3."),
        (show(4).abandon(), "⏹️ **Stopped.** This game ends without a result."),
        (show(4).halt(), "⏹️ **A moderator stopped this game.** It ends without a result."),
        (duel(4).halt(), "⏹️ **A moderator stopped this game.** It ends without a result."),
    ],
)
def test_how_a_game_without_this_program_ended_is_said(match: Match, expected: str) -> None:
    again = "Another one? `!watch`" if match.is_exhibition else "Another one? `!play`"
    assert words(match, len(match.plies)) == f"{expected}\n{again}"


def test_who_waits_for_a_member_is_told_for_how_long() -> None:
    page = page_of(duel(4, 0, 8), 2, deadline=datetime(2026, 1, 1, tzinfo=UTC), note="**ben** took a move back.")
    assert page.words == (
        "**ben** took a move back. **ana** played **C3** ❌.\n"
        "**ben** ⭕ is to move. ⏳ Time runs out <t:1767225600:R>; whoever has not moved by then loses."
    )


def test_who_has_not_begun_is_told_that_nothing_is_at_stake_yet() -> None:
    page = page_of(duel(4), 0, deadline=datetime(2026, 1, 1, tzinfo=UTC))
    assert page.words.endswith("If that does not happen, the game ends <t:1767225600:R> without a result.")


def test_programs_are_called_by_their_levels() -> None:
    assert words(show(4), 0) == "**hard** played **B2** ❌.\n**easy** ⭕ is thinking …"


def test_a_game_that_is_played_with_advice_says_so() -> None:
    writer = PageWriter(Localizer(load_languages().of(None), "!"), {UserId(1): "ana"})
    assert writer.write(as_x(4, 0), 0, is_coached=True).position == "X: B2 · O: A1 · My level: perfect · with advice"


def test_the_position_stands_there_as_a_line_of_text() -> None:
    assert page_of(as_x(4, 0), 0).position == "X: B2 · O: A1 · My level: perfect"
    assert page_of(duel(4, 0, 8), 0).position == "X: B2, C3 · O: A1"
    assert page_of(duel(), 0).position == "X: - · O: -"
