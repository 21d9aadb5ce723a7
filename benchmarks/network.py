"""Measure the network on one core: the time for a position and for a move, and the memory of a worker."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time

from benchmarks.report import Target, print_table
from benchmarks.timing import format_seconds
from bot.games.board import Board
from bot.games.games import GAMES
from bot.players.neural import FINAL, NETWORK_OPPONENTS, load

GAMES_MEASURED = ("5x5", "7x7", "connect4")
PLIES = 4
REPEATS = 30
MAX_MEMORY = 150 * 2**20

_TASK = """
import pickle, sys
from bot.workers.worker import run_task
_, error, memory = pickle.loads(run_task(sys.stdin.buffer.read()))
assert error is None, error
print(memory)
"""


def run() -> list[Target]:
    """Print the table and return the targets."""
    board = _board("7x7")
    position = median(_seconds(lambda: load(FINAL).search(board, 1)) / 2 for _ in range(REPEATS))
    look = median(_seconds(lambda: load(FINAL).look(board)) for _ in range(REPEATS))
    moves = {game: median(_seconds(partial(_move, _board(game))) for _ in range(3)) for game in GAMES_MEASURED}
    memory = max(map(_memory, GAMES_MEASURED))
    rows = [
        ("a position on 7x7", format_seconds(position)),
        ("what it sees on 7x7, with the symmetric twins", format_seconds(look)),
        *((f"a move of neural in {game}", format_seconds(seconds)) for game, seconds in moves.items()),
        ("memory of a worker", f"{memory / 2**20:.0f} MiB"),
    ]
    print_table("The network, in seconds of one core", ("", ""), rows)
    slowest = max(moves.values())
    return [
        Target("network, a position on 7x7 under 5 ms", format_seconds(position), position < 0.005),
        Target("network, a move of neural under a second", format_seconds(slowest), slowest < 1),
        Target("network, memory of a worker under 150 MiB", f"{memory / 2**20:.0f} MiB", memory < MAX_MEMORY),
    ]


def _board(game: str) -> Board:
    """Return a position after random plies, which is the same one in every run."""
    rng, board = Random(1), Board(GAMES[game])
    for _ in range(PLIES):
        board = board.play(rng.choice(board.legal_moves))
    return board


def _seconds(function: Callable[[], object]) -> float:
    """How long a function occupies the processor, which other processes do not change much."""
    start = process_time()
    function()
    return process_time() - start


def _move(board: Board) -> int:
    return NETWORK_OPPONENTS["neural"]().choose(board, Random(2))


def _memory(game: str) -> int:
    """How many bytes a worker uses after a move of neural; 0 where the system does not tell."""
    task = pickle.dumps((_move, (_board(game),)))
    done = subprocess.run([sys.executable, "-c", _TASK], input=task, capture_output=True, check=True)
    return int(done.stdout)
