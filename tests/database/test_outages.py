"""The log of outages."""

import logging
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.database.database import Database
from bot.database.errors import DatabaseError, StaleMatchError
from bot.database.migration import migrate
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from tests.support.databases import open_database, temporary_database
from tests.support.saved_matches import new_match, running_in, save_new

BUT = "Until the database works again, the bot refuses moves. Saved games are not lost."
OVER = "The database works again"


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    async with temporary_database(tmp_path / "games.sqlite3"):
        return tmp_path / "games.sqlite3"


@pytest.fixture
async def database(file: Path, caplog: pytest.LogCaptureFixture) -> AsyncGenerator[Database]:
    """A database in use, with no timeout for locks."""
    caplog.set_level(logging.INFO, "bot.database")
    async with open_database(f"sqlite:///{file}", patience=timedelta(0)) as database:
        await save_new(MatchStore(database), new_match(1, 1))
        yield database


@contextmanager
def locked(file: Path) -> Generator[None]:
    """Lock the file as another program until the end of the block."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def fail_to_begin(database: Database, times: int = 1) -> None:
    for _ in range(times):
        with pytest.raises(DatabaseError):
            await save_new(MatchStore(database), new_match(2, 2))


async def test_each_outage_and_its_end_are_logged_once(
    database: Database, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(StaleMatchError):  # a refused change is no outage
        await save_new(MatchStore(database), new_match(2, 1))
    for number in (2, 3):
        with locked(file):
            await fail_to_begin(database, times=5)
            # a successful read does not end an outage of writing
            assert await running_in(MatchStore(database), ChannelId(1))
            assert not database.is_up
            assert not await database.works()
            await fail_to_begin(database)
        await save_new(MatchStore(database), new_match(number, number))
    await save_new(MatchStore(database), new_match(4, 4))
    assert await database.works()
    once = [
        ("ERROR", f"The database {file} is locked by another program. Close that program. {BUT}"),
        ("INFO", OVER),
    ]
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == once * 2


async def test_an_outage_of_reading_ends_with_a_successful_read(
    database: Database, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with locked(file):
        await fail_to_begin(database)
    await save_new(MatchStore(database), new_match(2, 2))
    away = shutil.move(file, file.with_name("elsewhere"))
    for _ in range(3):
        assert not await database.works()
    shutil.move(away, file)
    assert await database.works()
    assert caplog.messages[1::2] == [OVER, OVER]


async def test_another_reason_during_an_outage_is_logged_once(
    database: Database, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        with locked(file):
            await fail_to_begin(database)
        away = shutil.move(file, file.with_name("elsewhere"))
        await fail_to_begin(database)
        shutil.move(away, file)
    await save_new(MatchStore(database), new_match(2, 2))
    assert [message.removeprefix(f"The database {file} ")[:9] for message in caplog.messages] == [
        *("is locked", "no longer"),
        OVER[:9],
    ]


async def test_a_failure_before_the_first_success_is_not_logged(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_database(f"sqlite:///{file}", patience=timedelta(0)) as database:
        with locked(file):
            await fail_to_begin(database)
        await migrate(database)
    assert not caplog.messages
