"""The menus under a board that has more cells than Discord allows buttons: each offers the free cells of some rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import discord
from discord import ComponentType, ui

from bot.client.controls import Menu, RawView, Version, digits
from bot.client.interaction_data import selected_values
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.ids import MatchId

_MAX_OPTIONS, _MAX_MENUS = 25, 5
"""See https://discord.com/developers/docs/components/reference#string-select."""

MenuNumber = Annotated[int, digits(1)]
"""The number of a menu under a board, counted from 0 at the top."""

_NO_CELL = _MAX_OPTIONS * _MAX_MENUS
"""An index beyond every cell that these menus can offer."""


class CellMenu(Menu, prefix="cells"):
    """Plays a cell of some rows; the value of each option is its cell."""

    match: MatchId
    version: Version
    number: MenuNumber


def chosen_cell(interaction: discord.Interaction[Any]) -> int:
    """Return the chosen cell, or one that no board has if the press is not from a menu that this bot sent."""
    match selected_values(interaction):
        case [cell] if cell.isdecimal():
            return int(cell)
        case _:
            return _NO_CELL


def cell_menus(board: Board, menu: Callable[[int], Menu]) -> ui.View | None:
    """Return the menus under a board; None if it has more cells than they can offer.

    Args:
        menu: returns the menu with a number; the value of each of its options is a cell.
    """
    rules, view, free = board.rules, RawView(timeout=None), board.legal_moves
    cells = _MAX_OPTIONS // rules.columns * rules.columns  # of whole rows
    if cells * _MAX_MENUS < rules.cells:
        return None
    offered = ([cell for cell in free if cell // cells == number] for number in range(_MAX_MENUS))
    view.rows = [
        {"type": ComponentType.action_row.value, "components": [_menu(menu(number), board, some)]}
        for number, some in enumerate(offered)
        if some
    ]
    return view


def _menu(menu: Menu, board: Board, cells: list[int]) -> dict[str, Any]:
    """Return the menu of some cells as Discord's JSON."""
    names = [format_coordinate(cell, board.rules) for cell in cells]
    return {
        "type": ComponentType.select.value,
        "custom_id": menu.custom_id,
        "placeholder": f"{names[0]} … {names[-1]}",
        "options": [{"label": name, "value": str(cell)} for name, cell in zip(names, cells, strict=True)],
    }
