"""Checks against Discord's REST API: that it can be reached, the clock, the token and the application.

Each is one short request, because discord.py would retry for half a minute.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.http import Route
from pydantic import TypeAdapter

from bot.client.finding import Finding, ok, outage, warning, wrong
from bot.client.portal import Application, Gateway, check_application, check_shards
from bot.client.start_errors import NO_TOKEN, StartError, start_errors
from bot.config import Settings, SettingsError

_TIME_LIMIT = timedelta(seconds=4)
"""For one request; up to three are made one after the other."""

_MAX_CLOCK_SKEW = timedelta(seconds=60)
_USER_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""In the form that https://docs.discord.com/developers/reference#user-agent requires."""


async def check_discord(
    settings: Settings, *, now: Callable[[], datetime], time_limit: timedelta = _TIME_LIMIT
) -> list[Finding]:
    """Check that Discord can be reached and accepts the settings; `time_limit` is for each request."""
    findings = list[Finding]()
    timeout = aiohttp.ClientTimeout(total=time_limit.total_seconds())
    try:
        with start_errors():
            async with aiohttp.ClientSession(headers={"User-Agent": _USER_AGENT}, timeout=timeout) as session:
                async for finding in _check(session, settings, now):
                    findings.append(finding)
    except SettingsError as error:
        findings.append(wrong("token", str(error)))
    except StartError as error:
        findings.append(outage("discord", str(error)))
    return findings


async def _check(
    session: aiohttp.ClientSession, settings: Settings, now: Callable[[], datetime]
) -> AsyncIterator[Finding]:
    if not settings.discord_token:
        yield wrong("token", NO_TOKEN)
    _, date = await _get(session, "/gateway")
    yield ok("discord", "Discord can be reached.")
    for finding in _check_clock(date, now()):
        yield finding
    if not settings.discord_token:
        return
    session.headers["Authorization"] = f"Bot {settings.discord_token.get_secret_value()}"
    user, _ = await _get(session, "/users/@me")
    yield ok("token", f"Discord accepts the token; the bot's name is {user['username']}.")
    (application, _), (gateway, _) = await asyncio.gather(
        _get(session, "/applications/@me"), _get(session, "/gateway/bot")
    )
    for finding in check_application(Application.model_validate(application), settings):
        yield finding
    for finding in check_shards(Gateway.model_validate(gateway), settings):
        yield finding


async def _get(session: aiohttp.ClientSession, path: str) -> tuple[dict[str, Any], str | None]:
    """Send a GET request, and return the JSON object and the Date header of the response."""
    async with session.get(f"{Route.BASE}{path}", allow_redirects=False) as response:
        if response.status == 401:
            raise discord.LoginFailure
        if response.status != 200:
            raise discord.HTTPException(response, None)
        body = TypeAdapter(dict[str, Any]).validate_json(await response.read())
        return body, response.headers.get("Date")


def _check_clock(date: str | None, now: datetime) -> Iterator[Finding]:
    """Compare the clock of this machine with a Date header; no finding if the header is missing or invalid."""
    try:
        skew = abs(now - parsedate_to_datetime(date or ""))
    except (TypeError, ValueError):  # no date, or one without a time zone
        return
    text = f"The clocks of this machine and Discord differ by {skew.total_seconds():.0f} s."
    if skew > _MAX_CLOCK_SKEW:
        yield warning(
            "clock", f"{text} Synchronize this one with a time server, on Linux with  timedatectl set-ntp true"
        )
    else:
        yield ok("clock", text)
