"""A straightforward implementation of the learner on lists of nine cells, without caches or precomputed tables.

In both modes it chooses and learns as `bot/players/learner.py` does, against an opponent that plays at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benchmarks.textbook import Cells, winner

ROTATED = (6, 3, 0, 7, 4, 1, 8, 5, 2)
MIRRORED = (2, 1, 0, 5, 4, 3, 8, 7, 6)


class PlainLearner:
    """A learner whose memory holds positions as nine letters, as seen by the side that has just moved.

    `m` is a mark of that side, `y` a mark of the other one, `.` an empty cell.

    Args:
        is_stronger: whether the mode is "stronger" and not "original".
    """

    def __init__(self, *, is_stronger: bool) -> None:
        self.is_stronger = is_stronger
        self.memory: dict[str, str] = {}

    def train(self, games: int, rng: Random) -> None:
        """Play games against a random opponent, moving first in every other game."""
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
        """Return the cells that the learner chooses from."""
        verdicts = {cell: self.memory.get(self.key(after(board, cell, player), player)) for cell in free(board)}
        safe = [cell for cell in verdicts if verdicts[cell] != "lost"] or list(verdicts)
        if not self.is_stronger:
            return safe[:1]
        return [cell for cell in safe if verdicts[cell] == "good"] or safe

    def learn(self, boards: list[Cells], player: str) -> None:
        """Update the memory after a game."""
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
        """Yield the numbers of the positions that were lost for the side that made them, with that side."""
        for number in range(1, len(boards) - 1):
            mover = "XO"[number % 2 - 1]
            if mover == player or self.is_stronger:
                reply = boards[number + 1]
                nexts = [self.key(after(reply, cell, mover), mover) for cell in free(reply)]
                loses_anyway = all(self.memory.get(key) == "lost" for key in nexts)
                if winner(reply) or (number < len(boards) - 2 and loses_anyway):
                    yield number, mover

    def key(self, board: Cells, player: str) -> str:
        """Return the key of a position in the memory; in mode "stronger", symmetric positions share one."""
        letters = ["." if mark == " " else "m" if mark == player else "y" for mark in board]
        return min(symmetries(letters)) if self.is_stronger else "".join(letters)


def free(board: Cells) -> list[int]:
    """Return the empty cells."""
    return [cell for cell in range(9) if board[cell] == " "]


def after(board: Cells, cell: int, player: str) -> Cells:
    """Return the board after a move."""
    result = list(board)
    result[cell] = player
    return result


def symmetries(letters: list[str]) -> Iterator[str]:
    """Yield the eight rotations and reflections of a position."""
    for _ in range(4):
        letters = [letters[cell] for cell in ROTATED]
        yield "".join(letters)
        yield "".join(letters[cell] for cell in MIRRORED)
