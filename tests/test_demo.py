"""The demo: a page in the browser, with no token and no network."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.command_line import main

PATIENCE = 30
"""Seconds within which a process does what it should; a bound on waiting, not a measure of speed."""

SECONDS_TO_STOP = 5
"""Seconds within which a process is gone once it is told to stop."""


@pytest.fixture(autouse=True)
def an_empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.chdir(tmp_path)


@asynccontextmanager
async def python_m_bot(*words: str) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A process as an owner starts it."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", *words, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(PATIENCE):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def address(process: asyncio.subprocess.Process) -> str:
    """The address that the demo prints; fails if it ends without one."""
    assert process.stdout is not None
    said = b""
    while line := await process.stdout.readline():
        said += line
        if found := re.search(rb"http://127\.0\.0\.1:\d+/#\S+", said):
            return found[0].decode()
    raise AssertionError(said)


def fake_browser(folder: Path, monkeypatch: pytest.MonkeyPatch, and_then: str = "") -> Path:
    """A program in place of a browser, and the file it writes the address to: reading that waits for it."""
    opened = folder / "opened"
    os.mkfifo(opened)
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n{and_then}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("BROWSER", str(browser))
    return opened


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_demo_serves_a_page_until_it_is_told_to_stop(number: signal.Signals) -> None:
    async with python_m_bot("demo") as process:
        async with aiohttp.ClientSession() as browser, browser.get(await address(process)) as page:
            assert page.status == 200
            assert "<html" in await page.text()
        process.send_signal(number)
        assert await process.wait() == 0


async def test_a_run_without_a_token_can_fall_back_to_the_demo() -> None:
    async with python_m_bot("run", "--or-demo") as process:
        assert process.stdout is not None
        assert (await process.stdout.readline()).startswith(b"No token is set, so here is the demo.")
        await address(process)


async def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        async with python_m_bot("demo", "--port", str(taken.getsockname()[1])) as process:
            _, complaint = await process.communicate()
    assert process.returncode == 69
    assert complaint.startswith(b"The demo cannot be shown: ")
    assert b"Traceback" not in complaint


async def test_the_browser_opens_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = fake_browser(tmp_path, monkeypatch)
    async with python_m_bot("demo") as process:
        shown = await address(process)
        assert (await asyncio.to_thread(opened.read_text)).strip() == shown


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


async def test_the_exit_code_and_the_complaint_reach_whoever_has_started_it() -> None:
    async with python_m_bot("dance") as process:
        _, said = await process.communicate()
    assert process.returncode == 64
    assert b"invalid choice: 'dance'" in said


async def test_without_the_simulation_the_demo_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')")
    async with python_m_bot("demo") as process:
        _, said = await process.communicate()
    assert process.returncode == 69
    assert said.decode().strip() == "The demo needs one package more: run  pip install '.[demo]'  and try again."


async def test_a_demo_that_nobody_reads_goes_on_without_a_complaint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = fake_browser(tmp_path, monkeypatch)
    unread, stdout = os.pipe()
    os.close(unread)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "demo", stdout=stdout, stderr=pipe)
    os.close(stdout)
    async with asyncio.timeout(PATIENCE):
        await asyncio.to_thread(opened.read_text)
        process.send_signal(signal.SIGTERM)
        _, complaint = await process.communicate()
    assert (process.returncode, complaint) == (0, b"")


async def test_a_demo_stops_while_its_browser_is_still_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = fake_browser(tmp_path, monkeypatch, and_then="exec sleep 25 > /dev/null 2>&1")
    async with python_m_bot("demo") as process:
        await asyncio.to_thread(opened.read_text)
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(SECONDS_TO_STOP):
            assert await process.wait() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_while_it_is_still_loading_is_heeded(number: signal.Signals, tmp_path: Path) -> None:
    slow = tmp_path / "discord.py"
    loading = tmp_path / "loading"
    os.mkfifo(loading)
    slow.write_text(f"open({str(loading)!r}, 'w').close()\nimport time\ntime.sleep(25)\n")
    async with python_m_bot("demo") as process:
        await asyncio.to_thread(loading.read_text)
        process.send_signal(number)
        assert await process.wait() == 0
        assert process.stderr is not None
        assert await process.stderr.read() == b""


async def test_a_name_that_is_looked_up_for_ever_does_not_keep_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    os.mkfifo(asked)
    (tmp_path / "sitecustomize.py").write_text(
        "import socket, time\n"
        f"socket.getaddrinfo = lambda *_, **__: (open({str(asked)!r}, 'w').close(), time.sleep(25))\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "MTIzNDU2Nzg5.GhIjKl.mnOPqr-stUV")
    async with python_m_bot("run") as process:
        await asyncio.to_thread(asked.read_text)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(SECONDS_TO_STOP):
            assert await process.wait() == 0


async def test_without_its_packages_the_bot_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "discord.py").write_text("raise ModuleNotFoundError(name='discord')")
    async with python_m_bot() as process:
        _, said = await process.communicate()
    assert process.returncode == 69
    assert said.decode().startswith("The package discord is not installed for this Python. Use the Python in .venv")


async def test_a_mistake_of_the_bot_is_told_in_a_sentence_and_logged_in_full(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("1 / 0")
    async with python_m_bot("demo") as process:
        log, said = await process.communicate()
    assert process.returncode == 70
    assert said.decode() == "The bot stopped over a mistake of its own; please report what the log says.\n"
    assert "ZeroDivisionError" in log.decode()
