"""Opening a connection to a SQLite file."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from pathlib import Path

BEGIN, BEGIN_TO_WRITE = "BEGIN", "BEGIN IMMEDIATE"  # transactions that write take the write lock at their start

_JOURNAL = "PRAGMA journal_mode = WAL"
_SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
"""Commits survive a power cut, and foreign keys are enforced; each connection needs these settings."""


def open_connection(file: Path, patience: timedelta) -> sqlite3.Connection:
    """Open a connection that begins no transactions by itself, and that any thread may use.
    Raises sqlite3.Error if the file does not exist, or is no database. The patience is for a lock held by another
    connection.
    """
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",  # never create an empty file in place of a deleted one
        uri=True,
        timeout=patience.total_seconds(),
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        _set_up(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection) -> None:
    try:
        connection.execute(_JOURNAL)
    except sqlite3.OperationalError:
        # Another process is doing the same. SQLite waits for it only at the start of a transaction.
        connection.executescript(f"{BEGIN_TO_WRITE}; ROLLBACK;")
        connection.execute(_JOURNAL)
    for setting in _SETTINGS:
        connection.execute(setting)
