"""What is under way and should be finished before the bot stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from typing import Any

_SECONDS_TO_FINISH = 2


class BackgroundTasks:
    """The answers that somebody waits for, and what is done after them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def one(self) -> Generator[None]:
        """What runs inside is not cut short when the bot stops."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    def later(self, action: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(action)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait a moment until all of it is done."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_SECONDS_TO_FINISH)
