"""The demo: a page in the browser, with no token and no network."""

import asyncio
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.command_line import main
from bot.demo import follow_language
from bot.model.ids import GuildId
from tests.databases import put_empty_database
from tests.fakes.discord_server import TOKEN
from tests.fakes.gateway import wait_for
from tests.process.bot_process import BotProcess, assert_clean_exit, environment, running_bot
from tests.world import a_world, answer

NOWHERE = "http://discord.invalid"
"""Where no stand-in for Discord is: a demo needs none."""

both_signals = pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])


@asynccontextmanager
async def a_demo(folder: Path, *words: str, **settings: str) -> AsyncGenerator[BotProcess]:
    """The demo in a folder where one has run before, or what else the words ask for."""
    put_empty_database(folder / "data" / "demo.sqlite3")
    async with running_bot(NOWHERE, folder, *(words or ("demo",)), **{"DISCORD_TOKEN": "", **settings}) as bot:
        yield bot


@asynccontextmanager
async def python_m_bot(
    folder: Path, *words: str, stdout: int = PIPE, **settings: str
) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A process as an owner starts it, from nothing."""
    program = (sys.executable, "-m", "bot", *words)
    env = environment(DISCORD_TOKEN="", **settings)
    process = await asyncio.create_subprocess_exec(*program, cwd=folder, env=env, stdout=stdout, stderr=PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def address(bot: BotProcess) -> str:
    """The address that the demo prints."""
    said = await wait_for(bot.process.stdout.readuntil(b"Type !play there."))
    (found,) = re.findall(r"http://127\.0\.0\.1:\d+/#\S+", said.decode())
    return found


def fake_browser(folder: Path, and_then: str = "") -> tuple[Path, dict[str, str]]:
    """A file to which a program in place of a browser writes the address, reading which waits for it; and settings
    that have the program used.
    """
    opened, browser = folder / "opened", folder / "browser"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n{and_then}\n')
    browser.chmod(0o755)
    return opened, {"DISPLAY": ":0", "BROWSER": str(browser)}


@both_signals
async def test_the_demo_serves_a_page_until_it_is_told_to_stop(number: signal.Signals, tmp_path: Path) -> None:
    async with a_demo(tmp_path) as bot:
        async with aiohttp.ClientSession() as browser, browser.get(await address(bot)) as page:
            assert page.status == 200
            assert "<html" in await page.text()
        assert_clean_exit(await bot.stop(number))


async def test_what_one_member_alone_sees_is_in_the_language_that_the_server_has_chosen() -> None:
    async with a_world() as world:
        server = GuildId(world.guild.id)
        following = asyncio.create_task(follow_language(world.env, world.app.services, server))
        assert "Tic-tac-toe against me" in answer(await world.ben.slash(world.channel, "help"))
        await world.app.services.settings_service.change(server, language="pt-BR")
        async with asyncio.timeout(5):
            while "Jogo da velha" not in answer(await world.ben.slash(world.channel, "help")):
                pass
        following.cancel()


async def test_a_run_without_a_token_can_fall_back_to_the_demo(tmp_path: Path) -> None:
    async with a_demo(tmp_path, "run", "--or-demo") as bot:
        first = await wait_for(bot.process.stdout.readline())
        assert first.startswith(b"No token is set, so here is the demo.")
        await address(bot)


async def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        async with a_demo(tmp_path, "demo", "--port", str(taken.getsockname()[1])) as bot:
            ended = await bot.result()
    assert ended.code == 69
    assert ended.stderr.startswith("The demo cannot be shown: ")
    assert "Traceback" not in ended.stderr


async def test_the_browser_opens_where_there_is_one(tmp_path: Path) -> None:
    opened, settings = fake_browser(tmp_path)
    async with a_demo(tmp_path, **settings) as bot:
        shown = await address(bot)
        assert (await wait_for(asyncio.to_thread(opened.read_text))).strip() == shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["demo", "--port", "x"], "'x' is not a port number from 0 to 65535"),
        (["demo", "--port", "000065536"], "is not a port number"),
        (["demo", "--colour=\x1b[31m"], "unrecognized arguments: --colour=?[31m"),
        (["MTIzNDU2Nzg5.GhIjKl.mnOPqr-stUV"], "invalid choice: '[secret]'"),
    ],
)
def test_words_that_are_not_understood_are_told(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 64
    assert complaint in capsys.readouterr().err


async def test_the_exit_code_and_the_complaint_reach_whoever_has_started_it(tmp_path: Path) -> None:
    async with a_demo(tmp_path, "dance") as bot:
        ended = await bot.result()
    assert ended.code == 64
    assert "invalid choice: 'dance'" in ended.stderr


async def test_without_the_simulation_the_demo_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')")
    async with a_demo(tmp_path) as bot:
        ended = await bot.result()
    assert ended.code == 69
    assert ended.stderr.strip() == "The demo needs one package more: run  pip install '.[demo]'  and try again."


async def test_from_nothing_a_demo_that_nobody_reads_goes_on_without_a_complaint(tmp_path: Path) -> None:
    opened, settings = fake_browser(tmp_path)
    unread, stdout = os.pipe()
    os.close(unread)
    async with python_m_bot(tmp_path, "demo", stdout=stdout, **settings) as process:
        os.close(stdout)
        await wait_for(asyncio.to_thread(opened.read_text))
        process.send_signal(signal.SIGTERM)
        _, complaint = await wait_for(process.communicate())
    assert (process.returncode, complaint) == (0, b"")


async def test_a_demo_stops_while_its_browser_is_still_open(tmp_path: Path) -> None:
    opened, settings = fake_browser(tmp_path, and_then="exec sleep 25 > /dev/null 2>&1")
    async with a_demo(tmp_path, **settings) as bot:
        await wait_for(asyncio.to_thread(opened.read_text))
        assert (await bot.stop(signal.SIGINT)).code == 0


@both_signals
async def test_a_signal_while_it_is_still_loading_is_heeded(number: signal.Signals, tmp_path: Path) -> None:
    loading = tmp_path / "loading"
    os.mkfifo(loading)
    slow = f"open({str(loading)!r}, 'w').close()\nimport time\ntime.sleep(25)\n"
    (tmp_path / "discord.py").write_text(slow)
    async with python_m_bot(tmp_path, "demo") as process:
        await wait_for(asyncio.to_thread(loading.read_text))
        process.send_signal(number)
        _, complaint = await wait_for(process.communicate())
    assert (process.returncode, complaint) == (0, b"")


async def test_a_name_that_is_looked_up_for_ever_does_not_keep_it(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    os.mkfifo(asked)
    (tmp_path / "sitecustomize.py").write_text(
        "import socket, time\n"
        f"socket.getaddrinfo = lambda *_, **__: (open({str(asked)!r}, 'w').close(), time.sleep(25))\n"
    )
    async with a_demo(tmp_path, "run", DISCORD_TOKEN=TOKEN) as bot:
        await wait_for(asyncio.to_thread(asked.read_text))
        assert (await bot.stop()).code == 0


async def test_without_its_packages_the_bot_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "discord.py").write_text("raise ModuleNotFoundError(name='discord')")
    async with python_m_bot(tmp_path) as process:
        _, said = await wait_for(process.communicate())
    assert process.returncode == 69
    assert said.decode().startswith("The package discord is not installed for this Python. Use the Python in .venv")


async def test_a_mistake_of_the_bot_is_told_in_a_sentence_and_logged_in_full(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("1 / 0")
    async with a_demo(tmp_path) as bot:
        ended = await bot.result()
    assert ended.code == 70
    assert ended.stderr == "The bot stopped over a mistake of its own; please report what the log says.\n"
    assert "ZeroDivisionError" in ended.stdout
