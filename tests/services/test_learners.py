"""What matches teach the learners: each lesson once, none lost, whoever else plays at the same time."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Sequence
from datetime import timedelta

import pytest

from bot.game.board import parse_board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, position_of
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place, ScopeId
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.services.build import Services
from bot.services.learners import LearnerService
from bot.storage.database import Database
from bot.storage.learners import LearnerStore
from tests.databases import a_database, opened
from tests.fakes.opponents import FirstFree
from tests.services.test_game_service import ANA, Clock, services_with

SERVER = GuildId(7)
HERE, THERE = Place(ChannelId(10), SERVER), Place(ChannelId(20), SERVER)

QUICK_WINS = (("b2", "b3", "b1"), ("b1", "b3", "b2"))
"""Two ways to beat whoever plays the first free cell."""


class Interrupted(LearnerStore):
    """While what a learner remembers is being read, something happens."""

    by: Coroutine[None, None, None] | None = None

    async def find(self, scope: ScopeId) -> SavedLearner | None:
        found, by = await super().find(scope), self.by
        self.by = None
        if by:
            await by
        return found


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(database: Database, clock: Clock) -> Services:
    return services_with(database, FirstFree(), clock)


async def plays(services: Services, place: Place, first_event: int, cells: Sequence[str]) -> None:
    """A member's moves of a whole game against the learner."""
    await services.games.start(place, ANA, Event(EventId(first_event)), level="learner")
    for number, cell in enumerate(cells, start=first_event + 1):
        await services.games.move(place, ANA, Event(EventId(number)), cell)


def lost(*boards: str) -> dict[Position, Verdict]:
    """What O remembers that has made these positions, and lost."""
    return {position_of(parse_board(board), Mark.O): Verdict.LOST for board in boards}


async def test_a_lost_game_teaches_the_position_before_the_winning_move(services: Services) -> None:
    await plays(services, HERE, 100, ("b2", "b3", "b1"))
    brain = await services.learners.brain(THERE)
    assert brain.memory == lost("OO./.XX/...")
    assert (brain.games, brain.training_games, brain.results) == (1, 0, "l")
    assert brain.last_avoided == position_of(parse_board("OO./.XX/..."), Mark.O)


async def test_games_that_are_played_at_once_lose_no_lesson(services: Services) -> None:
    games = zip((HERE, THERE), (100, 200), QUICK_WINS, strict=True)
    await asyncio.gather(*(plays(services, place, first, cells) for place, first, cells in games))
    brain = await services.learners.brain(HERE)
    assert (brain.results, brain.memory) == ("ll", lost("OO./.XX/...", "OO./X.X/..."))
    assert (await services.learners.learner(HERE)).memory == brain.memory


async def test_two_processes_lose_no_lesson_and_hear_of_each_others_within_a_minute(
    database: Database, services: Services, clock: Clock
) -> None:
    async with opened(f"sqlite:///{database.file}") as same:
        other = services_with(same, FirstFree(), clock)
        for one in (services, other):
            assert not (await one.learners.learner(HERE)).memory
        await plays(services, HERE, 100, QUICK_WINS[0])
        await plays(other, THERE, 200, QUICK_WINS[1])
        assert len((await other.learners.learner(HERE)).memory) == 1
        clock.time += timedelta(minutes=1)
        for one in (services, other):
            assert (await one.learners.learner(HERE)).memory == lost("OO./.XX/...", "OO./X.X/...")


async def test_what_is_learned_while_a_memory_is_being_read_is_not_overlooked(services: Services) -> None:
    await services.learners.teach(
        MemoryUpdate(HERE, "original", lost("OO./.XX/..."))
    )  # so that there is something to read
    interrupted = Interrupted(services.database)
    learners = LearnerService(interrupted, now=Clock())
    interrupted.by = learners.teach(MemoryUpdate(HERE, "original", lost("OO./X.X/...")))
    assert len((await learners.learner(HERE)).memory) == 2


async def test_a_ply_that_is_not_saved_teaches_nothing(services: Services) -> None:
    await plays(services, HERE, 100, ("b2", "b3"))
    twice = [services.games.move(HERE, ANA, Event(EventId(110)), "b1") for _ in range(2)]
    await asyncio.gather(*twice, return_exceptions=True)
    assert (await services.learners.brain(HERE)).results == "l"


async def test_two_learners_teach_each_other_and_the_game_counts_for_neither(services: Services) -> None:
    update = await services.exhibitions.begin(HERE, Event(EventId(1)), "learner", "learner")
    while not update.match.is_over:
        update = await services.exhibitions.advance(HERE.channel, update.match.id)
    assert update.match.result == "x"
    brain = await services.learners.brain(HERE)
    assert (brain.results, brain.memory) == ("", lost("XOX/OXO/..."))


async def test_another_memory_takes_the_place_of_the_old_one_at_once(services: Services) -> None:
    await plays(services, HERE, 100, QUICK_WINS[0])
    await services.learners.replace(HERE, "stronger", {})
    assert await services.learners.brain(THERE) == SavedLearner("stronger")
    assert not (await services.learners.learner(HERE)).memory


async def test_a_learner_in_the_stronger_mode_learns_from_both_sides_of_a_game(services: Services) -> None:
    await services.learners.replace(HERE, "stronger", {})
    update = await services.exhibitions.begin(HERE, Event(EventId(1)), "program", "learner")
    while not update.match.is_over:
        update = await services.exhibitions.advance(HERE.channel, update.match.id)
    verdicts = (await services.learners.brain(HERE)).memory.values()
    assert {*verdicts} == {Verdict.LOST, Verdict.GOOD}


async def test_what_a_later_version_has_left_is_met_by_a_naive_learner_and_kept(services: Services) -> None:
    await services.learners.teach(MemoryUpdate(HERE, "newer", lost("OO./.XX/...")))
    assert await services.learners.brain(HERE) == SavedLearner("original")
    await plays(services, HERE, 100, QUICK_WINS[0])
    found = await LearnerStore(services.database).find(HERE.scope)
    assert found
    assert (found.mode, len(found.memory)) == ("newer", 1)


async def test_only_what_was_new_is_told_as_the_latest_lesson(services: Services) -> None:
    for first, cells in ((100, QUICK_WINS[0]), (200, QUICK_WINS[1])):
        await services.learners.replace(HERE, "original", {})
        await plays(services, HERE, first, cells)
    latest = (await services.learners.brain(HERE)).last_avoided
    await services.learners.teach(MemoryUpdate(HERE, "original", lost("OO./.XX/..."), is_own=False))
    assert (
        (await services.learners.brain(HERE)).last_avoided == latest == position_of(parse_board("OO./X.X/..."), Mark.O)
    )
