"""The order in which tasks get a worker. A turn is the time for which a task has a worker."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from time import perf_counter
from typing import Any, TypeVar

from bot.games.errors import Refusal

_T = TypeVar("_T")

MAX_WAITING = 40  # how many members may wait for advice
LONG_WAIT = 5.0  # tasks that take longer than this because of others, in seconds, are announced
_LOOK_SECONDS = 0.5  # how often the wait of a task is estimated
_WEIGHT = 0.2  # the weight of the latest task in the mean duration, so that the mean follows changes of the load


class Priority(IntEnum):
    """What a task is for; the lowest number is served first."""

    MOVE = 0  # a move of a level, or the answer to a puzzle: a game waits for it
    ADVICE = 1  # what a member asks for beside a game: hints, analyses, reviews and charts
    BACKGROUND = 2  # what nobody has asked for: the next step of a training or of a game between levels, which may
    # last for hours, and the coach's sentence about a finished game


@dataclass(frozen=True, slots=True)
class Ticket:
    priority: Priority
    owner: int  # a member; in the background, the scope of a training or the channel of a game
    share: float = field(default=1.0, compare=False)  # less than 1 for a search that gets this share of the usual time


class Turns:
    """A semaphore that serves tasks by priority, and the owners of equal priority one after another.
    Of each owner, one task of each priority runs at a time. In all, `size` tasks run at a time.
    """

    def __init__(self, size: int) -> None:
        self._size = self._free = size
        self._running: set[Ticket] = set()
        self._queues: dict[Ticket, deque[asyncio.Future[None]]] = {}
        """The waiting tasks by their tickets. Tickets of equal priority are served in this order."""
        self._durations = dict.fromkeys(Priority, 1.0)  # the mean duration of a whole task of each priority, in seconds

    @property
    def has_free(self) -> bool:
        """Whether a task of a new owner would begin at once."""
        return self._free > 0

    def waiting(self, *priorities: Priority) -> int:
        """Return how many tasks of some priorities wait."""
        return sum(self._count(ticket) for ticket in self._queues if ticket.priority in priorities)

    def waiting_owners(self, priority: Priority) -> int:
        """Return how many owners wait with tasks of a priority: so many tasks are served before one of a new owner."""
        return sum(ticket.priority is priority and self._count(ticket) > 0 for ticket in self._queues)

    def time_left(self, ticket: Ticket) -> float:
        """Estimate after how many seconds the waiting tasks with a ticket will be done; 0 if none waits."""
        if not (own := self._count(ticket)):
            return 0
        ahead, is_behind = 0.0, False
        for other in self._queues:
            is_behind |= other == ticket
            if other.priority == ticket.priority:  # each owner has one task in each round
                ahead += min(self._count(other), own - (is_behind and other != ticket)) * self._duration(other)
            elif other.priority < ticket.priority:
                ahead += self._count(other) * self._duration(other)
        return (sum(map(self._duration, self._running)) / 2 + ahead) / self._size

    async def announcing(
        self, ticket: Ticket, task: Coroutine[Any, Any, _T], announce: Callable[[int], Awaitable[object]]
    ) -> _T:
        """Run a task that takes a turn, and return its result.
        `announce` is called once, with the number of seconds left, if the task will take long because others wait.
        """
        loop, running = asyncio.get_running_loop(), asyncio.create_task(task)
        start = loop.time()
        try:
            while not (await asyncio.wait([running], timeout=_LOOK_SECONDS))[0]:
                left, passed = self.time_left(ticket), loop.time() - start
                if left and passed + left > LONG_WAIT - _LOOK_SECONDS:  # at the next look it may have a turn
                    await announce(max(1, round(left)))
                    break
            return await running
        finally:
            running.cancel()

    @asynccontextmanager
    async def take(self, ticket: Ticket) -> AsyncGenerator[None]:
        """Wait for a turn, and end it at the end of the block. Record how long it took, for estimates of later waits.
        Raises Refusal if the task is advice, and MAX_WAITING other owners wait for advice already.
        """
        if self._free and ticket not in self._running:
            self._begin(ticket)
        else:
            await self._wait(ticket)
        start = perf_counter()
        try:
            yield
        finally:
            mean = self._durations[ticket.priority]
            seconds = (perf_counter() - start) / ticket.share  # what a whole task would have taken
            self._durations[ticket.priority] = mean + _WEIGHT * (seconds - mean)
            self._end(ticket)

    async def _wait(self, ticket: Ticket) -> None:
        is_new = ticket not in self._queues
        if ticket.priority is Priority.ADVICE and is_new and self.waiting_owners(ticket.priority) >= MAX_WAITING:
            raise Refusal("workers_busy")
        task = asyncio.get_running_loop().create_future()
        self._queues.setdefault(ticket, deque()).append(task)
        try:
            await task
        except asyncio.CancelledError:
            if not task.cancelled():  # it got its turn at the same moment
                self._end(ticket)
            raise

    def _count(self, ticket: Ticket) -> int:
        return sum(not task.cancelled() for task in self._queues.get(ticket, ()))

    def _duration(self, ticket: Ticket) -> float:
        return self._durations[ticket.priority] * ticket.share

    def _begin(self, ticket: Ticket) -> None:
        self._free -= 1
        self._running.add(ticket)

    def _end(self, ticket: Ticket) -> None:
        """Give the turn to the next task that may run, if there is one."""
        self._free += 1
        self._running.discard(ticket)
        for waiting in sorted(self._queues, key=lambda ticket: ticket.priority):  # a stable sort keeps their order
            queue = deque(task for task in self._queues[waiting] if not task.cancelled())
            if queue and waiting in self._running:
                continue
            del self._queues[waiting]
            if queue:
                self._begin(waiting)
                queue.popleft().set_result(None)
                if queue:
                    self._queues[waiting] = queue  # behind the other owners
                return
