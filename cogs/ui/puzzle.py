"""The buttons of puzzles: their cells, and the one to the next puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Annotated, Any

import discord
from discord import ui

from bot.client.controls import Button, Part, digits, view_of
from bot.game.coordinate import format_coordinate
from bot.game.ids import UserId
from bot.game.position import Position
from bot.opponents.puzzles import Puzzle
from bot.rendering.localizer import Localizer
from bot.rendering.style import Style

_Puzzle = Annotated[Position, digits(5)]
_Cell = Annotated[int, Part("[0-8]", 1, decode=int)]


class PuzzleButton(Button, prefix="puzzle"):
    """Answers a user's puzzle."""

    puzzle: _Puzzle
    user: UserId
    cell: _Cell


class DailyButton(Button, prefix="daily"):
    """Answers the daily puzzle of a server, for every member.

    Args:
        day: in ISO 8601.
    """

    day: Annotated[str, Part(r"\d{4}-\d\d-\d\d", 10)]
    cell: _Cell


class NextPuzzleButton(Button, prefix="next-puzzle"):
    """Shows a user the next puzzle.

    Args:
        after: the puzzle that the user has answered.
    """

    after: _Puzzle
    user: UserId


def puzzle_buttons(puzzle: Puzzle, user: UserId, style: Style) -> ui.View:
    """Return the buttons of a user's puzzle."""
    return view_of(*_cells(puzzle, style, lambda cell: PuzzleButton(puzzle.position, user, cell)))


def daily_buttons(puzzle: Puzzle, day: date, style: Style) -> ui.View:
    """Return the buttons of a daily puzzle."""
    return view_of(*_cells(puzzle, style, lambda cell: DailyButton(day.isoformat(), cell)))


def next_button(after: Position, user: UserId, localizer: Localizer) -> ui.View:
    """Return the button to the next puzzle."""
    button = NextPuzzleButton(after, user)
    return view_of(button.item(label=localizer.say("puzzle.next"), style=discord.ButtonStyle.primary))


def _cells(puzzle: Puzzle, style: Style, button: Callable[[int], Button]) -> Iterator[ui.Item[Any]]:
    """Yield the buttons of a puzzle's cells, which look like those of a match."""
    board = puzzle.board
    for cell in range(board.rules.cells):
        mark = board[cell]
        yield button(cell).item(
            label=format_coordinate(cell, board.rules),
            emoji=style.marks[mark] if mark else style.empty,
            disabled=mark is not None,
            row=cell // board.rules.columns,
        )
