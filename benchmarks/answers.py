"""Measure how long answers take and what they cost when nobody else waits, compared with a bot that saves nothing.

Our bot commits a move to the disk before it answers. The time runs from the message's frame on the gateway to the
request with the answer. Messages are sent one at a time with a pause in between, so that work after one answer does not
delay the next. The bots alternate block by block.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from statistics import median, quantiles
from time import perf_counter

from benchmarks.bots import OURS, PLAIN, Bot, connected_bot
from benchmarks.players import Exchange, Player, ask_for_board, move, ping, press, press_board
from benchmarks.report import format_seconds, print_table
from tests.fakes.discord_server import DiscordServer

BLOCKS = 30
EXCHANGES = 10
"""Per block."""

WARM_UP = 20
"""Blocks that are not measured, so that caches are filled."""

PAUSE = 0.004
"""Seconds between an answer and the next message."""

SECONDS_TO_SETTLE = 1
"""Within this time, the bots finish what they do after their last answers."""

_PONG = "pong"
_CASES: Mapping[str, tuple[str, Exchange]] = {
    _PONG: (PLAIN, ping),
    "a constant board": (PLAIN, ask_for_board),
    "a press on a constant board": (PLAIN, press_board),
    "!move, saved before the answer": (OURS, move),
    "a press on a cell, saved before the answer": (OURS, press),
}


def run() -> None:
    """Print the table."""
    seconds, cpu = asyncio.run(_measure())
    rows = [
        (
            name,
            *(format_seconds(median(times)), f"{median(times) / median(seconds[_PONG]):.2f}"),
            format_seconds(quantiles(times, n=20)[-1]),
            *(format_seconds(cpu[name]), f"{cpu[name] / cpu[_PONG]:.2f}"),
        )
        for name, times in seconds.items()
    ]
    title = f"From a message or a press to its answer, one at a time ({BLOCKS} blocks of {EXCHANGES})"
    print_table(title, ("", "median", "pong = 1", "p95", "CPU each", "pong = 1"), rows)


async def _measure() -> tuple[dict[str, list[float]], dict[str, float]]:
    """Return the seconds of all answers, and the CPU seconds of each on average, once the bots are warmed up."""
    async with AsyncExitStack() as stack:
        players: dict[str, Player] = {}
        bots: dict[str, Bot] = {}
        for name, (script, _) in _CASES.items():
            server = await stack.enter_async_context(DiscordServer())
            players[name] = Player(server.ana, server.games)
            bots[name] = await stack.enter_async_context(connected_bot(server, script))
        await _run_blocks(players, WARM_UP)
        before = {name: bot.cpu_seconds for name, bot in bots.items()}
        seconds = await _run_blocks(players, BLOCKS)
        await asyncio.sleep(SECONDS_TO_SETTLE)
        cpu = {name: (bot.cpu_seconds - before[name]) / len(seconds[name]) for name, bot in bots.items()}
    return seconds, cpu


async def _run_blocks(players: Mapping[str, Player], blocks: int) -> dict[str, list[float]]:
    """Let the players take turns, and return the seconds until each answer."""
    seconds: dict[str, list[float]] = {name: [] for name in players}
    for name in [*players] * blocks:
        _, exchange = _CASES[name]
        for _ in range(EXCHANGES):
            await asyncio.sleep(PAUSE)
            start = perf_counter()
            await exchange(players[name])
            seconds[name].append(perf_counter() - start)
    return seconds
