"""A match in words."""

import pytest

from bot.display.page import PageWriter
from bot.display.texts import load_texts
from bot.game.match import Match, MatchId, MemberSeat, OpponentSeat, UserId
from bot.game.rules import TIC_TAC_TOE

ANA, PROGRAM = MemberSeat(UserId(1)), OpponentSeat("minimax")


def words(match: Match, since: int) -> str:
    return PageWriter(load_texts(), "!", {UserId(1): "ana"}).write(match, since).words


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
    page = PageWriter(load_texts(), "!", {UserId(2): "ben"}).write(as_x(), 0)
    assert page.words.startswith("Your move, **<@1>**: you are ❌.")
