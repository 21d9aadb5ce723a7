"""What saving can run into.

StorageError
├── StaleMatchError           somebody else has changed the match, or begun one there, meanwhile
├── RepeatedEventError        this message or interaction has had its effect already
└── DatabaseError             the database itself; its text says what is wrong and what to do
"""

from __future__ import annotations


class StorageError(Exception):
    """Something was not saved."""


class StaleMatchError(StorageError):
    """The database knows a later version of the match, or another match in its channel."""


class RepeatedEventError(StorageError):
    """The event that asked for this change has been handled before, here or by another process."""


class DatabaseError(StorageError):
    """The database cannot be used; the text says why and what to do, and holds no password.

    Whether a change that was being made has been made is not known: read it again.
    """
