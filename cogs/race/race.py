"""A race of puzzles: the clock and the score of a racer, the order of a table, and the puzzles that are drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random
from typing import NewType

from bot.analysis.analyses import analysis_of
from bot.analysis.puzzles import Puzzle, find_puzzle, unlike_puzzles
from bot.games.games import GAMES
from bot.games.position import Position
from bot.players.search import random_choice

RaceId = NewType("RaceId", int)  # the id of the event that has begun it

RACE_GAMES = ("3x3", "misere", "4x4", "5x5", "connect4")
"""The games whose puzzles are answered by one press."""

MIXED = "mixed"  # the puzzles of all RACE_GAMES
TIMES = {90: 60, 180: 120}  # how long a race lasts, in seconds, and how many puzzles it has at most
DEFAULT_SECONDS = 90
PENALTY = 10.0  # the seconds that a wrong answer costs
MOST_WAITED = 15.0  # for how many seconds in all a clock stands still
DAY_PUZZLES = 20  # how many a day's race has
MOST_ON_ONE = 60.0  # the seconds that one puzzle of a day's race counts at most


@dataclass(frozen=True, slots=True)
class Clock:
    """How much of their time a racer has used. All times are in seconds, by a monotonic clock.
    It stands still while a press is being answered, but only for `MOST_WAITED` in all; after that it runs all the same.

    >>> clock = Clock().run(100).stand(103).run(104)
    >>> clock.at(110).used, clock.waited, clock.ends(90)
    (9.0, 1.0, 191.0)
    """

    used: float = 0.0
    waited: float = 0.0  # for how long it has stood still
    since: float | None = None  # from when on it runs or stands still; None before the first board and after a restart
    is_running: bool = False

    def at(self, now: float) -> Clock:
        """Return the clock with all the time until now."""
        if self.since is None:
            return self
        passed = max(now - self.since, 0.0)
        waited = 0.0 if self.is_running else min(passed, MOST_WAITED - self.waited)
        return replace(self, used=self.used + passed - waited, waited=self.waited + waited, since=max(now, self.since))

    def run(self, now: float) -> Clock:
        return replace(self.at(now), since=now, is_running=True)

    def stand(self, now: float) -> Clock:
        return replace(self.at(now), since=now, is_running=False)

    def ends(self, limit: float) -> float | None:
        """Return when a limit is used up if nothing happens; None if the clock has not begun, or not again."""
        if self.since is None:
            return None
        return self.since + limit - self.used + (0.0 if self.is_running else MOST_WAITED - self.waited)


@dataclass(frozen=True, slots=True)
class Missed:
    number: int  # of a puzzle, counted from 0
    cell: int | None = None  # the wrong answer; None if there was none in time

    def __str__(self) -> str:
        return str(self.number) if self.cell is None else f"{self.number}={self.cell}"

    @classmethod
    def parse(cls, text: str) -> Missed:
        number, _, cell = text.partition("=")
        return cls(int(number), int(cell) if cell else None)


@dataclass(frozen=True, slots=True)
class Run:
    """What a racer has reached."""

    points: int = 0
    combo: int = 0  # how many answers in a row were right
    best_combo: int = 0
    wrong: int = 0
    number: int = 0  # of the puzzle that is asked, counted from 0; so many are answered
    missed: tuple[Missed, ...] = ()
    clock: Clock = Clock()

    def answered(self, cell: int, *, is_right: bool, now: float) -> Run:
        """Return the run after an answer that has arrived now. Its clock stands still until the next board is shown."""
        clock = self.clock.stand(now)
        if not is_right:
            missed = (*self.missed, Missed(self.number, cell))
            clock = replace(clock, used=clock.used + PENALTY)
            return replace(self, combo=0, wrong=self.wrong + 1, number=self.number + 1, missed=missed, clock=clock)
        combo = self.combo + 1
        best = max(combo, self.best_combo)
        return replace(self, points=self.points + 1, combo=combo, best_combo=best, number=self.number + 1, clock=clock)

    def is_over(self, now: float, limit: float, puzzles: int) -> bool:
        """Check if all puzzles are answered or the time is up."""
        return self.number >= puzzles or self.clock.at(now).used >= limit

    def ended(self, now: float, limit: float) -> Run:
        """Return the run at its end. The puzzle that is shown then, if there is one, counts as missed."""
        missed = (*self.missed, Missed(self.number)) if self.clock.is_running else self.missed
        clock = self.clock.at(now)
        return replace(self, missed=missed, clock=Clock(min(clock.used, limit), clock.waited))

    @property
    def rank(self) -> tuple[float, ...]:
        """What tables are ordered by: the points, the longest combo, fewer wrong answers, less time."""
        return -self.points, -self.best_combo, self.wrong, self.clock.used


@dataclass(frozen=True, slots=True)
class PuzzleId:
    """A puzzle as it is saved.

    >>> str(PuzzleId.parse("3x3:5"))
    '3x3:5'
    """

    game: str
    position: Position

    def __str__(self) -> str:
        return f"{self.game}:{self.position}"

    @classmethod
    def parse(cls, text: str) -> PuzzleId:
        game, position = text.split(":")
        return cls(game, Position(int(position)))

    @property
    def puzzle(self) -> Puzzle | None:
        """None if it is no longer one, after an update of the bot. The first call takes a moment."""
        return find_puzzle(self.game, self.position)

    @property
    def canonical(self) -> PuzzleId:
        """The canonical one among the puzzle and its symmetric twins."""
        game = GAMES[self.game]
        analysis = analysis_of(game)
        return PuzzleId(self.game, analysis.canonical(analysis.state(self.position, game))[0])


def find_puzzles(ids: Iterable[PuzzleId]) -> list[Puzzle]:
    """Return saved puzzles until the first that is no longer one."""
    return [puzzle for puzzle in takewhile(bool, (each.puzzle for each in ids)) if puzzle]


def games_of(game: str) -> tuple[str, ...]:
    """Return the games of whose puzzles a race consists."""
    return RACE_GAMES if game == MIXED else (game,)


def draw_puzzles(
    rng: Random,
    game: str,  # one of RACE_GAMES, or MIXED
    count: int,
    ratings: Mapping[str, Mapping[Position, float]],  # of each game by canonical position, where not the starting ones
    unlike: Collection[PuzzleId] = (),  # canonical positions that are not drawn
) -> list[PuzzleId]:
    """Draw puzzles that rise from easy to hard by their ratings, and are not symmetric to one another: all are ordered
    by rating and cut into as many parts as there shall be puzzles, and one of each part is drawn. If there are fewer,
    all are drawn. The first call takes a moment.
    """
    groups = [
        (ratings.get(name, {}).get(key, group[0].rating), name, group)
        for name in games_of(game)
        for key, group in unlike_puzzles(name).items()
        if PuzzleId(name, key) not in unlike
    ]
    groups.sort(key=lambda each: each[0])
    count = min(count, len(groups))
    parts = (groups[number * len(groups) // count : (number + 1) * len(groups) // count] for number in range(count))
    drawn = (random_choice(part, rng) for part in parts)
    return [PuzzleId(name, random_choice(twins, rng).position) for _, name, twins in drawn]


def substitutes_for(
    puzzle: PuzzleId,
    ratings: Mapping[Position, float],  # of its game, by canonical position, where not the starting ones
    unlike: Collection[PuzzleId],  # canonical positions that are left out, that of the puzzle among them
) -> list[Puzzle]:
    """Return other puzzles of the same game, the nearest to the rating of a puzzle first."""
    groups = unlike_puzzles(puzzle.game)

    def rating(key: Position) -> float:
        return ratings.get(key, groups[key][0].rating)

    near = rating(puzzle.canonical.position)
    keys = [key for key in groups if PuzzleId(puzzle.game, key) not in unlike]
    return [groups[key][0] for key in sorted(keys, key=lambda key: abs(rating(key) - near))]
