"""Background tasks that handle many items, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator, Iterable
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, TypeVar

from bot.database.errors import DatabaseError

log = logging.getLogger(__name__)

_T = TypeVar("_T")

_TIME_LIMIT = timedelta(seconds=20)  # after this time, an item holds up no other one


class BackgroundTasks:
    """Handles many items, a few at a time.
    An item that exceeds the time limit is not cancelled, because Discord may have accepted its message already. It goes
    on without holding up the others, and until it has ended, it is left out of later calls. While there are `number` of
    these, no new item is begun, so that every call ends soon and few requests hang at once. The rest is left for a
    later call. `number` items are handled at the same time, each within the time limit.
    """

    def __init__(self, number: int = 4, time_limit: timedelta = _TIME_LIMIT) -> None:
        self._number = number
        self._seconds = time_limit.total_seconds()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._late: set[asyncio.Task[None]] = set()  # those that have exceeded the time limit

    async def for_each(
        self, items: Iterable[_T], handle: Callable[[_T], Coroutine[Any, Any, None]], key: Callable[[_T], int]
    ) -> None:
        """Handle items by their `key`, and return when each has ended, exceeded the time limit, or is left out."""
        waiting = iter(items)

        async def work() -> None:
            for item in waiting:
                if len(self._late) >= self._number:
                    return
                if (number := key(item)) not in self._running:
                    task = self._running[number] = asyncio.create_task(_run(handle, item))
                    task.add_done_callback(lambda _, number=number: self._running.pop(number))
                    await self._wait(task)

        await asyncio.gather(*(work() for _ in range(self._number)))

    def cancel(self) -> None:
        for task in self._running.values():
            task.cancel()

    async def _wait(self, task: asyncio.Task[None]) -> None:
        done, _ = await asyncio.wait({task}, timeout=self._seconds)
        if not done:
            self._late.add(task)
            task.add_done_callback(self._late.discard)
            log.warning("A background task takes longer than %d seconds; the others continue", self._seconds)


async def _run(handle: Callable[[_T], Coroutine[Any, Any, None]], item: _T) -> None:
    with log_errors():
        await handle(item)


@contextmanager
def log_errors() -> Generator[None]:
    """Log errors instead of raising them, because the block runs in the background and is retried later."""
    try:
        yield
    except DatabaseError:
        return  # already logged
    except Exception:
        log.exception("A background task failed")
