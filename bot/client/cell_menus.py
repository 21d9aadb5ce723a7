"""The menus under a board that has more cells than Discord allows buttons.

The first one offers the rows. The choice of a row replaces it by a menu of the row's free cells, and a button back.
Where a board consists of small boards, these stand in place of the rows. If moves are possible in only one of them, its
cells are offered at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Annotated, Any

import discord
from discord import ButtonStyle, ComponentType

from bot.client.control_dispatcher import selected_value
from bot.client.controls import Control, Menu, Version, digits
from bot.games.coordinate import format_coordinate
from bot.games.game import State
from bot.games.ids import MatchId
from bot.text.localizer import Localizer

_MAX_OPTIONS = 25  # see https://discord.com/developers/docs/components/reference#string-select
_NO_CELL = 26 * 26  # an index beyond every cell
MenuNumber = Annotated[int, digits(2)]
"""The row or the small board of a menu's cells, counted from 0. Under old messages, a menu of several rows has another
number."""


class CellMenu(Menu, prefix="cells"):
    """Plays a cell of a row or a small board; the value of each option is its cell."""

    match: MatchId
    version: Version
    number: MenuNumber


class Rows(Control):
    """Offers the rows or small boards: the menu in which one is chosen, or the button that brings this menu back."""

    def cells(self, row: int) -> Menu:
        raise NotImplementedError


class MatchRows(Rows, prefix="rows"):
    match: MatchId
    version: Version

    def cells(self, row: int) -> Menu:
        return CellMenu(self.match, self.version, row)


def chosen_cell(interaction: discord.Interaction[Any]) -> int:
    """Return the chosen cell, or one that no board has if the press is not from a menu that this bot sent."""
    cell = selected_value(interaction)
    return int(cell) if cell and cell.isdecimal() else _NO_CELL


def chosen_row(interaction: discord.Interaction[Any], board: State) -> int | None:
    """Return the chosen row or small board if it has cells to play; None if the button back was pressed."""
    chosen = selected_value(interaction)
    return next((area for area in _areas(board) if ascii_uppercase[area] == chosen), None)


def cell_menus(board: State, rows: Rows, row: int | None, localizer: Localizer) -> list[dict[str, Any]]:
    """Return the menu of the rows or small boards with cells to play, or of these cells of one, as rows of Discord's
    JSON. A board that is too large has none. `row` is the number of the chosen one; None before the choice.
    """
    game, areas = board.game, _areas(board)
    if max(game.rows, game.columns) > _MAX_OPTIONS:
        return []
    is_only = bool(board.small_boards) and len(areas) == 1
    if is_only:
        (row,) = areas
    if row is None:
        values = [ascii_uppercase[area] for area in areas]
        if board.small_boards:
            placeholder = localizer.say("board-choose_board")
            labels = [_name_of_small_board(board, area, localizer) for area in areas]
        else:
            ends = "\N{EN DASH}".join(dict.fromkeys([values[0], values[-1]]))
            placeholder, labels = localizer.say("board-choose_row", rows=ends), values
        components = [_menu(rows, placeholder, dict(zip(labels, values, strict=True)))]
    else:
        if board.small_boards:
            placeholder = localizer.say("board-choose_cell", board=_name_of_small_board(board, row, localizer))
        else:
            placeholder = localizer.say("board-choose_column", row=ascii_uppercase[row])
        options = {format_coordinate(cell, game): str(cell) for cell in areas.get(row, [])}
        components = [_menu(rows.cells(row), placeholder, options)]
        components += [] if is_only else [_back(rows, localizer, has_rows=not board.small_boards)]
    return [{"type": ComponentType.action_row.value, "components": [component]} for component in components]


def _areas(board: State) -> Mapping[int, list[int]]:
    """The cells to play of each row, or of each small board if there are any, by its number; not of those without."""
    numbers = {cell: small.number for small in board.small_boards for cell in small.cells}
    areas = dict[int, list[int]]()
    for cell in board.legal_moves:
        areas.setdefault(numbers.get(cell, cell // board.game.columns), []).append(cell)
    return dict(sorted(areas.items()))


def _name_of_small_board(board: State, number: int, localizer: Localizer) -> str:
    """Return the name of a small board with its corners."""
    small = board.small_boards[number]
    first, last = (format_coordinate(small.cells[end], board.game) for end in (0, -1))
    return f"{localizer.capitalized(localizer.name_of_board(small))} ({first}\N{EN DASH}{last})"


def _menu(menu: Control, placeholder: str, options: dict[str, str]) -> dict[str, Any]:
    """Return a menu as Discord's JSON. The options are values by label."""
    return {
        "type": ComponentType.select.value,
        "custom_id": menu.custom_id,
        "placeholder": placeholder,
        "options": [{"label": label, "value": value} for label, value in options.items()],
    }


def _back(rows: Rows, localizer: Localizer, *, has_rows: bool) -> dict[str, Any]:
    """Return the button that brings back the menu of rows or small boards, as Discord's JSON."""
    return {
        "type": ComponentType.button.value,
        "style": ButtonStyle.secondary.value,
        "custom_id": rows.custom_id,
        "label": localizer.say("board-another_row" if has_rows else "board-another_board"),
    }
