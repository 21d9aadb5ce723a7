"""Writes to SQLite that are committed together: none returns before, none affects another, and a kill splits none."""

import asyncio
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.database.database import Database
from bot.matches.store import MatchStore
from tests.support.commits import WRITTEN, Commits, add_guild
from tests.support.databases import contents, temporary_database
from tests.support.saved_matches import after_plies, new_match, save_change, save_new

WRITES = 20
ENDLESS_INSERT = (
    "INSERT INTO guild (id) WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
)


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with temporary_database() as database:
        yield database


@pytest.fixture
async def commits(database: Database) -> Commits:
    """Holds back the commit of a write that has begun; others wait for it."""
    commits = Commits()
    watching = asyncio.create_task(database.write(commits.watch))
    await commits.reached()
    assert not watching.done()
    return commits


async def guilds(database: Database) -> set[int]:
    return {row[0] for row in (await contents(database))["guild"]}


async def begin(*writes: Coroutine[Any, Any, None]) -> list[asyncio.Task[None]]:
    """Begin writes, which wait for the commit that is held back."""
    tasks = [asyncio.create_task(write) for write in writes]
    await asyncio.sleep(0)
    return tasks


async def test_no_write_returns_before_its_commit(database: Database) -> None:
    commits = Commits()

    def work(connection: Connection) -> None:
        commits.watch(connection)
        add_guild(connection, 1)

    (writing,) = await begin(database.write(work))
    await commits.reached()
    assert await guilds(database) == set()  # reading takes several turns of the event loop, and waits for no write
    assert not writing.done()
    commits.release()
    await writing
    assert await guilds(database) == {1}


async def test_writes_that_wait_are_committed_together_and_in_order(database: Database, commits: Commits) -> None:
    matches, first = MatchStore(database), new_match(1, 1, guild=None)
    second = after_plies(first, 2, 4, 0)
    third = after_plies(second, 3, 8, 1)
    saving = [save_new(matches, first), save_change(matches, first, second), save_change(matches, second, third)]
    writing = await begin(*(database.write(add_guild, number) for number in range(1, WRITES)), *saving)
    commits.release(WRITES)
    await asyncio.gather(*writing)
    assert commits.count == 2
    assert await guilds(database) == {*range(1, WRITES)}
    assert await matches.find(first.match.id) == third


async def test_an_interrupted_write_does_not_affect_the_others(database: Database, commits: Commits) -> None:
    loop, has_begun = asyncio.get_running_loop(), asyncio.Event()

    def add_endlessly(connection: Connection) -> None:
        loop.call_soon_threadsafe(has_begun.set)
        connection.execute(text(ENDLESS_INSERT))  # SQLite rolls back the whole transaction if this is interrupted

    endless, *others = await begin(
        database.write(add_endlessly), *(database.write(add_guild, number) for number in (1, 2))
    )
    commits.release(WRITES)
    await has_begun.wait()
    endless.cancel()
    await asyncio.gather(*others)
    assert endless.cancelled()
    assert await guilds(database) == {1, 2}


async def test_cancelled_and_refused_writes_among_others_leave_no_trace(database: Database, commits: Commits) -> None:
    writing = await begin(*(database.write(add_guild, number // 2) for number in range(WRITES)))
    for task in writing[::10]:
        task.cancel()
    await asyncio.wait(writing[::10])
    commits.release(2 * WRITES)
    await asyncio.wait(writing)
    assert await guilds(database) == {*range(WRITES // 2)}
    assert all(task.cancelled() for task in writing[::10])
    assert sum(task.exception() is None for task in writing if not task.cancelled()) == WRITES // 2


async def test_a_write_does_not_wait_for_a_read(database: Database) -> None:
    loop, is_reading, is_written = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def read(connection: Connection) -> list[Any]:
        before = connection.execute(text("SELECT id FROM guild")).all()
        loop.call_soon_threadsafe(is_reading.set)
        is_written.wait(10)
        return [before, connection.execute(text("SELECT id FROM guild")).all()]

    reading = asyncio.create_task(database.read(read))
    await is_reading.wait()
    await database.write(add_guild, 1)
    is_written.set()
    assert await reading == [[], []]  # one snapshot
    assert await guilds(database) == {1}


async def test_a_kill_inside_a_shared_commit_splits_no_writes() -> None:
    async with temporary_database() as saved, temporary_database() as held:
        for database in (saved, held):
            await database.close()
        call = f"write_until_killed({str(saved.file)!r}, {str(held.file)!r}, {WRITES})"
        code = f"import asyncio; from tests.support.commits import write_until_killed; asyncio.run({call})"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code), cwd=Path(__file__).parents[2], stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout
        assert await process.stdout.readline() == WRITTEN
        process.send_signal(signal.SIGKILL)
        await process.wait()
        assert [await guilds(database) for database in (saved, held)] == [{*range(WRITES)}, set()]
        for database in (saved, held):
            await database.write(add_guild, 100)  # the file is usable
