"""Play our level perfect against other libraries, and print a Markdown table: `python -m benchmarks.match`."""

from __future__ import annotations

import os
import platform
import sys
import time
from argparse import ArgumentParser
from itertools import product

from benchmarks import openspiel
from benchmarks.contest import GAMES_PLAYED, HEADER, Tally, play, tally
from benchmarks.rivals import RIVALS, NewPlayer

GAMES = 200
SECONDS = 1.0


def main() -> None:
    """Play the games that the command line asks for."""
    parser = ArgumentParser(description="Play our level perfect against other libraries at equal time a move.")
    parser.add_argument("--games", type=int, default=GAMES, help="games per pairing (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds per move (%(default)s)")
    parser.add_argument("--game", choices=GAMES_PLAYED, action="append", help="play this game alone")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count(), help="games at the same time (%(default)s, one for each core)"
    )
    options = parser.parse_args()
    if options.games < 1 or options.seconds <= 0 or options.processes < 1:
        parser.error("--games, --seconds and --processes must be positive")
    if not openspiel.IS_INSTALLED:
        print(openspiel.HOW_TO_INSTALL, file=sys.stderr)
    machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    date = time.strftime("%Y-%m-%d", time.gmtime())
    print(f"{options.seconds:g} s a move, {options.processes} games at a time, {date}, {machine}\n")
    print(f"| {' | '.join(HEADER)} |\n|{' --- |' * len(HEADER)}")
    for game, (name, rival) in product(options.game or GAMES_PLAYED, RIVALS.items()):
        results = _play(game, rival, options.games, options.seconds, options.processes)
        print(f"| {' | '.join(results.row(f'{game}, {name}'))} |", flush=True)


def _play(game: str, rival: NewPlayer, games: int, seconds: float, processes: int) -> Tally:
    """Play a pairing, and print after every tenth game how it stands."""
    results: list[int] = []
    for result in play(game, rival, games, seconds, processes):
        results.append(result)
        if len(results) % 10 == 0:
            print(f"{game}, {len(results)} of {games} games: {tally(results)}", file=sys.stderr)
    return tally(results)


if __name__ == "__main__":
    main()
