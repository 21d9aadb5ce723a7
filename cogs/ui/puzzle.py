"""The buttons of puzzles: the cells of the one that is put to a person, those of the daily one, and the next puzzle."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import PERSON, Button
from bot.game.coordinate import format_coordinate
from bot.game.ids import UserId
from bot.game.position import Position
from bot.opponents.puzzles import Puzzle
from bot.rendering.emoji_board import Style
from bot.rendering.localizer import Localizer

_PUZZLE = r"(?P<puzzle>\d{1,5})"
_CELL = r"(?P<cell>[0-8])"


class PuzzleButton(Button, template=rf"puzzle:{_PUZZLE}:{PERSON}:{_CELL}"):
    """A cell of a puzzle that was put to one person."""

    def __init__(self, puzzle: Position, person: UserId, cell: int, **appearance: Any) -> None:
        super().__init__(f"puzzle:{puzzle}:{person}:{cell}", **appearance)
        self.puzzle, self.person, self.cell = puzzle, person, cell

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(Position(int(match["puzzle"])), UserId(int(match["person"])), int(match["cell"]))


class DailyButton(Button, template=rf"daily:(?P<day>\d{{4}}-\d\d-\d\d):{_CELL}"):
    """A cell of the puzzle of a day, for everybody in its server.

    Args:
        day: as ISO 8601 writes it.
    """

    def __init__(self, day: str, cell: int, **appearance: Any) -> None:
        super().__init__(f"daily:{day}:{cell}", **appearance)
        self.day, self.cell = day, cell

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["day"], int(match["cell"]))


class NextPuzzleButton(Button, template=rf"next-puzzle:{_PUZZLE}:{PERSON}"):
    """Puts another puzzle to a person who has answered one.

    Args:
        after: the one that they have answered.
    """

    def __init__(self, after: Position, person: UserId, **appearance: Any) -> None:
        super().__init__(f"next-puzzle:{after}:{person}", **appearance)
        self.after, self.person = after, person

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(Position(int(match["puzzle"])), UserId(int(match["person"])))


def puzzle_buttons(puzzle: Puzzle, person: UserId, style: Style) -> ui.View:
    """The cells of a puzzle for one person."""
    return _cells(puzzle, style, lambda cell, appearance: PuzzleButton(puzzle.position, person, cell, **appearance))


def daily_buttons(puzzle: Puzzle, day: date, style: Style) -> ui.View:
    """The cells of the puzzle of a day."""
    return _cells(puzzle, style, lambda cell, appearance: DailyButton(day.isoformat(), cell, **appearance))


def next_button(after: Position, person: UserId, localizer: Localizer) -> ui.View:
    """What leads to the next puzzle."""
    view = ui.View(timeout=None)
    view.add_item(
        NextPuzzleButton(after, person, label=localizer.say("puzzle.next"), style=discord.ButtonStyle.primary)
    )
    return view


def _cells(puzzle: Puzzle, style: Style, button: Callable[[int, dict[str, Any]], Button]) -> ui.View:
    """The cells of a board as those of a match: their marks and their coordinates."""
    view, board = ui.View(timeout=None), puzzle.board
    for cell in range(board.rules.cells):
        mark = board[cell]
        appearance = {
            "label": format_coordinate(cell, board.rules),
            "emoji": style.marks[mark] if mark else style.empty,
            "disabled": mark is not None,
            "row": cell // board.rules.columns,
        }
        view.add_item(button(cell, appearance))
    return view
