"""Training: a learner plays games against another opponent and learns from each of them at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from random import Random

from bot.games.lines import TIC_TAC_TOE, Board, Rules
from bot.games.mark import Mark
from bot.games.position import Position, Verdict
from bot.games.value import Result
from bot.players.learner import MODES, Learned, Learner, Memory, learn, limit
from bot.players.opponent import Opponent


@dataclass(frozen=True, slots=True)
class TrainingResult:
    """What training games changed in the memory, the latest changes last, and their results for the learner."""

    learned: Learned
    results: tuple[Result, ...]


def train(
    mode: str,
    memory: Memory,
    opponent: Opponent,
    games: int,
    rng: Random,
    *,
    start: int = 0,
    rules: Rules = TIC_TAC_TOE,
) -> TrainingResult:
    """Play games from number `start` on, in which a learner of the mode plays X in even ones; its memory stays."""
    trained, changes = dict(memory), dict[Position, Verdict | None]()
    learner = MODES[mode](trained)
    results: list[Result] = []
    for number in range(start, start + games):
        mark = Mark.O if number % 2 else Mark.X
        boards = _new_game(rules, learner, opponent, mark, rng)
        learned = limit(learner.learned(boards, (mark,)), trained)
        learn(trained, learned)
        for position in learned:
            changes.pop(position, None)  # so that the latest change comes last
        changes.update(learned)
        results.append(result_for(boards[-1], mark))
    return TrainingResult(changes, tuple(results))


def result_for(board: Board, mark: Mark) -> Result:
    assert board.outcome
    return board.outcome.result_for(mark)


def _new_game(rules: Rules, learner: Learner, opponent: Opponent, mark: Mark, rng: Random) -> list[Board]:
    """Every position of a new game, the empty board first."""
    boards = [board := Board(rules)]
    players = cycle((learner, opponent) if mark is Mark.X else (opponent, learner))
    while not board.is_over:
        boards.append(board := _after(board, next(players).choose(board, rng)))
    return boards


@lru_cache(maxsize=2**14)
def _after(board: Board, cell: int) -> Board:
    """The position after a move; cached, because training repeats positions."""
    return board.play(cell)
