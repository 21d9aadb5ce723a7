"""Examine the network: which moves keep the value of a position, and what it scores against the levels.

`.venv/bin/python -m tools.examine_network` prints the tables of docs/opponents.md. The exact values are those of the
search, and in Connect Four those of bitbully, which `.[dev]` installs. The network was not trained with them.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random

from bot.games.lines import LISTED, Board, Rules
from bot.matches.rating import SCALE
from bot.players.levels import RATINGS
from bot.players.neural import NETWORK_OPPONENTS, Intuition, Neural
from bot.players.opponent import OPPONENTS
from bot.players.perfect import Perfect
from bot.players.search import Search
from tools.ladder import MAX_DIFFERENCE, play_match

SEED = 1
CONNECT_FOUR_POSITIONS = 3000
PAIRINGS: Sequence[tuple[str, str, str, int]] = (
    *((game, "neural", level, 1000) for game in ("3x3", "misere") for level in ("perfect", "random")),
    ("4x4", "neural", "medium", 200),
    ("5x5", "neural", "hard", 200),
    ("connect4", "neural", "hard", 200),
    ("7x7", "neural", "hard", 300),
    *((game, "intuition", "medium", 300) for game in ("3x3", "misere", "4x4", "5x5", "connect4", "7x7")),
)
"""The games of each pairing: game, level of the network, level that it plays against, and how many."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of points or positions, with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share_of(points: Mapping[float, float]) -> Share:
    """The mean of points from 0 to 1, by how often each was scored, and its interval by Wilson's score.
    With draws, which vary less than wins and losses, the interval is somewhat too wide.

    >>> str(share_of({1.0: 90, 0.0: 10}))
    '90.0 % (82.6 to 94.5)'
    """
    count = sum(points.values())
    mean, z = sum(value * number for value, number in points.items()) / count, 1.96
    centre, spread = mean + z * z / (2 * count), z * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    return Share(mean, (centre - spread) / (1 + z * z / count), (centre + spread) / (1 + z * z / count))


def all_positions(rules: Rules) -> list[Board]:
    """Every position that play can reach in which the game is running and there is more than one move."""
    seen, waiting = {Board(rules)}, [Board(rules)]
    while waiting:
        board = waiting.pop()
        for cell in board.legal_moves:
            after = board.play(cell)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return sorted((board for board in seen if len(board.legal_moves) > 1), key=lambda board: (board.x, board.o))


def random_positions(rules: Rules, count: int, rng: Random) -> Iterator[Board]:
    """Different positions after random plies, of every number of plies from 4 to 24, in which the game is running."""
    seen = set[Board]()
    while len(seen) < count:
        board, plies = Board(rules), rng.randint(4, 24)
        while board.plies < plies and not board.is_over:
            board = board.play(rng.choice(board.legal_moves))
        if len(board.legal_moves) > 1 and board not in seen:
            seen.add(board)
            yield board


def results_by_search(board: Board, search: Search) -> dict[int, int]:
    """The result of each move with best play: 1, 0 or -1."""
    return {cell: (score > 0) - (score < 0) for cell, score in search.scores(board).items()}


def results_by_bitbully(board: Board) -> dict[int, int]:
    from tests.support import connect_four

    return {cell: int(value.result) for cell, value in connect_four.values(board).items()}


@dataclass(slots=True)
class Keeping:
    """How many positions there were, and in how many a move kept the value; it is a mean where chance decides."""

    kept: float = 0
    all: int = 0

    def count(self, results: Mapping[int, int], moves: Mapping[int, float]) -> None:
        """Count a position with the results of its moves, and the probabilities with which they are chosen."""
        self.kept += sum(share for cell, share in moves.items() if results[cell] == max(results.values()))
        self.all += 1

    @property
    def share(self) -> Share:
        return share_of({1.0: self.kept, 0.0: self.all - self.kept})


def examine(game: str, visits: int) -> tuple[Keeping, Keeping]:
    """In how many positions the moves of `intuition` and of `neural` keep the value."""
    rules, intuition, neural = LISTED[game], Intuition(), Neural(visits=visits)
    solver = Search(rules)
    is_small = rules.cells <= 9
    boards = all_positions(rules) if is_small else random_positions(rules, CONNECT_FOUR_POSITIONS, Random(SEED))
    guessed, searched = Keeping(), Keeping()
    for board in boards:
        results = results_by_search(board, solver) if is_small else results_by_bitbully(board)
        guessed.count(results, intuition.likely(board))
        best = neural.best_moves(board)
        searched.count(results, dict.fromkeys(best, 1 / len(best)))
    return guessed, searched


def play(game: str, name: str, level: str, games: int) -> str:
    """A row with the score of a level of the network against another level."""
    rules, rng = LISTED[game], Random(f"{SEED}: {game}, {name} and {level}")
    other = Perfect(10_000, clock=lambda: 0.0) if level == "perfect" else OPPONENTS[level]()
    score = play_match(NETWORK_OPPONENTS[name](), other, games, rng, rules)
    points = share_of({1.0: score.wins, 0.5: score.draws, 0.0: score.losses})
    rating = "" if level == "random" else rating_of(game, level, points.mean)
    return f"| {game} | **{name}** | {level} | {score.wins} / {score.draws} / {score.losses} | {points} | {rating} |"


def rating_of(game: str, level: str, share: float) -> int:
    """The rating at which Elo's expected score against a level is a share of the points.

    >>> rating_of("3x3", "perfect", 0.5), rating_of("5x5", "hard", 1.0)
    (1331, 2283)
    """
    difference = SCALE * log10(share / (1 - share)) if 0 < share < 1 else (MAX_DIFFERENCE if share else -MAX_DIFFERENCE)
    return round(RATINGS[game][level] + min(max(difference, -MAX_DIFFERENCE), MAX_DIFFERENCE))


def main() -> None:
    parser = ArgumentParser(description="Examine the network.")
    parser.add_argument("games", nargs="*", default=[*LISTED], help="those to examine (all)")
    parser.add_argument("--share", type=float, default=1.0, help="of the games of each pairing (%(default)s)")
    parser.add_argument("--visits", type=int, default=400, help="of the search for single moves (%(default)s)")
    options = parser.parse_args()
    for game in ("3x3", "misere", "connect4"):
        if game in options.games:
            guessed, searched = examine(game, options.visits)
            row = f"| {game} | {guessed.share} of {guessed.all} | {searched.share} of {searched.all} |"
            sys.stdout.write(f"{row}\n")
            sys.stdout.flush()
    for game, name, level, games in PAIRINGS:
        if game in options.games:
            sys.stdout.write(f"{play(game, name, level, max(2, round(games * options.share)))}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
