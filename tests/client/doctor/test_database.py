"""The database: what the doctor says of it, while everything stays as it was."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.client.doctor.database import check_database
from bot.client.doctor.finding import Finding, Severity
from bot.storage.database import Database
from bot.storage.migration import migrate


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """The database of a bot that has run, and has stopped."""
    database = Database(f"sqlite:///{tmp_path}/data/games.sqlite3")
    await migrate(database)
    await database.close()
    assert database.file is not None
    return database.file


async def look_at(file: Path) -> list[Finding]:
    """What is found of a SQLite database, of which nothing may change."""
    before = contents(file.parent)
    found = await check_database(f"sqlite:///{file}")
    assert contents(file.parent) == before
    return found


def contents(folder: Path) -> Mapping[Path, bytes | None]:
    """Every file beneath a folder with what is in it, and every folder."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def set_version(file: Path, version: str) -> None:
    """Let a database have another schema."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [version])


def let_everybody_read(file: Path) -> None:
    """Give a file the rights that most files have."""
    file.chmod(0o644)


async def test_a_database_that_the_bot_has_used_is_fine(file: Path) -> None:
    (found,) = await look_at(file)
    assert found.severity is Severity.OK
    assert "can be used, and its schema" in found.text


async def test_a_database_is_fine_while_the_bot_is_using_it(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        (found,) = await check_database(f"sqlite:///{file}")
    assert "can be used" in found.text


async def test_an_older_schema_will_be_brought_up_to_date(file: Path) -> None:
    set_version(file, "0000")
    (found,) = await look_at(file)
    assert found.severity is Severity.OK
    assert "will be brought from schema 0000 to 0" in found.text


async def test_a_newer_schema_needs_a_newer_bot(file: Path) -> None:
    set_version(file, "9999")
    (found,) = await look_at(file)
    assert (found.severity, found.advice) == (Severity.WRONG, "Update the bot.")
    assert "made by a newer version of the bot (its schema is 9999)" in found.text


@pytest.mark.parametrize("name", ["games.sqlite3", "not/yet/there/games.sqlite3"])
async def test_a_database_that_is_not_there_will_be_made_and_is_not_made_now(name: str, tmp_path: Path) -> None:
    (found,) = await look_at(tmp_path / name)
    assert found.severity is Severity.OK
    assert "does not exist, and will be made at the first start" in found.text
    assert not contents(tmp_path)


async def test_an_empty_file_stays_empty(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").touch(0o600)
    (found,) = await look_at(tmp_path / "games.sqlite3")
    assert "is empty, and will be set up" in found.text


async def test_a_database_with_nothing_in_it_will_be_set_up(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    file.chmod(0o600)
    (found,) = await look_at(file)
    assert "is empty, and will be set up" in found.text


async def test_a_backup_that_was_put_there_is_left_as_it_is(file: Path) -> None:
    backup = file.with_name("backup.sqlite3")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", [str(backup)])
    backup.chmod(0o600)
    (found,) = await look_at(backup)
    assert found.severity is Severity.OK
    assert "was put there, as a backup is" in found.text


async def test_another_file_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_text("games: none yet\n" * 10, "utf-8")
    file.chmod(0o600)
    (found,) = await look_at(file)
    assert found.severity is Severity.WRONG
    assert "is no SQLite database" in found.text


async def test_a_damaged_database_is_told(file: Path) -> None:
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 3000)
    (found,) = await check_database(f"sqlite:///{file}")
    assert found.severity is Severity.WRONG
    assert "is damaged" in found.text


async def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    (found,) = await look_at(tmp_path)
    assert (found.severity, found.text) == (Severity.WRONG, f"The bot may not write to {tmp_path}.")


async def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    (found,) = await check_database(f"sqlite:///{tmp_path}/data/games.sqlite3")
    assert (found.severity, found.text) == (Severity.WRONG, f"The bot may not write to {tmp_path}/data.")


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
async def test_games_that_everybody_can_read_are_told(file: Path) -> None:
    let_everybody_read(file)
    readable, usable = await look_at(file)
    assert (readable.severity, readable.advice) == (Severity.WARNING, f"Run  chmod o= {file}")
    assert usable.severity is Severity.OK


async def test_a_full_disk_is_told_in_time(file: Path) -> None:
    full, usable = await check_database(f"sqlite:///{file}", free_bytes=lambda _: 99_999_999)
    assert (full.severity, full.text) == (Severity.WARNING, f"Less than 100 MB are free in {file.parent}.")
    assert usable.severity is Severity.OK
    assert len(await check_database(f"sqlite:///{file}", free_bytes=lambda _: 100_000_000)) == 1


async def test_a_url_that_names_no_file_is_told() -> None:
    (found,) = await check_database("sqlite:///:memory:")
    assert found.severity is Severity.WRONG
    assert "names no file" in found.text


async def test_a_server_that_is_not_there_is_told_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    (found,) = await check_database(f"postgresql://ana:hunter2@127.0.0.1:{port}/games")
    assert found.severity is Severity.OUTAGE
    assert "cannot be reached" in found.text
    assert "hunter2" not in found.text
