"""Measure on what the event loop of our bot spends its time during moves, by a profile of 1,000 of them.

The profile itself takes time, most of all for short functions, so only the shares mean something.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Mapping

from benchmarks.bots import running_bot
from benchmarks.players import MovePlayer
from benchmarks.profiled_bot import PREFIX
from benchmarks.report import Target, print_table
from tests.fakes.discord_server import DiscordServer

MOVES = 1_000
WARM_UP = 500
SHOWN = 8
"""How many packages are shown."""


def run() -> list[Target]:
    """Print the table; there is no target."""
    seconds = asyncio.run(_profile())
    total = sum(seconds.values())
    rows = [(name, f"{100 * spent / total:.0f} %") for name, spent in [*seconds.items()][:SHOWN]]
    print_table(f"What the event loop does during `!move` ({MOVES:,} moves, one at a time)", ("", "share"), rows)
    return []


async def _profile() -> Mapping[str, float]:
    """Return the seconds that were spent in each package."""
    async with (
        DiscordServer() as server,
        running_bot(server, "benchmarks/profiled_bot.py", output=asyncio.subprocess.PIPE) as (bot, process),
    ):
        await server.gateway.identified()
        player = MovePlayer(server.ana, server.games)
        for _ in range(WARM_UP):
            await player.exchange()
        os.kill(bot.pid, signal.SIGUSR1)
        for _ in range(MOVES):
            await player.exchange()
        os.kill(bot.pid, signal.SIGUSR2)
        assert process.stdout is not None
        async for line in process.stdout:
            if line.startswith(PREFIX.encode()):
                return json.loads(line.removeprefix(PREFIX.encode()))
    raise RuntimeError("the bot ended without a profile")
