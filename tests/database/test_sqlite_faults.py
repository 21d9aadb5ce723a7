"""Failures of a SQLite file: each is reported, loses nothing, and can be repaired."""

import asyncio
import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.database.backup import back_up
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.file_lock import file_lock
from bot.database.migration import migrate
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, GuildId
from tests.support.databases import contents, open_database, temporary_database
from tests.support.failing_moves import NEW, OLD, assert_it_works_again, refusal
from tests.support.people import HERE
from tests.support.saved_matches import after_plies, new_match, running_in, save_change, save_new

NOBODY = 65_534
"""The id of an account without rights; it need not have a name."""

IMPATIENT = timedelta(milliseconds=20)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    async with temporary_database(tmp_path / "games.sqlite3") as database:
        await save_new(MatchStore(database), OLD)
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def database(file: Path) -> AsyncGenerator[Database]:
    """The database in use, with a short timeout for locks."""
    async with open_database(f"sqlite:///{file}", patience=IMPATIENT) as database:
        assert await running_in(MatchStore(database), HERE.channel) == OLD
        yield database


async def test_while_another_program_locks_the_file_no_move_is_taken(database: Database, file: Path) -> None:
    locked = f"The database {file} is locked by another program. Close that program."
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert await refusal(database) == locked
        assert await running_in(MatchStore(database), HERE.channel) == OLD
    async with open_database(f"sqlite:///{file}") as other, other.writing() as transaction:  # locks from the start
        await transaction.run_sync(lambda c: c.exec_driver_sql("SELECT * FROM match").all())
        assert await refusal(database) == locked
    await assert_it_works_again(database)


async def test_a_short_lock_by_another_program_is_waited_for(file: Path) -> None:
    async with open_database(f"sqlite:///{file}") as patient:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            saving = asyncio.create_task(save_change(MatchStore(patient), OLD, NEW))
            await asyncio.sleep(0)
        await saving


async def test_a_new_file_that_another_process_sets_up_is_waited_for(tmp_path: Path) -> None:
    async with open_database(f"sqlite:///{tmp_path}/games.sqlite3") as database:
        database.create()
        with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            migrating = asyncio.create_task(migrate(database))
            await asyncio.wait([migrating], timeout=0.05)
        await migrating


async def test_on_a_full_disk_no_move_is_taken(database: Database, file: Path) -> None:
    def fill(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def begin_many() -> None:
        for number in range(100, 300):
            await save_new(MatchStore(database), new_match(number, number, 4, guild=GuildId(number)))

    await database.write(fill)
    with pytest.raises(DatabaseError) as refused:
        await begin_many()
    assert str(refused.value) == f"The disk of the database {file} is full. Free some space on it."
    found = await contents(database)
    assert [row[0] for row in found["match"]] == [row[0] for row in found["ply"][1:]] != []
    await assert_it_works_again(database)


async def test_on_a_disk_that_fails_no_move_is_taken(database: Database, file: Path) -> None:
    with no_longer_files(than=0):
        assert await refusal(database) == (
            f"The disk cannot read or write the database {file}. Check its free space and its health."
        )
    await assert_it_works_again(database)


@contextmanager
def no_longer_files(than: int) -> Generator[None]:
    """Make writes beyond a number of bytes of any file fail."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (than, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_on_a_read_only_file_no_move_is_taken() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        async with temporary_database(file) as database:
            await save_new(MatchStore(database), OLD)
            await database.close()
            denied = (
                f"The bot has no write access to the database {file}. Give its user access to the file and its folder."
            )
            with read_only(file):
                assert await refusal(database) == denied
                with pytest.raises(DatabaseError) as refused:
                    async with file_lock(database):
                        pass
                assert str(refused.value) == denied
            await assert_it_works_again(database)


@contextmanager
def read_only(file: Path) -> Generator[None]:
    """Make a file and its folder read-only; root gives up its rights meanwhile."""
    is_root = os.geteuid() == 0
    file.chmod(0o444)
    file.parent.chmod(0o555)
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        file.parent.chmod(0o755)
        file.chmod(0o600)


async def test_a_file_that_was_moved_away_is_not_written(database: Database, file: Path) -> None:
    gone = f"The database {file} no longer exists. Put it back, or restart the bot to create an empty one."
    await save_new(MatchStore(database), new_match(100, 100))
    before = await contents(database)
    away = shutil.move(file, file.with_name("elsewhere"))
    for _ in range(2):
        assert await refusal(database) == gone
    assert file.name not in names_beside(file)
    async with open_database(f"sqlite:///{away}") as moved:
        assert await contents(moved) == before
    shutil.move(away, file)
    assert await contents(database) == before
    await assert_it_works_again(database)


async def test_a_file_that_was_damaged_or_deleted_can_be_put_back(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await database.close()
    damage(file)
    assert "is damaged" in await refusal(database)
    shutil.copyfile(backup, file)
    await save_new(MatchStore(database), new_match(100, 100))
    delete(file)
    assert "no longer exists" in await refusal(database)
    shutil.copyfile(backup, file)
    await assert_it_works_again(database)


async def test_a_replaced_file_is_used(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await save_change(MatchStore(database), OLD, NEW)
    await save_change(MatchStore(database), NEW, after_plies(NEW, 3, 2))
    shutil.move(backup, file)
    await assert_it_works_again(database)
    await database.close()
    async with open_database(f"sqlite:///{file}") as afterwards:
        assert await running_in(MatchStore(afterwards), HERE.channel) == NEW
        assert [row[:3] for row in (await contents(afterwards))["ply"]] == [(1, 0, 4), (1, 1, 0), (1, 2, 8), (1, 3, 1)]
    assert names_beside(file) == [file.name]


async def test_a_file_replaced_just_before_the_stop_is_not_damaged(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await save_change(MatchStore(database), OLD, NEW)
    shutil.move(file, away := file.with_name("elsewhere"))
    shutil.move(backup, file)
    await database.close()
    for found, expected in ((file, OLD), (away, NEW)):
        async with open_database(f"sqlite:///{found}") as afterwards:
            assert await running_in(MatchStore(afterwards), HERE.channel) == expected


async def test_missing_tables_are_reported(database: Database, file: Path) -> None:
    replace_by_nothing(file)
    assert await refusal(database) == (
        f"The database {file} lacks tables or columns of the bot. Restore a backup, or restart the bot."
    )
    await database.close()
    async with open_database(f"sqlite:///{file}") as restarted:
        await migrate(restarted)
        assert await running_in(MatchStore(restarted), HERE.channel) is None


async def test_a_file_of_another_format_is_reported_and_not_changed(tmp_path: Path) -> None:
    file, content = tmp_path / "games.sqlite3", b"games: none yet\n" * 1_000
    file.write_bytes(content)
    async with open_database(f"sqlite:///{file}") as database:
        for using in (migrate(database), migrate(database), running_in(MatchStore(database), HERE.channel)):
            with pytest.raises(DatabaseError) as refused:
                await using
            assert str(refused.value) == (
                f"The file {file} is not a SQLite database. Restore a backup, or set DATABASE_URL to another file."
            )
    assert content_of(file) == content
    assert names_beside(file) == [file.name]


async def test_a_damaged_database_is_reported_and_not_changed(file: Path) -> None:
    async with open_database(f"sqlite:///{file}") as database:
        for number in range(100, 200):
            await save_new(MatchStore(database), new_match(number, number, 4, guild=GuildId(number)))
    content = damage(file)
    async with open_database(f"sqlite:///{file}") as database:
        for _ in range(2):
            with pytest.raises(DatabaseError) as refused:
                await MatchStore(database).unshown(ALL_SHARDS)
            assert str(refused.value) == (f"The database {file} is damaged. Restore a backup.")
    assert content_of(file) == content
    assert names_beside(file) == [file.name]


def damage(file: Path) -> bytes:
    """Overwrite all but the beginning of a file, and return the new content."""
    whole = file.read_bytes()
    file.write_bytes(damaged := whole[:8192] + b"\xff" * (len(whole) - 8192))
    return damaged


def delete(file: Path) -> None:
    file.unlink()


def replace_by_nothing(file: Path) -> None:
    file.unlink()
    file.touch()


def content_of(file: Path) -> bytes:
    return file.read_bytes()


def names_beside(file: Path) -> list[str]:
    return sorted(found.name for found in file.parent.iterdir())
