"""What matches and trainings teach the learners, also when two games or two processes play at once."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from datetime import timedelta
from random import Random

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.ids import MatchId
from bot.games.lines import LISTED, parse_board
from bot.games.mark import Mark
from bot.games.match import Match, OpponentSeat
from bot.games.position import Position, Verdict, position_of
from bot.model.ids import ChannelId, GuildId, Place
from bot.players.learner import LEARNER, ModeName
from bot.players.memory_file import MemoryFile
from bot.workers.pool import WorkerPool
from cogs.learner import training as training_module
from cogs.learner.queries import MemoryUpdate, SavedLearner, find_learner
from cogs.learner.service import LearnerService
from cogs.learner.training import BATCH_SIZE, Training, TrainingService
from cogs.play.service import MatchOptions, PlayService
from cogs.watch.service import ExhibitionService
from tests.fakes.opponents import Failing, FirstFree, FixedStrategy, Slow
from tests.support.databases import Interrupted
from tests.support.people import ANA, HERE, THERE, Clock, actor
from tests.support.services import OPPONENT, begin

LESSON = {Position(1): Verdict.LOST}
QUICK_WINS = (("b2", "b3", "b1"), ("b1", "b3", "b2"))
"""Two ways to beat an opponent that plays the first free cell."""


async def play(services: Services, place: Place, first_event: int, cells: Sequence[str]) -> None:
    """Play Ana's moves of a whole game against the learner."""
    await services[PlayService].start(actor(ANA, first_event, place), MatchOptions(level="learner"))
    for number, cell in enumerate(cells, start=first_event + 1):
        await services[PlayService].move(actor(ANA, number, place), cell)


def lost(*boards: str) -> dict[Position, Verdict]:
    """The memory of an O that has made these positions, and lost."""
    return {position_of(parse_board(board), Mark.O): Verdict.LOST for board in boards}


async def test_two_games_at_once_teach_the_positions_before_the_winning_moves(services: Services) -> None:
    games = zip((HERE, THERE), (100, 200), QUICK_WINS, strict=True)
    await asyncio.gather(*(play(services, place, first, cells) for place, first, cells in games))
    saved = await services[LearnerService].load(HERE)
    assert saved.memory == lost("OO./.XX/...", "OO./X.X/...") == (await services[LearnerService].get(HERE)).memory
    assert (saved.games, saved.training_games, saved.results) == (2, 0, "ll")
    assert saved.last_avoided in saved.memory


async def test_two_processes_share_their_lessons_within_a_minute(
    services: Services, other: Services, clock: Clock
) -> None:
    for process in (services, other):
        assert not (await process[LearnerService].get(HERE)).memory
    await play(services, HERE, 100, QUICK_WINS[0])
    await play(other, THERE, 200, QUICK_WINS[1])
    assert len((await other[LearnerService].get(HERE)).memory) == 1
    clock.advance(timedelta(minutes=1))
    for process in (services, other):
        assert (await process[LearnerService].get(HERE)).memory == lost("OO./.XX/...", "OO./X.X/...")


async def test_a_lesson_saved_during_a_read_is_not_lost(services: Services, interrupted: Interrupted) -> None:
    await services[LearnerService].apply(MemoryUpdate(HERE, "original", lost("OO./.XX/...")))  # something to read
    learners = LearnerService(interrupted, now=Clock())
    interrupted.action = learners.apply(MemoryUpdate(HERE, "original", lost("OO./X.X/...")))
    assert len((await learners.get(HERE)).memory) == 2


async def test_a_game_between_learners_teaches_and_is_not_in_the_record(services: Services) -> None:
    update = await services[ExhibitionService].begin(actor(ANA, 1), "learner", "learner")
    while not update.match.is_over:
        update = await services[ExhibitionService].advance(update.saved)
    assert update.match.result == "x"
    saved = await services[LearnerService].load(HERE)
    assert (saved.results, saved.memory) == ("", lost("XOX/OXO/..."))


async def test_a_new_memory_of_the_stronger_mode_learns_from_both_sides(services: Services) -> None:
    await play(services, THERE, 100, QUICK_WINS[0])
    await services[LearnerService].replace(HERE, "stronger", {})
    assert await services[LearnerService].load(THERE) == SavedLearner("stronger")
    assert not (await services[LearnerService].get(HERE)).memory
    update = await services[ExhibitionService].begin(actor(ANA, 1), OPPONENT, "learner")
    while not update.match.is_over:
        update = await services[ExhibitionService].advance(update.saved)
    verdicts = (await services[LearnerService].load(HERE)).memory.values()
    assert {*verdicts} == {Verdict.LOST, Verdict.GOOD}


async def test_a_learner_of_an_unknown_mode_counts_as_new_and_is_kept(services: Services) -> None:
    await services[LearnerService].apply(MemoryUpdate(HERE, "newer", lost("OO./.XX/...")))
    assert await services[LearnerService].load(HERE) == SavedLearner("original")
    await play(services, HERE, 100, QUICK_WINS[0])
    newer = await services[Database].read(find_learner, HERE.scope)
    assert newer
    assert (newer.mode, len(newer.memory)) == ("newer", 1)


async def test_each_game_has_a_memory_of_its_own(services: Services) -> None:
    match = Match(MatchId(1), LISTED["misere"], OpponentSeat(OPPONENT), OpponentSeat(LEARNER), (0, 8, 3, 2, 6))
    assert match.outcome
    assert match.outcome.winner is Mark.O
    await begin(services, match)
    misere, default = await services[LearnerService].load(HERE, "misere"), await services[LearnerService].load(HERE)
    assert (misere.game, misere.games, misere.results) == ("misere", 1, "w")
    assert (default.game, default.games) == ("3x3", 0)
    assert (await services[LearnerService].get(HERE, LISTED["misere"])).memory == misere.memory


ELSEWHERE = Place(ChannelId(40), GuildId(8 << 22))
"""A channel of another server."""

A_MOMENT = timedelta(milliseconds=1)


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


def train(
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
    training = train(trainings, "hard")
    assert (training.is_over, training.is_complete) == (False, False)
    await training.wait()
    assert (training.is_over, training.is_complete, training.failure) == (True, True, None)
    saved = await learners.load(HERE)
    assert (saved.games, saved.training_games, saved.results) == (3 * BATCH_SIZE, 3 * BATCH_SIZE, training.results)
    assert (training.memory_size_before, training.memory_size) == (0, len(saved.memory))
    assert 3 <= training.memory_size == len((await learners.get(THERE)).memory)
    assert {*training.results} >= {"l", "d"}


async def test_two_trainings_play_their_batches_alternately(
    trainings: TrainingService, learners: LearnerService, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[Place] = []
    apply = learners.apply

    async def record(update: MemoryUpdate) -> None:
        saved.append(update.place)
        await apply(update)

    monkeypatch.setattr(learners, "apply", record)
    both = train(trainings, "easy", 10), train(trainings, "hard", 10, ELSEWHERE, 2)
    for training in both:
        await training.wait()
        assert len(training.results) == 10 * BATCH_SIZE
    assert saved == [HERE, ELSEWHERE] * 10


async def test_replacing_a_memory_ends_the_training_first(
    trainings: TrainingService, slow: Slow, learners: LearnerService
) -> None:
    training = train(trainings, "slow", 3)
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
    training = train(trainings, "hard", 1)  # uses the new memory
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
    bad, good = train(trainings, "failing"), train(trainings, "easy", 3, ELSEWHERE, 2)
    await bad.wait()
    await good.wait()
    assert isinstance(bad.failure, ZeroDivisionError)
    assert (bad.is_complete, bad.results, good.is_complete) == (False, "", True)
    await train(trainings, "failing", 1).wait()


async def test_all_trainings_can_be_stopped(trainings: TrainingService, learners: LearnerService) -> None:
    both = train(trainings, "easy", 1000), train(trainings, "hard", 1000, ELSEWHERE, 2)
    for training, place in zip(both, (HERE, ELSEWHERE), strict=True):
        await played(training, BATCH_SIZE)
        saved = await learners.load(place)  # each batch is saved before the next
        assert saved.results.startswith(training.results[:BATCH_SIZE])
        assert saved.training_games == saved.games >= BATCH_SIZE
    await trainings.close()
    for training, place in zip(both, (HERE, ELSEWHERE), strict=True):
        assert (training.is_over, training.is_complete) == (True, False)
        assert (await learners.load(place)).results == training.results
