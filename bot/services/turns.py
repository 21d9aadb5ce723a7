"""The order in which tasks get a worker."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import IntEnum
from time import perf_counter
from typing import NamedTuple

from bot.game.errors import Refusal

MAX_WAITING = 40
"""How many pieces of advice may wait."""

LONG_WAIT = 5.0
"""Longer waits, in seconds, are announced."""

_WEIGHT = 0.2
"""The weight of the latest task in the mean duration."""


class Priority(IntEnum):
    """What a task is for; the lowest number is served first."""

    MOVE = 0
    """A move of a level, or the answer to a puzzle: a game waits for it."""
    ADVICE = 1
    """What a member asks for beside a game: hints, analyses, reviews and charts."""
    TRAINING = 2


class Ticket(NamedTuple):
    """What a task is for, and for whom.

    Args:
        owner: a member; where there is none, a channel or the scope of a training.
    """

    priority: Priority
    owner: int


class Turns:
    """A semaphore that serves tasks by priority, and the owners of equal priority one after another.

    Of each owner, one task of each priority runs at a time.

    Args:
        size: how many tasks run at a time.
    """

    def __init__(self, size: int) -> None:
        self._size = self._free = size
        self._running: set[Ticket] = set()
        self._queues: dict[Ticket, deque[asyncio.Future[None]]] = {}
        """The waiting tasks by their tickets. Tickets of equal priority are served in this order."""
        self._durations = dict.fromkeys(Priority, 1.0)
        """The mean duration of a task of each priority, in seconds."""

    def waiting(self, *priorities: Priority) -> int:
        """Return how many tasks of some priorities wait."""
        queues = (queue for ticket, queue in self._queues.items() if ticket.priority in priorities)
        return sum(not task.cancelled() for queue in queues for task in queue)

    def long_wait(self, priority: Priority) -> int:
        """Estimate how many seconds a new task would wait, and return 0 if these are at most LONG_WAIT."""
        if self._free:
            return 0
        running = sum(self._durations[ticket.priority] for ticket in self._running) / 2
        ahead = sum(self.waiting(other) * self._durations[other] for other in Priority if other <= priority)
        seconds = (running + ahead) / self._size
        return round(seconds) if seconds > LONG_WAIT else 0

    @asynccontextmanager
    async def take(self, ticket: Ticket) -> AsyncGenerator[None]:
        """Wait for a turn, and end it at the end of the block.

        Raises:
            Refusal: too much advice is waited for.
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
            self._durations[ticket.priority] = mean + _WEIGHT * (perf_counter() - start - mean)
            self._end(ticket)

    async def _wait(self, ticket: Ticket) -> None:
        if ticket.priority is Priority.ADVICE and self.waiting(ticket.priority) >= MAX_WAITING:
            raise Refusal("workers_busy")
        task = asyncio.get_running_loop().create_future()
        self._queues.setdefault(ticket, deque()).append(task)
        try:
            await task
        except asyncio.CancelledError:
            if not task.cancelled():  # it got its turn at the same moment
                self._end(ticket)
            raise

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
