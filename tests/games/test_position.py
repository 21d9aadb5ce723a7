"""Positions as numbers, and canonical positions."""

from collections.abc import Iterator
from random import Random

from bot.games.errors import PositionError
from bot.games.lines import TIC_TAC_TOE, Board, Rules, parse_board
from bot.games.position import Position, board_of, canonical, position_of
from tests.support.oracle import reachable

AFTER_A_MOVE = [board for board in reachable(TIC_TAC_TOE) if board.plies]
"""Every reachable board except the empty one."""


def number_of(board: Board) -> Position:
    """The number of a board from the point of view of the side that has just moved."""
    return position_of(board, board.to_move.other)


def twins(board: Board) -> Iterator[Board]:
    """The symmetric twins of a board, made from its text: four rotations, each also mirrored."""
    rows = str(board).split("/")
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        yield parse_board("/".join(rows))
        yield parse_board("/".join(row[::-1] for row in rows))


def test_exactly_the_reachable_positions_have_a_number() -> None:
    boards: set[Board] = set()
    for number in range(-2, 3**9 + 2):
        try:
            board = board_of(Position(number))
        except PositionError:
            continue
        assert number_of(board) == number
        boards.add(board)
    assert len(AFTER_A_MOVE) == 5477
    assert boards == set(AFTER_A_MOVE)


def test_there_are_765_canonical_positions() -> None:
    classes: dict[Position, Position] = {}
    for board in AFTER_A_MOVE:
        if number_of(board) not in classes:
            numbers = {number_of(twin) for twin in twins(board)}
            (least,) = {canonical(number) for number in numbers}
            assert least in numbers
            assert numbers.isdisjoint(classes)
            classes |= dict.fromkeys(numbers, least)
    assert len({*classes.values(), number_of(Board())}) == 765


def test_positions_of_other_rules_have_numbers() -> None:
    for rules in [Rules(3, 4, 3), Rules(6, 7, 4, gravity=True)]:
        board, mirrored, rng = Board(rules), Board(rules), Random(3)
        while not board.is_over:
            cell = rng.choice(board.legal_moves)
            row, column = divmod(cell, rules.columns)
            board, mirrored = board.play(cell), mirrored.play(rules.cell(row, rules.columns - 1 - column))
            assert board_of(number_of(board), rules) == board
            assert canonical(number_of(board), rules) == canonical(number_of(mirrored), rules) <= number_of(board)
