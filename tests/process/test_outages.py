"""Database outages and dead connections."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.support.bot_process import DATABASE, connected_bot, running_bot


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
