"""Transactions: rollback, cancellation and deadlines."""

import asyncio
import threading
from datetime import timedelta

import pytest
from sqlalchemy import Connection, func, insert, select, text

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.schema import guild
from bot.games.ids import MatchId
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from tests.support.databases import contents, open_database, refused
from tests.support.saved_matches import after_plies, new_match, save_change, save_new

SOON = timedelta(milliseconds=100)
FOREVER = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
    "postgresql": "SELECT pg_sleep(1000)",
}
"""Statements that do not end by themselves."""


def add_a_server(connection: Connection) -> None:
    connection.execute(insert(guild).values(id=1))


def count_servers(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(guild)).scalar_one()


def never_end(connection: Connection) -> None:
    connection.execute(text(FOREVER[connection.dialect.name]))


async def test_a_failed_or_cancelled_change_is_rolled_back(database: Database) -> None:
    before, is_half_done = await contents(database), asyncio.Event()

    async def change() -> None:
        async with database.writing() as transaction:
            await transaction.run_sync(add_a_server)
            is_half_done.set()
            await asyncio.Event().wait()

    def fail(connection: Connection) -> None:
        add_a_server(connection)
        raise ZeroDivisionError

    async with refused(database, ZeroDivisionError):
        await database.write(fail)
    changing = asyncio.create_task(change())
    await is_half_done.wait()
    changing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await changing
    assert await contents(database) == before
    await database.write(add_a_server)


async def test_a_cancelled_move_is_saved_completely_or_not_at_all(matches: MatchStore, database: Database) -> None:
    for rounds in range(0, 400, 20):
        old = new_match(rounds, rounds, guild=None)
        new = after_plies(old, rounds + 100, 4, 0)
        await save_new(matches, old)
        changing = asyncio.create_task(save_change(matches, old, new))
        for _ in range(rounds):
            await asyncio.sleep(0)
        changing.cancel()
        await asyncio.wait([changing])
        found = await matches.latest(ChannelId(rounds))
        assert found in (old, new)
        assert changing.cancelled() or found == new
    assert len((await contents(database))["ply"]) % 2 == 0


async def test_a_cancelled_wait_for_the_database_blocks_no_others(matches: MatchStore, database: Database) -> None:
    async with database.writing() as transaction:
        await transaction.run_sync(add_a_server)
        waiting = [asyncio.create_task(save_new(matches, new_match(n, n, guild=None))) for n in range(1, 40)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.wait(waiting[::2])
    await asyncio.gather(*waiting[1::2])
    assert all([await matches.find(MatchId(n)) for n in range(2, 40, 2)])


async def test_only_a_transaction_of_several_steps_has_no_deadline(url: str) -> None:
    for deadline in (SOON, timedelta(0)):
        async with open_database(url, deadline=deadline) as database:
            async with database.reading() as transaction:  # opens a connection
                assert await transaction.run_sync(count_servers) == 0
            with pytest.raises(DatabaseError) as late:
                await database.read(never_end)
            assert str(late.value) == (
                f"The database {database.name} does not answer in time. Check the load on its machine and its disk."
            )
            async with database.writing() as transaction:
                await transaction.run_sync(add_a_server)
                await transaction.run_sync(lambda connection: connection.execute(guild.delete()))


async def test_a_long_statement_is_cancelled_at_once(database: Database) -> None:
    loop, has_begun = asyncio.get_running_loop(), asyncio.Event()

    def work(connection: Connection) -> None:
        loop.call_soon_threadsafe(has_begun.set)
        never_end(connection)

    working = asyncio.create_task(database.read(work))
    await has_begun.wait()
    working.cancel()
    await asyncio.wait([working])
    assert await database.works()


async def test_a_closed_database_leaves_no_thread_and_is_reopened(url: str) -> None:
    before = {*threading.enumerate()}
    async with open_database(url) as database:
        await save_new(MatchStore(database), new_match(1, 1))
        for _ in range(2):
            await database.close()
            await database.close()
            assert await MatchStore(database).latest(ChannelId(1)) == new_match(1, 1)
    workers = {thread for thread in threading.enumerate() if thread.name.startswith("asyncio")}  # the loop's own
    for thread in {*threading.enumerate()} - before - workers:
        thread.join(10)
    assert {*threading.enumerate()} - before <= workers
