"""Boards of every size: as emoji, as pictures and in words, within Discord's limits."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.board import Board
from bot.games.coordinate import format_move
from bot.games.errors import MoveError
from bot.games.games import GAMES
from bot.games.ids import MatchId
from bot.games.match import Match, OpponentSeat, Seat
from bot.games.rules import Rules
from bot.text.page import PageWriter, emoji_board, name_lines
from bot.text.style import CLASSIC, DISCS, STYLES, Style, custom_style
from tests.support.languages import ENGLISH
from tests.support.pages import footer_line
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, PERFECT_SEAT
from tests.support.random_games import any_rules, board_after, random_plies
from tools.longest import STYLE

OWN = custom_style("<:cat:123456789012345678>", "<:dog:123456789012345678>")
MISERE = GAMES["misere"]


@given(any_rules, st.integers(0), st.sampled_from([*STYLES.values(), OWN, STYLE]))
def test_a_board_is_only_emoji_with_a_line_for_each_row(rules: Rules, seed: int, style: Style) -> None:
    text = emoji_board(replace(ENGLISH, style=style), board_after(rules, *random_plies(rules, Random(seed))))
    header, *lines = text.split("\n")
    numbers = "".join(f"{n}\ufe0f\u20e3" if n < 10 else "🔟" for n in range(1, rules.columns + 1))
    assert header == ("" if rules.gravity else "▪️") + numbers
    if not rules.gravity:
        assert [line[0] for line in lines] == [chr(0x1F1E6 + row) for row in range(rules.rows)]
        lines = [line[1:] for line in lines]
    is_default = style == CLASSIC or rules.cells > style.max_cells
    shown = (DISCS if rules.gravity else CLASSIC) if is_default else style
    cells = "|".join(map(re.escape, shown.glyphs))
    assert all(re.fullmatch(f"(?:{cells}){{{rules.columns}}}", line) for line in lines)
    assert len(text) <= 1_200


def test_the_style_of_a_board_stays_the_same_during_a_game() -> None:
    localizer = replace(ENGLISH, style=OWN)
    for name, is_own in (("4x4", True), ("5x5", True), ("connect4", True), ("7x7", False), ("9x9", False)):
        rules = GAMES[name]
        plies = random_plies(rules, Random(name))
        shown = [emoji_board(localizer, board_after(rules, *plies[:length])) for length in range(1, len(plies) + 1)]
        assert {"<:cat:" in text for text in shown} == {is_own}


def page(rules: Rules, *plies: int, x: Seat = ANA_SEAT, o: Seat = BEN_SEAT) -> tuple[str, str]:
    """The sentences and the position of a match after some plies, without the question at its end."""
    match = Match(MatchId(7), rules, x, o, plies)
    written = PageWriter(ENGLISH, {ANA: "ana", BEN: "ben"}).write(match, len(plies))
    return written.words.partition("\nAnother game?")[0], footer_line(written)


def test_the_game_its_goal_and_an_example_of_a_move_are_said() -> None:
    assert page(GAMES["connect4"])[0].endswith("For example: `!move 1`")
    assert page(GAMES["9x9"], 0, 1)[0].endswith("For example: `!move A3`")
    assert page(GAMES["5x5"], 0)[1] == "5×5 (four in a row) · X: A1 · O: -"
    misere = "Reverse tic-tac-toe (a line loses) · My level: perfect · X: A1 · O: -"
    assert page(MISERE, 0, o=PERFECT_SEAT)[1] == misere
    assert page(Rules(4, 4, 3, misere=True))[1] == "4×4 (3 in a row) · 3 in a row loses · X: - · O: -"
    for x, o, sentence in [
        (ANA_SEAT, BEN_SEAT, "🏆 **ben won**, because **ana** completed A1-A2-A3 with ❌."),
        (OpponentSeat("easy"), PERFECT_SEAT, "🏆 **perfect won**, because **easy** completed A1-A2-A3 with ❌."),
        (ANA_SEAT, PERFECT_SEAT, "🏁 **I won**, because **ana** completed A1-A2-A3 with ❌."),
        (PERFECT_SEAT, ANA_SEAT, "🏆 **ana won**, because I completed A1-A2-A3 with ❌."),
    ]:
        assert page(MISERE, 0, 3, 1, 4, 2, x=x, o=o)[0] == sentence


def test_a_line_of_more_cells_than_needed_is_named_once() -> None:
    longer = board_after(GAMES["5x5"], 0, 5, 1, 6, 3, 7, 4, 10, 2)
    assert name_lines(ENGLISH, longer) == ["A1-A2-A3-A4-A5"]
    crossing = board_after(Rules(5, 5, 3), 0, 3, 6, 4, 2, 8, 7, 9, 22, 19, 17, 23, 12)
    assert name_lines(ENGLISH, crossing) == ["A1-B2-C3", "A3-B3-C3-D3-E3"]
    narrow = board_after(Rules(3, 2, 2), 0, 3, 1)
    assert name_lines(ENGLISH, narrow) == ["A1-A2"]
    assert name_lines(ENGLISH, Board(Rules(10, 10, 5))) == []


def test_a_line_in_connect_four_is_named_by_its_columns() -> None:
    for columns, name in (("4342414", "column 4"), ("1122334", "1-2-3-4")):
        board = Board(GAMES["connect4"])
        for column in columns:
            board = board.play(next(cell for cell in board.legal_moves if format_move(cell, board.rules) == column))
        assert name_lines(ENGLISH, board) == [name]


def test_a_taken_cell_is_refused_with_the_marks_of_its_board() -> None:
    for rules, glyph in ((GAMES["connect4"], "🔴"), (GAMES["4x4"], "❌")):
        with pytest.raises(MoveError) as refused:
            board_after(rules, rules.cells - 1).check(rules.cells - 1)
        assert f"is taken by {glyph}." in ENGLISH.explain(refused.value)
