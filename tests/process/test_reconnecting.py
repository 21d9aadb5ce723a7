"""Long outages of the gateway: the bot is back within a minute, and does not use up its sessions."""

import re
from pathlib import Path

import pytest

from bot.client.reconnecting import MAX_WAIT
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.support.bot_process import AT_ONCE, WITHOUT_WAITS, assert_clean_exit, running_bot

ATTEMPTS = 40


@pytest.mark.parametrize("shards", [1, 2])
async def test_the_bot_tries_at_least_each_minute_to_reconnect(shards: int, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_WAITS)
    async with DiscordServer(shards=shards) as server, running_bot(server.url, tmp_path) as bot:
        for _ in range(shards):
            await server.gateway.identified()
        await bot.wait_for_log("Ready, in 1 servers")
        answer = await server.answer_to(server.ana.send("!move B2"))
        server.fail(Fault("/", 503, ATTEMPTS, "GET"))
        await server.gateway.abort_connections()
        if shards == 2:  # discord.py does not resume the one that it tries to connect first
            await server.gateway.identified()
        await server.gateway.resumed()
        assert len((await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}"))).free_cells) == 5
        ended = await bot.stop()
    assert_clean_exit(ended)
    waits = [float(seconds) for seconds in re.findall(r"Attempting a reconnect .*?in ([\d.]+)s", ended.stdout)]
    assert len(waits) == ATTEMPTS
    assert max(waits) <= MAX_WAIT
    assert len({*waits}) > ATTEMPTS / 2  # they are random


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_new_session_waits_while_few_are_left(shards: int, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    async with DiscordServer(shards=shards) as server, running_bot(server.url, tmp_path) as bot:
        for _ in range(shards):
            await server.gateway.identified()
        await bot.wait_for_log("Ready, in 1 servers")
        server.gateway_info["session_start_limit"].update(remaining=1, reset_after=50)
        await server.gateway.invalidate_sessions(can_resume=False)
        await bot.wait_for_log("Only 1 new sessions are left of 1000 until Discord resets the limit")
        assert server.gateway.identifications == shards
        server.gateway_info["session_start_limit"].update(remaining=1000)
        for _ in range(shards):
            await server.gateway.identified()
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert_clean_exit(await bot.stop())


async def test_a_limited_request_for_the_limit_does_not_end_the_bot(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_WAITS)
    async with DiscordServer(shards=2) as server, running_bot(server.url, tmp_path) as bot:
        for _ in range(2):
            await server.gateway.identified()
        await bot.wait_for_log("Ready, in 1 servers")
        server.fail(Fault("/gateway/bot", 429, method="GET", retry_after=300))
        await server.gateway.invalidate_sessions(can_resume=False)
        for _ in range(2):
            await server.gateway.identified()
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert_clean_exit(await bot.stop())
