"""The doctor's checks of the database, which change nothing."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.process.doctor import check_database
from bot.process.portal import Finding, Severity
from tests.support.databases import migrate_to, open_database, put_empty_database

NEWER = "made by a newer version of the bot (schema 9999). Update the bot, or"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "data" / "games.sqlite3"
    put_empty_database(file)
    file.chmod(0o644)
    return file


async def check(file: Path) -> list[Finding]:
    """Check a SQLite database, and assert that its folder stays unchanged."""
    before = contents(file.parent)
    found = await check_database(f"sqlite:///{file}")
    assert contents(file.parent) == before
    return found


def contents(folder: Path) -> dict[Path, bytes | None]:
    """The contents of all files in a folder, None for subfolders."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


async def assert_last(file: Path, severity: Severity, text: str) -> None:
    *_, finding = await check(file)
    assert finding.severity is severity
    assert text in finding.text


async def test_a_database_of_the_bot_is_ok_even_in_use_or_restored(file: Path) -> None:
    await assert_last(file, Severity.OK, "can be used; its schema")
    backup, old = file.with_name("backup.sqlite3"), file.with_name("old.sqlite3")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", [str(backup)])
        connection.execute("BEGIN IMMEDIATE")
        *_, in_use = await check_database(f"sqlite:///{file}")
        assert in_use.severity is Severity.OK
        assert "can be used" in in_use.text
    await assert_last(backup, Severity.OK, "like a restored backup")
    async with open_database(f"sqlite:///{old}") as database:
        database.create()
        await database.write(migrate_to, "0008")
    await assert_last(old, Severity.OK, "will be upgraded from schema 0008 to 0")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO bot_version VALUES ('10.0.0')")
    *_, newer, usable = await check(file)
    assert (newer.severity, usable.severity) == (Severity.WARNING, Severity.OK)
    assert "The newer version 10.0.0 of the bot has run with this database" in newer.text
    for version, text in (
        ("0007", "Start version 0.2.0 of the bot with it once, then this one."),
        ("0017", "made by a development version of the bot that was never released (schema 0017)"),
        ("9999", NEWER),
    ):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
        await assert_last(file, Severity.WRONG, text)


async def test_a_missing_or_empty_database_is_ok_and_not_created(tmp_path: Path) -> None:
    for name in ("games.sqlite3", "not/yet/there/games.sqlite3"):
        await assert_last(tmp_path / name, Severity.OK, "does not exist and will be created at the first start")
        assert not contents(tmp_path)
    file = tmp_path / "games.sqlite3"
    file.touch(0o600)
    for _ in ("an empty file", "a database"):
        await assert_last(file, Severity.OK, "is empty and will be set up")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")


async def test_what_is_no_database_is_wrong(file: Path, tmp_path: Path, port: int) -> None:
    await assert_last(tmp_path, Severity.WRONG, f"{tmp_path} is a folder, not a database. Set DATABASE_URL to a file.")
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 3000)
    text = tmp_path / "text.sqlite3"
    text.write_text("games: none yet\n" * 10, "utf-8")
    postgresql = f"postgresql://ana:hunter2@127.0.0.1:{port}/games"
    for url, severity, sentence in (
        (f"sqlite:///{file}", Severity.WRONG, "is damaged"),
        (f"sqlite:///{text}", Severity.WRONG, "is not a SQLite database"),
        (f"sqlite:///{text}/a.sqlite3", Severity.WRONG, f"The folder of the database {text}/a.sqlite3 cannot be"),
        ("sqlite:///:memory:", Severity.WRONG, "names no file"),
        (postgresql, Severity.OUTAGE, "cannot be reached"),
    ):
        *_, found = await check_database(url)
        assert found.severity is severity, url
        assert sentence in found.text
        assert "hunter2" not in found.text


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
async def test_a_world_readable_database_and_a_full_disk_are_warnings(file: Path) -> None:
    full, readable, usable = await check_database(f"sqlite:///{file}", free_bytes=lambda _: 99_999_999)
    assert full == Finding(Severity.WARNING, "disk", f"Less than 100 MB are free in {file.parent}. Free some space.")
    assert readable.severity is Severity.WARNING
    assert f"Run  chmod o= {file}" in readable.text
    assert usable.severity is Severity.OK
    assert len(await check_database(f"sqlite:///{file}", free_bytes=lambda _: 100_000_000)) == 2
