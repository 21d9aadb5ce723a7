"""The database: SQLite in a file, or PostgreSQL; its transactions, and what is said when they fail.

Every transaction either has happened whole or not at all, also through a power cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import timedelta
from enum import Enum
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from bot.storage import schema
from bot.storage.errors import DatabaseError
from bot.storage.failures import Outage
from bot.storage.postgresql import PostgreSQL
from bot.storage.sqlite_file import SqliteFile
from bot.storage.transaction import Transaction

_T = TypeVar("_T")
_P = ParamSpec("_P")

PATIENCE = timedelta(seconds=5)
DEADLINE = timedelta(seconds=10)


class AdvisoryLock(Enum):
    """What one process does for all that share a database; its number is that of a PostgreSQL lock."""

    MIGRATE = 7_473_001
    SYNCHRONISE = 7_473_002
    TIDY_UP = 7_473_003


class Database:
    """One database, opened when it is first used.

    Args:
        url: as in DATABASE_URL: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`.
        patience: how long to wait for another program to let go of a file, or for a connection.
        deadline: how long any transaction may take, unless it is said to be long.

    Raises:
        DatabaseError: the URL names no database that can be used here.
    """

    def __init__(self, url: str, *, patience: timedelta = PATIENCE, deadline: timedelta = DEADLINE) -> None:
        parsed = _read(url)
        is_file = parsed.get_backend_name() == "sqlite"
        self._kind = SqliteFile(Path(parsed.database or ""), patience) if is_file else PostgreSQL(parsed, patience)
        self._deadline = deadline.total_seconds()
        self._outage = Outage()

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file, which one process has for itself; otherwise a PostgreSQL server has it."""
        return self.file is not None

    @property
    def file(self) -> Path | None:
        """Where a SQLite database is; None for another."""
        return self._kind.file if isinstance(self._kind, SqliteFile) else None

    @property
    def name(self) -> str:
        """What it is called in the log, without the password."""
        return self._kind.name

    def create(self) -> None:
        """Make the file of a SQLite database, and its folder, if there is none; only its owner can read it.

        Raises:
            DatabaseError: that cannot be done.
        """
        try:
            self._kind.create()
        except OSError as error:
            raise DatabaseError(self._kind.in_words(error)) from None

    async def close(self) -> None:
        """Let go of every connection; the next use opens it again."""
        await self._kind.close()

    async def answers(self) -> bool:
        """Whether it can be read at present."""
        try:
            await self.read(_look)
        except DatabaseError:
            return False
        return True

    async def read(self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Do some work that changes nothing, in a transaction of its own.

        Raises:
            DatabaseError: the database failed, or took too long.
        """
        async with self.reading() as transaction:
            return await transaction.run_sync(work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Do some work in a transaction of its own; if it raises anything, nothing has changed.

        Raises:
            DatabaseError: the database failed, or took too long. If it was at the commit, the
                change may have been made.
        """
        async with self.writing() as transaction:
            return await transaction.run_sync(work, *args, **kwargs)

    @asynccontextmanager
    async def reading(self, *, is_long: bool = False) -> AsyncGenerator[Transaction]:
        """A transaction that changes nothing, and sees one state of the database throughout.

        Args:
            is_long: whether it may take as long as it likes.

        Raises:
            DatabaseError: the database failed, or took too long.
        """
        async with self._transaction(reads_only=True, is_long=is_long) as transaction:
            yield transaction

    @asynccontextmanager
    async def writing(self, *, is_long: bool = False) -> AsyncGenerator[Transaction]:
        """A transaction, committed at the end of the block.

        Args:
            is_long: whether it may take as long as it likes.

        Raises:
            DatabaseError: the database failed, or took too long. If it was at the commit, the
                change may have been made.
        """
        async with self._transaction(reads_only=False, is_long=is_long) as transaction:
            yield transaction

    @asynccontextmanager
    async def exclusive(self, task: AdvisoryLock) -> AsyncGenerator[bool]:
        """Whether this process may do a task until the end of the block, because no other one is at it.

        A SQLite database belongs to one process anyway. The lock of a process that dies is free at once.

        Raises:
            DatabaseError: the database failed.
        """
        async with AsyncExitStack() as held:
            with self._failures_in_words(in_writing=False):
                async with self._in_time():
                    is_mine = await held.enter_async_context(self._kind.exclusive(task.value))
            yield is_mine

    async def vacuum_into(self, file: Path) -> None:
        """Write a consistent and compact copy of a SQLite database to another file, which is empty.

        Raises:
            DatabaseError: one of them cannot be used.
        """
        assert isinstance(self._kind, SqliteFile)
        await self._kind.vacuum_into(file)

    def _in_time(self, *, is_long: bool = False) -> asyncio.Timeout:
        return asyncio.timeout(None if is_long else self._deadline)

    @contextmanager
    def _failures_in_words(self, *, in_writing: bool) -> Generator[None]:
        """Turn what a database can run into to a DatabaseError, and let the log know."""
        try:
            yield
        except IntegrityError:  # the database works, and has refused a change as it should
            raise
        except (DBAPIError, PoolTimeoutError, OSError) as error:
            reason = self._kind.in_words(error)
            self._outage.record_failure(reason, is_write=in_writing)
            raise DatabaseError(reason) from error
        self._outage.record_success(is_write=in_writing)


def _look(connection: Connection) -> None:
    connection.execute(select(schema.guild.c.id).limit(1))


def _read(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise DatabaseError(
            "The database's URL is none. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    match parsed.get_backend_name():
        case "sqlite" if parsed.database in (None, "", ":memory:"):
            raise DatabaseError(
                "The database's URL names no file. Write, for example, sqlite:///data/tic-tac-toe.sqlite3."
            )
        case "sqlite" | "postgresql" | "postgres":
            return parsed
        case other:
            raise DatabaseError(f"The database's URL names {other}, which is not supported. Use sqlite or postgresql.")
