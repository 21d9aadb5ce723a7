"""Measure how long answers of 3x3 games take while long searches keep every worker busy, beside the same without them.

The two take turns block by block, on one bot. Moves are sent one at a time with a pause in between, as in
`benchmarks/answers.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from statistics import quantiles
from time import perf_counter

from benchmarks.bots import running_bot
from benchmarks.busy_bot import BUSY
from benchmarks.players import MovePlayer
from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds
from tests.fakes.discord_server import DiscordServer

BLOCKS = 10
EXCHANGES = 100
"""Per block."""

WARM_UP = 300

PAUSE = 0.004
"""Seconds between an answer and the next message."""

_IDLE, _BUSY = "idle workers", "busy workers"


def run() -> list[Target]:
    """Print the table and return the target."""
    timings = asyncio.run(_measure())
    idle, busy = (_p99(timings[name]) for name in (_IDLE, _BUSY))
    rows = [
        (name, format_seconds(timing.median), format_seconds(timing.p95), format_seconds(_p99(timing)), timing.range)
        for name, timing in timings.items()
    ]
    title = f"`!move` on 3x3, saved before the answer ({BLOCKS} blocks of {EXCHANGES} each)"
    print_table(title, ("", "median", "p95", "p99", "min - max"), rows)
    return [Target("p99 of 3x3 answers with busy workers at most twice", format_ratio(busy / idle), busy <= 2 * idle)]


def _p99(timing: Timing) -> float:
    return quantiles(timing.seconds, n=100)[98]


async def _measure() -> dict[str, Timing]:
    """Return the timings with idle and with busy workers."""
    seconds: dict[str, list[float]] = {_IDLE: [], _BUSY: []}
    async with (
        DiscordServer() as server,
        running_bot(server, "benchmarks/busy_bot.py", output=asyncio.subprocess.PIPE) as (bot, process),
    ):
        await server.gateway.identified()
        player = MovePlayer(server.ana, server.games)
        for _ in range(WARM_UP):
            await player.exchange()
        for _ in range(BLOCKS):
            seconds[_IDLE] += [await _exchange(player) for _ in range(EXCHANGES)]
            os.kill(bot.pid, signal.SIGUSR1)
            assert process.stdout is not None
            while BUSY.encode() not in await process.stdout.readline():
                pass
            seconds[_BUSY] += [await _exchange(player) for _ in range(EXCHANGES)]
            os.kill(bot.pid, signal.SIGUSR2)
    return {name: Timing(tuple(times)) for name, times in seconds.items()}


async def _exchange(player: MovePlayer) -> float:
    """Return how many seconds an exchange takes."""
    await asyncio.sleep(PAUSE)
    start = perf_counter()
    await player.exchange()
    return perf_counter() - start
