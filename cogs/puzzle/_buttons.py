"""The buttons and menus of puzzles: their cells, and the button to the next puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Annotated, Any

import discord
from discord import ui

from bot.client.controls import Button, Menu, Part, RawView, digits, text, view_of
from bot.game.coordinate import format_coordinate
from bot.game.games import DEFAULT_GAME, find_game
from bot.game.ids import UserId
from bot.game.position import Position
from bot.opponents.puzzles import Puzzle
from bot.rendering.localizer import Localizer
from bot.rendering.style import Style
from cogs.ui.cell_menus import MenuNumber, Rows, cell_menus

_Puzzle = Annotated[Position, digits(39)]
_Day = Annotated[str, Part(r"\d{4}-\d\d-\d\d", 10)]
_Cell = Annotated[int, digits(2)]
_Game = Annotated[str | None, text("[a-z0-9]", 20)]
"""The name of a game; None for 3x3, which buttons had before there were other games."""

_MAX_IN_ROW = 5  # how many buttons Discord shows in a row, and how many rows


class PuzzleButton(Button, prefix="puzzle"):
    puzzle: _Puzzle
    user: UserId
    cell: _Cell
    game: _Game = None


class PuzzleMenu(Menu, prefix="puzzle-cells"):
    """Answers a user's puzzle with a cell of a row."""

    puzzle: _Puzzle
    user: UserId
    number: MenuNumber
    game: _Game = None


class PuzzleRows(Rows, prefix="puzzle-rows"):
    puzzle: _Puzzle
    user: UserId
    game: _Game = None

    def cells(self, row: int) -> Menu:
        return PuzzleMenu(self.puzzle, self.user, row, self.game)


class DailyButton(Button, prefix="daily"):
    """Answers the daily puzzle of a server, for every member; the day is in ISO 8601."""

    day: _Day
    cell: _Cell
    game: _Game = None


class DailyMenu(Menu, prefix="daily-cells"):
    """Answers the daily puzzle of a server with a cell of a row; the day is in ISO 8601."""

    day: _Day
    number: MenuNumber
    game: _Game = None


class DailyRows(Rows, prefix="daily-rows"):
    """Offers each member the rows of the daily puzzle of a server; the day is in ISO 8601."""

    day: _Day
    game: _Game = None

    def cells(self, row: int) -> Menu:
        return DailyMenu(self.day, row, self.game)


class NextPuzzleButton(Button, prefix="next-puzzle"):
    after: _Puzzle
    user: UserId
    game: _Game = None


def puzzle_buttons(puzzle: Puzzle, user: UserId, localizer: Localizer, row: int | None = None) -> ui.View | None:
    """Return the buttons or menus of a user's puzzle. The row is the one that the user has chosen in the menu."""
    position, game = puzzle.position, _game(puzzle)
    if _has_menus(puzzle):
        return RawView(cell_menus(puzzle.board, PuzzleRows(position, user, game), row, localizer))
    return view_of(*_cells(puzzle, localizer.style, lambda cell: PuzzleButton(position, user, cell, game)))


def daily_buttons(puzzle: Puzzle, day: date, localizer: Localizer, row: int | None = None) -> ui.View | None:
    """Return the buttons or menus of a daily puzzle; the row is as above."""
    iso_day, game = day.isoformat(), _game(puzzle)
    if _has_menus(puzzle):
        return RawView(cell_menus(puzzle.board, DailyRows(iso_day, game), row, localizer))
    return view_of(*_cells(puzzle, localizer.style, lambda cell: DailyButton(iso_day, cell, game)))


def next_button(after: Position, game: str | None, user: UserId, localizer: Localizer) -> ui.View:
    button = NextPuzzleButton(after, user, game)
    return view_of(button.item(label=localizer.say("puzzle-next"), style=discord.ButtonStyle.primary))


def has_cell_buttons(puzzle: Puzzle) -> bool:
    """Whether each cell has a button; with gravity, each column has one."""
    return not (puzzle.board.rules.gravity or _has_menus(puzzle))


def _has_menus(puzzle: Puzzle) -> bool:
    """Whether the cells have no room for buttons; with gravity, only columns need them."""
    rules = puzzle.board.rules
    return not rules.gravity and max(rules.rows, rules.columns) > _MAX_IN_ROW


def _cells(puzzle: Puzzle, style: Style, button: Callable[[int], Button]) -> Iterator[ui.Item[Any]]:
    """Yield the buttons of a puzzle's cells, which look like those of a match; with gravity, one for each column."""
    board = puzzle.board
    if board.rules.gravity:
        yield from _columns(puzzle, button)
        return
    for cell in range(board.rules.cells):
        mark = board[cell]
        yield button(cell).item(
            label=format_coordinate(cell, board.rules),
            emoji=style.marks[mark] if mark else style.empty,
            disabled=mark is not None,
            row=cell // board.rules.columns,
        )


def _columns(puzzle: Puzzle, button: Callable[[int], Button]) -> Iterator[ui.Item[Any]]:
    """Yield a button for each column, for the cell to which a mark falls; a full column has a disabled one."""
    rules = puzzle.board.rules
    lowest = {cell % rules.columns: cell for cell in puzzle.board.legal_moves}
    rows = -(-rules.columns // _MAX_IN_ROW)
    in_row = -(-rules.columns // rows)
    for column in range(rules.columns):
        is_full = column not in lowest
        cell = lowest.get(column, column)
        yield button(cell).item(label=str(column + 1), disabled=is_full, row=column // in_row)


def _game(puzzle: Puzzle) -> str | None:
    """Return the name of a puzzle's game; None for 3x3."""
    game = find_game(puzzle.board.rules)
    return None if game == DEFAULT_GAME else game
