"""Checks of the machine: Python, discord.py, Numba, permissions of `.env`, the status port, processes, and fonts."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

from bot.client.doctor.finding import Finding, ok, warning, wrong
from bot.model.ids import ScopeId
from bot.rendering.chart import languages_without_font
from bot.services.worker_pool import WorkerError, WorkerPool
from bot.status import StatusError, fetch_health

_PYTHON_VERSIONS = ((3, 11), (3, 13))
"""The oldest and the newest version that the tests run with."""

_DISCORD_PY_VERSION = (2, 7, 1)
"""The version of discord.py that the tests run with."""

_BIND_TIMEOUT = 4
"""In seconds; a name of a host has to be looked up."""


def check_python(version: tuple[int, int]) -> Finding:
    """Check that the bot is tested with this version of Python."""
    (oldest, newest), text = _PYTHON_VERSIONS, ".".join(map(str, version))
    if version < oldest:
        return wrong("python", f"{text} is too old.", "Use Python 3.11, 3.12 or 3.13.")
    if version > newest:
        return warning("python", f"{text} is newer than what the bot is tested with.", "Use Python 3.13.")
    return ok("python", f"{text} is one that the bot is tested with.")


def check_library(version: tuple[int, int, int]) -> Finding:
    """Check that the bot is tested with this version of discord.py."""
    text, advice = ".".join(map(str, version)), "Run  pip install -c constraints.txt -e .  for the one that is tested."
    if version < _DISCORD_PY_VERSION or version[0] > _DISCORD_PY_VERSION[0]:
        return wrong("discord.py", f"{text} does not fit.", advice)
    if version[:2] > _DISCORD_PY_VERSION[:2]:
        return warning("discord.py", f"{text} is newer than what the bot is tested with.", advice)
    return ok("discord.py", f"{text} is one that the bot is tested with.")


def check_numba(*, is_usable: bool) -> Finding:
    """Check that the search for Connect Four can be compiled."""
    if is_usable:
        return ok("numba", "The search for Connect Four is compiled.")
    advice = "Run  pip install -c constraints.txt -e '.[fast]'  and let the bot run what it compiles."
    return warning("numba", "The search for Connect Four is not compiled, so that level perfect sees less far.", advice)


def check_env_file(file: Path) -> list[Finding]:
    """Check that other users of the machine cannot read the file of settings; no finding if there is no file."""
    if os.name != "posix" or not os.access(file, os.F_OK):
        return []
    if file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH):
        return [warning(".env", "Everybody on this machine can read it.", f"Run  chmod o= {file}")]
    return [ok(".env", "Not everybody on this machine can read it.")]


async def check_status(host: str, port: int) -> Finding:
    """Check that the status can be served at this address, or is served there already."""
    if port == 0:
        return ok("status", "STATUS_PORT is 0: the bot will not say how it is.")
    try:
        async with asyncio.timeout(_BIND_TIMEOUT):
            loop = asyncio.get_running_loop()
            server = await loop.create_server(asyncio.Protocol, host, port, start_serving=False)
    except OSError as error:  # as a TimeoutError is
        return await _check_taken_port(host, port, error)
    server.close()
    return ok("status", f"The bot can say how it is at {host}:{port}.")


async def check_workers(pool: WorkerPool) -> list[Finding]:
    """Check that worker processes can be started, and close the pool."""
    try:
        await pool.run(ScopeId(0), os.getpid)
    except WorkerError as error:
        advice = "Look whether a sandbox or a limit forbids it. Without them, the bot plays weaker on large boards."
        return [warning("workers", f"No worker process can be used: {error}.", advice)]
    finally:
        await pool.close()
    return [ok("workers", f"Long searches run in worker processes, {pool.size} at most.")]


async def check_fonts(pool: WorkerPool) -> list[Finding]:
    """Check that charts can be labelled in all languages, and close the pool."""
    try:
        languages = await pool.run(ScopeId(0), languages_without_font)
    except WorkerError as error:
        return [warning("fonts", f"Charts cannot be drawn: {error}.", "See the finding about workers.")]
    finally:
        await pool.close()
    if languages:
        text = (
            f"No font has the letters of {', '.join(languages)}, so that charts in these languages have English labels."
        )
        return [warning("fonts", text, "Install Noto Sans, on Debian with  apt install fonts-noto-cjk fonts-noto-core")]
    return [ok("fonts", "Charts have labels in every language.")]


async def _check_taken_port(host: str, port: int, error: OSError) -> Finding:
    """Report whether a port that cannot be opened is used by a running bot.

    Args:
        error: why it cannot be opened.
    """
    try:
        health = await fetch_health(host, port)
    except StatusError:
        reason = error.strerror or type(error).__name__
        return warning("status", f"{host}:{port} cannot be had ({reason}).", "Set STATUS_PORT to another port, or 0.")
    if health.is_healthy:
        return ok("status", f"A bot is running, is well, and says so at {host}:{port}.")
    return warning("status", f"A bot is running, but is not well. {health.problems}", "Look into its log.")
