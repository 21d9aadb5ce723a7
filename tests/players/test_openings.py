"""Tables of openings: what is written is read again, and a damaged table is not used."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bot.games.lines import Board, Rules, parse_board
from bot.games.value import Result
from bot.players.columns import Columns
from bot.players.openings import Opening, Openings, key_of, openings
from tests.support import oracle
from tests.support.positions import exact_values
from tools.openings import Solver, follow, read_openings, write_openings

RULES = Rules(3, 4, 3, gravity=True)
COLUMNS = Columns(RULES)


@cache
def entries() -> dict[int, Opening]:
    """The results of every position of a small game, each with a best move."""
    boards = {COLUMNS.position(board): board for board in oracle.unfinished(RULES)}
    canonical = {place: board for place, board in boards.items() if COLUMNS.canonical(place) == place}
    return {
        key_of(COLUMNS, place): Opening(oracle.value(board).result, best_columns(board)[0])
        for place, board in canonical.items()
    }


def best_columns(board: Board) -> list[int]:
    values = exact_values(board)
    return [cell % RULES.columns for cell, value in values.items() if value.result is max(values.values()).result]


@pytest.mark.usefixtures("untraced")
def test_a_table_holds_what_was_written(tmp_path: Path) -> None:
    results = {key: Opening(opening.result, None) for key, opening in entries().items()}
    for written, has_moves in ((entries(), True), (results, False)):
        write_openings(RULES, written, {}, tmp_path)
        openings.cache_clear()
        table = openings(RULES, tmp_path)
        assert table
        for board in oracle.unfinished(RULES)[::5]:
            opening = table.find(COLUMNS.position(board))
            assert opening
            assert opening.result is oracle.value(board).result
            assert opening.column in (best_columns(board) if has_moves else [None])


def test_mirrored_positions_share_an_entry(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert openings(Rules(4, 4, 4, gravity=True), tmp_path) is None  # it has no table
    assert not caplog.records
    first, mirrored, other = (
        COLUMNS.position(parse_board(f"..../..../{row}", RULES)) for row in ("X...", "...X", ".X..")
    )
    column = 1 if COLUMNS.canonical(first) == first else 2
    write_openings(RULES, {key_of(COLUMNS, first): Opening(Result.DRAW, column)}, {}, tmp_path)
    openings.cache_clear()
    table = openings(RULES, tmp_path)
    assert table
    found = [table.find(place) for place in (first, mirrored, other)]
    assert found == [Opening(Result.DRAW, 1), Opening(Result.DRAW, 2), None]


def test_the_script_follows_every_reply_to_its_moves(tmp_path: Path) -> None:
    file = tmp_path / "solved.txt"
    for start in [Board(RULES), *(Board(RULES).play(cell) for cell in Board(RULES).legal_moves)]:
        solver = Solver(COLUMNS, file, table_size=1009)
        assert [*follow(COLUMNS, solver, [COLUMNS.position(start)], 6 + start.plies)]
        assert read_openings(file) == solver.known
        file.write_text(file.read_text("utf-8") + "12", "utf-8")  # an incomplete line is solved again
        table, boards = Openings(COLUMNS, solver.known), [start]
        while boards and boards[0].plies <= 6 + start.plies:
            after_replies: list[Board] = []
            for board in boards:
                opening = table.find(COLUMNS.position(board))
                if opening is None:
                    assert COLUMNS.wins(COLUMNS.position(board))
                    continue
                assert opening.result is oracle.value(board).result
                assert opening.column in best_columns(board)
                cell = next(cell for cell in board.legal_moves if cell % RULES.columns == opening.column)
                after = board.play(cell)
                after_replies += [last for reply in after.legal_moves if not (last := after.play(reply)).is_over]
            boards = after_replies
