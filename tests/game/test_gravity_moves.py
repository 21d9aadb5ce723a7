"""Typed moves on boards of every size, where marks fall and where they do not."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.board import Board, parse_move
from bot.game.coordinate import format_coordinate, format_move
from bot.game.errors import CoordinateError, MatchOverError, MoveError
from bot.game.games import GAMES
from bot.game.rules import Rules
from tests.support.random_games import any_rules, board_after, random_plies
from tests.support.refusals import refuses

CONNECT_FOUR = GAMES["connect4"]
ONE_IN_FOUR = board_after(CONNECT_FOUR, 38)
FULL_FOUR = board_after(CONNECT_FOUR, *range(38, 0, -7))


def test_a_column_names_its_lowest_empty_cell() -> None:
    for text in ["4", " 4 ", "\n4", "４", "٤", "๔", "4\ufe0f\u20e3", "4\u20e3", "E4", "4e", "E४", "🇪4\ufe0f\u20e3"]:
        assert parse_move(text, ONE_IN_FOUR) == 31
    assert parse_move("🔟", Board(Rules(10, 10, 4, gravity=True))) == 99
    assert parse_move("B🔟", Board(Rules(10, 10, 5))) == 19


def test_a_full_column_and_a_finished_game_are_refused() -> None:
    with refuses("full_column") as refused:
        parse_move("4", FULL_FOUR)
    assert refused.value.facts["column"] == 4
    with refuses("cell_taken"):
        parse_move("A4", FULL_FOUR)
    with pytest.raises(MatchOverError):
        parse_move("4", board_after(CONNECT_FOUR, 35, 36, 28, 29, 21, 22, 14))


def test_a_column_out_of_range_is_refused_with_the_columns() -> None:
    for number in [0, 8, 10, 99, 999]:
        for text in (f"{number}", f"A{number}"):
            with refuses("unknown_column") as refused:
                parse_move(text, ONE_IN_FOUR)
            assert refused.value.facts == {"column": number, "first": 1, "last": 7}


def test_any_other_text_gets_the_error_of_its_mistake() -> None:
    for text, error in [
        ("", CoordinateError),
        *[(text, CoordinateError) for text in ("D", "04", "4444", "4 4", "four", "4.", "D4 4", "В4", "四", "-4")],
        (" " * 200 + "x" * 200, CoordinateError),
        ("G4", CoordinateError),
        ("A4", MoveError),
        ("F4", MoveError),
    ]:
        with pytest.raises(error):
            parse_move(text, ONE_IN_FOUR)


def test_without_gravity_a_number_alone_is_no_cell() -> None:
    for text in ["4", "4\ufe0f\u20e3", "10"]:
        for board in (Board(), Board(Rules(10, 10, 5))):
            with refuses("unreadable_coordinate"):
                parse_move(text, board)
            with refuses("missing_coordinate"):
                parse_move(" ", board)


@given(any_rules, st.integers(0))
def test_what_members_type_plays_the_cell(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    board = board_after(rules, *random_plies(rules, rng, rng.randrange(rules.cells)))
    for cell in board.legal_moves:
        assert parse_move(format_move(cell, rules), board) == cell
        assert parse_move(format_coordinate(cell, rules).lower(), board) == cell
    assert len({format_move(cell, rules) for cell in board.legal_moves}) == len(board.legal_moves)
