"""Holding back the commits of a SQLite database."""

import asyncio
import threading
from typing import Any

from sqlalchemy import Connection

_SECONDS = 10
"""How long a commit is held back at most."""


class Commits:
    """Counts the commits on a connection, and holds back each of them until `release`."""

    def __init__(self) -> None:
        self.count = 0
        self._loop = asyncio.get_running_loop()
        self._reached = asyncio.Semaphore(0)
        self._released = threading.Semaphore(0)

    def watch(self, connection: Connection) -> None:
        """Watch the connection of a transaction, from its own commit on."""
        driver: Any = connection.connection
        driver.set_trace_callback(self._trace)

    async def reached(self) -> None:
        async with asyncio.timeout(_SECONDS):
            await self._reached.acquire()

    def release(self, count: int = 1) -> None:
        self._released.release(count)

    def _trace(self, statement: str) -> None:
        if statement == "COMMIT":
            self.count += 1
            self._loop.call_soon_threadsafe(self._reached.release)
            self._released.acquire(timeout=_SECONDS)
