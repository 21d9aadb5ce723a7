"""PostgreSQL: a server that several processes may share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from urllib.parse import unquote

from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.errors import DatabaseError
from bot.storage.failures import of_server
from bot.storage.transaction import Transaction

_NO_LIBRARY = "PostgreSQL needs a library. Install it: python -m pip install -c constraints.txt -e '.[postgresql]'."
_NO_ADDRESS = "The database's URL {} cannot be understood. Write postgresql://USER:PASSWORD@HOST/NAME."


class PostgreSQL:
    """A PostgreSQL database, connected to when it is first used.

    Args:
        url: where it is, with whatever else libpq would understand, such as `?sslmode=require`.
        patience: how long to wait for a connection.

    Raises:
        DatabaseError: the library for it is not installed.
    """

    def __init__(self, url: URL, patience: timedelta) -> None:
        place = {key: value for key, value in url.query.items() if key in ("host", "port")}
        self.name = unquote(url.set(drivername="postgresql", query=place).render_as_string(hide_password=True))
        self._seconds = patience.total_seconds()
        connecting = {"dsn": _for_driver(url), "timeout": self._seconds}
        try:
            self._engine = create_async_engine(
                "postgresql+asyncpg://", connect_args=connecting, pool_pre_ping=True, hide_parameters=True
            )
        except ModuleNotFoundError:
            raise DatabaseError(_NO_LIBRARY) from None
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def create(self) -> None:
        """Leave it to the owner of the server to make databases."""

    @asynccontextmanager
    async def transaction(self, *, reads_only: bool) -> AsyncGenerator[Transaction]:
        """A transaction, committed at the end of the block unless that fails or is cancelled.

        Args:
            reads_only: whether it changes nothing, and is to see one state of the database throughout.
        """
        engine = self._reader if reads_only else self._engine
        async with self._connected(engine) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def exclusive(self, number: int) -> AsyncGenerator[bool]:
        """Whether this process has a lock of the server's until the end of the block.

        See https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS.
        """
        async with self._connected(self._engine) as connection:
            is_mine = (await connection.execute(select(func.pg_try_advisory_xact_lock(number)))).scalar_one()
            try:
                yield is_mine
            finally:
                await self._release(connection)

    async def close(self) -> None:
        """Let go of every connection; the next use makes new ones."""
        await self._engine.dispose()

    def in_words(self, error: BaseException) -> str:
        """What an owner should read about a failure."""
        return of_server(error, self.name)

    async def _release(self, connection: AsyncConnection) -> None:
        """End a transaction that has changed nothing; if its connection is dead, so is its lock."""
        try:
            async with asyncio.timeout(self._seconds):
                await connection.rollback()
        except (SQLAlchemyError, OSError):
            await connection.invalidate()

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(engine.connect())
            except ValueError:  # what the driver raises over an address
                raise DatabaseError(_NO_ADDRESS.format(self.name)) from None
            yield connection


def _for_driver(url: URL) -> str:
    """The address as asyncpg reads it, which calls like libpq what SQLAlchemy calls `ssl`."""
    query = {"sslmode" if key == "ssl" else key: value for key, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)
