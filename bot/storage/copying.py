"""Whole databases: copied to another kind of database, or to a file for safe keeping."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.migration import migrate, schema_versions
from bot.storage.schema import metadata

_ROWS_AT_ONCE = 1_000


async def copy_database(source: Database, target: Database) -> Mapping[str, int]:
    """Copy every row, all or nothing, and compare the counts.

    No bot may be running on either.

    Returns:
        How many rows each table has.

    Raises:
        DatabaseError: the target has rows already, the source's schema is not this version's, a
            count differs, or one of them cannot be used. The target is then as it was.
    """
    current, newest = await schema_versions(source)
    if current != newest:
        raise DatabaseError(f"The schema of {source.name} is not up to date. Start the bot on it once, and stop it.")
    await migrate(target)
    async with source.reading(is_long=True) as reads, target.writing(is_long=True) as writes:
        if filled := {name: count for name, count in (await _count(writes)).items() if count}:
            raise DatabaseError(f"{target.name} is not empty ({_listed(filled)}). Copy to a database that is.")
        await _copy(reads, writes)
        before, after = await _count(reads), await _count(writes)
        if before != after:
            raise DatabaseError(f"Nothing was copied: there are {_listed(before)}, but here {_listed(after)}.")
    return after


async def back_up(database: Database, file: Path) -> int:
    """Write a consistent copy of a SQLite database to a file, while the bot may be running.

    Returns:
        The size of the copy, in bytes.

    Raises:
        DatabaseError: it is no SQLite database, there is such a file already, or it cannot be written.
    """
    if not database.is_sqlite:
        raise DatabaseError("Only a SQLite database is backed up like this. For PostgreSQL, use its pg_dump.")
    if await asyncio.to_thread(file.exists):
        raise DatabaseError(f"There is a file {file} already. Name another.")
    await schema_versions(database)  # that it can be read at all
    await database.vacuum_into(file)
    return (await asyncio.to_thread(file.stat)).st_size


async def _copy(reads: AsyncConnection, writes: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        rows = await reads.stream(select(table).order_by(*table.primary_key.columns))
        async for some in rows.mappings().partitions(_ROWS_AT_ONCE):
            await writes.execute(insert(table), [dict(row) for row in some])


async def _count(connection: AsyncConnection) -> dict[str, int]:
    return {
        table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        for table in metadata.sorted_tables
    }


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items())
