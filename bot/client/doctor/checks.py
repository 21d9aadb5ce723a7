"""All that there is to find out, at once, and in the order in which an owner would mend it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import discord

from bot.client.doctor.database import about_database
from bot.client.doctor.discord_api import about_discord
from bot.client.doctor.finding import Finding, ok, outage, wrong
from bot.client.doctor.machine import about_env_file, about_library, about_python, about_status
from bot.config import Settings, SettingsError
from bot.safe_text import make_redactor

_TIME = timedelta(seconds=14)
"""More than the parts take by themselves if nothing answers."""


async def examine(
    read_settings: Callable[[], Settings],
    *,
    now: Callable[[], datetime],
    env_file: Path = Path(".env"),
    time: timedelta = _TIME,
) -> list[Finding]:
    """Whether the bot could run here and now; nothing is changed, and no secret is in what is found.

    Args:
        read_settings: the settings, or a SettingsError.
        now: the present time, in UTC.
        env_file: where the settings may be.
        time: how long it may take.
    """
    library = discord.version_info
    findings = [
        about_python(sys.version_info[:2]),
        about_library((library.major, library.minor, library.micro)),
        *about_env_file(env_file),
    ]
    try:
        settings = read_settings()
    except SettingsError as error:
        return [*findings, wrong("settings", str(error), "Set them in the environment or in .env; see .env.example.")]
    return [*findings, ok("settings", "They can be used."), *await _look_around(settings, now, time)]


async def _look_around(settings: Settings, now: Callable[[], datetime], time: timedelta) -> Iterable[Finding]:
    async def status() -> list[Finding]:
        return [await about_status(settings.status_host, settings.status_port)]

    parts = await asyncio.gather(
        _in_time(time, "database", about_database(settings.database_url.get_secret_value())),
        _in_time(time, "status", status()),
        _in_time(time, "discord", about_discord(settings, now=now)),
    )
    blot = make_redactor(settings.secrets)
    return [replace(found, text=blot(found.text), advice=blot(found.advice)) for part in parts for found in part]


async def _in_time(time: timedelta, name: str, looking: Awaitable[list[Finding]]) -> list[Finding]:
    try:
        async with asyncio.timeout(time.total_seconds()):
            return await looking
    except TimeoutError:
        return [outage(name, "This took too long to find out.", "Check this machine's network, its DNS and its disk.")]
    except Exception as error:  # a mistake in one part must not hide what the others found; its text may be secret
        return [wrong(name, f"This cannot be found out ({type(error).__name__}).", "Check the settings for it.")]
