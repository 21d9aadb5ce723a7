"""The result of one check by the doctor or at the start."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import partial

from bot.safe_text import escape_unprintable


class Severity(IntEnum):
    """How severe a finding is, in ascending order; the lower-case name is printed."""

    OK = 0
    WARNING = 1  # the bot runs, but with limitations
    OUTAGE = 2  # a service that the bot needs cannot be reached; this may pass by itself
    WRONG = 3  # the bot cannot run or cannot be used until its owner changes something


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: the subject in one word, and sentences about its state and the remedy.

    >>> print(wrong("token", "Discord refused the token."))
    wrong    token      Discord refused the token.
    """

    severity: Severity
    name: str
    text: str

    def __str__(self) -> str:
        return escape_unprintable(f"{self.severity.name.lower():<9}{self.name:<11}{self.text}")


ok = partial(Finding, Severity.OK)
warning = partial(Finding, Severity.WARNING)
outage = partial(Finding, Severity.OUTAGE)
wrong = partial(Finding, Severity.WRONG)
