"""The result of one check: how severe it is, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from bot.safe_text import escape_unprintable


class Severity(IntEnum):
    """How severe a finding is, in ascending order; the lower-case name is printed."""

    OK = 0
    WARNING = 1
    """The bot runs, but with limitations."""
    OUTAGE = 2
    """A service that the bot needs cannot be reached, perhaps only for now."""
    WRONG = 3
    """The bot cannot run or cannot be used until its owner changes something."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check.

    Args:
        name: of what was checked, in one word.
        severity: how severe the finding is.
        text: describes the state.
        advice: what to do; empty if there is nothing to do.
    """

    name: str
    severity: Severity
    text: str
    advice: str = ""


def worst_severity(findings: Iterable[Finding]) -> Severity:
    """Return the highest severity of the findings, OK if there are none."""
    return max((finding.severity for finding in findings), default=Severity.OK)


def format_finding(finding: Finding) -> str:
    """Format a finding as one line.

    >>> format_finding(wrong("token", "Discord refuses it.", "Reset it."))
    'wrong    token      Discord refuses it. - Reset it.'
    """
    advice = f" - {finding.advice}" if finding.advice else ""
    return escape_unprintable(f"{finding.severity.name.lower():<9}{finding.name:<11}{finding.text}{advice}")


def ok(name: str, text: str) -> Finding:
    """Return a finding of severity OK."""
    return Finding(name, Severity.OK, text)


def warning(name: str, text: str, advice: str) -> Finding:
    """Return a finding of severity WARNING."""
    return Finding(name, Severity.WARNING, text, advice)


def outage(name: str, text: str, advice: str = "") -> Finding:
    """Return a finding of severity OUTAGE."""
    return Finding(name, Severity.OUTAGE, text, advice)


def wrong(name: str, text: str, advice: str = "") -> Finding:
    """Return a finding of severity WRONG."""
    return Finding(name, Severity.WRONG, text, advice)
