"""Positions as numbers: each stands for one board, and for the side that has just moved there."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.errors import ImpossiblePositionError
from bot.game.mark import Mark
from bot.game.position import Position, board_of, canonical, position_of
from bot.game.rules import TIC_TAC_TOE, Rules
from tests.oracle import reachable

MADE = [board for board in reachable(TIC_TAC_TOE) if board.ply]
"""Every board that somebody has just moved on."""


def made(board: Board) -> Position:
    """The number of a board, as the side sees it that has just moved."""
    return position_of(board, board.to_move.other)


def twins(board: Board) -> Iterator[Board]:
    """A board turned and mirrored in all eight ways, as one does it on paper."""
    rows = str(board).split("/")
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        yield parse_board("/".join(rows))
        yield parse_board("/".join(row[::-1] for row in rows))


@pytest.mark.parametrize(
    ("text", "own", "number"),
    [
        ("X../.../...", Mark.X, 1),
        (".../.../..X", Mark.X, 6561),
        ("XO./.../...", Mark.O, 2 + 3),
        ("X../.O./...", Mark.X, 1 + 2 * 81),
        (".../.../...", Mark.O, 0),
        ("XOX/XXO/OXO", Mark.X, 1 + 2 * 3 + 9 + 27 + 81 + 2 * 243 + 2 * 729 + 2187 + 2 * 6561),
    ],
)
def test_a_cell_counts_once_for_ones_own_mark_and_twice_for_the_others(text: str, own: Mark, number: int) -> None:
    assert position_of(parse_board(text), own) == number


@pytest.mark.usefixtures("untraced")
def test_exactly_the_positions_that_somebody_can_make_have_a_number_and_each_is_read_back() -> None:
    read: set[Board] = set()
    for number in range(-2, 3**9 + 2):
        try:
            board = board_of(Position(number))
        except ImpossiblePositionError:
            continue
        assert made(board) == number
        read.add(board)
    assert len(MADE) == 5477
    assert read == set(MADE)


@pytest.mark.parametrize(
    "number",
    [
        -1,
        0,  # nobody has moved
        2,  # only the other side has
        3**9,  # beyond the board
        1 + 3,  # twice in a row
        1 + 3 + 9 + 2 * (27 + 81 + 243),  # both have a line
        2 * (1 + 3 + 9) + 27 + 81 + 729,  # after the end
    ],
)
def test_what_no_side_can_have_made_is_refused(number: int) -> None:
    with pytest.raises(ImpossiblePositionError):
        board_of(Position(number))


@pytest.mark.usefixtures("untraced")
def test_all_twins_of_a_position_have_one_number_in_common_and_765_are_left() -> None:
    classes: dict[Position, Position] = {}
    for board in MADE:
        if made(board) not in classes:
            numbers = {made(twin) for twin in twins(board)}
            (common,) = {canonical(number) for number in numbers}
            assert common in numbers
            assert numbers.isdisjoint(classes)
            classes |= dict.fromkeys(numbers, common)
    assert len({*classes.values(), made(Board())}) == 765


@pytest.mark.usefixtures("untraced")
def test_what_x_has_made_is_never_taken_for_what_o_has_made() -> None:
    assert {canonical(made(board)) for board in MADE if board.to_move is Mark.O}.isdisjoint(
        canonical(made(board)) for board in MADE if board.to_move is Mark.X
    )


@pytest.mark.parametrize("rules", [Rules(3, 4, 3), Rules(4, 4, 4), Rules(6, 7, 4, gravity=True)], ids=str)
def test_positions_of_other_boards_have_numbers_too(rules: Rules) -> None:
    board, twin, rng = Board(rules), Board(rules), Random(3)
    while not board.is_over:
        cell = rng.choice(board.legal_moves)
        row, column = divmod(cell, rules.columns)
        board, twin = board.play(cell), twin.play(rules.cell(row, rules.columns - 1 - column))
        assert board_of(made(board), rules) == board
        assert canonical(made(board), rules) == canonical(made(twin), rules) <= made(board)
