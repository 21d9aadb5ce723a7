"""Start and stop the client."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial

import discord

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.reconnecting import SessionStarts
from bot.client.services import Services
from bot.client.sharded_client import ShardedApp
from bot.database.database import Database
from bot.matches.matches import Matches
from bot.model.metrics import Metrics
from bot.players.gravity import compile_search
from bot.players.gravity_search import has_to_compile
from bot.process.config import Config
from bot.process.error_reports import ErrorReports, sender
from bot.process.features import load_features
from bot.process.metrics import GAUGES, new_exporter
from bot.process.portal import Application, Gateway, Severity, check_application, check_charts, check_shards
from bot.process.proxy import ProxyConnector
from bot.process.start_errors import start_errors
from bot.process.status import Health, status_server
from bot.safe_text import make_redactor
from bot.text.catalogue import Languages
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.learner.training import TrainingService

log = logging.getLogger(__name__)

_SECONDS_TO_CHECK = 3


async def run(settings: Config, services: Services, languages: Languages, session_starts: SessionStarts) -> None:
    """Connect to Discord and run the bot until cancelled. Raises the errors of `start_errors`."""
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    with start_errors(settings):
        app = await _new_app(settings, services, languages)
        app.session_starts = session_starts
        if exporter := new_exporter(services[Metrics]):
            gauges = {
                "ready": lambda: Health(app.connections.ready, services[Database].is_up).is_healthy,
                "database_up": lambda: services[Database].is_up,
                "servers": lambda: len(app.guilds),
                "matches_live": lambda: services[Matches].running_count,
                "workers_waiting": lambda: services[WorkerPool].turns.waiting(*Priority),
            }
            exporter.add_gauges(gauges, lambda: app.shard_latencies)
        previous_tasks = asyncio.all_tasks()
        try:
            async with status_server(settings.status_host, settings.status_port, partial(_check_health, app), exporter):
                await app.login(token)
                if target := settings.error_reports:
                    reports = ErrorReports(make_redactor(settings.secrets))
                    app.tasks.start(reports.run(sender(app, target.get_secret_value())), is_awaited=False)
                app.tasks.start(_compile_search(services[WorkerPool]), is_awaited=False)
                if not gc.get_freeze_count():
                    gc.freeze()  # otherwise each full garbage collection would go through all modules, for 0.1 s
                await app.connect()
        finally:
            app.ignore_events()
            await services[TrainingService].close()
            await app.finish_tasks()
            left = asyncio.all_tasks() - previous_tasks  # the other tasks, such as those of discord.py
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await app.close()


def status_while_waiting(settings: Config, database: Database, metrics: Metrics) -> AbstractAsyncContextManager[None]:
    """Serve the status of a process that waits for the lock of its shards."""
    if exporter := new_exporter(metrics):
        exporter.add_gauges({**dict.fromkeys(GAUGES, lambda: 0), "database_up": lambda: database.is_up}, list)

    async def check_health() -> Health:
        return Health({}, database=database.is_up, waiting=True)

    return status_server(settings.status_host, settings.status_port, check_health, exporter)


async def _check_health(app: App) -> Health:
    try:
        async with asyncio.timeout(_SECONDS_TO_CHECK):
            works = await app.services[Database].works()
    except TimeoutError:
        works = False
    return Health(app.connections.ready, database=works)


async def _compile_search(workers: WorkerPool) -> None:
    """Compile the search for Connect Four if it is not on disk, so that the first game need not wait for it."""
    if await asyncio.to_thread(has_to_compile, workers.environment.get("NUMBA_CACHE_DIR")):
        with log_errors():
            await workers.run(Ticket(Priority.BACKGROUND, 0), compile_search)


async def _new_app(settings: Config, services: Services, languages: Languages) -> App:
    assert settings.discord_token is not None
    application, gateway = await _fetch_application(settings, settings.discord_token.get_secret_value())
    for finding in (*check_application(application, settings), *check_shards(gateway, settings), *check_charts()):
        if finding.severity is not Severity.OK:
            log.warning(finding.text)
    shards = settings.shards(gateway.shards)
    app_class = App if len(shards.ids) == 1 else ShardedApp
    app = app_class(
        services,
        languages,
        load_features,
        prefix=settings.command_prefix,
        message_content=application.has_message_content,
        shards=shards,
        user_install=settings.user_install and application.allows_user_install,
        allowed_servers=settings.allowed_servers,
    )
    app.http.connector = ProxyConnector(settings)
    return app


async def _fetch_application(settings: Config, token: str) -> tuple[Application, Gateway]:
    intents = discord.Intents(guilds=True)  # without any, discord.py warns
    async with discord.Client(intents=intents, connector=ProxyConnector(settings)) as client:
        await client.http.static_login(token)
        application = Application.model_validate(await client.http.application_info())
        shards, _, limit = await client.http.get_bot_gateway()
        return application, Gateway.model_validate({"shards": shards, "session_start_limit": limit})
