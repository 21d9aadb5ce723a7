"""A process killed inside a commit that several writes share: all of them are saved, or none."""

import asyncio
import signal
import sys
from pathlib import Path

from sqlalchemy import Connection, insert

from bot.database.database import Database
from bot.database.schema import guild
from tests.support.commits import Commits
from tests.support.databases import contents, open_database, temporary_database

WRITES = 20
HELD, SAVED = b"The commit is held back\n", b"The writes have returned\n"


def add_guild(connection: Connection, number: int) -> None:
    connection.execute(insert(guild).values(id=number))


async def write_together(file: str, *, released: bool) -> None:
    """Write several guilds in one commit, which is held back unless it is released; then wait to be killed."""
    async with open_database(f"sqlite:///{file}") as database:
        commits = Commits()
        watching = asyncio.create_task(database.write(commits.watch))
        await commits.reached()
        writing = [asyncio.create_task(database.write(add_guild, number)) for number in range(1, WRITES + 1)]
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
    for released, expected in ((False, 0), (True, WRITES)):
        async with temporary_database() as database:
            await database.close()
            assert await guilds_after_a_kill(database, released=released) == expected
            await database.write(add_guild, 100)  # the file is usable
