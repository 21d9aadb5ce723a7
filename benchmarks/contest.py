"""Games of our level perfect against other libraries, at equal time a move."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product

from benchmarks import openspiel
from benchmarks.report import Target, print_table
from benchmarks.rivals import RIVALS, NewPlayer, new_ours
from bot.games.board import Board
from bot.games.games import GAMES
from bot.games.mark import Mark

GAMES_PLAYED = ("5x5", "7x7", "connect4")
"""The names of the games."""

HEADER = ("game and opponent", "games", "won", "drawn", "lost", "points", "95 % interval")
_Z = 1.96
"""The quantile of the normal distribution for an interval of 95 %."""

_MIN_POINTS = 0.75
_TEXT = f"at least {100 * _MIN_POINTS:.0f} % of points against {openspiel.MCTS} on 7x7"


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of games, for one player."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """The share of points, from 0 to 1; a draw is half a point."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the share of points (https://doi.org/10.1080/01621459.1927.10502953).

        It is meant for games without draws, and wider than necessary with them.
        """
        games, spread = self.games, _Z * _Z / self.games
        centre = (self.points + spread / 2) / (1 + spread)
        half = _Z * math.sqrt(self.points * (1 - self.points) / games + spread / games / 4) / (1 + spread)
        return centre - half, centre + half

    def row(self, name: str) -> Sequence[str]:
        """Return the row of a table."""
        low, high = (f"{100 * bound:.0f} %" for bound in self.interval)
        counts = (str(count) for count in (self.games, self.won, self.drawn, self.lost))
        return name, *counts, f"{100 * self.points:.0f} %", f"{low} - {high}"


def tally(results: Iterable[int]) -> Tally:
    """Count results: 1 for a win, 0 for a draw, -1 for a loss."""
    counts = Counter(results)
    return Tally(counts[1], counts[0], counts[-1])


def play(game: str, rival: NewPlayer, games: int, seconds: float, processes: int = 1) -> Iterator[int]:
    """Play games between our search and another program. Ours is X in the first game and then in every second one.

    Args:
        processes: how many games are played at the same time.

    Yields:
        For each game, 1 if ours wins, 0 for a draw, -1 if it loses.
    """
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(_play_one, game, rival, seconds), range(games))


def _play_one(game: str, rival: NewPlayer, seconds: float, number: int) -> int:
    rules = GAMES[game]
    board, plies, mark = Board(rules), list[int](), Mark.O if number % 2 else Mark.X
    ours, theirs = new_ours(rules, seconds, number + 1), rival(rules, seconds, number + 1)
    while not board.is_over:
        plies.append((ours if board.to_move is mark else theirs)(board, plies))
        board = board.play(plies[-1])
    assert board.outcome
    winner = board.outcome.winner
    return 0 if winner is None else 1 if winner is mark else -1


def run() -> list[Target]:
    """Play a few short games, print the table and return the target."""
    games, seconds = 12, 0.1
    pairings = product(GAMES_PLAYED, RIVALS.items())
    played = [(game, name, tally(play(game, rival, games, seconds))) for game, (name, rival) in pairings]
    print_table(f"{games} games at {seconds:g} s a move", HEADER, [t.row(f"{g}, {name}") for g, name, t in played])
    if not openspiel.IS_INSTALLED:
        print(f"\n{openspiel.HOW_TO_INSTALL}")
    return [
        Target(_TEXT, f"{row[5]}, interval {row[6]}", results.points >= _MIN_POINTS)
        for game, name, results in played
        if (game, name) == ("7x7", openspiel.MCTS) and (row := results.row(name))
    ]
