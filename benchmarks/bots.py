"""Bots in processes of their own, each connected to a loopback server of its own in place of Discord."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.fakes.discord_server import TOKEN, DiscordServer

OURS, PLAIN = "tests/fakes/launch.py", "benchmarks/plain_bot.py"
"""The scripts that run our bot, and the minimal bot that it is compared with."""

_ROOT = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Bot:
    """A running bot.

    Args:
        pid: the id of its process.
    """

    pid: int

    @property
    def cpu_seconds(self) -> float:
        """The CPU time of all its threads so far: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html."""
        fields = self._read("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def mebibytes(self) -> float:
        """Its resident memory: https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html."""
        return int(self._read("statm").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def _read(self, name: str) -> str:
        return Path("/proc", str(self.pid), name).read_text("ascii")


@asynccontextmanager
async def connected_bot(server: DiscordServer, script: str, url: str | None = None) -> AsyncGenerator[Bot]:
    """Run a bot until the end of the block, which begins once the bot is connected.

    Args:
        url: of its database; None for a new SQLite file.
    """
    gc.disable()  # among all the messages of the servers, a collection takes seconds
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "PYTHONPATH": str(_ROOT),
            "DISCORD_TOKEN": TOKEN,
            "COMMAND_PREFIX": "!",
            "LOG_LEVEL": "INFO",
            "STATUS_PORT": "0",
            "DATABASE_URL": url or f"sqlite:///{folder}/games.sqlite3",
        }
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, script, server.url), cwd=_ROOT, env=settings, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            await server.gateway.identified()
            yield Bot(process.pid)
        finally:
            process.terminate()
            await process.wait()
            gc.enable()
