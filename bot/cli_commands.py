"""The commands of the command line, each a coroutine."""

from __future__ import annotations

import logging
import platform
from argparse import Namespace
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from bot import __version__
from bot.client import start
from bot.client.finding import Severity
from bot.config import Settings, environment_without_secrets, load_settings, misspelt_settings
from bot.demo import run_demo
from bot.exit_codes import ExitCode
from bot.logs import set_up_logging
from bot.metrics import new_exporter
from bot.opponents.opponent import OPPONENTS
from bot.rendering.catalogue import Languages
from bot.services.build import Services, build_services
from bot.services.metrics import Metrics
from bot.services.worker_pool import MEGABYTE, WorkerPool, pool_size
from bot.storage.backup import back_up
from bot.storage.copying import copy_database
from bot.storage.database import Database
from bot.storage.migration import migrate

log = logging.getLogger(__name__)

Output = Callable[[str], None]
"""Prints a text to the terminal."""

_DEMO_DATABASE = "sqlite:///data/demo.sqlite3"


async def run(settings: Settings) -> None:
    set_up_logging(settings.log_level, *settings.secrets, as_json=settings.log_format == "json")
    metrics, database = Metrics(), Database(settings.database_url.get_secret_value())
    log.info("Version %s, Python %s, database %s", __version__, platform.python_version(), database.name)
    for sentence in misspelt_settings():
        log.warning(sentence)
    async with _services(database, settings, metrics) as services:
        await start.run(settings, services, Languages(), new_exporter(metrics))


async def demo(settings: Settings, options: Namespace, output: Output) -> None:
    set_up_logging("ERROR")
    async with _services(Database(_DEMO_DATABASE), settings) as services:
        await run_demo(services, Languages(), port=options.port, open_browser=options.browser, output=output)


async def doctor(output: Output) -> ExitCode:
    from bot.client.doctor.checks import run_checks  # the other commands start faster without it

    set_up_logging("CRITICAL")
    findings = await run_checks(load_settings, now=lambda: datetime.now(UTC))
    output("\n".join(map(str, findings)))
    exit_codes = {Severity.OUTAGE: ExitCode.UNAVAILABLE, Severity.WRONG: ExitCode.CONFIG}
    return exit_codes.get(max(finding.severity for finding in findings), ExitCode.OK)


async def copy(options: Namespace, output: Output) -> None:
    set_up_logging("ERROR")
    source, target = Database(options.source), Database(options.target)
    try:
        counts = await copy_database(source, target)
    finally:
        await source.close()
        await target.close()
    rows = ", ".join(f"{count} rows of {table}" for table, count in counts.items())
    output(f"Copied {source.name} to {target.name}: {rows}.")


async def backup(settings: Settings, options: Namespace, output: Output) -> None:
    set_up_logging("ERROR", *settings.secrets)
    database, file = Database(settings.database_url.get_secret_value()), Path(options.file)
    try:
        size = await back_up(database, file)
    finally:
        await database.close()
    output(f"Backed up {database.name} to {file} ({size:,} bytes).")


@asynccontextmanager
async def _services(database: Database, settings: Settings, metrics: Metrics | None = None) -> AsyncGenerator[Services]:
    """Migrate a database, and yield the services that use it."""
    metrics, memory = metrics or Metrics(), settings.worker_memory * MEGABYTE
    services = build_services(
        database,
        {name: opponent() for name, opponent in OPPONENTS.items()},
        rng=Random(),
        now=lambda: datetime.now(UTC),
        abandoned_after=timedelta(hours=settings.idle_hours),
        deleted_after=timedelta(days=settings.leave_days),
        metrics=metrics,
        workers=WorkerPool(
            pool_size(memory), memory=memory, environment=environment_without_secrets(), metrics=metrics
        ),
    )
    try:
        await migrate(database)
        yield services
    finally:
        await services.close()
