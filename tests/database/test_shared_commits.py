"""Writes to SQLite that are committed together: none returns before, none affects another, and a kill splits none."""

import asyncio
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text

from bot.database.database import Database
from bot.database.schema import guild
from bot.matches.store import MatchStore
from tests.support.commits import Commits
from tests.support.databases import contents, open_database, temporary_database
from tests.support.saved_matches import after_plies, new_match, save_change, save_new

WRITES = 30
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


def add_guild(number: int) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(insert(guild).values(id=number))

    return work


async def guilds(database: Database) -> set[int]:
    return {row[0] for row in (await contents(database))["guild"]}


async def test_no_write_returns_before_its_commit(database: Database) -> None:
    commits = Commits()
    await database.write(add_guild(1))

    def work(connection: Connection) -> None:
        commits.watch(connection)
        add_guild(2)(connection)

    writing = asyncio.create_task(database.write(work))
    await commits.reached()
    assert await guilds(database) == {1}  # reading takes several turns of the event loop
    assert not writing.done()
    commits.release()
    await writing
    assert await guilds(database) == {1, 2}


async def test_writes_that_wait_are_committed_together(database: Database, commits: Commits) -> None:
    writing = [asyncio.create_task(database.write(add_guild(number))) for number in range(1, WRITES)]
    await asyncio.sleep(0)
    commits.release(WRITES)
    await asyncio.gather(*writing)
    assert commits.count == 2
    assert await guilds(database) == {*range(1, WRITES)}


async def test_writes_of_the_same_match_are_applied_in_order(database: Database, commits: Commits) -> None:
    matches, first = MatchStore(database), new_match(1, 1)
    second = after_plies(first, 2, 4, 0)
    third = after_plies(second, 3, 8, 1)
    saving = [save_new(matches, first), save_change(matches, first, second), save_change(matches, second, third)]
    tasks = [asyncio.create_task(one) for one in saving]
    await asyncio.sleep(0)
    commits.release(WRITES)
    await asyncio.gather(*tasks)
    assert await matches.find(first.match.id) == third


async def test_an_interrupted_write_does_not_affect_the_others(database: Database, commits: Commits) -> None:
    loop, has_begun = asyncio.get_running_loop(), asyncio.Event()

    def add_endlessly(connection: Connection) -> None:
        loop.call_soon_threadsafe(has_begun.set)
        connection.execute(text(ENDLESS_INSERT))  # SQLite rolls back the whole transaction if this is interrupted

    endless = asyncio.create_task(database.write(add_endlessly))
    others = [asyncio.create_task(database.write(add_guild(number))) for number in (1, 2)]
    await asyncio.sleep(0)
    commits.release(WRITES)
    await has_begun.wait()
    endless.cancel()
    await asyncio.gather(*others)
    assert endless.cancelled()
    assert await guilds(database) == {1, 2}


async def test_cancelled_and_refused_writes_among_others_leave_no_trace(database: Database, commits: Commits) -> None:
    writing = [asyncio.create_task(database.write(add_guild(number // 2))) for number in range(WRITES)]
    await asyncio.sleep(0)
    for task in writing[::10]:
        task.cancel()
    await asyncio.wait(writing[::10])
    commits.release(2 * WRITES)
    await asyncio.wait(writing)
    assert await guilds(database) == {*range(WRITES // 2)}
    assert all(task.cancelled() for task in writing[::10])
    assert sum(task.exception() is None for task in writing if not task.cancelled()) == WRITES // 2


async def test_a_read_does_not_wait_for_a_write(database: Database, commits: Commits) -> None:
    assert await guilds(database) == set()
    commits.release(WRITES)


async def test_a_write_does_not_wait_for_a_read(database: Database) -> None:
    loop, is_reading, is_written = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def read(connection: Connection) -> list[Any]:
        before = connection.execute(text("SELECT id FROM guild")).all()
        loop.call_soon_threadsafe(is_reading.set)
        is_written.wait(10)
        return [before, connection.execute(text("SELECT id FROM guild")).all()]

    reading = asyncio.create_task(database.read(read))
    await is_reading.wait()
    await database.write(add_guild(1))
    is_written.set()
    assert await reading == [[], []]  # one snapshot
    assert await guilds(database) == {1}


TOGETHER = 20
HELD, SAVED = b"The commit is held back\n", b"The writes have returned\n"


def insert_guild(connection: Connection, number: int) -> None:
    connection.execute(insert(guild).values(id=number))


async def write_together(file: str, *, released: bool) -> None:
    """Write several guilds in one commit, which is held back unless it is released; then wait to be killed."""
    async with open_database(f"sqlite:///{file}") as database:
        commits = Commits()
        watching = asyncio.create_task(database.write(commits.watch))
        await commits.reached()
        writing = [asyncio.create_task(database.write(insert_guild, number)) for number in range(1, TOGETHER + 1)]
        await asyncio.sleep(0)
        commits.release()
        await watching
        await commits.reached()
        if released:
            commits.release()
            await asyncio.gather(*writing)
        assert commits.count == 2
        assert all(task.done() == released for task in writing)
        sys.stdout.buffer.write(SAVED if released else HELD)
        sys.stdout.flush()
        await asyncio.Event().wait()


async def guilds_after_a_kill(database: Database, *, released: bool) -> int:
    """Kill a process that writes together, and return how many guilds it has saved."""
    call = f"write_together({str(database.file)!r}, released={released})"
    code = f"import asyncio; from {__name__} import write_together; asyncio.run({call})"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code), cwd=Path(__file__).parents[2], stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    assert await process.stdout.readline() == (SAVED if released else HELD)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    return len((await contents(database))["guild"])


async def test_a_kill_inside_a_shared_commit_splits_no_writes() -> None:
    for released, expected in ((False, 0), (True, TOGETHER)):
        async with temporary_database() as database:
            await database.close()
            assert await guilds_after_a_kill(database, released=released) == expected
            await database.write(insert_guild, 100)  # the file is usable
