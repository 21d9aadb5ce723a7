"""Measure how many training games per second our learner plays, compared with a straightforward implementation.

Both play the same games with the same seed, against an opponent that plays at random in next to no time. They must end
with the same memory; otherwise the benchmark fails. Both start each round with an empty memory. As in the bot, ours
keeps tables that depend only on the rules, such as legal moves, from one training to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from benchmarks.plain_learner import PlainLearner
from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds, time_alternately
from bot.games.board import Board
from bot.games.position import Position, Verdict, canonical
from bot.players.learner import MODES, learn
from bot.players.training import train

GAMES = 5_000
ROUNDS = 7
SEED = 1

Memory = dict[Position, Verdict]


class RandomMoves:
    """An opponent that plays a random legal move."""

    def choose(self, board: Board, rng: Random) -> int:
        """Return a random legal move."""
        cells = _legal_moves(board)
        return cells[int(rng.random() * len(cells))]

    def is_quick(self, board: Board) -> bool:
        """Return True: choosing takes next to no time."""
        del board
        return True


@cache
def _legal_moves(board: Board) -> tuple[int, ...]:
    return board.legal_moves


def run() -> list[Target]:
    """Print the table and return the target."""
    ratios: dict[str, float] = {}
    rows: list[tuple[str, ...]] = []
    for mode in MODES:
        results = time_alternately(
            {f"our learner, {mode}": our_trainer(mode), f"plain learner, {mode}": plain_trainer(mode)}, ROUNDS
        )
        (ours, memory), (plain, plain_memory) = results.values()
        if memory != plain_memory:
            raise RuntimeError(f"in mode {mode}, the two learners have learned different things")
        ratios[mode] = plain.median / ours.median
        checked = f"same memory of {len(memory):,}"
        rows += [_row(name, timing, ours, checked) for name, (timing, _) in results.items()]
    header = ("", "median", "min - max", "games per second", "ours = 1", "checked")
    print_table(f"{GAMES:,} training games from an empty memory ({ROUNDS} rounds)", header, rows)
    figure = ", ".join(f"{ratio:.1f} times in mode {mode}" for mode, ratio in ratios.items())
    return [Target("training at least 1.5 times as fast as the plain learner", figure, min(ratios.values()) >= 1.5)]


def _row(name: str, timing: Timing, ours: Timing, checked: str) -> tuple[str, ...]:
    rate, ratio = f"{GAMES / timing.median:,.0f}", format_ratio(timing.median / ours.median)
    return name, format_seconds(timing.median), timing.range, rate, ratio, checked


def our_trainer(mode: str, games: int = GAMES) -> Callable[[], Memory]:
    """Return a function that trains our learner and returns its memory."""

    def trained() -> Memory:
        memory: Memory = {}
        learn(memory, train(mode, {}, RandomMoves(), games, Random(SEED)).learned)
        return memory

    return trained


def plain_trainer(mode: str, games: int = GAMES) -> Callable[[], Memory]:
    """Return a function that trains the plain learner with the same games and returns its memory."""

    def trained() -> Memory:
        learner = PlainLearner(is_stronger=mode == "stronger")
        learner.train(games, Random(SEED))
        return _encode(learner.memory, learner.is_stronger)

    return trained


def _encode(memory: Mapping[str, str], is_stronger: bool) -> Memory:
    """Return a memory of the plain learner in the form of ours."""
    encoded = {
        Position(sum(".my".index(letter) * 3**cell for cell, letter in enumerate(letters))): Verdict(verdict)
        for letters, verdict in memory.items()
    }
    return {canonical(position): verdict for position, verdict in encoded.items()} if is_stronger else encoded
