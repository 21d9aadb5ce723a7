"""Opponents, training and charts in worker processes, while the bot plays on, is stopped, or is killed; and memory."""

import asyncio
import os
import platform
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord.preview

from bot.install import install_command
from bot.process.config import environment_without_secrets
from bot.process.doctor import check_fonts
from bot.process.portal import Severity
from bot.text.chart import Picture, ResultBar
from bot.text.chart_tasks import draw, languages_without_font
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from tests.fakes.discord_server import DiscordServer
from tests.fakes.gateway import wait_for
from tests.fakes.users import BotReply
from tests.support.bot_process import assert_clean_exit, connected_bot, running_bot

THINKING = "**perfect** 🔵 is thinking …"

HANG = """
import signal
from bot.players.perfect import Perfect

def choose(self, board, rng):
    with open("thinking", "w") as pipe:
        print(board, file=pipe, flush=True)
        signal.pause()

Perfect.choose = choose
"""
"""Lets "perfect" never decide, and keep a named pipe open for as long as its worker lives."""

WAIT = """
from pathlib import Path
from bot.players.perfect import Perfect

decide = Perfect.choose

def choose(self, board, rng):
    Path("thinking").write_text("...")
    Path("decide").read_text()
    return decide(self, board, rng)

Perfect.choose = choose
"""
"""Lets "perfect" write to a named pipe before it decides, and read from another one."""


async def replied_board(server: DiscordServer) -> BotReply:
    """Wait until the opponent has moved; on a busy machine, the board says first that the move takes long."""
    while THINKING in (answer := await server.games.answers.next()).text:
        pass
    assert "I answer with" in answer.text
    return answer


async def test_a_reply_to_an_expired_press_replaces_the_board(server: DiscordServer, tmp_path: Path) -> None:
    for pipe in ("thinking", "decide"):
        os.mkfifo(tmp_path / pipe)
    (tmp_path / "sitecustomize.py").write_text(WAIT)
    async with connected_bot(server, tmp_path):
        board = await server.answer_to(server.ana.send("!play perfect 4x4"))
        thinking = await server.answer_to(server.ana.press("B2", board))
        assert THINKING in thinking.text
        await wait_for(asyncio.to_thread((tmp_path / "thinking").read_text))
        assert "Your move" in (await server.answer_to(server.ben.send("!play easy", server.lounge))).text
        server.expire_interactions()
        await wait_for(asyncio.to_thread((tmp_path / "decide").write_text, "now"))
        replied = await replied_board(server)
        assert (thinking.edited_id, replied.edited_id) == (board.message_id, board.message_id)
    assert [*server.enabled_buttons(server.games)] == [board.message_id]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
async def test_a_reply_is_found_after_a_restart(server: DiscordServer, tmp_path: Path, number: signal.Signals) -> None:
    os.mkfifo(tmp_path / "thinking")
    (tmp_path / "sitecustomize.py").write_text(HANG)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!play perfect 4x4"))
        board = await server.answer_to(server.ana.send("!move b2"))
        with await wait_for(asyncio.to_thread((tmp_path / "thinking").open)) as pipe:
            assert await wait_for(asyncio.to_thread(pipe.readline)) == "..../.X../..../....\n"
            if number is signal.SIGKILL:
                await bot.kill()
            else:
                assert_clean_exit(await bot.stop(number))
            assert await wait_for(asyncio.to_thread(pipe.read)) == ""  # the worker has ended
    (tmp_path / "sitecustomize.py").unlink()
    async with connected_bot(server, tmp_path):
        replied = await replied_board(server)
        assert replied.edited_id == board.message_id


ENDED = "⏹️ My training against **hard** ended early, after "


async def test_a_training_is_ended_twice_or_by_a_stop(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        start = await server.answer_to(server.ana.send("!brain train 10000 hard"))
        presses = [await server.ana.press("End training", start) for _ in range(2)]
        for answer in [await answers.next() for answers in presses]:
            assert (answer.text.startswith(ENDED), answer.buttons) == (True, {})
        start = await server.answer_to(server.ana.send("!brain train 10000 hard", server.lounge))
        assert start.text.startswith("🏋️ Training against **hard**: ")
        assert_clean_exit(await bot.stop())
    edit = await server.lounge.answers.next()
    assert edit.edited_id == start.message_id
    assert edit.text.startswith(ENDED)
    assert not edit.buttons


TICKET = Ticket(Priority.ADVICE, 1)
PNG = b"\x89PNG\r\n\x1a\n"
ENGLISH = Picture("en", [ResultBar("Results", ("Won", "Drawn", "Lost"), (3, 2, 1))])
HINDI = Picture("hi", [ResultBar("नतीजे", ("जीत", "ड्रॉ", "हार"), (3, 2, 1))])
NOTO = Path(simcord.preview.__file__).parent / "static" / "fonts"
"""Fonts with the letters of Hindi and Chinese (China)."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a worker that finds only the fonts of matplotlib."""
    (tmp_path / "cache").mkdir()
    isolated = {"MPLCONFIGDIR": str(tmp_path / "cache"), "MPL_IGNORE_SYSTEM_FONTS": "1"}
    return environment_without_secrets() | isolated


@asynccontextmanager
async def worker(environment: dict[str, str]) -> AsyncGenerator[WorkerPool]:
    pool = WorkerPool(environment=environment)
    try:
        yield pool
    finally:
        await pool.close()


async def test_charts_are_drawn_without_and_with_fonts(environment: dict[str, str], tmp_path: Path) -> None:
    async with worker(environment) as pool:
        process = await pool.run(TICKET, os.getpid)
        chart = await pool.run(TICKET, draw, ENGLISH)
        assert chart.startswith(PNG)
        assert await pool.run(TICKET, os.getpid) == process  # it is not too large after a chart
        assert await pool.run(TICKET, draw, HINDI, ENGLISH) == chart
        (found,) = await check_fonts(pool)
    assert found.severity is Severity.WARNING
    languages = "Chinese (China), Chinese (Taiwan), Hindi, Japanese, Korean, Thai"
    assert found.text.startswith(f"No font has the letters of {languages}, so charts in these languages have ")
    assert "apt install fonts-noto-cjk" in found.text
    (tmp_path / "fonts").symlink_to(NOTO)
    del environment["MPL_IGNORE_SYSTEM_FONTS"]
    async with worker(environment | {"XDG_DATA_HOME": str(tmp_path)}) as pool:  # matplotlib has saved its list of fonts
        assert await pool.run(TICKET, draw, HINDI, ENGLISH) != await pool.run(TICKET, draw, ENGLISH)
        assert {"Chinese (China)", "Hindi"}.isdisjoint(await pool.run(TICKET, languages_without_font))


async def test_without_its_library_there_is_text_instead_of_charts(server: DiscordServer, tmp_path: Path) -> None:
    no_library = "import sys; assert 'matplotlib' not in sys.modules; sys.modules['matplotlib'] = None"
    (tmp_path / "sitecustomize.py").write_text(no_library)  # it is not imported yet, and cannot be
    advice = f"so /stats and /brain show their figures as text. To have charts, run  {install_command('charts')}  and"
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        for _ in range(3):
            await server.answer_to(server.ana.send("!move B2"))
            await server.answer_to(server.ana.send("!resign"))
        answer = await server.answer_to(server.ana.send("!stats"))
        assert "**Last 3 rated games:** from 1000 to " in answer.text
        result = await bot.stop()
    assert_clean_exit(result)
    assert result.stdout.count(advice) == 1


# In a process of its own: another test may have left free memory from which such a block could be taken.
CODE = """
import ctypes
from bot.process.malloc import LARGE, free_large_blocks_at_once

names = "arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks", "used", "free", "keepcost"

class Mallinfo(ctypes.Structure):  # see https://man7.org/linux/man-pages/man3/mallinfo.3.html
    _fields_ = [(name, ctypes.c_int) for name in names]

mallinfo = ctypes.CDLL(None).mallinfo
mallinfo.restype = Mallinfo
free_large_blocks_at_once()
for _ in range(3):
    before = mallinfo().mapped
    block = bytearray(8 * LARGE)
    taken = mallinfo().mapped - before
    del block
    print(taken >= 8 * LARGE, mallinfo().mapped - before < LARGE)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have no such setting")
def test_a_large_block_is_returned_at_once_however_often() -> None:
    command = [sys.executable, "-c", CODE]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - the code is above
    assert ended.stdout == "True True\n" * 3
