"""Opponents for tests, each with one special property."""

from dataclasses import dataclass, field
from random import Random
from threading import Event

from bot.games.lines import Board
from bot.games.mark import Mark


class FirstFree:
    """Plays the first legal move, so that it is easily beaten."""

    def choose(self, board: Board, rng: Random) -> int:
        del rng
        return board.legal_moves[0]

    def is_quick(self, board: Board) -> bool:
        del board
        return True


class FixedStrategy(FirstFree):
    """Wins if it can, else blocks, else plays the first empty cell of B2, B3 and B1, else the first legal move."""

    def choose(self, board: Board, rng: Random) -> int:
        winning, blocking = (_completing(board, mark) for mark in (board.to_move, board.to_move.other))
        preferred = [*winning, *blocking, *(cell for cell in (4, 5, 3) if board[cell] is None)]
        return preferred[0] if preferred else super().choose(board, rng)


def _completing(board: Board, mark: Mark) -> list[int]:
    lines = [{cell: board[cell] for cell in line} for line in board.rules.lines]
    almost = [line for line in lines if sorted(map(str, line.values())) == sorted(["None", str(mark), str(mark)])]
    return sorted(cell for line in almost for cell, content in line.items() if content is None)


class NotQuick(FirstFree):
    """Plays the first legal move, but says that this takes long."""

    def is_quick(self, board: Board) -> bool:
        del board
        return False


@dataclass
class Slow(NotQuick):
    """Thinks until the test sets `stop`."""

    thinking: Event = field(default_factory=Event)
    stop: Event = field(default_factory=Event)

    def choose(self, board: Board, rng: Random) -> int:
        self.thinking.set()
        assert self.stop.wait(timeout=10)
        return super().choose(board, rng)


@dataclass
class Failing(FirstFree):
    failures: int = 1

    def choose(self, board: Board, rng: Random) -> int:
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError
        return super().choose(board, rng)


@dataclass
class FailingSlowly(Failing, NotQuick):
    """Raises an error on its first calls, in a worker."""
