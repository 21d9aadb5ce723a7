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

PATIENCE = 30
"""Seconds within which a process does what it should; a bound on waiting, not a measure of speed."""


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
    opened = tmp_path / "opened"
    os.mkfifo(opened)  # reading it waits until the browser has written
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("BROWSER", str(browser))
    async with python_m_bot("demo") as process:
        shown = await address(process)
        assert (await asyncio.to_thread(opened.read_text)).strip() == shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [(["dance"], "invalid choice: 'dance'"), (["demo", "--port", "x"], "'x' is not a port number from 0 to 65535")],
)
async def test_words_that_are_not_understood_are_told(words: list[str], complaint: str) -> None:
    async with python_m_bot(*words) as process:
        _, said = await process.communicate()
    assert process.returncode == 64
    assert complaint in said.decode()


async def test_without_the_simulation_the_demo_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')")
    async with python_m_bot("demo") as process:
        _, said = await process.communicate()
    assert process.returncode == 69
    assert said.decode().strip() == "The demo needs one package more: run  pip install '.[demo]'  and try again."
