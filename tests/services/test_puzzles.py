"""Puzzles as they are put and answered, also by two processes over one database."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.game.errors import CellTakenError
from bot.game.ids import UserId
from bot.game.position import Position, canonical
from bot.model.ids import ChannelId, Event, EventId, Place
from bot.opponents.puzzles import Puzzle, all_puzzles
from bot.services.puzzles import (
    Answered,
    DailyAnsweredError,
    DailyOverError,
    PuzzleAnsweredError,
    PuzzleOverError,
    PuzzleService,
)
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError
from bot.storage.personal_data import PersonalDataStore
from bot.storage.puzzle_records import PuzzleRecordStore
from tests.databases import a_database, contents, opened
from tests.services.test_game_service import ANA, BEN, HERE, THERE, Clock

A_DAY = timedelta(days=1)


class First(Random):
    """Always chooses the first."""

    def random(self) -> float:
        return 0.0


@pytest.fixture
def clock() -> Clock:
    return Clock(datetime(2026, 1, 1, 23, 59, tzinfo=UTC))


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def puzzles(database: Database, clock: Clock) -> PuzzleService:
    return PuzzleService(PuzzleRecordStore(database), rng=First(), now=clock)


@pytest.fixture
async def elsewhere(database: Database, clock: Clock) -> AsyncGenerator[PuzzleService]:
    """The same in another process."""
    async with opened(f"sqlite:///{database.file}") as other:
        yield PuzzleService(PuzzleRecordStore(other), rng=Random(2), now=clock)


def event(number: int) -> Event:
    return Event(EventId(number))


def wrong(puzzle: Puzzle) -> int:
    return next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)


def is_right_of(results: Sequence[object]) -> list[bool | type]:
    """What came of answers: whether they were right, or what they were refused with."""
    return [result.attempt.is_right if isinstance(result, Answered) else type(result) for result in results]


async def test_nobody_gets_the_same_puzzle_twice_in_a_row(puzzles: PuzzleService) -> None:
    given = [(await puzzles.next(HERE, ANA, event(n))).position for n in range(1, 7)]
    assert given[0] != given[1]
    assert given == given[:2] * 3
    assert (await puzzles.next(HERE, BEN, event(10))).position == given[0]
    assert (await puzzles.next(THERE, ANA, event(11))).position == given[0]


async def test_nothing_like_the_puzzle_of_the_day_before_or_after_it_is_put_to_somebody_alone(
    puzzles: PuzzleService, clock: Clock
) -> None:
    first = next(iter(all_puzzles().values()))
    while (await puzzles.daily(HERE)).puzzle != first:
        clock.time += A_DAY
    for number, days in ((1, 0), (2, 1), (3, -2)):  # on that day, on the next, and on the one before
        clock.time += days * A_DAY
        given = await puzzles.next(HERE, UserId(number), event(number))
        assert canonical(given.position) != canonical(first.position)


async def test_an_answer_counts_once_whoever_brings_it_again(puzzles: PuzzleService, elsewhere: PuzzleService) -> None:
    for number in range(1, 60, 10):
        puzzle = await puzzles.next(HERE, ANA, event(number))
        for press, told in ((1, True), (2, PuzzleAnsweredError)):
            both = [
                one.answer(HERE, ANA, event(number + press), puzzle.position, puzzle.solution)
                for one in (puzzles, elsewhere)
            ]
            results = is_right_of(await asyncio.gather(*both, return_exceptions=True))
            assert results == [told, told]  # of the same press, both processes tell the same
        with pytest.raises(PuzzleAnsweredError):
            await puzzles.answer(HERE, ANA, event(number + 4), puzzle.position, wrong(puzzle))
    puzzle = await elsewhere.next(HERE, ANA, event(100))
    told = await puzzles.answer(HERE, ANA, event(101), puzzle.position, wrong(puzzle))
    assert not told.attempt.is_right
    assert (told.puzzler.solved, told.puzzler.missed) == (6, 1)
    assert (told.puzzler.streak, told.puzzler.best_streak) == (0, 6)


async def test_of_what_two_processes_hear_both_put_the_same_puzzle(
    puzzles: PuzzleService, elsewhere: PuzzleService
) -> None:
    for number in range(1, 6):
        one, other = await asyncio.gather(*(it.next(HERE, ANA, event(number)) for it in (puzzles, elsewhere)))
        assert one == other


async def test_a_process_that_is_slow_to_hear_changes_nothing_and_contradicts_nobody(
    puzzles: PuzzleService, elsewhere: PuzzleService, database: Database
) -> None:
    first = await puzzles.next(HERE, ANA, event(1))
    await puzzles.answer(HERE, ANA, event(2), first.position, first.solution)
    newer = await puzzles.follow(HERE, ANA, event(3), first.position)
    before = await contents(database)
    assert await elsewhere.follow(HERE, ANA, event(3), first.position) == newer
    assert await elsewhere.next(HERE, ANA, event(1)) == newer
    with pytest.raises(RepeatedEventError):
        await elsewhere.answer(HERE, ANA, event(2), first.position, first.solution)
    assert await contents(database) == before
    await puzzles.answer(HERE, ANA, event(4), newer.position, newer.solution)
    with pytest.raises(RepeatedEventError):
        await elsewhere.follow(HERE, ANA, event(3), first.position)


async def test_only_the_latest_puzzle_can_be_answered_and_by_whom_it_was_put_to(
    puzzles: PuzzleService, database: Database
) -> None:
    old, new = await puzzles.next(HERE, ANA, event(1)), await puzzles.next(HERE, ANA, event(2))
    before = await contents(database)
    for user, place, number, cell in (
        (ANA, HERE, old.position, old.solution),
        (BEN, HERE, new.position, new.solution),
        (ANA, THERE, new.position, new.solution),
        (ANA, HERE, Position(0), 0),
        (ANA, HERE, Position(99_999), 0),
    ):
        with pytest.raises(PuzzleOverError):
            await puzzles.answer(place, user, event(3), number, cell)
    taken = next(cell for cell in range(9) if new.board[cell])
    with pytest.raises(CellTakenError):
        await puzzles.answer(HERE, ANA, event(3), new.position, taken)
    assert await contents(database) == before
    assert (await puzzles.answer(HERE, ANA, event(3), new.position, new.solution)).attempt.is_right


async def test_a_puzzle_has_one_that_follows_it(puzzles: PuzzleService, database: Database) -> None:
    first = await puzzles.next(HERE, ANA, event(1))
    second = await puzzles.follow(HERE, ANA, event(2), first.position)
    with pytest.raises(PuzzleOverError):
        await puzzles.follow(HERE, ANA, event(3), first.position)
    await PersonalDataStore(database).delete_user(ANA)
    assert await puzzles.follow(HERE, ANA, event(4), second.position)


async def test_the_puzzle_of_the_day_is_the_same_everywhere_in_a_server_until_midnight(
    puzzles: PuzzleService, elsewhere: PuzzleService, clock: Clock
) -> None:
    thread = Place(ChannelId(11), HERE.guild)
    today = await puzzles.daily(HERE)
    assert {(await one.daily(place)).puzzle for one in (puzzles, elsewhere) for place in (HERE, thread)} == {
        today.puzzle
    }
    assert (today.day.isoformat(), today.ends) == ("2026-01-01", datetime(2026, 1, 2, tzinfo=UTC))
    clock.time += timedelta(minutes=1)
    tomorrow = await puzzles.daily(HERE)
    assert tomorrow.puzzle != today.puzzle
    with pytest.raises(DailyOverError):
        await puzzles.answer_daily(HERE, ANA, event(1), today.day.isoformat(), today.puzzle.solution)


async def test_the_puzzle_of_the_day_is_answered_once_by_each_and_counts_day_by_day(
    puzzles: PuzzleService, elsewhere: PuzzleService, clock: Clock
) -> None:
    days: list[tuple[int, int]] = []
    for number, is_right in enumerate([True, True, False, True, None, True], start=1):
        daily, numbers = await puzzles.daily(HERE), range(number * 10, number * 10 + 3)
        cell = daily.puzzle.solution if is_right else wrong(daily.puzzle)
        both = zip((puzzles, elsewhere, puzzles), numbers, strict=True)
        if is_right is not None:
            pressed = [one.answer_daily(HERE, ANA, event(n), daily.day.isoformat(), cell) for one, n in both]
            results = await asyncio.gather(*pressed, return_exceptions=True)
            assert sorted(is_right_of(results), key=str) == [DailyAnsweredError, DailyAnsweredError, is_right]
            (told,) = [result for result in results if isinstance(result, Answered)]
            days.append((told.puzzler.current_daily_streak(told.today), told.puzzler.best_daily_streak))
            refused = [result for result in results if isinstance(result, DailyAnsweredError)]
            assert refused[0].ends == daily.ends
        clock.time += A_DAY
    assert days == [(1, 1), (2, 2), (0, 2), (1, 2), (1, 2)]
    daily = await puzzles.daily(HERE)
    bens = await puzzles.answer_daily(HERE, BEN, event(99), daily.day.isoformat(), daily.puzzle.solution)
    assert (bens.puzzler.solved, bens.puzzler.streak, bens.puzzler.daily_streak) == (1, 1, 1)


async def test_a_clock_that_was_set_back_lets_nobody_answer_again(puzzles: PuzzleService, clock: Clock) -> None:
    for number, step in enumerate((timedelta(), -A_DAY), start=1):
        clock.time += step
        daily = await puzzles.daily(HERE)
        answering = puzzles.answer_daily(HERE, ANA, event(number), daily.day.isoformat(), daily.puzzle.solution)
        with pytest.raises(DailyAnsweredError) if step else nullcontext():
            await answering


async def test_an_answer_to_an_open_puzzle_counts_even_after_something_later(puzzles: PuzzleService) -> None:
    puzzle = await puzzles.next(HERE, ANA, event(1))
    daily = await puzzles.daily(HERE)
    await puzzles.answer_daily(HERE, ANA, event(9), daily.day.isoformat(), daily.puzzle.solution)
    told = await puzzles.answer(HERE, ANA, event(5), puzzle.position, puzzle.solution)
    assert (told.attempt.is_right, told.puzzler.solved) == (True, 2)
    with pytest.raises(PuzzleAnsweredError):
        await puzzles.answer(HERE, ANA, event(10), puzzle.position, puzzle.solution)
