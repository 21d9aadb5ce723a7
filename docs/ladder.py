"""Measures the ladder of opponents, and prints the table in docs/opponents.md.

`.venv/bin/python docs/ladder.py` plays every pairing, half of the games from each seat. Each pairing has a chance of
its own, made from the seed and the two names, so that it comes out the same by itself, in any order, on any machine.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.value import Result
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import OPPONENTS, Opponent

GAMES = 2000
SEED = 1

PERFECT = "perfect"
COIN_FLIP = "coin flip"
"""Never loses either, but takes any of the best moves: what perfect is compared with."""

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
    chance = Random(f"{seed}: {name} and {other}")
    player, rival = PLAYERS[name](), PLAYERS[other]()
    results = Counter(
        -play(rival, player, chance) if game % 2 else play(player, rival, chance) for game in range(games)
    )
    return Score(results[Result.WIN], results[Result.DRAW], results[Result.LOSS])


def play(x: Opponent, o: Opponent, chance: Random) -> int:
    """Play one game, and tell how it ended for X."""
    board = Board()
    while not (outcome := board.outcome):
        board = board.play((x if board.to_move is Mark.X else o).choose(board, chance))
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


def main() -> None:
    """Print the table for what the command line asks for."""
    parser = ArgumentParser(description="Measures how strong the opponents are, and prints a table.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many each pairing plays (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="where chance comes from (%(default)s)")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("a pairing plays one game at least")
    sys.stdout.writelines(f"{line}\n" for line in table(measure_all(options.games, options.seed)))


if __name__ == "__main__":
    main()
