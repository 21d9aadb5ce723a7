"""The database: whether it can be used, and whether its schema is this version's. Nothing is made or changed."""

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

_LEAST_FREE = 100_000_000
"""Bytes; games alone would take years to fill them, but other programs do not."""

_SQLITE = b"SQLite format 3\0"
_WRITE_AHEAD = 2
"""What stands behind that, if the bot was the last to use the file: https://www.sqlite.org/fileformat.html."""


def free_space(folder: Path) -> int:
    """How many bytes there is room for."""
    return shutil.disk_usage(folder).free


async def about_database(url: str, *, free: Callable[[Path], int] = free_space) -> list[Finding]:
    """How the database is.

    Args:
        url: as in DATABASE_URL.
        free: how many bytes there is room for in a folder.
    """
    try:
        database = Database(url)
    except DatabaseError as error:
        return [wrong("database", str(error))]
    try:
        if database.file is None:
            return [await _about_schema(database)]
        beside = [*_about_room(database.file, free), *_about_readers(database.file)]
        return [*beside, _about_file(database.file) or await _about_schema(database)]
    finally:
        await database.close()


async def _about_schema(database: Database) -> Finding:
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


def _about_room(file: Path, free: Callable[[Path], int]) -> Iterator[Finding]:
    """Whether there is room for a SQLite database to grow."""
    if free(folder := _nearest_folder(file)) < _LEAST_FREE:
        yield warning("disk", f"Less than 100 MB are free in {folder}.", "Free some space.")


def _about_readers(file: Path) -> Iterator[Finding]:
    """Whether others on this machine can read who played whom."""
    if os.name == "posix" and _exists(file) and file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH):
        yield warning("privacy", f"Everybody on this machine can read {file}.", f"Run  chmod o= {file}")


def _about_file(file: Path) -> Finding | None:
    """What is to be said of a SQLite database that cannot or must not be opened; None if it can."""
    folder, advice = _nearest_folder(file), "Let its user do so, or set DATABASE_URL."
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return wrong("database", f"The bot may not write to {folder}.", advice)
    if not _exists(file):
        return ok("database", f"{file} does not exist, and will be made at the first start.")
    if not file.is_file() or not os.access(file, os.R_OK | os.W_OK):
        return wrong("database", f"The bot may not write to {file}.", advice)
    return _about_content(file)


def _about_content(file: Path) -> Finding | None:
    """The same, by what it begins with: SQLite would write to a file that is empty, or not as the bot leaves it."""
    with file.open("rb") as opened:
        header = opened.read(len(_SQLITE) + 3)
    if not header:
        return ok("database", f"{file} is empty, and will be set up at the first start.")
    if not header.startswith(_SQLITE):
        return wrong("database", f"{file} is no SQLite database.", "Put a backup in its place, or set DATABASE_URL.")
    if header[-1] != _WRITE_AHEAD:
        return ok("database", f"{file} was put there, as a backup is, and will be looked at at the next start.")
    return None


def _nearest_folder(file: Path) -> Path:
    """The folder where a file is, or the one in which its folders would be made."""
    return next(folder for folder in file.absolute().parents if _exists(folder))


def _exists(path: Path) -> bool:
    return os.access(path, os.F_OK)
