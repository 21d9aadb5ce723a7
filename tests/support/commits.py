"""Holding back the commits of a SQLite database."""

import asyncio
import sys
import threading
from typing import Any

from sqlalchemy import Connection, insert

from bot.database.database import Database
from bot.database.schema import guild

WRITTEN = b"The writes have been committed, or wait for it\n"
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


def add_guild(connection: Connection, number: int) -> None:
    connection.execute(insert(guild).values(id=number))


async def write_until_killed(saved: str, held: str, count: int) -> None:
    """Write guilds to two files, each in one commit, of which that of the second file is held back."""
    for file in (saved, held):
        database, commits = Database(f"sqlite:///{file}"), Commits()
        watching = asyncio.create_task(database.write(commits.watch))
        await commits.reached()
        writing = [asyncio.create_task(database.write(add_guild, number)) for number in range(count)]
        await asyncio.sleep(0)
        commits.release(2 if file == saved else 1)
        await watching
        await commits.reached()
        if file == saved:
            await asyncio.gather(*writing)
        assert (commits.count, {task.done() for task in writing}) == (2, {file == saved})
    sys.stdout.buffer.write(WRITTEN)
    sys.stdout.flush()
    await asyncio.Event().wait()
