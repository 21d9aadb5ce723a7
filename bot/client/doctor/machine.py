"""The machine: which Python it has, who can read `.env`, and whether the status can be served."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

from bot.client.doctor.finding import Finding, ok, warning, wrong
from bot.status import StatusError, ask_health

_PYTHONS = ((3, 11), (3, 13))
"""The first and the last that the tests run with."""

_LIBRARY = (2, 7, 1)
"""The discord.py that the tests run with."""

_SECONDS_TO_BIND = 4


def about_python(version: tuple[int, int]) -> Finding:
    """Whether this Python is one that the bot is tested with."""
    (first, last), shown = _PYTHONS, ".".join(map(str, version))
    if version < first:
        return wrong("python", f"{shown} is too old.", "Use Python 3.11, 3.12 or 3.13.")
    if version > last:
        return warning("python", f"{shown} is newer than what the bot is tested with.", "Use Python 3.13.")
    return ok("python", f"{shown} is one that the bot is tested with.")


def about_library(version: tuple[int, int, int]) -> Finding:
    """Whether this discord.py is one that the bot is tested with."""
    shown, advice = ".".join(map(str, version)), "Run  pip install -c constraints.txt -e .  for the one that is tested."
    if version < _LIBRARY or version[0] > _LIBRARY[0]:
        return wrong("discord.py", f"{shown} does not fit.", advice)
    if version[:2] > _LIBRARY[:2]:
        return warning("discord.py", f"{shown} is newer than what the bot is tested with.", advice)
    return ok("discord.py", f"{shown} is one that the bot is tested with.")


def about_env_file(file: Path) -> list[Finding]:
    """Whether others on this machine can read the secrets in a file, if there is one."""
    if os.name != "posix" or not os.access(file, os.F_OK):
        return []
    if file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH):
        return [warning(".env", "Everybody on this machine can read it.", f"Run  chmod o= {file}")]
    return [ok(".env", "Not everybody on this machine can read it.")]


async def about_status(host: str, port: int) -> Finding:
    """Whether the bot can say how it is where the settings want it to, or is doing so already."""
    if port == 0:
        return ok("status", "STATUS_PORT is 0: the bot will not say how it is.")
    try:
        async with asyncio.timeout(_SECONDS_TO_BIND):
            loop = asyncio.get_running_loop()
            server = await loop.create_server(asyncio.Protocol, host, port, start_serving=False)
    except OSError as error:  # as a TimeoutError is
        return await _about_taken(host, port, error)
    server.close()
    return ok("status", f"The bot can say how it is at {host}:{port}.")


async def _about_taken(host: str, port: int, error: OSError) -> Finding:
    """What it means that the port cannot be had."""
    try:
        health = await ask_health(host, port)
    except StatusError:
        reason = error.strerror or type(error).__name__
        return warning("status", f"{host}:{port} cannot be had ({reason}).", "Set STATUS_PORT to another port, or 0.")
    if health.is_well:
        return ok("status", f"A bot is running, is well, and says so at {host}:{port}.")
    return warning("status", f"A bot is running, but is not well. {health.trouble}", "Look into its log.")
