"""Stand-ins for worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar, TypeVarTuple

from bot.model.ids import ScopeId
from bot.services.worker_pool import WorkerPool

_T = TypeVar("_T")
_Arguments = TypeVarTuple("_Arguments")


class InThreads(WorkerPool):
    """Runs functions in threads of this process, so that they can share objects with a test."""

    async def run(self, scope: ScopeId, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        """Run a function in a thread."""
        del scope
        return await asyncio.to_thread(function, *arguments)


TASK_DURATION = timedelta(minutes=1)
"""Long enough that the simulation does not wait for the end of a task."""


class Delayed(WorkerPool):
    """Lets every task take a minute.

    Attributes:
        cancelled: how many tasks have been cancelled meanwhile.
    """

    cancelled = 0

    async def run(self, scope: ScopeId, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        """Wait, and call the function."""
        del scope
        try:
            await asyncio.sleep(TASK_DURATION.total_seconds())
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return function(*arguments)
