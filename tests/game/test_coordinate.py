"""Coordinates: what is read, and the error for each kind of mistake."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.coordinate import format_coordinate, parse_coordinate
from bot.game.errors import CoordinateError
from bot.game.rules import TIC_TAC_TOE, Rules
from tests.support.refusals import refuses


def test_every_cell_reads_back() -> None:
    for rules in (TIC_TAC_TOE, Rules(10, 12, 5)):
        coordinates = [format_coordinate(cell, rules) for cell in range(rules.cells)]
        assert [parse_coordinate(text, rules) for text in coordinates] == [*range(rules.cells)]
    assert coordinates[-1] == "J12"


def test_common_ways_to_type_a_coordinate_are_read() -> None:
    for text in [
        *("B2", "b2", "2B", "2b", " B2 ", "B 2", "2 \t b", "\nB2\n", "B\u30002"),
        *("Ｂ２", "ｂ２", "２Ｂ", "B２"),
        *("B२", "b٢", "B۲", "๒B", "B ২"),
        *("B2\ufe0f\u20e3", "B2\u20e3", "2\ufe0f\u20e3B"),
        *("🇧2", "🇧2\ufe0f\u20e3", "🇧 2\ufe0f\u20e3", "2🇧"),
    ]:
        assert parse_coordinate(text, TIC_TAC_TOE) == 4


def test_an_empty_text_is_a_missing_coordinate() -> None:
    for text in ["", " ", "\n\t \u3000"]:
        with refuses("missing_coordinate"):
            parse_coordinate(text, TIC_TAC_TOE)


def test_any_other_text_is_unreadable() -> None:
    for text in [
        *("B", "2", "BB", "22", "B2 please", "xB2", "B2x", "B-2", "B+2", "B.2", "B,2", "B2.", "B2B", "2B2", "B2 2"),
        *("B02", "B00", "B2222", "AA1", "B1e1", "B²", "B②", "B二", "Ⓑ2", "ß2", "ſ2", "\u212a2", "🅱️2"),
        *("B\u200b2", "`B2`", "**B2**", "@everyone", "<@1>2", "B" * 3000, "9" * 6000, "B" + " " * 3000 + "2", "\x00B2"),
    ]:
        with refuses("unreadable_coordinate"):
            parse_coordinate(text, TIC_TAC_TOE)


def test_an_unknown_row_is_refused_with_the_rows_of_the_board() -> None:
    for text, row in [("D1", "D"), ("1d", "D"), ("Z9", "Z"), ("🇩1", "D"), ("Ｄ１", "D")]:
        with refuses("unknown_row") as refused:
            parse_coordinate(text, TIC_TAC_TOE)
        assert refused.value.facts == {"row": row, "first": "A", "last": "C"}


def test_an_unknown_column_is_refused_with_the_columns_of_the_board() -> None:
    for text, column in [("B0", 0), ("B4", 4), ("B9", 9), ("B22", 22), ("999B", 999)]:
        with refuses("unknown_column") as refused:
            parse_coordinate(text, TIC_TAC_TOE)
        assert refused.value.facts == {"column": column, "first": 1, "last": 3}


def test_a_look_alike_letter_is_refused_with_the_latin_one() -> None:
    for text, typed, meant in [
        *(("В2", "В", "B"), ("2 С", "С", "C"), ("А1", "А", "A")),
        *(("Β3", "Β", "B"), ("в2", "в", "B"), ("aЗ", "З", "3")),
    ]:
        with refuses("look_alike") as refused:
            parse_coordinate(text, TIC_TAC_TOE)
        assert refused.value.facts == {"typed": typed, "meant": meant}


@settings(max_examples=300)
@given(st.text() | st.text(alphabet="ABCDabcdＡｂ🇦🇧123４0 \ufe0f\u20e3-.ВС²", max_size=6))
def test_any_text_gives_a_cell_or_a_precise_error(text: str) -> None:
    with suppress(CoordinateError):
        assert parse_coordinate(text, TIC_TAC_TOE) in range(9)
