"""Trainings: fair to each other, saved part by part, and never in the way of a changed memory."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.position import Position, Verdict
from bot.model.ids import ChannelId, EventId, GuildId, Place
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.opponents.learner import ModeName
from bot.opponents.memory_file import MemoryFile
from bot.services import training
from bot.services.errors import OtherModeError, TrainingUnderWayError
from bot.services.learners import LearnerService
from bot.services.training import PART, Training, TrainingService
from bot.storage.database import Database
from bot.storage.learners import LearnerStore
from tests.databases import a_database
from tests.fakes.opponents import Failing, FirstFree, FixedStrategy, Slow
from tests.services.test_game_service import Clock

HERE, THERE = Place(ChannelId(10), GuildId(7)), Place(ChannelId(20), GuildId(8))
NEXT_DOOR = Place(ChannelId(11), GuildId(7))
A_MOMENT = timedelta(milliseconds=1)
LESSON = {Position(1): Verdict.LOST}


@pytest.fixture(autouse=True)
def without_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PAUSE", timedelta(0))


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def learners(database: Database) -> LearnerService:
    return LearnerService(LearnerStore(database), now=Clock())


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
async def gym(learners: LearnerService, slow: Slow) -> AsyncGenerator[TrainingService]:
    """Trainings against a few programs."""
    opponents = {"easy": FirstFree(), "hard": FixedStrategy(), "slow": slow, "failing": Failing(1)}
    gym = TrainingService(learners, opponents, rng=Random(1))
    yield gym
    slow.stop.set()
    await gym.stop()


def begin(gym: TrainingService, opponent: str, parts: int = 3, place: Place = HERE, number: int = 1) -> Training:
    return gym.begin(EventId(number), place, opponent, parts * PART)


async def a_part_begins(slow: Slow) -> None:
    """Wait until the slow program thinks."""
    await asyncio.to_thread(slow.thinking.wait, 10)


async def has_played(training: Training, games: int) -> None:
    """Wait until so many games of a training are over."""
    while len(training.results) < games:
        await training.wait(A_MOMENT)


async def test_a_training_plays_all_its_games_and_begins_every_other_one(
    gym: TrainingService, learners: LearnerService
) -> None:
    training = begin(gym, "hard")
    assert (training.is_over, training.is_complete) == (False, False)
    await training.wait()
    assert (training.is_over, training.is_complete, training.failure) == (True, True, None)
    brain = await learners.brain(HERE)
    assert (brain.games, brain.training_games, brain.results) == (3 * PART, 3 * PART, training.results)
    assert (training.knew, training.knows) == (0, len(brain.memory))
    assert 3 <= training.knows == len((await learners.learner(NEXT_DOOR)).memory)
    assert {*training.results} >= {"l", "d"}


async def test_the_last_part_may_be_a_small_one(gym: TrainingService) -> None:
    training = gym.begin(EventId(1), HERE, "easy", PART + 3)
    await training.wait()
    assert len(training.results) == PART + 3


async def test_there_is_one_training_in_a_home_at_a_time(gym: TrainingService, slow: Slow) -> None:
    training = begin(gym, "slow", 1)
    with pytest.raises(TrainingUnderWayError):
        begin(gym, "easy", place=NEXT_DOOR)
    assert [*gym.under_way] == [training]
    slow.stop.set()
    await training.wait()
    assert not gym.under_way
    await begin(gym, "easy", place=NEXT_DOOR).wait()


async def test_trainings_of_two_homes_take_turns(gym: TrainingService) -> None:
    one, other = begin(gym, "easy", 10), begin(gym, "hard", 10, THERE, 2)
    apart = 0
    while not (one.is_over and other.is_over):
        await one.wait(A_MOMENT)
        apart = max(apart, abs(len(one.results) - len(other.results)))
    assert apart == PART
    assert len(one.results) == len(other.results) == 10 * PART


async def test_one_of_them_plays_at_a_time(gym: TrainingService, slow: Slow) -> None:
    one = begin(gym, "slow", 1)
    await a_part_begins(slow)
    slow.thinking.clear()
    other = begin(gym, "slow", 1, THERE, 2)
    assert not await asyncio.to_thread(slow.thinking.wait, 0.05)
    slow.stop.set()
    await one.wait()
    await other.wait()
    assert one.is_complete
    assert other.is_complete


async def test_what_was_played_is_saved_before_more_is(
    gym: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    slow.stop.set()
    training = begin(gym, "slow", 100)
    await has_played(training, 2 * PART)
    saved = await learners.brain(HERE)
    assert saved.results.startswith(training.results[: 2 * PART])
    assert saved.training_games == saved.games >= 2 * PART


async def test_what_is_learned_meanwhile_is_known_in_the_next_part_and_kept(
    gym: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = begin(gym, "slow", 2)
    await a_part_begins(slow)
    await learners.teach(MemoryUpdate(NEXT_DOOR, "original", LESSON, "l"))
    slow.stop.set()
    await training.wait()
    brain = await learners.brain(HERE)
    assert brain.memory.keys() > LESSON.keys()
    assert (brain.games, brain.training_games) == (2 * PART + 1, 2 * PART)
    assert training.knows == len(brain.memory)


async def test_a_training_that_is_ended_still_saves_what_it_is_playing(
    gym: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = begin(gym, "slow", 3)
    await a_part_begins(slow)
    ending = asyncio.create_task(training.end())
    await asyncio.sleep(0)
    assert not training.is_over
    slow.stop.set()
    await ending
    assert (training.is_over, training.is_complete, training.failure) == (True, False, None)
    assert (await learners.brain(HERE)).results == training.results
    assert len(training.results) == PART


async def test_a_memory_is_replaced_once_the_training_has_ended_and_stays_as_it_is(
    gym: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = begin(gym, "slow", 3)
    await a_part_begins(slow)
    replacing = asyncio.create_task(gym.replace(NEXT_DOOR, MemoryFile("stronger", LESSON)))
    await asyncio.sleep(0)
    assert not replacing.done()
    slow.stop.set()
    before = await replacing
    assert (before.games, training.is_over) == (PART, True)
    assert await learners.brain(HERE) == SavedLearner("stronger", LESSON)


async def test_a_training_that_begins_while_a_memory_is_replaced_begins_with_the_new_one(
    gym: TrainingService, learners: LearnerService
) -> None:
    replacing = asyncio.create_task(gym.replace(HERE, MemoryFile("stronger", LESSON)))
    await asyncio.sleep(0)
    training = begin(gym, "hard", 1)
    await asyncio.gather(replacing, training.wait())
    brain = await learners.brain(HERE)
    assert (brain.mode, brain.results, training.knew) == ("stronger", training.results, 1)


async def test_memories_of_one_mode_are_merged_and_the_record_stays(
    gym: TrainingService, learners: LearnerService
) -> None:
    await learners.teach(MemoryUpdate(HERE, "original", LESSON, "wl"))
    before, added = await gym.merge(HERE, MemoryFile("original", {**LESSON, Position(211): Verdict.LOST}))
    assert (before.memory, added) == (LESSON, {Position(211): Verdict.LOST})
    after = await learners.brain(HERE)
    assert (after.memory, after.results, after.games) == (LESSON | dict(added), "wl", 2)
    assert (await learners.learner(HERE)).memory == after.memory
    with pytest.raises(OtherModeError) as refused:
        await gym.merge(HERE, MemoryFile("stronger", LESSON))
    assert (refused.value.theirs, refused.value.ours) == (ModeName("stronger"), ModeName("original"))
    assert await learners.brain(HERE) == after


async def test_a_mistake_in_a_program_ends_a_training_and_no_other(gym: TrainingService) -> None:
    bad, good = begin(gym, "failing"), begin(gym, "easy", 3, THERE, 2)
    await bad.wait()
    await good.wait()
    assert isinstance(bad.failure, ZeroDivisionError)
    assert (bad.is_complete, bad.results, good.is_complete) == (False, "", True)
    await begin(gym, "failing", 1).wait()


async def test_all_of_them_can_be_stopped(gym: TrainingService, learners: LearnerService) -> None:
    both = begin(gym, "easy", 1000), begin(gym, "hard", 1000, THERE, 2)
    for it in both:
        await has_played(it, PART)
    await gym.stop()
    for it, place in zip(both, (HERE, THERE), strict=True):
        assert (it.is_over, it.is_complete) == (True, False)
        assert (await learners.brain(place)).results == it.results
