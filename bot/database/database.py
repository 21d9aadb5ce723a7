"""The database, a SQLite file or PostgreSQL: its transactions, their deadlines and their failures.

Transactions are atomic and durable, even through a power cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import timedelta
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from bot.database import schema
from bot.database.errors import DatabaseError, DatabaseUrlError
from bot.database.failures import Outage
from bot.database.sqlite_file import SqliteFile
from bot.database.transaction import Transaction
from bot.install import install_command

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.database.postgresql import PostgreSQL

_T = TypeVar("_T")
_P = ParamSpec("_P")

_FAILURES = (DBAPIError, PoolTimeoutError, OSError)

PATIENCE = timedelta(seconds=5)  # the timeout for a lock held by another process, or for connecting
DEADLINE = timedelta(seconds=10)  # the timeout of a transaction that is one function


class AdvisoryLock(Enum):
    """A task that only one process runs at a time; the value is the number of a PostgreSQL advisory lock."""

    MIGRATE = 7_473_001
    SYNCHRONISE = 7_473_002
    TIDY_UP = 7_473_003
    LOCK_SHARDS = 7_473_004


class Database:
    """A database, opened on first use. Its URL is as in DATABASE_URL.
    Raises DatabaseUrlError if the URL is invalid or its database is not supported, and DatabaseError if the libraries
    for it are missing.
    """

    def __init__(self, url: str, *, patience: timedelta = PATIENCE, deadline: timedelta = DEADLINE) -> None:
        parsed = _parse_url(url)
        self.patience = patience
        self._backend = _open(parsed, patience)
        self._deadline = deadline.total_seconds()
        self._outage = Outage()

    @property
    def file(self) -> Path | None:
        """The SQLite file, which only one process can use; None for PostgreSQL."""
        return self._backend.file if isinstance(self._backend, SqliteFile) else None

    @property
    def name(self) -> str:
        """The name in the log, without the password."""
        return self._backend.name

    def create(self) -> None:
        """Create the file of a SQLite database, and its folder, unless they exist; only their owner can read them."""
        try:
            self._backend.create()
        except OSError as error:
            raise DatabaseError(self._backend.describe(error)) from None

    async def close(self) -> None:
        await self._backend.close()

    @property
    def is_up(self) -> bool:
        """Whether the last write, and the last read after it, succeeded."""
        return self._outage.is_database_up

    async def answers(self) -> bool:
        """Check if the database can be read."""
        try:
            await self.read(_probe)
        except DatabaseError:
            return False
        return True

    async def works(self) -> bool:
        """Check if the database can be read, and if the last write succeeded."""
        return await self.answers() and self.is_up

    async def read(self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Run a function on one snapshot of the database. Raises DatabaseError if that failed or took too long."""
        async with self._watched(self._deadline, is_write=False):
            return await self._backend.read(lambda connection: work(connection, *args, **kwargs))

    async def write(
        self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Run a function in a transaction, which is rolled back if the function raises.
        The function must do nothing but read and write the database, because it may be run again.
        Raises DatabaseError if the database failed, or took too long. If it failed at the commit, the change may have
        been made.
        """
        async with self._watched(self._deadline, is_write=True):
            return await self._backend.write(lambda connection: work(connection, *args, **kwargs))

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Transaction]:
        """Run a read-only transaction of several steps, which sees one snapshot and has no deadline."""
        async with self._watched(None, is_write=False), self._backend.transaction(reads_only=True) as transaction:
            yield transaction

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Transaction]:
        """Run a transaction of several steps, which is committed at the end of the block and has no deadline.
        Raises DatabaseError if the database failed. If it failed at the commit, the change may have been made.
        """
        async with self._watched(None, is_write=True), self._backend.transaction(reads_only=False) as transaction:
            yield transaction

    @asynccontextmanager
    async def exclusive(self, lock: AdvisoryLock) -> AsyncGenerator[bool]:
        """Try to take a lock, yield whether this process has it, and release it; on SQLite this always succeeds."""
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(self._deadline):
                    is_locked = await stack.enter_async_context(self._backend.exclusive(lock.value))
            except _FAILURES as error:
                raise self._failure(error, is_write=False) from error
            yield is_locked

    @asynccontextmanager
    async def session(self, on_end: Callable[[], None]) -> AsyncGenerator[AsyncConnection]:
        """Open a PostgreSQL session of its own, which keeps its locks until the end of the block, or until it is cut.
        `on_end` is called at both. Raises DatabaseError if the server cannot be reached.
        """
        assert not isinstance(self._backend, SqliteFile)
        async with AsyncExitStack() as stack:
            async with self._watched(self._deadline, is_write=False):
                session = await stack.enter_async_context(self._backend.session(on_end))
            yield session

    async def run_in(
        self,
        session: AsyncConnection,
        work: Callable[Concatenate[Connection, _P], _T],
        /,
        *args: _P.args,
        **kwargs: _P.kwargs,
    ) -> _T:
        """Run a function in a transaction of a session. Raises DatabaseError if that is cut or does not answer."""
        async with self._watched(self.patience.total_seconds(), is_write=False), session.begin():
            return await session.run_sync(work, *args, **kwargs)

    async def vacuum_into(self, file: Path) -> None:
        """Write a compact copy of a SQLite database into an empty file. Raises DatabaseError if a file fails."""
        assert isinstance(self._backend, SqliteFile)
        await self._backend.vacuum_into(file)

    @asynccontextmanager
    async def _watched(self, deadline: float | None, *, is_write: bool) -> AsyncGenerator[None]:
        """Limit the time of a transaction, convert its failures to DatabaseErrors, and log outages."""
        try:
            async with asyncio.timeout(deadline):
                yield
        except IntegrityError:  # a constraint was violated: not a failure of the database
            raise
        except _FAILURES as error:
            raise self._failure(error, is_write=is_write) from error
        if not self._outage.is_database_up:
            self._outage.record_success(is_write=is_write)

    def _failure(self, error: Exception, *, is_write: bool) -> DatabaseError:
        reason = self._backend.describe(error)
        self._outage.record_failure(reason, is_write=is_write)
        return DatabaseError(reason)


def _open(url: URL, patience: timedelta) -> SqliteFile | PostgreSQL:
    if url.get_backend_name() == "sqlite":
        return SqliteFile(_file(url.database or ""), patience)
    try:
        from bot.database.postgresql import PostgreSQL  # slow to import

        return PostgreSQL(url, patience)
    except ImportError:  # of greenlet, which SQLAlchemy needs here, or of the driver
        advice = f"Run  {install_command('postgresql')}"
        raise DatabaseError(f"The libraries for PostgreSQL are not installed. {advice}") from None


def _probe(connection: Connection) -> None:
    connection.execute(select(schema.guild.c.id).limit(1))


def _file(name: str) -> Path:
    """Return the file of a SQLite database, where ~ is the user's home folder."""
    file = Path(name)
    with suppress(OSError):
        if file.exists():  # also in a folder named ~, which earlier versions created
            return file
    try:
        return file.expanduser()
    except (RuntimeError, ValueError):
        raise DatabaseUrlError(
            f"The database URL names the file {name}, but there is no such home folder. Write the whole path instead."
        ) from None


def _parse_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise DatabaseUrlError(
            "The database URL is invalid. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    match parsed.get_backend_name():
        case "sqlite" if "?" in url:
            raise DatabaseUrlError(
                "The database URL has a question mark, but a SQLite file has no options, and its name must not have "
                "one. Remove the question mark and what follows it."
            )
        case "sqlite" if parsed.database in (None, "", ":memory:"):
            raise DatabaseUrlError(
                "The database URL names no file. Write, for example, sqlite:///data/tic-tac-toe.sqlite3."
            )
        case "sqlite" | "postgresql" | "postgres":
            return parsed
        case other:
            raise DatabaseUrlError(
                f"The database URL begins with {other}, which is not supported. Use sqlite or postgresql."
            )
