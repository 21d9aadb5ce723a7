"""What Discord's REST API says: whether it is there, what time it has, whether it takes the token.

One short request each, where discord.py would try for half a minute.
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
from bot.client.doctor.portal import PORTAL, Application, Gateway, about_application, about_shards
from bot.config import Settings

_PATIENCE = timedelta(seconds=4)
"""How long an answer may take; three are waited for one after the other."""

_MOST_OFF = timedelta(seconds=60)
_USER_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""The form that https://docs.discord.com/developers/reference#user-agent asks for."""

_Model = TypeVar("_Model", bound=BaseModel)


class _Anything(BaseModel):
    """An object, whatever it says."""


class _User(BaseModel):
    """The bot's account."""

    username: str


class _TroubleError(Exception):
    """Discord does not say what was asked."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.text)
        self.finding = finding


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    date: str | None
    body: bytes


async def about_discord(
    settings: Settings, *, now: Callable[[], datetime], patience: timedelta = _PATIENCE
) -> list[Finding]:
    """Whether Discord can be reached, and the bot be run with it.

    Args:
        now: the present time, in UTC.
        patience: how long an answer may take.
    """
    findings = [wrong("token", "None is set.", _NEW_TOKEN)] if settings.discord_token is None else list[Finding]()
    timeout = aiohttp.ClientTimeout(total=patience.total_seconds())
    try:
        async with aiohttp.ClientSession(headers={"User-Agent": _USER_AGENT}, timeout=timeout) as session:
            greeting = await _ask(session, "/gateway")
            _understand(greeting, _Anything, {200, 401})
            findings += [ok("discord", f"{_host()} can be reached."), *_about_clock(greeting.date, now())]
            if settings.discord_token:
                session.headers["Authorization"] = f"Bot {settings.discord_token.get_secret_value()}"
                await _look_with_token(session, settings, findings)
    except _TroubleError as trouble:
        findings.append(trouble.finding)
    return findings


async def _look_with_token(session: aiohttp.ClientSession, settings: Settings, findings: list[Finding]) -> None:
    """Find out what only the bot itself is told."""
    user = _understand(await _ask(session, "/users/@me"), _User)
    findings.append(ok("token", f"Discord takes it, as that of {user.username}."))
    about, gateway = await asyncio.gather(_ask(session, "/applications/@me"), _ask(session, "/gateway/bot"))
    findings += about_application(_understand(about, Application), user_install=settings.user_install)
    findings += about_shards(_understand(gateway, Gateway), settings.shard_count, settings.shard_ids)


async def _ask(session: aiohttp.ClientSession, path: str) -> _Answer:
    """What Discord answers.

    Raises:
        _TroubleError: nothing.
    """
    try:
        async with session.get(f"{Route.BASE}{path}", allow_redirects=False) as answer:
            return _Answer(answer.status, answer.headers.get("Date"), await answer.read())
    except aiohttp.ClientSSLError:
        raise _TroubleError(outage("discord", f"The certificate of {_host()} is not accepted.", _CERTIFICATE)) from None
    except TimeoutError:
        raise _TroubleError(outage("discord", f"{_host()} does not answer in time.", _NETWORK)) from None
    except (aiohttp.ClientError, OSError) as error:
        reason = type(error).__name__
        raise _TroubleError(outage("discord", f"{_host()} is out of reach ({reason}).", _NETWORK)) from None


def _understand(answer: _Answer, model: type[_Model], expected: Iterable[int] = (200,)) -> _Model:
    """What an answer says.

    Raises:
        _TroubleError: it is another one than Discord gives.
    """
    if answer.status == 401 and answer.status not in expected:
        raise _TroubleError(wrong("token", "Discord refuses it.", _NEW_TOKEN))
    if answer.status == 429:
        raise _TroubleError(outage("discord", "Discord takes no more requests from here for now.", _TOO_MANY))
    if answer.status not in expected:
        raise _TroubleError(outage("discord", f"Discord answers with HTTP status {answer.status}.", _TRY_LATER))
    try:
        return model.model_validate_json(answer.body)
    except ValidationError:
        raise _TroubleError(outage("discord", f"What answers at {_host()} is not Discord.", _NETWORK)) from None


def _about_clock(date: str | None, now: datetime) -> Iterable[Finding]:
    """How far this machine's clock is from Discord's, if Discord tells the time."""
    try:
        ahead = now - parsedate_to_datetime(date or "")
    except (TypeError, ValueError):  # no date, or one without a time zone
        return
    seconds = round(abs(ahead).total_seconds())
    if abs(ahead) > _MOST_OFF:
        side = "ahead of" if ahead > timedelta(0) else "behind"
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
