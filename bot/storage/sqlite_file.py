"""SQLite: a file that one process has for itself.

Its one connection lives on a thread of its own, because a disk may keep it waiting. There writers
queue up in order, rather than get in each other's way.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from threading import Event
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.storage.errors import DatabaseError
from bot.storage.failures import is_of_damage, of_file
from bot.storage.transaction import Transaction

_T = TypeVar("_T")
_P = ParamSpec("_P")

_JOURNAL = "journal_mode = WAL"
_SETTINGS = ("synchronous = FULL", "foreign_keys = ON")
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
        self._engine = create_engine(
            "sqlite://", creator=self._open, poolclass=NullPool, pool_reset_on_return=None, hide_parameters=True
        )
        self._turn = asyncio.Lock()
        self._thread: ThreadPoolExecutor | None = None
        self._opened: tuple[Connection, os.stat_result] | None = None
        self._driver: sqlite3.Connection | None = None
        self._is_cut_short: Callable[[], bool] = bool

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
        """A transaction, committed at the end of the block unless that fails or is cancelled."""
        async with self._turn:
            try:
                yield _UnderWay(self, "BEGIN" if reads_only else "BEGIN IMMEDIATE")  # who will write waits at once
                await self.do(self._commit)
            except BaseException as error:
                is_sound = isinstance(error, IntegrityError) or not isinstance(error, SQLAlchemyError)
                self._executor().submit(self._roll_back if is_sound else self._let_go)  # before all that comes next
                raise

    @asynccontextmanager
    async def alone(self, _: int) -> AsyncGenerator[bool]:
        """Whether this process may do what only one should: always, for nobody else has the file."""
        yield True

    async def vacuum_into(self, file: Path) -> None:
        """Write a consistent and compact copy to another file, which is empty.

        Raises:
            DatabaseError: one of them cannot be used.
        """
        async with self._turn:
            try:
                await self.do(lambda: self.connected().exec_driver_sql("VACUUM INTO ?", (str(file),)))
            except SQLAlchemyError as error:
                raise DatabaseError(of_file(error, self.name if is_of_damage(error) else str(file))) from error
            finally:
                self._executor().submit(self._let_go)

    async def close(self) -> None:
        """Let go of the file and the thread; the next use begins anew."""
        async with self._turn:
            if self._thread:
                await self.do(self._let_go)
                self._thread.shutdown(wait=False)
                self._thread = None

    def in_words(self, error: BaseException) -> str:
        """What an owner should read about a failure."""
        return of_file(error, self.name)

    async def do(self, work: Callable[[], _T]) -> _T:
        """Do some work on the thread. If that is cancelled, whatever statement is running is cut short."""
        is_cancelled = Event()

        def on_thread() -> _T:
            self._is_cut_short = is_cancelled.is_set
            return work()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor(), on_thread)
        except asyncio.CancelledError:
            is_cancelled.set()
            raise

    def connected(self) -> Connection:
        """The connection, to be used on the thread alone.

        A file that was deleted or replaced could be written to for hours, and all of it be lost;
        so this is asked before every transaction.

        Raises:
            OSError: the file is gone, or is none.
        """
        try:
            found = self.file.stat()
        except OSError:
            self._let_go()
            raise
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if self._opened and not os.path.samestat(found, self._opened[1]):
            self._let_go()
        self._opened = self._opened or (self._engine.connect(), found)
        return self._opened[0]

    def _executor(self) -> ThreadPoolExecutor:
        self._thread = self._thread or ThreadPoolExecutor(1, "sqlite")
        return self._thread

    def _open(self) -> sqlite3.Connection:
        uri = f"{self.file.absolute().as_uri()}?mode=rw"  # never make an empty one in the place of one that is gone
        seconds = self._patience.total_seconds()
        driver = sqlite3.connect(uri, timeout=seconds, isolation_level=None, uri=True)
        driver.set_progress_handler(lambda: self._is_cut_short(), _STEPS_BETWEEN_LOOKS)
        try:
            _set_up(driver)
        except sqlite3.Error:
            driver.close()
            raise
        self._driver = driver
        return driver

    def _commit(self) -> None:
        if self._opened:
            self._opened[0].commit()

    def _roll_back(self) -> None:
        try:
            if self._opened:
                self._opened[0].rollback()
        except SQLAlchemyError:
            self._let_go()

    def _let_go(self) -> None:
        """Close the file, and leave nothing behind in its journal.

        SQLite would do so too, but not for a file that was moved or replaced: it leaves the journal to
        whatever is in its place, which is then damaged by it (https://www.sqlite.org/howtocorrupt.html).
        """
        if self._opened:
            with suppress(SQLAlchemyError):
                self._opened[0].rollback()
        if self._driver:
            with suppress(sqlite3.Error):
                for command in ("busy_timeout = 0", "wal_checkpoint(TRUNCATE)"):
                    self._driver.execute(f"PRAGMA {command}").close()
            self._driver.close()
        if self._opened:
            with suppress(SQLAlchemyError):
                self._opened[0].close()
        self._opened = self._driver = None


def _set_up(driver: sqlite3.Connection) -> None:
    try:
        driver.execute(f"PRAGMA {_JOURNAL}").close()
    except sqlite3.OperationalError:  # another process is at it, for which SQLite waits only where a transaction begins
        driver.executescript("BEGIN IMMEDIATE; ROLLBACK;").close()
        driver.execute(f"PRAGMA {_JOURNAL}").close()
    for setting in _SETTINGS:
        driver.execute(f"PRAGMA {setting}").close()


class _UnderWay:
    """A transaction, which begins with the first work that is done in it."""

    def __init__(self, file: SqliteFile, begin: str) -> None:
        self._file = file
        self._begin = begin
        self._connection: Connection | None = None

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Do some work in it."""
        return await self._file.do(lambda: fn(self._begun(), *args, **kwargs))

    def _begun(self) -> Connection:
        if self._connection is None:
            connection = self._file.connected()
            connection.exec_driver_sql(self._begin)
            self._connection = connection
        return self._connection
