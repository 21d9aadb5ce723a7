"""One thing that was looked at: how it is, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from bot.safe_text import escape_unprintable


class Severity(IntEnum):
    """How bad something is; the worse, the greater."""

    OK = 0
    WARNING = 1
    """The bot runs, but not as well as it could."""
    OUTAGE = 2
    """A service that the bot needs is out of reach; that may pass."""
    WRONG = 3
    """The bot cannot run, or not be played with, before its owner has done something."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    Args:
        name: what it is, in a word.
        text: how it is.
        advice: what to do; empty if there is nothing to do.
    """

    name: str
    severity: Severity
    text: str
    advice: str = ""


def verdict(findings: Iterable[Finding]) -> Severity:
    """How bad the worst of it is."""
    return max((finding.severity for finding in findings), default=Severity.OK)


def format_finding(finding: Finding) -> str:
    """A finding as a line.

    >>> format_finding(wrong("token", "Discord refuses it.", "Reset it."))
    'wrong    token      Discord refuses it. - Reset it.'
    """
    advice = f" - {finding.advice}" if finding.advice else ""
    return escape_unprintable(f"{finding.severity.name.lower():<9}{finding.name:<11}{finding.text}{advice}")


def ok(name: str, text: str) -> Finding:
    """Something that is as it should be."""
    return Finding(name, Severity.OK, text)


def warning(name: str, text: str, advice: str) -> Finding:
    """Something that could be better."""
    return Finding(name, Severity.WARNING, text, advice)


def outage(name: str, text: str, advice: str = "") -> Finding:
    """A service that is out of reach."""
    return Finding(name, Severity.OUTAGE, text, advice)


def wrong(name: str, text: str, advice: str = "") -> Finding:
    """Something that the owner must mend."""
    return Finding(name, Severity.WRONG, text, advice)
