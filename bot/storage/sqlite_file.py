"""SQLite: a file that one process has for itself.

It has one connection, on which writers queue up in order rather than get in each other's way.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
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
"""What survives a power cut, and has foreign keys hold; SQLite keeps the latter two per connection."""


_STEPS_BETWEEN_LOOKS = 100_000
"""How often a running statement looks whether it is wanted any more: some milliseconds' worth."""


class SqliteFile:
    """A SQLite database, opened when it is first used.

    Args:
        file: where it is.
        patience: how long to wait for another program to let go of it.
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
        self._turn = asyncio.Lock()
        self._opened: os.stat_result | None = None
        self._is_cut_short = False

    @property
    def name(self) -> str:
        """What it is called in the log."""
        return str(self.file)

    def create(self) -> None:
        """Make the file, and its folder, if there is none; only its owner can read it.

        Raises:
            OSError: that cannot be done.
        """
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            self.file.touch(mode=0o600, exist_ok=False)

    @asynccontextmanager
    async def transaction(self, *, reads_only: bool) -> AsyncGenerator[Transaction]:
        """A transaction, committed at the end of the block unless that fails or is cancelled.

        Args:
            reads_only: whether it changes nothing; who will write waits for others at once.
        """
        async with self._turn:
            await self._check_file()
            self._is_cut_short = False
            try:
                async with self._engine.connect() as connection:
                    await connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")
                    yield _UnderWay(connection, self._cut_short)
                    await connection.commit()
            except IntegrityError:  # the file is sound, and has refused a change as it should
                raise
            except SQLAlchemyError:
                await self._let_go()
                raise

    @asynccontextmanager
    async def exclusive(self, _: int) -> AsyncGenerator[bool]:
        """Whether this process may do what only one should: always, for nobody else has the file."""
        yield True

    async def vacuum_into(self, file: Path) -> None:
        """Write a consistent and compact copy to another file, which is empty.

        Raises:
            DatabaseError: one of them cannot be used.
        """
        async with self._turn:
            await self._check_file()
            self._is_cut_short = False
            try:
                async with self._engine.connect() as connection:
                    await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})
            except SQLAlchemyError as error:
                raise DatabaseError(
                    describe_sqlite_error(error, self.name if is_corrupt(error) else str(file))
                ) from error

    async def close(self) -> None:
        """Let go of the file; the next use begins anew."""
        async with self._turn:
            await self._let_go()

    def in_words(self, error: BaseException) -> str:
        """What an owner should read about a failure."""
        return describe_sqlite_error(error, self.name)

    def _cut_short(self) -> None:
        """Let the statement that is running come to its end at once."""
        self._is_cut_short = True

    async def _check_file(self) -> None:
        """Look whether the file is still there: one that was deleted could be written to for hours, and all be lost.

        Raises:
            OSError: it is gone, or is none.
        """
        try:
            found = await asyncio.to_thread(self.file.stat)
        except OSError:
            await self._let_go()
            raise
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if self._opened and not os.path.samestat(found, self._opened):
            await self._let_go()
        self._opened = found

    async def _open(self) -> aiosqlite.Connection:
        uri = f"{self.file.absolute().as_uri()}?mode=rw"  # never make an empty one in the place of one that is gone
        connection = await aiosqlite.connect(
            uri, uri=True, timeout=self._patience.total_seconds(), isolation_level=None
        )
        try:
            await connection.set_progress_handler(lambda: int(self._is_cut_short), _STEPS_BETWEEN_LOOKS)
            await _set_up(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _let_go(self) -> None:
        """Close the file, and leave nothing behind in its journal.

        SQLite would do so too, but not for a file that was moved or replaced: it leaves the journal to
        whatever is in its place, which is then damaged by it (https://www.sqlite.org/howtocorrupt.html).
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
    except sqlite3.OperationalError:  # another process is at it, for which SQLite waits only where a transaction begins
        await (await connection.executescript("BEGIN IMMEDIATE; ROLLBACK;")).close()
        await connection.execute_fetchall(_JOURNAL)
    for setting in _SETTINGS:
        await connection.execute_fetchall(setting)


class _UnderWay:
    """A transaction, in which work that is cancelled is cut short before anything else is done about it."""

    def __init__(self, connection: AsyncConnection, cut_short: Callable[[], None]) -> None:
        self._connection = connection
        self._cut_short = cut_short

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Do some work in it."""
        work = asyncio.ensure_future(self._connection.run_sync(fn, *args, **kwargs))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            self._cut_short()
            await asyncio.gather(work, return_exceptions=True)
            raise
