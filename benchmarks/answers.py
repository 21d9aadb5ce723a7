"""Measure how long answers take when nobody else waits, compared with a bot that saves nothing.

Our bot commits a move to the disk before it answers. The time runs from the message's frame on the gateway to the
request with the answer. Messages are sent one at a time with a pause in between, so that work after one answer does not
delay the next. The bots alternate block by block.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import perf_counter

from benchmarks.bots import OURS, PLAIN, Bot, connected_bot
from benchmarks.players import BoardPlayer, BoardPresser, MovePlayer, PingPlayer, Player, PressPlayer
from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds
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

_PONG, _MOVE = "pong", "!move, saved before the answer"
_CASES: dict[str, tuple[str, type[Player]]] = {
    _PONG: (PLAIN, PingPlayer),
    "a constant board": (PLAIN, BoardPlayer),
    "a press on a constant board": (PLAIN, BoardPresser),
    _MOVE: (OURS, MovePlayer),
    "a press on a cell, saved before the answer": (OURS, PressPlayer),
}


def run() -> list[Target]:
    """Print the table and return the target."""
    timings, cpu = asyncio.run(_measure())
    rows = [
        (
            name,
            *(format_seconds(timing.median), format_ratio(timing.median / timings[_PONG].median)),
            *(format_seconds(timing.p95), timing.range),
            *(format_seconds(cpu[name]), format_ratio(cpu[name] / cpu[_PONG])),
        )
        for name, timing in timings.items()
    ]
    title = f"From a message or a press to its answer, one at a time ({BLOCKS} blocks of {EXCHANGES})"
    print_table(title, ("", "median", "pong = 1", "p95", "min - max", "CPU each", "pong = 1"), rows)
    latency, cost = timings[_MOVE].median / timings[_PONG].median, cpu[_MOVE] / cpu[_PONG]
    return [
        Target("`!move` answered within 2.5 times pong", f"{latency:.2f} times", latency <= 2.5),
        Target("`!move`: CPU of at most 3 pongs, one at a time", f"{cost:.2f}", cost <= 3),
    ]


async def _measure() -> tuple[dict[str, Timing], dict[str, float]]:
    """Return the timings of all cases and the CPU seconds of each answer, once their bots are warmed up."""
    seconds: dict[str, list[float]] = {name: [] for name in _CASES}
    cpu = dict.fromkeys(_CASES, 0.0)
    async with AsyncExitStack() as stack:
        players: dict[str, Player] = {}
        bots: dict[str, Bot] = {}
        for name, (script, player) in _CASES.items():
            server = await stack.enter_async_context(DiscordServer())
            players[name] = player(server.ana, server.games)
            bots[name] = await stack.enter_async_context(connected_bot(server, script))
        for block in range(WARM_UP + BLOCKS):
            if block == WARM_UP:
                cpu = {name: -bot.cpu_seconds for name, bot in bots.items()}
            for name, player in players.items():
                times = [await _exchange(player) for _ in range(EXCHANGES)]
                if block >= WARM_UP:
                    seconds[name] += times
        await asyncio.sleep(SECONDS_TO_SETTLE)
        cpu = {name: (cpu[name] + bot.cpu_seconds) / (BLOCKS * EXCHANGES) for name, bot in bots.items()}
    return {name: Timing(tuple(times)) for name, times in seconds.items()}, cpu


async def _exchange(player: Player) -> float:
    """Let a player send one request, and return the seconds until the answer."""
    await asyncio.sleep(PAUSE)
    start = perf_counter()
    await player.exchange()
    return perf_counter() - start
