"""Let simulated crowds vote against the level perfect, and print the tables of docs/opponents.md.

Each voter of a crowd plays as a level does, with chance of its own; the cell with the most votes is played, and a lot
decides between equally many. `.venv/bin/python tools/crowds.py --game 3x3` prints the rows of a game. Each row has its
own rng, seeded with the seed and what it is about, so it does not depend on the others or on the machine.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.games.games import parse_game_name
from bot.games.lines import Board, Rules
from bot.games.mark import Mark
from bot.games.value import Result
from bot.players.opponent import OPPONENTS, Opponent, levels_of
from bot.players.perfect import Perfect, is_solvable
from tools.ladder import PERFECT, POSITIONS, play

SIZES = (1, 5, 25, 100)
GAMES = 100
SEED = 1


@dataclass(frozen=True, slots=True)
class Crowd:
    """An opponent that plays what most of its voters choose."""

    voter: Opponent
    size: int

    def choose(self, board: Board, rng: Random) -> int:
        votes = Counter(self.voter.choose(board, Random(rng.getrandbits(64))) for _ in range(self.size))
        most = max(votes.values())
        return rng.choice(sorted(cell for cell, count in votes.items() if count == most))

    def is_quick(self, board: Board) -> bool:
        return self.size == 1 and self.voter.is_quick(board)


def rows(rules: Rules, games: int, seed: int) -> Iterator[str]:
    """Yield the rows of a game: for each level and side, how many of 100 games crowds of each size won and drew."""
    perfect = Perfect() if is_solvable(rules) else Perfect(POSITIONS, clock=lambda: 0.0)
    for level in levels_of(rules):
        if level == PERFECT:
            continue
        for mark in Mark:
            cells = [score(rules, level, mark, size, games, seed, perfect) for size in SIZES]
            yield " | ".join(["", rules.name, f"**{level}**", mark.value, *cells, ""]).strip()


def score(rules: Rules, level: str, mark: Mark, size: int, games: int, seed: int, perfect: Opponent) -> str:
    rng = Random(f"{seed}: {rules.name}, {size} {level} as {mark.value}")
    crowd = Crowd(OPPONENTS[level](), size)
    results = Counter[int]()
    for _ in range(games):
        result = play(crowd, perfect, rng, rules) if mark is Mark.X else -play(perfect, crowd, rng, rules)
        results[result] += 1
    return f"{100 * results[Result.WIN] / games:.0f} / {100 * results[Result.DRAW] / games:.0f}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="3x3", help="its name, or the size of its board")
    parser.add_argument("--games", type=int, default=GAMES, help="how many each crowd plays on each side")
    parser.add_argument("--seed", type=int, default=SEED)
    arguments = parser.parse_args()
    rules = parse_game_name(arguments.game)
    if not isinstance(rules, Rules):
        parser.error(f"{arguments.game} is no m,n,k-game")
    for row in rows(rules, arguments.games, arguments.seed):
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
