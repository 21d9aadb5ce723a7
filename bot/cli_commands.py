"""What the command line can be told to do, each as one coroutine."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from bot.client.doctor.checks import examine
from bot.client.doctor.finding import Severity, format_finding, verdict
from bot.client.start import run
from bot.config import Settings, load_settings
from bot.demo import run_demo
from bot.exit_codes import ExitCode
from bot.logs import set_up_logging
from bot.metrics import new_metrics
from bot.opponents.opponent import OPPONENTS
from bot.rendering.localizer import (
    load_languages,
)
from bot.services.build import Services, build_services
from bot.services.metrics import Metrics
from bot.status import StatusError, ask_health
from bot.storage.copying import back_up, copy_database
from bot.storage.database import Database
from bot.storage.migration import migrate

Tell = Callable[[str], None]
"""Takes what is meant for the terminal."""

_DEMO_DATABASE = "sqlite:///data/demo.sqlite3"


async def play(settings: Settings) -> None:
    """Connect to Discord and play, until told to stop."""
    set_up_logging(settings.log_level, *settings.secrets, as_json=settings.log_format == "json")
    metrics = new_metrics()
    async with _services(settings.database_url.get_secret_value(), settings, metrics) as services:
        await run(settings, services, load_languages(), metrics)


async def demonstrate(settings: Settings, options: Namespace, tell: Tell) -> None:
    """Play in the browser, until told to stop."""
    set_up_logging("ERROR")
    async with _services(_DEMO_DATABASE, settings) as services:
        await run_demo(services, load_languages(), port=options.port, open_browser=options.browser, tell=tell)


async def doctor(tell: Tell) -> ExitCode:
    """Look whether the bot could run, and tell of it line by line."""
    set_up_logging("CRITICAL")
    findings = await examine(load_settings, now=lambda: datetime.now(UTC))
    tell("\n".join(map(format_finding, findings)))
    return {Severity.OUTAGE: ExitCode.UNAVAILABLE, Severity.WRONG: ExitCode.CONFIG}.get(verdict(findings), ExitCode.OK)


async def health(settings: Settings, tell: Tell) -> None:
    """Ask the running bot how it is.

    Raises:
        StatusError: it is not well, or does not answer; the text says why.
    """
    told = await ask_health(settings.status_host, settings.status_port)
    if not told.is_well:
        raise StatusError(told.trouble)
    tell("All shards are connected, and the database answers.")


async def copy(options: Namespace, tell: Tell) -> None:
    """Copy one database to another."""
    set_up_logging("ERROR")
    source, target = Database(options.source), Database(options.target)
    try:
        counts = await copy_database(source, target)
    finally:
        await source.close()
        await target.close()
    rows = ", ".join(f"{count} rows of {table}" for table, count in counts.items())
    tell(f"Copied from {source.name} to {target.name}, and counted: {rows}.")


async def backup(settings: Settings, options: Namespace, tell: Tell) -> None:
    """Copy the SQLite database to a file."""
    set_up_logging("ERROR", *settings.secrets)
    database, file = Database(settings.database_url.get_secret_value()), Path(options.file)
    try:
        size = await back_up(database, file)
    finally:
        await database.close()
    tell(f"Backed {database.name} up to {file} ({size:,} bytes).")


@asynccontextmanager
async def _services(url: str, settings: Settings, metrics: Metrics | None = None) -> AsyncGenerator[Services]:
    """The rooms over a database, which is brought up to date first."""
    database = Database(url)
    try:
        await migrate(database)
        yield build_services(
            database,
            {name: opponent() for name, opponent in OPPONENTS.items()},
            rng=Random(),
            now=lambda: datetime.now(UTC),
            abandoned_after=timedelta(hours=settings.idle_hours),
            deleted_after=timedelta(days=settings.leave_days),
            metrics=metrics,
        )
    finally:
        await database.close()
