"""Puzzles and their answers, also by two processes on one database."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import Puzzle, all_puzzles, daily_puzzle, unlike_puzzles
from bot.analysis.reason import Theme
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.game import Game
from bot.games.ids import UserId
from bot.games.lines import LISTED
from bot.games.position import Position, canonical
from bot.model.actor import Actor
from bot.workers.pool import WorkerPool
from bot.workers.turns import Ticket
from cogs.puzzles.queries import (
    SolverRating,
    canonical_position,
    find_puzzle_ratings,
    find_solver_rating,
    record_seen,
)
from cogs.puzzles.service import AnsweredPuzzle, DailyPuzzle, PuzzleService
from tests.fakes.opponents import FirstFree
from tests.fakes.workers import InProcess
from tests.support.databases import contents
from tests.support.people import ANA, BEN, DM, HERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.services import services_with

A_DAY = timedelta(days=1)


class Busy(InProcess):
    """Lets other things happen before it runs a function."""

    async def run_on_board(self, ticket: Ticket, game: Game, function: Any, *arguments: Any) -> Any:
        for _ in range(100):
            await asyncio.to_thread(int)
        return await super().run_on_board(ticket, game, function, *arguments)


class First(Random):
    """Always chooses the first."""

    def random(self) -> float:
        return 0.0


def puzzles_of(database: Database, clock: Clock, workers: WorkerPool | None = None) -> PuzzleService:
    return services_with(database, FirstFree(), clock, workers, rng=First())[PuzzleService]


@pytest.fixture
def clock() -> Clock:
    return Clock(datetime(2026, 1, 1, 23, 59, tzinfo=UTC))


@pytest.fixture
def puzzles(database: Database, clock: Clock) -> PuzzleService:
    return puzzles_of(database, clock)


@pytest.fixture
def other(other_database: Database, clock: Clock) -> PuzzleService:
    """The puzzles of another process."""
    return services_with(other_database, FirstFree(), clock, rng=Random(2))[PuzzleService]


def wrong(puzzle: Puzzle) -> int:
    return next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)


async def answer_daily(puzzles: PuzzleService, ana: Actor, daily: DailyPuzzle, cell: int) -> AnsweredPuzzle:
    return await puzzles.answer_daily(ana, daily.day.isoformat(), cell, daily.puzzle.position)


def outcomes(results: Sequence[object]) -> list[bool | str]:
    """Whether answers were right, or why they were refused."""
    return [result.attempt.is_right if isinstance(result, AnsweredPuzzle) else key_of(result) for result in results]


def key_of(refusal: object) -> str:
    assert isinstance(refusal, Refusal)
    return refusal.key


async def test_a_puzzle_is_not_like_the_daily_ones_around_it(puzzles: PuzzleService, clock: Clock) -> None:
    """On the day before the daily puzzle of a game, on that day, and on the one after."""
    for number, monday in enumerate((-1, 0, 1), start=1):
        clock.time = datetime(2026, 1, 5, tzinfo=UTC) - monday * A_DAY
        daily = daily_puzzle(HERE.scope, date(2026, 1, 5))
        for other in range(20):
            user = UserId(number * 100 + other)
            given = await puzzles.next(actor(user, number), theme=daily.theme)
            assert canonical(given.position) != canonical(daily.position)


async def test_the_first_answer_counts_once(puzzles: PuzzleService, other: PuzzleService) -> None:
    """Even if two are computed at the same time, as answers do not wait in the queue of their channel."""
    for number in range(1, 60, 10):
        puzzle = await puzzles.next(actor(ANA, number))
        both = [each.answer(actor(ANA, number + 1), puzzle.position, puzzle.solution) for each in (puzzles, other)]
        results = outcomes(await asyncio.gather(*both, return_exceptions=True))
        assert Counter(results) == {True: 1, "puzzle-answered": 1}
        with refuses("puzzle-answered"):
            await puzzles.answer(actor(ANA, number + 4), puzzle.position, wrong(puzzle))
    puzzle = await other.next(actor(ANA, 100))
    presses = enumerate((wrong(puzzle), puzzle.solution), start=101)
    both = [puzzles.answer(actor(ANA, press), puzzle.position, cell) for press, cell in presses]
    answered, refused = await asyncio.gather(*both, return_exceptions=True)
    assert outcomes([answered, refused]) == [False, "puzzle-answered"]
    assert isinstance(answered, AnsweredPuzzle)
    assert (answered.record.solved, answered.record.missed) == (6, 1)
    assert (answered.record.streak, answered.record.best_streak) == (0, 6)


async def test_no_user_gets_the_same_puzzle_twice_in_a_row(puzzles: PuzzleService, other: PuzzleService) -> None:
    given = list[Position]()
    for number in range(1, 7):
        given += [(await process.next(actor(ANA, number))).position for process in (puzzles, other)]
    assert all(one != following for one, following in pairwise(given))
    assert (await puzzles.next(actor(BEN, 10))).position == given[0]
    later = await puzzles.next(actor(ANA, 22))
    assert await puzzles.next(actor(ANA, 21)) == later  # a request that was overtaken skips no puzzle


async def test_a_press_on_an_earlier_puzzle_changes_nothing(
    puzzles: PuzzleService, other: PuzzleService, database: Database
) -> None:
    first = await puzzles.next(actor(ANA, 1))
    await puzzles.answer(actor(ANA, 2), first.position, first.solution)
    newer = await puzzles.next(actor(ANA, 3), after=first.position)
    before = await contents(database)
    with refuses("puzzle-over"):
        await other.next(actor(ANA, 3), after=first.position)
    with refuses("puzzle-over"):
        await other.answer(actor(ANA, 2), first.position, first.solution)
    assert await contents(database) == before
    await puzzles.answer(actor(ANA, 4), newer.position, newer.solution)
    with refuses("puzzle-over"):
        await other.next(actor(ANA, 3), after=first.position)
    await puzzles.next(actor(ANA, 5), "4x4")
    for request in (
        puzzles.answer(actor(ANA, 6), newer.position, newer.solution),
        puzzles.next(actor(ANA, 6), after=newer.position),
    ):
        with refuses("puzzle-over"):
            await request


async def test_only_the_last_puzzle_can_be_answered_by_its_user(puzzles: PuzzleService, database: Database) -> None:
    old, new = await puzzles.next(actor(ANA, 1)), await puzzles.next(actor(ANA, 2))
    before = await contents(database)
    for user, place, number, cell in (
        (ANA, HERE, old.position, old.solution),
        (BEN, HERE, new.position, new.solution),
        (ANA, DM, new.position, new.solution),
        (ANA, HERE, Position(0), 0),
        (ANA, HERE, Position(99_999), 0),
    ):
        with refuses("puzzle-over"):
            await puzzles.answer(actor(user, 3, place), number, cell)
    taken = next(cell for cell in range(9) if new.board[cell])
    with refuses("cell_taken"):
        await puzzles.answer(actor(ANA, 3), new.position, taken)
    assert await contents(database) == before
    assert (await puzzles.answer(actor(ANA, 3), new.position, new.solution)).attempt.is_right


async def test_the_daily_puzzle_is_answered_once_a_day(
    puzzles: PuzzleService, other: PuzzleService, clock: Clock
) -> None:
    for number, is_right, streak in ((10, True, 1), (20, False, 0)):
        daily = await puzzles.daily(HERE)
        cell = daily.puzzle.solution if is_right else wrong(daily.puzzle)
        three = enumerate((puzzles, other, puzzles), start=number)
        pressed = [answer_daily(each, actor(ANA, press), daily, cell) for press, each in three]
        results = await asyncio.gather(*pressed, return_exceptions=True)
        assert Counter(outcomes(results)) == {is_right: 1, "puzzle-daily_answered": 2}
        (answered,) = [result for result in results if isinstance(result, AnsweredPuzzle)]
        assert (answered.record.current_daily_streak(answered.today), answered.record.best_daily_streak) == (streak, 1)
        refused = [result for result in results if isinstance(result, Refusal)]
        assert refused[0].facts["ends"] == daily.ends
        clock.advance(A_DAY)


async def test_each_user_answers_once_even_if_the_clock_is_set_back(puzzles: PuzzleService, clock: Clock) -> None:
    for user, step in ((BEN, timedelta()), (ANA, timedelta()), (ANA, -A_DAY)):
        clock.advance(step)
        daily = await puzzles.daily(HERE)
        with refuses("puzzle-daily_answered") if step else nullcontext():
            answered = await answer_daily(puzzles, actor(user, 9), daily, daily.puzzle.solution)
            assert (answered.record.solved, answered.record.streak, answered.record.daily_streak) == (1, 1, 1)


async def test_an_answer_that_arrives_late_still_counts(puzzles: PuzzleService) -> None:
    puzzle = await puzzles.next(actor(ANA, 1))
    daily = await puzzles.daily(HERE)
    await answer_daily(puzzles, actor(ANA, 9), daily, daily.puzzle.solution)
    answered = await puzzles.answer(actor(ANA, 5), puzzle.position, puzzle.solution)
    assert (answered.attempt.is_right, answered.record.solved) == (True, 2)
    with refuses("puzzle-answered"):
        await puzzles.answer(actor(ANA, 10), puzzle.position, puzzle.solution)


async def test_an_answer_counts_though_another_puzzle_is_asked_for_meanwhile(database: Database, clock: Clock) -> None:
    puzzles = puzzles_of(database, clock, Busy())
    puzzle = await puzzles.next(actor(ANA, 1))
    answered, following = await asyncio.gather(
        puzzles.answer(actor(ANA, 2), puzzle.position, puzzle.solution), puzzles.next(actor(ANA, 3))
    )
    assert (answered.attempt.is_right, answered.record.solved, following != puzzle) == (True, 1, True)
    last = await puzzles.answer(actor(ANA, 4), following.position, wrong(following))
    assert (last.record.solved, last.record.missed) == (1, 1)


async def test_each_first_answer_changes_the_ratings_of_member_and_puzzle(
    puzzles: PuzzleService, database: Database
) -> None:
    assert await database.read(find_solver_rating, ANA) == SolverRating()
    puzzle = await puzzles.next(actor(ANA, 1), "5x5")
    assert (await contents(database))["solver_rating"] == []  # until an answer
    answered = await puzzles.answer(actor(ANA, 2), puzzle.position, puzzle.solution, "5x5")
    start = Glicko(puzzle.rating, 150)
    after = SolverRating(Glicko().after([(start, 1.0)]), 1500.0, 1)
    assert answered.rating == await database.read(find_solver_rating, ANA) == after
    assert after.change > 100
    key = canonical(puzzle.position, LISTED["5x5"])
    lower = start.after([(Glicko(), 0.0)])
    assert await database.read(find_puzzle_ratings, "5x5") == {key: lower.rating}
    with refuses("puzzle-answered"):
        await puzzles.answer(actor(ANA, 3), puzzle.position, wrong(puzzle), "5x5")
    elsewhere = await puzzles.next(actor(ANA, 4, DM))  # one rating over all games and servers
    missed = await puzzles.answer(actor(ANA, 5, DM), elsewhere.position, wrong(elsewhere))
    expected = after.glicko.after([(Glicko(elsewhere.rating, 150), 0.0)])
    assert missed.rating == SolverRating(expected, after.glicko.rating, 2)
    assert (missed.rating or after).change < 0


async def test_puzzles_are_chosen_near_the_rating_of_the_member(puzzles: PuzzleService) -> None:
    answers = list[AnsweredPuzzle]()
    for number in range(1, 40, 2):
        puzzle = await puzzles.next(actor(ANA, number), "5x5")
        answers.append(await puzzles.answer(actor(ANA, number + 1), puzzle.position, wrong(puzzle), "5x5"))
    first, last = answers[0], answers[-1]
    assert first.attempt.puzzle.rating > 1350
    assert last.attempt.puzzle.rating < 1250
    assert last.rating
    assert last.rating.glicko.rating < 1200


async def test_a_puzzle_seen_in_a_race_is_given_only_if_nothing_else_is_left(
    puzzles: PuzzleService, database: Database, clock: Clock
) -> None:
    forks = {key: each for key, each in unlike_puzzles("connect4").items() if each[0].theme is Theme.MAKE_FORK}
    (left, *_), *seen = forks.values()
    await database.write(record_seen, ANA, [puzzle for twins in seen for puzzle in twins], clock())
    for number in range(1, 20, 2):
        given = await puzzles.next(actor(ANA, number), "connect4", theme=Theme.MAKE_FORK)
        is_left = canonical_position(given) == canonical_position(left)
        assert is_left == (number % 4 == 1)  # the last one is not given again at once
        assert await puzzles.is_seen(ANA, given) != is_left
        assert not await puzzles.is_seen(BEN, given)
        assert not await puzzles.is_seen(ANA, next(iter(all_puzzles("3x3").values())))


async def test_a_puzzle_seen_in_a_race_changes_no_rating_for_30_days(
    puzzles: PuzzleService, database: Database, clock: Clock
) -> None:
    await database.write(record_seen, ANA, all_puzzles("4x4").values(), clock() - A_DAY)
    await database.write(record_seen, ANA, all_puzzles("4x4").values(), clock())  # the last time counts
    for number in (1, 3, 5):  # two of them are skipped
        puzzle = await puzzles.next(actor(ANA, number), "4x4")
    assert not await puzzles.skip_costs(ANA)
    answered = await puzzles.answer(actor(ANA, 6), puzzle.position, wrong(puzzle), "4x4")
    assert (answered.rating, answered.record.missed) == (None, 1)
    found = await contents(database)
    assert (found["solver_rating"], found["puzzle_rating"]) == ([], [])
    clock.advance(30 * A_DAY - timedelta(seconds=1))
    await puzzles.forget_seen()
    assert await puzzles.is_seen(ANA, puzzle)
    clock.advance(timedelta(seconds=1))
    await puzzles.forget_seen()
    puzzle = await puzzles.next(actor(ANA, 7), "4x4")
    assert (await puzzles.answer(actor(ANA, 8), puzzle.position, puzzle.solution, "4x4")).rating


async def test_a_daily_puzzle_seen_in_a_race_counts_for_the_streak_alone(
    puzzles: PuzzleService, database: Database, clock: Clock
) -> None:
    for number in (1, 2):
        daily = await puzzles.daily(HERE)
        await database.write(record_seen, ANA, [daily.puzzle], clock())
        answered = await answer_daily(puzzles, actor(ANA, number), daily, daily.puzzle.solution)
        assert (answered.rating, answered.record.daily_streak, answered.record.solved) == (None, number, number)
        assert (await answer_daily(puzzles, actor(BEN, number + 10), daily, daily.puzzle.solution)).rating
        clock.advance(A_DAY)
    assert await database.read(find_solver_rating, ANA) == SolverRating()
