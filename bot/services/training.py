"""Trainings: a learner plays hundreds of games against a level, while people go on playing.

They are played in small parts, each in a thread, and each saved before the next begins. So a process that dies
loses a part at most, and what matches teach meanwhile is known to the next part.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from bot.model.ids import EventId, Place, ScopeId
from bot.model.learner import MemoryUpdate, SavedLearner, format_results
from bot.opponents.learner import MODES, Learner, Memory, ModeName
from bot.opponents.memory_file import MemoryFile, merge_changes
from bot.opponents.opponent import Opponent
from bot.opponents.training import train
from bot.services.errors import OtherModeError, TrainingUnderWayError
from bot.services.learners import LearnerService

MOST_GAMES = 10_000

PART = 10
"""So many games take the slowest level some fifty milliseconds."""

PAUSE = timedelta(milliseconds=10)
"""Between two parts, for everything else that the machine has to do."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]

_TO_STOP = timedelta(seconds=1)


@dataclass(eq=False)
class Training:
    """One that is under way, or has ended.

    Args:
        number: the event that asked for it.
        opponent: the level, by name.
        games: how many are to be played.
        results: how those that were played ended for the learner, a letter each.
        shown: how many of them its message tells of.
        knew, knows: how many positions it remembered before the first, and remembers now.
        failure: what went wrong, if it has ended by that.
        task: plays them.
    """

    number: EventId
    place: Place
    opponent: str
    games: int
    results: str = ""
    shown: int = 0
    knew: int = 0
    knows: int = 0
    failure: Exception | None = None
    task: asyncio.Task[None] = field(init=False, repr=False)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played."""
        return self.task.done()

    @property
    def is_complete(self) -> bool:
        """Whether all games have been played."""
        return len(self.results) == self.games

    async def wait(self, longest: timedelta | None = None) -> None:
        """Wait until it is over, or for so long."""
        await asyncio.wait([self.task], timeout=longest.total_seconds() if longest else None)

    def cancel(self) -> None:
        """Have it end with what is being played; said twice, that would cut short what is being saved."""
        if not self.task.cancelling():
            self.task.cancel()

    async def end(self) -> None:
        """Have it end with what is being played, and wait for that."""
        self.cancel()
        await self.wait()


class TrainingService:
    """The trainings of a process: one in each home, which take turns; and what else changes a memory than playing.

    Whatever is awaited here may raise DatabaseError.

    Args:
        learners: who is trained.
        opponents: the levels by their names.
        rng: where every choice among equals comes from.
    """

    def __init__(self, learners: LearnerService, opponents: Mapping[str, Opponent], *, rng: Random) -> None:
        self._learners = learners
        self._opponents = opponents
        self._rng = rng
        self._under_way: dict[ScopeId, Training] = {}
        self._turn = asyncio.Lock()
        self._homes: WeakValueDictionary[ScopeId, asyncio.Lock] = WeakValueDictionary()
        self.spawn: Spawn = asyncio.create_task
        """Begins what goes on long after the command that asked for it."""

    def begin(self, number: EventId, place: Place, opponent: str, games: int) -> Training:
        """Train the learner of a place.

        Raises:
            TrainingUnderWayError: that is being done already.
        """
        if place.scope in self._under_way:
            raise TrainingUnderWayError
        training = self._under_way[place.scope] = Training(number, place, opponent, games)
        training.task = self.spawn(self._run(training))
        training.task.add_done_callback(lambda _: self._under_way.pop(place.scope))
        return training

    @property
    def under_way(self) -> Collection[Training]:
        """Those that have not ended."""
        return self._under_way.values()

    async def merge(self, place: Place, file: MemoryFile) -> tuple[SavedLearner, Memory]:
        """Add another memory to that of a learner; its training, if there is one, ends first.

        Returns:
            All that was known of the learner before, and what is new to it.

        Raises:
            OtherModeError: the memory is that of another mode.
        """
        async with self.at_rest(place.scope):
            before = await self._learners.brain(place)
            if before.mode != file.mode:
                raise OtherModeError(ModeName(file.mode), ModeName(before.mode))
            added = merge_changes(file.memory, before.memory)
            await self._learners.teach(MemoryUpdate(place, before.mode, added, is_own=False))
        return before, added

    async def replace(self, place: Place, file: MemoryFile) -> SavedLearner:
        """Give a learner another memory in place of its own, and no record; its training, if there is one, ends first.

        Returns:
            All that was known of it before.
        """
        async with self.at_rest(place.scope):
            before = await self._learners.brain(place)
            await self._learners.replace(place, file.mode, dict(file.memory))
        return before

    async def stop(self) -> None:
        """End them all, with what is being played if that takes no longer than a moment."""
        if tasks := [training.task for training in self._under_way.values()]:
            for training in self._under_way.values():
                training.cancel()
            _, late = await asyncio.wait(tasks, timeout=_TO_STOP.total_seconds())
            for task in late:
                task.cancel()

    async def _run(self, training: Training) -> None:
        try:
            await self._train(training)
        except Exception as failure:  # whoever looks at the training tells of it
            training.failure = failure

    async def _train(self, training: Training) -> None:
        while not training.is_complete:
            if training.results:
                await asyncio.sleep(PAUSE.total_seconds())
            async with self._lock_scope(training.place.scope), self._turn:
                await _to_its_end(self._play_part(training))

    async def _play_part(self, training: Training) -> None:
        """Play some games with what the learner remembers now, and save what they teach."""
        place, played = training.place, len(training.results)
        learner = await self._learners.learner(place)
        if not played:
            training.knew = len(learner.memory)
        mode, memory = _mode_of(learner), dict(learner.memory)
        games, rng = min(PART, training.games - played), Random(self._rng.getrandbits(64))
        opponent = self._opponents[training.opponent]
        course = await asyncio.to_thread(train, mode, memory, opponent, games, rng, start=played)
        results = format_results(course.results)
        await self._learners.teach(MemoryUpdate(place, mode, course.lessons, results, is_training=True))
        training.results += results
        training.knows = len((await self._learners.learner(place)).memory)

    @asynccontextmanager
    async def at_rest(self, scope: ScopeId) -> AsyncGenerator[None]:
        """Have nobody trained in a home until the end of the block."""
        if training := self._under_way.get(scope):
            await training.end()
        async with self._lock_scope(scope):
            yield

    def _lock_scope(self, scope: ScopeId) -> asyncio.Lock:
        """The lock of whoever changes what a learner remembers otherwise than by matches."""
        return self._homes.setdefault(scope, asyncio.Lock())


async def _to_its_end(action: Coroutine[Any, Any, None]) -> None:
    """Do something that is not left half done when it is cancelled, unless that happens twice."""
    task = asyncio.create_task(action)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


def _mode_of(learner: Learner) -> str:
    return next(name for name, kind in MODES.items() if kind is type(learner))
