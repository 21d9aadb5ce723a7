"""The learners of scopes: updates, concurrent updates, and deletion."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from bot.database.database import Database
from bot.games.position import Position, Verdict
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, Place
from cogs.learner import queries as learners
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from tests.support.databases import contents
from tests.support.people import ANA, BEN_SEAT, HERE, LARGEST_ID
from tests.support.saved_matches import delete_user, new_match, save_new

DM = Place(ChannelId(LARGEST_ID))
ELSEWHERE = Place(ChannelId(11), GuildId(LARGEST_ID - 1))
LOST, GOOD, MAX_RESULTS = Verdict.LOST, Verdict.GOOD, learners.MAX_RESULTS
A, B, C, FAR = Position(1), Position(3), Position(7), Position(3**9 - 1)

Learned = Mapping[Position, Verdict | None]


def memory_update(learned: Learned, results: str = "", place: Place = HERE) -> learners.MemoryUpdate:
    return learners.MemoryUpdate(place, "stronger", learned, results)


async def update(database: Database, learned: Learned, results: str = "", place: Place = HERE) -> None:
    await database.write(learners.apply_memory_update, memory_update(learned, results, place))


async def learner_of(database: Database, place: Place = HERE) -> learners.SavedLearner | None:
    return await database.read(learners.find_learner, place.scope)


async def test_a_learner_reads_back_in_its_own_scope(database: Database) -> None:
    await update(database, {})
    assert await learner_of(database) is None
    assert (await contents(database))["learner"] == []
    for place in (HERE, DM, ELSEWHERE):
        await update(database, {A: LOST, FAR: LOST, B: GOOD}, "l", place)
    await database.write(learners.apply_memory_update, replace(memory_update({C: LOST}, "wd"), is_training=True))
    learner = learners.SavedLearner("stronger", {A: LOST, FAR: LOST, B: GOOD}, games=1, results="l", last_avoided=FAR)
    assert await learner_of(database, DM) == await learner_of(database, ELSEWHERE) == learner
    memory = {**learner.memory, C: LOST}
    assert await learner_of(database) == learners.SavedLearner("stronger", memory, 3, 2, results="lwd", last_avoided=C)


async def test_a_lost_position_stays_lost_and_a_good_one_may_be_deleted(database: Database) -> None:
    await update(database, {A: LOST, B: GOOD, C: GOOD}, "l" * 3 + "d" * (MAX_RESULTS - 1))
    await update(database, {A: None, B: None, C: LOST}, "w")
    await update(database, {A: GOOD, C: GOOD}, "ww")
    memory, results = {A: LOST, C: LOST}, "d" * (MAX_RESULTS - 3) + "www"  # of the latest games only
    expected = learners.SavedLearner("stronger", memory, MAX_RESULTS + 5, results=results, last_avoided=C)
    assert await learner_of(database) == expected


async def test_a_replaced_memory_has_no_results(database: Database) -> None:
    for place in (HERE, DM):
        trained = replace(memory_update({A: LOST, B: GOOD}, "l", place), is_training=True)
        await database.write(learners.apply_memory_update, trained)
    await database.write(learners.replace_learner, HERE, "original", {FAR: LOST})
    assert await learner_of(database) == learners.SavedLearner("original", {FAR: LOST})
    await update(database, {B: LOST}, "w")  # a lesson of another mode, whose result counts
    assert await learner_of(database) == learners.SavedLearner("original", {FAR: LOST}, games=1, results="w")
    for place in (HERE, ELSEWHERE):
        await database.write(learners.replace_learner, place, "stronger", {})
        assert await learner_of(database, place) == learners.SavedLearner("stronger")
    assert (await learner_of(database, DM) or learners.SavedLearner("")).memory == {A: LOST, B: GOOD}


async def test_concurrent_updates_of_a_learner_are_all_kept(database: Database, other_database: Database) -> None:
    for number in range(4):
        ours = update(database, {Position(100 + number): LOST, A: GOOD}, "l")
        await asyncio.gather(ours, update(other_database, {A: LOST, B: None}, "wd"))
    learner = await learner_of(database)
    assert learner
    assert learner.memory == {A: LOST} | {Position(100 + number): LOST for number in range(4)}
    assert (learner.games, learner.results.count("wd"), learner.results.count("l")) == (12, 4, 4)
    for _ in range(4):
        await update(database, {A: LOST}, "l")
        replacing = database.write(learners.replace_learner, HERE, "stronger", {C: LOST})
        await asyncio.gather(replacing, update(other_database, {B: LOST}, "w"))
        learner = await learner_of(database)
        assert learner
        assert (learner.memory, learner.results) in (({C: LOST}, ""), ({C: LOST, B: LOST}, "w"))


async def test_a_private_learner_is_deleted_with_its_user(matches: MatchStore, database: Database) -> None:
    match_dm, puzzle_dm, other_dm = (Place(ChannelId(number)) for number in (20, 21, 22))
    await save_new(matches, new_match(1, match_dm.channel, guild=None))
    await save_new(matches, new_match(2, other_dm.channel, guild=None, x=BEN_SEAT))
    await save_new(matches, new_match(3))
    given = PuzzleRecord().with_puzzle(A)
    await database.write(change_puzzle_record, puzzle_dm, ANA, PuzzleRecord(), given)
    places = (HERE, match_dm, puzzle_dm, other_dm)
    for place in places:
        await update(database, {A: LOST}, "l", place)
    await delete_user(database, ANA)
    assert [await learner_of(database, place) is not None for place in places] == [True, False, False, True]
    assert {row[0] for row in (await contents(database))["memory"]} == {HERE.scope, other_dm.scope}
