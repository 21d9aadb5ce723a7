"""Several processes, at once or one after another: shards, the buttons of messages, and who takes them over."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from sqlalchemy import text

from tests.fakes.discord_server import DiscordServer
from tests.fakes.sessions import CloseCode
from tests.fakes.users import Channel
from tests.support.bot_process import (
    AT_ONCE,
    DATABASE,
    assert_clean_exit,
    fetch,
    running_bot,
    sharded_bots,
)
from tests.support.postgres import PostgresServer

CUT_LOCKS = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
)
PLIES = text("SELECT count(*) FROM ply")


async def test_two_processes_play_on_their_shards_and_another_replaces_one(
    server: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    guilds = [await server.add_guild(f"on {shard}", shard=shard, of=2, channels=("a", "b")) for shard in (0, 1)]
    channels = [channel for guild in guilds for channel in guild.channels]
    async with postgres.create_database() as name:
        async with sharded_bots(server, tmp_path, postgres.url(name), "0", "1") as bots:
            identified = [(await server.gateway.identified())["shard"] for _ in bots]
            assert sorted(identified) == [[0, 2], [1, 2]]
            await asyncio.gather(*(bot.wait_for_log("Ready, in") for bot in bots))
            assert len(server.requests("PUT", "/commands")) == 1
            played = await asyncio.gather(*(play(server, channel, Random(channel.id)) for channel in channels))
            answer = await server.answer_to(server.ana.send("!move B2", channels[-1]))
            bots[1].process.kill()
            assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
            async with sharded_bots(server, tmp_path, postgres.url(name), "1") as (successor,):
                await successor.wait_for_log("Ready, in")
                answer = await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}", channels[-1]))
                assert len(answer.free_cells) == 5
                for bot in (bots[0], successor):
                    assert_clean_exit(await bot.stop())
        async with postgres.connect(name) as connection:
            assert (await connection.execute(PLIES)).scalar_one() == sum(played) + 2 + 4


async def test_one_process_opens_the_recommended_shards(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    async with DiscordServer(shards=2) as server, running_bot(server.url, tmp_path) as bot:
        guild = await server.add_guild("on the other shard", shard=1, of=2)
        await bot.wait_for_log("Ready, in 2 servers")
        for channel in (server.games, guild.games, server.ana.dm):
            answer = await server.answer_to(server.ana.send("!move B2", channel))
            assert len(answer.free_cells) == 7
        await server.gateway.abort_connections()
        for _ in range(2):
            await server.gateway.resumed()
        assert len((await server.answer_to(server.ana.send("!board", guild.games))).free_cells) == 7
        stuck = server.hold(server.games.path)
        await server.ana.send("!board")
        await stuck.arrived()
        bot.process.send_signal(signal.SIGTERM)
        log = await bot.wait_for_log("Stopping")
        unanswered = await server.ana.send("!board", guild.games)
        assert_clean_exit(await bot.result())
        assert unanswered.take_all() == []
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert connection.execute("SELECT shard_id, shard_count FROM heartbeat").fetchall() == [(0, 2), (1, 2)]
    for shard in (0, 1):
        assert f"Shard {shard} of 2 is connected" in log
        assert f"Shard {shard} has lost its connection" in log


async def test_a_process_that_loses_its_lock_takes_no_events(
    server: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    async with (
        postgres.create_database() as name,
        running_bot(server.url, tmp_path, DATABASE_URL=postgres.url(name), LOG_LEVEL="INFO") as bot,
    ):
        await bot.wait_for_log("Ready, in")
        answer = await server.answer_to(server.ana.send("!move B2"))
        async with postgres.connect(name) as other:
            takes_over = asyncio.create_task(other.execute(text("SELECT pg_advisory_lock(1, 0)")))
            await postgres.wait_for_blocked_session(name)
            await postgres.execute(CUT_LOCKS, name)
            await takes_over
            assert await server.gateway.closed() == CloseCode.NORMAL
            await bot.wait_for_log("The bot takes no commands until it has the lock of its shards again")
            await bot.wait_for_log("Another process of the bot has the lock of shard 0 of 1. Waiting for it to stop")
            unanswered = await server.ana.send(f"!move {answer.free_cells[0]}")
        await bot.wait_for_log("Ready, in")
        assert unanswered.take_all() == []
        assert (await server.answer_to(server.ana.send("!board"))).free_cells == answer.free_cells
        postgres.stop()
        await bot.wait_for_log("The bot takes no commands until it has the lock of its shards again")
        postgres.start()
        await bot.wait_for_log("Ready, in")
        answer = await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}"))
        assert len(answer.free_cells) == 5
        assert_clean_exit(await bot.stop())


async def play(server: DiscordServer, channel: Channel, rng: Random) -> int:
    """Play a game in a channel, and return the number of plies on its final board."""
    answer = await server.answer_to(server.ana.send("!move B2", channel))
    while "Your move" in answer.text:
        answer = await server.answer_to(server.ana.send(f"!move {rng.choice(answer.free_cells)}", channel))
    return 9 - len(answer.free_cells)


async def test_a_second_process_waits_and_takes_the_buttons_over(
    tmp_path: Path, postgres: PostgresServer, port: int
) -> None:
    async with (
        DiscordServer() as server,
        postgres.create_database() as name,
        sharded_bots(server, tmp_path, postgres.url(name), "0") as (first,),
    ):
        await first.wait_for_log("Ready, in")
        async with sharded_bots(server, tmp_path, postgres.url(name), "0", STATUS_PORT=port) as (second,):
            await second.wait_for_log("Another process of the bot has the lock of shard 0 of 2. Waiting for it to stop")
            assert '"waiting": true' in await fetch(port, "health")
            metrics = {*(await fetch(port, "metrics")).splitlines()}
            assert metrics >= {"tictactoe_ready 0.0", "tictactoe_database_up 1.0"}
            board = await server.answer_to(server.ana.send("!play"))
            played = await server.answer_to(server.ana.press("B2", board))
            asked = await server.answer_to(server.ana.slash("play", server.lounge, member=server.ben, mark="x"))
            assert_clean_exit(await first.stop())
            await second.wait_for_log("Ready, in")
            assert len((await server.answer_to(server.ana.press(played.free_cells[0], played))).free_cells) < 6
            begun = await server.answer_to(server.ben.press("Accept", asked, server.lounge))
            assert len(begun.free_cells) == 9
            assert_clean_exit(await second.stop())
        assert server.games.answers.take_all() == []
        assert server.gateway.identifications == 2
