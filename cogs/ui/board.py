"""The buttons of a board: one a cell, and what may follow when the match is over.

A button holds the match, the version that its board shows, and its cell; a press on an old board is
recognised by that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import MATCH, PERSON, VERSION, Button
from bot.game.coordinate import format_coordinate
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.rendering.emoji_board import Style
from bot.rendering.localizer import Localizer
from cogs.ui.review import open_button

MOST_IN_A_ROW, MOST_ROWS = 5, 5
"""How many buttons Discord takes (https://discord.com/developers/docs/components/reference#action-row)."""


class CellButton(Button, template=rf"cell:{MATCH}:{VERSION}:(?P<cell>\d{{1,3}})"):
    """A cell of a board: its mark and its coordinate."""

    def __init__(self, match: MatchId, version: int, cell: int, **appearance: Any) -> None:
        super().__init__(f"cell:{match}:{version}:{cell}", **appearance)
        self.shown, self.cell = (match, version), cell

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(MatchId(int(match["match"])), int(match["version"]), int(match["cell"]))


class RematchButton(Button, template=rf"rematch:{MATCH}"):
    """Another match between the same two, with the marks swapped."""

    def __init__(self, match: MatchId, **appearance: Any) -> None:
        super().__init__(
            f"rematch:{match}", emoji="\N{ANTICLOCKWISE DOWNWARDS AND UPWARDS OPEN CIRCLE ARROWS}", **appearance
        )
        self.match = match

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(MatchId(int(match["match"])))


class StopButton(Button, template=rf"stop:{MATCH}:{PERSON}"):
    """Ends a match between programs.

    Args:
        starter: who may press it; None for anyone, once the bot no longer knows.
    """

    def __init__(self, match: MatchId, starter: UserId | None, **appearance: Any) -> None:
        super().__init__(f"stop:{match}:{starter or 0}", emoji="\N{BLACK SQUARE FOR STOP}\ufe0f", **appearance)
        self.match, self.starter = match, starter

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(MatchId(int(match["match"])), UserId(int(match["person"])) or None)


def board_buttons(
    match: Match, localizer: Localizer, *, is_text_only: bool, starter: UserId | None = None
) -> ui.View | None:
    """The buttons beneath a board, if it has any.

    Args:
        is_text_only: whether cells are typed there, not pressed.
        starter: who asked for a match between programs.
    """
    view = ui.View(timeout=None)
    if match.is_over:
        for button in _afterwards(match, localizer):
            view.add_item(button)
    elif match.is_exhibition:
        view.add_item(StopButton(match.id, starter, label=localizer.say("board.stop")))
    elif not is_text_only and _fits(match):
        for cell in range(match.rules.cells):
            view.add_item(_cell_button(match, cell, localizer.style))
    return view if view.children else None


def _afterwards(match: Match, localizer: Localizer) -> Iterator[Button]:
    """What can be done when a match is over."""
    if not match.is_exhibition:
        yield RematchButton(match.id, label=localizer.say("board.rematch" if match.is_duel else "board.again"))
    if match.plies:
        yield open_button(match, localizer)


def _cell_button(match: Match, cell: int, style: Style) -> CellButton:
    mark = match.board[cell]
    return CellButton(
        match.id,
        match.version,
        cell,
        label=format_coordinate(cell, match.rules),
        emoji=style.marks[mark] if mark else style.empty,
        style=discord.ButtonStyle.secondary,
        disabled=cell not in match.board.legal_moves,
        row=cell // match.rules.columns,
    )


def _fits(match: Match) -> bool:
    return match.rules.columns <= MOST_IN_A_ROW and match.rules.rows <= MOST_ROWS
