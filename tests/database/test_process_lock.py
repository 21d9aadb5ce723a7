"""The lock of the shards on PostgreSQL: who shares it, who waits, and what happens when it is lost."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, nullcontext
from datetime import timedelta

import pytest

from bot.database.database import Database
from bot.database.errors import DatabaseError, LockLostError
from bot.database.process_lock import process_lock
from bot.model.ids import Shards
from tests.support.databases import open_database
from tests.support.postgres import EMPTY, PostgresServer, frozen

ONLY, FIRST, SECOND, BOTH = (
    Shards(count, frozenset(ids)) for count, ids in ((1, {0}), (2, {0}), (2, {1}), (2, {0, 1}))
)
HOLDER = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 LIMIT 1"


@pytest.fixture
async def name(postgres: PostgresServer) -> AsyncGenerator[str]:
    async with postgres.create_database(EMPTY) as name:
        yield name


@pytest.fixture
async def database(postgres: PostgresServer, name: str) -> AsyncGenerator[Database]:
    async with open_database(postgres.url(name)) as database:
        yield database


class Process:
    """A process that runs some shards until it is told to stop."""

    def __init__(self, database: Database, shards: Shards, *, check_interval: timedelta = timedelta(hours=1)) -> None:
        self._lock = process_lock(database, shards, self._while_waiting, check_interval=check_interval)
        self.waits, self.runs, self.is_told_to_stop = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.task = asyncio.create_task(self._run())

    @asynccontextmanager
    async def _while_waiting(self) -> AsyncGenerator[None]:
        self.waits.set()
        yield

    async def _run(self) -> None:
        async with self._lock:
            self.runs.set()
            await self.is_told_to_stop.wait()

    async def stop(self) -> None:
        self.is_told_to_stop.set()
        await self.task


async def test_processes_of_one_count_share_the_shards_and_others_wait(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = Process(database, FIRST), Process(database, SECOND)
    await asyncio.gather(first.runs.wait(), second.runs.wait())
    same, all_of_them, other_count = (Process(database, shards) for shards in (FIRST, BOTH, ONLY))
    await asyncio.gather(*(process.waits.wait() for process in (same, all_of_them, other_count)))
    assert sorted(caplog.messages) == [
        "Another process of the bot has the lock of shard 0 of 2, shard 1 of 2. Waiting for it to stop",
        "Another process of the bot has the lock of shard 0 of 2, shard 1 of 2. Waiting for it to stop",
        "Another process of the bot has the lock of shard 0 of 2. Waiting for it to stop",
    ]
    other_count.task.cancel()
    await first.stop()
    await same.runs.wait()
    assert not all_of_them.runs.is_set()
    await second.stop()
    await same.stop()
    await all_of_them.runs.wait()
    await all_of_them.stop()


async def test_a_process_whose_session_is_cut_is_told_so(
    database: Database, postgres: PostgresServer, name: str
) -> None:
    holder = Process(database, FIRST)
    await holder.runs.wait()
    waiting = Process(database, FIRST)
    await waiting.waits.wait()
    await postgres.terminate_connections(name)
    for process in (holder, waiting):
        with pytest.raises(LockLostError) as lost:
            await process.task
        assert str(lost.value) == (
            f"PostgreSQL at {database.name} closed the connection. It may be restarting: wait a moment."
        )
    after = Process(database, FIRST)
    await after.runs.wait()
    await after.stop()


async def test_a_process_notices_that_its_session_does_not_answer(postgres: PostgresServer, name: str) -> None:
    async with open_database(postgres.url(name), patience=timedelta(seconds=1)) as database:
        holder = Process(database, FIRST, check_interval=timedelta(0))
        await holder.runs.wait()
        with frozen(await postgres.execute(HOLDER, name)), pytest.raises(LockLostError, match="does not answer in"):
            await holder.task


async def test_errors_under_the_lock_are_those_of_the_bot(database: Database) -> None:
    for error in (TimeoutError("Discord"), DatabaseError("a full disk"), ValueError("a mistake")):
        with pytest.raises(type(error)) as failure:
            async with process_lock(database, FIRST, nullcontext):
                raise error
        assert failure.value is error
