"""Checks of the database: whether it can be used, and which schema it has. Nothing is created or changed."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.client.doctor.finding import Finding, ok, outage, warning, wrong
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.migration import schema_versions

_MIN_FREE_BYTES = 100_000_000
"""The bot alone would take years to fill them, but other software on the machine may be faster."""

_SQLITE_MAGIC = b"SQLite format 3\0"
_WRITE_VERSION = 18
"""The offset of the file format write version in the header: https://www.sqlite.org/fileformat.html."""

_WRITE_AHEAD_LOG = 2
"""The write version of a file that the bot has opened; a backup has another one."""


def free_space(folder: Path) -> int:
    """Return how many bytes are free in a folder."""
    return shutil.disk_usage(folder).free


async def check_database(url: str, *, free_bytes: Callable[[Path], int] = free_space) -> list[Finding]:
    """Check that the database can be used.

    Args:
        url: as in DATABASE_URL.
        free_bytes: returns how many bytes are free in a folder.
    """
    try:
        database = Database(url)
    except DatabaseError as error:
        return [wrong("database", str(error))]
    try:
        if database.file is None:
            return [await _check_schema(database)]
        warnings = [*_check_free_space(database.file, free_bytes), *_check_file_mode(database.file)]
        return [*warnings, _check_file(database.file) or await _check_schema(database)]
    finally:
        await database.close()


async def _check_schema(database: Database) -> Finding:
    """Compare the schema of a database with the one of this version of the bot."""
    try:
        current, newest = await schema_versions(database)
    except DatabaseError as error:
        return (wrong if database.is_sqlite else outage)("database", str(error))
    if current is None:
        return ok("database", f"{database.name} is empty, and will be set up at the first start.")
    if current > newest:
        text = f"{database.name} was made by a newer version of the bot (its schema is {current})."
        return wrong("database", text, "Update the bot.")
    if current < newest:
        return ok("database", f"{database.name} will be brought from schema {current} to {newest} at the next start.")
    return ok("database", f"{database.name} can be used, and its schema {current} is this version's.")


def _check_free_space(file: Path, free_bytes: Callable[[Path], int]) -> Iterator[Finding]:
    """Warn if a SQLite database has little space to grow."""
    if free_bytes(folder := _nearest_folder(file)) < _MIN_FREE_BYTES:
        yield warning("disk", f"Less than 100 MB are free in {folder}.", "Free some space.")


def _check_file_mode(file: Path) -> Iterator[Finding]:
    """Warn if other users of the machine can read the database."""
    if os.name == "posix" and _exists(file) and file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH):
        yield warning("privacy", f"Everybody on this machine can read {file}.", f"Run  chmod o= {file}")


def _check_file(file: Path) -> Finding | None:
    """Check a SQLite file; return None if it can be opened to check its schema."""
    folder, advice = _nearest_folder(file), "Let its user do so, or set DATABASE_URL."
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return wrong("database", f"The bot may not write to {folder}.", advice)
    if not _exists(file):
        return ok("database", f"{file} does not exist, and will be made at the first start.")
    if not file.is_file() or not os.access(file, os.R_OK | os.W_OK):
        return wrong("database", f"The bot may not write to {file}.", advice)
    return _check_header(file)


def _check_header(file: Path) -> Finding | None:
    """Check the header of a SQLite file; return None if the file can be opened without changing it.

    SQLite would write to an empty file, and to a file that is not in write-ahead mode yet.
    """
    with file.open("rb") as opened:
        header = opened.read(_WRITE_VERSION + 1)
    if not header:
        return ok("database", f"{file} is empty, and will be set up at the first start.")
    if not header.startswith(_SQLITE_MAGIC):
        return wrong("database", f"{file} is no SQLite database.", "Put a backup in its place, or set DATABASE_URL.")
    if header[-1] != _WRITE_AHEAD_LOG:
        return ok("database", f"{file} was put there, as a backup is, and will be looked at at the next start.")
    return None


def _nearest_folder(file: Path) -> Path:
    """Return the closest parent folder of a file that exists."""
    return next(folder for folder in file.absolute().parents if _exists(folder))


def _exists(path: Path) -> bool:
    return os.access(path, os.F_OK)
