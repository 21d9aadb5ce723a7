"""Checks of `python -m bot doctor`: they do not connect to the gateway and change nothing."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import stat
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.http import Route
from pydantic import TypeAdapter

from bot import __version__
from bot.database.database import Database
from bot.database.errors import DatabaseError, IncompatibleDatabaseError
from bot.database.failures import describe_sqlite_error
from bot.database.migration import check_schema
from bot.database.versions import describe_newer, newer_version
from bot.install import install_command
from bot.players.compiled import load_numba
from bot.process.config import Config, ConfigError, environment_without_secrets, misspelt_settings
from bot.process.exit_codes import UnavailableError
from bot.process.portal import (
    Application,
    Finding,
    Gateway,
    check_application,
    check_charts,
    check_shards,
    ok,
    outage,
    warning,
    wrong,
)
from bot.process.proxy import ProxyConnector, proxy_to_discord
from bot.process.start_errors import NO_TOKEN, start_errors
from bot.process.status import describe_port_error, fetch_health
from bot.safe_text import make_redactor
from bot.text.chart_tasks import languages_without_font
from bot.workers.pool import MEGABYTE, WorkerError, WorkerPool, pool_size
from bot.workers.turns import Priority, Ticket

_REQUEST_TIMEOUT = timedelta(seconds=4)  # for one of up to three successive requests to Discord
_CHECK_TIMEOUT = timedelta(seconds=14)  # longer than the sum of a check's own timeouts
_IN_WORKERS = ("workers", "fonts")  # these checks start processes, which read all fonts; a slow machine needs longer
_TIMES_LONGER = 4
_MIN_FREE_BYTES = 100_000_000
"""The bot alone would take years to fill them, but other software on the machine may be faster."""

_SQLITE_MAGIC = b"SQLite format 3\0"
_WRITE_VERSION = 18  # the offset of the file format write version in the header: https://www.sqlite.org/fileformat.html
_WRITE_AHEAD_LOG = 2  # the write version of a file that the bot has opened; a backup has another one
_USER_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""In the form that https://docs.discord.com/developers/reference#user-agent requires."""


async def run_checks(
    load_config: Callable[[], Config],
    *,
    now: Callable[[], datetime],
    env_file: Path = Path(".env"),
    time_limit: timedelta = _CHECK_TIMEOUT,
) -> list[Finding]:
    """Check whether the bot can run here; findings contain no secrets, and stand in the order of fixing them."""
    findings = [
        ok("version", f"This is version {__version__} of the bot."),
        check_version("python", sys.version_info[:2], (3, 11), (3, 14), "Use Python 3.11 to 3.14."),
        check_version("discord.py", discord.version_info[:3], (2, 7, 1), (2, 7), f"Run  {install_command()}"),
        check_numba(is_usable=load_numba() is not None),
        *check_privacy(".env", env_file),
    ]
    try:
        settings = load_config()
        _ = settings.proxy
    except ConfigError as error:
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
    limits = {name: time_limit * (_TIMES_LONGER if name in _IN_WORKERS else 1) for name in checks}
    parts = await asyncio.gather(*(_run_check(name, check, limits[name]) for name, check in checks.items()))
    redact = make_redactor(settings.secrets)
    found = (replace(finding, text=redact(finding.text)) for part in parts for finding in part)
    misspelt = [warning("settings", sentence) for sentence in misspelt_settings(env_file)]
    return [*findings, ok("settings", "All settings are valid."), *misspelt, *check_servers(settings), *found]


async def _run_check(name: str, check: Awaitable[Iterable[Finding]], time_limit: timedelta) -> Iterable[Finding]:
    try:
        async with asyncio.timeout(time_limit.total_seconds()):
            return await check
    except TimeoutError:
        return [outage(name, "This check took too long. Check this machine's network, its DNS and its disk.")]
    except Exception as error:  # a bug in one check must not hide the findings of the others; its text may be secret
        return [wrong(name, f"This check failed ({type(error).__name__}). Check the settings for it.")]


def check_version(
    name: str, version: tuple[int, ...], oldest: tuple[int, ...], newest: tuple[int, ...], remedy: str
) -> Finding:
    """Check that the tests run with this version of a program; `newest` is its release series."""
    text = ".".join(map(str, version))
    if version < oldest or version[0] > newest[0]:
        return wrong(name, f"The bot cannot run with version {text}. {remedy}")
    if version[: len(newest)] > newest:
        return warning(name, f"Version {text} is newer than those that the bot is tested with. {remedy}")
    return ok(name, f"The bot is tested with version {text}.")


def check_servers(settings: Config) -> list[Finding]:
    """Say that the bot leaves servers, if it does."""
    if not settings.allowed_servers:
        return []
    count = len(settings.allowed_servers)
    return [ok("servers", f"The bot leaves every server but the {count} that ALLOWED_SERVERS names.")]


def check_numba(*, is_usable: bool) -> Finding:
    if is_usable:
        return ok("numba", "The search for Connect Four is compiled.")
    return warning(
        "numba",
        "The search for Connect Four is not compiled, so level perfect does not look as far ahead. "
        f"Run  {install_command('fast')}  and allow the bot to run the code that it compiles.",
    )


def check_privacy(name: str, file: Path) -> list[Finding]:
    """Check that other users of the machine cannot read a file; no finding if there is no file."""
    if os.name != "posix" or not os.access(file, os.F_OK):
        return []
    mode = file.stat().st_mode
    if mode & (stat.S_IROTH | stat.S_IWOTH):
        return [warning(name, f"Every user of this machine can read or change {file}. Run  chmod o= {file}")]
    users = "its owner and the users in its group" if mode & (stat.S_IRGRP | stat.S_IWGRP) else "its owner"
    return [ok(name, f"Only {users} can read {file}.")]


async def check_status(host: str, port: int) -> list[Finding]:
    """Check that the status can be served at this address, or is served there already."""
    if port == 0:
        return [ok("status", "STATUS_PORT is 0, so the bot does not serve its status.")]
    try:
        async with asyncio.timeout(4):  # the name of a host has to be looked up
            loop = asyncio.get_running_loop()
            server = await loop.create_server(asyncio.Protocol, host, port, start_serving=False)
    except OSError as error:  # as a TimeoutError is
        try:
            health = await fetch_health(host, port)
        except UnavailableError:
            return [warning("status", describe_port_error(host, port, error))]
        if health.is_healthy:
            return [ok("status", f"A bot is running and healthy; it serves its status at {host}:{port}.")]
        return [warning("status", f"A bot is running, but is not healthy. {health.problems} Its log may say why.")]
    server.close()
    return [ok("status", f"The bot can serve its status at {host}:{port}.")]


async def check_workers(pool: WorkerPool) -> list[Finding]:
    """Check that worker processes can be started, and close the pool."""
    try:
        await pool.run(Ticket(Priority.ADVICE, 0), os.getpid)
    except WorkerError as error:
        text = f"No worker process can be used: {error}. Check whether a sandbox or a limit forbids processes."
        return [warning("workers", f"{text} Without them, the bot plays weaker on large boards.")]
    finally:
        await pool.close()
    return [ok("workers", f"Worker processes can be started (at most {pool.size}).")]


async def check_fonts(pool: WorkerPool) -> list[Finding]:
    """Check that charts can be drawn and labelled in all languages, and close the pool."""
    try:
        if charts_are_off := check_charts():
            return charts_are_off
        languages = await pool.run(Ticket(Priority.ADVICE, 0), languages_without_font)
    except WorkerError as error:
        return [warning("fonts", f"Charts cannot be drawn: {error}. See the finding about workers.")]
    finally:
        await pool.close()
    if not languages:
        return [ok("fonts", "Charts have labels in every language.")]
    text = f"No font has the letters of {', '.join(languages)}, so charts in these languages have English labels."
    return [warning("fonts", f"{text} Install Noto Sans, on Debian with  apt install fonts-noto-cjk fonts-noto-core")]


async def check_database(
    url: str, *, free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free
) -> list[Finding]:
    try:
        database = Database(url)
    except DatabaseError as error:
        return [wrong("database", str(error))]
    findings = list[Finding]()
    if file := database.file:
        if free_bytes(folder := _nearest_folder(file)) < _MIN_FREE_BYTES:
            findings.append(warning("disk", f"Less than 100 MB are free in {folder}. Free some space."))
        findings += check_privacy("privacy", file)
    try:
        state, newer = (file and _unopened_state(file)), None
        if not state:
            state, newer = await _schema_state(database)
    except DatabaseError as error:
        passes = not database.file and not isinstance(error, IncompatibleDatabaseError)
        return [*findings, (outage if passes else wrong)("database", str(error))]
    finally:
        await database.close()
    if newer:
        findings.append(warning("version", describe_newer(newer, __version__)))
    return [*findings, ok("database", f"The database {database.name} {state}.")]


async def _schema_state(database: Database) -> tuple[str, str | None]:
    """Describe the schema of a database, and return the newer version of the bot that has run with it, if any."""
    current, newest = await check_schema(database)
    if current is None:
        return "is empty and will be set up at the first start", None
    if current < newest:
        return f"will be upgraded from schema {current} to {newest} at the next start", None
    newer = await database.read(newer_version, __version__)
    return f"can be used; its schema {current} is up to date", newer


def _unopened_state(file: Path) -> str | None:
    """Describe a SQLite file that SQLite would write to by opening it; None for any other. May raise DatabaseError."""
    header = None
    try:
        with suppress(FileNotFoundError), file.open("r+b") as opened:
            header = opened.read(_WRITE_VERSION + 1)
        if not os.access(_nearest_folder(file), os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise DatabaseError(describe_sqlite_error(error, str(file))) from None
    if header is None:
        return "does not exist and will be created at the first start"
    if not header:
        return "is empty and will be set up at the first start"
    if header.startswith(_SQLITE_MAGIC) and header[-1] != _WRITE_AHEAD_LOG:
        return "has not been opened by the bot yet, like a restored backup; the next start checks its schema"
    return None


def _nearest_folder(file: Path) -> Path:
    return next(folder for folder in file.absolute().parents if os.access(folder, os.F_OK))


async def check_discord(
    settings: Config, *, now: Callable[[], datetime], time_limit: timedelta = _REQUEST_TIMEOUT
) -> list[Finding]:
    """Send short requests, each within the time limit, because discord.py would retry for half a minute."""
    token, proxy, findings = settings.discord_token, proxy_to_discord(settings), list[Finding]()
    timeout = aiohttp.ClientTimeout(total=time_limit.total_seconds())
    try:
        with start_errors(settings):
            async with aiohttp.ClientSession(
                connector=ProxyConnector(settings), headers={"User-Agent": _USER_AGENT}, timeout=timeout
            ) as session:
                if not token:
                    findings.append(wrong("token", NO_TOKEN))
                _, date = await _get(session, "/gateway")
                way = f" through the proxy {proxy.address}, which HTTPS_PROXY names" if proxy else ""
                findings += [ok("discord", f"Discord can be reached{way}."), *_check_clock(date, now())]
                if not token:
                    return findings
                session.headers["Authorization"] = f"Bot {token.get_secret_value()}"
                user, _ = await _get(session, "/users/@me")
                findings.append(ok("token", f"Discord accepts the token; the bot's name is {user['username']}."))
                paths = ("/applications/@me", "/gateway/bot")
                (application, _), (gateway, _) = await asyncio.gather(*(_get(session, path) for path in paths))
                findings += check_application(Application.model_validate(application), settings)
                findings += check_shards(Gateway.model_validate(gateway), settings)
    except ConfigError as error:
        findings.append(wrong("token", str(error)))
    except UnavailableError as error:
        findings.append(outage("discord", str(error)))
    return findings


async def _get(session: aiohttp.ClientSession, path: str) -> tuple[dict[str, Any], str | None]:
    """Send a GET request, and return the JSON object and the Date header of the response."""
    async with session.get(f"{Route.BASE}{path}", allow_redirects=False) as response:
        if response.status == 401:
            raise discord.LoginFailure
        if response.status != 200:
            raise discord.HTTPException(response, None)
        body = TypeAdapter(dict[str, Any]).validate_json(await response.read())
        return body, response.headers.get("Date")


def _check_clock(date: str | None, now: datetime) -> list[Finding]:
    """Compare the clock of this machine with a Date header; no finding if the header is missing or invalid."""
    try:
        skew = abs(now - parsedate_to_datetime(date or "")).total_seconds()
    except (TypeError, ValueError):  # no date, or one without a time zone
        return []
    text = f"The clocks of this machine and Discord differ by {skew:.0f} s."
    if skew <= 60:
        return [ok("clock", text)]
    remedy = "Synchronize this one with a time server, on Linux with  timedatectl set-ntp true"
    return [warning("clock", f"{text} {remedy}")]
