"""The commands of the command line, each a coroutine."""

from __future__ import annotations

import asyncio
import logging
import platform
import sys
from argparse import Namespace
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot import __version__
from bot.client.reconnecting import SessionStarts
from bot.client.services import Services
from bot.database.backup import back_up, back_up_into
from bot.database.copying import copy_database
from bot.database.database import Database
from bot.database.errors import DatabaseInUseError, LockLostError
from bot.database.file_lock import file_lock
from bot.database.migration import check_schema, migrate, require_newest_schema
from bot.database.process_lock import process_lock
from bot.games.ids import UserId
from bot.model.metrics import Metrics
from bot.players.neural import NETWORK_OPPONENTS
from bot.players.opponent import OPPONENTS
from bot.process import start
from bot.process.build import build_services, close_services
from bot.process.config import (
    Config,
    environment_without_secrets,
    is_journal,
    load_config,
    misspelt_settings,
    strip_quotes,
)
from bot.process.demo import run_demo
from bot.process.exit_codes import ExitCode, UnavailableError
from bot.process.features import PERSONAL_DATA, read_messages
from bot.process.logs import set_up_logging
from bot.process.malloc import free_large_blocks_at_once
from bot.process.portal import Severity
from bot.text.catalogue import Languages
from bot.workers.pool import MEGABYTE, WorkerPool, pool_size
from cogs.privacy.queries import StoredData
from cogs.privacy.service import PrivacyService
from cogs.upkeep.queries import block, read_blocked, unblock

log = logging.getLogger(__name__)

Output = Callable[[str], None]  # prints a text to the terminal


async def run(settings: Config) -> None:
    """Run the bot until it is stopped: anew each time that it has lost the lock of its shards and got it again."""
    free_large_blocks_at_once()
    as_json, to_journal = settings.log_format == "json", is_journal(sys.stdout)
    set_up_logging(settings.log_level, *settings.secrets, as_json=as_json, to_journal=to_journal)
    metrics, database = Metrics(), Database(settings.database_url.get_secret_value())
    log.info("Version %s, Python %s, database %s", __version__, platform.python_version(), database.name)
    for sentence in misspelt_settings():
        log.warning(sentence)
    languages, session_starts = Languages(read_messages), SessionStarts()
    status_while_waiting = partial(start.status_while_waiting, settings, database, metrics)
    while True:
        lock = process_lock(database, settings.shards(), status_while_waiting)
        try:
            async with lock, _services(database, settings, metrics) as services:
                return await start.run(settings, services, languages, session_starts)
        except LockLostError as error:
            log.warning("%s The bot takes no commands until it has the lock of its shards again", error)
            async with status_while_waiting():
                while not await database.answers():  # noqa: ASYNC110 - the server sends no event
                    await asyncio.sleep(1)
                await database.close()  # the connections from before are dead


async def demo(settings: Config, options: Namespace, output: Output) -> None:
    set_up_logging("ERROR")
    database = Database("sqlite:///data/demo.sqlite3")
    try:
        async with file_lock(database), _services(database, settings) as services:
            await run_demo(
                services, Languages(read_messages), port=options.port, open_browser=options.browser, output=output
            )
    except DatabaseInUseError:
        raise UnavailableError(
            "The demo already runs, perhaps in another terminal. End it there with Ctrl-C."
        ) from None


async def doctor(output: Output) -> ExitCode:
    from bot.process.doctor import run_checks  # the other commands start faster without it

    set_up_logging("CRITICAL")
    findings = await run_checks(load_config, now=lambda: datetime.now(UTC))
    output("\n".join(map(str, findings)))
    exit_codes = {Severity.OUTAGE: ExitCode.UNAVAILABLE, Severity.WRONG: ExitCode.CONFIG}
    return exit_codes.get(max(finding.severity for finding in findings), ExitCode.OK)


async def copy(options: Namespace, output: Output) -> None:
    set_up_logging("ERROR")
    source, target = Database(strip_quotes(options.source)), Database(strip_quotes(options.target))
    try:
        counts = await copy_database(source, target)
    finally:
        await source.close()
        await target.close()
    rows = ", ".join(f"{count} rows of {table}" for table, count in counts.items())
    output(f"Copied {source.name} to {target.name}: {rows}.")


async def backup(settings: Config, options: Namespace, output: Output) -> None:
    set_up_logging("ERROR", *settings.secrets)
    database, file = Database(settings.database_url.get_secret_value()), Path(options.file)
    try:
        if database.file:  # back_up refuses PostgreSQL
            await check_schema(database)
        if options.keep:
            file, size = await back_up_into(file, database, datetime.now(UTC), keep=options.keep)
        else:
            size = await back_up(database, file)
    finally:
        await database.close()
    output(f"Backed up {database.name} to {file} ({size:,} bytes).")


async def change_blocklist(settings: Config, options: Namespace, output: Output) -> None:
    is_blocking = options.command == "block"
    async with _database_in_use(settings) as database:
        is_changed = await database.write(block if is_blocking else unblock, options.id)
    state = "blocked" if is_blocking else "not blocked"
    effect = "now: a running bot knows it within a minute" if is_changed else "already"
    output(f"{options.id} is {state} {effect}.")


async def list_blocked(settings: Config, _: Namespace, output: Output) -> None:
    async with _database_in_use(settings) as database:
        blocked = await database.read(read_blocked)
    output("\n".join(map(str, sorted(blocked))) or "Nobody is blocked.")


async def delete_user_data(settings: Config, options: Namespace, output: Output) -> None:
    user = UserId(options.user)
    async with _database_in_use(settings) as database, _services(database, settings, migrates=False) as services:
        stored = await database.read(PERSONAL_DATA.count, user)
        if not any(stored.values()):
            output(f"There is nothing to delete about user {user}.")
            return
        if not options.yes:
            output(f"Stored about user {user}:\n{_format_stored(stored)}\nTo delete it, add  --yes")
            return
        deleted = await services[PrivacyService].delete(user)
    ended = f"Running games that ended: {len(deleted.ended)}. The games stay, without the user."
    output(f"Deleted about user {user}:\n{_format_stored(deleted.stored)}\n{ended}")


OF_THE_DATABASE: Mapping[str, Callable[[Config, Namespace, Output], Coroutine[Any, Any, None]]] = {
    "backup": backup,
    "block": change_blocklist,
    "unblock": change_blocklist,
    "blocked": list_blocked,
    "delete-user-data": delete_user_data,
}
"""The commands that only need the database."""


def _format_stored(stored: StoredData) -> str:
    return "\n".join(f"  {PERSONAL_DATA.labels[name]}: {count}" for name, count in stored.items() if count)


@asynccontextmanager
async def _database_in_use(settings: Config) -> AsyncGenerator[Database]:
    """Yield the database of the settings, which a bot may be using; it must have this version's schema."""
    set_up_logging("ERROR", *settings.secrets)
    database = Database(settings.database_url.get_secret_value())
    try:
        await require_newest_schema(database)
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def _services(
    database: Database, settings: Config, metrics: Metrics | None = None, *, migrates: bool = True
) -> AsyncGenerator[Services]:
    """Yield the services that use a database, which is migrated first if necessary."""
    metrics, memory = metrics or Metrics(), settings.worker_memory * MEGABYTE
    services = build_services(
        database,
        {name: opponent() for name, opponent in {**OPPONENTS, **NETWORK_OPPONENTS}.items()},
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
        if migrates:
            await migrate(database)
        yield services
    finally:
        await close_services(services)
