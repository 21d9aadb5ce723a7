"""Play our level perfect against other libraries at equal time a move, and print a Markdown table.

Usage: python -m benchmarks.match; --help lists its options.
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product

from benchmarks.report import describe_machine
from benchmarks.rivals import HAS_OPENSPIEL, NO_OPENSPIEL, RIVALS, new_ours
from bot.games.lines import LISTED, Board
from bot.games.mark import Mark
from tools.examine_network import share_of

GAMES_PLAYED = ("5x5", "7x7", "connect4")
HEADER = ("Game and opponent", "Games", "Won", "Drawn", "Lost", "Points", "95 % interval")


def main() -> None:
    parser = ArgumentParser(description="Play our level perfect against other libraries at equal time a move.")
    parser.add_argument("--games", type=int, default=200, help="games per pairing (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds per move (%(default)s)")
    parser.add_argument("--game", choices=GAMES_PLAYED, action="append", help="play this game alone")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count(), help="games at the same time (%(default)s, one for each core)"
    )
    options = parser.parse_args()
    if options.games < 1 or options.seconds <= 0 or options.processes < 1:
        parser.error("--games, --seconds and --processes must be positive")
    if not HAS_OPENSPIEL:
        print(NO_OPENSPIEL, file=sys.stderr)
    date = time.strftime("%Y-%m-%d", time.gmtime())
    print(f"{options.seconds:g} s a move, {options.processes} games at a time, {date}, {describe_machine()}\n")
    print(f"| {' | '.join(HEADER)} |\n|{' --- |' * len(HEADER)}")
    with ProcessPoolExecutor(options.processes) as pool:
        for game, rival in product(options.game or GAMES_PLAYED, RIVALS):
            points = Counter(pool.map(partial(_play, game, rival, options.seconds), range(options.games)))
            share = share_of(points)
            interval = f"{100 * share.low:.0f} % - {100 * share.high:.0f} %"
            row = f"{game}, {rival}", options.games, points[1.0], points[0.5], points[0.0], f"{100 * share.mean:.0f} %"
            print(f"| {' | '.join(map(str, (*row, interval)))} |", flush=True)


def _play(game: str, rival: str, seconds: float, number: int) -> float:
    """Return the points of ours: a draw is half a point. Ours is X in the games with even numbers."""
    rules = LISTED[game]
    board, plies, mark = Board(rules), list[int](), Mark.O if number % 2 else Mark.X
    ours, theirs = new_ours(rules, seconds, number + 1), RIVALS[rival](rules, seconds, number + 1)
    while not board.is_over:
        plies.append((ours if board.to_move is mark else theirs)(board, plies))
        board = board.play(plies[-1])
    assert board.outcome
    return {mark: 1.0, None: 0.5, mark.other: 0.0}[board.outcome.winner]


if __name__ == "__main__":
    main()
