"""Simulate beginners who practise, to see if the choice of their exercises and its times help them.

Nothing here is measured on people: docs/training.md states the model of a beginner. The rules, the review, the
exercises and their intervals are the bot's own. The same seed gives the same figures on every machine.

`python -m benchmarks.practice` prints a table, and draws the chart in the docs with `--picture`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from io import BytesIO
from itertools import cycle, islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

from PIL import Image

from benchmarks.report import print_table
from bot.analysis.evaluation import Evaluator
from bot.analysis.exercise import Exercise
from bot.analysis.review import ReviewedPly, review_game
from bot.games.board import Board
from bot.games.ids import MatchId
from bot.games.position import Position, canonical, position_of
from bot.games.rules import TIC_TAC_TOE
from bot.players.levels import Level
from bot.text.chart import Axis, LineChart, Picture
from bot.text.chart_tasks import draw

MEMBERS = 100  # in each group
DAYS = 30
GAMES_A_DAY = 4  # as X and as O in turn
SEED = 1

LATE_DAYS = 10  # the last days, over which the groups are compared
PICTURE = Path(__file__).parents[1] / "docs" / "practice-simulation.png"

_START = datetime(2026, 1, 1, tzinfo=UTC)
_OPPONENT = Level(2)
_BEGINNER_DEPTH = 6
_NORMAL_95 = 1.96  # standard errors on each side of a mean that contain 95 %

_evaluate = Evaluator().evaluate


@dataclass(frozen=True, slots=True)
class Assumptions:
    """How a beginner is assumed to overlook cells, to learn and to forget."""

    overlooks: float = 0.35  # the probability of overlooking a cell in a position that was never practised
    first_half_life: float = 2.0  # the days after the first exercise in which half of its effect is lost
    growth: float = 2.0  # by how much a right answer lengthens that if all was forgotten; by less if less was
    most: int = 100  # how many exercises a day they answer at most: by default all that are due


DEFAULT = Assumptions()
OTHERS: Mapping[str, Assumptions] = {
    "overlook fewer cells": Assumptions(overlooks=0.2),
    "overlook more cells": Assumptions(overlooks=0.5),
    "forget sooner": Assumptions(first_half_life=1),
    "forget later": Assumptions(first_half_life=4),
    "gain less by repetition": Assumptions(growth=1),
    "gain more by repetition": Assumptions(growth=4),
    "answer 10 a day at most": Assumptions(most=10),
    "answer 5 a day at most": Assumptions(most=5),
}
"""Other beginners, who show whether the result depends on one assumption."""

OTHER_MEMBERS = 50


@dataclass(slots=True)
class Trace:
    """What an exercise has left in a member's memory."""

    day: int  # of the latest exercise with the position
    half_life: float  # in days

    def retention(self, day: int) -> float:
        return 0.5 ** ((day - self.day) / self.half_life)


@dataclass(slots=True)
class Beginner:
    """A level that overlooks cells, and fewer in a position that it has practised and not forgotten."""

    rng: Random
    assumed: Assumptions
    traces: dict[Position, Trace] = field(default_factory=dict[Position, Trace])

    def choose(self, board: Board, day: int) -> int:
        trace = self.traces.get(canonical_position(board))
        probability = self.assumed.overlooks * (1 - (trace.retention(day) if trace else 0))
        overlooked = frozenset(cell for cell in board.legal_moves if self.rng.random() < probability)
        return self.rng.choice(_best_moves(board, overlooked) or board.legal_moves)

    def answer(self, board: Board, day: int) -> bool:
        """Answer an exercise, see the right move, and return whether the answer was right."""
        is_right = self.choose(board, day) in right_moves(board)
        first = self.assumed.first_half_life
        trace = self.traces.setdefault(canonical_position(board), Trace(day, first))
        grown = trace.half_life * (1 + self.assumed.growth * (1 - trace.retention(day)))
        trace.day, trace.half_life = day, grown if is_right else first
        return is_right


@cache
def canonical_position(board: Board) -> Position:
    return canonical(position_of(board, board.to_move.other), board.rules)


@cache
def _best_moves(board: Board, overlooked: frozenset[int]) -> tuple[int, ...]:
    return Level(_BEGINNER_DEPTH).best_moves(board, overlooked)


@cache
def right_moves(board: Board) -> frozenset[int]:
    """The moves that keep the value of a position."""
    results = {cell: value.result for cell, value in _evaluate(board).values.items() if value}
    return frozenset(cell for cell, result in results.items() if result is max(results.values()))


@cache
def all_questions() -> tuple[Board, ...]:
    """Return one board of each group of symmetric positions of 3x3 in which a mistake is possible."""
    found: dict[Position, Board] = {}
    waiting = [Board(TIC_TAC_TOE)]
    while waiting:
        board = waiting.pop()
        position = canonical_position(board)
        if not board.is_over and position not in found:
            found[position] = board
            waiting += map(board.play, board.legal_moves)
    return tuple(board for board in found.values() if len(right_moves(board)) < len(board.legal_moves))


@cache
def _review(plies: tuple[int, ...]) -> tuple[ReviewedPly, ...]:
    return review_game(TIC_TAC_TOE, plies, _evaluate).plies


@dataclass(slots=True)
class Member:
    """A simulated member, with the exercises that the bot would keep of them."""

    number: int
    beginner: Beginner
    exercises: dict[Position, Exercise] = field(default_factory=dict[Position, Exercise])
    answers: list[int] = field(default_factory=list[int])  # how many exercises they answered each day
    judged: list[int] = field(default_factory=list[int])  # how many of their moves were judged each day
    kept: list[int] = field(default_factory=list[int])  # how many of those kept the value

    def play(self, day: int) -> None:
        """Play a day's games, and keep the mistakes as exercises, as a saved review does."""
        judged = kept = 0
        for number in range(GAMES_A_DAY):
            has_x = number % 2 == 0
            for ply in _review(self._play_game(day, has_x=has_x))[1 - has_x :: 2]:
                judged += 1
                kept += ply.mistake is None
                if mistake := ply.mistake:
                    ended = _START + timedelta(days=day)
                    self.exercises[mistake.position] = Exercise(mistake, MatchId(day), ended, ended.date())
        self.judged.append(judged)
        self.kept.append(kept)

    def _play_game(self, day: int, *, has_x: bool) -> tuple[int, ...]:
        board, plies = Board(TIC_TAC_TOE), list[int]()
        while not board.is_over:
            is_own = (board.ply % 2 == 0) == has_x
            plies.append(self.beginner.choose(board, day) if is_own else _OPPONENT.choose(board, self.beginner.rng))
            board = board.play(plies[-1])
        return tuple(plies)

    def accuracy(self, first_day: int, last_day: int) -> float:
        """The share of the judged moves of some days that kept the value."""
        return sum(self.kept[first_day : last_day + 1]) / sum(self.judged[first_day : last_day + 1])


Practice = Callable[[Member, int, int], int]
"""Lets a member answer exercises on a day, at most some number of them; returns how many they were."""


def no_exercises(member: Member, day: int, most: int) -> int:
    del member, day, most
    return 0


def due_exercises(member: Member, day: int, most: int) -> int:
    """As the bot does it: own mistakes when they are due, the longest overdue first."""
    today = (_START + timedelta(days=day)).date()
    due = sorted((one for one in member.exercises.values() if one.due <= today), key=lambda one: (one.due, one.box))
    for exercise in due[:most]:
        is_right = member.beginner.answer(exercise.mistake.board, day)
        answered = exercise.with_answer(today, is_right=is_right)
        member.exercises[exercise.mistake.position] = answered
    return len(due[:most])


def own_mistakes_at_random(member: Member, day: int, most: int) -> int:
    """Own mistakes, each time one of all, without a schedule."""
    boards = [exercise.mistake.board for exercise in member.exercises.values()]
    return _answer_random(member, day, boards, most)


def any_positions(member: Member, day: int, most: int) -> int:
    """Positions in which anybody can make a mistake, without a schedule."""
    return _answer_random(member, day, all_questions(), most)


def _answer_random(member: Member, day: int, boards: Sequence[Board], most: int) -> int:
    """Answer exercises with different boards, in random order; the same ones again only after all others."""
    chosen = [*islice(cycle(member.beginner.rng.sample(boards, len(boards))), most)]
    for board in chosen:
        member.beginner.answer(board, day)
    return len(chosen)


PRACTICE, RANDOM_MISTAKES, RANDOM_POSITIONS = "Practice", "Own mistakes, at random", "Random positions"
GROUPS: Mapping[str, Practice] = {
    PRACTICE: due_exercises,
    RANDOM_MISTAKES: own_mistakes_at_random,
    RANDOM_POSITIONS: any_positions,
    "No practice": no_exercises,
}
"""How each group practises, by its name.
In the groups at random, a member answers as many exercises each day as the member of the first group with their number.
"""


def simulate(
    members: int = MEMBERS, days: int = DAYS, assumed: Assumptions = DEFAULT, seed: int = SEED
) -> dict[str, list[Member]]:
    """Simulate all groups; games come before the exercises of a day."""
    groups: dict[str, list[Member]] = {}
    for name, practice in GROUPS.items():
        rngs = (Random(f"{seed} {number} {name}") for number in range(members))
        groups[name] = [Member(number, Beginner(rng, assumed)) for number, rng in enumerate(rngs)]
        for member in groups[name]:
            for day in range(days):
                member.play(day)
                most = assumed.most if name == PRACTICE else groups[PRACTICE][member.number].answers[day]
                member.answers.append(practice(member, day, most))
    return groups


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over members, with its 95 % interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ± {self.margin:.1%}"

    @property
    def ends(self) -> tuple[float, float]:
        return self.mean - self.margin, self.mean + self.margin


def estimate(figures: Sequence[float]) -> Estimate:
    return Estimate(mean(figures), _NORMAL_95 * stdev(figures) / sqrt(len(figures)))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two groups' means."""
    return Estimate(one.mean - other.mean, sqrt(one.margin**2 + other.margin**2))


def accuracy_by_day(group: Sequence[Member]) -> list[Estimate]:
    days = range(len(group[0].judged))
    return [estimate([member.accuracy(day, day) for member in group]) for day in days]


def chart(groups: Mapping[str, Sequence[Member]]) -> Picture:
    """The chart of accuracy by day, with 95 % intervals."""
    estimates = {name: accuracy_by_day(group) for name, group in groups.items()}
    days = len(next(iter(estimates.values())))
    x = Axis("Day", {day: str(day) for day in (1, *range(5, days + 1, 5))})
    y = Axis("Accuracy", {share / 100: f"{share}%" for share in range(60, 91, 10)})
    curves = {name: [each.mean for each in by_day] for name, by_day in estimates.items()}
    bands = {name: [each.ends for each in by_day] for name, by_day in estimates.items()}
    return Picture("en", [LineChart("Accuracy of simulated beginners", x, y, 1, curves, bands)])


def late_accuracy(groups: Mapping[str, Sequence[Member]]) -> dict[str, Estimate]:
    """The accuracy of each group on the last days."""
    last = len(groups[PRACTICE][0].judged) - 1
    first = max(last - LATE_DAYS + 1, 0)
    return {name: estimate([member.accuracy(first, last) for member in group]) for name, group in groups.items()}


def report(groups: Mapping[str, Sequence[Member]]) -> None:
    late = late_accuracy(groups)
    rows = [
        (
            name,
            f"{mean(sum(member.answers) for member in group):.0f}",
            str(accuracy_by_day(group)[0]),
            str(late[name]),
            "-" if name == PRACTICE else str(difference(late[PRACTICE], late[name])),
        )
        for name, group in groups.items()
    ]
    header = ("", "exercises", "accuracy on day 1", f"on the last {LATE_DAYS} days", "practice is better by")
    print_table(f"{len(groups[PRACTICE])} simulated members in each group", header, rows)


def report_others() -> None:
    """Print by how much practice is better under other assumptions."""
    rows: list[tuple[str, ...]] = []
    for name, assumed in OTHERS.items():
        late = late_accuracy(simulate(OTHER_MEMBERS, assumed=assumed))
        better = (str(difference(late[PRACTICE], late[other])) for other in GROUPS if other != PRACTICE)
        rows.append((name, str(late[PRACTICE]), *better))
    header = ("beginners who ...", PRACTICE, *(f"better than: {name}" for name in GROUPS if name != PRACTICE))
    print_table(f"Other assumptions, {OTHER_MEMBERS} members in each group", header, rows)


def main() -> None:
    parser = ArgumentParser(description="Simulate beginners who practise, and compare their accuracy.")
    parser.add_argument("--picture", action="store_true", help=f"also draw {PICTURE.name}")
    options = parser.parse_args()
    groups = simulate()
    report(groups)
    report_others()
    if options.picture:
        with Image.open(BytesIO(draw(chart(groups)))) as image:
            image.convert("RGB").quantize().save(PICTURE, optimize=True)  # a third of the size
        sys.stdout.write(f"\n{PICTURE.name}: {PICTURE.stat().st_size / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
