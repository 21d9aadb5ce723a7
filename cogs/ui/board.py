"""The buttons of a board: its cells, stop, rematch and review.

The button of a cell holds the version of the match that its board shows, by which a press on an outdated board is
recognised.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from discord import ui

from bot.client.controls import Button, optional_view, view_of
from bot.client.custom_id import Version, digits
from bot.game.coordinate import format_coordinate
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.rendering.emoji_board import Style
from bot.rendering.localizer import Localizer
from cogs.ui.review import review_item

_MAX_COLUMNS, _MAX_ROWS = 5, 5
"""See https://discord.com/developers/docs/components/reference#action-row."""

_REMATCH = "\N{ANTICLOCKWISE DOWNWARDS AND UPWARDS OPEN CIRCLE ARROWS}"
_STOP = "\N{BLACK SQUARE FOR STOP}\ufe0f"


class CellButton(Button, prefix="cell"):
    """Plays a cell of a board."""

    match: MatchId
    version: Version
    cell: Annotated[int, digits(3)]


class RematchButton(Button, prefix="rematch"):
    """Starts another match between the same two, with the marks swapped."""

    match: MatchId


class StopButton(Button, prefix="stop"):
    """Stops a match between opponents.

    Args:
        starter: the user who may press it; None for anyone.
    """

    match: MatchId
    starter: UserId | None


def board_buttons(
    match: Match, localizer: Localizer, *, is_text_only: bool, starter: UserId | None = None
) -> ui.View | None:
    """Return the buttons under a board; None if it has none.

    Args:
        is_text_only: whether moves are typed and cells have no buttons.
        starter: the user who started a match between opponents.
    """
    if match.is_over:
        return optional_view(_final_items(match, localizer))
    if match.is_exhibition:
        return view_of(StopButton(match.id, starter).item(label=localizer.say("board.stop"), emoji=_STOP))
    if is_text_only or match.rules.columns > _MAX_COLUMNS or match.rules.rows > _MAX_ROWS:
        return None
    return view_of(*(_cell_item(match, cell, localizer.style) for cell in range(match.rules.cells)))


def _final_items(match: Match, localizer: Localizer) -> Iterator[ui.Item[Any]]:
    if not match.is_exhibition:
        label = localizer.say("board.rematch" if match.is_duel else "board.again")
        yield RematchButton(match.id).item(label=label, emoji=_REMATCH)
    if match.plies:
        yield review_item(match, localizer)


def _cell_item(match: Match, cell: int, style: Style) -> ui.Item[Any]:
    mark = match.board[cell]
    return CellButton(match.id, match.version, cell).item(
        label=format_coordinate(cell, match.rules),
        emoji=style.marks[mark] if mark else style.empty,
        disabled=cell not in match.board.legal_moves,
        row=cell // match.rules.columns,
    )
