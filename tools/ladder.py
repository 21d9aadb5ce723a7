"""Measure the strength of the opponents, and print the table of docs/opponents.md.

`.venv/bin/python tools/ladder.py` plays every pairing, half of the games from each seat. Each pairing has its own rng,
seeded with the seed and the two names, so its result does not depend on the order of pairings or on the machine.
`--ratings` prints the ratings of the levels instead, computed from the table that is already in the page. `--game 5x5`
prints the rows of another game: there each level plays the one below it.
"""

from __future__ import annotations

import math
import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

from bot.games.game import Game
from bot.games.games import GAMES
from bot.games.lines import TIC_TAC_TOE, Rules
from bot.games.mark import Mark
from bot.games.value import Result
from bot.matches.rating import INITIAL_RATING, SCALE, expected_score
from bot.players.any_game import LookAhead, MonteCarlo
from bot.players.levels import LEVELS, EstimatingLevel, Level
from bot.players.minimax import Minimax
from bot.players.opponent import OPPONENTS, Opponent, Player, levels_of, players_of
from bot.players.perfect import Perfect
from bot.players.ultimate import UltimateSearch

COUNT = 2000  # of games
SEED = 1

AnyPlayer = Player[Any]

MAX_CELLS_SOLVED = 16
"""On larger boards, the level perfect takes too long for as many games."""

MAX_DIFFERENCE = 800
"""What a score of 100 % counts as, by section 8.1.1 of the FIDE Rating Regulations; Elo's formula has no limit."""

POSITIONS = 10_000
"""A twentieth of what the level perfect visits when it plays against members."""

PAGE = Path(__file__).parents[1] / "docs" / "opponents.md"

PERFECT = "perfect"
COIN_FLIP = "coin flip"
"""Plays a random best move: never loses either, and shows what the level perfect gains by its choice of best moves."""

ANCHOR = "easy"
"""The level whose rating is fixed at INITIAL_RATING, the rating of a new player."""

BELOW_PERFECT = [name for name in OPPONENTS if name != PERFECT]

PLAYERS: Mapping[str, Callable[[], Opponent]] = {
    **{name: OPPONENTS[name] for name in BELOW_PERFECT},
    COIN_FLIP: Minimax,
    PERFECT: OPPONENTS[PERFECT],
}


@dataclass(frozen=True, slots=True)
class Score:
    """The wins, draws and losses of one player against another; at least one game in total."""

    wins: int
    draws: int
    losses: int

    def __neg__(self) -> Score:
        """Return the score from the other player's side."""
        return Score(self.losses, self.draws, self.wins)

    def __str__(self) -> str:
        return " / ".join(f"{self.percent(count):.1f}" for count in (self.wins, self.draws, self.losses))

    def percent(self, count: int) -> float:
        """Return a count as a percentage of the games."""
        return 100 * count / (self.wins + self.draws + self.losses)


Scores = Mapping[tuple[str, str], Score]
"""The score of the first player against the second."""


def measure(first: str, second: str, games: int = COUNT, seed: int = SEED) -> Score:
    """Play games between two players and return the score of the first, who is X in every other game."""
    rng = Random(f"{seed}: {first} and {second}")
    return play_match(PLAYERS[first](), PLAYERS[second](), games, rng)


def play_match(player: AnyPlayer, opponent: AnyPlayer, games: int, rng: Random, game: Game = TIC_TAC_TOE) -> Score:
    """Play games between two opponents and return the score of the first, who is X in every other game."""
    results = Counter(
        -play(opponent, player, rng, game) if number % 2 else play(player, opponent, rng, game)
        for number in range(games)
    )
    return Score(results[Result.WIN], results[Result.DRAW], results[Result.LOSS])


def ladder(game: str, games: int, games_of_perfect: int, seed: int) -> Iterator[str]:
    """Yield the rows of a game: each level with its parameters, and its score against the level below it.

    On boards that are not solved, the level perfect visits fewer positions than usual and plays fewer games.
    """
    rules = GAMES[game]
    is_solved = rules.cells <= MAX_CELLS_SOLVED
    if isinstance(rules, Rules):
        opponents: dict[str, AnyPlayer] = {name: OPPONENTS[name]() for name in levels_of(rules)}
    else:
        opponents = {**players_of(rules)}
    if not is_solved and PERFECT in opponents:
        opponents[PERFECT] = Perfect(POSITIONS, clock=lambda: 0.0)
    for below, name in pairwise(opponents):
        count = games if is_solved or name != PERFECT else games_of_perfect
        rng = Random(f"{seed}: {game}, {name} and {below}")
        score = play_match(opponents[name], opponents[below], count, rng, rules)
        yield _row([game, f"**{name}**", *_parameters(game, name), str(score), str(count)])


def _parameters(game: str, name: str) -> tuple[str, str]:
    level = LEVELS.get(game, players_of(GAMES[game])).get(name)
    if isinstance(level, MonteCarlo | UltimateSearch):
        return f"{level.playouts} playouts", ""
    is_described = isinstance(level, Level | EstimatingLevel | LookAhead)
    return (f"{level.depth} plies", f"{100 * level.overlooks:.0f} %") if is_described else ("", "")


def play(x: AnyPlayer, o: AnyPlayer, rng: Random, game: Game = TIC_TAC_TOE) -> int:
    """Play one game and return the result for X."""
    board = game.start
    while not (outcome := board.outcome):
        board = board.play((x if board.to_move is Mark.X else o).choose(board, rng))
    if outcome.winner is None:
        return Result.DRAW
    return Result.WIN if outcome.winner is Mark.X else Result.LOSS


def measure_all(games: int, seed: int) -> Scores:
    """Play all pairings; return the scores of both players of each."""
    scores: dict[tuple[str, str], Score] = {}
    for first, second in combinations(PLAYERS, 2):
        scores[first, second] = measure(first, second, games, seed)
        scores[second, first] = -scores[first, second]
    return scores


def table(scores: Scores) -> Iterator[str]:
    """Yield the lines of a Markdown table: win / draw / loss of the row against the column, in percent."""
    yield _row(["win / draw / loss in %", *(f"against {name}" for name in PLAYERS)])
    yield _row(["---"] * (len(PLAYERS) + 1))
    for name in PLAYERS:
        yield _row([f"**{name}**", *(str(scores.get((name, other), "")) for other in PLAYERS)])
    gains = [f"{gain(scores, other):+.1f}" if other in BELOW_PERFECT else "" for other in PLAYERS]
    yield _row([f"wins of {PERFECT} more than of {COIN_FLIP}", *gains])


def gain(scores: Scores, other: str) -> float:
    """Return how many more percent of games the level perfect wins against a player than the coin flip does."""
    perfect, coin_flip = scores[PERFECT, other], scores[COIN_FLIP, other]
    return perfect.percent(perfect.wins) - coin_flip.percent(coin_flip.wins)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


Shares = Mapping[tuple[str, str], float]
"""The share of points, from 0 to 1, of the first player against the second; a draw is half a point."""


def published() -> Shares:
    """Read the shares of the levels against each other from the page."""
    lines = re.findall(r"^\| \*\*([a-z ]+)\*\* \|(.* / .*)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {
        (name, other): _share(*map(float, cell.split(" / ")))
        for name, row in lines
        for other, cell in zip(PLAYERS, row.split("|"), strict=True)
        if {name, other} <= OPPONENTS.keys() and name != other
    }


def published_neighbours() -> dict[str, dict[str, float]]:
    """Read from the page the share of each level against the level below it, by game; the weakest level has none."""
    rows = re.findall(
        r"^\| (\w+) \| \*\*(\w+)\*\* \| .* \| (.* / .*) \| \d+ \| ", PAGE.read_text("utf-8"), re.MULTILINE
    )
    shares: dict[str, dict[str, float]] = {}
    for game, name, score in rows:
        shares.setdefault(game, {})[name] = _share(*map(float, score.split(" / ")))
    return shares


def fit_neighbours(shares: Mapping[str, float]) -> dict[str, float]:
    """Return the ratings at which the expected score of each level is its share against the level below it.

    Args:
        shares: from the second weakest level to the strongest.
    """
    ratings = {"random": 0.0}
    for name, share in shares.items():
        difference = SCALE * math.log10(share / (1 - share)) if share < 1 else MAX_DIFFERENCE
        ratings[name] = [*ratings.values()][-1] + min(difference, MAX_DIFFERENCE)
    return {name: rating - ratings[ANCHOR] + INITIAL_RATING for name, rating in ratings.items()}


def fit(shares: Shares) -> dict[str, float]:
    """Return the maximum-likelihood ratings: those at which each player's expected total equals its actual total.

    This fits the Bradley-Terry model by Newton's method, one player at a time. The maximum is unique:
    https://doi.org/10.1214/aos/1079120141.
    """
    ratings = {name: INITIAL_RATING for name, _ in shares}
    for _ in range(_ITERATIONS):
        for name in ratings:
            ratings[name] += _newton_step(name, ratings, shares)
    return {name: rating - ratings[ANCHOR] + INITIAL_RATING for name, rating in ratings.items()}


_ITERATIONS = 20
"""After five, no rating changes by more than a point."""


def _share(wins: float, draws: float, losses: float) -> float:
    return (wins + draws / 2) / (wins + draws + losses)


def _newton_step(name: str, ratings: Mapping[str, float], shares: Shares) -> float:
    """Return by how much to change a player's rating, while all others stay, to match its actual total."""
    expected = {other: expected_score(ratings[name], ratings[other]) for other in ratings if other != name}
    missing = sum(shares[name, other] - score for other, score in expected.items())
    slope = sum(score * (1 - score) for score in expected.values()) * math.log(10) / SCALE
    return missing / slope


def main() -> None:
    """Print the table, or the ratings if the command line requests them."""
    parser = ArgumentParser(description="Measure the strength of the opponents, and print a table.")
    parser.add_argument("--games", type=int, default=COUNT, help="games per pairing (%(default)s)")
    parser.add_argument(
        "--games-of-perfect", type=int, default=100, help="those of perfect on large boards (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the random numbers (%(default)s)")
    parser.add_argument("--game", choices=[*GAMES], help="the rows of this game instead")
    parser.add_argument("--ratings", action="store_true", help="compute ratings from the page instead")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games must be at least 1")
    if options.game:
        for row in ladder(options.game, options.games, options.games_of_perfect, options.seed):
            sys.stdout.write(f"{row}\n")
            sys.stdout.flush()
    elif options.ratings:
        sys.stdout.writelines(f"{name} {rating:.0f}\n" for name, rating in fit(published()).items())
        for game, shares in published_neighbours().items():
            sys.stdout.writelines(f"{game} {name} {rating:.0f}\n" for name, rating in fit_neighbours(shares).items())
    else:
        sys.stdout.writelines(f"{line}\n" for line in table(measure_all(options.games, options.seed)))


if __name__ == "__main__":
    main()
