"""The suite that all rules pass: random games to their ends, compared with a plain implementation."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.board import Board, Outcome, format_board, parse_board
from bot.game.mark import Mark
from bot.game.rules import Rules
from tests.support.random_games import any_rules

EVERY_RULES = [
    Rules(),
    Rules(misere=True),
    Rules(3, 4, 3),
    Rules(5, 4, 4),
    Rules(6, 7, 4, gravity=True),
    Rules(5, 5, 4, gravity=True, misere=True),
    Rules(1, 6, 3),
    Rules(9, 10, 5),
]

Grid = list[list[Mark | None]]


@pytest.mark.usefixtures("untraced")
@settings(max_examples=60)
@given(any_rules | st.sampled_from(EVERY_RULES), st.randoms(use_true_random=False))
def test_a_random_game_agrees_with_a_plain_implementation(rules: Rules, rng: Random) -> None:
    board = Board(rules)
    grid: Grid = [[None] * rules.columns for _ in range(rules.rows)]
    while True:
        assert board.outcome == outcome_of(grid, rules)
        assert board.legal_moves == tuple(sorted(legal_moves_of(grid, rules))) or board.is_over
        assert parse_board(format_board(board), rules) == board
        if board.is_over:
            break
        cell = rng.choice(board.legal_moves)
        before, mark = str(board), board.to_move
        grid[cell // rules.columns][cell % rules.columns] = mark
        following = board.play(cell)
        assert str(board) == before
        assert (following.ply, following.to_move, following[cell]) == (board.ply + 1, mark.other, mark)
        board = following


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
