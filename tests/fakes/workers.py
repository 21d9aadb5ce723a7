"""Stand-ins for worker processes."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar, TypeVarTuple

from bot.workers.pool import WorkerError, WorkerPool
from bot.workers.turns import Ticket

_T = TypeVar("_T")
_Arguments = TypeVarTuple("_Arguments")


class InProcess(WorkerPool):
    """Runs functions in threads of this process, so that they can share objects with a test."""

    async def run(self, ticket: Ticket, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        del ticket
        return await asyncio.to_thread(function, *arguments)


class Recording(InProcess):
    """Runs functions in threads."""

    def __init__(self) -> None:
        super().__init__()
        self.tickets: list[Ticket] = []

    async def run(self, ticket: Ticket, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        self.tickets.append(ticket)
        return await super().run(ticket, function, *arguments)


class TooSlow(WorkerPool):
    async def run(self, ticket: Ticket, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        del ticket, arguments
        raise WorkerError(f"{function.__name__} took too long")


TASK_DURATION = timedelta(minutes=1)
"""Long enough that the simulation does not wait for the end of a task."""


class Delayed(WorkerPool):
    """Lets every task take a minute."""

    cancelled = 0

    async def run(self, ticket: Ticket, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        del ticket
        try:
            await asyncio.sleep(TASK_DURATION.total_seconds())
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return function(*arguments)
