"""How a process ends, in the numbers of sysexits.h."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of `python -m bot`."""

    OK = 0
    """It was told to stop, and stopped; or it did what it was told to do."""
    USAGE = 64
    """The command line was not understood."""
    UNAVAILABLE = 69
    """Discord, or something else that the bot needs, is out of reach."""
    SOFTWARE = 70
    """A mistake in the bot itself."""
    DATABASE = 74
    """The database cannot be used."""
    CONFIG = 78
    """A setting is missing or wrong."""
