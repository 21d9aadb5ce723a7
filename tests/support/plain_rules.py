"""The rules of the games in a plain and slow implementation, with which tests compare the real one."""

from __future__ import annotations

from bot.games.board import Outcome
from bot.games.mark import Mark
from bot.games.rules import Rules

Grid = list[list[Mark | None]]


def outcome_of(grid: Grid, rules: Rules) -> Outcome | None:
    """The outcome, found by looking from every cell in every direction."""
    lines: list[tuple[int, ...]] = []
    for row in range(rules.rows):
        for column in range(rules.columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                places = [(row + i * down, column + i * right) for i in range(rules.in_a_row)]
                if all(r < rules.rows and 0 <= c < rules.columns for r, c in places):
                    marks = {grid[r][c] for r, c in places}
                    if len(marks) == 1 and None not in marks:
                        lines.append(tuple(r * rules.columns + c for r, c in places))
    if lines:
        owner = grid[lines[0][0] // rules.columns][lines[0][0] % rules.columns]
        assert owner is not None
        return Outcome(owner.other if rules.misere else owner, tuple(sorted(lines)))
    return None if any(mark is None for row in grid for mark in row) else Outcome(None)


def legal_moves_of(grid: Grid, rules: Rules) -> list[int]:
    """The legal moves of a running game, found column by column from the bottom."""
    cells: list[int] = []
    for column in range(rules.columns):
        empty = [row for row in range(rules.rows) if grid[row][column] is None]
        cells += [rules.cell(row, column) for row in (empty[-1:] if rules.gravity else empty)]
    return cells
