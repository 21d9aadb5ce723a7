"""Checks of the database: whether it can be used, and which schema it has. Nothing is created or changed."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.client.doctor.machine import check_privacy
from bot.client.finding import Finding, ok, outage, warning, wrong
from bot.storage.database import Database
from bot.storage.errors import DatabaseError, IncompatibleDatabaseError
from bot.storage.failures import describe_sqlite_error
from bot.storage.migration import check_schema

_MIN_FREE_BYTES = 100_000_000
"""The bot alone would take years to fill them, but other software on the machine may be faster."""

_SQLITE_MAGIC = b"SQLite format 3\0"
_WRITE_VERSION = 18
"""The offset of the file format write version in the header: https://www.sqlite.org/fileformat.html."""

_WRITE_AHEAD_LOG = 2
"""The write version of a file that the bot has opened; a backup has another one."""


async def check_database(
    url: str, *, free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free
) -> list[Finding]:
    """Check that a database can be used; `free_bytes` returns how many bytes are free in a folder."""
    try:
        database = Database(url)
    except DatabaseError as error:
        return [wrong("database", str(error))]
    findings = list[Finding]()
    if database.file and free_bytes(folder := _nearest_folder(database.file)) < _MIN_FREE_BYTES:
        findings.append(warning("disk", f"Less than 100 MB are free in {folder}. Free some space."))
    if database.file:
        findings += check_privacy("privacy", database.file)
    try:
        state = (database.file and _unopened_state(database.file)) or await _schema_state(database)
    except DatabaseError as error:
        passes = not database.is_sqlite and not isinstance(error, IncompatibleDatabaseError)
        return [*findings, (outage if passes else wrong)("database", str(error))]
    finally:
        await database.close()
    return [*findings, ok("database", f"The database {database.name} {state}.")]


async def _schema_state(database: Database) -> str:
    current, newest = await check_schema(database)
    if current is None:
        return "is empty and will be set up at the first start"
    if current < newest:
        return f"will be upgraded from schema {current} to {newest} at the next start"
    return f"can be used; its schema {current} is up to date"


def _unopened_state(file: Path) -> str | None:
    """Describe a SQLite file that SQLite would change by opening it; return None for any other file.

    SQLite writes to an empty file, and to one that is not in write-ahead mode.

    Raises:
        DatabaseError: the bot cannot write to the file or its folder.
    """
    header = None
    try:
        with suppress(FileNotFoundError), file.open("r+b") as opened:
            header = opened.read(_WRITE_VERSION + 1)
        if not os.access(_nearest_folder(file), os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise DatabaseError(describe_sqlite_error(error, str(file))) from None
    if header is None:
        return "does not exist and will be created at the first start"
    if not header:
        return "is empty and will be set up at the first start"
    if header.startswith(_SQLITE_MAGIC) and header[-1] != _WRITE_AHEAD_LOG:
        return "has not been opened by the bot yet, like a restored backup; the next start checks its schema"
    return None


def _nearest_folder(file: Path) -> Path:
    """Return the closest parent folder of a file that exists."""
    return next(folder for folder in file.absolute().parents if os.access(folder, os.F_OK))
