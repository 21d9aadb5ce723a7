"""The bot as a process of its own, and what it leaves behind when it has ended."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.databases import put_empty_database
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.fork_server import Process, fork
from tests.fakes.gateway import soon

SECONDS_TO_STOP = 5
"""How soon the bot must be gone once it is told to stop."""


@dataclass(frozen=True)
class Ended:
    """A process that is over."""

    code: int
    stdout: str
    stderr: str


@dataclass(frozen=True)
class Running:
    """A process that runs, or has ended without anybody looking."""

    process: Process

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> Ended:
        """Tell it to stop, as a terminal or an init system does, and wait until it has.

        Raises:
            TimeoutError: it takes too long.
        """
        self.process.send_signal(number)
        async with asyncio.timeout(SECONDS_TO_STOP):
            return await self.ended()

    async def logs(self, text: str) -> None:
        """Wait until it has logged a text."""
        await soon(self.process.stdout.readuntil(text.encode()))

    async def ended(self) -> Ended:
        """Wait until it ends by itself."""
        out, err = await soon(self.process.communicate())
        return Ended(await self.process.wait(), out.decode(), err.decode())


@asynccontextmanager
async def started(url: str, folder: Path, *words: str, **settings: str) -> AsyncGenerator[Running]:
    """The bot, started in a folder; it does not outlive the block.

    Args:
        url: the stand-in's.
        words: what stands on the command line.
        settings: in place of a token that the stand-in takes, the most talkative log, and no word on how it is.
    """
    if not words and not (folder / "data").exists():
        put_empty_database(folder / "data" / "tic-tac-toe.sqlite3")  # which spares it the time to make one
    process = await fork(url, folder, words, environment(**settings))
    try:
        yield Running(process)
    finally:
        await process.let_go()


@asynccontextmanager
async def playing(wire: DiscordServer, folder: Path) -> AsyncGenerator[Running]:
    """The bot, ready to be played with; after the block it must stop in good order, and have pinged nobody."""
    async with started(wire.url, folder) as bot:
        await wire.gateway.identified()
        yield bot
        check_clean(await bot.stop())
    assert all(sent["allowed_mentions"] == {"parse": []} for sent in wire.sent())


def check_clean(ended: Ended) -> None:
    """Assert that a process stopped when told to, and has complained of nothing."""
    assert (ended.code, ended.stderr) == (0, "")
    assert "Traceback" not in ended.stdout
    assert TOKEN not in ended.stdout


def check_refused(ended: Ended, code: int, sentence: str, secret: str = TOKEN) -> None:
    """Assert that a process could not run, and said why on one line, and nobody's secret."""
    assert ended.code == code
    assert sentence in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert "Traceback" not in ended.stdout
    assert secret not in ended.stdout + ended.stderr


async def at_once(stories: Iterable[Coroutine[None, None, None]]) -> None:
    """Tell stories side by side, to spare time."""
    async with asyncio.TaskGroup() as group:
        for story in stories:
            group.create_task(story)


def environment(**settings: str) -> dict[str, str]:
    """What a process needs to run at all, and to be counted in the coverage; and settings, as `started` says."""
    inherited = os.environ  # noqa: TID251 - handed on, not read
    needed = {name: inherited[name] for name in inherited if name == "PATH" or name.startswith("COVERAGE_")}
    return {**needed, "DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "DEBUG", "STATUS_PORT": "0", **settings}
