"""Measure what the longest messages cost: 1,990 characters, each of which becomes 18 when it is normalized."""

from __future__ import annotations

import asyncio
from time import perf_counter

from benchmarks.bots import OURS, connected_bot
from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_seconds
from tests.fakes.discord_server import DiscordServer

_COMMANDS = ("stats", "history", "watch", "brain", "play", "invite", "puzzle")
_TEXTS = {"1,990 letters": "\N{ARABIC LETTER ALEF}" * 1990, "1,990 ligatures": "\ufdfa" * 1990}
"""Both take as long to send and receive."""

_ROUNDS = 40
_PAUSE = 0.02  # so that work after an answer does not delay the next one
_MAX_SECONDS = 0.005


def run() -> list[Target]:
    """Print the table and return the target."""
    timings = asyncio.run(_measure())
    rows = [
        (f"!{command} and {name}", format_seconds(timing.median), format_seconds(timing.p95))
        for (command, name), timing in timings.items()
    ]
    print_table("From a message that is not understood to the answer", ("", "median", "95 %"), rows)
    letters, ligatures = _TEXTS
    added = max(0.0, *(timings[command, ligatures].median - timings[command, letters].median for command in _COMMANDS))
    text = "1,990 ligatures take at most 5 ms more than as many letters"
    return [Target(text, format_seconds(added), added <= _MAX_SECONDS)]


async def _measure() -> dict[tuple[str, str], Timing]:
    seconds: dict[tuple[str, str], list[float]] = {(command, name): [] for command in _COMMANDS for name in _TEXTS}
    async with DiscordServer() as server, connected_bot(server, OURS):
        for command, name in [*seconds] * (_ROUNDS + 1):
            await asyncio.sleep(_PAUSE)
            start = perf_counter()
            await (await server.ana.send(f"!{command} {_TEXTS[name]}"[:2000], server.games)).next()
            seconds[command, name].append(perf_counter() - start)
    return {case: Timing(tuple(times[1:])) for case, times in seconds.items()}  # the first one fills caches
