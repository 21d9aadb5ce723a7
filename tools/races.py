"""Let simulated racers run races of puzzles, and print how well the order at the end agrees with their strength.

The racers answer as levels do that look six plies ahead and overlook each cell with a probability of their own, from 0
to 95 %: the less likely, the stronger. Each answer takes 2 to 6 seconds, whatever the strength. The correlation of the
two orders is Spearman's. `.venv/bin/python -m tools.races` prints the rows of the table in docs/training.md: for each
game and time, and for the day's race, the median of all races and the least correlation of one.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from random import Random
from statistics import correlation, median

from bot.analysis.puzzles import Puzzle, all_puzzles
from bot.games.game import State
from bot.games.lines import Board
from bot.players.levels import EstimatingLevel, Level
from cogs.race.race import DAY_PUZZLES, MIXED, RACE_GAMES, TIMES, Clock, Run, draw_puzzles

RACES = 50
RACERS = 20
SEED = 1
MOST_OVERLOOKED = 0.95
THINKING = (2.0, 6.0)  # how many seconds an answer takes
DEPTH = 6
MAX_CELLS_SEARCHED = 9  # on larger boards, a level estimates positions


def simulate(game: str, seconds: float, count: int, rng: Random) -> float:
    """Return Spearman's correlation of the order of a race and the strength of its racers, from -1 to 1."""
    drawn = draw_puzzles(rng, game, count, {})
    puzzles = [all_puzzles(each.game)[each.position] for each in drawn]
    runs = [run(puzzles, seconds, MOST_OVERLOOKED * number / (RACERS - 1), rng) for number in range(RACERS)]
    ranks = [each.rank for each in runs]
    places = [sum(other < rank for other in ranks) + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return correlation(range(RACERS), places)


def run(puzzles: Sequence[Puzzle], seconds: float, overlooks: float, rng: Random) -> Run:
    """Let a racer answer until the time is up, or all puzzles are answered. Their clock never stands still."""
    racer, now = Run(), 0.0
    racer = replace(racer, clock=racer.clock.run(now))
    while True:
        now += rng.uniform(*THINKING)
        if racer.is_over(now, seconds, len(puzzles)):
            return replace(racer, clock=Clock(min(racer.clock.used, seconds)))
        puzzle = puzzles[racer.number]
        cell = answer(puzzle.board, overlooks, rng)
        racer = racer.answered(cell, is_right=puzzle.is_right(cell), now=now)
        racer = replace(racer, clock=racer.clock.run(now))


def answer(board: State, overlooks: float, rng: Random) -> int:
    """Return the cell that a level that overlooks cells chooses."""
    assert isinstance(board, Board)
    level = (Level if board.game.cells <= MAX_CELLS_SEARCHED else EstimatingLevel)(DEPTH, overlooks)
    return level.choose(board, rng)


def measure(game: str, seconds: float, count: int, races: int = RACES, seed: int = SEED) -> str:
    """Return the median and the least correlation of races, as two cells of the table."""
    rng = Random(f"{seed}: {game}, {seconds}")
    found = [simulate(game, seconds, count, rng) for _ in range(races)]
    return f"{median(found):.2f} | {min(found):.2f}"


def rows(races: int, seed: int) -> Iterator[str]:
    for game in (MIXED, *RACE_GAMES):
        measured = [measure(game, seconds, count, races, seed) for seconds, count in TIMES.items()]
        yield f"| {game} | {' | '.join(measured)} |"
    yield f"| the day's race | {measure(MIXED, inf, DAY_PUZZLES, races, seed)} | | |"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=RACES, help="how many are run of each kind")
    parser.add_argument("--seed", type=int, default=SEED)
    arguments = parser.parse_args()
    for row in rows(arguments.races, arguments.seed):
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
