"""Trainings: they take turns, save each batch, and do not disturb a memory that is replaced meanwhile."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.errors import Refusal
from bot.game.position import Position, Verdict
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.opponents.learner import ModeName
from bot.opponents.memory_file import MemoryFile
from bot.services import training as training_module
from bot.services.learners import LearnerService
from bot.services.training import BATCH_SIZE, Training, TrainingService
from bot.services.worker_pool import WorkerPool
from bot.storage.database import Database
from tests.fakes.opponents import Failing, FirstFree, FixedStrategy, Slow
from tests.support.people import ANA, HERE, THERE, Clock, actor
from tests.support.refusals import refuses

ELSEWHERE = Place(ChannelId(40), GuildId(8 << 22))
"""A channel of another server."""

A_MOMENT = timedelta(milliseconds=1)
LESSON = {Position(1): Verdict.LOST}


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches follow each other at once, and the last ones are waited for."""
    monkeypatch.setattr(training_module, "BATCH_PAUSE", timedelta(0))
    monkeypatch.setattr(training_module, "_CLOSE_TIMEOUT", timedelta(minutes=1))


@pytest.fixture
def learners(database: Database) -> LearnerService:
    return LearnerService(database, now=Clock())


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
async def trainings(learners: LearnerService, slow: Slow) -> AsyncGenerator[TrainingService]:
    """Trains against a few opponents."""
    opponents = {"easy": FirstFree(), "hard": FixedStrategy(), "slow": slow, "failing": Failing(1)}
    trainings = TrainingService(learners, opponents, WorkerPool(), rng=Random(1))
    yield trainings
    slow.stop.set()
    await trainings.close()


def begin(
    trainings: TrainingService, opponent: str, batches: int = 3, place: Place = HERE, number: int = 1
) -> Training:
    return trainings.begin(actor(ANA, number, place), opponent, batches * BATCH_SIZE)


async def batch_begins(slow: Slow) -> None:
    """Wait until the slow opponent thinks."""
    await asyncio.to_thread(slow.thinking.wait, 10)


async def played(training: Training, games: int) -> None:
    """Wait until a training has played so many games."""
    while len(training.results) < games:
        await training.wait(A_MOMENT)


async def test_a_training_plays_all_its_games(trainings: TrainingService, learners: LearnerService) -> None:
    training = begin(trainings, "hard")
    assert (training.is_over, training.is_complete) == (False, False)
    await training.wait()
    assert (training.is_over, training.is_complete, training.failure) == (True, True, None)
    saved = await learners.load(HERE)
    assert (saved.games, saved.training_games, saved.results) == (3 * BATCH_SIZE, 3 * BATCH_SIZE, training.results)
    assert (training.memory_size_before, training.memory_size) == (0, len(saved.memory))
    assert 3 <= training.memory_size == len((await learners.get(THERE)).memory)
    assert {*training.results} >= {"l", "d"}


async def test_a_scope_has_one_training_at_a_time(trainings: TrainingService, slow: Slow) -> None:
    training = begin(trainings, "slow", 1)
    with refuses("training-already_running"):
        begin(trainings, "easy", place=THERE)
    assert [*trainings.running] == [training]
    slow.stop.set()
    await training.wait()
    assert not trainings.running
    following = trainings.begin(actor(ANA, 1, THERE), "easy", BATCH_SIZE + 3)  # the last batch is smaller
    await following.wait()
    assert len(following.results) == BATCH_SIZE + 3


async def test_two_trainings_play_their_batches_alternately(
    trainings: TrainingService, learners: LearnerService, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[Place] = []
    apply = learners.apply

    async def record(update: MemoryUpdate) -> None:
        saved.append(update.place)
        await apply(update)

    monkeypatch.setattr(learners, "apply", record)
    both = begin(trainings, "easy", 10), begin(trainings, "hard", 10, ELSEWHERE, 2)
    for training in both:
        await training.wait()
        assert len(training.results) == 10 * BATCH_SIZE
    assert saved == [HERE, ELSEWHERE] * 10


async def test_one_training_plays_at_a_time(trainings: TrainingService, slow: Slow) -> None:
    one = begin(trainings, "slow", 1)
    await batch_begins(slow)
    slow.thinking.clear()
    other = begin(trainings, "slow", 1, ELSEWHERE, 2)
    assert not await asyncio.to_thread(slow.thinking.wait, 0.05)
    slow.stop.set()
    await one.wait()
    await other.wait()
    assert one.is_complete
    assert other.is_complete


async def test_a_batch_is_saved_before_the_next(
    trainings: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    slow.stop.set()
    training = begin(trainings, "slow", 100)
    await played(training, 2 * BATCH_SIZE)
    saved = await learners.load(HERE)
    assert saved.results.startswith(training.results[: 2 * BATCH_SIZE])
    assert saved.training_games == saved.games >= 2 * BATCH_SIZE


async def test_a_lesson_learned_meanwhile_is_used_by_the_next_batch(
    trainings: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = begin(trainings, "slow", 2)
    await batch_begins(slow)
    await learners.apply(MemoryUpdate(THERE, "original", LESSON, "l"))
    slow.stop.set()
    await training.wait()
    saved = await learners.load(HERE)
    assert saved.memory.keys() > LESSON.keys()
    assert (saved.games, saved.training_games) == (2 * BATCH_SIZE + 1, 2 * BATCH_SIZE)
    assert training.memory_size == len(saved.memory)


async def test_a_training_that_is_ended_saves_its_batch(
    trainings: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = begin(trainings, "slow", 3)
    await batch_begins(slow)
    ending = asyncio.create_task(training.end())
    await asyncio.sleep(0)
    assert not training.is_over
    slow.stop.set()
    await ending
    assert (training.is_over, training.is_complete, training.failure) == (True, False, None)
    assert (await learners.load(HERE)).results == training.results
    assert len(training.results) == BATCH_SIZE


async def test_replacing_a_memory_ends_the_training_first(
    trainings: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = begin(trainings, "slow", 3)
    await batch_begins(slow)
    replacing = asyncio.create_task(trainings.replace(THERE, MemoryFile("stronger", LESSON)))
    await asyncio.sleep(0)
    assert not replacing.done()
    slow.stop.set()
    before = await replacing
    assert (before.games, training.is_over) == (BATCH_SIZE, True)
    assert await learners.load(HERE) == SavedLearner("stronger", LESSON)

    replacing = asyncio.create_task(trainings.replace(HERE, MemoryFile("original", LESSON)))
    await asyncio.sleep(0)
    training = begin(trainings, "hard", 1)  # uses the new memory
    await asyncio.gather(replacing, training.wait())
    saved = await learners.load(HERE)
    assert (saved.mode, saved.results, training.memory_size_before) == ("original", training.results, 1)


async def test_memories_of_one_mode_are_merged_and_the_record_stays(
    trainings: TrainingService, learners: LearnerService
) -> None:
    await learners.apply(MemoryUpdate(HERE, "original", LESSON, "wl"))
    before, added = await trainings.merge(HERE, MemoryFile("original", {**LESSON, Position(211): Verdict.LOST}))
    assert (before.memory, added) == (LESSON, {Position(211): Verdict.LOST})
    after = await learners.load(HERE)
    assert (after.memory, after.results, after.games) == (LESSON | dict(added), "wl", 2)
    assert (await learners.get(HERE)).memory == after.memory
    with pytest.raises(Refusal) as refused:
        await trainings.merge(HERE, MemoryFile("stronger", LESSON))
    assert refused.value.key == "learner-other_mode"
    assert (refused.value.facts["theirs"], refused.value.facts["ours"]) == (ModeName("stronger"), ModeName("original"))
    assert await learners.load(HERE) == after


async def test_an_exception_in_an_opponent_ends_one_training(trainings: TrainingService) -> None:
    bad, good = begin(trainings, "failing"), begin(trainings, "easy", 3, ELSEWHERE, 2)
    await bad.wait()
    await good.wait()
    assert isinstance(bad.failure, ZeroDivisionError)
    assert (bad.is_complete, bad.results, good.is_complete) == (False, "", True)
    await begin(trainings, "failing", 1).wait()


async def test_all_trainings_can_be_stopped(trainings: TrainingService, learners: LearnerService) -> None:
    both = begin(trainings, "easy", 1000), begin(trainings, "hard", 1000, ELSEWHERE, 2)
    for training in both:
        await played(training, BATCH_SIZE)
    await trainings.close()
    for training, place in zip(both, (HERE, ELSEWHERE), strict=True):
        assert (training.is_over, training.is_complete) == (True, False)
        assert (await learners.load(place)).results == training.results
