"""The bot in a process of its own."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiohttp

from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.fork_server import ROOT, Process, fork
from tests.fakes.gateway import TIMEOUT, wait_for
from tests.support.databases import put_empty_database

DATABASE = Path("data/tic-tac-toe.sqlite3")
"""The file of a bot's database in its folder."""

STOP_TIMEOUT = 5
"""Seconds within which the bot must exit after a signal."""

AT_ONCE = """
from discord import Client

async def before_identify_hook(self, shard_id, *, initial=False):
    pass

Client.before_identify_hook = before_identify_hook
"""
"""A sitecustomize.py that removes the five seconds that discord.py waits before it identifies again."""

WITHOUT_WAITS = """
import asyncio
from types import ModuleType

import discord.client
import discord.shard

async def sleep(seconds):
    await asyncio.sleep(0)

impatient = ModuleType("asyncio")
vars(impatient).update(vars(asyncio), sleep=sleep)
discord.client.asyncio = discord.shard.asyncio = impatient
"""
"""A sitecustomize.py that removes all waits of discord.py before it connects or identifies again."""


@dataclass(frozen=True)
class Result:
    code: int
    stdout: str
    stderr: str


@dataclass(frozen=True)
class BotProcess:
    process: Process

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> Result:
        """Send a signal, and wait until the process exits. Raise TimeoutError if it takes longer than STOP_TIMEOUT."""
        self.process.send_signal(number)
        async with asyncio.timeout(STOP_TIMEOUT):
            return await self.result()

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()

    async def wait_for_log(self, text: str) -> str:
        """Wait until the log has a text, and return the log since the last time up to it."""
        return (await wait_for(self.process.stdout.readuntil(text.encode()))).decode()

    async def result(self) -> Result:
        out, err = await wait_for(self.process.communicate())
        return Result(await self.process.wait(), out.decode(), err.decode())


@asynccontextmanager
async def running_bot(url: str, folder: Path, *arguments: str, **settings: str | int) -> AsyncGenerator[BotProcess]:
    """Run the bot, and kill it at the end of the block if it still runs."""
    if not arguments and not (folder / "data").exists():
        put_empty_database(folder / DATABASE)  # faster than the bot's migrations
    process = await fork(url, folder, arguments, environment(**settings))
    try:
        yield BotProcess(process)
    finally:
        await process.close()


async def fetch(port: int, path: str) -> str:
    """Return what a bot serves about its status."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return await answer.text()


async def run_without(modules: Iterable[str], folder: Path, *arguments: str, **settings: str | int) -> Result:
    """Run `python -m bot` to its end, in a new Python in which some modules cannot be imported."""
    code = (
        f"import runpy, sys; sys.modules.update(dict.fromkeys({[*modules]})); "
        "runpy.run_module('bot', run_name='__main__', alter_sys=True)"
    )
    run = partial(subprocess.run, cwd=folder, env=environment(**settings), capture_output=True, text=True)
    done = await asyncio.to_thread(run, (sys.executable, "-c", code, *arguments), check=False, timeout=TIMEOUT)
    return Result(done.returncode, done.stdout, done.stderr)


@asynccontextmanager
async def connected_bot(server: DiscordServer, folder: Path, **settings: str | int) -> AsyncGenerator[BotProcess]:
    """Run a bot that is connected; at the end it must exit without errors. No text may mention anyone by itself."""
    async with running_bot(server.url, folder, **settings) as bot:
        await server.gateway.identified()
        await bot.wait_for_log("Ready, in")
        yield bot
        assert_clean_exit(await bot.stop())
    assert all(message["allowed_mentions"]["parse"] == [] for message in server.sent_messages())


@asynccontextmanager
async def sharded_bots(
    server: DiscordServer, folder: Path, database_url: str, *shard_ids: str, **settings: str | int
) -> AsyncGenerator[list[BotProcess]]:
    """Run several processes on one database, each with its SHARD_IDS out of two shards."""
    settings |= {"DATABASE_URL": database_url, "SHARD_COUNT": "2", "LOG_LEVEL": "INFO"}
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running_bot(server.url, folder, SHARD_IDS=ids, **settings))
            for ids in shard_ids
        ]


def assert_clean_exit(result: Result) -> None:
    """Assert that a process exited with code 0, without errors or the token in its output."""
    assert (result.code, result.stderr) == (0, "")
    assert "Traceback" not in result.stdout, result.stdout[result.stdout.find("Traceback") - 500 :][:3000]
    assert TOKEN not in result.stdout


def assert_failed_start(result: Result, code: int, sentence: str, secret: str = TOKEN) -> None:
    """Assert that a process exited with a code and a one-line error message, without a secret in its output."""
    assert result.code == code
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stdout, result.stdout[result.stdout.find("Traceback") - 500 :][:3000]
    assert secret not in result.stdout + result.stderr


def environment(**settings: str | int) -> dict[str, str]:
    """The environment of a process: what Python and coverage need, a token, a verbose log, no status port."""
    inherited = os.environ  # noqa: TID251 - passed on, not read
    needed = {name: inherited[name] for name in inherited if name == "PATH" or name.startswith("COVERAGE_")}
    defaults = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "DEBUG", "STATUS_PORT": "0"}
    return needed | {name: str(value) for name, value in (defaults | settings).items()}
