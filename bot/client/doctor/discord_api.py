"""Checks against Discord's REST API: that it can be reached, the clock, the token and the application.

Each is one short request, because discord.py would retry for half a minute.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import TypeVar

import aiohttp
import discord
from discord.http import Route
from pydantic import BaseModel, ValidationError
from yarl import URL

from bot.client.doctor.finding import Finding, ok, outage, warning, wrong
from bot.client.doctor.portal import PORTAL, Application, Gateway, check_application, check_shards
from bot.config import Settings

_TIME_LIMIT = timedelta(seconds=4)
"""For one request; up to three are made one after the other."""

_MAX_CLOCK_SKEW = timedelta(seconds=60)
_USER_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""In the form that https://docs.discord.com/developers/reference#user-agent requires."""

_Model = TypeVar("_Model", bound=BaseModel)


class _AnyObject(BaseModel):
    """Any JSON object."""


class _User(BaseModel):
    """The bot's user."""

    username: str


class _RequestError(Exception):
    """A request failed.

    Args:
        finding: the result of the check.
    """

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.text)
        self.finding = finding


@dataclass(frozen=True, slots=True)
class _Response:
    """A response; `date` is its Date header."""

    status: int
    date: str | None
    body: bytes


async def check_discord(
    settings: Settings, *, now: Callable[[], datetime], time_limit: timedelta = _TIME_LIMIT
) -> list[Finding]:
    """Check that Discord can be reached and accepts the settings.

    Args:
        settings: with the token and the number of shards.
        now: returns the current time, in UTC.
        time_limit: for each request.
    """
    findings = [wrong("token", "None is set.", _NEW_TOKEN)] if settings.discord_token is None else list[Finding]()
    timeout = aiohttp.ClientTimeout(total=time_limit.total_seconds())
    try:
        async with aiohttp.ClientSession(headers={"User-Agent": _USER_AGENT}, timeout=timeout) as session:
            response = await _get(session, "/gateway")
            _parse(response, _AnyObject, {200, 401})
            findings += [ok("discord", f"{_host()} can be reached."), *_check_clock(response.date, now())]
            if settings.discord_token:
                session.headers["Authorization"] = f"Bot {settings.discord_token.get_secret_value()}"
                await _check_with_token(session, settings, findings)
    except _RequestError as error:
        findings.append(error.finding)
    return findings


async def _check_with_token(session: aiohttp.ClientSession, settings: Settings, findings: list[Finding]) -> None:
    """Check the token, the application and its shards, and add the findings to the list."""
    user = _parse(await _get(session, "/users/@me"), _User)
    findings.append(ok("token", f"Discord takes it, as that of {user.username}."))
    application, gateway = await asyncio.gather(_get(session, "/applications/@me"), _get(session, "/gateway/bot"))
    findings += check_application(_parse(application, Application), user_install=settings.user_install)
    findings += check_shards(_parse(gateway, Gateway), settings.shard_count, settings.shard_ids)


async def _get(session: aiohttp.ClientSession, path: str) -> _Response:
    """Send a GET request.

    Raises:
        _RequestError: there is no response.
    """
    try:
        async with session.get(f"{Route.BASE}{path}", allow_redirects=False) as response:
            return _Response(response.status, response.headers.get("Date"), await response.read())
    except aiohttp.ClientSSLError:
        raise _RequestError(outage("discord", f"The certificate of {_host()} is not accepted.", _CERTIFICATE)) from None
    except TimeoutError:
        raise _RequestError(outage("discord", f"{_host()} does not answer in time.", _NETWORK)) from None
    except (aiohttp.ClientError, OSError) as error:
        reason = type(error).__name__
        raise _RequestError(outage("discord", f"{_host()} is out of reach ({reason}).", _NETWORK)) from None


def _parse(response: _Response, model: type[_Model], expected: Iterable[int] = (200,)) -> _Model:
    """Parse the body of a response.

    Raises:
        _RequestError: the status is not an expected one, or the body does not fit the model.
    """
    if response.status == 401 and response.status not in expected:
        raise _RequestError(wrong("token", "Discord refuses it.", _NEW_TOKEN))
    if response.status == 429:
        raise _RequestError(outage("discord", "Discord takes no more requests from here for now.", _TOO_MANY))
    if response.status not in expected:
        raise _RequestError(outage("discord", f"Discord answers with HTTP status {response.status}.", _TRY_LATER))
    try:
        return model.model_validate_json(response.body)
    except ValidationError:
        raise _RequestError(outage("discord", f"What answers at {_host()} is not Discord.", _NETWORK)) from None


def _check_clock(date: str | None, now: datetime) -> Iterable[Finding]:
    """Compare the clock of this machine with a Date header; no finding if the header is missing or invalid."""
    try:
        skew = now - parsedate_to_datetime(date or "")
    except (TypeError, ValueError):  # no date, or one without a time zone
        return
    seconds = round(abs(skew).total_seconds())
    if abs(skew) > _MAX_CLOCK_SKEW:
        side = "ahead of" if skew > timedelta(0) else "behind"
        text = f"The clock of this machine is {seconds} s {side} Discord's."
        yield warning("clock", text, "Let it be set over the network, on Linux with  timedatectl set-ntp true")
    else:
        yield ok("clock", f"The clock of this machine and Discord's are {seconds} s apart.")


def _host() -> str:
    return URL(Route.BASE).host or Route.BASE


_NETWORK = "Check this machine's network, its DNS, and whether a firewall lets it reach discord.com."
_CERTIFICATE = (
    "Check the clock of this machine, install its certificates (on Debian the package ca-certificates, on macOS "
    '"Install Certificates.command" in the folder of Python), and see whether a proxy looks into its connections.'
)
_NEW_TOKEN = f'Open {PORTAL}, your application, "Bot", press "Reset Token", and put the new one into DISCORD_TOKEN.'
_TOO_MANY = "Wait an hour before the next start. If the bot restarts by itself, its log says why."
_TRY_LATER = "See https://discordstatus.com and try again in a while."
