"""Pages of matches: what the conversations do not show."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.games.board import Board
from bot.games.coordinate import format_move
from bot.games.games import GAMES
from bot.games.ids import MatchId
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.text.page import Page, PageWriter, name_lines
from tests.support.languages import ENGLISH
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, PERFECT_SEAT
from tests.support.random_games import board_after

HARD = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("hard"), OpponentSeat("easy"))
DUEL = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT)


def page_of(match: Match, since: int, *, deadline: datetime | None = None) -> Page:
    return PageWriter(ENGLISH, {ANA: "ana", BEN: "ben"}).write(match, since, deadline=deadline)


def test_a_page_says_what_happened() -> None:
    ends, misere = datetime(2026, 1, 1, tzinfo=UTC), replace(HARD, rules=Rules(misere=True), plies=(0, 3, 1, 4, 2))
    stranger = Match(MatchId(7), TIC_TAC_TOE, MemberSeat(CLEO), PERFECT_SEAT)
    for page, words in [
        (page_of(stranger, 0), "Your move, **<@3>**: you are ❌. For example: `!move A1`"),
        (
            page_of(replace(DUEL, plies=(4, 0)).take_back(BEN), 1, deadline=ends),
            "**ben** 🔵, your move · ends <t:1767225600:R>",
        ),
        (page_of(replace(DUEL, plies=(0, 3, 1, 4, 8, 5)), 6), "🏆 **ben won** with 🔵 on B1-B2-B3."),
        (
            page_of(replace(DUEL, plies=(4,)).stop(), 1),
            "⏹️ **A moderator stopped this game.** It ends without a result.",
        ),
        (
            page_of(replace(DUEL, plies=(1, 4, 2, 5, 3, 7, 6, 8, 0)), 8),
            "**ana** played **A1** ❌.\n🏆 **ana won** with ❌ on A1-A2-A3, A1-B1-C1.",
        ),
        (
            page_of(misere, 5),
            "🏆 **easy won**, because **hard** completed A1-A2-A3 with ❌.\nAnother game? `!watch`",
        ),
    ]:
        assert page.words == words


def test_the_line_below_a_board_names_the_game_and_the_level() -> None:
    against_bot = replace(DUEL, o=PERFECT_SEAT)
    for match, footer in [
        (DUEL, ""),
        (
            replace(against_bot, is_weakened=True),
            "My level: perfect · I had less time to think than usual: no rating gain",
        ),
        (replace(DUEL, rules=Rules(4, 4, 3, misere=True)), "4×4 (3 in a row) · 3 in a row loses"),
    ]:
        assert page_of(match, 0).footer == footer


def test_a_line_of_more_cells_than_needed_is_named_once() -> None:
    for board, names in [
        (board_after(GAMES["5x5"], 0, 5, 1, 6, 3, 7, 4, 10, 2), ["A1-A2-A3-A4-A5"]),
        (
            board_after(Rules(5, 5, 3), 0, 3, 6, 4, 2, 8, 7, 9, 22, 19, 17, 23, 12),
            ["A1-B2-C3", "A3-B3-C3-D3-E3"],
        ),
        (board_after(Rules(3, 2, 2), 0, 3, 1), ["A1-A2"]),
        (in_columns("4342414"), ["column 4"]),
        (in_columns("1122334"), ["1-2-3-4"]),
        (Board(Rules(10, 10, 5)), []),
    ]:
        assert name_lines(ENGLISH, board) == names


def in_columns(columns: str) -> Board:
    board = Board(GAMES["connect4"])
    for column in columns:
        board = board.play(next(cell for cell in board.legal_moves if format_move(cell, board.rules) == column))
    return board
