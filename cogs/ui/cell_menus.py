"""The menus under a board that has more cells than Discord allows buttons: each offers the free cells of some rows."""

from __future__ import annotations

from typing import Annotated, Any

from discord import ComponentType, ui

from bot.client.controls import Menu, RawView, Version, digits
from bot.game.coordinate import format_coordinate
from bot.game.ids import MatchId
from bot.game.match import Match

_MAX_OPTIONS, _MAX_MENUS = 25, 5
"""See https://discord.com/developers/docs/components/reference#string-select."""


class CellMenu(Menu, prefix="cells"):
    """Plays a cell of some rows; the value of each option is its cell.

    Args:
        number: of the menu, counted from 0 at the top.
    """

    match: MatchId
    version: Version
    number: Annotated[int, digits(1)]


def cell_menus(match: Match) -> ui.View | None:
    """Return the menus under the board of a running match; None if the board has more cells than they can offer."""
    rules, view, free = match.rules, RawView(timeout=None), match.board.legal_moves
    cells = _MAX_OPTIONS // rules.columns * rules.columns  # of whole rows
    if cells * _MAX_MENUS < rules.cells:
        return None
    offered = ([cell for cell in free if cell // cells == number] for number in range(_MAX_MENUS))
    view.rows = [
        {"type": ComponentType.action_row.value, "components": [_menu(match, number, some)]}
        for number, some in enumerate(offered)
        if some
    ]
    return view


def _menu(match: Match, number: int, cells: list[int]) -> dict[str, Any]:
    """Return the menu of some cells as Discord's JSON."""
    names = [format_coordinate(cell, match.rules) for cell in cells]
    return {
        "type": ComponentType.select.value,
        "custom_id": CellMenu(match.id, match.version, number).custom_id,
        "placeholder": f"{names[0]} … {names[-1]}",
        "options": [{"label": name, "value": str(cell)} for name, cell in zip(names, cells, strict=True)],
    }
