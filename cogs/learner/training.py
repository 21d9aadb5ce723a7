"""Training: a learner plays up to thousands of games against a level in the background.

The games are played in a worker thread, in small batches, each of which is saved before the next begins. A process that
dies loses one batch at most. Each batch begins with the current memory, including what matches have taught meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from bot.games.errors import Refusal
from bot.games.games import DEFAULT_GAME
from bot.games.lines import LISTED
from bot.matches.opponent_pool import check_offered
from bot.model.actor import Actor
from bot.model.ids import EventId, Place, ScopeId
from bot.players.learner import MODES, Memory, ModeName
from bot.players.memory_file import MemoryFile, merge_changes
from bot.players.opponent import Opponent
from bot.players.training import train
from bot.workers.pool import MAX_CELLS_IN_PROCESS, WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.learner.queries import MemoryUpdate, SavedLearner, format_results
from cogs.learner.service import LearnerService

MAX_GAMES = 10_000

BATCH_SIZE = 10  # games in a batch. Against the slowest level they take some 50 milliseconds.
BATCH_PAUSE = timedelta(milliseconds=10)  # the time between two batches, for other work
_CLOSE_TIMEOUT = timedelta(seconds=1)


@dataclass(eq=False)
class Training:
    id: EventId  # the event that started it
    place: Place
    opponent: str  # the level's name
    games: int  # how many games to play
    game: str = DEFAULT_GAME  # the name of the game that is played
    results: str = ""  # the results of the games played so far for the learner, one letter each: `w`, `d` or `l`
    games_shown: int = 0  # how many of them its message shows
    memory_size_before: int = 0  # how many positions the learner remembered before the first game
    memory_size: int = 0  # how many positions it remembers now
    is_ended_by_press: bool = False
    failure: Exception | None = None  # the exception that ended it, if any
    task: asyncio.Task[None] = field(init=False, repr=False)  # plays the games

    @property
    def is_over(self) -> bool:
        return self.task.done()

    @property
    def is_complete(self) -> bool:
        return len(self.results) == self.games

    async def wait(self, limit: timedelta | None = None) -> None:
        await asyncio.wait([self.task], timeout=limit.total_seconds() if limit else None)

    def cancel(self) -> None:
        """End it after the current batch. Calling this again does nothing: a second cancellation would abort saving."""
        if not self.task.cancelling():
            self.task.cancel()

    async def end(self) -> None:
        self.cancel()
        await self.wait()


class TrainingService:
    """The running trainings of a process, at most one for each scope, and imports into learners' memories."""

    def __init__(
        self, learners: LearnerService, opponents: Mapping[str, Opponent], workers: WorkerPool, *, rng: Random
    ) -> None:
        self._learners = learners
        self._opponents = opponents
        self._workers = workers
        self._rng = rng
        self._running: dict[ScopeId, Training] = {}
        self._batch_lock = asyncio.Lock()
        self._locks: WeakValueDictionary[ScopeId, asyncio.Lock] = WeakValueDictionary()
        # starts a task that outlives the command that asked for it
        self.spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]] = asyncio.create_task

    def begin(self, actor: Actor, opponent: str, games: int, game: str = DEFAULT_GAME) -> Training:
        """Begin to train the learner of the actor's place. Raises Refusal if it is being trained; NotOfferedError."""
        check_offered(opponent, LISTED[game])
        scope = actor.place.scope
        if scope in self._running:
            raise Refusal("training-already_running")
        training = self._running[scope] = Training(actor.event.id, actor.place, opponent, games, game)
        training.task = self.spawn(self._run(training))
        training.task.add_done_callback(lambda _: self._running.pop(scope))
        return training

    @property
    def running(self) -> Collection[Training]:
        return self._running.values()

    async def merge(self, place: Place, file: MemoryFile) -> tuple[SavedLearner, Memory]:
        """End the training of a learner, then merge a file into its memory. Raises Refusal if its mode is another one.
        Return the learner as it was before, and the positions that were added or changed.
        """
        async with self.without_training(place.scope):
            before = await self._learners.load(place, file.game)
            if before.mode != file.mode:
                raise Refusal("learner-other_mode", theirs=ModeName(file.mode), ours=ModeName(before.mode))
            added = merge_changes(file.memory, before.memory)
            await self._learners.apply(MemoryUpdate(place, before.mode, added, is_imported=True, game=file.game))
        return before, added

    async def replace(self, place: Place, file: MemoryFile) -> SavedLearner:
        """End the training of a learner, then replace it, and return it as it was before."""
        async with self.without_training(place.scope):
            before = await self._learners.load(place, file.game)
            await self._learners.replace(place, file.mode, dict(file.memory), file.game)
        return before

    async def close(self) -> None:
        """End all trainings after their current batches; abort batches that take longer than a second."""
        if tasks := [training.task for training in self._running.values()]:
            for training in self._running.values():
                training.cancel()
            _, late = await asyncio.wait(tasks, timeout=_CLOSE_TIMEOUT.total_seconds())
            for task in late:
                task.cancel()

    @asynccontextmanager
    async def without_training(self, scope: ScopeId) -> AsyncGenerator[None]:
        """End the training of a scope. A training that begins during the block waits for the end of the block."""
        if training := self._running.get(scope):
            await training.end()
        async with self._lock_scope(scope):
            yield

    async def _run(self, training: Training) -> None:
        is_small = LISTED[training.game].cells <= MAX_CELLS_IN_PROCESS
        turn = self._batch_lock if is_small else nullcontext()  # larger boards wait for a worker instead
        try:
            while not training.is_complete:
                if training.results:
                    await asyncio.sleep(BATCH_PAUSE.total_seconds())
                async with self._lock_scope(training.place.scope), turn:
                    await _complete_despite_cancel(self._train_batch(training))
        except Exception as failure:  # reported where the training is shown
            training.failure = failure

    async def _train_batch(self, training: Training) -> None:
        place, rules, played = training.place, LISTED[training.game], len(training.results)
        learner = await self._learners.get(place, rules)
        if not played:
            training.memory_size_before = len(learner.memory)
        mode, memory = next(name for name, kind in MODES.items() if kind is type(learner)), dict(learner.memory)
        size = BATCH_SIZE if rules.cells <= MAX_CELLS_IN_PROCESS else 1  # a game on a larger board takes longer
        games, rng = min(size, training.games - played), Random(self._rng.getrandbits(64))
        opponent = self._opponents[training.opponent]
        play = partial(train, mode, memory, opponent, games, rng, start=played, rules=rules)
        result = await self._workers.run_on_board(Ticket(Priority.BACKGROUND, place.scope), rules, play)
        results = format_results(result.results)
        await self._learners.apply(
            MemoryUpdate(place, mode, result.learned, results, is_training=True, game=training.game)
        )
        training.results += results
        training.memory_size = len((await self._learners.get(place, rules)).memory)

    def _lock_scope(self, scope: ScopeId) -> asyncio.Lock:
        """Return the lock for changes of a learner's memory, except those by matches."""
        return self._locks.setdefault(scope, asyncio.Lock())


async def _complete_despite_cancel(action: Coroutine[Any, Any, None]) -> None:
    """Run an action to its end even when cancelled, then raise CancelledError. A second cancellation aborts it."""
    task = asyncio.create_task(action)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise
