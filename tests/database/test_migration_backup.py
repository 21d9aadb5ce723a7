"""The backup that a migration writes beside a SQLite file, and what the log says meanwhile."""

import asyncio
import logging
import os
import sqlite3
import stat
from collections.abc import AsyncGenerator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.database.backup import MIGRATION_BACKUP_KEPT, delete_old_backup
from bot.database.database import Database
from bot.database.migration import migrate, schema_versions
from tests.support.databases import execute, migrate_to, open_database
from tests.support.failing_moves import refusal_at_start
from tests.support.people import NOON

BACKUP = "games.schema-0008.sqlite3"


@pytest.fixture
async def old(tmp_path: Path) -> AsyncGenerator[Database]:
    """A database of the version before, with a guild."""
    async with open_database(f"sqlite:///{tmp_path}/games.sqlite3") as database:
        database.create()
        await database.write(migrate_to, "0008")
        await execute(database, "INSERT INTO server (id) VALUES (1)")
        yield database


def guilds_and_schema(file: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT id, version_num FROM server, alembic_version").fetchall()


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.endswith(("-wal", "-shm")))


async def test_an_update_leaves_a_backup_for_30_days(
    old: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await migrate(old)
    assert stat.S_IMODE((tmp_path / BACKUP).stat().st_mode) == 0o600
    assert guilds_and_schema(tmp_path / BACKUP) == [(1, "0008")]
    messages = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert [*messages[:3], messages[-1]] == [
        f"The database {old.name} is backed up to {tmp_path / BACKUP} before it is migrated",
        f"Migrating the database {old.name} with 0 games, which takes up to 1 min:",
        "Schema 0009: The users and servers that the bot's owner has blocked.",
        f"The database {old.name} is migrated",
    ]

    written = NOON.timestamp()
    os.utime(tmp_path / BACKUP, (written, written))
    for age, names in (
        (timedelta(days=30), [BACKUP, "games.sqlite3"]),
        (timedelta(days=30, seconds=1), ["games.sqlite3"]),
    ):
        delete_old_backup(tmp_path / "games.sqlite3", NOON + age - MIGRATION_BACKUP_KEPT)
        assert names_in(tmp_path) == names
    await migrate(old)  # a second start
    assert names_in(tmp_path) == ["games.sqlite3"]


async def test_one_backup_is_kept_and_named(old: Database, tmp_path: Path) -> None:
    for name in ("games.schema-0003.sqlite3", "games.schema-0003.sqlite3.part", f"{BACKUP}.part", BACKUP):
        (tmp_path / name).write_text("from an earlier update, or incomplete", "utf-8")
    kept = ["games.backup.sqlite3", "other.schema-0003.sqlite3"]
    for name in kept:
        (tmp_path / name).touch()
    await migrate(old)
    assert names_in(tmp_path) == [*kept[:1], BACKUP, "games.sqlite3", *kept[1:]]
    assert (tmp_path / BACKUP).read_bytes().startswith(b"SQLite format 3")
    for schema, advice in (("9999", "Update the bot"), ("0017", "Use it with that development version")):
        await execute(old, f"UPDATE alembic_version SET version_num = '{schema}'")  # noqa: S608 - a number
        assert (await refusal_at_start(old)).endswith(f"{advice}, or restore {tmp_path / BACKUP}.")


async def test_two_first_starts_at_once_make_one_backup(old: Database, tmp_path: Path) -> None:
    async with open_database(f"sqlite:///{old.file}") as other:
        await asyncio.gather(*map(migrate, (old, other)))
        for database in (old, other):
            current, newest = await schema_versions(database)
            assert current == newest
        assert names_in(tmp_path) == [BACKUP, "games.sqlite3"]
        assert guilds_and_schema(tmp_path / BACKUP) == [(1, "0008")]


async def test_without_a_backup_nothing_is_migrated(old: Database, tmp_path: Path) -> None:
    (tmp_path / BACKUP).mkdir()
    assert f"{BACKUP} is a folder" in await refusal_at_start(old)
    assert (await schema_versions(old))[0] == "0008"
