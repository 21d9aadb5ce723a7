"""Run all checks, and return their findings in the order in which an owner would fix them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import discord

from bot import __version__
from bot.client.doctor.database import check_database
from bot.client.doctor.discord_api import check_discord
from bot.client.doctor.machine import (
    check_fonts,
    check_numba,
    check_privacy,
    check_status,
    check_version,
    check_workers,
)
from bot.client.finding import Finding, ok, outage, warning, wrong
from bot.config import Settings, SettingsError, environment_without_secrets, misspelt_settings
from bot.install import install_command
from bot.opponents.compiled import load_numba
from bot.safe_text import make_redactor
from bot.services.worker_pool import MEGABYTE, WorkerPool, pool_size

_TIME_LIMIT = timedelta(seconds=14)
"""Longer than the sum of the checks' own timeouts."""


async def run_checks(
    load_settings: Callable[[], Settings],
    *,
    now: Callable[[], datetime],
    env_file: Path = Path(".env"),
    time_limit: timedelta = _TIME_LIMIT,
) -> list[Finding]:
    """Check whether the bot can run here; findings contain no secrets.

    Args:
        load_settings: returns the settings or raises SettingsError.
        now: returns the current time, in UTC.
        env_file: the file that may contain settings.
        time_limit: for each of the checks that wait for something.
    """
    findings = [
        ok("version", f"This is version {__version__} of the bot."),
        check_version("python", sys.version_info[:2], (3, 11), (3, 13), "Use Python 3.11, 3.12 or 3.13."),
        check_version("discord.py", discord.version_info[:3], (2, 7, 1), (2, 7), f"Run  {install_command()}"),
        check_numba(is_usable=load_numba() is not None),
        *check_privacy(".env", env_file),
    ]
    try:
        settings = load_settings()
    except SettingsError as error:
        return [*findings, wrong("settings", str(error))]
    memory, environment = settings.worker_memory * MEGABYTE, environment_without_secrets()
    pool = WorkerPool(pool_size(memory), memory=memory, environment=environment)
    checks = {
        "database": check_database(settings.database_url.get_secret_value()),
        "status": check_status(settings.status_host, settings.status_port),
        "workers": check_workers(pool),
        "fonts": check_fonts(WorkerPool(environment=environment)),
        "discord": check_discord(settings, now=now),
    }
    parts = await asyncio.gather(*(_run_check(name, check, time_limit) for name, check in checks.items()))
    redact = make_redactor(settings.secrets)
    found = (replace(finding, text=redact(finding.text)) for part in parts for finding in part)
    misspelt = [warning("settings", sentence) for sentence in misspelt_settings(env_file)]
    return [*findings, ok("settings", "All settings are valid."), *misspelt, *found]


async def _run_check(name: str, check: Awaitable[Iterable[Finding]], time_limit: timedelta) -> Iterable[Finding]:
    """Await a check; report a time-out or an unexpected error as its finding."""
    try:
        async with asyncio.timeout(time_limit.total_seconds()):
            return await check
    except TimeoutError:
        return [outage(name, "This check took too long. Check this machine's network, its DNS and its disk.")]
    except Exception as error:  # a bug in one check must not hide the findings of the others; its text may be secret
        return [wrong(name, f"This check failed ({type(error).__name__}). Check the settings for it.")]
