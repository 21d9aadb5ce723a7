"""A SQLite database: a file used by one process, with one connection on which transactions queue."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite
from sqlalchemy import AsyncAdaptedQueuePool, Connection, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.storage.errors import DatabaseError
from bot.storage.failures import describe_sqlite_error, is_corrupt
from bot.storage.transaction import Transaction

_T = TypeVar("_T")
_P = ParamSpec("_P")

_JOURNAL = "PRAGMA journal_mode = WAL"
_SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
"""Commits survive a power cut, and foreign keys are enforced; each connection needs these settings."""

_STEPS_BETWEEN_CHECKS = 100_000
"""How often a running statement checks whether it was interrupted: every few milliseconds."""


class SqliteFile:
    """A SQLite database, opened on first use.

    Args:
        file: its path.
        patience: the timeout for a lock held by another process.
    """

    def __init__(self, file: Path, patience: timedelta) -> None:
        self.file = file
        self._patience = patience
        self._engine = create_async_engine(
            "sqlite+aiosqlite://",
            async_creator=self._open,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,
        )
        self._lock = asyncio.Lock()
        self._opened: os.stat_result | None = None
        self._is_interrupted = False

    @property
    def name(self) -> str:
        """The name in the log."""
        return str(self.file)

    def create(self) -> None:
        """Create the file and its folder, unless they exist; only their owner can read them.

        Raises:
            OSError: they cannot be created.
        """
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            self.file.touch(mode=0o600, exist_ok=False)

    @asynccontextmanager
    async def transaction(self, *, reads_only: bool) -> AsyncGenerator[Transaction]:
        """Run a transaction, committed at the end of the block, or rolled back if the block raises or is cancelled.

        Args:
            reads_only: whether it is read-only; other transactions take the write lock at their start.
        """
        async with self._lock:
            await self._check_file()
            self._is_interrupted = False
            try:
                async with self._engine.connect() as connection:
                    await connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")
                    yield _SqliteTransaction(connection, self._interrupt)
                    await connection.commit()
            except IntegrityError:  # a constraint was violated: not a failure of the database
                raise
            except SQLAlchemyError:
                await self._close()
                raise

    @asynccontextmanager
    async def exclusive(self, _: int) -> AsyncGenerator[bool]:
        """Yield True, because no other process uses the file."""
        yield True

    async def vacuum_into(self, file: Path) -> None:
        """Write a consistent and compact copy into an empty file.

        Raises:
            DatabaseError: one of the files cannot be used.
        """
        async with self._lock:
            await self._check_file()
            self._is_interrupted = False
            try:
                async with self._engine.connect() as connection:
                    await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})
            except SQLAlchemyError as error:
                raise DatabaseError(
                    describe_sqlite_error(error, self.name if is_corrupt(error) else str(file))
                ) from error

    async def close(self) -> None:
        """Close the file; the next use opens it again."""
        async with self._lock:
            await self._close()

    def describe(self, error: BaseException) -> str:
        """Return a sentence about a failure for the bot's owner."""
        return describe_sqlite_error(error, self.name)

    def _interrupt(self) -> None:
        """Interrupt the running statement."""
        self._is_interrupted = True

    async def _check_file(self) -> None:
        """Check that the file still exists, because writes to a deleted file are lost.

        Raises:
            OSError: it does not exist, or is a folder.
        """
        try:
            status = await asyncio.to_thread(self.file.stat)
        except OSError:
            await self._close()
            raise
        if stat.S_ISDIR(status.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if self._opened and not os.path.samestat(status, self._opened):
            await self._close()
        self._opened = status

    async def _open(self) -> aiosqlite.Connection:
        uri = f"{self.file.absolute().as_uri()}?mode=rw"  # never create an empty file in place of a deleted one
        connection = await aiosqlite.connect(
            uri, uri=True, timeout=self._patience.total_seconds(), isolation_level=None
        )
        try:
            await connection.set_progress_handler(lambda: int(self._is_interrupted), _STEPS_BETWEEN_CHECKS)
            await _set_up(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _close(self) -> None:
        """Close the file after emptying its journal.

        SQLite does so too, but not for a file that was moved or replaced: the journal would then corrupt the file that
        has taken its place (https://www.sqlite.org/howtocorrupt.html).
        """
        if self._opened:
            self._opened = None
            with suppress(SQLAlchemyError, OSError):
                async with self._engine.connect() as connection:
                    await _empty_journal(connection)
        await self._engine.dispose()


async def _empty_journal(connection: AsyncConnection) -> None:
    for command in ("PRAGMA busy_timeout = 0", "PRAGMA wal_checkpoint(TRUNCATE)"):
        await connection.exec_driver_sql(command)


async def _set_up(connection: aiosqlite.Connection) -> None:
    try:
        await connection.execute_fetchall(_JOURNAL)
    except sqlite3.OperationalError:
        # Another process is doing the same. SQLite waits for it only at the start of a transaction.
        await (await connection.executescript("BEGIN IMMEDIATE; ROLLBACK;")).close()
        await connection.execute_fetchall(_JOURNAL)
    for setting in _SETTINGS:
        await connection.execute_fetchall(setting)


@dataclass(frozen=True, slots=True)
class _SqliteTransaction:
    """An open transaction. When a call is cancelled, its running statement is interrupted first.

    Args:
        interrupt: interrupts the running statement.
    """

    connection: AsyncConnection
    interrupt: Callable[[], None]

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Run a function in the transaction."""
        task = asyncio.ensure_future(self.connection.run_sync(fn, *args, **kwargs))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            self.interrupt()
            await asyncio.gather(task, return_exceptions=True)
            raise
