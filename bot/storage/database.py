"""The connection to the database: SQLite in a file, or PostgreSQL; and what to do when it fails.

Every transaction either has happened whole or not at all, also through a power cut. SQLite has one
connection, so that writers queue in order rather than get in each other's way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from enum import Enum
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.errors import DatabaseError
from bot.storage.failures import in_words

log = logging.getLogger(__name__)

_SECONDS_BUSY = 5
"""How long SQLite waits for another program to let go of the file."""

_SECONDS_FOR_ALL = 10
"""How long any transaction may take."""


class Task(Enum):
    """What one process does for all that share a database; its number is that of a PostgreSQL lock."""

    MIGRATE = 7_473_001
    SYNCHRONISE = 7_473_002
    TIDY_UP = 7_473_003


class Database:
    """One database, opened when it is first used.

    Args:
        url: as in DATABASE_URL: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`.

    Raises:
        DatabaseError: the URL names no database that can be used here.
    """

    def __init__(self, url: str) -> None:
        self.url = _read(url)
        self.file = Path(self.url.database or "") if self.is_sqlite else None
        self._engine = self._new_engine()
        self._reader = self._engine.execution_options(reads_only=True)
        self._opened: tuple[int, int] | None = None
        self._outage: str | None = None

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file, which one process has for itself; otherwise a PostgreSQL server."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def name(self) -> str:
        """What it is called in the log, without the password."""
        return str(self.file) if self.file else self.url.render_as_string(hide_password=True)

    def create(self) -> None:
        """Make the file of a SQLite database, and its folder, if there is none; only its owner can read it.

        Raises:
            DatabaseError: that is not permitted.
        """
        if self.file is None:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=0o600)
        except OSError as error:
            raise DatabaseError(in_words(error, self.name)) from None

    async def close(self) -> None:
        """Let go of every connection; the next use opens it again."""
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self, *, is_long: bool = False) -> AsyncGenerator[AsyncConnection]:
        """A transaction, committed at the end of the block.

        Args:
            is_long: whether it may take as long as it likes.

        Raises:
            DatabaseError: the database failed, or took too long. If it was at the commit, the
                change may have been made.
        """
        async with self._transaction(self._engine, is_long=is_long) as connection:
            yield connection

    @asynccontextmanager
    async def reading(self, *, is_long: bool = False) -> AsyncGenerator[AsyncConnection]:
        """A transaction that changes nothing, and sees one state of the database throughout.

        Args:
            is_long: whether it may take as long as it likes.

        Raises:
            DatabaseError: the database failed, or took too long.
        """
        async with self._transaction(self._reader, is_long=is_long) as connection:
            yield connection

    @asynccontextmanager
    async def alone(self, task: Task) -> AsyncGenerator[bool]:
        """Whether this process may do a task until the end of the block, because no other one is at it.

        A SQLite database belongs to one process anyway. The lock of a process that dies is free at once.

        Raises:
            DatabaseError: the database failed.
        """
        if self.is_sqlite:
            yield True
            return
        async with self._locks(task) as is_mine:
            yield is_mine

    @contextmanager
    def failures_in_words(self) -> Generator[None]:
        """Turn what a database can run into to a DatabaseError, and log the first and the end of an outage."""
        try:
            yield
        except IntegrityError:  # the database works, and has refused a change as it should
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            reason = in_words(error, self.name)
            if reason != self._outage:
                self._outage = reason
                log.error("%s Until then no move is taken; nothing that was saved is lost.", reason)
            raise DatabaseError(reason) from error
        if self._outage:
            self._outage = None
            log.info("The database works again")

    async def vacuum_into(self, file: Path) -> None:
        """Write a consistent and compact copy of a SQLite database to a file that does not exist yet.

        Raises:
            DatabaseError: it cannot be read or written.
        """
        with self.failures_in_words():
            async with self._engine.connect() as connection:
                bare = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await bare.execute(text("VACUUM INTO :file"), {"file": str(file)})

    @asynccontextmanager
    async def _locks(self, task: Task) -> AsyncGenerator[bool]:
        """See https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS."""
        with self.failures_in_words():
            async with self._engine.begin() as connection:
                lock = select(func.pg_try_advisory_xact_lock(task.value))
                yield (await connection.execute(lock)).scalar_one()

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine, *, is_long: bool) -> AsyncGenerator[AsyncConnection]:
        with self.failures_in_words():
            async with asyncio.timeout(None if is_long else _SECONDS_FOR_ALL):
                await self._look_whether_the_file_is_still_there()
                async with engine.begin() as connection:
                    yield connection

    async def _look_whether_the_file_is_still_there(self) -> None:
        """A file that was deleted or replaced could be written to for hours, and all of it be lost."""
        if self.file is None:
            return
        try:
            status = await asyncio.to_thread(self.file.stat)
        except OSError:
            await self._engine.dispose()
            self._opened = None
            raise
        if self._opened not in (None, (status.st_dev, status.st_ino)):
            await self._engine.dispose()
        self._opened = (status.st_dev, status.st_ino)

    def _new_engine(self) -> AsyncEngine:
        if self.file is None:
            arguments = {"timeout": _SECONDS_BUSY, "command_timeout": _SECONDS_FOR_ALL}
            return create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True, connect_args=arguments)
        engine = create_async_engine(
            self.url, async_creator=self._connect_to_file, pool_size=1, max_overflow=0, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_in_sqlite)
        return engine

    async def _connect_to_file(self) -> aiosqlite.Connection:
        assert self.file is not None
        uri = f"{self.file.absolute().as_uri()}?mode=rw"  # never make an empty one in the place of one that is gone
        return await aiosqlite.connect(uri, uri=True, timeout=_SECONDS_BUSY, isolation_level=None)


def _read(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(
            "The database's URL is none. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    backend = parsed.get_backend_name()
    if backend not in drivers:
        raise DatabaseError(f"The database's URL names {backend}, which is not supported. Use sqlite or postgresql.")
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseError("The database's URL names no file. Write, for example, sqlite:///data/tic-tac-toe.sqlite3.")
    return parsed.set(drivername=drivers[backend])


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Settings that SQLite keeps per connection: a journal that survives a power cut, and foreign keys that hold."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    """Who will write takes the lock at once, rather than find out too late that somebody else has it."""
    if connection.get_execution_options().get("isolation_level") == "AUTOCOMMIT":
        return
    reads_only = connection.get_execution_options().get("reads_only")
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")
