"""Database outages and dead connections."""

import resource
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

from bot.process.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.support.bot_process import DATABASE, assert_failed_start, connected_bot, running_bot

REFUSED = "I can't save games right now"


@contextmanager
def locked(file: Path) -> Generator[None]:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


async def test_a_move_waits_for_the_end_of_a_lock(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!board"))
        deferral = server.hold("/interactions/*/callback")
        with locked(tmp_path / DATABASE):
            slow = await server.ana.slash("move", coordinate="B2")
            await deferral.arrived()  # in time, as the stand-in refuses it after three seconds
            deferral.release()
        assert len((await slow.next()).free_cells) == 7


async def test_play_goes_on_after_the_disk_was_full_or_missing(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        _, limit = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1024, limit))
        assert REFUSED in (await server.answer_to(server.ana.send("!play o", server.lounge))).text
        assert "!resign" in (await server.answer_to(server.ana.send("!help"))).text
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (limit, limit))
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        assert REFUSED in (await server.answer_to(server.ana.send("!resign"))).text
        assert not (tmp_path / DATABASE).exists()
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
        assert "resigned" in (await server.answer_to(server.ana.send("!resign"))).text
        result = await bot.stop()
    assert "Check its free space" in result.stdout
    assert "no longer exists. Put it back, or restart the bot to create an empty one." in result.stdout
    assert "Traceback" not in result.stdout


async def test_a_file_that_is_no_database_stays_unchanged(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / DATABASE).write_text("my diary" * 1000)
    async with running_bot(server.url, tmp_path) as bot:
        assert_failed_start(await bot.result(), ExitCode.DATABASE, "is not a SQLite database")
    assert (tmp_path / DATABASE).read_text() == "my diary" * 1000


async def test_a_dead_connection_is_reopened(server: DiscordServer, tmp_path: Path) -> None:
    server.gateway.heartbeat_interval = timedelta(milliseconds=200)
    async with running_bot(server.url, tmp_path, HEARTBEAT_TIMEOUT="0.6") as bot:
        await server.gateway.identified()
        answer = await server.answer_to(server.ana.send("!move B2"))
        server.gateway.stop_responding()
        missed = await server.ana.send(f"!move {answer.free_cells[0]}")
        await server.gateway.closed()
        server.gateway.start_responding()
        await server.gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        result = await bot.stop()
    assert result.code == 0
    assert TOKEN not in result.stdout
