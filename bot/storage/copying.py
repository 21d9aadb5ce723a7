"""Copying and backing up whole databases."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, CursorResult, Table, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.failures import describe_sqlite_error
from bot.storage.migration import check_schema, migrate, schema_versions
from bot.storage.schema import metadata
from bot.storage.transaction import Transaction

_BATCH_SIZE = 1_000
"""The number of rows read and written at a time."""


async def copy_database(source: Database, target: Database) -> Mapping[str, int]:
    """Copy all rows to an empty database, in one transaction, and compare the counts.

    No bot may be running on either database.

    Returns:
        The number of rows of each table.

    Raises:
        DatabaseError: the target is not empty, the source's schema is not up to date, the counts differ, or one of
            the databases failed. The target then has no new rows.
    """
    current, newest = await check_schema(source)
    if current != newest:
        raise DatabaseError(f"The schema of {source.name} is not up to date. Start the bot with it once, and stop it.")
    await migrate(target)
    try:
        async with source.reading() as reading, target.writing() as writing:
            return await _copy_all(reading, writing, target.name)
    except IntegrityError as error:
        raise DatabaseError(f"Nothing was copied: rows of {source.name} violate a constraint.") from error


async def back_up(database: Database, file: Path) -> int:
    """Write a consistent copy of a SQLite database to a new file. The bot may be running meanwhile.

    Returns:
        The size of the copy, in bytes.

    Raises:
        DatabaseError: it is not a SQLite database, the file exists already, or one of the two files failed.
    """
    if database.file is None:
        raise DatabaseError("This command backs up only SQLite databases. For PostgreSQL, use pg_dump.")
    await schema_versions(database)  # raises if it cannot be read, before the file is created
    try:
        await asyncio.to_thread(file.touch, 0o600, exist_ok=False)
    except FileExistsError:
        raise DatabaseError(f"The file {file} already exists. Choose another name.") from None
    except FileNotFoundError:
        raise DatabaseError(f"The folder {file.parent} does not exist. Create it, or choose another one.") from None
    except OSError as error:
        raise DatabaseError(describe_sqlite_error(error, str(file))) from None
    try:
        await database.vacuum_into(file)
        return await asyncio.to_thread(_sync_to_disk, file)
    except BaseException:
        await asyncio.to_thread(file.unlink)  # leave no incomplete copy
        raise


async def _copy_all(reading: Transaction, writing: Transaction, target: str) -> Mapping[str, int]:
    existing = {name: count for name, count in (await writing.run_sync(_count_rows)).items() if count}
    if existing:
        raise DatabaseError(f"{target} is not empty ({_format_counts(existing)}). Copy to an empty database.")
    for table in metadata.sorted_tables:
        result = await reading.run_sync(_select_all, table)
        while rows := await reading.run_sync(_fetch_batch, result):
            await writing.run_sync(_insert_all, table, rows)
    expected, copied = await reading.run_sync(_count_rows), await writing.run_sync(_count_rows)
    if expected != copied:
        raise DatabaseError(
            f"Nothing was copied: the source has {_format_counts(expected)}, the copy {_format_counts(copied)}."
        )
    return copied


def _select_all(connection: Connection, table: Table) -> CursorResult[Any]:
    query = select(table).order_by(*table.primary_key.columns)
    return connection.execute(query, execution_options={"yield_per": _BATCH_SIZE})


def _fetch_batch(_: Connection, result: CursorResult[Any]) -> Sequence[Mapping[str, Any]]:
    return [dict(row) for row in result.mappings().fetchmany(_BATCH_SIZE)]


def _insert_all(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(insert(table), rows)


def _count_rows(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def _format_counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items())


def _sync_to_disk(file: Path) -> int:
    """Flush a file to disk, and return its size in bytes."""
    with file.open("r+b") as opened:
        os.fsync(opened.fileno())
    return file.stat().st_size
