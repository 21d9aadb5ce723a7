"""Simulate beginners who practise, to see if the choice of their exercises and its times help them.

Nothing here is measured on people: docs/training.md states the model of a beginner. The rules, the review, the
exercises and their intervals are the bot's own. The same seed gives the same figures on every machine.

Usage: python -m benchmarks.practice. It takes two minutes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import cycle, islice
from math import sqrt
from random import Random
from statistics import NormalDist, mean, stdev

from benchmarks.report import print_table
from bot.analysis.evaluator import Evaluator
from bot.analysis.exercise import Exercise
from bot.analysis.review import ReviewedPly, review_game
from bot.games.ids import MatchId
from bot.games.lines import TIC_TAC_TOE, Board, board_in
from bot.games.position import Position, canonical, position_of
from bot.players.levels import Level

MEMBERS = 100  # in each group
DAYS = 30
GAMES_A_DAY = 4  # as X and as O in turn
LATE_DAYS = 10  # the last days, over which the groups are compared

_START = datetime(2026, 1, 1, tzinfo=UTC)
_OPPONENT = Level(2)
_BEGINNER_DEPTH = 6
_SEED = 1
_Z = NormalDist().inv_cdf(0.975)  # standard errors on each side of a mean that contain 95 %

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
class Member:
    """A level that overlooks cells, and fewer in a position that it has practised and not forgotten.

    The last three fields have one number for each day.
    """

    rng: Random
    assumed: Assumptions
    traces: dict[Position, Trace] = field(default_factory=dict[Position, Trace])
    exercises: dict[Position, Exercise] = field(
        default_factory=dict[Position, Exercise]
    )  # those that the bot would keep
    answers: list[int] = field(default_factory=list[int])  # how many exercises they answered
    judged: list[int] = field(default_factory=list[int])  # how many of their moves were judged
    kept: list[int] = field(default_factory=list[int])  # how many of those kept the value

    def choose(self, board: Board, day: int) -> int:
        trace = self.traces.get(canonical_position(board))
        probability = self.assumed.overlooks * (1 - (trace.retention(day) if trace else 0))
        overlooked = frozenset(cell for cell in board.legal_moves if self.rng.random() < probability)
        return self.rng.choice(_best_moves(board, overlooked) or board.legal_moves)

    def answer(self, board: Board, day: int) -> None:
        """Answer an exercise, and see the right move."""
        position, first = canonical_position(board), self.assumed.first_half_life
        is_right = self.choose(board, day) in right_moves(board)
        trace = self.traces.setdefault(position, Trace(day, first))
        grown = trace.half_life * (1 + self.assumed.growth * (1 - trace.retention(day)))
        trace.day, trace.half_life = day, grown if is_right else first
        if exercise := self.exercises.get(position):
            self.exercises[position] = exercise.with_answer(_time(day).date(), is_right=is_right)

    def play(self, day: int) -> None:
        """Play a day's games, and keep the mistakes as exercises, as a saved review does."""
        reviewed: list[ReviewedPly] = []
        for number in range(GAMES_A_DAY):
            has_x = number % 2 == 0
            reviewed += _review(self._play_game(day, has_x=has_x))[1 - has_x :: 2]
        mistakes = [ply.mistake for ply in reviewed if ply.mistake]
        ended = _time(day)
        self.exercises |= {each.position: Exercise(each, MatchId(day), ended, ended.date()) for each in mistakes}
        self.judged.append(len(reviewed))
        self.kept.append(len(reviewed) - len(mistakes))

    def _play_game(self, day: int, *, has_x: bool) -> tuple[int, ...]:
        board, plies = Board(TIC_TAC_TOE), list[int]()
        while not board.is_over:
            is_own = (board.plies % 2 == 0) == has_x
            plies.append(self.choose(board, day) if is_own else _OPPONENT.choose(board, self.rng))
            board = board.play(plies[-1])
        return tuple(plies)

    def accuracy(self, days: slice) -> float:
        """The share of the judged moves of some days that kept the value."""
        return sum(self.kept[days]) / sum(self.judged[days])


def _time(day: int) -> datetime:
    return _START + timedelta(days=day)


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
def _review(plies: tuple[int, ...]) -> tuple[ReviewedPly, ...]:
    return review_game(TIC_TAC_TOE, plies, _evaluate).plies


@cache
def all_questions() -> tuple[Board, ...]:
    """One board of each group of symmetric positions of 3x3 in which a mistake is possible."""
    found: dict[Position, Board] = {}
    waiting = [Board(TIC_TAC_TOE)]
    while waiting:
        board = waiting.pop()
        position = canonical_position(board)
        if not board.is_over and position not in found:
            found[position] = board
            waiting += map(board.play, board.legal_moves)
    return tuple(board for board in found.values() if len(right_moves(board)) < len(board.legal_moves))


def _due(member: Member, day: int, most: int) -> list[Board]:
    """As the bot does it: own mistakes when they are due, the longest overdue first."""
    exercises = sorted(member.exercises.values(), key=lambda exercise: (exercise.due, exercise.box))
    return [board_in(exercise.mistake.board) for exercise in exercises if exercise.due <= _time(day).date()][:most]


def _at_random(member: Member, boards: Sequence[Board], most: int) -> list[Board]:
    """Different boards in random order; the same ones again only after all others."""
    return [*islice(cycle(member.rng.sample(boards, len(boards))), most)]


PRACTICE, RANDOM_MISTAKES, RANDOM_POSITIONS = "Practice", "Own mistakes, at random", "Random positions"
GROUPS: Mapping[str, Callable[[Member, int, int], Sequence[Board]]] = {
    PRACTICE: _due,
    RANDOM_MISTAKES: lambda member, _, most: _at_random(
        member, [board_in(exercise.mistake.board) for exercise in member.exercises.values()], most
    ),
    RANDOM_POSITIONS: lambda member, _, most: _at_random(member, all_questions(), most),
    "No practice": lambda _member, _day, _most: (),
}
"""Which exercises the members of each group answer on a day, at most some number of them.
In the groups at random, a member answers as many each day as the member of the first group with their number.
"""


def simulate(members: int = MEMBERS, days: int = DAYS, assumed: Assumptions = DEFAULT) -> dict[str, list[Member]]:
    """Simulate all groups; games come before the exercises of a day."""
    groups: dict[str, list[Member]] = {}
    for name, choose in GROUPS.items():
        groups[name] = [Member(Random(f"{_SEED} {number} {name}"), assumed) for number in range(members)]
        for member, model in zip(groups[name], groups[PRACTICE], strict=True):
            for day in range(days):
                member.play(day)
                boards = choose(member, day, assumed.most if name == PRACTICE else model.answers[day])
                for board in boards:
                    member.answer(board, day)
                member.answers.append(len(boards))
    return groups


def _estimate(group: Sequence[Member], days: slice) -> NormalDist:
    """The mean accuracy of a group on some days, as the distribution that its error has."""
    figures = [member.accuracy(days) for member in group]
    return NormalDist(mean(figures), stdev(figures) / sqrt(len(figures)))


def late_accuracy(groups: Mapping[str, Sequence[Member]]) -> dict[str, NormalDist]:
    """The accuracy of each group on the last days."""
    return {name: _estimate(group, slice(-LATE_DAYS, None)) for name, group in groups.items()}


def report(groups: Mapping[str, Sequence[Member]]) -> None:
    late = late_accuracy(groups)
    rows = [
        (
            name,
            f"{mean(sum(member.answers) for member in group):.0f}",
            _format(_estimate(group, slice(1))),
            _format(late[name]),
            "-" if name == PRACTICE else _format(late[PRACTICE] - late[name]),
        )
        for name, group in groups.items()
    ]
    header = ("", "exercises", "accuracy on day 1", f"on the last {LATE_DAYS} days", "practice is better by")
    print_table(f"{len(groups[PRACTICE])} simulated members in each group", header, rows)


def _format(estimate: NormalDist) -> str:
    return f"{estimate.mean:.1%} ± {_Z * estimate.stdev:.1%}"


def report_others() -> None:
    """Print by how much practice is better under other assumptions."""
    rows: list[tuple[str, ...]] = []
    for name, assumed in OTHERS.items():
        practice, *others = late_accuracy(simulate(OTHER_MEMBERS, assumed=assumed)).values()
        rows.append((name, *(_format(practice - other) for other in others)))
    header = ("practice is better for beginners who ...", *(name for name in GROUPS if name != PRACTICE))
    print_table(f"Other assumptions, {OTHER_MEMBERS} members in each group", header, rows)


if __name__ == "__main__":
    report(simulate())
    report_others()
