"""The exit codes of `python -m bot`, numbered as in sysexits.h, and the error of the most frequent one."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    OK = 0  # the command succeeded, or the bot stopped on request
    USAGE = 64  # the command line is invalid
    UNAVAILABLE = 69  # Discord or another service cannot be reached
    SOFTWARE = 70  # the bot stopped because of a bug
    DATABASE = 74  # the database cannot be used, or another bot uses it: it may be started again, as that one may end
    CONFIG = 78  # a setting is missing or invalid, or the database is of another program or version


class UnavailableError(Exception):
    """Something that a command needs cannot be used; the message contains the reason and the remedy."""
