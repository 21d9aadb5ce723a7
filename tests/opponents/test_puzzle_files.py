"""The puzzles of the larger games, which are proven again by an exhaustive search of a seeded sample."""

from __future__ import annotations

from random import Random

import pytest

from bot.game.games import GAMES
from bot.game.position import canonical
from bot.game.value import Result, Value
from bot.opponents.evaluation import Evaluator
from bot.opponents.minimax import Minimax
from bot.opponents.puzzles import PUZZLE_GAMES, Puzzle, all_puzzles, attempt, choose_puzzle, daily_puzzle
from bot.opponents.threats import threats
from docs.puzzles import COUNT, EMPTY, PLIES
from tests.people import HERE, NOON

LARGE_GAMES = [name for name in PUZZLE_GAMES if GAMES[name].cells > 9]
SAMPLE = 12


def values_in(puzzle: Puzzle) -> dict[int, Value]:
    """What a puzzle says about every move."""
    assert puzzle.proof
    return {cell: value for cell, value in puzzle.proof.values.items() if value}


def test_these_games_have_puzzles() -> None:
    assert PUZZLE_GAMES == ("3x3", "misere", "4x4", "5x5", "connect4")
    assert [*EMPTY] == LARGE_GAMES
    assert {goal: sum(p.goal is goal for p in all_puzzles("misere").values()) for goal in Result} == {
        Result.LOSS: 0,
        Result.DRAW: 641,
        Result.WIN: 1136,
    }


@pytest.mark.parametrize("game", LARGE_GAMES)
def test_every_puzzle_of_a_file_is_different_and_quiet(game: str) -> None:
    rules, puzzles = GAMES[game], all_puzzles(game)
    assert len(puzzles) == COUNT == len({canonical(position, rules) for position in puzzles})
    assert list(puzzles) == sorted(puzzles)
    for position, puzzle in puzzles.items():
        board, values = puzzle.board, values_in(puzzle)
        assert (puzzle.position, board.rules) == (position, rules)
        assert rules.cells - board.ply in EMPTY[game]
        assert not threats(board, board.to_move) + threats(board, board.to_move.other)
        assert [cell for cell, value in values.items() if value.result is puzzle.goal] == [puzzle.solution]
        assert values[puzzle.solution].plies in (PLIES if puzzle.goal is Result.WIN else (0,))
        assert {*values} == {*board.legal_moves}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("game", LARGE_GAMES)
def test_puzzles_of_a_file_are_proven_again(game: str) -> None:
    puzzles, rng, search = [*all_puzzles(game).values()], Random(8), Minimax()
    puzzles.sort(key=lambda puzzle: GAMES[game].cells - puzzle.board.ply)
    for _ in range(SAMPLE):
        puzzle = puzzles[int(rng.random() ** 3 * len(puzzles))]  # those with fewer empty cells take less time
        proven, said = search.values(puzzle.board), values_in(puzzle)
        assert {cell: value.result for cell, value in proven.items()} == {
            cell: value.result for cell, value in said.items()
        }
        assert proven[puzzle.solution] == said[puzzle.solution]


@pytest.mark.parametrize("game", LARGE_GAMES)
def test_an_attempt_is_judged_by_the_file(game: str) -> None:
    puzzle = choose_puzzle(Random(2), unlike=[], game=game)
    for cell, value in values_in(puzzle).items():
        answered = attempt(puzzle, cell, Evaluator(positions=50).evaluate)
        assert (answered.is_right, answered.result) == (cell == puzzle.solution, value.result)
        assert answered.solution.cell == puzzle.solution


def test_each_game_has_a_daily_puzzle() -> None:
    daily = {game: daily_puzzle(HERE.scope, NOON.date(), game) for game in PUZZLE_GAMES}
    assert {game: puzzle.board.rules for game, puzzle in daily.items()} == {game: GAMES[game] for game in PUZZLE_GAMES}
