"""The learners of scopes: updates, concurrent updates, and deletion."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.game.position import Position, Verdict
from bot.model.ids import ChannelId, EventId, GuildId, Place
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.model.puzzle_record import PuzzleRecord
from bot.storage.database import Database
from bot.storage.guilds import GuildStore
from bot.storage.learners import MAX_RESULTS, LearnerStore
from bot.storage.matches import MatchStore
from bot.storage.puzzle_records import PuzzleRecordStore
from tests.databases import contents
from tests.people import ANA, BEN_SEAT, GUILD, HERE, LARGEST_ID, NOON
from tests.storage.builders import delete_user, new_match

PRIVATE = Place(ChannelId(LARGEST_ID))
ELSEWHERE = Place(ChannelId(11), GuildId(LARGEST_ID - 1))
LOST, GOOD = Verdict.LOST, Verdict.GOOD
A, B, C, FAR = Position(1), Position(3), Position(7), Position(3**9 - 1)

Lessons = Mapping[Position, Verdict | None]


@pytest.fixture
def learners(database: Database) -> LearnerStore:
    return LearnerStore(database)


def memory_update(lessons: Lessons, results: str = "", place: Place = HERE, mode: str = "stronger") -> MemoryUpdate:
    return MemoryUpdate(place, mode, lessons, results)


async def test_an_empty_update_creates_no_learner(learners: LearnerStore, database: Database) -> None:
    await learners.apply(memory_update({}))
    assert await learners.find(HERE.scope) is None
    assert (await contents(database))["brain"] == []


async def test_a_learner_reads_back_in_its_own_scope(learners: LearnerStore) -> None:
    for place in (HERE, PRIVATE, ELSEWHERE):
        await learners.apply(memory_update({A: LOST, FAR: LOST, B: GOOD}, "l", place))
    await learners.apply(replace(memory_update({C: LOST}, "wd"), is_training=True))
    learner = SavedLearner("stronger", {A: LOST, FAR: LOST, B: GOOD}, games=1, results="l", last_avoided=FAR)
    assert await learners.find(PRIVATE.scope) == await learners.find(ELSEWHERE.scope) == learner
    more = SavedLearner(
        "stronger", {**learner.memory, C: LOST}, games=3, training_games=2, results="lwd", last_avoided=C
    )
    assert await learners.find(HERE.scope) == more


async def test_lessons_of_another_mode_are_dropped_but_results_count(
    learners: LearnerStore,
) -> None:
    await learners.apply(memory_update({}, "d", mode="original"))
    await learners.apply(memory_update({B: GOOD}, "w", mode="stronger"))
    assert await learners.find(HERE.scope) == SavedLearner("original", games=2, results="dw")


async def test_a_lost_position_stays_lost_and_a_good_one_may_be_deleted(learners: LearnerStore) -> None:
    await learners.apply(memory_update({A: LOST, B: GOOD, C: GOOD}))
    await learners.apply(memory_update({A: None, B: None, C: LOST}))
    await learners.apply(memory_update({A: GOOD, C: GOOD}))
    learner = await learners.find(HERE.scope)
    assert learner is not None
    assert learner.memory == {A: LOST, C: LOST}
    assert learner.last_avoided == C


async def test_all_games_are_counted_and_the_latest_results_kept(learners: LearnerStore) -> None:
    await learners.apply(memory_update({}, "l" * 3 + "d" * (MAX_RESULTS - 1)))
    for results in ("w", "ww"):
        await learners.apply(memory_update({}, results))
    learner = await learners.find(HERE.scope)
    assert learner is not None
    assert learner.results == "d" * (MAX_RESULTS - 3) + "www"
    assert learner.games == MAX_RESULTS + 5


async def test_a_replaced_memory_has_no_results(learners: LearnerStore) -> None:
    for place in (HERE, PRIVATE):
        await learners.apply(replace(memory_update({A: LOST, B: GOOD}, "l", place), is_training=True))
    await learners.replace(HERE, "original", {FAR: LOST})
    assert await learners.find(HERE.scope) == SavedLearner("original", {FAR: LOST})
    await learners.replace(HERE, "stronger", {})
    await learners.replace(ELSEWHERE, "stronger", {})
    assert await learners.find(HERE.scope) == await learners.find(ELSEWHERE.scope) == SavedLearner("stronger")
    private = await learners.find(PRIVATE.scope)
    assert private is not None
    assert private.memory == {A: LOST, B: GOOD}


async def test_concurrent_updates_of_a_learner_are_all_kept(learners: LearnerStore, other_database: Database) -> None:
    other_store = LearnerStore(other_database)
    for number in range(5):
        ours, theirs = (
            memory_update({Position(100 + number): LOST, A: GOOD}, "l"),
            memory_update({A: LOST, B: None}, "wd"),
        )
        await asyncio.gather(learners.apply(ours), other_store.apply(theirs))
    learner = await learners.find(HERE.scope)
    assert learner is not None
    assert learner.memory == {A: LOST} | {Position(100 + number): LOST for number in range(5)}
    assert (learner.games, sorted(learner.results)) == (15, sorted("lwd" * 5))
    assert learner.results.replace("wd", "") == "l" * 5


async def test_replacing_a_memory_during_an_update_is_atomic(learners: LearnerStore, other_database: Database) -> None:
    other_store = LearnerStore(other_database)
    for _ in range(5):
        await learners.apply(memory_update({A: LOST}, "l"))
        await asyncio.gather(
            learners.replace(HERE, "stronger", {C: LOST}), other_store.apply(memory_update({B: LOST}, "w"))
        )
        learner = await learners.find(HERE.scope)
        assert learner is not None
        assert (learner.memory, learner.results) in (({C: LOST}, ""), ({C: LOST, B: LOST}, "w"))


async def test_a_learner_is_deleted_with_its_guild(learners: LearnerStore, database: Database) -> None:
    guilds = GuildStore(database)
    for place in (HERE, PRIVATE, ELSEWHERE):
        await learners.apply(memory_update({A: LOST}, "l", place))
    await guilds.mark_left(GUILD, NOON)
    assert await guilds.delete_left(NOON) == 1
    assert await learners.find(HERE.scope) is None
    found = await contents(database)
    assert {row[0] for row in found["brain"]} == {row[0] for row in found["lesson"]} == {PRIVATE.scope, ELSEWHERE.scope}


async def test_a_private_learner_is_deleted_with_its_user(
    learners: LearnerStore, matches: MatchStore, database: Database
) -> None:
    match_dm, puzzle_dm, other_dm = (Place(ChannelId(number)) for number in (20, 21, 22))
    await matches.begin(new_match(1, match_dm.channel, guild=None))
    await matches.begin(new_match(2, other_dm.channel, guild=None, x=BEN_SEAT))
    await matches.begin(new_match(3))
    await PuzzleRecordStore(database).change(puzzle_dm, ANA, PuzzleRecord(), PuzzleRecord().with_puzzle(A, EventId(4)))
    for place in (HERE, match_dm, puzzle_dm, other_dm):
        await learners.apply(memory_update({A: LOST}, "l", place))
    await delete_user(database, ANA)
    found = [await learners.find(place.scope) is not None for place in (HERE, match_dm, puzzle_dm, other_dm)]
    assert found == [True, False, False, True]
    assert {row[0] for row in (await contents(database))["lesson"]} == {HERE.scope, other_dm.scope}
