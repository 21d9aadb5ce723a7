"""The log: one line an event on stdout, and never a secret in it."""

from __future__ import annotations

import logging
import sys

from pydantic import SecretStr


def set_up_logging(level: str, secret: SecretStr | None) -> None:
    """Log to stdout from now on.

    Args:
        level: of the bot's own log. Libraries speak from INFO on at most: what they say below that
            holds messages and names.
        secret: replaced by a placeholder wherever it would appear.
    """
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(_SafeFormatter(secret))
    handler.addFilter(_without_noise)
    logging.raiseExceptions = False  # its complaint about a line that cannot be written would hold the secret
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler], force=True)
    for own in ("bot", "cogs"):
        logging.getLogger(own).setLevel(level)


class _SafeFormatter(logging.Formatter):
    """Formats records, and blots the secret out of the result, tracebacks included."""

    def __init__(self, secret: SecretStr | None) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secret = secret.get_secret_value() if secret else None

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text.replace(self._secret, "[secret]") if self._secret else text


def _without_noise(record: logging.LogRecord) -> bool:
    """Tell a lost connection in a line, where discord.py shows a traceback; and leave voice out, unused here."""
    text = record.getMessage()
    if text.startswith("Attempting a reconnect") and record.exc_info and record.exc_info[1]:
        record.msg, record.args = f"{text} ({type(record.exc_info[1]).__name__})", None
        record.exc_info = None
    return not text.endswith("voice will NOT be supported")
