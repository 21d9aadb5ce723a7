"""Charts that worker processes draw, with the fonts of the system."""

import os
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
from tests.support.bot_process import assert_clean_exit, running_bot

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
    yield pool
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
    (tmp_path / "sitecustomize.py").write_text(no_library)  # neither imported so far, nor can it be from now on
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
    async with running_bot(server.url, tmp_path, "doctor") as doctor:
        assert f"warning  charts     Charts are off, {advice}" in (await doctor.result()).stdout
