"""Who solves puzzles: kept once, whoever saves it, and gone with the person and with the server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.game.ids import UserId
from bot.game.position import Position
from bot.model.ids import ChannelId, EventId, GuildId, Place
from bot.model.puzzle_record import PuzzleRecord
from bot.storage.database import Database
from bot.storage.errors import StalePuzzleRecordError
from bot.storage.guilds import GuildStore
from bot.storage.personal_data import PersonalDataStore, StoredData
from bot.storage.puzzle_records import PuzzleRecordStore
from tests.databases import contents
from tests.storage.matches import LARGEST, NOON, SERVER

ANA, BEN = UserId(1), UserId(2)
HERE, PRIVATE = Place(ChannelId(10), SERVER), Place(ChannelId(20))
MONDAY = date(2026, 1, 5)
GIVEN = PuzzleRecord().with_puzzle(Position(17073), EventId(100))


@pytest.fixture
def puzzlers(database: Database) -> PuzzleRecordStore:
    return PuzzleRecordStore(database)


async def begin(puzzlers: PuzzleRecordStore, place: Place, *people: UserId, puzzler: PuzzleRecord = GIVEN) -> None:
    for user in people:
        await puzzlers.change(place, user, PuzzleRecord(), puzzler)


def days_later(puzzler: PuzzleRecord, *answers: tuple[int, bool]) -> PuzzleRecord:
    """Somebody who has answered the daily one so many days after a Monday, rightly or wrongly."""
    for days, is_right in answers:
        puzzler = puzzler.with_daily_answer(MONDAY + timedelta(days=days), EventId(200 + days), is_right=is_right)
    return puzzler


def test_right_answers_are_counted_in_a_row_until_a_wrong_one() -> None:
    puzzler = PuzzleRecord()
    for number, (is_right, in_a_row, best) in enumerate(
        [(True, 1, 1), (True, 2, 2), (False, 0, 2), (True, 1, 2), (True, 2, 2), (True, 3, 3)], start=1
    ):
        puzzler = puzzler.with_puzzle(Position(number), EventId(number * 2)).with_answer(
            EventId(number * 2 + 1), is_right=is_right
        )
        assert (puzzler.streak, puzzler.best_streak, puzzler.attempts) == (in_a_row, best, number)
        assert (puzzler.puzzle, puzzler.is_open, puzzler.event) == (number, False, number * 2 + 1)
    assert (puzzler.solved, puzzler.missed, puzzler.current_daily_streak(MONDAY), puzzler.last_daily) == (5, 1, 0, None)


def test_days_are_counted_on_end_until_one_is_missed_or_left_out() -> None:
    wednesday = MONDAY + timedelta(days=2)
    on_end = days_later(GIVEN, (0, True), (1, True), (2, True))
    assert (on_end.daily_streak, on_end.best_daily_streak, on_end.last_daily) == (3, 3, wednesday)
    assert (on_end.puzzle, on_end.is_open, on_end.streak, on_end.solved) == (GIVEN.puzzle, True, 3, 3)
    assert [on_end.current_daily_streak(wednesday + timedelta(days=days)) for days in (0, 1, 2)] == [3, 3, 0]
    left_out = days_later(on_end, (4, True))
    assert (left_out.daily_streak, left_out.best_daily_streak, left_out.streak) == (1, 3, 4)
    missed = days_later(on_end, (3, False))
    assert (missed.daily_streak, missed.best_daily_streak, missed.streak, missed.missed) == (0, 3, 0, 1)
    assert days_later(missed, (4, True), (5, True)).daily_streak == 2


async def test_what_is_known_of_a_person_comes_back_exactly_as_it_was_saved(puzzlers: PuzzleRecordStore) -> None:
    far, largest = Place(ChannelId(10), GuildId(LARGEST)), UserId(LARGEST)
    assert await puzzlers.find(HERE.scope, ANA) == PuzzleRecord()
    most = days_later(replace(GIVEN, event=EventId(LARGEST), solved=2**31 - 2, best_streak=5), (0, True))
    await begin(puzzlers, HERE, ANA, BEN)
    await begin(puzzlers, PRIVATE, ANA, puzzler=days_later(PuzzleRecord(), (1, False)))
    await begin(puzzlers, far, largest, puzzler=most)
    assert await puzzlers.find(HERE.scope, ANA) == GIVEN
    assert await puzzlers.find(PRIVATE.scope, ANA) == days_later(PuzzleRecord(), (1, False))
    assert await puzzlers.find(far.scope, largest) == most
    await puzzlers.change(HERE, ANA, GIVEN, answered := GIVEN.with_answer(EventId(101), is_right=True))
    assert await puzzlers.find(HERE.scope, ANA) == answered
    assert await puzzlers.find(HERE.scope, BEN) == GIVEN


async def test_what_has_changed_meanwhile_is_not_overwritten(puzzlers: PuzzleRecordStore, database: Database) -> None:
    await begin(puzzlers, HERE, ANA)
    answered = GIVEN.with_answer(EventId(101), is_right=True)
    await puzzlers.change(HERE, ANA, GIVEN, answered)
    before = await contents(database)
    other = GIVEN.with_answer(EventId(102), is_right=False)
    for old in (GIVEN, PuzzleRecord()):
        with pytest.raises(StalePuzzleRecordError):
            await puzzlers.change(HERE, ANA, old, other)
    with pytest.raises(StalePuzzleRecordError):
        await puzzlers.change(HERE, BEN, GIVEN, other)
    assert await contents(database) == before


async def test_of_two_processes_that_save_at_once_exactly_one_does(
    puzzlers: PuzzleRecordStore, elsewhere: Database
) -> None:
    others = PuzzleRecordStore(elsewhere)
    for number in range(1, 10):
        user, old = UserId(number), PuzzleRecord()
        for event in (10, 20, 30):
            mine, theirs = (old.with_puzzle(Position(event + n), EventId(event + n)) for n in (1, 2))
            outcomes = await asyncio.gather(
                puzzlers.change(HERE, user, old, mine),
                others.change(HERE, user, old, theirs),
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in outcomes} == {type(None), StalePuzzleRecordError}
            old = await puzzlers.find(HERE.scope, user)
            assert old == (mine if outcomes[0] is None else theirs)


async def test_where_a_puzzle_is_put_the_bot_is_at_home(puzzlers: PuzzleRecordStore, database: Database) -> None:
    servers = GuildStore(database)
    await begin(puzzlers, HERE, ANA)
    await servers.mark_left(SERVER, NOON)
    await begin(puzzlers, HERE, BEN)
    assert await servers.delete_left(NOON) == 0


async def test_with_a_server_goes_what_is_known_of_its_puzzles(puzzlers: PuzzleRecordStore, database: Database) -> None:
    servers, elsewhere = GuildStore(database), Place(ChannelId(30), GuildId(8 << 22))
    for place in (HERE, PRIVATE, elsewhere):
        await begin(puzzlers, place, ANA)
    await servers.mark_left(SERVER, NOON)
    assert await servers.delete_left(NOON) == 1
    found = [await puzzlers.find(place.scope, ANA) for place in (HERE, PRIVATE, elsewhere)]
    assert found == [PuzzleRecord(), GIVEN, GIVEN]


async def test_who_is_forgotten_has_never_seen_a_puzzle(puzzlers: PuzzleRecordStore, database: Database) -> None:
    people, dora = PersonalDataStore(database), UserId(LARGEST - 1)
    await begin(puzzlers, HERE, dora, BEN)
    await begin(puzzlers, PRIVATE, dora)
    assert await people.stored_data(dora) == StoredData(finished=0, live=0, challenges=0, puzzles=2)
    assert await people.stored_data(BEN) == StoredData(finished=0, live=0, challenges=0, puzzles=1)
    assert await people.delete_user(dora) == []
    found = await contents(database)
    assert not {dora, PRIVATE.channel} & {value for rows in found.values() for row in rows for value in row}
    assert await people.stored_data(dora) == StoredData(finished=0, live=0, challenges=0, puzzles=0)
    assert await puzzlers.find(HERE.scope, BEN) == GIVEN
    with pytest.raises(StalePuzzleRecordError):
        await puzzlers.change(HERE, dora, GIVEN, GIVEN.with_answer(EventId(101), is_right=True))
