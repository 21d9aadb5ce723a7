"""Whole databases: copied to another kind of database, or to a file for safe keeping."""

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
from bot.storage.failures import of_file
from bot.storage.migration import migrate, schema_versions
from bot.storage.schema import metadata
from bot.storage.transaction import Transaction

_ROWS_AT_ONCE = 1_000


async def copy_database(source: Database, target: Database) -> Mapping[str, int]:
    """Copy every row, all or nothing, and compare the counts.

    No bot may be running on either.

    Returns:
        How many rows each table has.

    Raises:
        DatabaseError: the target has rows already, the source's schema is not this version's, a
            count differs, or one of them cannot be used. The target then has no more rows than before.
    """
    current, newest = await schema_versions(source)
    if current != newest:
        raise DatabaseError(f"The schema of {source.name} is not up to date. Start the bot on it once, and stop it.")
    await migrate(target)
    try:
        async with source.reading(is_long=True) as reads, target.writing(is_long=True) as writes:
            return await _copy_all(reads, writes, target.name)
    except IntegrityError as error:
        raise DatabaseError(f"Nothing was copied: the rows of {source.name} contradict each other.") from error


async def back_up(database: Database, file: Path) -> int:
    """Write a consistent copy of a SQLite database to a file, while the bot may be running.

    Returns:
        The size of the copy, in bytes.

    Raises:
        DatabaseError: it is no SQLite database, there is such a file already, or it cannot be written.
    """
    if database.file is None:
        raise DatabaseError("Only a SQLite database is backed up like this. For PostgreSQL, use its pg_dump.")
    await schema_versions(database)  # that it can be read at all
    try:
        await asyncio.to_thread(file.touch, 0o600, exist_ok=False)
    except FileExistsError:
        raise DatabaseError(f"There is a file {file} already. Name another.") from None
    except FileNotFoundError:
        raise DatabaseError(f"There is no folder {file.parent}. Make it, or name another.") from None
    except OSError as error:
        raise DatabaseError(of_file(error, str(file))) from None
    try:
        await database.vacuum_into(file)
        return await asyncio.to_thread(_settle, file)
    except BaseException:
        await asyncio.to_thread(file.unlink)  # half a copy is none
        raise


async def _copy_all(reads: Transaction, writes: Transaction, target: str) -> Mapping[str, int]:
    if filled := {name: count for name, count in (await writes.run_sync(_count)).items() if count}:
        raise DatabaseError(f"{target} is not empty ({_listed(filled)}). Copy to a database that is.")
    for table in metadata.sorted_tables:
        rows = await reads.run_sync(_rows, table)
        while some := await reads.run_sync(_next, rows):
            await writes.run_sync(_add, table, some)
    before, after = await reads.run_sync(_count), await writes.run_sync(_count)
    if before != after:
        raise DatabaseError(f"Nothing was copied: there are {_listed(before)}, but here {_listed(after)}.")
    return after


def _rows(connection: Connection, table: Table) -> CursorResult[Any]:
    wanted = select(table).order_by(*table.primary_key.columns)
    return connection.execute(wanted, execution_options={"yield_per": _ROWS_AT_ONCE})


def _next(_: Connection, rows: CursorResult[Any]) -> Sequence[Mapping[str, Any]]:
    return [dict(row) for row in rows.mappings().fetchmany(_ROWS_AT_ONCE)]


def _add(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(insert(table), rows)


def _count(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items())


def _settle(file: Path) -> int:
    """Wait until a file is on the disk, and say how large it is."""
    with file.open("r+b") as opened:
        os.fsync(opened.fileno())
    return file.stat().st_size
