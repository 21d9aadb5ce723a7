"""Several processes over one PostgreSQL: each has its share of the servers, and nothing is played twice or lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from sqlalchemy import text

from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import Channel
from tests.postgres import PostgresServer
from tests.running import Running, check_clean, started

GAMES = 3
"""In each channel."""


@asynccontextmanager
async def sharing(wire: DiscordServer, folder: Path, url: str, *shards: str) -> AsyncGenerator[list[Running]]:
    """Two processes on one database, each with the shards that it is given."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                started(wire.url, folder, DATABASE_URL=url, SHARD_COUNT="2", SHARD_IDS=some, LOG_LEVEL="INFO")
            )
            for some in shards
        ]


async def test_two_processes_with_a_shard_each_play_at_the_same_time(
    wire: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    servers = [await wire.add_server(f"on {shard}", shard=shard, of=2, channels=("a", "b", "c")) for shard in (0, 1)]
    channels = [channel for server in servers for channel in server.channels]
    async with postgres.a_database() as name:
        async with sharing(wire, tmp_path, postgres.url(name), "0", "1") as bots:
            identified = [(await wire.gateway.identified())["shard"] for _ in bots]
            assert sorted(identified) == [[0, 2], [1, 2]]
            await asyncio.gather(*(bot.logs("Ready, in") for bot in bots))
            assert len(wire.requests("PUT", "/commands")) == 1
            told = await asyncio.gather(*(play(wire, channel, Random(channel.number)) for channel in channels))
            for bot in bots:
                check_clean(await bot.stop())
        async with postgres.connected(name) as connection:
            saved = await connection.execute(text("SELECT count(*), count(DISTINCT event_id) FROM ply"))
            assert tuple(saved.one()) == (sum(told), len(wire_moves(wire)))


async def test_two_processes_on_the_same_shard_play_each_move_once(
    wire: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    async with postgres.a_database() as name, sharing(wire, tmp_path, postgres.url(name), "0", "0") as bots:
        await asyncio.gather(*(bot.logs("Ready, in") for bot in bots))
        told = await play(wire, wire.games, Random(1))
        async with postgres.connected(name) as connection:
            saved = await connection.execute(text("SELECT count(*), count(DISTINCT event_id) FROM ply"))
            assert tuple(saved.one()) == (told, len(wire_moves(wire)))


async def test_one_process_carries_as_many_shards_as_discord_recommends(tmp_path: Path) -> None:
    async with DiscordServer(shards=2) as wire, started(wire.url, tmp_path) as bot:
        server = await wire.add_server("on the other shard", shard=1, of=2)
        await bot.logs("Ready, in 2 servers")
        for place in (wire.games, server.games, wire.ana.direct):
            answer = await wire.answer_to(wire.ana.says("!move B2", place))
            assert len(answer.free_cells) == 7
        await wire.gateway.drop()
        for _ in range(2):
            await wire.gateway.resumed()
        assert len((await wire.answer_to(wire.ana.says("!board", server.games))).free_cells) == 7
        ended = await bot.stop()
    check_clean(ended)
    for shard in (0, 1):
        assert f"Shard {shard} of 2 is connected" in ended.stdout
        assert f"Shard {shard} has lost its connection" in ended.stdout


async def test_a_process_that_dies_leaves_its_shards_to_the_next(
    wire: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    server = await wire.add_server("on the other shard", shard=1, of=2)
    async with postgres.a_database() as name, sharing(wire, tmp_path, postgres.url(name), "0", "1") as bots:
        await asyncio.gather(*(bot.logs("Ready, in") for bot in bots))
        answer = await wire.answer_to(wire.ana.says("!move B2", server.games))
        bots[1].process.kill()
        assert len((await wire.answer_to(wire.ana.says("!move B2"))).free_cells) == 7
        async with sharing(wire, tmp_path, postgres.url(name), "1") as (successor,):
            await successor.logs("Ready, in")
            answer = await wire.answer_to(wire.ana.says(f"!move {answer.free_cells[0]}", server.games))
            assert len(answer.free_cells) == 5


async def play(wire: DiscordServer, channel: Channel, rng: Random) -> int:
    """Play some games in a channel, and count the marks that were shown on the boards at their ends."""
    plies = 0
    for _ in range(GAMES):
        answer = await wire.answer_to(wire.ana.says("!move B2", channel))
        while "Your move" in answer.text:
            answer = await wire.answer_to(wire.ana.says(f"!move {rng.choice(answer.free_cells)}", channel))
        plies += 9 - len(answer.free_cells)
    return plies


def wire_moves(wire: DiscordServer) -> set[str]:
    """The answers that Discord showed, each to a move of its own."""
    return {sent["nonce"] for sent in wire.sent()}
