"""A PostgreSQL database, which several processes can use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar, cast
from urllib.parse import unquote

from sqlalchemy import Connection, NullPool, QueuePool, func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.database.errors import DatabaseError
from bot.database.failures import describe_postgresql_error
from bot.database.transaction import Transaction

_T = TypeVar("_T")

_DRIVER = "postgresql+asyncpg://"
_CONNECTIONS = 8  # enough to keep the event loop busy; more would only wait for each other
_KEEPALIVE = {
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
"""How soon the server ends a session whose network has failed. All are in seconds, but the last one in milliseconds."""
_SET = text("SELECT set_config(name, :value, false) FROM pg_settings WHERE name = :name")  # if the server has it
_SECONDS_TO_END = 2  # how long running transactions, and then a silent server, delay the close at most
_INVALID_URL = "The database URL {} is invalid. Write postgresql://USER:PASSWORD@HOST/NAME."


class PostgreSQL:
    """A PostgreSQL database. Connections are opened when they are needed.
    Raises ModuleNotFoundError if the driver is not installed. The query of the URL may have libpq's parameters, such as
    `?sslmode=require`. The patience is for connecting.
    """

    def __init__(self, url: URL, patience: timedelta) -> None:
        address = {key: value for key, value in url.query.items() if key in ("host", "port")}
        self.name = unquote(url.set(drivername="postgresql", query=address).render_as_string(hide_password=True))
        self._timeout = patience.total_seconds()
        arguments = {"dsn": _driver_url(url), "timeout": self._timeout}
        open_engine = partial(create_async_engine, _DRIVER, connect_args=arguments, hide_parameters=True)
        self._engine = open_engine(pool_size=_CONNECTIONS, max_overflow=0)
        self._unpooled = open_engine(poolclass=NullPool)
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._free = asyncio.Semaphore(_CONNECTIONS)
        """Lends the connections in the order of the requests. The pool itself lets some wait for many later ones."""

    def create(self) -> None:
        """Do nothing, because the bot does not create PostgreSQL databases."""

    async def read(self, function: Callable[[Connection], _T]) -> _T:
        return await self._run(self._reader, function)

    async def write(self, function: Callable[[Connection], _T]) -> _T:
        """Run a function in a transaction; twice, if the connection is cut before the commit."""
        return await self._run(self._engine, function)

    @asynccontextmanager
    async def transaction(self, *, reads_only: bool) -> AsyncGenerator[Transaction]:
        """Run a transaction, committed at the end of the block, or rolled back if the block raises or is cancelled."""
        engine = self._reader if reads_only else self._engine
        await self._replace_dead_connections()
        async with self._connect(engine) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def exclusive(self, number: int) -> AsyncGenerator[bool]:
        """Try to take an advisory lock, and yield whether it is held, until the end of the block."""
        await self._replace_dead_connections()
        async with self._connect(self._engine) as connection:
            is_locked = (await connection.execute(select(func.pg_try_advisory_xact_lock(number)))).scalar_one()
            try:
                yield is_locked
            finally:
                await self._release(connection)

    @asynccontextmanager
    async def session(self, on_end: Callable[[], None]) -> AsyncGenerator[AsyncConnection]:
        """Open a connection of its own; `on_end` is called when it is closed or cut.
        If the network fails, the server ends it within 30 seconds.
        """
        async with self._connect(self._unpooled) as connection:

            def ended(_: object) -> None:
                on_end()

            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(ended)
            for name, value in _KEEPALIVE.items():
                await connection.execute(_SET, {"name": name, "value": value})
            await connection.commit()
            yield connection

    async def close(self) -> None:
        """Close all connections, after the transactions that are still running have ended."""
        pool = cast("QueuePool", self._engine.pool)
        with suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS_TO_END):
                while pool.checkedout():  # noqa: ASYNC110 - the pool has no event
                    await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(_SECONDS_TO_END):
                await self._engine.dispose()
        except TimeoutError:  # the server does not answer
            await self._engine.dispose(close=False)

    def describe(self, error: BaseException) -> str:
        return describe_postgresql_error(error, self.name)

    async def _run(self, engine: AsyncEngine, function: Callable[[Connection], _T], *, is_repeated: bool = False) -> _T:
        async with self._connect(engine) as connection:
            try:
                result = await connection.run_sync(function)
            except DBAPIError as error:
                if is_repeated or not error.connection_invalidated:
                    raise
            else:
                await connection.commit()
                return result
        return await self._run(engine, function, is_repeated=True)  # all connections that are older are replaced

    async def _replace_dead_connections(self) -> None:
        """Replace connections that were cut while they were idle."""
        await self._run(self._engine, lambda connection: connection.execute(select(1)))

    async def _release(self, connection: AsyncConnection) -> None:
        """Release the lock by ending its transaction; a dead connection has released it already."""
        try:
            async with asyncio.timeout(self._timeout):
                await connection.rollback()
        except (SQLAlchemyError, OSError):
            await connection.invalidate()

    @asynccontextmanager
    async def _connect(self, engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
        async with nullcontext() if engine is self._unpooled else self._free:
            try:
                connection = await engine.connect()
            except ValueError:  # raised by the driver for an invalid address
                raise DatabaseError(_INVALID_URL.format(self.name)) from None
            try:
                yield connection
            finally:
                await connection.close()  # `async with` would start a task, undone if cancelled before it runs


def _driver_url(url: URL) -> str:
    """Return the URL for asyncpg, where SQLAlchemy's parameter `ssl` is named `sslmode`."""
    query = {"sslmode" if key == "ssl" else key: value for key, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)
