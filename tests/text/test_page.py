"""Pages of matches."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.rules import TIC_TAC_TOE
from bot.text.page import Page, PageWriter
from tests.support.languages import ENGLISH
from tests.support.pages import footer_line
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, PERFECT_SEAT


def words(match: Match, since: int) -> str:
    return page_of(match, since).words


def page_of(match: Match, since: int, *, deadline: datetime | None = None, note: str = "") -> Page:
    writer = PageWriter(ENGLISH, {ANA: "ana", BEN: "ben"})
    return writer.write(match, since, deadline=deadline, note=note)


def as_x(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, PERFECT_SEAT, plies)


def as_o(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, PERFECT_SEAT, ANA_SEAT, plies)


@pytest.mark.parametrize(
    ("match", "since", "expected"),
    [
        (as_x(), 0, "Your move, **ana**: you are ❌. For example: `!move A1`"),
        (
            as_x(4, 0),
            0,
            "**ana** played **B2** ❌. I answer with **A1** 🔵.\n"
            "Your move, **ana**: you are ❌. For example: `!move A2`",
        ),
        (as_x(4, 0), 2, "Your move, **ana**: you are ❌. For example: `!move A2`"),
        (as_o(4), 0, "I start with **B2** ❌.\nYour move, **ana**: you are 🔵. For example: `!move A1`"),
        (
            as_x(0, 3, 1, 4, 2),
            4,
            "**ana** played **A3** ❌.\n🏆 **ana won** with ❌ on A1-A2-A3.",
        ),
        (
            as_x(0, 3, 1, 4, 8, 5),
            4,
            "**ana** played **C3** ❌. I answer with **B3** 🔵.\n🏁 **I won** with 🔵 on B1-B2-B3.",
        ),
        (
            as_x(0, 1, 2, 4, 3, 5, 7, 6, 8),
            8,
            "**ana** played **C3** ❌.\n🤝 **It's a draw.** The board is full, and nobody has a line.",
        ),
        (
            as_x(1, 4, 2, 5, 3, 7, 6, 8, 0),
            8,
            "**ana** played **A1** ❌.\n🏆 **ana won** with ❌ on A1-A2-A3, A1-B1-C1.",
        ),
        (as_x(4, 0).resign(ANA), 2, "🏳️ **ana** resigned. **I won.**"),
    ],
)
def test_a_page_says_what_happened_and_who_is_to_move(match: Match, since: int, expected: str) -> None:
    assert words(match, since) == expected


def duel(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, plies)


def exhibition(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("hard"), OpponentSeat("easy"), plies)


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (duel(0, 3, 1, 4, 2), "🏆 **ana won** with ❌ on A1-A2-A3."),
        (duel(4).resign(BEN), "🏳️ **ben** resigned. **ana won.**"),
        (duel(4).forfeit(Mark.X), "⌛ **ana** left or ran out of time. **ben won.**"),
        (duel(4).agree(), "🤝 **It's a draw** by agreement."),
        (duel(4).abandon(), "💤 Nobody kept playing, so this game ended without a result."),
        (exhibition(0, 3, 1, 4, 2), "🏆 **hard won** with ❌ on A1-A2-A3."),
        (exhibition(4).abandon(), "⏹️ **Stopped.** This game ends without a result."),
        (exhibition(4).stop(), "⏹️ **A moderator stopped this game.** It ends without a result."),
        (duel(4).stop(), "⏹️ **A moderator stopped this game.** It ends without a result."),
    ],
)
def test_a_page_says_how_a_duel_or_an_exhibition_ended(match: Match, expected: str) -> None:
    again = "\nAnother game? `!watch`" if match.is_exhibition else ""
    assert words(match, len(match.plies)) == f"{expected}{again}"


def test_a_duel_shows_its_note_and_its_deadline() -> None:
    deadline = datetime(2026, 1, 1, tzinfo=UTC)
    assert page_of(duel(4, 0, 8), 2, deadline=deadline, note="**ben** took back a move.").words == (
        "**ben** took back a move. **ana** played **C3** ❌.\n**ben** 🔵, your move · ends <t:1767225600:R>"
    )


def test_the_first_board_of_a_duel_says_what_happens_at_the_deadline() -> None:
    deadline = datetime(2026, 1, 1, tzinfo=UTC)
    assert page_of(duel(), 0, deadline=deadline).words == (
        "**ana** ❌, your move · ends <t:1767225600:R>\n"
        "Without a move by then, the game ends without a result. "
        "Once both of you have moved, whoever runs out of time loses."
    )
    for match in (duel(4), duel(4).take_back(ANA)):
        assert page_of(match, len(match.plies), deadline=deadline).words.endswith(", your move · ends <t:1767225600:R>")


def test_players_are_called_by_names_mentions_or_levels() -> None:
    stranger = Match(MatchId(7), TIC_TAC_TOE, MemberSeat(CLEO), PERFECT_SEAT)
    assert words(stranger, 0).startswith("Your move, **<@3>**: you are ❌.")
    assert words(exhibition(4), 0) == "**hard** played **B2** ❌.\n**easy** 🔵 is thinking …"


def test_the_position_is_shown_as_a_line_of_text() -> None:
    writer = PageWriter(ENGLISH, {ANA: "ana"})
    coached = writer.write(as_x(4, 0), 0, is_coached=True)
    assert footer_line(coached) == "My level: perfect · With advice · X: B2 · O: A1"
    weakened = replace(as_x(4, 0), is_weakened=True)
    assert page_of(weakened, 0).footer == "My level: perfect · I had less time to think than usual: no rating gain"
    assert footer_line(page_of(as_x(4, 0), 0)) == "My level: perfect · X: B2 · O: A1"
    assert footer_line(page_of(duel(4, 0, 8), 0)) == "X: B2, C3 · O: A1"
    assert footer_line(page_of(duel(), 0)) == "X: - · O: -"
