"""Logging to stdout: one event per line, unprintable characters escaped, secrets redacted."""

from __future__ import annotations

import io
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from pydantic import SecretStr
from pythonjsonlogger.json import JsonFormatter

from bot.safe_text import escape_unprintable, make_redactor

_QUIET_LIBRARIES = ("sqlalchemy", "alembic")  # libraries that log every step; only their warnings and errors are logged
_RECONNECT_MESSAGES = ("Attempting a reconnect", "Failed to connect for shard")
"""How discord.py's messages about a lost connection begin, with one shard and with several."""

_AUTOCOMPLETE_MESSAGE = "Ignoring exception in autocomplete"
"""How discord.py's message about completions that could not be sent begins."""

_CONNECTION_LIBRARIES = ("discord", "aiohttp")

_PRIORITIES = {logging.CRITICAL: 2, logging.ERROR: 3, logging.WARNING: 4, logging.INFO: 6, logging.NOTSET: 7}
"""syslog's priorities, by the lowest level that has them."""


def set_up_logging(level: str, *secrets: SecretStr | None, as_json: bool = False, to_journal: bool = False) -> None:
    """Configure logging to stdout, with a placeholder for secrets.
    If that is systemd's journal, each line begins with its priority, and text has no time, because the journal adds it.
    The level is for the bot's own loggers. Other libraries log at INFO at most, because their DEBUG messages contain
    users' messages and names; the database libraries log at WARNING at most.
    """
    own_level = logging.getLevelNamesMapping()[level]
    _escape_unencodable(sys.stdout)
    handler = logging.StreamHandler(sys.stdout)
    formatter = _JsonFormatter(secrets) if as_json else _TextFormatter(secrets, has_time=not to_journal)
    handler.setFormatter(_JournalFormatter(formatter) if to_journal else formatter)
    handler.addFilter(_prepare)
    logging.raiseExceptions = False  # otherwise a record that cannot be written is printed with its secrets
    logging.basicConfig(level=max(logging.INFO, own_level), handlers=[handler], force=True)
    for name in ("bot", "cogs"):
        logging.getLogger(name).setLevel(own_level)
    for name in _QUIET_LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.WARNING, own_level))


class _TextFormatter(logging.Formatter):
    """Format a record as one line that begins with the time, followed by the traceback, indented behind a bar."""

    def __init__(self, secrets: tuple[SecretStr | None, ...], *, has_time: bool) -> None:
        super().__init__()
        self._redact = make_redactor(secrets)
        self._has_time = has_time

    def format(self, record: logging.LogRecord) -> str:
        message = escape_unprintable(self._redact(record.getMessage()))
        time = f"{self.formatTime(record)} " if self._has_time else ""
        event = f"{time}{record.levelname:<7} {record.name}: {message}"
        details = [self.formatException(record.exc_info)] if record.exc_info else []
        if record.stack_info:
            details.append(self.formatStack(record.stack_info))
        lines = self._redact("\n".join(details)).split("\n") if details else []
        return "\n".join([event, *(f"    | {escape_unprintable(line)}" for line in lines)])


class _JsonFormatter(JsonFormatter):
    """Format a record as an ASCII JSON object: time, level, logger, message and, if there is one, the traceback."""

    def __init__(self, secrets: tuple[SecretStr | None, ...]) -> None:
        super().__init__()  # pyright: ignore[reportUnknownMemberType] - the library leaves some arguments untyped
        self._redact = make_redactor(secrets)

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        """Fill in the object, without extra attributes that libraries attach to the record."""
        log_data["time"] = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        log_data["level"] = record.levelname
        log_data["logger"] = record.name
        log_data["message"] = self._redact(record.getMessage())
        if message_dict:  # exc_info, stack_info
            log_data["traceback"] = self._redact("\n".join(message_dict.values()))


class _JournalFormatter(logging.Formatter):
    """Begin each line of another formatter with its priority, which the journal reads and removes. See sd-daemon(3)."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self._formatter = formatter

    def format(self, record: logging.LogRecord) -> str:
        priority = next(number for level, number in _PRIORITIES.items() if record.levelno >= level)
        return "\n".join(f"<{priority}>{line}" for line in self._formatter.format(record).split("\n"))


def _prepare(record: logging.LogRecord) -> bool:
    """Format the message of a record, and turn discord.py's errors about lost connections into short warnings, which
    the handlers after this one get as well. Returns False for a record to drop: a warning if only errors are logged,
    and discord.py's warning about voice, which the bot does not use.
    """
    text = _message(record)
    if text.startswith(_RECONNECT_MESSAGES):
        if record.exc_info and record.exc_info[1]:
            text = f"{text} ({type(record.exc_info[1]).__name__})"
        _make_warning(record)
    elif text.startswith(_AUTOCOMPLETE_MESSAGE) and _is_of_connection(record):
        text = f"Discord did not accept autocomplete choices ({record.exc_info and record.exc_info[1]})"
        _make_warning(record)
    record.msg, record.args = text, None
    is_logged = logging.getLogger(record.name).isEnabledFor(record.levelno)
    return is_logged and not text.endswith("voice will NOT be supported")


def _make_warning(record: logging.LogRecord) -> None:
    record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"


def _is_of_connection(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    return isinstance(error, OSError) or type(error).__module__.startswith(_CONNECTION_LIBRARIES)


def _message(record: logging.LogRecord) -> str:
    """Return the message of a record, also if its arguments do not fit its format string."""
    try:
        return record.getMessage()
    except Exception:
        return f"{record.msg} (its arguments do not fit)"


def _escape_unencodable(stream: object) -> None:
    """Make a stream escape the characters that it cannot encode, instead of losing the line."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
