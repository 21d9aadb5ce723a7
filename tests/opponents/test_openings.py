"""Tables of openings: what is written is read again, and a damaged table is not used."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.game.board import parse_board
from bot.game.rules import Rules
from bot.game.value import Result
from bot.opponents.columns import Columns, Position
from bot.opponents.openings import key_of, openings, table_name, write_openings
from docs.openings import earlier, levels, solve, solved
from tests import oracle

RULES = Rules(3, 4, 3, gravity=True)
COLUMNS = Columns(RULES)


def entries() -> dict[int, Result]:
    """The results of every position of a small game."""
    boards = oracle.unfinished(RULES)
    return {key_of(COLUMNS, COLUMNS.position(board)): oracle.value(board).result for board in boards}


def position(text: str) -> Position:
    """The bitboards of a position given as text."""
    return COLUMNS.position(parse_board(text, RULES))


def test_a_table_holds_what_was_written(tmp_path: Path) -> None:
    write_openings(RULES, entries(), {"plies": 12}, tmp_path)
    table = openings(RULES, tmp_path)
    assert table
    for board in oracle.unfinished(RULES):
        assert table.result(COLUMNS.position(board)) is oracle.value(board).result


def test_mirrored_positions_share_an_entry(tmp_path: Path) -> None:
    write_openings(RULES, {key_of(COLUMNS, position("..../..../X...")): Result.DRAW}, {"plies": 1}, tmp_path)
    table = openings(RULES, tmp_path)
    assert table
    assert table.result(position("..../..../...X")) is Result.DRAW
    assert table.result(position("..../..../.X..")) is None


def test_rules_without_a_table_have_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert openings(RULES, tmp_path) is None
    assert not caplog.records


@pytest.mark.usefixtures("untraced")
def test_the_script_solves_every_early_position(tmp_path: Path) -> None:
    found = levels(COLUMNS, plies=5)
    last = [position for position in found[-1] if not COLUMNS.wins(position)]
    solve(COLUMNS, last[: len(last) // 2], tmp_path, part=0)
    solve(COLUMNS, last, tmp_path, part=1)  # goes on with what the other process has left
    known = solved(COLUMNS, tmp_path)
    assert len(known) == len(last)
    assert sum(earlier(COLUMNS, found, known)) > 30
    for board in oracle.unfinished(RULES):
        place = COLUMNS.position(board)
        if board.ply <= 5 and not COLUMNS.wins(place):
            assert known[key_of(COLUMNS, place)] is oracle.value(board).result


@pytest.mark.parametrize("damage", ["shortened", "changed", "missing", "no settings"])
def test_a_damaged_table_is_reported_and_not_used(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write_openings(RULES, entries(), {"plies": 12}, tmp_path)
    data, settings = tmp_path / f"{table_name(RULES)}.xz", tmp_path / f"{table_name(RULES)}.json"
    if damage == "shortened":
        data.write_bytes(data.read_bytes()[:-5])
    elif damage == "changed":
        data.write_bytes(bytes(byte ^ 1 for byte in data.read_bytes()))
    elif damage == "missing":
        data.unlink()
    else:
        settings.write_text("{", "utf-8")
    with caplog.at_level(logging.WARNING):
        assert openings(RULES, tmp_path) is None
    assert f"The table of openings cannot be used ({table_name(RULES)}: " in caplog.text
