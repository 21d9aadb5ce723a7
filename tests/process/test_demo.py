"""The demo: a page in the browser, without a token or a network."""

import asyncio
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
import markdown_it
import pytest
import simcord

from bot.install import install_command
from bot.players.perfect import Perfect
from bot.process.build import build_services, close_services
from bot.process.command_line import main
from bot.process.demo import advance_to, create_server, forget_errors, keep_parsers, refresh_page, unwatch_workers
from bot.process.exit_codes import ExitCode
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from tests.fakes.discord_server import TOKEN
from tests.fakes.gateway import TIMEOUT, wait_for
from tests.support.bot_process import (
    BotProcess,
    Result,
    assert_clean_exit,
    assert_failed_start,
    environment,
    run_without,
    running_bot,
)
from tests.support.databases import put_empty_database, temporary_database
from tests.support.world import World, new_app, running_world, text_of

IMPATIENT = """
from datetime import timedelta
from bot.database.database import Database
from bot.process import command_line

Database.__init__.__kwdefaults__["patience"] = timedelta(seconds=0.1)
command_line.SHUTDOWN_SECONDS = 0.5
"""
"""A sitecustomize.py with short times to wait for another process and for threads."""

NOWHERE = "http://discord.invalid"
"""No server listens here: the demo needs none."""


@asynccontextmanager
async def running_demo(folder: Path, *arguments: str, **settings: str) -> AsyncGenerator[BotProcess]:
    """Run the demo, or another command, in a folder where a demo has run before."""
    if not (folder / "data").exists():
        put_empty_database(folder / "data" / "demo.sqlite3")
    async with running_bot(NOWHERE, folder, *(arguments or ("demo",)), **{"DISCORD_TOKEN": "", **settings}) as bot:
        yield bot


async def test_the_demo_opens_its_page_in_the_browser(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\nexec sleep 25 > /dev/null 2>&1\n')
    browser.chmod(0o755)
    settings = {"DISPLAY": ":0", "BROWSER": str(browser)}
    async with running_demo(tmp_path, "run", "--or-demo", **settings) as bot:
        await bot.wait_for_log("No token is set, so the demo starts.")
        (url,) = re.findall(r"http://127\.0\.0\.1:\d+/#\S+", await bot.wait_for_log("Type !play there."))
        assert (await wait_for(asyncio.to_thread(opened.read_text))).strip() == url
        async with aiohttp.ClientSession() as session, session.get(url) as page:
            assert page.status == 200
            assert "<html" in await page.text()
        (tmp_path / "sitecustomize.py").write_text(IMPATIENT)
        async with running_demo(tmp_path) as second:
            said = "The demo already runs, perhaps in another terminal. End it there with Ctrl-C."
            assert_failed_start(await second.result(), ExitCode.UNAVAILABLE, said)
        assert_clean_exit(await bot.stop(signal.SIGINT))  # while the browser is open


async def test_the_demo_goes_on_while_a_worker_thinks() -> None:
    async with temporary_database() as database:
        services = build_services(database, {"perfect": Perfect()}, rng=Random(1), now=discord.utils.utcnow)
        async with simcord.run(new_app(services), approved_intents=discord.Intents.all()) as env:
            world = World.create(env)
            unwatch_workers(env, services[WorkerPool])
            await world.ana.send(world.channel, "!play 4x4")
            await world.ana.send(world.channel, "!move b2")
            assert any("**perfect** 🔵 is thinking …" in str(request.json) for request in env.http_requests)
            assert "Press **Play** to begin" in await world.play(world.ben, "!help")
            async with asyncio.timeout(TIMEOUT):
                while not any("I answer with" in text_of(message) for message in world.channel.history()):
                    await env.settle()
        await close_services(services)


async def test_the_clock_of_the_page_follows_the_time_and_errors_stay_off_it() -> None:
    async with running_world() as world:
        later = world.env.now() + timedelta(minutes=7)
        for time in (later, later - timedelta(minutes=1)):
            advance_to(world.env, time)
            assert world.env.now() == later
        forget_errors(world.env)
        assert "Which cell?" in await world.play(world.ana, "!move")
        assert not world.env.errors
        workers = world.app.services[WorkerPool]
        unwatch_workers(world.env, workers)
        assert await workers.run(Ticket(Priority.BACKGROUND, 1), abs, -3) == 3  # a task outside the simulation


async def test_members_keep_their_ids_whatever_else_is_created_before() -> None:
    ids: set[tuple[int, ...]] = set()
    for commands in (2, 3):
        async with running_world() as world:
            for _ in range(commands):
                world.env.backend.snowflake()
            ids.add(tuple(created.id for created in create_server(world.env)))
    assert len(ids) == 1


async def test_the_page_is_refreshed_again_after_an_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    errors = [TimeoutError(), RuntimeError("a page without a channel")]
    refreshed = asyncio.Event()

    async def refresh() -> None:
        if errors:
            raise errors.pop(0)
        refreshed.set()

    async with running_world() as world, world.env.preview(world.channel, viewers=[world.ana]) as preview:
        monkeypatch.setattr(preview, "refresh", refresh)
        task = asyncio.create_task(refresh_page(world.env, preview))
        while not refreshed.is_set() and not task.done():
            await world.ana.send(world.channel, "!help")
        assert not task.done()
        task.cancel()
    assert "the bot was busy" in caplog.text
    assert "a page without a channel" in caplog.text


async def test_the_page_keeps_its_parsers_but_not_the_names_in_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []

    class CountedParser(markdown_it.MarkdownIt):
        def __init__(self, config: str, options: Any) -> None:
            super().__init__(config, options)
            built.append(config)

    monkeypatch.setattr(markdown_it, "MarkdownIt", CountedParser)
    keep_parsers()
    async with running_world() as world:
        for member in (world.ana, world.ben):
            await member.send(world.channel, f"Hello {member.mention}")
        async with world.env.preview(world.channel, viewers=[world.ana], layout="channel") as preview:
            shown = str(await preview.snapshot())
    assert "@ana" in shown
    assert "@ben" in shown
    assert 1 <= len(built) <= 3  # one for each kind of text, however many texts there are


def test_invalid_arguments_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, error in (
        (["dance"], "invalid choice: 'dance'"),
        (["demo", "--port", "x"], "'x' is not a port number from 0 to 65535"),
        (["demo", "--port", "000065536"], "is not a port number"),
        (["demo", "--colour=\x1b[31m"], "unrecognized arguments: --colour=?[31m"),
        (["MTIzNDU2Nzg5.GhIjKl.mnOPqr-stUV"], "invalid choice: '[secret]'"),
    ):
        with pytest.raises(SystemExit) as result:
            main(arguments)
        assert result.value.code == 64, arguments
        assert error in capsys.readouterr().err


async def test_a_failed_start_has_an_exit_code_and_a_sentence(tmp_path: Path) -> None:
    async def run(*arguments: str, code: int) -> Result:
        async with running_demo(tmp_path, *arguments) as bot:
            result = await bot.result()
        assert result.code == code
        return result

    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = await run("demo", "--port", str(taken.getsockname()[1]), code=69)
    assert result.stderr.startswith("The demo cannot be shown: ")
    assert "Traceback" not in result.stderr
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')")
    needed = (await run(code=69)).stderr.strip()
    assert needed == f"The demo needs another package. Run  {install_command('demo')}  and try again."
    (tmp_path / "simcord.py").write_text("1 / 0")
    result = await run(code=70)
    assert result.stderr == "The bot stopped because of a bug. Please report it with the error in the log.\n"
    assert "ZeroDivisionError" in result.stdout


async def test_a_hanging_dns_lookup_does_not_delay_the_exit(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    os.mkfifo(asked)
    (tmp_path / "sitecustomize.py").write_text(
        f"{IMPATIENT}import socket, time\n"
        f"socket.getaddrinfo = lambda *_, **__: (open({str(asked)!r}, 'w').close(), time.sleep(25))\n"
    )
    async with running_demo(tmp_path, "run", DISCORD_TOKEN=TOKEN) as bot:
        await wait_for(asyncio.to_thread(asked.read_text))
        assert (await bot.stop()).code == 0


async def test_the_demo_runs_with_a_closed_stdout(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    (tmp_path / "sitecustomize.py").write_text(
        "import os, webbrowser\nunread, stdout = os.pipe()\nos.close(unread)\nos.dup2(stdout, 1)\n"
        f"webbrowser.open = lambda url: open({str(opened)!r}, 'w').close()\n"
    )
    async with running_demo(tmp_path, DISPLAY=":0") as bot:
        await wait_for(asyncio.to_thread(opened.read_text))
        assert_clean_exit(await bot.stop())


async def test_missing_packages_and_signals_end_the_imports(tmp_path: Path) -> None:
    file = tmp_path / "discord.py"
    file.write_text("raise ModuleNotFoundError(name='discord')")
    missing = await run_without((), tmp_path)
    assert missing.code == ExitCode.UNAVAILABLE
    assert missing.stderr.startswith("The package discord is not installed for this Python. Use the Python of the")
    os.mkfifo(loading := tmp_path / "loading")
    # short sleeps, because Python handles a signal that comes just before a sleep only after it
    slow = f"open({str(loading)!r}, 'w').close()\nimport time\nfor _ in range(250):\n    time.sleep(0.1)\n"
    file.write_text(slow)
    for number in (signal.SIGINT, signal.SIGTERM):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "demo"), cwd=tmp_path, env=environment(DISCORD_TOKEN=""), stderr=PIPE
        )
        await wait_for(asyncio.to_thread(loading.read_text))
        process.send_signal(number)
        _, error = await wait_for(process.communicate())
        assert (process.returncode, error) == (0, b"")
