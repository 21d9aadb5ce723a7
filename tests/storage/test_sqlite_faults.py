"""What can happen to a SQLite file: told in a sentence, with nothing lost, and over as soon as it is put right."""

from __future__ import annotations

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

from bot.model.ids import ALL_SHARDS, ChannelId
from bot.storage.copying import back_up
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.matches import MatchStore
from bot.storage.migration import migrate
from tests.databases import a_database, contents, opened
from tests.storage.matches import begun, played

HERE = ChannelId(10)
NOBODY = 65_534
"""An account without rights, whether it has a name or not."""

IMPATIENT = timedelta(milliseconds=20)
OLD, NEW = begun(1, HERE, 4, 0), played(begun(1, HERE, 4, 0), 2, 8, 1)
"""A match as it was saved, and the move over which something happens."""


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """The file of a database with a match."""
    async with a_database(tmp_path / "games.sqlite3") as database:
        await MatchStore(database).begin(OLD)
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def database(file: Path) -> AsyncGenerator[Database]:
    """The database, in use by a bot that waits for nobody."""
    async with opened(f"sqlite:///{file}", patience=IMPATIENT) as database:
        assert await MatchStore(database).live(HERE) == OLD
        yield database


async def refusal(database: Database) -> str:
    """What is said when the move cannot be saved."""
    with pytest.raises(DatabaseError) as refused:
        await MatchStore(database).change(OLD, NEW)
    return str(refused.value)


async def assert_it_works_again(database: Database) -> None:
    """Nothing has changed, and the move that was refused is taken."""
    assert await MatchStore(database).live(HERE) == OLD
    await MatchStore(database).change(OLD, NEW)
    assert await MatchStore(database).live(HERE) == NEW


async def test_while_another_program_holds_the_file_no_move_is_taken(database: Database, file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert await refusal(database) == (
            f"The database {file} is locked by another program. Close whatever has it open."
        )
        assert await MatchStore(database).live(HERE) == OLD
    await assert_it_works_again(database)


async def test_a_file_that_another_program_has_for_a_moment_is_waited_for(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as patient:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            saving = asyncio.create_task(MatchStore(patient).change(OLD, NEW))
            await asyncio.sleep(0)
        await saving


async def test_who_will_write_has_the_file_from_the_start(database: Database, file: Path) -> None:
    async with opened(f"sqlite:///{file}") as elsewhere, elsewhere.writing() as transaction:
        await transaction.run_sync(lambda c: c.exec_driver_sql("SELECT * FROM match").all())
        assert "is locked by another program" in await refusal(database)
    await assert_it_works_again(database)


async def test_a_new_file_that_another_process_sets_up_is_waited_for(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/games.sqlite3") as database:
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
            await MatchStore(database).begin(begun(number, number, 4))

    await database.read(fill)
    with pytest.raises(DatabaseError) as refused:
        await begin_many()
    assert str(refused.value) == f"There is no room left for the database {file}. Free some space on its disk."
    found = await contents(database)
    assert [row[0] for row in found["match"]] == [row[0] for row in found["ply"][1:]] != []
    await assert_it_works_again(database)


async def test_on_a_disk_that_fails_no_move_is_taken(database: Database, file: Path) -> None:
    with no_longer_files(than=0):
        assert await refusal(database) == (
            f"The disk fails to read or write the database {file}. Check its free space and its health."
        )
    await assert_it_works_again(database)


@contextmanager
def no_longer_files(than: int) -> Generator[None]:
    """Let nobody write beyond so many bytes of any file, as if the disk refused to."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (than, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_file_that_may_not_be_written_takes_no_move() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        async with a_database(file) as database:
            await MatchStore(database).begin(OLD)
            await database.close()
            with shut(file):
                assert await refusal(database) == (
                    f"The database {file} may not be written. Let the bot's user write to it and its folder."
                )
            await assert_it_works_again(database)


@contextmanager
def shut(file: Path) -> Generator[None]:
    """Let nobody write to a file or its folder: neither its owner nor, for as long as that lasts, root."""
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


async def test_a_file_that_is_taken_away_is_not_written_into_the_void(database: Database, file: Path) -> None:
    gone = f"The database {file} is gone. Put it back, or restart the bot to begin with an empty one."
    await MatchStore(database).begin(begun(100, 100))
    before = await contents(database)
    away = shutil.move(file, file.with_name("elsewhere"))
    for _ in range(2):
        assert await refusal(database) == gone
    assert file.name not in names_beside(file)
    async with opened(f"sqlite:///{away}") as elsewhere:
        assert await contents(elsewhere) == before
    shutil.move(away, file)
    assert await contents(database) == before
    await assert_it_works_again(database)


async def test_a_file_that_was_deleted_can_be_put_back_from_a_backup(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await MatchStore(database).begin(begun(100, 100))
    delete(file)
    assert "is gone" in await refusal(database)
    shutil.copyfile(backup, file)
    await assert_it_works_again(database)


async def test_a_file_that_is_replaced_is_played_on_with(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await MatchStore(database).change(OLD, NEW)
    await MatchStore(database).change(NEW, played(NEW, 3, 2))
    shutil.move(backup, file)
    await assert_it_works_again(database)
    await database.close()
    async with opened(f"sqlite:///{file}") as afterwards:
        assert await MatchStore(afterwards).live(HERE) == NEW
        assert [row[:3] for row in (await contents(afterwards))["ply"]] == [(1, 0, 4), (1, 1, 0), (1, 2, 8), (1, 3, 1)]
    assert names_beside(file) == [file.name]


async def test_a_file_that_is_replaced_just_before_the_bot_stops_is_not_damaged(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await MatchStore(database).change(OLD, NEW)
    shutil.move(file, away := file.with_name("elsewhere"))
    shutil.move(backup, file)
    await database.close()
    for found, expected in ((file, OLD), (away, NEW)):
        async with opened(f"sqlite:///{found}") as afterwards:
            assert await MatchStore(afterwards).live(HERE) == expected


async def test_a_database_without_its_tables_is_told(database: Database, file: Path) -> None:
    replace_by_nothing(file)
    assert await refusal(database) == (
        f"The database {file} is not as the bot left it. Put a backup in its place, or restart the bot."
    )
    await database.close()
    async with opened(f"sqlite:///{file}") as restarted:
        await migrate(restarted)
        assert await MatchStore(restarted).live(HERE) is None


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}") as database:
        with pytest.raises(DatabaseError) as refused:
            await migrate(database)
    assert str(refused.value) == f"{tmp_path} is a folder, and no database. Name a file in DATABASE_URL."
    assert names_beside(tmp_path / "any") == []


async def test_another_file_is_no_database_and_stays_as_it_is(tmp_path: Path) -> None:
    file, content = tmp_path / "games.sqlite3", b"games: none yet\n" * 1_000
    file.write_bytes(content)
    async with opened(f"sqlite:///{file}") as database:
        for using in (migrate(database), migrate(database), MatchStore(database).live(HERE)):
            with pytest.raises(DatabaseError) as refused:
                await using
            assert str(refused.value) == (
                f"The file {file} is no SQLite database; it was left as it is. Put a backup in its place."
            )
    assert content_of(file) == content
    assert names_beside(file) == [file.name]


async def test_a_damaged_database_is_told_and_stays_as_it_is(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as database:
        for number in range(100, 200):
            await MatchStore(database).begin(begun(number, number, 4))
    content = damage(file)
    async with opened(f"sqlite:///{file}") as database:
        for _ in range(2):
            with pytest.raises(DatabaseError) as refused:
                await MatchStore(database).owed(ALL_SHARDS)
            assert str(refused.value) == (
                f"The database {file} is damaged; it was left as it is. Put a backup in its place."
            )
    assert content_of(file) == content
    assert names_beside(file) == [file.name]


async def test_a_database_that_is_damaged_while_it_is_used_can_be_put_right(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await database.close()
    damage(file)
    assert "is damaged" in await refusal(database)
    shutil.copyfile(backup, file)
    await assert_it_works_again(database)


def damage(file: Path) -> bytes:
    """Overwrite all but the beginning of a file, and return what is in it then."""
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
