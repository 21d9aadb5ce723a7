"""Boards: legal moves and outcomes as in a plain implementation, and impossible positions."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.board import Board, Outcome, format_board, parse_board
from bot.games.errors import MatchOverError, PositionError
from bot.games.games import GAMES
from bot.games.mark import Mark
from bot.games.rules import TIC_TAC_TOE, Rules
from tests.support.oracle import reachable
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


def legal_moves_of(grid: Grid, rules: Rules) -> list[int]:
    """The legal moves of a running game, found column by column from the bottom."""
    cells: list[int] = []
    for column in range(rules.columns):
        empty = [row for row in range(rules.rows) if grid[row][column] is None]
        cells += [rules.cell(row, column) for row in (empty[-1:] if rules.gravity else empty)]
    return cells


@pytest.mark.usefixtures("untraced")
def test_there_are_5478_reachable_positions() -> None:
    boards = reachable(TIC_TAC_TOE)
    by_ply = Counter(board.ply for board in boards)
    assert [by_ply[ply] for ply in range(10)] == [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]
    assert sum(board.is_over for board in boards) == 958


@pytest.mark.usefixtures("untraced")
def test_the_game_tree_has_549946_nodes() -> None:
    nodes, results = Counter[int](), Counter[Mark | None]()
    todo = Counter({Board(): 1})
    while todo:
        following = Counter[Board]()
        for board, ways in todo.items():
            nodes[board.ply] += ways
            if board.outcome:
                results[board.outcome.winner] += ways
            for cell in board.legal_moves:
                following[board.play(cell)] += ways
        todo = following
    assert [nodes[ply] for ply in range(10)] == [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert results == {Mark.X: 131184, Mark.O: 77904, None: 46080}


@pytest.mark.usefixtures("untraced")
def test_exactly_the_reachable_positions_are_parsed() -> None:
    read: set[Board] = set()
    for letters in product("XO.", repeat=9):
        text = "/".join("".join(letters[i : i + 3]) for i in (0, 3, 6))
        try:
            board = parse_board(text)
        except PositionError:
            continue
        assert format_board(board) == text
        read.add(board)
    assert read == reachable(TIC_TAC_TOE)


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    with refuses("cell_taken") as refused:
        Board().play(4).play(4)
    assert (refused.value.facts["coordinate"], refused.value.facts["mark"]) == ("B2", Mark.X)
    with refuses("floating_cell") as refused:
        Board(GAMES["connect4"]).check(0)
    assert refused.value.facts["coordinate"] == "A1"
    over = parse_board("XXX/OO./...")
    assert over.legal_moves == ()
    with pytest.raises(MatchOverError):
        over.play(8)
    for cell in [-1, 9]:
        for board in (Board(), over):
            with pytest.raises(IndexError, match="0 to 8"):
                board.play(cell)
        with pytest.raises(IndexError, match="0 to 8"):
            _ = Board()[cell]


def test_impossible_positions_are_refused() -> None:
    for bits in [(1, 1), (0b1 << 9, 0), (0, 1), (0b111, 0), (0b111000000, 0b111), (0b111, 0b1011000)]:
        with refuses("impossible_position"):
            Board(TIC_TAC_TOE, *bits)
    rules = Rules(3, 3, 3, gravity=True)
    with refuses("floating_position") as caught:
        parse_board("X../.../...", rules)
    assert caught.value.facts["coordinate"] == "A1"
    with refuses("impossible_position"):  # the line was complete before the last ply
        parse_board("XO./OX./XXX", rules)
    assert parse_board("..X/.XO/XOO".replace("X", "?").replace("O", "X").replace("?", "O"), rules).is_over


def test_an_unreadable_position_is_refused_with_its_place_or_an_example() -> None:
    for text in ["", "XO", "X../...", "X../.../.../...", "X.../.../...", "X..\n...\n..."]:
        with refuses("position_shape") as refused:
            parse_board(text)
        assert (refused.value.facts["rows"], refused.value.facts["columns"]) == (3, 3)
    for rules in GAMES.values():
        with refuses("position_shape") as refused:
            parse_board("X../.O.", rules)
        assert parse_board(str(refused.value.facts["example"]), rules).ply == 1
    with refuses("position_mark") as refused:
        parse_board("X../.o./...")
    assert (refused.value.facts["row"], refused.value.facts["column"]) == (2, 2)


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
@settings(max_examples=30)
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
