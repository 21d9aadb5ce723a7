"""Backups of a SQLite database: on request, and one before a migration."""

from __future__ import annotations

import asyncio
import glob
import os
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import inspect

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.failures import describe_sqlite_error

MIGRATION_BACKUP_KEPT = timedelta(days=30)
"""How long the backup from before a migration is kept: it still contains data that users have deleted since."""

_INCOMPLETE = ".part"  # ends the name of a backup while it is written


async def back_up(database: Database, file: Path) -> int:
    """Copy a SQLite database in use to a new file, and return the size in bytes; raises DatabaseError if it fails."""
    _check_is_sqlite(database)
    if await asyncio.to_thread(file.exists):
        raise DatabaseError(f"The file {file} already exists. Choose another name.")
    return await _write(database, file)


async def back_up_into(folder: Path, database: Database, now: datetime, *, keep: int) -> tuple[Path, int]:
    """Write a backup named after the time to a folder, and delete all such backups of this database but the latest.
    Raises DatabaseError as `back_up` does; then nothing is deleted. Returns the file and its size, in bytes.
    """
    name = _check_is_sqlite(database).stem
    file = folder / f"{name}.{now.astimezone(UTC):%Y-%m-%dT%H%M%SZ}.sqlite3"
    try:
        await asyncio.to_thread(folder.mkdir, 0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(describe_sqlite_error(error, str(file))) from None
    size = await back_up(database, file)
    try:
        await asyncio.to_thread(_delete_all_but, keep, folder, f"{glob.escape(name)}.????-??-??T??????Z.sqlite3")
    except OSError as error:
        raise DatabaseError(f"{file} was written, but older backups were not deleted: {error.strerror}.") from None
    return file, size


async def back_up_before_migration(database: Database, schema: str) -> Path:
    """Write a backup beside a SQLite file in place of an earlier one; the caller holds a transaction that writes."""
    assert database.file
    file = _backup_of(database.file, schema)
    try:
        await asyncio.to_thread(_incomplete(file).unlink, missing_ok=True)
        await _write(database, file)
        await asyncio.to_thread(_delete_earlier_backups, database.file, file)
    except OSError as error:
        raise DatabaseError(describe_sqlite_error(error, str(file))) from None
    return file


def _check_is_sqlite(database: Database) -> Path:
    if database.file is None:
        raise DatabaseError("This command backs up only SQLite databases. For PostgreSQL, use pg_dump.")
    return database.file


async def _write(database: Database, file: Path) -> int:
    """Write a copy, which gets its name once it is complete, so that a killed process leaves none that is not."""
    await database.read(lambda connection: inspect(connection).get_table_names())  # raises before the file is created
    incomplete = _incomplete(file)
    try:
        await asyncio.to_thread(incomplete.touch, 0o600, exist_ok=False)
    except FileExistsError:
        advice = "If no other backup is running, one was interrupted: delete the file."
        raise DatabaseError(f"The file {incomplete} already exists. {advice}") from None
    except FileNotFoundError:
        raise DatabaseError(f"The folder {file.parent} does not exist. Create it, or choose another one.") from None
    except OSError as error:
        raise DatabaseError(describe_sqlite_error(error, str(file))) from None
    try:
        await database.vacuum_into(incomplete)
        size = await asyncio.to_thread(_sync_to_disk, incomplete)
        await asyncio.to_thread(incomplete.replace, file)
    except BaseException:
        await asyncio.to_thread(incomplete.unlink, missing_ok=True)
        raise
    return size


def _incomplete(file: Path) -> Path:
    return file.with_name(file.name + _INCOMPLETE)


def find_backup(database: Path, schemas: Collection[str]) -> Path | None:
    """Return the backup from before a migration of a SQLite file, if it has one of these schemas."""
    files = (_backup_of(database, schema) for schema in sorted(schemas, reverse=True))
    return next((file for file in files if file.exists()), None)


def delete_old_backup(database: Path, before: datetime) -> None:
    """Delete the backup from before a migration of a SQLite file, if it was written before a time."""
    for file in _backups_of(database):
        if file.stat().st_mtime < before.timestamp():
            file.unlink()


def _backup_of(database: Path, schema: str) -> Path:
    return database.with_name(f"{database.stem}.schema-{schema}{database.suffix}")


def _backups_of(database: Path) -> list[Path]:
    """Return the backups from before migrations, with the incomplete ones of processes that were killed."""
    pattern = f"{glob.escape(database.stem)}.schema-{'[0-9]' * 4}{glob.escape(database.suffix)}"
    return [found for ending in ("", _INCOMPLETE) for found in database.parent.glob(pattern + ending)]


def _delete_earlier_backups(database: Path, file: Path) -> None:
    for earlier in {*_backups_of(database)} - {file}:
        earlier.unlink()


def _delete_all_but(keep: int, folder: Path, pattern: str) -> None:
    """Delete the backups of a folder but the latest, and what interrupted ones have left."""
    for file in (*sorted(folder.glob(pattern))[:-keep], *folder.glob(f"{pattern}{_INCOMPLETE}*")):
        file.unlink()


def _sync_to_disk(file: Path) -> int:
    """Flush a file to disk, and return its size in bytes."""
    with file.open("r+b") as opened:
        os.fsync(opened.fileno())
    return file.stat().st_size
