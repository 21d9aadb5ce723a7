"""Coordinates and typed moves: what is read, and the error for each kind of mistake."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.coordinate import format_coordinate, parse_coordinate
from bot.games.errors import CoordinateError, MatchOverError, MoveError
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules
from tests.support.random_games import any_rules, board_after, random_plies
from tests.support.refusals import refuses


def test_common_ways_to_type_a_coordinate_are_read() -> None:
    for text in [
        *("B2", "b2", "2B", "2b", " B2 ", "B 2", "2 \t b", "\nB2\n", "B\u30002"),
        *("Ｂ２", "ｂ２", "２Ｂ", "B２"),
        *("B२", "b٢", "B۲", "๒B", "B ২"),
        *("B2\ufe0f\u20e3", "B2\u20e3", "2\ufe0f\u20e3B"),
        *("🇧2", "🇧2\ufe0f\u20e3", "🇧 2\ufe0f\u20e3", "2🇧", "🅱2", "🅱\ufe0f2", "🅱\ufe0f 2\ufe0f\u20e3"),
        *("B2.", "(B2)", "[b2]", "`B2`", "**B2**", "||b2||", '"B2"', "“B2”", "B2!", "B2…", "<B2>", "\ufeffB2\ufe0f"),
        *("В2", "в2"),  # Cyrillic
    ]:
        assert parse_coordinate(text, TIC_TAC_TOE) == 4, text
    for text, cell in [("2 С", 7), ("А1", 0), ("Β3", 5), ("aЗ", 2)]:  # Cyrillic and Greek
        assert parse_coordinate(text, TIC_TAC_TOE) == cell, text
    large = Rules(10, 12, 5)
    assert (format_coordinate(119, large), parse_coordinate("J12", large)) == ("J12", 119)


def test_any_other_text_is_refused_with_its_reason() -> None:
    for text in ["", " ", "\n\t \u3000"]:
        with refuses("missing_coordinate"):
            parse_coordinate(text, TIC_TAC_TOE)
    for text in [
        *("B", "2", "BB", "22", "B2 please", "xB2", "B2x", "B-2", "B+2", "B.2", "B,2", "B2B", "2B2", "B2 2"),
        *("B02", "B00", "B2222", "AA1", "B1e1", "B²", "B②", "B二", "Ⓑ2", "ß2", "ſ2", "\u212a2"),
        *("B\u200b2", "@everyone", "<@1>2", "B" * 3000, "9" * 6000, "B" + " " * 3000 + "2", "\x00B2"),
    ]:
        with refuses("unreadable_coordinate"):
            parse_coordinate(text, TIC_TAC_TOE)
    for text, row in [("D1", "D"), ("1d", "D"), ("Z9", "Z"), ("🇩1", "D"), ("Ｄ１", "D")]:
        with refuses("unknown_row", row=row, first="A", last="C"):
            parse_coordinate(text, TIC_TAC_TOE)
    for text, column in [("B0", 0), ("B4", 4), ("B9", 9), ("B22", 22), ("999B", 999)]:
        with refuses("unknown_column", column=column, first=1, last=3):
            parse_coordinate(text, TIC_TAC_TOE)


@settings(max_examples=100)
@given(st.text() | st.text(alphabet="ABCDabcdＡｂ🇦🇧123４0 \ufe0f\u20e3-.ВС²", max_size=6))
def test_any_text_gives_a_cell_or_a_precise_error(text: str) -> None:
    with suppress(CoordinateError):
        assert parse_coordinate(text, TIC_TAC_TOE) in range(9)


CONNECT_FOUR = LISTED["connect4"]
ONE_IN_FOUR = board_after(CONNECT_FOUR, 38)
FULL_FOUR = board_after(CONNECT_FOUR, *range(38, 0, -7))


def test_a_column_names_its_lowest_empty_cell() -> None:
    for text in ["4", " 4 ", "\n4", "４", "٤", "๔", "4\ufe0f\u20e3", "4\u20e3", "E4", "4e", "E४", "(4)."]:
        assert ONE_IN_FOUR.game.parse(text, ONE_IN_FOUR) == 31
    assert Board(Rules(10, 10, 4, gravity=True)).game.parse("🔟", Board(Rules(10, 10, 4, gravity=True))) == 99
    assert Board(Rules(10, 10, 5)).game.parse("B🔟", Board(Rules(10, 10, 5))) == 19


def test_a_wrong_column_and_a_finished_game_are_refused() -> None:
    with refuses("full_column", column=4):
        FULL_FOUR.game.parse("4", FULL_FOUR)
    with refuses("cell_taken"):
        FULL_FOUR.game.parse("A4", FULL_FOUR)
    with pytest.raises(MatchOverError):
        CONNECT_FOUR.parse("4", board_after(CONNECT_FOUR, 35, 36, 28, 29, 21, 22, 14))
    for number in [0, 8, 10, 99, 999]:
        for text in (f"{number}", f"A{number}"):
            with refuses("unknown_column", column=number, first=1, last=7):
                ONE_IN_FOUR.game.parse(text, ONE_IN_FOUR)
    for text in ["", "D", "04", "4444", "4 4", "four", "D4 4", "四", "-4", " " * 200 + "x" * 200, "G4"]:
        with pytest.raises(CoordinateError):
            ONE_IN_FOUR.game.parse(text, ONE_IN_FOUR)
    for text in ["A4", "F4"]:
        with pytest.raises(MoveError):
            ONE_IN_FOUR.game.parse(text, ONE_IN_FOUR)
    for text in ["4", "4\ufe0f\u20e3", "10"]:  # without gravity
        for board in (Board(), Board(Rules(10, 10, 5))):
            with refuses("unreadable_coordinate"):
                board.game.parse(text, board)


@given(any_rules, st.integers(0))
def test_what_members_type_plays_the_cell(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    board = board_after(rules, *random_plies(rules, rng, rng.randrange(rules.cells)))
    for cell in board.legal_moves:
        assert rules.parse(rules.format(cell), board) == cell
        assert rules.parse(format_coordinate(cell, rules).lower(), board) == cell
    assert len({rules.format(cell) for cell in board.legal_moves}) == len(board.legal_moves)
