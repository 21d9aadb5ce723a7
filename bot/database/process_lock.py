"""The lock that lets only one process of the bot run a shard.

On SQLite one process runs all of them, and locks the file. On PostgreSQL, where processes share them, a session that is
used for nothing else holds an advisory lock for each shard; its two numbers are the count of the shards and the id of
the shard. Another count divides the servers differently, so processes with different counts exclude each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import timedelta

from sqlalchemy import Connection, func, select, text

from bot.database.database import AdvisoryLock, Database
from bot.database.errors import DatabaseError, LockLostError
from bot.database.file_lock import file_lock
from bot.model.ids import Shards

log = logging.getLogger(__name__)

_POLL_INTERVAL = 1  # in seconds
CHECK_INTERVAL = timedelta(seconds=10)  # so that this process notices a failed network before the server does

_LOCKS_OF_OTHERS = text(
    "SELECT classid::bigint, objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid <> pg_backend_pid()"
)


@asynccontextmanager
async def process_lock(
    database: Database,
    shards: Shards,
    while_waiting: Callable[[], AbstractAsyncContextManager[None]],
    *,
    check_interval: timedelta = CHECK_INTERVAL,
) -> AsyncGenerator[None]:
    """Hold the lock of the shards of this process. On PostgreSQL, wait inside `while_waiting` until no other process
    has it, and cancel the block if the lock is lost.
    Raises DatabaseInUseError if another process has the lock of the SQLite file; LockLostError if the lock was lost, or
    the session that waited for it; DatabaseError if the database cannot be reached.
    """
    if database.file:
        async with file_lock(database):
            yield
        return
    has_ended = asyncio.Event()
    async with database.session(has_ended.set) as session:
        if others := await database.run_in(session, _take, shards):
            async with while_waiting():
                log.warning("Another process of the bot has the lock of %s. Waiting for it to stop", _describe(others))
                try:
                    while await database.run_in(session, _take, shards):  # noqa: ASYNC110 - the server sends no event
                        await asyncio.sleep(_POLL_INTERVAL)
                except DatabaseError as error:
                    raise LockLostError(str(error)) from None

        async def check() -> None:
            while True:
                await database.run_in(session, _probe)
                with suppress(TimeoutError):
                    async with asyncio.timeout(check_interval.total_seconds()):
                        await has_ended.wait()  # then the next probe raises

        async with _while_running(check()):
            yield


@asynccontextmanager
async def _while_running(check: Coroutine[None, None, None]) -> AsyncGenerator[None]:
    """Cancel the block when a check raises DatabaseError, and raise LockLostError in its place."""
    task, block = asyncio.create_task(check), asyncio.timeout(None)

    def cancel_block(_: object) -> None:
        block.reschedule(0)

    try:
        async with block:
            task.add_done_callback(cancel_block)
            try:
                yield
            finally:
                task.remove_done_callback(cancel_block)
    except (TimeoutError, DatabaseError):
        if not block.expired():
            raise
        raise LockLostError(str(task.exception())) from None
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _take(connection: Connection, shards: Shards) -> Sequence[tuple[int, int]]:
    """Take the locks of shards, or return those of other processes that prevent it, each as count and id."""
    connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.LOCK_SHARDS.value)))  # one process at a time
    held = [(count, shard) for count, shard in connection.execute(_LOCKS_OF_OTHERS)]
    others = [(count, shard) for count, shard in held if count != shards.count or shard in shards.ids]
    if not others:
        for shard in sorted(shards.ids):
            connection.execute(select(func.pg_advisory_lock(shards.count, shard)))
    return others


def _probe(connection: Connection) -> None:
    connection.execute(select(1))


def _describe(locks: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"shard {shard} of {count}" for count, shard in sorted(locks))
