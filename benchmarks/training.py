"""How many games a learner trains in a second, beside the same learner in plain code.

Both play the same games, by the same chance, against somebody who plays anywhere and costs them nearly nothing; so
they must end with the same memory, or else there are no times. Both begin every lap naive. Ours keeps tables of what
follows from the rules alone, such as which moves there are: from one training to the next, as in the bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from benchmarks.plain_learner import PlainLearner
from benchmarks.report import Aim, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds, time_in_turns
from bot.game.board import Board
from bot.game.position import Position, Verdict, canonical
from bot.opponents.learner import MODES, learn
from bot.opponents.training import train

GAMES = 5_000
LAPS = 7
SEED = 1

Memory = dict[Position, Verdict]


class Anywhere:
    """Plays any legal move."""

    def choose(self, board: Board, rng: Random) -> int:
        """One of them."""
        cells = _legal_moves(board)
        return cells[int(rng.random() * len(cells))]

    def is_quick(self, board: Board) -> bool:
        """Always."""
        del board
        return True


@cache
def _legal_moves(board: Board) -> tuple[int, ...]:
    return board.legal_moves


def run() -> list[Aim]:
    """Print the table, and tell what became of the aim."""
    ratios: dict[str, float] = {}
    rows: list[tuple[str, ...]] = []
    for mode in MODES:
        results = time_in_turns(
            {f"our learner, {mode}": learned_by_ours(mode), f"plain learner, {mode}": learned_plainly(mode)}, LAPS
        )
        (ours, known), (plain, same) = results.values()
        if known != same:
            raise RuntimeError(f"in the mode {mode}, ours has come to other conclusions than the plain one")
        ratios[mode] = plain.median / ours.median
        checked = f"both remember the same {len(known):,}"
        rows += [_row(name, timing, ours, checked) for name, (timing, _) in results.items()]
    header = ("", "median", "min - max", "games a second", "ours = 1", "checked")
    print_table(f"{GAMES:,} training games from nothing ({LAPS} laps)", header, rows)
    figure = ", ".join(f"{ratio:.1f} times in the mode {mode}" for mode, ratio in ratios.items())
    return [Aim("training at least 1.5 times as fast as in plain code", figure, min(ratios.values()) >= 1.5)]


def _row(name: str, timing: Timing, ours: Timing, checked: str) -> tuple[str, ...]:
    pace, ratio = f"{GAMES / timing.median:,.0f}", format_ratio(timing.median / ours.median)
    return name, format_seconds(timing.median), timing.range, pace, ratio, checked


def learned_by_ours(mode: str, games: int = GAMES) -> Callable[[], Memory]:
    """What our learner remembers after so many games."""

    def learned() -> Memory:
        memory: Memory = {}
        learn(memory, train(mode, {}, Anywhere(), games, Random(SEED)).lessons)
        return memory

    return learned


def learned_plainly(mode: str, games: int = GAMES) -> Callable[[], Memory]:
    """What the plain learner remembers after the same games."""

    def learned() -> Memory:
        learner = PlainLearner(is_stronger=mode == "stronger")
        learner.train(games, Random(SEED))
        return _in_numbers(learner.memory, learner.is_stronger)

    return learned


def _in_numbers(memory: Mapping[str, str], is_stronger: bool) -> Memory:
    """The memory of the plain learner as ours is written."""
    numbered = {
        Position(sum(".my".index(letter) * 3**cell for cell, letter in enumerate(letters))): Verdict(verdict)
        for letters, verdict in memory.items()
    }
    return {canonical(position): verdict for position, verdict in numbered.items()} if is_stronger else numbered
