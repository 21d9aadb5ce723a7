"""Locks: of one SQLite file, of the shards on PostgreSQL, and of tasks that one process runs at a time."""

import asyncio
import errno
import fcntl
import logging
import os
import stat
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import timedelta
from pathlib import Path

import pytest

from bot.database.database import AdvisoryLock, Database
from bot.database.errors import DatabaseError, DatabaseInUseError, LockLostError
from bot.database.file_lock import file_lock
from bot.database.process_lock import process_lock
from bot.model.ids import Shards
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from tests.support.databases import open_database
from tests.support.postgres import EMPTY, PostgresServer, frozen

LOCK = "games.sqlite3.lock"
ONLY, FIRST, SECOND, BOTH = (
    Shards(count, frozenset(ids)) for count, ids in ((1, {0}), (2, {0}), (2, {1}), (2, {0, 1}))
)
HOLDER = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 LIMIT 1"


def new_file(folder: Path) -> Database:
    """A database that is never opened."""
    return Database(f"sqlite:///{folder}/games.sqlite3", patience=timedelta(milliseconds=20))


async def test_only_one_process_uses_a_file_at_a_time(tmp_path: Path) -> None:
    (link := tmp_path / "link").symlink_to(folder := tmp_path / "not" / "yet there")
    async with file_lock(new_file(folder)):
        for other in (new_file(folder), new_file(link)):
            with pytest.raises(DatabaseInUseError) as refused:
                async with file_lock(other):
                    pass
            assert str(refused.value) == (
                f"Another process of the bot uses the database {other.name}. Stop that one first: a SQLite file works "
                "with one process only."
            )
        async with file_lock(new_file(tmp_path)):
            pass
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert modes == {"games.sqlite3": 0o600, LOCK: 0o600}
    pool = WorkerPool()
    async with file_lock(new_file(link)):
        worker = await pool.run(Ticket(Priority.ADVICE, 0), os.getpid)
    assert worker != os.getpid()
    async with file_lock(new_file(folder)):  # a worker that outlives the bot does not keep the file
        await pool.close()


async def test_a_file_system_without_locks_is_warned_about_and_a_folder_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    async with file_lock(database := new_file(tmp_path)):
        pass
    warning = (
        f"The file system of the database {database.name} has no locks (No locks available). Make sure that no "
        "second bot uses the database"
    )
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [(logging.WARNING, warning)]
    (tmp_path / LOCK).unlink()
    (tmp_path / LOCK).mkdir()
    with pytest.raises(DatabaseError, match=f"{LOCK} is a folder"):
        async with file_lock(database):
            pass


@pytest.fixture
async def name(postgres: PostgresServer) -> AsyncGenerator[str]:
    async with postgres.create_database(EMPTY) as name:
        yield name


@pytest.fixture
async def database(postgres: PostgresServer, name: str) -> AsyncGenerator[Database]:
    async with open_database(postgres.url(name)) as database:
        yield database


async def test_only_one_process_has_a_lock(database: Database, postgres: PostgresServer, name: str) -> None:
    async with open_database(postgres.url(name)) as other:
        async with database.exclusive(AdvisoryLock.TIDY_UP) as first, other.exclusive(AdvisoryLock.TIDY_UP) as second:
            assert (first, second) == (True, False)
            async with other.exclusive(AdvisoryLock.SYNCHRONISE) as third:
                assert third
        async with other.exclusive(AdvisoryLock.TIDY_UP) as now:
            assert now
        async with database.exclusive(AdvisoryLock.TIDY_UP) as before:
            assert before
            await postgres.terminate_connections(name)
            async with other.exclusive(AdvisoryLock.TIDY_UP) as after:  # the lock of a dead process is free
                assert after
        async with database.exclusive(AdvisoryLock.SYNCHRONISE) as again:
            assert again


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
    waiting = "Another process of the bot has the lock of {}. Waiting for it to stop"
    both, one = waiting.format("shard 0 of 2, shard 1 of 2"), waiting.format("shard 0 of 2")
    assert sorted(caplog.messages) == [both, both, one]
    other_count.task.cancel()
    await first.stop()
    await same.runs.wait()
    assert not all_of_them.runs.is_set()
    await second.stop()
    await same.stop()
    await all_of_them.runs.wait()
    await all_of_them.stop()


async def test_a_process_whose_session_is_cut_or_silent_is_told_so(
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
    async with open_database(postgres.url(name), patience=timedelta(seconds=1)) as impatient:
        holder = Process(impatient, FIRST, check_interval=timedelta(0))
        await holder.runs.wait()
        with frozen(await postgres.execute(HOLDER, name)), pytest.raises(LockLostError, match="does not answer in"):
            await holder.task


async def test_errors_under_a_lock_are_those_of_the_bot(database: Database) -> None:
    locks: list[Callable[[], AbstractAsyncContextManager[object]]] = [
        lambda: database.exclusive(AdvisoryLock.TIDY_UP),
        lambda: process_lock(database, FIRST, nullcontext),
    ]
    errors = ConnectionResetError("Discord"), TimeoutError("Discord"), DatabaseError("a full disk"), ValueError("?")
    for lock in locks:
        for error in errors:
            with pytest.raises(type(error)) as failure:
                async with lock():
                    raise error
            assert failure.value is error
        async with lock() as is_locked:
            assert is_locked is not False
