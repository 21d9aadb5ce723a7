"""The learner as one writes it down at first: lists of nine, with nothing prepared and nothing kept but what it learns.

It moves and learns as `bot/opponents/learner.py` does, in both modes, against somebody who plays anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benchmarks.textbook import Cells, winner

TURNED = (6, 3, 0, 7, 4, 1, 8, 5, 2)
MIRRORED = (2, 1, 0, 5, 4, 3, 8, 7, 6)


class PlainLearner:
    """Remembers positions as nine letters, as seen by who made them: `m` is mine, `y` is yours.

    Args:
        is_stronger: in which mode it plays.
    """

    def __init__(self, *, is_stronger: bool) -> None:
        self.is_stronger = is_stronger
        self.memory: dict[str, str] = {}

    def train(self, games: int, rng: Random) -> None:
        """Play against somebody who plays anywhere, and begin every other game."""
        for game in range(games):
            player = "XO"[game % 2]
            boards = [[" "] * 9]
            while not winner(boards[-1]) and " " in boards[-1]:
                mover = "XO"[len(boards) % 2 - 1]
                cells = self.choices(boards[-1], mover) if mover == player else free(boards[-1])
                cell = cells[int(rng.random() * len(cells))]
                boards.append(after(boards[-1], cell, mover))
            self.learn(boards, player)

    def choices(self, board: Cells, player: str) -> list[int]:
        """The moves that it chooses from."""
        known = {cell: self.memory.get(self.key(after(board, cell, player), player)) for cell in free(board)}
        safe = [cell for cell in known if known[cell] != "lost"] or list(known)
        if not self.is_stronger:
            return safe[:1]
        return [cell for cell in safe if known[cell] == "good"] or safe

    def learn(self, boards: list[Cells], player: str) -> None:
        """Remember what a game teaches."""
        lost = [self.key(boards[number], mover) for number, mover in self.lost(boards, player)]
        won = winner(boards[-1])
        for number in range(1, len(boards) if self.is_stronger and won else 1):
            mover = "XO"[number % 2 - 1]
            key = self.key(boards[number], mover)
            if self.memory.get(key) != "lost":
                if mover == won:
                    self.memory[key] = "good"
                elif mover == player:
                    self.memory.pop(key, None)
        self.memory.update(dict.fromkeys(lost, "lost"))

    def lost(self, boards: list[Cells], player: str) -> Iterator[tuple[int, str]]:
        """Which positions of a game were lost for those who made them."""
        for number in range(1, len(boards) - 1):
            mover = "XO"[number % 2 - 1]
            if mover == player or self.is_stronger:
                reply = boards[number + 1]
                nexts = [self.key(after(reply, cell, mover), mover) for cell in free(reply)]
                is_cornered = all(self.memory.get(key) == "lost" for key in nexts)
                if winner(reply) or (number < len(boards) - 2 and is_cornered):
                    yield number, mover

    def key(self, board: Cells, player: str) -> str:
        """What a position is remembered under, which to the stronger one is the same for all of its twins."""
        letters = ["." if mark == " " else "m" if mark == player else "y" for mark in board]
        return min(twins(letters)) if self.is_stronger else "".join(letters)


def free(board: Cells) -> list[int]:
    """Where nobody stands."""
    return [cell for cell in range(9) if board[cell] == " "]


def after(board: Cells, cell: int, player: str) -> Cells:
    """The position that a move makes."""
    made = list(board)
    made[cell] = player
    return made


def twins(letters: list[str]) -> Iterator[str]:
    """A position turned and mirrored in all eight ways."""
    for _ in range(4):
        letters = [letters[cell] for cell in TURNED]
        yield "".join(letters)
        yield "".join(letters[cell] for cell in MIRRORED)
