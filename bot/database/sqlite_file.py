"""A SQLite database: a file used by one process.

Writes that wait are committed together in one thread. Reads run in other threads; neither waits for the other
(https://www.sqlite.org/wal.html).
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
import threading
from collections import deque
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, aclosing, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, QueuePool, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from bot.database.errors import DatabaseError
from bot.database.failures import describe_sqlite_error, is_corrupt, is_failure
from bot.database.transaction import Transaction

BEGIN, BEGIN_TO_WRITE = "BEGIN", "BEGIN IMMEDIATE"  # transactions that write take the write lock at their start
_JOURNAL = "PRAGMA journal_mode = WAL"
_SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
"""Commits survive a power cut, and foreign keys are enforced; each connection needs these settings."""


def open_connection(file: Path, patience: timedelta) -> sqlite3.Connection:
    """Open a connection without transactions of its own, for any thread. Raises sqlite3.Error if that fails."""
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",  # never create an empty file in place of a deleted one
        uri=True,
        timeout=patience.total_seconds(),
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        _set_up(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection) -> None:
    try:
        connection.execute(_JOURNAL)
    except sqlite3.OperationalError:
        # Another process is doing the same. SQLite waits for it only at the start of a transaction.
        connection.executescript(f"{BEGIN_TO_WRITE}; ROLLBACK;")
        connection.execute(_JOURNAL)
    for setting in _SETTINGS:
        connection.execute(setting)


_T = TypeVar("_T")
_P = ParamSpec("_P")

_READERS = 4  # how many reads can run at a time
_CONNECTIONS = 1 + _READERS

_STEPS_BETWEEN_CHECKS = 100_000  # how often a running statement checks whether it was cancelled: every few milliseconds


@dataclass(eq=False, slots=True)
class _Work(Generic[_T]):
    """A function to be run in a transaction by a thread, once more if that was rolled back, and its result or error."""

    function: Callable[[Connection], _T]
    error: Exception | None = None
    _result: _T = field(init=False)
    _has_begun: bool = False
    _is_cancelled: bool = False

    def run(self, connection: Connection) -> None:
        """Run the function, and raise its error; do nothing if the caller was cancelled."""
        self._has_begun = True  # before the check, so that a caller cancelled just now waits, or the check finds it
        if self._is_cancelled:
            return
        self.error = None
        driver: Any = connection.connection
        driver.set_progress_handler(lambda: self._is_cancelled, _STEPS_BETWEEN_CHECKS)
        try:
            self._result = self.function(connection)
        except Exception as error:
            self.error = error
            raise
        finally:
            driver.set_progress_handler(None, 0)

    async def wait(self, job: asyncio.Future[None]) -> _T:
        """Return the function's result or raise its error; if the caller is cancelled, a statement is interrupted."""
        try:
            await asyncio.shield(job)
        except asyncio.CancelledError:
            self._is_cancelled = True
            if self._has_begun:
                await asyncio.wait([job])
            raise
        if self.error:
            raise self.error
        return self._result


class SqliteFile:
    """A SQLite database, opened on first use; `patience` is the timeout for a lock held by another process."""

    def __init__(self, file: Path, patience: timedelta) -> None:
        self.file, self.name = file, str(file)
        self._writing, self._reading = (
            create_engine(
                "sqlite://",
                creator=partial(open_connection, file, patience),
                poolclass=QueuePool,
                pool_size=size,
                max_overflow=-1,
                hide_parameters=True,
            )
            for size in (1, _READERS)
        )
        self._opened: os.stat_result | None = None
        self._has_existed = False
        self._lent = threading.Semaphore(_CONNECTIONS)
        self._closing = threading.Lock()
        self._set_up_executors()
        self._waiting = deque[_Work[Any]]()
        self._is_commit_queued = False

    def create(self) -> None:
        """Create the folder and the file, which only its owner can read, if they are missing."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            self.file.touch(mode=0o600, exist_ok=False)

    async def read(self, function: Callable[[Connection], _T]) -> _T:
        work = _Work(function)
        return await work.wait(asyncio.get_running_loop().run_in_executor(self._readers, self._read, work))

    async def write(self, function: Callable[[Connection], _T]) -> _T:
        """Run a function, and return when its changes are on the disk; if it raises, they are rolled back.
        It is committed together with others that wait, and may run twice, if another one breaks their transaction.
        """
        work = _Work(function)
        self._waiting.append(work)
        if not self._is_commit_queued:
            self._is_commit_queued = True
            self._next_commit = asyncio.get_running_loop().run_in_executor(self._writer, self._commit_waiting)
        return await work.wait(self._next_commit)

    @asynccontextmanager
    async def transaction(self, *, reads_only: bool) -> AsyncGenerator[Transaction]:
        """Run a transaction of several steps on a connection and in a thread of its own.
        It is committed at the end of the block, or rolled back if the block raises or is cancelled. A transaction that
        does not only read takes the write lock at its start.
        """
        async with aclosing(_SqliteTransaction(self._connection(self._reading))) as transaction:
            await transaction.run_sync(Connection.exec_driver_sql, BEGIN if reads_only else BEGIN_TO_WRITE)
            yield transaction
            await transaction.run_sync(Connection.commit)

    @asynccontextmanager
    async def exclusive(self, _: int) -> AsyncGenerator[bool]:
        """Yield True, because no other process uses the file."""
        yield True

    async def vacuum_into(self, file: Path) -> None:
        """Write a compact copy into an empty file. Raises DatabaseError if one of the files cannot be used."""
        try:
            async with aclosing(_SqliteTransaction(self._connection(self._reading))) as transaction:
                await transaction.run_sync(Connection.execute, text("VACUUM INTO :file"), {"file": str(file)})
        except SQLAlchemyError as error:
            failed = self.name if is_corrupt(error) else str(file)
            raise DatabaseError(describe_sqlite_error(error, failed)) from error

    async def close(self) -> None:
        """Close the file; the next use opens it again."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._close_connections)
        for executor in (self._writer, self._readers):
            executor.shutdown(wait=False)
        self._set_up_executors()

    def describe(self, error: BaseException) -> str:
        return describe_sqlite_error(error, self.name, has_existed=self._has_existed)

    def _set_up_executors(self) -> None:
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(_READERS, "reader")

    def _read(self, work: _Work[Any]) -> None:
        try:
            with self._connection(self._reading) as connection:
                connection.exec_driver_sql(BEGIN)
                work.run(connection)
        except Exception as error:
            work.error = error

    def _commit_waiting(self) -> None:
        """Commit the functions that wait, together, or one by one if one of them raises an error."""
        self._is_commit_queued = False  # before they are taken: what is added from now on queues another commit
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        transactions = [waiting] if waiting else []
        for works in transactions:
            try:
                with self._connection(self._writing) as connection:
                    connection.exec_driver_sql(BEGIN_TO_WRITE)
                    for work in works:
                        work.run(connection)
                    connection.commit()
            except Exception as error:
                if len(works) > 1 and any(work.error for work in works):
                    transactions += [[work] for work in works]
                else:
                    for work in works:
                        work.error = error

    @contextmanager
    def _connection(self, engine: Engine) -> Generator[Connection]:
        """Lend a connection to the file, in a thread; after a failure, all are closed.
        Writes to a deleted file would be lost, so the file must still exist. One that was replaced is opened anew.
        Raises OSError if it does not exist, or is a folder.
        """
        try:
            status = self.file.stat()
            self._has_existed = True
            if stat.S_ISDIR(status.st_mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if self._opened and not os.path.samestat(status, self._opened):
                self._close_connections()
            self._opened = status
            with self._lent, engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            if is_failure(error):
                self._close_connections()
            raise

    def _close_connections(self) -> None:
        """Close all connections when none is lent, after emptying the file's journal.
        SQLite empties it too, but not for a file that was moved or replaced: the journal would then corrupt the file
        that has taken its place (https://www.sqlite.org/howtocorrupt.html).
        """
        with self._closing, ExitStack() as lent:
            for _ in range(_CONNECTIONS):
                lent.enter_context(self._lent)
            if self._opened:
                self._opened = None
                with suppress(SQLAlchemyError, OSError), self._writing.connect() as connection:
                    for command in ("PRAGMA busy_timeout = 0", "PRAGMA wal_checkpoint(TRUNCATE)"):
                        connection.exec_driver_sql(command)
            self._writing.dispose()
            self._reading.dispose()


class _SqliteTransaction:
    """A transaction of several steps, in a thread of its own. When a step is cancelled, it is interrupted first."""

    def __init__(self, lent: AbstractContextManager[Connection]) -> None:
        self._executor = ThreadPoolExecutor(1, "transaction")
        self._stack = ExitStack()
        self._lent = lent
        self._connection: Connection | None = None

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        work = _Work[_T](lambda connection: fn(connection, *args, **kwargs))
        return await work.wait(asyncio.get_running_loop().run_in_executor(self._executor, self._run, work))

    async def aclose(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._executor, self._stack.close)
        self._executor.shutdown(wait=False)

    def _run(self, work: _Work[Any]) -> None:
        try:
            self._connection = self._connection or self._stack.enter_context(self._lent)
            work.run(self._connection)
        except Exception as error:
            work.error = error
