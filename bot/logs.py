"""The log: one line an event on stdout, in which nobody's text can pass for another line, and never a secret."""

from __future__ import annotations

import io
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from pydantic import SecretStr
from pythonjsonlogger.json import JsonFormatter

from bot.safe_text import escape_unprintable, make_redactor

_QUIET = ("sqlalchemy", "alembic", "aiosqlite")
"""Libraries whose every step is of no interest while they work."""

_LOST_CONNECTION = ("Attempting a reconnect", "Failed to connect for shard")
"""How discord.py, with one shard and with several, begins to tell that it will try again."""


def set_up_logging(level: str, *secrets: SecretStr | None, as_json: bool = False) -> None:
    """Log to stdout from now on.

    Args:
        level: of the bot's own log. Libraries speak from INFO on at most, because what they say below
            that holds messages and names; those of the database from WARNING on.
        secrets: replaced by a placeholder wherever they would appear.
        as_json: an object a line, for programs, in place of text for people.
    """
    wanted = logging.getLevelNamesMapping()[level]
    _let_encode_everything(sys.stdout)
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(_JsonFormatter(secrets) if as_json else _TextFormatter(secrets))
    handler.addFilter(_prepare)
    logging.raiseExceptions = False  # its complaint about a line that cannot be written would hold the secret
    logging.basicConfig(level=max(logging.INFO, wanted), handlers=[handler], force=True)
    for own in ("bot", "cogs"):
        logging.getLogger(own).setLevel(wanted)
    for quiet in _QUIET:
        logging.getLogger(quiet).setLevel(max(logging.WARNING, wanted))


class _TextFormatter(logging.Formatter):
    """A line that begins with the time; below it, behind a bar, a traceback."""

    def __init__(self, secrets: tuple[SecretStr | None, ...]) -> None:
        super().__init__()
        self._blot = make_redactor(secrets)

    def format(self, record: logging.LogRecord) -> str:
        message = escape_unprintable(self._blot(record.getMessage()))
        event = f"{self.formatTime(record)} {record.levelname:<7} {record.name}: {message}"
        details = [self.formatException(record.exc_info)] if record.exc_info else []
        if record.stack_info:
            details.append(self.formatStack(record.stack_info))
        below = self._blot("\n".join(details)).split("\n") if details else []
        return "\n".join([event, *(f"    | {escape_unprintable(line)}" for line in below)])


class _JsonFormatter(JsonFormatter):
    """An object in ASCII: when, how bad, who, what, and the traceback if there is one."""

    def __init__(self, secrets: tuple[SecretStr | None, ...]) -> None:
        super().__init__()  # pyright: ignore[reportUnknownMemberType] - the library leaves some arguments untyped
        self._blot = make_redactor(secrets)

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        """Fill in what the object holds, and nothing that a library attached to the record."""
        log_data["time"] = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        log_data["level"] = record.levelname
        log_data["logger"] = record.name
        log_data["message"] = self._blot(record.getMessage())
        if message_dict:  # exc_info, stack_info
            log_data["traceback"] = self._blot("\n".join(message_dict.values()))


def _prepare(record: logging.LogRecord) -> bool:
    """Put the message together, and tell a lost connection in a line, where discord.py shows a traceback.

    Returns:
        False for what is not worth a line: voice, which is unused here.
    """
    text = _message(record)
    if text.startswith(_LOST_CONNECTION) and record.exc_info and record.exc_info[1]:
        text = f"{text} ({type(record.exc_info[1]).__name__})"
        record.exc_info = None
    record.msg, record.args = text, None
    return not text.endswith("voice will NOT be supported")


def _message(record: logging.LogRecord) -> str:
    """What a record says, even if its arguments do not fit."""
    try:
        return record.getMessage()
    except Exception:
        return f"{record.msg} (with other arguments than that)"


def _let_encode_everything(stream: object) -> None:
    """Show characters that a stream has no code for as escapes, where it would lose the line."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
