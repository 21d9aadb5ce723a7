"""Puzzles: positions in which exactly one move wins, or exactly one keeps the draw and all others lose.

All puzzles of a small game are found by searching it. Those of a larger one are in a file in puzzle_data/, which
tools/puzzles.py has written: a puzzle is a line with its position, the plies until the win with best play (at most, on
7x7 and 9x9; 0 for a draw), and the result of every legal move, one letter each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from types import MappingProxyType

from bot.game.board import Board
from bot.game.games import DEFAULT_GAME, GAMES
from bot.game.position import Position, board_of, canonical, position_of
from bot.game.rules import Rules
from bot.game.value import Result, Value
from bot.model.ids import ScopeId
from bot.model.learner import RESULT_LETTERS
from bot.opponents.coach import Hint
from bot.opponents.evaluation import Evaluate, Evaluation
from bot.opponents.minimax import Minimax
from bot.opponents.reasons import reasons
from bot.opponents.search import random_choice

_MAX_ORDERS = 100  # how many scopes have their order of puzzles cached
_MAX_CELLS_SEARCHED = 9  # all puzzles of a game are found by searching boards of at most this many cells
_GAMES_WITH_FILE = ("4x4", "5x5", "7x7", "9x9", "connect4")

PUZZLE_GAMES = tuple(
    name for name, rules in GAMES.items() if rules.cells <= _MAX_CELLS_SEARCHED or name in _GAMES_WITH_FILE
)
"""The names of the games that have puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with several legal moves, of which exactly one is right unless others are named."""

    board: Board
    solution: int  # the cell of the right move
    goal: Result  # the result that only this move reaches: a win, or a draw where all other moves lose
    # what is proven about all moves; None if a search proves it at once
    proof: Evaluation | None = field(default=None, compare=False, repr=False)
    also_right: tuple[int, ...] = ()  # other moves that reach the goal, in exercises

    @property
    def position(self) -> Position:
        """The id of the puzzle in its game, which never changes."""
        return position_of(self.board, self.board.to_move.other)


@dataclass(frozen=True, slots=True)
class Attempt:
    puzzle: Puzzle
    cell: int  # the cell that was answered
    result: Result  # the result of that move for the side to move
    solution: Hint  # the right move with its reasons

    @property
    def is_right(self) -> bool:
        return self.cell in (self.puzzle.solution, *self.puzzle.also_right)


@cache
def all_puzzles(game: str = DEFAULT_GAME) -> Mapping[Position, Puzzle]:
    """Every puzzle of one of PUZZLE_GAMES by its position, ascending. The first call takes up to a second."""
    puzzles = _read_puzzles(game) if game in _GAMES_WITH_FILE else _search_puzzles(GAMES[game])
    by_position = {puzzle.position: puzzle for puzzle in puzzles}
    return MappingProxyType(dict(sorted(by_position.items())))


def choose_puzzle(rng: Random, *, unlike: Collection[Position], game: str = DEFAULT_GAME) -> Puzzle:
    """A random puzzle that is not one of these positions, and not symmetric to one of them."""
    rules = GAMES[game]
    twins = {canonical(position, rules) for position in unlike}
    return random_choice(
        [puzzle for position, puzzle in all_puzzles(game).items() if canonical(position, rules) not in twins], rng
    )


def daily_puzzle(scope: ScopeId, day: date, game: str = DEFAULT_GAME) -> Puzzle:
    """The puzzle of a day. Each scope goes through all puzzles in an order of its own before one is repeated."""
    puzzles = _shuffled_for(scope, game)
    return puzzles[day.toordinal() % len(puzzles)]


def attempt(puzzle: Puzzle, cell: int, evaluate: Evaluate) -> Attempt:
    """Evaluate an answer to a puzzle. Raises MoveError if the cell cannot be played."""
    puzzle.board.check(cell)
    evaluation = puzzle.proof or evaluate(puzzle.board)
    value = evaluation.values[cell]
    assert value is not None
    why = reasons(puzzle.board, puzzle.solution, evaluation, evaluate)
    solution = Hint(puzzle.solution, evaluation.values[puzzle.solution], evaluation.depth, why)
    return Attempt(puzzle, cell, value.result, solution)


def puzzle_path(game: str) -> Traversable:
    return files("bot.opponents") / "puzzle_data" / f"{game}.txt"


@lru_cache(maxsize=_MAX_ORDERS)
def _shuffled_for(scope: ScopeId, game: str) -> tuple[Puzzle, ...]:
    """All puzzles in a scope's own random order.
    The order is the same in every process: Python promises that `Random.random` gives the same numbers for a seed.
    """
    rng = Random(scope)
    return tuple(sorted(all_puzzles(game).values(), key=lambda _: rng.random()))


def _read_puzzles(game: str) -> Iterator[Puzzle]:
    by_letter = {letter: result for result, letter in RESULT_LETTERS.items()}
    for line in puzzle_path(game).read_text("ascii").splitlines():
        number, plies, letters = line.split()
        board = board_of(Position(int(number)), GAMES[game])
        results = {cell: by_letter[letter] for cell, letter in zip(board.legal_moves, letters, strict=True)}
        goal = max(results.values())
        solution = next(cell for cell, result in results.items() if result is goal)
        # How soon a wrong move loses is not known: when the board is full at the latest.
        until_end = {goal: int(plies), Result.LOSS: board.rules.cells, Result.DRAW: 0}
        values: dict[int, Value | None] = {cell: Value(result, until_end[result]) for cell, result in results.items()}
        yield Puzzle(board, solution, goal, Evaluation(values, (solution,), int(plies)))


def _search_puzzles(rules: Rules) -> Iterator[Puzzle]:
    """All puzzles of a small game: each position of each ply is looked at."""
    minimax, boards = Minimax(), {Board(rules)}
    while running := [board for board in boards if not board.is_over]:
        for board in running:
            values = minimax.values(board)
            goal = max(value.result for value in values.values())
            best = [cell for cell, value in values.items() if value.result is goal]
            if len(values) > 1 and len(best) == 1 and goal is not Result.LOSS:
                yield Puzzle(board, best[0], goal)
        boards = {board.play(cell) for board in running for cell in board.legal_moves}
