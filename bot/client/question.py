"""The buttons or menus with which a user answers a question about a board by choosing a cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from discord import ui

from bot.client.cell_menus import Rows, cell_menus
from bot.client.controls import Button, RawView, view_of
from bot.games.coordinate import format_coordinate
from bot.games.game import State
from bot.text.localizer import Localizer
from bot.text.page import MAX_BUTTONS_IN_ROW, has_cell_buttons
from bot.text.style import Style


def question_view(
    board: State,
    localizer: Localizer,
    button: Callable[[int], Button],  # returns the button of a cell
    rows: Rows | None,  # None if the board has room for buttons
    row: int | None = None,  # the one that the user has chosen in the menu
    others: Sequence[ui.Item[Any]] = (),  # buttons in a row of their own; at most five
) -> ui.View:
    """Return a button for each cell, or for each column with gravity; menus where there is no room for them."""
    if board.game.plays_columns:
        items = [*_columns(board, button)]
    elif has_cell_buttons(board.game, has_others=bool(others)):
        items = [*_cells(board, localizer.style, button)]
    else:
        assert rows
        return RawView(cell_menus(board, rows, row, localizer), others)
    for other in others:
        other.row = (items[-1].row or 0) + 1
    return view_of(*items, *others)


def _cells(board: State, style: Style, button: Callable[[int], Button]) -> Iterator[ui.Item[Any]]:
    """Yield the buttons of the cells, which look like those of a match."""
    for cell in range(board.game.cells):
        mark = board[cell]
        yield button(cell).item(
            label=format_coordinate(cell, board.game),
            emoji=style.marks[mark] if mark else style.empty,
            disabled=mark is not None,
            row=cell // board.game.columns,
        )


def _columns(board: State, button: Callable[[int], Button]) -> Iterator[ui.Item[Any]]:
    """Yield a button for each column, for the cell to which a mark falls; a full column has a disabled one."""
    game = board.game
    lowest = {cell % game.columns: cell for cell in board.legal_moves}
    rows = -(-game.columns // MAX_BUTTONS_IN_ROW)
    in_row = -(-game.columns // rows)
    for column in range(game.columns):
        is_full = column not in lowest
        cell = lowest.get(column, column)
        yield button(cell).item(label=str(column + 1), disabled=is_full, row=column // in_row)
