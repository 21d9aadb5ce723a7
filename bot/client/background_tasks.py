"""Tasks that the bot finishes before it stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from typing import Any

_SECONDS_TO_FINISH = 2


class BackgroundTasks:
    """The commands that are being handled, and the tasks they start to run after their reply."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def track(self) -> Generator[None]:
        """Track the current task, so that `finish` waits for the block."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    def start(self, coroutine: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine in a background task."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait up to two seconds for all tasks."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_SECONDS_TO_FINISH)
