"""Puzzles: the set of all puzzles, the daily puzzle and attempts."""

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.position import board_of, canonical
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result
from bot.model.ids import ScopeId
from bot.opponents.evaluation import Evaluator
from bot.opponents.puzzles import Puzzle, all_puzzles, attempt, choose_puzzle, daily_puzzle
from bot.opponents.reasons import Blocks, OnlyDraw
from tests.support import oracle
from tests.support.refusals import refuses

HERE, THERE = ScopeId(7 << 22), ScopeId(8 << 22)
NEW_YEAR = date(2026, 1, 1)
PUZZLES = 2184


def expected_puzzle(board: Board) -> Puzzle | None:
    """The puzzle of a position by the oracle, or None if it is not one."""
    results = {cell: oracle.value(board.play(cell)).one_ply_earlier().result for cell in board.legal_moves}
    winning = [cell for cell, result in results.items() if result is Result.WIN]
    losing = [cell for cell, result in results.items() if result is Result.LOSS]
    if len(winning) == 1 and len(results) > 1:
        return Puzzle(board, winning[0], Result.WIN)
    if not winning and len(results) - len(losing) == 1 and losing:
        (saving,) = results.keys() - losing
        return Puzzle(board, saving, Result.DRAW)
    return None


@pytest.mark.usefixtures("untraced")
def test_exactly_the_positions_with_one_right_move_are_puzzles() -> None:
    expected = {expected_puzzle(board) for board in oracle.unfinished(TIC_TAC_TOE)} - {None}
    puzzles = list(all_puzzles().values())
    assert set(puzzles) == expected
    assert len(puzzles) == PUZZLES
    assert Counter(puzzle.goal for puzzle in puzzles) == {Result.WIN: 1544, Result.DRAW: 640}


@pytest.mark.usefixtures("untraced")
def test_a_puzzle_is_found_by_its_position() -> None:
    numbers = list(all_puzzles())
    assert numbers == sorted(numbers)
    for number, puzzle in all_puzzles().items():
        assert puzzle.position == number
        assert board_of(number) == puzzle.board


@pytest.mark.usefixtures("untraced")
def test_a_scope_sees_every_puzzle_before_one_is_repeated() -> None:
    days = [NEW_YEAR + timedelta(days=n) for n in range(PUZZLES + 1)]
    daily = [daily_puzzle(HERE, day).position for day in days]
    assert len({*daily}) == PUZZLES
    assert daily[0] == daily[PUZZLES]
    assert daily[:3] == [17073, 15918, 13932]  # in every process
    assert daily[:10] != [daily_puzzle(THERE, day).position for day in days[:10]]


def test_a_chosen_puzzle_is_unlike_the_given_ones() -> None:
    first, *_ = all_puzzles()
    others = {position for position in all_puzzles() if canonical(position) != canonical(first)}
    assert choose_puzzle(Random(1), unlike=others).position in all_puzzles().keys() - others
    chosen = {choose_puzzle(Random(seed), unlike=[first]).position for seed in range(40)}
    assert chosen <= others
    assert len(chosen) > 35


def test_an_attempt_has_its_value_and_the_solution() -> None:
    board = parse_board("X../XO./...")
    puzzle = all_puzzles()[Puzzle(board, 6, Result.DRAW).position]
    right, wrong = (attempt(puzzle, cell, Evaluator().evaluate) for cell in (6, 1))
    assert (right.is_right, right.result) == (True, Result.DRAW)
    assert (wrong.is_right, wrong.result) == (False, Result.LOSS)
    assert right.solution == wrong.solution
    assert [type(reason) for reason in right.solution.reasons[:2]] == [Blocks, OnlyDraw]
    with refuses("cell_taken"):
        attempt(puzzle, 0, Evaluator().evaluate)
