"""Copying whole databases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Table, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.file_lock import file_lock
from bot.database.migration import migrate, require_newest_schema
from bot.database.schema import metadata
from bot.database.transaction import Transaction

_BATCH_SIZE = 1_000  # the number of rows read and written at a time


async def copy_database(source: Database, target: Database) -> Mapping[str, int]:
    """Copy all rows to an empty database, in one transaction, and compare the counts.
    No bot may be running on either database, which is checked for SQLite files.
    Returns the number of rows of each table.
    Raises DatabaseError if the target is not empty or the source itself, the source's schema is not up to date, the
    counts differ, or one of the databases failed or is in use. The target then has no new rows.
    """
    if source.name == target.name:
        raise DatabaseError(f"{source.name} cannot be copied to itself. Copy to an empty database.")
    await require_newest_schema(source)
    try:
        async with file_lock(source), file_lock(target):
            await migrate(target)
            async with source.reading() as reading, target.writing() as writing:
                return await _copy_all(reading, writing, target.name)
    except IntegrityError as error:
        raise DatabaseError(f"Nothing was copied: rows of {source.name} violate a constraint.") from error


async def _copy_all(reading: Transaction, writing: Transaction, target: str) -> Mapping[str, int]:
    existing = {name: count for name, count in (await writing.run_sync(_count_rows)).items() if count}
    if existing:
        raise DatabaseError(f"{target} is not empty ({_format_counts(existing)}). Copy to an empty database.")
    for table in metadata.sorted_tables:
        result = await reading.run_sync(_select_all, table)
        while rows := await reading.run_sync(_fetch_batch, result):
            await writing.run_sync(Connection.execute, insert(table), rows)
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


def _count_rows(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def _format_counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items())
