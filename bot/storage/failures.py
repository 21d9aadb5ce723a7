"""What a failing database is called, and what its owner can do; and how the log hears of it."""

from __future__ import annotations

import errno
import logging
import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

log = logging.getLogger(__name__)

_LOCKED = "The database {0} is locked by another program. Close whatever has it open."
_FULL = "There is no room left for the database {0}. Free some space on its disk."
_SHUT = "The database {0} may not be written. Let the bot's user write to it and its folder."
_DAMAGED = "The database {0} is damaged; it was left as it is. Put a backup in its place."
_STRANGE = "The database {0} is not as the bot left it. Put a backup in its place, or restart the bot."
_SLOW = "The database {0} does not answer in time. Check the load on its machine and its disk."

_SQLITE = {
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR: "The disk fails to read or write the database {0}. Check its free space and its health.",
    sqlite3.SQLITE_READONLY: _SHUT,
    sqlite3.SQLITE_CANTOPEN: "The database {0} cannot be opened. Let the bot's user write to it and its folder.",
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: "The file {0} is no SQLite database; it was left as it is. Put a backup in its place.",
    sqlite3.SQLITE_ERROR: _STRANGE,
}

_FILE = {
    errno.ENOENT: "The database {0} is gone. Put it back, or restart the bot to begin with an empty one.",
    errno.EISDIR: "{0} is a folder, and no database. Name a file in DATABASE_URL.",
    errno.EEXIST: "The folder of the database {0} cannot be made: there is a file of that name.",
    errno.ENOTDIR: "The folder of the database {0} cannot be made: there is a file of that name.",
    errno.EACCES: _SHUT,
    errno.EPERM: _SHUT,
    errno.EROFS: _SHUT,
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
}

_UNREACHABLE = "PostgreSQL at {0} cannot be reached. Check that it runs, and the address in DATABASE_URL."

_CUT = "PostgreSQL at {0} has cut the connection. It should be back in a moment."

_POSTGRESQL = {
    "08": _UNREACHABLE,
    "28": "PostgreSQL at {0} refuses the user or the password. Check DATABASE_URL.",
    "3D": "PostgreSQL at {0} has no such database. Create it, or check DATABASE_URL.",
    "25006": "PostgreSQL at {0} takes no changes at present: it is a standby, or was made read-only.",
    "42501": "PostgreSQL at {0} does not let this user do that. Make the user owner of the database.",
    "42704": "PostgreSQL at {0} does not know what DATABASE_URL asks for behind its question mark. Take it away there.",
    "42703": _STRANGE,
    "42P01": _STRANGE,
    "53100": "PostgreSQL at {0} has no room left. Free some space on its disk.",
    "53300": "PostgreSQL at {0} has no connection left. Raise its max_connections.",
    "55P03": _SLOW,
    "57": "PostgreSQL at {0} is stopping or starting. It should be back in a moment.",
    "57014": _SLOW,
    "XX001": _DAMAGED,
    "XX002": _DAMAGED,
}
"""By SQLSTATE, or by its first characters: https://www.postgresql.org/docs/current/errcodes-appendix.html."""


def of_file(error: BaseException, name: str) -> str:
    """What an owner should read about a SQLite database that fails.

    Args:
        error: what the driver or the system raised, or that it took too long.
        name: the database's.
    """
    match cause := _cause(error):
        case sqlite3.Error():
            sentence = _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
        case TimeoutError():
            sentence = _SLOW
        case OSError():
            sentence = _FILE.get(cause.errno or 0)
        case _:
            sentence = None
    return (sentence or _unknown(cause, "Check its disk.")).format(name)


def of_server(error: BaseException, name: str) -> str:
    """What an owner should read about a PostgreSQL database that fails.

    Args:
        error: what the driver, the pool or the system raised, or that it took too long.
        name: the database's, without its password.
    """
    cause = _cause(error)
    state = str(getattr(cause, "sqlstate", "") or "")
    match cause:
        case TimeoutError() | PoolTimeoutError():
            sentence = _SLOW
        case OSError():
            sentence = _UNREACHABLE
        case _ if isinstance(error, DBAPIError) and error.connection_invalidated:
            sentence = _CUT
        case _:
            sentence = _POSTGRESQL.get(state) or _POSTGRESQL.get(state[:2])
    return (sentence or _unknown(cause, "Check that it runs and can be reached.", state)).format(name)


def is_of_damage(error: BaseException) -> bool:
    """Whether it is a SQLite database itself that cannot be read."""
    return getattr(_cause(error), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT


class Outage:
    """Tells the log when a database that has worked begins to fail, what else it runs into, and when it works again.

    Every reason is told once, however many are refused over it. Reading may go on while nothing can
    be written, as on a full disk; then the end is when something has been written.
    """

    def __init__(self) -> None:
        self._has_worked = False
        self._is_over_writing = False
        self._reasons: set[str] = set()

    def goes_on(self, reason: str, *, in_writing: bool) -> None:
        """Take note of a failure. One at the very first use is told by whoever asked."""
        if not self._has_worked:
            return
        if reason not in self._reasons:
            log.error("%s Until then no move is taken; nothing that was saved is lost.", reason)
        self._reasons.add(reason)
        self._is_over_writing |= in_writing

    def may_be_over(self, *, has_written: bool) -> None:
        """Take note that something has worked."""
        self._has_worked = True
        if self._reasons and (has_written or not self._is_over_writing):
            self._reasons.clear()
            self._is_over_writing = False
            log.info("The database works again")


def _cause(error: BaseException) -> BaseException:
    return error.orig or error if isinstance(error, DBAPIError) else error


def _unknown(cause: BaseException, advice: str, state: str = "") -> str:
    what = f"{type(cause).__name__} {state}".strip()
    return f"The database {{0}} failed ({what}). {advice}"
