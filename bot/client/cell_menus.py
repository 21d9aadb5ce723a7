"""The menus under a board that has more cells than Discord allows buttons.

The first one offers the rows. The choice of a row replaces it by a menu of the row's free cells, and a button back.
"""

from __future__ import annotations

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
"""The row of a menu's cells, counted from 0. Under old messages, a menu of several rows has another number."""


class CellMenu(Menu, prefix="cells"):
    """Plays a cell of a row; the value of each option is its cell."""

    match: MatchId
    version: Version
    number: MenuNumber


class Rows(Control):
    """Offers the rows of a board: the menu in which one is chosen, or the button that brings this menu back."""

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
    """Return the chosen row if it has free cells; None if the button back to the rows was pressed."""
    chosen = selected_value(interaction)
    return next((row for row in _free_rows(board) if ascii_uppercase[row] == chosen), None)


def cell_menus(board: State, rows: Rows, row: int | None, localizer: Localizer) -> list[dict[str, Any]]:
    """Return the menu of the rows with free cells, or of the free cells of a row, as rows of Discord's JSON.
    A board that is too large has none. The row is None before the choice.
    """
    game = board.game
    if max(game.rows, game.columns) > _MAX_OPTIONS:
        return []
    if row is None:
        names = [ascii_uppercase[free] for free in _free_rows(board)]
        placeholder = localizer.say("board-choose_row", rows="\N{EN DASH}".join(dict.fromkeys([names[0], names[-1]])))
        components = [_menu(rows, placeholder, {name: name for name in names})]
    else:
        cells = [cell for cell in board.legal_moves if cell // game.columns == row]
        placeholder = localizer.say("board-choose_column", row=ascii_uppercase[row])
        options = {format_coordinate(cell, game): str(cell) for cell in cells}
        components = [_menu(rows.cells(row), placeholder, options), _back(rows, localizer)]
    return [{"type": ComponentType.action_row.value, "components": [component]} for component in components]


def _free_rows(board: State) -> list[int]:
    return [*dict.fromkeys(cell // board.game.columns for cell in board.legal_moves)]


def _menu(menu: Control, placeholder: str, options: dict[str, str]) -> dict[str, Any]:
    """Return a menu as Discord's JSON. The options are values by label."""
    return {
        "type": ComponentType.select.value,
        "custom_id": menu.custom_id,
        "placeholder": placeholder,
        "options": [{"label": label, "value": value} for label, value in options.items()],
    }


def _back(rows: Rows, localizer: Localizer) -> dict[str, Any]:
    """Return the button that brings back the menu of rows, as Discord's JSON."""
    return {
        "type": ComponentType.button.value,
        "style": ButtonStyle.secondary.value,
        "custom_id": rows.custom_id,
        "label": localizer.say("board-another_row"),
    }
