"""Puzzles: positions in which exactly one move wins, or exactly one keeps the draw and all others lose."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from random import Random
from types import MappingProxyType

from bot.game.board import Board
from bot.game.position import Position, canonical, position_of
from bot.game.value import Result, Value
from bot.model.ids import ScopeId
from bot.opponents.coach import Hint
from bot.opponents.evaluation import Evaluate
from bot.opponents.minimax import Minimax, random_choice
from bot.opponents.reasons import reasons

_MAX_ORDERS = 100
"""How many scopes have their order of puzzles cached."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with several legal moves, of which exactly one is right.

    Args:
        solution: the cell of the right move.
        goal: the result that only this move reaches: a win, or a draw where all other moves lose.
    """

    board: Board
    solution: int
    goal: Result

    @property
    def position(self) -> Position:
        """The id of the puzzle, which never changes."""
        return position_of(self.board, self.board.to_move.other)


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer to a puzzle.

    Args:
        cell: the cell that was answered.
        value: the value of that move for the side to move, itself counted as a ply; None if it is not proven.
        solution: the right move with its reasons.
    """

    puzzle: Puzzle
    cell: int
    value: Value | None
    solution: Hint

    @property
    def is_right(self) -> bool:
        """Whether the answer is the right move."""
        return self.cell == self.puzzle.solution


@cache
def all_puzzles() -> Mapping[Position, Puzzle]:
    """Every puzzle of tic-tac-toe by its position, ascending.

    The first call takes up to a second.
    """
    values = Minimax().values
    puzzles = (_puzzle(board, values(board)) for board in _unfinished())
    by_position = {puzzle.position: puzzle for puzzle in puzzles if puzzle}
    return MappingProxyType(dict(sorted(by_position.items())))


def choose_puzzle(rng: Random, *, unlike: Collection[Position]) -> Puzzle:
    """A random puzzle that is not one of these positions, and not symmetric to one of them."""
    twins = {canonical(position) for position in unlike}
    return random_choice(
        [puzzle for position, puzzle in all_puzzles().items() if canonical(position) not in twins], rng
    )


def daily_puzzle(scope: ScopeId, day: date) -> Puzzle:
    """The puzzle of a day. Each scope goes through all puzzles in an order of its own before one is repeated."""
    puzzles = _shuffled_for(scope)
    return puzzles[day.toordinal() % len(puzzles)]


def attempt(puzzle: Puzzle, cell: int, evaluate: Evaluate) -> Attempt:
    """Evaluate an answer to a puzzle.

    Raises:
        MoveError: the cell cannot be played.
    """
    puzzle.board.check(cell)
    evaluation = evaluate(puzzle.board)
    why = reasons(puzzle.board, puzzle.solution, evaluation, evaluate)
    solution = Hint(puzzle.solution, evaluation.values[puzzle.solution], evaluation.depth, why)
    return Attempt(puzzle, cell, evaluation.values[cell], solution)


@lru_cache(maxsize=_MAX_ORDERS)
def _shuffled_for(scope: ScopeId) -> tuple[Puzzle, ...]:
    """All puzzles in a scope's own random order.

    The order is the same in every process: Python promises that `Random.random` gives the same numbers for a seed.
    """
    rng = Random(scope)
    return tuple(sorted(all_puzzles().values(), key=lambda _: rng.random()))


def _unfinished() -> Iterator[Board]:
    """Every reachable position in which the game is not over."""
    boards = {Board()}
    while boards:
        running = [board for board in boards if not board.is_over]
        yield from running
        boards = {board.play(cell) for board in running for cell in board.legal_moves}


def _puzzle(board: Board, values: Mapping[int, Value]) -> Puzzle | None:
    """The puzzle of a position, or None if it is not one."""
    goal = max(value.result for value in values.values())
    best = [cell for cell, value in values.items() if value.result is goal]
    is_puzzle = len(values) > 1 and len(best) == 1 and goal is not Result.LOSS
    return Puzzle(board, best[0], goal) if is_puzzle else None
