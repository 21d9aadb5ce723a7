"""Play our level perfect against other libraries, and print a Markdown table: `python -m benchmarks.match`."""

from __future__ import annotations

import os
import platform
import sys
import time
from argparse import ArgumentParser

from benchmarks import openspiel
from benchmarks.contest import GAMES_PLAYED, HEADER, tallies

GAMES = 200
SECONDS = 1.0


def main() -> None:
    """Play the games that the command line asks for."""
    parser = ArgumentParser(description="Play our level perfect against other libraries at equal time a move.")
    parser.add_argument("--games", type=int, default=GAMES, help="games per pairing (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds per move (%(default)s)")
    parser.add_argument("--game", choices=GAMES_PLAYED, action="append", help="play this game alone")
    options = parser.parse_args()
    if options.games < 1 or options.seconds <= 0:
        parser.error("--games and --seconds must be positive")
    if not openspiel.IS_INSTALLED:
        print(openspiel.HOW_TO_INSTALL, file=sys.stderr)
    machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    print(f"{options.seconds:g} s a move, {time.strftime('%Y-%m-%d', time.gmtime())}, {machine}\n")
    print(f"| {' | '.join(HEADER)} |\n|{' --- |' * len(HEADER)}")
    for game, name, tally in tallies(options.game or GAMES_PLAYED, options.games, options.seconds):
        print(f"| {' | '.join(tally.row(f'{game}, {name}'))} |", flush=True)


if __name__ == "__main__":
    main()
