"""Programs to play against in tests, each with one thing about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from threading import Event

from bot.game.board import Board


class FirstFree:
    """Anyone can beat it: it plays the first free cell."""

    def choose(self, board: Board, chance: Random) -> int:
        """The first free cell."""
        del chance
        return board.legal_moves[0]

    def is_quick(self, board: Board) -> bool:
        """Always."""
        del board
        return True


@dataclass
class Slow(FirstFree):
    """Thinks until it is told to stop."""

    thinking: Event = field(default_factory=Event)
    stop: Event = field(default_factory=Event)

    def choose(self, board: Board, chance: Random) -> int:
        """The first free cell, when it may."""
        self.thinking.set()
        assert self.stop.wait(timeout=10)
        return super().choose(board, chance)

    def is_quick(self, board: Board) -> bool:
        """Never."""
        del board
        return False


@dataclass
class Failing(FirstFree):
    """Has a mistake in it, which shows as often as it is told."""

    failures: int = 1

    def choose(self, board: Board, chance: Random) -> int:
        """The first free cell, once it has failed enough."""
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError
        return super().choose(board, chance)


@dataclass
class FailingSlowly(Failing):
    """Has the same mistake, and comes upon it in a thread."""

    def is_quick(self, board: Board) -> bool:
        """Never."""
        del board
        return False
