"""Run all checks, and return their findings in the order in which an owner would fix them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import discord

from bot.client.doctor.database import check_database
from bot.client.doctor.discord_api import check_discord
from bot.client.doctor.finding import Finding, ok, outage, wrong
from bot.client.doctor.machine import (
    check_env_file,
    check_fonts,
    check_library,
    check_numba,
    check_python,
    check_status,
    check_workers,
)
from bot.config import Settings, SettingsError, environment_without_secrets
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
    library = discord.version_info
    findings = [
        check_python(sys.version_info[:2]),
        check_library((library.major, library.minor, library.micro)),
        check_numba(is_usable=load_numba() is not None),
        *check_env_file(env_file),
    ]
    try:
        settings = load_settings()
    except SettingsError as error:
        return [*findings, wrong("settings", str(error), "Set them in the environment or in .env; see .env.example.")]
    return [*findings, ok("settings", "They can be used."), *await _check_services(settings, now, time_limit)]


async def _check_services(settings: Settings, now: Callable[[], datetime], time_limit: timedelta) -> Iterable[Finding]:
    """Check the database, the status port, the worker processes, the fonts and Discord at the same time."""
    memory, environment = settings.worker_memory * MEGABYTE, environment_without_secrets()
    pool = WorkerPool(pool_size(memory), memory=memory, environment=environment)

    async def status() -> list[Finding]:
        return [await check_status(settings.status_host, settings.status_port)]

    parts = await asyncio.gather(
        _run_check("database", check_database(settings.database_url.get_secret_value()), time_limit),
        _run_check("status", status(), time_limit),
        _run_check("workers", check_workers(pool), time_limit),
        _run_check("fonts", check_fonts(WorkerPool(environment=environment)), time_limit),
        _run_check("discord", check_discord(settings, now=now), time_limit),
    )
    redact = make_redactor(settings.secrets)
    findings = (finding for part in parts for finding in part)
    return [replace(finding, text=redact(finding.text), advice=redact(finding.advice)) for finding in findings]


async def _run_check(name: str, check: Awaitable[list[Finding]], time_limit: timedelta) -> list[Finding]:
    """Await a check; report a time-out or an unexpected error as its finding."""
    try:
        async with asyncio.timeout(time_limit.total_seconds()):
            return await check
    except TimeoutError:
        return [outage(name, "This took too long to find out.", "Check this machine's network, its DNS and its disk.")]
    except Exception as error:  # a bug in one check must not hide the findings of the others; its text may be secret
        return [wrong(name, f"This cannot be found out ({type(error).__name__}).", "Check the settings for it.")]
