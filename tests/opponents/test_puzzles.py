"""Puzzles: all that there are and no others, and one for each day."""

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.errors import CellTakenError
from bot.game.position import board_of, canonical
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result, Value
from bot.model.ids import ScopeId
from bot.opponents.minimax import Minimax
from bot.opponents.puzzles import Puzzle, all_puzzles, attempt, choose_puzzle, daily_puzzle
from bot.opponents.reasons import Blocks, OnlyDraw
from tests import oracle

HERE, THERE = ScopeId(7 << 22), ScopeId(8 << 22)
NEW_YEAR = date(2026, 1, 1)
HOW_MANY = 2184


def puzzle_by_the_plain_search(board: Board) -> Puzzle | None:
    """What a position is as a puzzle, said once more in other words."""
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
def test_every_position_with_one_right_move_is_a_puzzle_and_no_other_is() -> None:
    expected = {puzzle_by_the_plain_search(board) for board in oracle.unfinished(TIC_TAC_TOE)} - {None}
    found = list(all_puzzles().values())
    assert set(found) == expected
    assert len(found) == HOW_MANY
    assert Counter(puzzle.goal for puzzle in found) == {Result.WIN: 1544, Result.DRAW: 640}


@pytest.mark.usefixtures("untraced")
def test_a_puzzle_is_found_again_by_its_number() -> None:
    numbers = list(all_puzzles())
    assert numbers == sorted(numbers)
    for number, puzzle in all_puzzles().items():
        assert puzzle.position == number
        assert board_of(number) == puzzle.board


@pytest.mark.usefixtures("untraced")
def test_a_home_sees_every_puzzle_before_one_comes_again() -> None:
    days = [NEW_YEAR + timedelta(days=n) for n in range(HOW_MANY + 1)]
    seen = [daily_puzzle(HERE, day).position for day in days]
    assert len({*seen}) == HOW_MANY
    assert seen[0] == seen[HOW_MANY]
    assert seen[:10] != [daily_puzzle(THERE, day).position for day in days[:10]]


def test_the_puzzle_of_a_day_is_the_same_in_every_process() -> None:
    assert [daily_puzzle(HERE, NEW_YEAR + timedelta(days=n)).position for n in range(3)] == [17073, 15918, 13932]


def test_certain_puzzles_are_not_chosen() -> None:
    one, *_ = all_puzzles()
    others = {position for position in all_puzzles() if canonical(position) != canonical(one)}
    assert choose_puzzle(Random(1), unlike=others).position in all_puzzles().keys() - others
    chosen = {choose_puzzle(Random(seed), unlike=[one]).position for seed in range(40)}
    assert chosen <= others
    assert len(chosen) > 35


def test_an_answer_is_judged_with_what_it_was_worth_and_why_the_solution_is_right() -> None:
    board = parse_board("X../XO./...")
    puzzle = all_puzzles()[Puzzle(board, 6, Result.DRAW).position]
    right, wrong = (attempt(puzzle, cell, Minimax().values) for cell in (6, 1))
    assert (right.is_right, right.value) == (True, Value(Result.DRAW))
    assert (wrong.is_right, wrong.value) == (False, Value(Result.LOSS, 2))
    assert right.solution == wrong.solution
    assert [type(reason) for reason in right.solution.reasons[:2]] == [Blocks, OnlyDraw]
    with pytest.raises(CellTakenError):
        attempt(puzzle, 0, Minimax().values)
