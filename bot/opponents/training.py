"""Training: a learner plays many games against another opponent, and learns from each at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from random import Random

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict
from bot.opponents.learner import MODES, Memory, Original, learn
from bot.opponents.opponent import Opponent

WIN, DRAW, LOSS = "w", "d", "l"
"""How a game ended for the learner."""


@dataclass(frozen=True, slots=True)
class TrainingResult:
    """What came of some games.

    Args:
        lessons: what they taught, taken together.
        results: a letter for each game, in order.
    """

    lessons: Mapping[Position, Verdict | None]
    results: str


def train(mode: str, memory: Memory, opponent: Opponent, games: int, rng: Random, *, first: int = 0) -> TrainingResult:
    """Play so many games, in which the two take turns in beginning.

    Args:
        mode: one of MODES.
        memory: what the learner knows; it is left as it is.
        first: the number of the first game; the learner begins those with an even one.
    """
    known, taught = dict(memory), dict[Position, Verdict | None]()
    learner = MODES[mode](known)
    results: list[str] = []
    for number in range(first, first + games):
        mark = Mark.O if number % 2 else Mark.X
        boards = _play(learner, opponent, mark, rng)
        lessons = learner.lessons(boards, (mark,))
        learn(known, lessons)
        for position, verdict in lessons.items():
            taught.pop(position, None)  # so that the latest stand last
            taught[position] = verdict
        results.append(result_for(boards[-1], mark))
    return TrainingResult(taught, "".join(results))


def result_for(board: Board, mark: Mark) -> str:
    """How a game that has ended on the board did so for a side."""
    outcome = board.outcome
    assert outcome is not None
    if outcome.winner is None:
        return DRAW
    return WIN if outcome.winner is mark else LOSS


def _play(learner: Original, opponent: Opponent, mark: Mark, rng: Random) -> list[Board]:
    boards, is_over = [board := Board()], False
    players = cycle((learner, opponent) if mark is Mark.X else (opponent, learner))
    while not is_over:
        board, is_over = _after(board, next(players).choose(board, rng))
        boards.append(board)
    return boards


@lru_cache(maxsize=2**14)
def _after(board: Board, cell: int) -> tuple[Board, bool]:
    """The position that a move makes, and whether the game is over there: asked for again and again."""
    after = board.play(cell)
    return after, after.is_over
