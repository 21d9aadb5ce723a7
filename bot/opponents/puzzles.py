"""Puzzles: positions in which one move wins and no other does, or one holds the draw and all others lose."""

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
from bot.opponents.minimax import Minimax
from bot.opponents.reasons import Values, reasons

_MOST_REMEMBERED = 100


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position whose side to move has several moves, of which one alone is right.

    Args:
        solution: the cell.
        goal: what it achieves and nothing else does: the win, or the draw where everything else loses.
    """

    board: Board
    solution: int
    goal: Result

    @property
    def position(self) -> Position:
        """The number of the puzzle, which stays the same for ever."""
        return position_of(self.board, self.board.to_move.other)


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer to a puzzle, judged.

    Args:
        cell: what was answered.
        value: what that is worth to the side to move, itself counted as a ply.
        solution: the right move, with its reasons.
    """

    puzzle: Puzzle
    cell: int
    value: Value
    solution: Hint

    @property
    def is_right(self) -> bool:
        """Whether that was the right move."""
        return self.cell == self.puzzle.solution


@cache
def all_puzzles() -> Mapping[Position, Puzzle]:
    """Every puzzle on the usual board by its number, ascending.

    The first time, this takes a good part of a second.
    """
    values = Minimax().values
    puzzles = (_puzzle(board, values(board)) for board in _unfinished())
    by_number = {puzzle.position: puzzle for puzzle in puzzles if puzzle}
    return MappingProxyType(dict(sorted(by_number.items())))


def choose_puzzle(rng: Random, *, unlike: Collection[Position]) -> Puzzle:
    """Any puzzle that is neither one of these nor turned or mirrored from one."""
    twins = {canonical(position) for position in unlike}
    return rng.choice([puzzle for position, puzzle in all_puzzles().items() if canonical(position) not in twins])


def daily_puzzle(scope: ScopeId, day: date) -> Puzzle:
    """The puzzle of a day: every home goes through all of them in an order of its own before one comes again."""
    in_order = _in_order(scope)
    return in_order[day.toordinal() % len(in_order)]


def attempt(puzzle: Puzzle, cell: int, values: Values) -> Attempt:
    """Judge an answer.

    Raises:
        MoveError: the cell cannot be played.
    """
    puzzle.board.check(cell)
    known = values(puzzle.board)
    solution = Hint(puzzle.solution, known[puzzle.solution], reasons(puzzle.board, puzzle.solution, values))
    return Attempt(puzzle, cell, known[cell], solution)


@lru_cache(maxsize=_MOST_REMEMBERED)
def _in_order(scope: ScopeId) -> tuple[Puzzle, ...]:
    """All puzzles, shuffled for a home: alike in every process, as Python promises of `Random.random` with a seed."""
    rng = Random(scope)
    return tuple(sorted(all_puzzles().values(), key=lambda _: rng.random()))


def _unfinished() -> Iterator[Board]:
    """The positions that play can reach and that have a move to make."""
    layer = {Board()}
    while layer:
        running = [board for board in layer if not board.is_over]
        yield from running
        layer = {board.play(cell) for board in running for cell in board.legal_moves}


def _puzzle(board: Board, values: Mapping[int, Value]) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    goal = max(value.result for value in values.values())
    best = [cell for cell, value in values.items() if value.result is goal]
    is_puzzle = len(values) > 1 and len(best) == 1 and goal is not Result.LOSS
    return Puzzle(board, best[0], goal) if is_puzzle else None
