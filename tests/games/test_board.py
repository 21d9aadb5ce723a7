"""Boards: legal moves and outcomes as in a plain implementation, and impossible positions."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.errors import MatchOverError
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Outcome, Rules, parse_board
from bot.games.mark import Mark
from tests.support.random_games import any_rules
from tests.support.refusals import refuses

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


def legal_moves_of(grid: Grid, rules: Rules) -> tuple[int, ...]:
    """The legal moves of a running game, found column by column from the bottom."""
    cells: list[int] = []
    for column in range(rules.columns):
        empty = [row for row in range(rules.rows) if grid[row][column] is None]
        cells += [rules.cell(row, column) for row in (empty[-1:] if rules.gravity else empty)]
    return tuple(sorted(cells))


def test_there_are_as_many_positions_and_games_as_is_known() -> None:
    positions, nodes, ended = list[int](), list[int](), 0
    results = Counter[Mark | None]()
    todo = Counter({Board(): 1})
    while todo:
        positions.append(len(todo))
        nodes.append(todo.total())
        following = Counter[Board]()
        for board, ways in todo.items():
            ended += board.is_over
            if board.outcome:
                results[board.outcome.winner] += ways
            for cell in board.legal_moves:
                following[board.play(cell)] += ways
        todo = following
    assert (positions, ended) == ([1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78], 958)
    assert nodes == [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert results == {Mark.X: 131184, Mark.O: 77904, None: 46080}


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    with refuses("cell_taken", coordinate="B2", mark=Mark.X):
        Board().play(4).play(4)
    with refuses("floating_cell", coordinate="A1"):
        Board(LISTED["connect4"]).check(0)
    over = parse_board("XXX/OO./...")
    assert over.legal_moves == ()
    with pytest.raises(MatchOverError):
        over.play(8)
    for board, cell in product((Board(), over), (-1, 9)):
        with pytest.raises(IndexError, match="0 to 8"):
            board.play(cell)
        with pytest.raises(IndexError, match="0 to 8"):
            _ = board[cell]


def test_an_impossible_or_unreadable_position_is_refused() -> None:
    for bits in [(1, 1), (0b1 << 9, 0), (0, 1), (0b111, 0), (0b111000000, 0b111), (0b111, 0b1011000)]:
        with refuses("impossible_position"):
            Board(TIC_TAC_TOE, *bits)
    falling = Rules(gravity=True)
    with refuses("floating_position", coordinate="A1"):
        parse_board("X../.../...", falling)
    with refuses("impossible_position"):  # the line was complete before the last ply
        parse_board("XO./OX./XXX", falling)
    assert parse_board("..O/.OX/OXX", falling).is_over
    for text in ["", "XO", "X../...", "X../.../.../...", "X.../.../...", "X..\n...\n..."]:
        with refuses("position_shape", rows=3, columns=3):
            parse_board(text)
    for rules in LISTED.values():
        with refuses("position_shape") as refused:
            parse_board("X../.O.", rules)
        assert parse_board(str(refused.value.facts["example"]), rules).plies == 1
    with refuses("position_mark", row=2, column=2):
        parse_board("X../.o./...")


FALLING_MISERE, NARROW = Rules(5, 5, 4, gravity=True, misere=True), Rules(1, 6, 3)


@settings(max_examples=16)
@given(any_rules | st.sampled_from([FALLING_MISERE, NARROW]), st.randoms(use_true_random=False))
def test_a_random_game_agrees_with_a_plain_implementation(rules: Rules, rng: Random) -> None:
    board = Board(rules)
    grid: Grid = [[None] * rules.columns for _ in range(rules.rows)]
    while True:
        assert board.outcome == outcome_of(grid, rules)
        assert board.legal_moves == legal_moves_of(grid, rules) or board.is_over
        assert parse_board(str(board), rules) == board
        if board.is_over:
            break
        cell = rng.choice(board.legal_moves)
        before, mark = str(board), board.to_move
        grid[cell // rules.columns][cell % rules.columns] = mark
        following = board.play(cell)
        assert str(board) == before
        assert (following.plies, following.to_move, following[cell]) == (board.plies + 1, mark.other, mark)
        board = following
