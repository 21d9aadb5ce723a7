"""The doctor's checks of the database, which change nothing."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.database import Database
from bot.database.migration import migrate
from bot.process.doctor import check_database
from bot.process.portal import Finding, Severity
from tests.support.databases import migrate_to, open_database

NEWER = "made by a newer version of the bot (schema 9999). Update the bot, or"


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    database = Database(f"sqlite:///{tmp_path}/data/games.sqlite3")
    await migrate(database)
    await database.close()
    assert database.file is not None
    return database.file


async def check(file: Path) -> list[Finding]:
    """Check a SQLite database, and assert that its folder stays unchanged."""
    before = contents(file.parent)
    found = await check_database(f"sqlite:///{file}")
    assert contents(file.parent) == before
    return found


def contents(folder: Path) -> Mapping[Path, bytes | None]:
    """The contents of all files in a folder, None for subfolders."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def assert_found(finding: Finding, severity: Severity, text: str) -> None:
    assert finding.severity is severity
    assert text in finding.text


async def test_a_database_of_the_bot_is_ok_even_in_use_or_restored(file: Path) -> None:
    assert_found((await check(file))[-1], Severity.OK, "can be used; its schema")
    backup = file.with_name("backup.sqlite3")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", [str(backup)])
        connection.execute("BEGIN IMMEDIATE")
        assert_found((await check_database(f"sqlite:///{file}"))[-1], Severity.OK, "can be used")
    backup.chmod(0o600)
    assert_found((await check(backup))[-1], Severity.OK, "like a restored backup")
    old = file.with_name("old.sqlite3")
    async with open_database(f"sqlite:///{old}") as database:
        database.create()
        await database.write(migrate_to, "0008")
    assert_found((await check(old))[-1], Severity.OK, "will be upgraded from schema 0008 to 0")
    for version, severity, text in (
        ("0007", Severity.WRONG, "Start version 0.2.0 of the bot with it once, then this one."),
        ("0017", Severity.WRONG, "made by a development version of the bot that was never released (schema 0017)"),
        ("9999", Severity.WRONG, NEWER),
    ):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
        assert_found((await check(file))[-1], severity, text)


async def test_a_database_of_a_newer_version_with_the_same_schema_is_named(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO bot_version VALUES ('10.0.0')")
    found = await check(file)
    assert_found(found[-2], Severity.WARNING, "The newer version 10.0.0 of the bot has run with this database")
    assert_found(found[-1], Severity.OK, "can be used")


async def test_a_missing_or_empty_database_is_ok_and_not_created(tmp_path: Path) -> None:
    for name in ("games.sqlite3", "not/yet/there/games.sqlite3"):
        (found,) = await check(tmp_path / name)
        assert_found(found, Severity.OK, "does not exist and will be created at the first start")
        assert not contents(tmp_path)
    file = tmp_path / "games.sqlite3"
    file.touch(0o600)
    for _ in ("an empty file", "a database"):
        assert_found((await check(file))[-1], Severity.OK, "is empty and will be set up")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")


async def test_what_is_no_database_is_wrong(tmp_path: Path) -> None:
    *_, found = await check(tmp_path)
    assert found.text == f"{tmp_path} is a folder, not a database. Set DATABASE_URL to a file."
    assert found.severity is Severity.WRONG
    file = tmp_path / "games.sqlite3"
    file.write_text("games: none yet\n" * 10, "utf-8")
    file.chmod(0o600)
    assert_found((await check(file))[-1], Severity.WRONG, "is not a SQLite database")
    (tmp_path / "data").touch()
    (found,) = await check_database(f"sqlite:///{tmp_path}/data/games.sqlite3")
    sentence = f"The folder of the database {tmp_path}/data/games.sqlite3 cannot be created"
    assert_found(found, Severity.WRONG, sentence)
    (found,) = await check_database("sqlite:///:memory:")
    assert_found(found, Severity.WRONG, "names no file")


async def test_a_damaged_database_is_wrong(file: Path) -> None:
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 3000)
    assert_found((await check_database(f"sqlite:///{file}"))[-1], Severity.WRONG, "is damaged")


def make_world_readable(file: Path) -> None:
    file.chmod(0o644)


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
async def test_a_world_readable_database_is_a_warning(file: Path) -> None:
    make_world_readable(file)
    readable, usable = await check(file)
    assert_found(readable, Severity.WARNING, f"Run  chmod o= {file}")
    assert usable.severity is Severity.OK


async def test_little_free_disk_space_is_a_warning(file: Path) -> None:
    full, _, usable = await check_database(f"sqlite:///{file}", free_bytes=lambda _: 99_999_999)
    assert full.text == f"Less than 100 MB are free in {file.parent}. Free some space."
    assert (full.severity, usable.severity) == (Severity.WARNING, Severity.OK)
    assert len(await check_database(f"sqlite:///{file}", free_bytes=lambda _: 100_000_000)) == 2


async def test_an_unreachable_database_server_is_an_outage() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    (found,) = await check_database(f"postgresql://ana:hunter2@127.0.0.1:{port}/games")
    assert_found(found, Severity.OUTAGE, "cannot be reached")
    assert "hunter2" not in found.text
