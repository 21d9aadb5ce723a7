"""Two bots on one SQLite file: the second is refused, whatever became of the first."""

import errno
import fcntl
import logging
import os
import stat
from datetime import timedelta
from pathlib import Path

import pytest

from bot.database.database import Database
from bot.database.errors import DatabaseError, DatabaseInUseError
from bot.database.file_lock import file_lock
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket

LOCK = "games.sqlite3.lock"


def new_database(folder: Path) -> Database:
    """A database that is never opened."""
    return Database(f"sqlite:///{folder}/games.sqlite3", patience=timedelta(milliseconds=20))


async def test_only_one_process_uses_a_file_at_a_time(tmp_path: Path) -> None:
    (link := tmp_path / "link").symlink_to(folder := tmp_path / "not" / "yet there")
    first = new_database(folder)
    async with file_lock(first):
        for other in (new_database(folder), new_database(link)):
            with pytest.raises(DatabaseInUseError) as refused:
                async with file_lock(other):
                    pass
            assert str(refused.value) == (
                f"Another process of the bot uses the database {other.name}. Stop that one first: a SQLite file works "
                "with one process only."
            )
        async with file_lock(new_database(tmp_path)):
            pass
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {
        "games.sqlite3": 0o600,
        LOCK: 0o600,
    }
    async with file_lock(new_database(link)):
        pass


async def test_a_worker_that_outlives_the_bot_does_not_keep_the_file(tmp_path: Path) -> None:
    pool = WorkerPool()
    async with file_lock(new_database(tmp_path)):
        worker = await pool.run(Ticket(Priority.ADVICE, 0), os.getpid)
    assert worker != os.getpid()
    async with file_lock(new_database(tmp_path)):
        await pool.close()


async def test_without_locks_in_the_file_system_there_is_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    async with file_lock(database := new_database(tmp_path)):
        pass
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (
            logging.WARNING,
            f"The file system of the database {database.name} has no locks (No locks available). Make sure that no "
            "second bot uses the database",
        )
    ]


async def test_a_lock_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / LOCK).mkdir()
    with pytest.raises(DatabaseError, match=f"{LOCK} is a folder"):
        async with file_lock(new_database(tmp_path)):
            pass
