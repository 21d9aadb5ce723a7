"""Failures of a SQLite file: each is reported and logged once, loses nothing, and can be repaired."""

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
from bot.database.errors import DatabaseError, StaleMatchError
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

BUT = "Until the database works again, the bot refuses moves. Saved games are not lost."
OVER = "The database works again"


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    async with temporary_database(tmp_path / "games.sqlite3") as database:
        await save_new(MatchStore(database), OLD)
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def database(file: Path, caplog: pytest.LogCaptureFixture) -> AsyncGenerator[Database]:
    """The database in use, which waits for no locks."""
    caplog.set_level("INFO", "bot.database")
    async with open_database(f"sqlite:///{file}", patience=timedelta(0)) as database:
        assert await running_in(MatchStore(database), HERE.channel) == OLD
        yield database


@contextmanager
def locked(file: Path, how: str = "EXCLUSIVE") -> Generator[None]:
    """Lock the file as another program until the end of the block."""
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"BEGIN {how}")
        yield


@contextmanager
def moved_away(file: Path) -> Generator[Path]:
    yield (away := file.rename(file.with_name("elsewhere")))
    away.rename(file)


def names_beside(file: Path) -> list[str]:
    return sorted(found.name for found in file.parent.iterdir())


async def test_while_another_program_locks_the_file_no_move_is_taken(database: Database, file: Path) -> None:
    sentence = f"The database {file} is locked by another program. Close that program."
    with locked(file):
        assert await refusal(database) == sentence
        assert await running_in(MatchStore(database), HERE.channel) == OLD
    async with open_database(f"sqlite:///{file}") as other, other.writing() as transaction:  # locks from the start
        await transaction.run_sync(lambda c: c.exec_driver_sql("SELECT * FROM match").all())
        assert await refusal(database) == sentence
    await assert_it_works_again(database)


async def test_a_short_lock_by_another_program_is_waited_for(file: Path, tmp_path: Path) -> None:
    async with open_database(f"sqlite:///{file}") as patient:
        with locked(file):
            saving = asyncio.create_task(save_change(MatchStore(patient), OLD, NEW))
            await asyncio.sleep(0)
        await saving
    async with open_database(f"sqlite:///{tmp_path}/new.sqlite3") as new:
        new.create()
        with locked(tmp_path / "new.sqlite3", "IMMEDIATE"):  # by another process that sets it up
            migrating = asyncio.create_task(migrate(new))
            await asyncio.wait([migrating], timeout=0.05)
        await migrating


async def test_each_outage_and_its_end_are_logged_once(
    database: Database, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    matches = MatchStore(database)
    with moved_away(file):
        for _ in range(3):
            assert not await database.works()
    assert await database.works()
    assert caplog.messages[1:] == [OVER]
    caplog.clear()
    with pytest.raises(StaleMatchError):  # a refused change is no outage
        await save_new(matches, new_match(2, HERE.channel))
    for number in (20, 30):
        with locked(file):
            for _ in range(3):
                await refusal(database)
            assert await running_in(matches, HERE.channel)  # which does not end an outage of writing
            assert not database.is_up
            assert not await database.works()
            await refusal(database)
        await save_new(matches, new_match(number, number))
    await save_new(matches, new_match(40, 40))
    assert await database.works()
    sentence = f"The database {file} is locked by another program. Close that program. {BUT}"
    logged = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert logged == [("ERROR", sentence), ("INFO", OVER)] * 2
    caplog.clear()
    for _ in range(3):  # with two reasons by turns
        with locked(file):
            await refusal(database)
        with moved_away(file):
            await refusal(database)
    await save_new(matches, new_match(50, 50))
    beginnings = [message.removeprefix(f"The database {file} ")[:9] for message in caplog.messages]
    assert beginnings == ["is locked", "no longer", OVER[:9]]
    caplog.clear()
    async with open_database(f"sqlite:///{file}", patience=timedelta(0)) as another:
        with locked(file):  # before its first success
            await refusal(another)
        await migrate(another)
    assert not caplog.messages


async def test_on_a_full_disk_no_move_is_taken(database: Database, file: Path) -> None:
    def fill(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    await database.write(fill)
    with pytest.raises(DatabaseError) as refused:
        await begin_many(database)
    assert str(refused.value) == f"The disk of the database {file} is full. Free some space on it."
    assert "SQL parameters hidden" in str(refused.value.__cause__)  # a log must not hold what members did
    found = await contents(database)
    assert [row[0] for row in found["match"]] == [row[0] for row in found["ply"][1:]] != []
    await assert_it_works_again(database)


async def begin_many(database: Database) -> None:
    for number in range(100, 250):
        await save_new(MatchStore(database), new_match(number, number, 4, guild=GuildId(number)))


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
    with moved_away(file) as away:
        for _ in range(2):
            assert await refusal(database) == gone
        assert file.name not in names_beside(file)
        async with open_database(f"sqlite:///{away}") as moved:
            assert await contents(moved) == before
    assert await contents(database) == before
    await assert_it_works_again(database)


async def test_a_file_that_was_damaged_deleted_or_replaced_can_be_put_back(database: Database, file: Path) -> None:
    await back_up(database, backup := file.with_name("backup.sqlite3"))
    await database.close()
    damage(file)
    assert "is damaged" in await refusal(database)
    shutil.copyfile(backup, file)
    await save_new(MatchStore(database), new_match(100, 100))
    replace(file, None)
    assert "no longer exists" in await refusal(database)
    replace(file, b"")
    lacking = f"The database {file} lacks tables or columns of the bot. Restore a backup, or restart the bot."
    assert await refusal(database) == lacking
    shutil.copyfile(backup, file)
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


async def test_a_file_of_another_format_or_damaged_is_reported_and_not_changed(file: Path) -> None:
    async with open_database(f"sqlite:///{file}") as database:
        await begin_many(database)
    other_format = f"The file {file} is not a SQLite database. Restore a backup, or set DATABASE_URL to another file."
    for content, sentence in (
        (damage(file), f"The database {file} is damaged. Restore a backup."),
        (b"games: none yet\n" * 1_000, other_format),
    ):
        replace(file, content)
        async with open_database(f"sqlite:///{file}") as database:
            for using in (MatchStore(database).unshown(ALL_SHARDS), migrate(database), migrate(database)):
                with pytest.raises(DatabaseError) as refused:
                    await using
                assert str(refused.value) == sentence
        assert content_of(file) == content
        assert names_beside(file) == [file.name]


def damage(file: Path) -> bytes:
    """Overwrite all but the beginning of a file, and return the new content."""
    whole = file.read_bytes()
    file.write_bytes(damaged := whole[:8192] + b"\xff" * (len(whole) - 8192))
    return damaged


def replace(file: Path, content: bytes | None) -> None:
    file.unlink(missing_ok=True)
    if content is not None:
        file.write_bytes(content)


def content_of(file: Path) -> bytes:
    return file.read_bytes()
