"""Measure the network on one core, beside the level perfect: the time for a move, and the memory of a worker."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time

from benchmarks.report import format_seconds, print_table
from bot.games.lines import LISTED, Board
from bot.players.neural import Neural
from bot.players.opponent import Opponent
from bot.players.perfect import Perfect

GAMES_MEASURED = ("5x5", "7x7", "connect4")
LEVELS: Mapping[str, Callable[[], Opponent]] = {"neural": Neural, "perfect": Perfect}
PLIES = 4
DECISIONS = 5

_ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # several of NumPy's would spend the time of other cores by waiting
_TASK = """
import pickle, sys
from bot.workers.worker import run_task
seconds, error, memory = pickle.loads(run_task(sys.stdin.buffer.read()))
assert error is None, error
print(seconds, memory)
"""


def run() -> None:
    """Print the table."""
    rows = [(f"{name}, {game}", *_measure_in_worker(name, game)) for game in GAMES_MEASURED for name in LEVELS]
    print_table(f"A move after {PLIES} plies", ("", "time of one core", "memory of the worker"), rows)


def _measure_in_worker(name: str, game: str) -> tuple[str, str]:
    """Return how long a move takes in a new worker process, and how much memory it uses then."""
    command, environment = [sys.executable, "-c", _TASK], {**os.environ, **_ONE_THREAD}  # noqa: TID251 - no setting of the bot
    task = pickle.dumps((_time_move, (name, game)))
    done = subprocess.run(command, input=task, env=environment, capture_output=True, check=True)
    seconds, memory = map(float, done.stdout.split())
    return format_seconds(seconds), f"{memory / 2**20:.0f} MiB"


def _time_move(name: str, game: str) -> float:
    """Return the median of the seconds that decisions occupy the processor; the first also loads what the level needs.

    Other processes change this time little.
    """
    rng, board = Random(1), Board(LISTED[game])
    for _ in range(PLIES):
        board = board.play(rng.choice(board.legal_moves))
    times: list[float] = []
    for _ in range(DECISIONS):
        start = process_time()
        LEVELS[name]().choose(board, rng)
        times.append(process_time() - start)
    return median(times)
