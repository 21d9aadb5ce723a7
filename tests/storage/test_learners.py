"""What learners remember: each home by itself, whoever teaches at the same time, and gone with its server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.game.ids import UserId
from bot.game.position import Position, Verdict
from bot.model.ids import ChannelId, EventId, GuildId, Place
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.model.puzzle_record import PuzzleRecord
from bot.storage.database import Database
from bot.storage.guilds import GuildStore
from bot.storage.learners import MAX_RESULTS, LearnerStore
from bot.storage.matches import MatchStore
from bot.storage.personal_data import PersonalDataStore
from bot.storage.puzzle_records import PuzzleRecordStore
from tests.databases import contents
from tests.storage.matches import ANA, BEN, LARGEST, NOON, SERVER, begun

HERE, PRIVATE = Place(ChannelId(10), SERVER), Place(ChannelId(LARGEST))
ELSEWHERE = Place(ChannelId(11), GuildId(LARGEST - 1))
LOST, GOOD = Verdict.LOST, Verdict.GOOD
A, B, C, FAR = Position(1), Position(3), Position(7), Position(3**9 - 1)

Lessons = Mapping[Position, Verdict | None]


@pytest.fixture
def brains(database: Database) -> LearnerStore:
    return LearnerStore(database)


def taught(lessons: Lessons, results: str = "", place: Place = HERE, mode: str = "stronger") -> MemoryUpdate:
    return MemoryUpdate(place, mode, lessons, results)


async def test_a_home_that_was_taught_nothing_has_no_brain(brains: LearnerStore, database: Database) -> None:
    await brains.apply(taught({}))
    assert await brains.find(HERE.scope) is None
    assert (await contents(database))["brain"] == []


async def test_what_was_taught_is_found_again_in_its_home_and_in_no_other(brains: LearnerStore) -> None:
    for place in (HERE, PRIVATE, ELSEWHERE):
        await brains.apply(taught({A: LOST, FAR: LOST, B: GOOD}, "l", place))
    await brains.apply(replace(taught({C: LOST}, "wd"), is_training=True))
    known = SavedLearner("stronger", {A: LOST, FAR: LOST, B: GOOD}, games=1, results="l", last_avoided=FAR)
    assert await brains.find(PRIVATE.scope) == await brains.find(ELSEWHERE.scope) == known
    more = SavedLearner("stronger", {**known.memory, C: LOST}, games=3, training_games=2, results="lwd", last_avoided=C)
    assert await brains.find(HERE.scope) == more


async def test_a_game_without_a_lesson_counts_and_so_does_one_of_before_a_reset_but_it_teaches_nothing(
    brains: LearnerStore,
) -> None:
    await brains.apply(taught({}, "d", mode="original"))
    await brains.apply(taught({B: GOOD}, "w", mode="stronger"))
    assert await brains.find(HERE.scope) == SavedLearner("original", games=2, results="dw")


async def test_what_is_lost_stays_lost_and_what_was_good_may_be_so_no_longer(brains: LearnerStore) -> None:
    await brains.apply(taught({A: LOST, B: GOOD, C: GOOD}))
    await brains.apply(taught({A: None, B: None, C: LOST}))
    await brains.apply(taught({A: GOOD, C: GOOD}))
    known = await brains.find(HERE.scope)
    assert known is not None
    assert known.memory == {A: LOST, C: LOST}
    assert known.last_avoided == C


async def test_of_very_many_games_the_latest_are_on_record_and_all_are_counted(brains: LearnerStore) -> None:
    await brains.apply(taught({}, "l" * 3 + "d" * (MAX_RESULTS - 1)))
    for results in ("w", "ww"):
        await brains.apply(taught({}, results))
    known = await brains.find(HERE.scope)
    assert known is not None
    assert known.results == "d" * (MAX_RESULTS - 3) + "www"
    assert known.games == MAX_RESULTS + 5


async def test_what_is_put_in_the_place_of_a_memory_has_no_record(brains: LearnerStore) -> None:
    for place in (HERE, PRIVATE):
        await brains.apply(replace(taught({A: LOST, B: GOOD}, "l", place), is_training=True))
    await brains.replace(HERE, "original", {FAR: LOST})
    assert await brains.find(HERE.scope) == SavedLearner("original", {FAR: LOST})
    await brains.replace(HERE, "stronger", {})
    await brains.replace(ELSEWHERE, "stronger", {})
    assert await brains.find(HERE.scope) == await brains.find(ELSEWHERE.scope) == SavedLearner("stronger")
    private = await brains.find(PRIVATE.scope)
    assert private is not None
    assert private.memory == {A: LOST, B: GOOD}


async def test_two_processes_that_teach_at_once_lose_nothing(brains: LearnerStore, elsewhere: Database) -> None:
    others = LearnerStore(elsewhere)
    for number in range(5):
        ours, theirs = taught({Position(100 + number): LOST, A: GOOD}, "l"), taught({A: LOST, B: None}, "wd")
        await asyncio.gather(brains.apply(ours), others.apply(theirs))
    known = await brains.find(HERE.scope)
    assert known is not None
    assert known.memory == {A: LOST} | {Position(100 + number): LOST for number in range(5)}
    assert (known.games, sorted(known.results)) == (15, sorted("lwd" * 5))
    assert known.results.replace("wd", "") == "l" * 5


async def test_a_memory_that_is_replaced_while_somebody_teaches_is_whole(
    brains: LearnerStore, elsewhere: Database
) -> None:
    others = LearnerStore(elsewhere)
    for _ in range(5):
        await brains.apply(taught({A: LOST}, "l"))
        await asyncio.gather(brains.replace(HERE, "stronger", {C: LOST}), others.apply(taught({B: LOST}, "w")))
        known = await brains.find(HERE.scope)
        assert known is not None
        assert (known.memory, known.results) in (({C: LOST}, ""), ({C: LOST, B: LOST}, "w"))


async def test_a_brain_goes_with_its_server_and_stays_with_it(brains: LearnerStore, database: Database) -> None:
    servers = GuildStore(database)
    for place in (HERE, PRIVATE, ELSEWHERE):
        await brains.apply(taught({A: LOST}, "l", place))
    await servers.mark_left(SERVER, NOON)
    assert await servers.delete_left(NOON) == 1
    assert await brains.find(HERE.scope) is None
    found = await contents(database)
    assert {row[0] for row in found["brain"]} == {row[0] for row in found["lesson"]} == {PRIVATE.scope, ELSEWHERE.scope}


async def test_what_was_learned_in_private_goes_with_the_person_and_what_others_taught_stays(
    brains: LearnerStore, matches: MatchStore, database: Database
) -> None:
    played, puzzled, others = (Place(ChannelId(number)) for number in (20, 21, 22))
    await matches.begin(begun(1, played.channel, guild=None))
    await matches.begin(begun(2, others.channel, guild=None, x=BEN))
    await matches.begin(begun(3))
    ana = ANA.user or UserId(0)
    await PuzzleRecordStore(database).change(puzzled, ana, PuzzleRecord(), PuzzleRecord().with_puzzle(A, EventId(4)))
    for place in (HERE, played, puzzled, others):
        await brains.apply(taught({A: LOST}, "l", place))
    await PersonalDataStore(database).delete_user(ana)
    found = [await brains.find(place.scope) is not None for place in (HERE, played, puzzled, others)]
    assert found == [True, False, False, True]
    assert {row[0] for row in (await contents(database))["lesson"]} == {HERE.scope, others.scope}
