"""A lock of the operating system that lets only one bot use a SQLite file.

It is held on a file beside the database and released when its process ends, even if that is killed. The file itself is
not deleted. Commands that may run beside a bot do not take the lock.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.database.database import Database
from bot.database.errors import DatabaseError, DatabaseInUseError
from bot.database.failures import describe_sqlite_error

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

_POLL_INTERVAL = 0.1  # in seconds


@asynccontextmanager
async def file_lock(database: Database) -> AsyncGenerator[None]:
    """Hold the lock of a SQLite file, or raise DatabaseInUseError after a wait; do nothing for PostgreSQL."""
    if database.file is None:
        yield
        return
    await asyncio.to_thread(database.create)
    descriptor = await asyncio.to_thread(_open_lock_of, database.file)
    try:
        await _lock(descriptor, database)
        yield
    finally:
        os.close(descriptor)


def _open_lock_of(database: Path) -> int:
    file = Path(f"{database.resolve()}.lock")  # beside the file itself, as SQLite's journal is
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)  # worker processes do not inherit it
    except OSError as error:
        denied = file if file.exists() else database
        raise DatabaseError(describe_sqlite_error(error, str(denied))) from None


async def _lock(descriptor: int, database: Database) -> None:
    try:
        async with asyncio.timeout(database.patience.total_seconds()):
            if not _try_lock(descriptor):
                log.info("Another process of the bot uses the database %s. Waiting for it to stop", database.name)
                while not _try_lock(descriptor):  # noqa: ASYNC110 - the system tells nobody
                    await asyncio.sleep(_POLL_INTERVAL)
    except TimeoutError:
        raise DatabaseInUseError(
            f"Another process of the bot uses the database {database.name}. Stop that one first: a SQLite file works "
            "with one process only."
        ) from None
    except OSError as error:  # as on some network drives
        log.warning(
            "The file system of the database %s has no locks (%s). Make sure that no second bot uses the database",
            *(database.name, error.strerror),
        )


def _try_lock(descriptor: int) -> bool:
    """Lock a file until it is closed, or return False if it is locked. Raises OSError if files cannot be locked."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
