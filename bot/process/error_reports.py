"""Reports of logged errors to the bot's owner, at most one an hour."""

from __future__ import annotations

import asyncio
import logging
import textwrap
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta

import aiohttp
import discord

from bot.client.client import App
from bot.safe_text import escape_markdown, escape_unprintable

log = logging.getLogger(__name__)

INTERVAL = timedelta(hours=1)
RETRY_INTERVAL = timedelta(minutes=5)  # after a report that was not sent

_MAX_KINDS = 10
_MAX_LENGTH = 1_900  # of all sentences in a report with its first line; Discord accepts 2,000 characters
_LENGTH_OF_COUNT = 20  # the characters around a sentence: its dash, and how often it was logged
_OTHERS = "Other errors"


class ErrorReports(logging.Handler):
    """Counts the logged errors by their sentences without numbers. It comes after the handler of the log."""

    def __init__(self, redact: Callable[[str], str]) -> None:
        super().__init__(logging.ERROR)
        self._redact = redact
        self._loop = asyncio.get_running_loop()
        self._has_error = asyncio.Event()
        self._counts = Counter[str]()
        self._sentences: dict[str, str] = {}  # the first one of each kind

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error; it may have been logged in any thread."""
        cause = f" ({type(record.exc_info[1]).__name__})" if record.exc_info and record.exc_info[1] else ""
        sentence = escape_unprintable(self._redact(f"{record.getMessage()}{cause}"))
        self._loop.call_soon_threadsafe(self._count, sentence)

    async def run(
        self, send: Callable[[str], Awaitable[object]], wait: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        """Report the first error at once, and those of each following hour at its end; try again unless refused."""
        logging.getLogger().addHandler(self)
        try:
            while True:
                await self._has_error.wait()
                reported, interval = self._counts.copy(), INTERVAL
                try:
                    await send(self._format(reported))
                except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                    log.warning("A report of errors was not sent (%s)", type(error).__name__)
                    is_refused = isinstance(error, discord.Forbidden | discord.NotFound) and error.code
                    if not is_refused:  # a page of Cloudflare has no code
                        interval = RETRY_INTERVAL
                else:
                    self._counts -= reported
                    self._sentences = {kind: self._sentences[kind] for kind in self._counts}
                    if not self._counts:
                        self._has_error.clear()
                await wait(interval.total_seconds())
        finally:
            logging.getLogger().removeHandler(self)

    def _count(self, sentence: str) -> None:
        kind = " ".join(word for word in sentence.split() if not any(map(str.isdigit, word)))
        if kind not in self._counts and len(self._counts) >= _MAX_KINDS:
            kind = sentence = _OTHERS
        if kind not in self._counts:
            self._sentences[kind] = sentence
        self._counts[kind] += 1
        self._has_error.set()

    def _format(self, counts: Counter[str]) -> str:
        rows = [f"Errors since the last report: {counts.total()}. The log says more."]
        width = (_MAX_LENGTH - len(rows[0])) // len(counts) - _LENGTH_OF_COUNT
        for kind, count in counts.most_common():
            sentence = escape_markdown(self._sentences[kind])
            shortened = textwrap.shorten(sentence, width, placeholder="…", break_long_words=False)
            rows.append(f"- {shortened}{f' ({count} times)' if count > 1 else ''}")
        return "\n".join(rows)


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
