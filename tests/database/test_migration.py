"""Migrations: from an empty database, by several processes at once, refused ones, and the backup before them."""

import asyncio
import logging
import os
import re
import sqlite3
import stat
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from bot.database.backup import MIGRATION_BACKUP_KEPT, delete_old_backup
from bot.database.database import Database
from bot.database.errors import DatabaseError, IncompatibleDatabaseError
from bot.database.migration import check_schema, migrate, require_newest_schema
from bot.database.schema import metadata
from bot.matches.store import MatchStore
from tests.support.databases import contents, execute, load_version_0_2_0, migrate_to, open_database, refused
from tests.support.failing_moves import refusal_at_start
from tests.support.people import NOON
from tests.support.saved_matches import new_match, save_new

_EVERYTHING = {
    "sqlite": "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE tbl_name <> 'alembic_version'",
    "postgresql": """
        SELECT tablename, indexname, indexdef FROM pg_indexes
            WHERE schemaname = 'public' AND tablename <> 'alembic_version'
        UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
            WHERE connamespace = 'public'::regnamespace AND conrelid <> 'alembic_version'::regclass
        UNION ALL SELECT table_name, column_name, concat_ws(' ', data_type, character_maximum_length, is_nullable)
            FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'alembic_version'
        """,
}


def schema_of(connection: Connection) -> set[tuple[str, ...]]:
    """Return every table, index and constraint as the database itself describes it."""
    rows = connection.execute(text(_EVERYTHING[connection.dialect.name]))
    texts = (re.sub(r"CONSTRAINT \w+", "", " ".join(map(str, row))) for row in rows)  # SQLite cannot rename them
    return {tuple(sorted(re.findall(r"[\w<]+", text))) for text in texts}


async def test_new_and_old_databases_get_the_schema_of_the_queries(empty: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    def empty_and_load(connection: Connection) -> None:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")
        load_version_0_2_0(connection)

    def schema_of_queries(connection: Connection) -> set[tuple[str, ...]]:
        metadata.drop_all(connection)
        metadata.create_all(connection)
        return schema_of(connection)

    async with AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(open_database(empty)) for _ in range(4)]
        database = processes[0]
        for is_old in (False, True):
            if is_old:
                await database.write(empty_and_load)
            await asyncio.gather(*map(migrate, processes))  # by several processes at once
            for process in processes:
                current, newest = await check_schema(process)
                assert current == newest
            assert (await contents(database)).keys() == {*metadata.tables, "alembic_version"}
            found = await database.read(differences)
            assert [difference for difference in found if "alembic_version" not in str(difference)] == []
            migrated = await database.read(schema_of)
            assert migrated == await database.write(schema_of_queries)


async def test_a_database_of_a_newer_bot_is_left_alone(database: Database) -> None:
    for table in metadata.tables:
        await execute(database, f"ALTER TABLE {table} RENAME TO new_{table}")
    for change, version in (
        ("UPDATE alembic_version SET version_num = '9999'", "9999"),
        ("INSERT INTO alembic_version VALUES ('0001')", "9999, 0001"),
        ("ALTER TABLE alembic_version RENAME version_num TO number", "unknown, unknown"),
    ):
        await execute(database, change)
        await database.close()  # the driver for PostgreSQL would refuse a statement that it has prepared before
        for use in (migrate, require_newest_schema):
            async with refused(database, IncompatibleDatabaseError) as error:
                await use(database)
            assert str(error.value) == (
                f"The database {database.name} was made by a newer version of the bot (schema {version}). "
                "Update the bot, or restore a backup from before its update."
            )
    await execute(database, "DROP TABLE alembic_version")
    with pytest.raises(IncompatibleDatabaseError, match="of an unknown version of the bot"):
        await migrate(database)


async def test_tables_of_another_program_are_left_alone(empty: str) -> None:
    async with open_database(empty) as database:
        database.create()
        await execute(database, "CREATE TABLE title (id INTEGER)")
        for made, name, undone in (
            ("CREATE TABLE match (id INTEGER)", "match", "DROP TABLE match"),
            ("CREATE INDEX match_unshown ON title (id)", "match_unshown", "DROP INDEX match_unshown"),
            ("CREATE TABLE server (id INTEGER)", "server", "DROP TABLE server"),
        ):
            await execute(database, made)
            async with refused(database, IncompatibleDatabaseError) as error:
                await migrate(database)
            assert str(error.value) == (
                f"The database {database.name} has a table or index `{name}` of another program or of an unknown "
                "version of the bot. Create a separate database for the bot, or restore a backup."
            )
            await execute(database, undone)
        await execute(database, "CREATE VIEW heartbeat AS SELECT 1 AS number")
        with pytest.raises(DatabaseError, match=r"failed|lacks tables or columns"):
            await migrate(database)
        assert await contents(database) == {"title": []}  # it was rolled back
        await execute(database, "DROP VIEW heartbeat")
        await migrate(database)
        assert "title" in await contents(database)


async def test_a_table_that_a_migration_would_add_is_refused_by_name(tmp_path: Path) -> None:
    """The databases of all versions of the bot are accepted, but not with a table that the next one adds."""
    urls = (f"sqlite:///{tmp_path / name}" for name in ("older", "newer"))
    async with AsyncExitStack() as stack:
        older, newer = [await stack.enter_async_context(open_database(url)) for url in urls]
        for database in (older, newer):
            database.create()
            await database.write(migrate_to, "0008")
        while len({*await check_schema(older)}) > 1:
            await newer.write(migrate_to, "+1")
            for name in (await contents(newer)).keys() - (await contents(older)).keys():
                await execute(older, f"CREATE TABLE {name} (id INTEGER)")
                with pytest.raises(IncompatibleDatabaseError, match=f"table or index `{name}` of another program"):
                    await migrate(older)
                await execute(older, f"DROP TABLE {name}")
            await older.write(migrate_to, "+1")


async def test_foreign_keys_are_enforced(database: Database) -> None:
    await save_new(MatchStore(database), new_match(1, 1, 4))
    for statement in (
        "INSERT INTO ply (match_id, number, cell, played_at) VALUES (2, 0, 0, '2026-01-01')",
        "UPDATE match SET guild_id = 2",
    ):
        async with refused(database, IntegrityError):
            await execute(database, statement)


async def test_a_new_sqlite_file_survives_a_power_cut_and_is_private(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "fullfsync")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    file = tmp_path / "not" / "yet" / "there.sqlite3"
    async with open_database(f"sqlite:///{file}") as database:
        await migrate(database)
        assert await database.read(settings) == ["wal", 2, 1, 0]
        assert {stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()} == {0o600}
    assert [path.name for path in file.parent.iterdir()] == [file.name]


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
    async with open_database(f"sqlite:///{old.file}") as other:  # which starts at once, and makes no second one
        await asyncio.gather(*map(migrate, (old, other)))
    assert names_in(tmp_path) == [BACKUP, "games.sqlite3"]
    assert stat.S_IMODE((tmp_path / BACKUP).stat().st_mode) == 0o600
    assert guilds_and_schema(tmp_path / BACKUP) == [(1, "0008")]
    messages = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert [*messages[:3], messages[-1]] == [
        f"The database {old.name} is backed up to {tmp_path / BACKUP} before it is migrated",
        f"Migrating the database {old.name}, which may take some minutes:",
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


async def test_without_a_backup_nothing_is_migrated(old: Database, tmp_path: Path) -> None:
    (tmp_path / BACKUP).mkdir()
    assert f"{BACKUP} is a folder" in await refusal_at_start(old)
    assert (await check_schema(old))[0] == "0008"
