"""The suite that all rules pass: random games to their ends, compared with a plain implementation."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.board import Board, format_board, parse_board
from bot.game.rules import Rules
from tests.support.plain_rules import Grid, legal_moves_of, outcome_of
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
