"""Measures how the learner learns, and makes the tables and the picture in docs/learner.md.

`.venv/bin/python docs/learning.py` has naive learners of both modes play against opponents until they cannot lose to
them any more: after every game from which one has learned something, its games are looked through for one that it
could still lose. Each run has a chance of its own, made from the seed and the names, so that it comes out the same by
itself, in any order, on any machine.
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

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict
from bot.opponents.learner import MODES, learn, losing_game
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import OPPONENTS
from bot.opponents.perfect import Perfect
from bot.opponents.training import LOSS, train
from bot.rendering.learning_curve import compute_loss_curve, draw_curves

SEEDS = 9
LIMIT = 50_000
"""Who can still lose after so many games is given up."""

AFTERWARDS = 5_000
"""So many games more tell whether who cannot lose may come to lose again."""

SEATS: Mapping[str, tuple[Mark, ...]] = {
    "X and O in turns": (Mark.X, Mark.O),
    "X alone": (Mark.X,),
    "O alone": (Mark.O,),
}

PICTURE = Path(__file__).parent / "learning.png"
DRAWN, DRAWN_GAMES, WINDOW, SEED = "hard", 2_000, 100, 1
"""Against whom the learners in the picture play, how many games, and among how many the losses are counted."""

Replies = Callable[[Board], Sequence[int]]
"""What somebody may play."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Plays any of the replies that it may, by chance."""

    replies: Replies

    def choose(self, board: Board, rng: Random) -> int:
        """One of the replies."""
        cells = self.replies(board)
        return cells[int(rng.random() * len(cells))]

    def is_quick(self, board: Board) -> bool:
        """Nobody is waiting here."""
        del board
        return True


def fixed_replies(board: Board) -> tuple[int, ...]:
    """The one reply of a simple strategy: win, else block, else B2, B3, B1 or the first free cell."""
    plan = [*_completing(board, board.to_move), *_completing(board, board.to_move.other), 4, 5, 3, *board.legal_moves]
    return (next(cell for cell in plan if board[cell] is None),)


def _completing(board: Board, mark: Mark) -> list[int]:
    """The cells with which a side would complete a line, ascending."""
    lines = [[cell for cell in line if board[cell] is not mark] for line in board.rules.lines]
    return sorted(line[0] for line in lines if len(line) == 1 and board[line[0]] is None)


def any_reply(board: Board) -> tuple[int, ...]:
    """Whatever can be played."""
    return board.legal_moves


RIVALS: Mapping[str, Callable[[], Replies]] = {
    "a fixed strategy": lambda: cache(fixed_replies),
    "the level perfect": lambda: Perfect().best_moves,
    "any best reply": lambda: Minimax().best_moves,
    "any reply": lambda: cache(any_reply),
}


class Pupil:
    """A learner that knows nothing yet, and the one that it plays against.

    Args:
        mode: one of MODES.
        marks: what it plays, in turns.
    """

    def __init__(self, mode: str, replies: Replies, marks: Sequence[Mark], rng: Random) -> None:
        self._mode, self._replies, self._marks, self._rng = mode, replies, marks, rng
        self._rival = Rival(replies)
        self._memory: dict[Position, Verdict] = {}
        self._learner = MODES[mode](self._memory)
        self._way: tuple[Mark, tuple[int, ...]] | None = None
        self._is_looked_through = False
        self.games = self.losses = 0

    def play(self) -> None:
        """Play one more game, and learn from it."""
        mark = self._marks[self.games % len(self._marks)]
        course = train(self._mode, self._memory, self._rival, 1, self._rng, first=[*Mark].index(mark))
        learn(self._memory, course.lessons)
        self._is_looked_through &= not course.lessons
        self.games += 1
        self.losses += course.results == LOSS

    def can_lose(self) -> bool:
        """Whether there is a game that it could lose as it plays now, with any of its marks.

        All games are looked through, but not again as long as it has learned nothing, or can lose in the same way.
        """
        if not self._is_looked_through:
            self._is_looked_through = True
            if self._way is None or not self._is_open(*self._way):
                ways = ((mark, losing_game(self._learner, mark, self._replies)) for mark in self._marks)
                self._way = next(((mark, plies) for mark, plies in ways if plies), None)
        return self._way is not None

    def _is_open(self, mark: Mark, plies: Sequence[int]) -> bool:
        boards = accumulate(plies, _after, initial=Board())
        own = ((board, cell) for board, cell in zip(boards, plies, strict=False) if board.to_move is mark)
        return all(cell in self._learner.choices(board) for board, cell in own)


@cache
def _after(board: Board, cell: int) -> Board:
    return board.play(cell)


@dataclass(frozen=True, slots=True)
class Progress:
    """How long a learner took.

    Args:
        games: after how many it could lose no more, for the first time; infinite if that is more than the limit.
        losses: how many of them it lost.
        afterwards: how many it lost of those that it played on.
        can_lose: whether it could lose after all of them.
    """

    games: float
    losses: int
    afterwards: int
    can_lose: bool


Runs = Mapping[tuple[str, str, str], Sequence[Progress]]
"""What was measured with every seed, by mode, rival and seats."""


def measure(mode: str, rival: str, seats: str, seed: int, *, limit: int = LIMIT, more: int = AFTERWARDS) -> Progress:
    """Train one learner until it cannot lose, and then some games more."""
    pupil = Pupil(mode, RIVALS[rival](), SEATS[seats], Random(f"{seed}: {mode}, {rival}, {seats}"))
    while pupil.can_lose():
        if pupil.games == limit:
            return Progress(inf, pupil.losses, 0, can_lose=True)
        pupil.play()
    games, losses = pupil.games, pupil.losses
    for _ in range(more):
        pupil.play()
    return Progress(games, losses, pupil.losses - losses, pupil.can_lose())


def measure_all(seeds: int) -> Runs:
    """Train learners of both modes in every way."""
    return {
        (mode, rival, seats): [measure(mode, rival, seats, seed) for seed in range(seeds)]
        for mode, rival, seats in product(MODES, RIVALS, SEATS)
    }


def table(runs: Runs, seats: str) -> Iterator[str]:
    """The lines of a Markdown table: what it took until nothing could be lost any more."""
    yield _row([f"it plays {seats}", *(f"{mode}: {fact}" for mode in MODES for fact in ("games", "losses"))])
    yield _row(["---"] * (1 + 2 * len(MODES)))
    for rival in RIVALS:
        found = [runs[mode, rival, seats] for mode in MODES]
        facts = ((spread([run.games for run in tried]), spread([run.losses for run in tried])) for tried in found)
        yield _row([f"**{rival}**", *(fact for pair in facts for fact in pair)])


def afterwards(runs: Runs) -> str:
    """What became of them when they played on."""
    found = [run for tried in runs.values() for run in tried]
    losses, can_lose = sum(run.afterwards for run in found), sum(run.can_lose for run in found)
    return (
        f"in {AFTERWARDS:,} games more, the {len(found)} learners of these tables lost {losses} games, "
        f"and {can_lose} of them could lose at the end"
    )


def spread(figures: Sequence[float]) -> str:
    """The median, with the least and the most if not all are the same."""
    middle, least, most = (
        f"more than {LIMIT:,}" if figure == inf else f"{figure:,}"
        for figure in (median_low(figures), min(figures), max(figures))
    )
    return middle if least == most else f"{middle} ({least} - {most})"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def curves() -> Mapping[str, Sequence[float]]:
    """The learning curves of both modes."""
    records = {mode: train(mode, {}, OPPONENTS[DRAWN](), DRAWN_GAMES, Random(SEED)).results for mode in MODES}
    return {mode: compute_loss_curve(record, WINDOW).shares for mode, record in records.items()}


def describe(shares: Sequence[float]) -> str:
    """Some points of a curve."""
    return ", ".join(
        f"{shares[games - WINDOW]:.0%} after {games:,}" for games in (WINDOW, 500, 1000, 1500, DRAWN_GAMES)
    )


def main() -> None:
    """Print the tables, or draw the picture and describe it."""
    parser = ArgumentParser(description="Measures how the learner learns, and prints tables.")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many runs there are of each kind (%(default)s)")
    parser.add_argument("--picture", action="store_true", help=f"make {PICTURE.name} instead")
    options = parser.parse_args()
    if options.seeds < 1:
        parser.error("there is one run at least")
    if options.picture:
        PICTURE.write_bytes(draw_curves(found := curves(), first=WINDOW))
        sys.stdout.writelines(f"{mode}: {describe(shares)}\n" for mode, shares in found.items())
        return
    runs = measure_all(options.seeds)
    for lines in (*(table(runs, seats) for seats in SEATS), [afterwards(runs)]):
        sys.stdout.writelines(f"{line}\n" for line in (*lines, ""))


if __name__ == "__main__":
    main()
