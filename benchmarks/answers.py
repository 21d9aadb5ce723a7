"""Measure how long answers take when nobody else waits, compared with a bot that saves nothing.

Our bot commits a move to the disk before it answers. The time runs from the message's frame on the gateway to the
request with the answer. Messages are sent one at a time with a pause in between, so that work after one answer does not
delay the next. The bots alternate block by block.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import perf_counter

from benchmarks.bots import OURS, PLAIN, connected_bot
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

_CASES: dict[str, tuple[str, type[Player]]] = {
    "pong": (PLAIN, PingPlayer),
    "a constant board": (PLAIN, BoardPlayer),
    "a press on a constant board": (PLAIN, BoardPresser),
    "!move, saved before the answer": (OURS, MovePlayer),
    "a press on a cell, saved before the answer": (OURS, PressPlayer),
}


def run() -> list[Target]:
    """Print the table and return the target."""
    timings = asyncio.run(_measure())
    pong, _, _, move, _ = (timing.median for timing in timings.values())
    rows = [
        (
            name,
            format_seconds(timing.median),
            format_seconds(timing.p95),
            timing.range,
            format_ratio(timing.median / pong),
        )
        for name, timing in timings.items()
    ]
    title = f"From a message or a press to its answer, one at a time ({BLOCKS} blocks of {EXCHANGES})"
    print_table(title, ("", "median", "p95", "min - max", "pong = 1"), rows)
    return [Target("`!move` within 2 times pong", f"{move / pong:.2f} times", move <= 2 * pong)]


async def _measure() -> dict[str, Timing]:
    """Return the timings of all cases, once their bots are warmed up."""
    seconds: dict[str, list[float]] = {name: [] for name in _CASES}
    async with AsyncExitStack() as stack:
        players: dict[str, Player] = {}
        for name, (script, player) in _CASES.items():
            server = await stack.enter_async_context(DiscordServer())
            players[name] = player(server.ana, server.games)
            await stack.enter_async_context(connected_bot(server, script))
        for block in range(WARM_UP + BLOCKS):
            for name, player in players.items():
                times = [await _exchange(player) for _ in range(EXCHANGES)]
                if block >= WARM_UP:
                    seconds[name] += times
    return {name: Timing(tuple(times)) for name, times in seconds.items()}


async def _exchange(player: Player) -> float:
    """Let a player send one request, and return the seconds until the answer."""
    await asyncio.sleep(PAUSE)
    start = perf_counter()
    await player.exchange()
    return perf_counter() - start
