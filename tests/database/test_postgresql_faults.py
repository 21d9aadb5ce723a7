"""Failures of a PostgreSQL server: each is reported, loses nothing, and can be repaired."""

import asyncio
import logging
import socket
import traceback
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import timedelta
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import Connection, text

from bot.database.database import PATIENCE, AdvisoryLock, Database
from bot.database.errors import DatabaseError
from bot.matches.store import MatchStore
from tests.support.databases import execute, open_database, refused
from tests.support.failing_moves import NEW, OLD, assert_it_works_again, refusal, refusal_at_start
from tests.support.people import HERE
from tests.support.postgres import PostgresServer, frozen
from tests.support.saved_matches import after_plies, running_in, save_change, save_new

PASSWORD = "p@ss:w/o?r#d% +'\"ü"
SLOW = "The database {} does not answer in time. Check the load on its machine and its disk."


@pytest.fixture
async def name(postgres: PostgresServer) -> AsyncGenerator[str]:
    async with postgres.create_database() as name:
        async with open_database(postgres.url(name)) as database:
            await save_new(MatchStore(database), OLD)
        yield name


@pytest.fixture
async def database(postgres: PostgresServer, name: str) -> AsyncGenerator[Database]:
    async with open_database(postgres.url(name)) as database:
        assert await running_in(MatchStore(database), HERE.channel) == OLD
        yield database


async def test_while_the_server_is_stopped_no_move_is_taken(
    database: Database, postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.database")
    unreachable = (
        f"PostgreSQL at {database.name} cannot be reached. Check that it runs, and the address in DATABASE_URL."
    )
    postgres.stop()
    try:
        for _ in range(3):
            assert await refusal(database) == unreachable
            assert not await database.works()
        with pytest.raises(DatabaseError):
            async with database.exclusive(AdvisoryLock.TIDY_UP):
                pass
    finally:
        postgres.start()
    await assert_it_works_again(database)
    assert caplog.messages == [
        f"{unreachable} Until the database works again, the bot refuses moves. Saved games are not lost.",
        "The database works again",
    ]


async def test_an_unreachable_or_silent_server_is_reported() -> None:
    with socket.socket() as deaf, socket.create_server(("127.0.0.1", 0)) as silent:
        deaf.bind(("127.0.0.1", 0))
        unreachable = "PostgreSQL at {} cannot be reached. Check that it runs, and the address in DATABASE_URL."
        for server, patience, sentence in ((deaf, PATIENCE, unreachable), (silent, timedelta(milliseconds=100), SLOW)):
            address = f"postgresql://ana@127.0.0.1:{server.getsockname()[1]}/games"
            async with open_database(address, patience=patience) as database:
                assert await refusal_at_start(database) == sentence.format(address)


@pytest.mark.parametrize("is_last", [True, False])
async def test_a_move_on_a_connection_that_is_cut_is_repeated_or_rolled_back(
    database: Database, postgres: PostgresServer, name: str, is_last: bool, caplog: pytest.LogCaptureFixture
) -> None:
    await postgres.terminate_connections(name)  # idle ones, which are replaced
    assert await running_in(MatchStore(database), HERE.channel) == OLD
    assert not caplog.messages

    def delete(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM match")

    async with refused(database, DatabaseError) as cut, database.writing() as transaction:
        await transaction.run_sync(delete)
        await postgres.terminate_connections(name)
        if not is_last:
            await transaction.run_sync(delete)
    assert (
        str(cut.value) == f"PostgreSQL at {database.name} closed the connection. It may be restarting: wait a moment."
    )
    await postgres.terminate_connections(name)
    await assert_it_works_again(database)


@contextmanager
def impatient(database: Database) -> Generator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "_deadline", 0.2)
        yield


async def test_waiting_for_a_lock_or_a_hanging_server_times_out(
    database: Database, postgres: PostgresServer, name: str
) -> None:
    async with open_database(postgres.url(name)) as other, other.writing() as holding:
        await holding.run_sync(lambda c: c.exec_driver_sql("LOCK TABLE match IN ACCESS EXCLUSIVE MODE") and None)
        with impatient(database):
            assert await refusal(database) == SLOW.format(database.name)
    async with hanging(database):
        with impatient(database):
            assert await refusal(database) == SLOW.format(database.name)
        await assert_it_works_again(database)


@asynccontextmanager
async def hanging(database: Database) -> AsyncGenerator[None]:
    """Suspend the server's process for the connection in use."""
    with frozen(await database.read(lambda c: c.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())):
        yield


async def test_a_read_only_server_is_reported(database: Database, postgres: PostgresServer, name: str) -> None:
    await postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await database.close()
    assert await refusal(database) == (
        f"PostgreSQL at {database.name} is read-only. If it is a standby, use the primary server."
    )
    assert not await database.works()  # it can be read, but nothing can be saved
    await postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await database.close()
    await assert_it_works_again(database)


async def test_a_wrong_set_up_is_reported(postgres: PostgresServer, name: str) -> None:
    async with postgres.create_account("CONNECTION LIMIT 1", name) as account:
        async with open_database(postgres.url(name, account)) as database:
            assert await refusal(database) == (
                f"PostgreSQL at {database.name} denies this user a permission that the bot needs. "
                "Make the user owner of the database."
            )
        async with postgres.connect(name, account), open_database(postgres.url(name, account)) as database:
            assert await refusal(database) == (
                f"PostgreSQL at {database.name} accepts no more connections. Raise its max_connections."
            )
    async with open_database(postgres.url("nowhere")) as database:
        assert await refusal_at_start(database) == (
            f"PostgreSQL at {database.name} has no database with this name. Create it, or check DATABASE_URL."
        )
    async with open_database(f"{postgres.url(name)}&channel_binding=require") as database:
        assert await refusal(database) == (
            f"PostgreSQL at {database.name} does not know a parameter after the question mark in DATABASE_URL. "
            "Remove it."
        )


async def test_common_url_parameters_are_understood(postgres: PostgresServer, name: str) -> None:
    for asking in ("sslmode=disable", "ssl=disable", "application_name=games", "sslmode=prefer"):
        url = f"{postgres.url(name)}&{asking}"
        for address in (url, url.replace("postgresql", "postgres", 1)):
            async with open_database(address) as database:
                assert await running_in(MatchStore(database), HERE.channel) == OLD


async def test_a_password_can_have_any_characters_and_is_never_shown(
    postgres: PostgresServer, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    written, quoted = quote(PASSWORD, safe=""), PASSWORD.replace("'", "''")
    account = "strict"
    urls = postgres.url(name, account, password=written), f"{postgres.url(name, account)}&password={written}"
    async with postgres.create_account(f"SUPERUSER PASSWORD '{quoted}'", name, account):
        for url in urls:
            caplog.clear()
            async with open_database(url) as database:
                assert await running_in(MatchStore(database), HERE.channel) == OLD
                await postgres.terminate_connections(name)
                await postgres.execute(f"ALTER ROLE {account} PASSWORD 'another'")
                with pytest.raises(DatabaseError) as error:
                    await save_change(MatchStore(database), OLD, NEW)
                assert str(error.value) == (
                    f"PostgreSQL at {database.name} refuses the user or the password. Check DATABASE_URL."
                )
                await postgres.execute(f"ALTER ROLE {account} PASSWORD '{quoted}'")
                assert await running_in(MatchStore(database), HERE.channel) == OLD
                messages = [*traceback.format_exception(error.value), repr(error.value), repr(database), caplog.text]
            assert account in caplog.text
            for secret in (PASSWORD, written, quote(PASSWORD)):
                assert secret not in "".join(messages)


async def test_missing_tables_or_columns_are_reported_without_ids(database: Database) -> None:
    lacking = f"The database {database.name} lacks tables or columns of the bot. Restore a backup, or restart the bot."
    new = after_plies(OLD, event := 2**60, 8)
    for statement in ("ALTER TABLE ply DROP COLUMN cell", "DROP TABLE ply"):
        await execute(database, statement)
        with pytest.raises(DatabaseError) as failed:
            await save_change(MatchStore(database), OLD, new)
        assert str(failed.value) == lacking
        assert str(event) not in "".join(traceback.format_exception(failed.value))


async def test_a_running_transaction_ends_before_the_database_is_closed(postgres: PostgresServer, name: str) -> None:
    database, started = Database(postgres.url(name)), asyncio.Event()
    loop = asyncio.get_running_loop()

    def write_slowly(connection: Connection) -> None:
        loop.call_soon(started.set)
        connection.execute(text("SELECT pg_sleep(0.1)"))

    writing = asyncio.create_task(database.write(write_slowly))
    await started.wait()
    await database.close()
    assert writing.done()
    await writing


async def test_a_silent_server_does_not_keep_the_database_from_closing(database: Database) -> None:
    async with hanging(database), asyncio.timeout(20):
        await database.close()
        await assert_it_works_again(database)


async def test_cancelling_all_tasks_leaves_no_connection_open(
    database: Database, postgres: PostgresServer, name: str
) -> None:
    def run_and_cancel(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
        loop.call_soon(cancel_tasks)
        return asyncio.Task(coroutine, loop=loop, **options)

    def cancel_tasks() -> None:
        for task in asyncio.all_tasks() - before:
            task.cancel()

    loop, before = asyncio.get_running_loop(), asyncio.all_tasks()
    reading = asyncio.create_task(database.answers())
    loop.set_task_factory(run_and_cancel)  # cancels tasks before their first step, as a client that stops may do
    await asyncio.gather(reading, return_exceptions=True)
    loop.set_task_factory(None)
    await database.close()
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    assert await postgres.execute(others, name) == 0


async def test_connections_are_lent_in_the_order_of_the_requests(database: Database) -> None:
    order = list[str]()

    async def read(name: str) -> None:
        await database.read(lambda _: order.append(name))

    async with AsyncExitStack() as others, AsyncExitStack() as one:
        await one.enter_async_context(database.reading())
        for _ in range(7):
            await others.enter_async_context(database.reading())
        waiting = asyncio.create_task(read("first"))
        for _ in range(20):
            await asyncio.sleep(0)  # it waits for a connection now
        await one.aclose()
        await read("second")
        await waiting
    assert order == ["first", "second"]
