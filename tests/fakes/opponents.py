"""Programs to play against in tests, each with one thing about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from threading import Event

from bot.game.board import Board
from bot.game.mark import Mark


class FirstFree:
    """Anyone can beat it: it plays the first free cell."""

    def choose(self, board: Board, rng: Random) -> int:
        """The first free cell."""
        del rng
        return board.legal_moves[0]

    def is_quick(self, board: Board) -> bool:
        """Always."""
        del board
        return True


class Person(FirstFree):
    """Wins if it can, else blocks, else takes the first free one of B2, B3 and B1, else the first free cell."""

    def choose(self, board: Board, rng: Random) -> int:
        """As said."""
        mine, others = (_completing(board, mark) for mark in (board.to_move, board.to_move.other))
        plan = [*mine, *others, *(cell for cell in (4, 5, 3) if board[cell] is None)]
        return plan[0] if plan else super().choose(board, rng)


def _completing(board: Board, mark: Mark) -> list[int]:
    """The cells that complete a line of a mark."""
    lines = [{cell: board[cell] for cell in line} for line in board.rules.lines]
    almost = [line for line in lines if sorted(map(str, line.values())) == sorted(["None", str(mark), str(mark)])]
    return sorted(cell for line in almost for cell, found in line.items() if found is None)


@dataclass
class Slow(FirstFree):
    """Thinks until it is told to stop."""

    thinking: Event = field(default_factory=Event)
    stop: Event = field(default_factory=Event)

    def choose(self, board: Board, rng: Random) -> int:
        """The first free cell, when it may."""
        self.thinking.set()
        assert self.stop.wait(timeout=10)
        return super().choose(board, rng)

    def is_quick(self, board: Board) -> bool:
        """Never."""
        del board
        return False


@dataclass
class Failing(FirstFree):
    """Has a mistake in it, which shows as often as it is told."""

    failures: int = 1

    def choose(self, board: Board, rng: Random) -> int:
        """The first free cell, once it has failed enough."""
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError
        return super().choose(board, rng)


@dataclass
class FailingSlowly(Failing):
    """Has the same mistake, and comes upon it in a thread."""

    def is_quick(self, board: Board) -> bool:
        """Never."""
        del board
        return False
