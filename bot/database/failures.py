"""Database failures: a sentence for the bot's owner about each, and the log of outages."""

from __future__ import annotations

import errno
import logging
import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

log = logging.getLogger(__name__)

_LOCKED = "The database {0} is locked by another program. Close that program."
_FULL = "The disk of the database {0} is full. Free some space on it."
_READ_ONLY = "The bot has no write access to the database {0}. Give its user access to the file and its folder."
_DAMAGED = "The database {0} is damaged. Restore a backup."
_OTHER_FILE = "The file {0} is not a SQLite database. Restore a backup, or set DATABASE_URL to another file."
_UNEXPECTED_SCHEMA = "The database {0} lacks tables or columns of the bot. Restore a backup, or restart the bot."
_SLOW = "The database {0} does not answer in time. Check the load on its machine and its disk."

_SQLITE_ERRORS = {
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR: "The disk cannot read or write the database {0}. Check its free space and its health.",
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: "The bot cannot open the database {0}. Give its user access to the file and its folder.",
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _OTHER_FILE,
    sqlite3.SQLITE_ERROR: _UNEXPECTED_SCHEMA,
}

_MISSING = "The database {0} does not exist. Check its name; the first start of the bot with this name creates it."

_FILE_ERRORS = {
    errno.ENOENT: "The database {0} no longer exists. Put it back, or restart the bot to create an empty one.",
    errno.EISDIR: "{0} is a folder, not a database. Set DATABASE_URL to a file.",
    errno.EEXIST: "The folder of the database {0} cannot be created: there is a file with its name.",
    errno.ENOTDIR: "The folder of the database {0} cannot be created: there is a file with its name.",
    errno.EACCES: _READ_ONLY,
    errno.EPERM: _READ_ONLY,
    errno.EROFS: _READ_ONLY,
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
}

_UNREACHABLE = "PostgreSQL at {0} cannot be reached. Check that it runs, and the address in DATABASE_URL."

_POSTGRESQL_ERRORS = {
    "08": _UNREACHABLE,
    "28": "PostgreSQL at {0} refuses the user or the password. Check DATABASE_URL.",
    "3D": "PostgreSQL at {0} has no database with this name. Create it, or check DATABASE_URL.",
    "25006": "PostgreSQL at {0} is read-only. If it is a standby, use the primary server.",
    "42501": "PostgreSQL at {0} denies this user a permission that the bot needs. Make the user owner of the database.",
    "42704": "PostgreSQL at {0} does not know a parameter after the question mark in DATABASE_URL. Remove it.",
    "42703": _UNEXPECTED_SCHEMA,
    "42P01": _UNEXPECTED_SCHEMA,
    "53100": "The disk of PostgreSQL at {0} is full. Free some space on it.",
    "53300": "PostgreSQL at {0} accepts no more connections. Raise its max_connections.",
    "55P03": _SLOW,
    "57": "PostgreSQL at {0} is stopping or starting. Wait a moment.",
    "57014": _SLOW,
    "XX001": _DAMAGED,
    "XX002": _DAMAGED,
}
"""What failures of PostgreSQL mean, by their SQLSTATE or its first two characters:
https://www.postgresql.org/docs/current/errcodes-appendix.html."""


def describe_sqlite_error(error: BaseException, name: str, *, has_existed: bool = True) -> str:
    """Describe an error of the driver or the system, or a TimeoutError, of a file that may be new."""
    match cause := _cause(error):
        case FileNotFoundError() if not has_existed:
            sentence = _MISSING
        case sqlite3.Error():
            sentence = _SQLITE_ERRORS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
        case TimeoutError():
            sentence = _SLOW
        case OSError():
            sentence = _FILE_ERRORS.get(cause.errno or 0)
        case _:
            sentence = None
    return (sentence or _describe_unknown(cause, "Check its disk.")).format(name)


def describe_postgresql_error(error: BaseException, name: str) -> str:
    """Describe an error of the driver, the pool or the system, or a TimeoutError; the name contains no password."""
    cause = _cause(error)
    state = str(getattr(cause, "sqlstate", "") or "")
    match cause:
        case TimeoutError() | PoolTimeoutError():
            sentence = _SLOW
        case OSError():
            sentence = _UNREACHABLE
        case _ if isinstance(error, DBAPIError) and error.connection_invalidated:
            sentence = "PostgreSQL at {0} closed the connection. It may be restarting: wait a moment."
        case _:
            sentence = _POSTGRESQL_ERRORS.get(state) or _POSTGRESQL_ERRORS.get(state[:2])
    return (sentence or _describe_unknown(cause, "Check that it runs and can be reached.", state)).format(name)


def is_corrupt(error: BaseException) -> bool:
    return getattr(_cause(error), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def is_failure(error: Exception | None) -> bool:
    """Check if an error is a failure of the database, but neither a violated constraint nor an interruption."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    is_refusal = isinstance(error, IntegrityError) or code == sqlite3.SQLITE_INTERRUPT
    return isinstance(error, SQLAlchemyError | OSError) and not is_refusal


class Outage:
    """Logs the beginning, each distinct reason and the end of an outage.
    A reason is logged once per outage, however many requests fail for it. If a write has failed, the outage ends with
    the next successful write: reads may succeed meanwhile, as on a full disk.
    """

    def __init__(self) -> None:
        self.is_database_up = False
        """Whether the database works; False until its first success. While it is True, a success changes nothing."""
        self._has_worked = False
        self._has_failed_write = False
        self._reasons: set[str] = set()

    def record_failure(self, reason: str, *, is_write: bool) -> None:
        """Log a new reason. Failures before the first success are left for the caller to report."""
        if not self._has_worked:
            return
        self.is_database_up = False
        if reason not in self._reasons:
            log.error("%s Until the database works again, the bot refuses moves. Saved games are not lost.", reason)
        self._reasons.add(reason)
        self._has_failed_write |= is_write

    def record_success(self, *, is_write: bool) -> None:
        self._has_worked = True
        if self._reasons and (is_write or not self._has_failed_write):
            self._reasons.clear()
            self._has_failed_write = False
            log.info("The database works again")
        self.is_database_up = not self._reasons


def _cause(error: BaseException) -> BaseException:
    return error.orig or error if isinstance(error, DBAPIError) else error


def _describe_unknown(cause: BaseException, advice: str, state: str = "") -> str:
    error = f"{type(cause).__name__} {state}".strip()
    return f"The database {{0}} failed ({error}). {advice}"
