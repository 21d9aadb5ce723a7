"""Puzzles and attempts at them. Samples of those in files are proven again by other searches."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.games import GAMES
from bot.game.mark import Mark
from bot.game.position import board_of, canonical
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result, Value
from bot.opponents.evaluation import Evaluator
from bot.opponents.minimax import Minimax
from bot.opponents.puzzles import PUZZLE_GAMES, Puzzle, all_puzzles, attempt, choose_puzzle, daily_puzzle
from bot.opponents.reasons import Blocks, OnlyDraw
from bot.opponents.threats import threats
from tests.support import oracle
from tests.support.people import DM, HERE, NOON
from tests.support.plain_threats import is_forced_loss, is_forced_win
from tests.support.positions import exact_values
from tests.support.refusals import refuses
from tools.puzzles import COUNT, EMPTY, MAX_CELLS_SOLVED, PLIES

NEW_YEAR = date(2026, 1, 1)
PUZZLES = 2184


def expected_puzzle(board: Board) -> Puzzle | None:
    """The puzzle of a position by the oracle, or None if it is not one."""
    results = {cell: value.result for cell, value in exact_values(board).items()}
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
    assert [*all_puzzles()] == sorted(puzzle.position for puzzle in puzzles)
    assert all(puzzle.board == board_of(number) for number, puzzle in all_puzzles().items())
    assert Counter(puzzle.goal for puzzle in puzzles) == {Result.WIN: 1544, Result.DRAW: 640}


@pytest.mark.usefixtures("untraced")
def test_a_scope_sees_every_puzzle_before_one_is_repeated() -> None:
    days = [NEW_YEAR + timedelta(days=n) for n in range(PUZZLES + 1)]
    daily = [daily_puzzle(HERE.scope, day).position for day in days]
    assert len({*daily}) == PUZZLES
    assert daily[0] == daily[PUZZLES]
    assert daily[:3] == [17073, 15918, 13932]  # in every process
    assert daily[:10] != [daily_puzzle(DM.scope, day).position for day in days[:10]]


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


LARGE_GAMES = [name for name in PUZZLE_GAMES if GAMES[name].cells > 9]
FORCED_GAMES = [name for name in LARGE_GAMES if GAMES[name].cells > MAX_CELLS_SOLVED]
MAX_EMPTY_SEARCHED = 27
SAMPLES = [2, pytest.param(12, marks=pytest.mark.proof)]
FORCED_SAMPLES = [1, pytest.param(5, marks=pytest.mark.proof)]
"""How many puzzles of a game are proven again, always and by `make proof`."""


def values_in(puzzle: Puzzle) -> dict[int, Value]:
    """What a puzzle says about every move."""
    assert puzzle.proof
    return {cell: value for cell, value in puzzle.proof.values.items() if value}


def empty_in(puzzle: Puzzle) -> int:
    """How many cells of a puzzle are empty."""
    return puzzle.board.rules.cells - puzzle.board.ply


def test_every_game_has_puzzles_and_a_daily_one() -> None:
    assert tuple(GAMES) == PUZZLE_GAMES
    assert [*EMPTY] == LARGE_GAMES
    assert {goal: sum(p.goal is goal for p in all_puzzles("misere").values()) for goal in Result} == {
        Result.LOSS: 0,
        Result.DRAW: 641,
        Result.WIN: 1136,
    }
    daily = {game: daily_puzzle(HERE.scope, NOON.date(), game) for game in PUZZLE_GAMES}
    assert {game: puzzle.board.rules for game, puzzle in daily.items()} == {game: GAMES[game] for game in PUZZLE_GAMES}


@pytest.mark.usefixtures("untraced")
def test_every_puzzle_of_a_file_is_different_and_quiet() -> None:
    for game in LARGE_GAMES:
        rules, puzzles = GAMES[game], all_puzzles(game)
        assert len(puzzles) == COUNT == len({canonical(position, rules) for position in puzzles})
        assert list(puzzles) == sorted(puzzles)
        for position, puzzle in puzzles.items():
            board, values = puzzle.board, values_in(puzzle)
            assert (puzzle.position, board.rules) == (position, rules)
            assert empty_in(puzzle) in EMPTY[game]
            assert not threats(board, board.to_move) + threats(board, board.to_move.other)
            assert [cell for cell, value in values.items() if value.result is puzzle.goal] == [puzzle.solution]
            assert values[puzzle.solution].plies in (PLIES if puzzle.goal is Result.WIN else (0,))
            assert {*values} == {*board.legal_moves}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("game", LARGE_GAMES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_puzzles_of_a_file_are_proven_again(game: str, sample: int) -> None:
    rng, search = Random(8), Minimax()
    puzzles = [puzzle for puzzle in all_puzzles(game).values() if empty_in(puzzle) <= MAX_EMPTY_SEARCHED]
    puzzles.sort(key=empty_in)
    for _ in range(sample):
        puzzle = puzzles[int(rng.random() ** 3 * len(puzzles))]  # those with fewer empty cells take less time
        proven, said = search.values(puzzle.board), values_in(puzzle)
        assert {cell: value.result for cell, value in proven.items()} == {
            cell: value.result for cell, value in said.items()
        }
        assert proven[puzzle.solution] == said[puzzle.solution]


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("game", FORCED_GAMES)
@pytest.mark.parametrize("sample", FORCED_SAMPLES)
def test_wins_and_losses_are_proven_again_by_plain_threats(game: str, sample: int) -> None:
    rules, puzzles = GAMES[game], [*all_puzzles(game).values()]
    for puzzle in Random(4).sample(puzzles, sample):
        board = puzzle.board
        own, other = (board.x, board.o) if board.to_move is Mark.X else (board.o, board.x)
        for cell, value in values_in(puzzle).items():
            if value.result is Result.WIN:
                assert is_forced_win(rules, own, other, cell)
            elif value.result is Result.LOSS:
                assert is_forced_loss(rules, own, other, cell)


def test_an_attempt_is_judged_by_the_file() -> None:
    for game in LARGE_GAMES:
        puzzle = choose_puzzle(Random(2), unlike=[], game=game)
        for cell, value in values_in(puzzle).items():
            answered = attempt(puzzle, cell, Evaluator(positions=50).evaluate)
            assert (answered.is_right, answered.result) == (cell == puzzle.solution, value.result)
            assert answered.solution.cell == puzzle.solution
