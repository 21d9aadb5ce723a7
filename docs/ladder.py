"""Measures the ladder of opponents, and prints the table in docs/opponents.md.

`.venv/bin/python docs/ladder.py` plays every pairing, half of the games from each seat. Each pairing has a chance of
its own, made from the seed and the two names, so that it comes out the same by itself, in any order, on any machine.
With `--ratings` it prints the levels' ratings instead, which it reckons from the table that stands in the page already.
"""

from __future__ import annotations

import math
import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.value import Result
from bot.model.rating import INITIAL_RATING, SCALE, expected_score
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import OPPONENTS, Opponent

GAMES = 2000
SEED = 1

PAGE = Path(__file__).with_name("opponents.md")

PERFECT = "perfect"
COIN_FLIP = "coin flip"
"""Never loses either, but takes any of the best moves: what perfect is compared with."""

ANCHOR = "easy"
"""Where the scale of ratings is held: whoever is new is taken to be as strong as this level."""

BELOW_PERFECT = [name for name in OPPONENTS if name != PERFECT]

PLAYERS: Mapping[str, Callable[[], Opponent]] = {
    **{name: OPPONENTS[name] for name in BELOW_PERFECT},
    COIN_FLIP: Minimax,
    PERFECT: OPPONENTS[PERFECT],
}


@dataclass(frozen=True, slots=True)
class Score:
    """How often one player won, drew and lost against another; at least one game in all."""

    wins: int
    draws: int
    losses: int

    def __neg__(self) -> Score:
        """As the other player sees it."""
        return Score(self.losses, self.draws, self.wins)

    def __str__(self) -> str:
        return " / ".join(f"{self.percent(count):.1f}" for count in (self.wins, self.draws, self.losses))

    def percent(self, count: int) -> float:
        """What share of the games a count is."""
        return 100 * count / (self.wins + self.draws + self.losses)


Scores = Mapping[tuple[str, str], Score]
"""What the first of two players scored against the second."""


def measure(name: str, other: str, games: int = GAMES, seed: int = SEED) -> Score:
    """Let two players meet; the first is X in the first game, and then they take turns."""
    rng = Random(f"{seed}: {name} and {other}")
    player, rival = PLAYERS[name](), PLAYERS[other]()
    results = Counter(-play(rival, player, rng) if game % 2 else play(player, rival, rng) for game in range(games))
    return Score(results[Result.WIN], results[Result.DRAW], results[Result.LOSS])


def play(x: Opponent, o: Opponent, rng: Random) -> int:
    """Play one game, and tell how it ended for X."""
    board = Board()
    while not (outcome := board.outcome):
        board = board.play((x if board.to_move is Mark.X else o).choose(board, rng))
    if outcome.winner is None:
        return Result.DRAW
    return Result.WIN if outcome.winner is Mark.X else Result.LOSS


def measure_all(games: int, seed: int) -> Scores:
    """Let every player meet every other."""
    scores: dict[tuple[str, str], Score] = {}
    for name, other in combinations(PLAYERS, 2):
        scores[name, other] = measure(name, other, games, seed)
        scores[other, name] = -scores[name, other]
    return scores


def table(scores: Scores) -> Iterator[str]:
    """The lines of the Markdown table: win / draw / loss of the row against the column, in percent."""
    yield _row(["win / draw / loss in %", *(f"against {name}" for name in PLAYERS)])
    yield _row(["---"] * (len(PLAYERS) + 1))
    for name in PLAYERS:
        yield _row([f"**{name}**", *(str(scores.get((name, other), "")) for other in PLAYERS)])
    gains = [f"{gain(scores, other):+.1f}" if other in BELOW_PERFECT else "" for other in PLAYERS]
    yield _row([f"wins of {PERFECT} more than of {COIN_FLIP}", *gains])


def gain(scores: Scores, other: str) -> float:
    """How many more of 100 games perfect wins against another player than the coin flip does."""
    perfect, coin_flip = scores[PERFECT, other], scores[COIN_FLIP, other]
    return perfect.percent(perfect.wins) - coin_flip.percent(coin_flip.wins)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


Shares = Mapping[tuple[str, str], float]
"""How much the first of two players scored against the second, from 0 to 1; a draw is half a point."""


def published() -> Shares:
    """What the page says that each level scored against each other one."""
    lines = re.findall(r"^\| \*\*([a-z ]+)\*\* \|(.* / .*)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {
        (name, other): _share(*map(float, cell.split(" / ")))
        for name, row in lines
        for other, cell in zip(PLAYERS, row.split("|"), strict=True)
        if {name, other} <= OPPONENTS.keys() and name != other
    }


def fit(shares: Shares) -> dict[str, float]:
    """The ratings that make such shares the most likely: each player is expected to score in all what it has scored.

    This is the maximum of the likelihood in the Bradley-Terry model (https://doi.org/10.1214/aos/1079120141 tells why
    there is exactly one), found by Newton's steps for one player after another.
    """
    ratings = {name: INITIAL_RATING for name, _ in shares}
    for _ in range(_ROUNDS):
        for name in ratings:
            ratings[name] += _step(name, ratings, shares)
    return {name: rating - ratings[ANCHOR] + INITIAL_RATING for name, rating in ratings.items()}


_ROUNDS = 20
"""After five of them, no rating changes by a point any more."""


def _share(wins: float, draws: float, losses: float) -> float:
    return (wins + draws / 2) / (wins + draws + losses)


def _step(name: str, ratings: Mapping[str, float], shares: Shares) -> float:
    """By how much a rating has to change, if all others stay, for the player to have scored as expected."""
    expected = {other: expected_score(ratings[name], ratings[other]) for other in ratings if other != name}
    missing = sum(shares[name, other] - score for other, score in expected.items())
    slope = sum(score * (1 - score) for score in expected.values()) * math.log(10) / SCALE
    return missing / slope


def main() -> None:
    """Print the table for what the command line asks for."""
    parser = ArgumentParser(description="Measures how strong the opponents are, and prints a table.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many each pairing plays (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="where chance comes from (%(default)s)")
    parser.add_argument("--ratings", action="store_true", help="reckon ratings from the page instead")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("a pairing plays one game at least")
    if options.ratings:
        sys.stdout.writelines(f"{name} {rating:.0f}\n" for name, rating in fit(published()).items())
    else:
        sys.stdout.writelines(f"{line}\n" for line in table(measure_all(options.games, options.seed)))


if __name__ == "__main__":
    main()
