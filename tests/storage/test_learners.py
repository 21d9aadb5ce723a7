"""The learners of scopes: updates, concurrent updates, and deletion."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from bot.game.position import Position, Verdict
from bot.model.ids import ChannelId, EventId, GuildId, Place
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.model.puzzle_record import PuzzleRecord
from bot.storage.database import Database
from bot.storage.guilds import delete_left, mark_left
from bot.storage.learners import MAX_RESULTS, apply_memory_update, find_learner, replace_learner
from bot.storage.matches import MatchStore
from bot.storage.puzzle_records import change_puzzle_record
from tests.databases import contents
from tests.people import ANA, BEN_SEAT, GUILD, HERE, LARGEST_ID, NOON
from tests.storage.builders import delete_user, new_match

PRIVATE = Place(ChannelId(LARGEST_ID))
ELSEWHERE = Place(ChannelId(11), GuildId(LARGEST_ID - 1))
LOST, GOOD = Verdict.LOST, Verdict.GOOD
A, B, C, FAR = Position(1), Position(3), Position(7), Position(3**9 - 1)

Lessons = Mapping[Position, Verdict | None]


def memory_update(lessons: Lessons, results: str = "", place: Place = HERE, mode: str = "stronger") -> MemoryUpdate:
    return MemoryUpdate(place, mode, lessons, results)


async def test_an_empty_update_creates_no_learner(database: Database) -> None:
    await database.write(apply_memory_update, memory_update({}))
    assert await database.read(find_learner, HERE.scope) is None
    assert (await contents(database))["brain"] == []


async def test_a_learner_reads_back_in_its_own_scope(database: Database) -> None:
    for place in (HERE, PRIVATE, ELSEWHERE):
        await database.write(apply_memory_update, memory_update({A: LOST, FAR: LOST, B: GOOD}, "l", place))
    await database.write(apply_memory_update, replace(memory_update({C: LOST}, "wd"), is_training=True))
    learner = SavedLearner("stronger", {A: LOST, FAR: LOST, B: GOOD}, games=1, results="l", last_avoided=FAR)
    assert (
        await database.read(find_learner, PRIVATE.scope)
        == await database.read(find_learner, ELSEWHERE.scope)
        == learner
    )
    more = SavedLearner(
        "stronger", {**learner.memory, C: LOST}, games=3, training_games=2, results="lwd", last_avoided=C
    )
    assert await database.read(find_learner, HERE.scope) == more


async def test_lessons_of_another_mode_are_dropped_but_results_count(
    database: Database,
) -> None:
    await database.write(apply_memory_update, memory_update({}, "d", mode="original"))
    await database.write(apply_memory_update, memory_update({B: GOOD}, "w", mode="stronger"))
    assert await database.read(find_learner, HERE.scope) == SavedLearner("original", games=2, results="dw")


async def test_a_lost_position_stays_lost_and_a_good_one_may_be_deleted(database: Database) -> None:
    await database.write(apply_memory_update, memory_update({A: LOST, B: GOOD, C: GOOD}))
    await database.write(apply_memory_update, memory_update({A: None, B: None, C: LOST}))
    await database.write(apply_memory_update, memory_update({A: GOOD, C: GOOD}))
    learner = await database.read(find_learner, HERE.scope)
    assert learner is not None
    assert learner.memory == {A: LOST, C: LOST}
    assert learner.last_avoided == C


async def test_all_games_are_counted_and_the_latest_results_kept(database: Database) -> None:
    await database.write(apply_memory_update, memory_update({}, "l" * 3 + "d" * (MAX_RESULTS - 1)))
    for results in ("w", "ww"):
        await database.write(apply_memory_update, memory_update({}, results))
    learner = await database.read(find_learner, HERE.scope)
    assert learner is not None
    assert learner.results == "d" * (MAX_RESULTS - 3) + "www"
    assert learner.games == MAX_RESULTS + 5


async def test_a_replaced_memory_has_no_results(database: Database) -> None:
    for place in (HERE, PRIVATE):
        await database.write(
            apply_memory_update, replace(memory_update({A: LOST, B: GOOD}, "l", place), is_training=True)
        )
    await database.write(replace_learner, HERE, "original", {FAR: LOST})
    assert await database.read(find_learner, HERE.scope) == SavedLearner("original", {FAR: LOST})
    await database.write(replace_learner, HERE, "stronger", {})
    await database.write(replace_learner, ELSEWHERE, "stronger", {})
    assert (
        await database.read(find_learner, HERE.scope)
        == await database.read(find_learner, ELSEWHERE.scope)
        == SavedLearner("stronger")
    )
    private = await database.read(find_learner, PRIVATE.scope)
    assert private is not None
    assert private.memory == {A: LOST, B: GOOD}


async def test_concurrent_updates_of_a_learner_are_all_kept(database: Database, other_database: Database) -> None:
    for number in range(5):
        ours, theirs = (
            memory_update({Position(100 + number): LOST, A: GOOD}, "l"),
            memory_update({A: LOST, B: None}, "wd"),
        )
        await asyncio.gather(
            database.write(apply_memory_update, ours), other_database.write(apply_memory_update, theirs)
        )
    learner = await database.read(find_learner, HERE.scope)
    assert learner is not None
    assert learner.memory == {A: LOST} | {Position(100 + number): LOST for number in range(5)}
    assert (learner.games, sorted(learner.results)) == (15, sorted("lwd" * 5))
    assert learner.results.replace("wd", "") == "l" * 5


async def test_replacing_a_memory_during_an_update_is_atomic(database: Database, other_database: Database) -> None:
    for _ in range(5):
        await database.write(apply_memory_update, memory_update({A: LOST}, "l"))
        await asyncio.gather(
            database.write(replace_learner, HERE, "stronger", {C: LOST}),
            other_database.write(apply_memory_update, memory_update({B: LOST}, "w")),
        )
        learner = await database.read(find_learner, HERE.scope)
        assert learner is not None
        assert (learner.memory, learner.results) in (({C: LOST}, ""), ({C: LOST, B: LOST}, "w"))


async def test_a_learner_is_deleted_with_its_guild(database: Database) -> None:
    for place in (HERE, PRIVATE, ELSEWHERE):
        await database.write(apply_memory_update, memory_update({A: LOST}, "l", place))
    await database.write(mark_left, GUILD, NOON)
    assert await delete_left(database, NOON) == 1
    assert await database.read(find_learner, HERE.scope) is None
    found = await contents(database)
    assert {row[0] for row in found["brain"]} == {row[0] for row in found["lesson"]} == {PRIVATE.scope, ELSEWHERE.scope}


async def test_a_private_learner_is_deleted_with_its_user(matches: MatchStore, database: Database) -> None:
    match_dm, puzzle_dm, other_dm = (Place(ChannelId(number)) for number in (20, 21, 22))
    await matches.begin(new_match(1, match_dm.channel, guild=None))
    await matches.begin(new_match(2, other_dm.channel, guild=None, x=BEN_SEAT))
    await matches.begin(new_match(3))
    await database.write(
        change_puzzle_record, puzzle_dm, ANA, PuzzleRecord(), PuzzleRecord().with_puzzle(A, EventId(4))
    )
    for place in (HERE, match_dm, puzzle_dm, other_dm):
        await database.write(apply_memory_update, memory_update({A: LOST}, "l", place))
    await delete_user(database, ANA)
    found = [
        await database.read(find_learner, place.scope) is not None for place in (HERE, match_dm, puzzle_dm, other_dm)
    ]
    assert found == [True, False, False, True]
    assert {row[0] for row in (await contents(database))["lesson"]} == {HERE.scope, other_dm.scope}
