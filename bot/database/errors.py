"""The errors of the storage layer."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.ids import UserId
from bot.model.ids import ChannelId


class StaleMatchError(Exception):
    """The database has a later version of the match, or another match in its channel."""


class StalePuzzleRecordError(Exception):
    """The database has a later version of the puzzle record, or it was deleted."""


class RepeatedEventError(Exception):
    """The event was already applied, by this process or another one."""


class RunningLimitError(Exception):
    """A member plays as many matches of the guild at a time as allowed, in these channels."""

    def __init__(self, user: UserId, channels: Collection[ChannelId]) -> None:
        super().__init__(user, channels)
        self.user = user
        self.channels = channels


class DatabaseError(Exception):
    """The database failed; the text says why, without a password. If the commit failed, the change may be saved."""


class DatabaseInUseError(DatabaseError):
    """Another bot uses the database, which only one may use."""


class LockLostError(DatabaseError):
    """The session with the lock of this process's shards was cut, so that another process may run them now."""


class IncompatibleDatabaseError(DatabaseError):
    """The database is that of another program or of a version that this one cannot read: trying again does not help."""


class DatabaseUrlError(DatabaseError):
    """The URL of a database is invalid, or names no file."""
