"""Checks of the machine: versions, Numba, permissions of `.env`, the status port, worker processes, and fonts."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

from bot.client.finding import Finding, ok, warning, wrong
from bot.install import install_command
from bot.rendering.chart_tasks import can_draw, languages_without_font
from bot.services.turns import Priority, Ticket
from bot.services.worker_pool import WorkerError, WorkerPool
from bot.status import StatusError, describe_port_error, fetch_health

Version = tuple[int, ...]

_BIND_TIMEOUT = 4
"""In seconds; a name of a host has to be looked up."""


def check_version(name: str, version: Version, oldest: Version, newest: Version, remedy: str) -> Finding:
    """Check that the tests run with this version of a program; `newest` is its release series."""
    text = ".".join(map(str, version))
    if version < oldest or version[0] > newest[0]:
        return wrong(name, f"The bot cannot run with version {text}. {remedy}")
    if version[: len(newest)] > newest:
        return warning(name, f"Version {text} is newer than those that the bot is tested with. {remedy}")
    return ok(name, f"The bot is tested with version {text}.")


def check_numba(*, is_usable: bool) -> Finding:
    """Check that the search for Connect Four can be compiled."""
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
    if file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH):
        return [warning(name, f"Every user of this machine can read or change {file}. Run  chmod o= {file}")]
    return [ok(name, f"Not every user of this machine can read {file}.")]


async def check_status(host: str, port: int) -> list[Finding]:
    """Check that the status can be served at this address, or is served there already."""
    if port == 0:
        return [ok("status", "STATUS_PORT is 0, so the bot does not serve its status.")]
    try:
        async with asyncio.timeout(_BIND_TIMEOUT):
            loop = asyncio.get_running_loop()
            server = await loop.create_server(asyncio.Protocol, host, port, start_serving=False)
    except OSError as error:  # as a TimeoutError is
        try:
            health = await fetch_health(host, port)
        except StatusError:
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


def check_charts() -> list[Finding]:
    """Check that the library that draws charts is installed; no finding if it is."""
    if can_draw():
        return []
    text = "Charts are off, so /stats and /brain show their figures as text. To have charts, run"
    return [warning("charts", f"{text}  {install_command('charts')}  and restart the bot.")]


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
