"""Workers that handle many items in the background, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator, Iterable
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, TypeVar

from bot.storage.errors import DatabaseError

log = logging.getLogger(__name__)

_T = TypeVar("_T")


class Workers:
    """Handles many items, a few at a time.

    An item that exceeds the time limit is not cancelled, because Discord may have accepted its message already. It goes
    on without holding up the others, and until it has ended, it is left out of later calls.

    Args:
        number: how many items are handled at the same time.
        time_limit: for each item.
    """

    def __init__(self, number: int, time_limit: timedelta) -> None:
        self._number = number
        self._seconds = time_limit.total_seconds()
        self._running: dict[int, asyncio.Task[None]] = {}

    async def for_each(
        self, items: Iterable[_T], handle: Callable[[_T], Coroutine[Any, Any, None]], key: Callable[[_T], int]
    ) -> None:
        """Handle items, and return when each has ended or exceeded the time limit. Errors are logged.

        Args:
            key: returns the id of an item.
        """
        waiting = iter(items)

        async def work() -> None:
            for item in waiting:
                if (number := key(item)) not in self._running:
                    task = self._running[number] = asyncio.create_task(_run(handle, item))
                    task.add_done_callback(lambda _, number=number: self._running.pop(number))
                    await self._wait(task)

        await asyncio.gather(*(work() for _ in range(self._number)))

    def cancel(self) -> None:
        """Cancel what still runs."""
        for task in self._running.values():
            task.cancel()

    async def _wait(self, task: asyncio.Task[None]) -> None:
        done, _ = await asyncio.wait({task}, timeout=self._seconds)
        if not done:
            log.warning("A background task takes longer than %d seconds; the others go on", self._seconds)


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
