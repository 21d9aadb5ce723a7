"""Measure how the learner learns, and make the tables and the picture of docs/learner.md.

`.venv/bin/python tools/learning.py` trains learners of both modes, which start with an empty memory, against simple
opponents until they can no longer lose to them. Whenever a learner's memory has changed, all games that it could play
now are searched for a loss. Each run has its own rng, seeded with its number and the names, so its result does not
depend on the order of runs or on the machine.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, product
from math import inf
from pathlib import Path
from random import Random
from statistics import median_low

from bot.games.lines import Board
from bot.games.mark import Mark
from bot.games.position import Position, Verdict
from bot.games.value import Result
from bot.players.learner import MODES, learn, losing_game
from bot.players.minimax import Minimax
from bot.players.opponent import OPPONENTS
from bot.players.perfect import Perfect
from bot.players.training import train
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from bot.text.chart_tasks import draw
from bot.text.localizer import Localizer
from cogs.learner.queries import format_results
from cogs.learner.texts import chart_of_shares, compute_loss_curve

SEEDS = 9
LIMIT = 50_000
"""A run ends after so many games, even if the learner can still lose."""

EXTRA_GAMES = 5_000
"""Played after a learner can no longer lose, to see whether it loses again."""

SEATS: Mapping[str, tuple[Mark, ...]] = {
    "X and O in turns": (Mark.X, Mark.O),
    "X alone": (Mark.X,),
    "O alone": (Mark.O,),
}

PICTURE = Path(__file__).parents[1] / "docs" / "learning.png"
PICTURE_LEVEL, PICTURE_GAMES, WINDOW, SEED = "hard", 2_000, 100, 1
"""The picture: the level that the learners play against, the number of games, and of games that share a figure."""

Replies = Callable[[Board], Sequence[int]]
"""Returns the cells that an opponent chooses from."""


@dataclass(frozen=True, slots=True)
class StrategyOpponent:
    """An opponent that plays a random one of the replies that its strategy allows."""

    replies: Replies

    def choose(self, board: Board, rng: Random) -> int:
        """Return one of the replies."""
        cells = self.replies(board)
        return cells[int(rng.random() * len(cells))]

    def is_quick(self, board: Board) -> bool:
        """Return True; the result is not used here."""
        del board
        return True


def fixed_replies(board: Board) -> tuple[int, ...]:
    """Return the reply of a fixed strategy: win, else block, else B2, B3, B1 or the first empty cell."""
    winning, blocking = (_completing(board, mark) for mark in (board.to_move, board.to_move.other))
    preferred = [*winning, *blocking, 4, 5, 3, *board.legal_moves]
    return (next(cell for cell in preferred if board[cell] is None),)


def _completing(board: Board, mark: Mark) -> list[int]:
    """Return the cells that would complete a line of a side, ascending."""
    lines = [[cell for cell in line if board[cell] is not mark] for line in board.rules.lines]
    return sorted(line[0] for line in lines if len(line) == 1 and board[line[0]] is None)


def any_reply(board: Board) -> tuple[int, ...]:
    """Return all legal moves."""
    return board.legal_moves


STRATEGIES: Mapping[str, Callable[[], Replies]] = {
    "a fixed strategy": lambda: cache(fixed_replies),
    "the level perfect": lambda: Perfect().best_moves,
    "any best reply": lambda: Minimax().best_moves,
    "any reply": lambda: cache(any_reply),
}


class LearnerRun:
    """A learner that starts with an empty memory, and its opponent.

    Args:
        mode: one of MODES.
        replies: the strategy of the opponent.
        marks: the learner's mark in each game, repeated.
        rng: for the choices of both.
    """

    def __init__(self, mode: str, replies: Replies, marks: Sequence[Mark], rng: Random) -> None:
        self._mode, self._replies, self._marks, self._rng = mode, replies, marks, rng
        self._opponent = StrategyOpponent(replies)
        self._memory: dict[Position, Verdict] = {}
        self._learner = MODES[mode](self._memory)
        self._loss: tuple[Mark, tuple[int, ...]] | None = None
        self._is_searched = False
        self.games = self.losses = 0

    def play(self) -> None:
        """Play one game and learn from it."""
        mark = self._marks[self.games % len(self._marks)]
        training = train(self._mode, self._memory, self._opponent, 1, self._rng, start=[*Mark].index(mark))
        learn(self._memory, training.learned)
        self._is_searched &= not training.learned
        self.games += 1
        self.losses += training.results.count(Result.LOSS)

    def can_lose(self) -> bool:
        """Return whether the learner, as it plays now, can lose a game with any of its marks.

        All games are searched, unless the memory is unchanged since the last search or the loss that it found is still
        possible.
        """
        if not self._is_searched:
            self._is_searched = True
            if self._loss is None or not self._is_possible(*self._loss):
                losses = ((mark, losing_game(self._learner, mark, self._replies)) for mark in self._marks)
                self._loss = next(((mark, plies) for mark, plies in losses if plies), None)
        return self._loss is not None

    def _is_possible(self, mark: Mark, plies: Sequence[int]) -> bool:
        """Return whether the learner would still choose its own plies in a game."""
        boards = accumulate(plies, _after, initial=Board())
        choices = ((board, cell) for board, cell in zip(boards, plies, strict=False) if board.to_move is mark)
        return all(cell in self._learner.choices(board) for board, cell in choices)


@cache
def _after(board: Board, cell: int) -> Board:
    return board.play(cell)


@dataclass(frozen=True, slots=True)
class Progress:
    """How long a learner took until it could no longer lose.

    Args:
        games: the number of games until then; infinite if the limit was reached.
        losses: how many of them it lost.
        extra_losses: how many of the extra games it lost.
        can_lose: whether it could lose after the extra games.
    """

    games: float
    losses: int
    extra_losses: int
    can_lose: bool


Runs = Mapping[tuple[str, str, str], Sequence[Progress]]
"""The results of all seeds, by mode, strategy and seats."""


def measure(
    mode: str, strategy: str, seats: str, seed: int, *, limit: int = LIMIT, extra: int = EXTRA_GAMES
) -> Progress:
    """Train a learner until it can no longer lose, and then for some extra games."""
    run = LearnerRun(mode, STRATEGIES[strategy](), SEATS[seats], Random(f"{seed}: {mode}, {strategy}, {seats}"))
    while run.can_lose():
        if run.games == limit:
            return Progress(inf, run.losses, 0, can_lose=True)
        run.play()
    games, losses = run.games, run.losses
    for _ in range(extra):
        run.play()
    return Progress(games, losses, run.losses - losses, run.can_lose())


def measure_all(seeds: int) -> Runs:
    """Measure both modes against every strategy, with all seats."""
    return {
        (mode, strategy, seats): [measure(mode, strategy, seats, seed) for seed in range(seeds)]
        for mode, strategy, seats in product(MODES, STRATEGIES, SEATS)
    }


def table(runs: Runs, seats: str) -> Iterator[str]:
    """Yield the lines of a Markdown table: games and losses until the learner could no longer lose."""
    yield _row([f"it plays {seats}", *(f"{mode}: {fact}" for mode in MODES for fact in ("games", "losses"))])
    yield _row(["---"] * (1 + 2 * len(MODES)))
    for strategy in STRATEGIES:
        cells = [f"**{strategy}**"]
        for mode in MODES:
            results = runs[mode, strategy, seats]
            cells += [spread([result.games for result in results]), spread([result.losses for result in results])]
        yield _row(cells)


def describe_extra_games(runs: Runs) -> str:
    """Describe the results of the extra games."""
    learners = [run for results in runs.values() for run in results]
    losses, can_lose = sum(run.extra_losses for run in learners), sum(run.can_lose for run in learners)
    return (
        f"in {EXTRA_GAMES:,} games more, the {len(learners)} learners of these tables lost {losses} games, "
        f"and {can_lose} of them could lose at the end"
    )


def spread(figures: Sequence[float]) -> str:
    """Format the median, with the minimum and the maximum unless all figures are equal."""
    middle, least, most = (
        f"more than {LIMIT:,}" if figure == inf else f"{figure:,}"
        for figure in (median_low(figures), min(figures), max(figures))
    )
    return middle if least == most else f"{middle} ({least} - {most})"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def curves() -> Mapping[str, Sequence[float]]:
    """Return the learning curves of both modes: the share of losses among the last games, after each game."""
    records = {mode: train(mode, {}, OPPONENTS[PICTURE_LEVEL](), PICTURE_GAMES, Random(SEED)).results for mode in MODES}
    return {mode: compute_loss_curve(format_results(record), WINDOW).shares for mode, record in records.items()}


def describe_curve(shares: Sequence[float]) -> str:
    """Describe a curve by some of its points."""
    return ", ".join(
        f"{shares[games - WINDOW]:.0%} after {games:,}" for games in (WINDOW, 500, 1000, 1500, PICTURE_GAMES)
    )


def main() -> None:
    """Print the tables, or draw the picture and describe it."""
    parser = ArgumentParser(description="Measure how the learner learns, and print tables.")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="runs of each kind (%(default)s)")
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE.name} instead")
    options = parser.parse_args()
    if options.seeds < 1:
        parser.error("--seeds must be at least 1")
    if options.picture:
        chart = chart_of_shares(
            Localizer(Languages(read_messages).of(None), "!"), shares_by_mode := curves(), first=WINDOW
        )
        PICTURE.write_bytes(draw(chart))
        sys.stdout.writelines(f"{mode}: {describe_curve(shares)}\n" for mode, shares in shares_by_mode.items())
        return
    runs = measure_all(options.seeds)
    for lines in (*(table(runs, seats) for seats in SEATS), [describe_extra_games(runs)]):
        sys.stdout.writelines(f"{line}\n" for line in (*lines, ""))


if __name__ == "__main__":
    main()
