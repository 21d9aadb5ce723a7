"""What saving can run into.

StorageError
├── StaleMatchError           somebody else has changed the match, or begun one there, meanwhile
├── RepeatedEventError        this message or interaction has had its effect already
├── StalePuzzleRecordError         the person has done something else about puzzles meanwhile
├── ChallengeOpenError        the two have an open challenge already, or the inviter an open invitation
├── ChallengeClosedError      the challenge that was to be taken up is no longer open
└── DatabaseError             the database itself; its text says what is wrong and what to do
"""

from __future__ import annotations

from bot.model.challenge import Challenge


class StorageError(Exception):
    """Something was not saved."""


class StaleMatchError(StorageError):
    """The database knows a later version of the match, or another match in its channel."""


class RepeatedEventError(StorageError):
    """The event that asked for this change has been handled before, here or by another process."""


class StalePuzzleRecordError(StorageError):
    """The database knows that the person has been put a puzzle, or has answered one, or was forgotten, meanwhile."""


class ChallengeOpenError(StorageError):
    """There is one already: between the same two in the same server, or an invitation by the same person there.

    Args:
        existing: the open one.
    """

    def __init__(self, existing: Challenge) -> None:
        super().__init__(existing)
        self.existing = existing


class ChallengeClosedError(StorageError):
    """The challenge has been taken up, declined, withdrawn or forgotten meanwhile."""


class DatabaseError(StorageError):
    """The database cannot be used; the text says why and what to do, and holds no password.

    Whether a change that was being made has been made is not known: read it again.
    """
