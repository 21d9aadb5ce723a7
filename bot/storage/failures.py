"""What a failing database is called, and what its owner can do."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

_SQLITE = {
    sqlite3.SQLITE_BUSY: "The database {0} is locked by another program. Close whatever has it open.",
    sqlite3.SQLITE_LOCKED: "The database {0} is locked by another program. Close whatever has it open.",
    sqlite3.SQLITE_FULL: "There is no room left for the database {0}. Free some space on its disk.",
    sqlite3.SQLITE_IOERR: "The disk fails to read or write the database {0}. Check its free space and its health.",
    sqlite3.SQLITE_READONLY: "The database {0} may not be written. Let the bot's user write to it and its folder.",
    sqlite3.SQLITE_CANTOPEN: "The database {0} cannot be opened. Let the bot's user write to it and its folder.",
    sqlite3.SQLITE_CORRUPT: "The database {0} is damaged; it was left as it is. Put a backup in its place.",
    sqlite3.SQLITE_NOTADB: "The file {0} is no SQLite database; it was left as it is. Put a backup in its place.",
}

_POSTGRESQL = {
    "28": "PostgreSQL at {0} refuses the user or the password. Check DATABASE_URL.",
    "3D": "PostgreSQL at {0} has no such database. Create it, or check DATABASE_URL.",
    "42501": "PostgreSQL at {0} does not let this user do that. Make the user owner of the database.",
    "25006": "PostgreSQL at {0} takes no changes at present: it is a standby, or was made read-only.",
    "53100": "PostgreSQL at {0} has no room left. Free some space on its disk.",
    "53300": "PostgreSQL at {0} has no connection left. Raise its max_connections.",
    "57": "PostgreSQL at {0} is stopping or starting. It should be back in a moment.",
}
"""By SQLSTATE, or by its first characters: https://www.postgresql.org/docs/current/errcodes-appendix.html."""


def in_words(error: BaseException, name: str) -> str:
    """What an owner should read.

    Args:
        error: what the driver, the pool or the system raised.
        name: the database's, without its password.
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    match cause:
        case sqlite3.Error():
            code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
            sentence = _SQLITE.get(code, f"The database {{0}} failed ({type(cause).__name__}).")
        case FileNotFoundError():
            sentence = "The database {0} is gone. Put it back, or restart the bot to begin with an empty one."
        case PermissionError():
            sentence = _SQLITE[sqlite3.SQLITE_CANTOPEN]
        case TimeoutError() | PoolTimeoutError():
            sentence = "The database {0} does not answer in time. Check the load on its machine and its disk."
        case OSError():
            sentence = "The database {0} cannot be reached. Check that it runs, and the address in DATABASE_URL."
        case _:
            sentence = _of_postgresql(cause)
    return sentence.format(name)


def _of_postgresql(cause: BaseException | None) -> str:
    state = str(getattr(cause, "sqlstate", "") or "")
    for length in (5, 2):
        if sentence := _POSTGRESQL.get(state[:length]):
            return sentence
    what = f"{type(cause).__name__} {state}".strip()
    return f"The database {{0}} failed ({what}). Check that it runs and can be reached."
