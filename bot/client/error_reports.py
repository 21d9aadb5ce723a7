"""Reports of logged errors to the bot's owner, at most one an hour."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta

import aiohttp
import discord

from bot.client.client import App
from bot.safe_text import escape_markdown, escape_unprintable

log = logging.getLogger(__name__)

INTERVAL = timedelta(hours=1)

_MAX_KINDS = 10
_MAX_LENGTH = 150  # the length of the description of an error in a report; Discord accepts 2,000 characters in all


class ErrorReports(logging.Handler):
    """Counts the errors that are logged, by their sentences. `redact` removes secrets from a text."""

    def __init__(self, redact: Callable[[str], str]) -> None:
        super().__init__(logging.ERROR)
        self._redact = redact
        self._loop = asyncio.get_running_loop()
        self._has_error = asyncio.Event()
        self._counts = Counter[str]()

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error; it may have been logged in any thread."""
        cause = f" ({type(record.exc_info[1]).__name__})" if record.exc_info and record.exc_info[1] else ""
        sentence = escape_unprintable(self._redact(f"{record.getMessage()}{cause}"))
        self._loop.call_soon_threadsafe(self._count, escape_markdown(sentence)[:_MAX_LENGTH])

    async def run(
        self, send: Callable[[str], Awaitable[object]], wait: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        """Report the first error at once, and those of each following hour at its end, until cancelled."""
        logging.getLogger().addHandler(self)
        try:
            while True:
                await self._has_error.wait()
                reported = self._counts.copy()
                try:
                    await send(_format(reported))
                except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                    log.warning("A report of errors was not sent (%s)", type(error).__name__)
                else:
                    self._counts -= reported
                    if not self._counts:
                        self._has_error.clear()
                await wait(INTERVAL.total_seconds())
        finally:
            logging.getLogger().removeHandler(self)

    def _count(self, sentence: str) -> None:
        is_listed = sentence in self._counts or len(self._counts) < _MAX_KINDS
        self._counts[sentence if is_listed else "Other errors"] += 1
        self._has_error.set()


def sender(app: App, target: str) -> Callable[[str], Awaitable[object]]:
    """Return a function that sends a text to a target: `dm` for the bot's owner, or the URL of a webhook."""

    async def send(text: str) -> None:
        if target != "dm":
            await discord.Webhook.from_url(target, client=app).send(
                text, allowed_mentions=discord.AllowedMentions.none()
            )
            return
        application = app.application or await app.application_info()
        team_owner = application.team.owner_id if application.team else None
        channel = await app.create_dm(discord.Object(team_owner or application.owner.id))
        await channel.send(text)

    return send


def _format(counts: Counter[str]) -> str:
    rows = [f"- {text}{f' ({count} times)' if count > 1 else ''}" for text, count in counts.most_common()]
    return "\n".join([f"Errors since the last report: {counts.total()}. The log says more.", *rows])
