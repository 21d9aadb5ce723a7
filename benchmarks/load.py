"""Measure what answers cost under load, and how many are given in a second, compared with a bot that saves nothing.

Every user writes, or presses a button, as soon as the previous answer has arrived, so all channels are busy at once.
The bots take turns. The loopback servers and the users run in the process of the benchmark, the bots in processes of
their own; PostgreSQL commits to the disk, as SQLite does. If a press is not answered within the three seconds that
Discord allows, the machine is too busy, and the benchmark ends with a TimeoutError.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from benchmarks.bots import OURS, PLAIN, Bot, connected_bot
from benchmarks.players import Exchange, Player, ask_for_board, move, new_players, ping, press, press_board
from benchmarks.report import format_seconds, print_table
from tests.fakes.discord_server import DiscordServer
from tests.support.postgres import EMPTY, PostgresServer, running_server

CHANNELS = 300
"""As many users play at once."""

MANY_GAMES = 3_000
"""As many games are running in one of the cases."""

ROUNDS = 3
EXCHANGES = 900
"""The answers in one round."""


@dataclass
class Case:
    """A bot, and the users that play with it.

    Args:
        cpu: the CPU seconds of the bot for each answer, by round.
        rates: the answers in a second, by round.
        memory: the bot's resident memory after the last round, in MiB.
    """

    name: str
    bot: Bot
    exchange: Exchange
    players: deque[Player]
    cpu: list[float] = field(default_factory=list[float])
    rates: list[float] = field(default_factory=list[float])
    memory: float = 0

    async def run(self) -> None:
        """Let the users play a round, and record the figures."""
        cpu, start = self.bot.cpu_seconds, perf_counter()
        await self.play(EXCHANGES)
        self.rates.append(EXCHANGES / (perf_counter() - start))
        self.cpu.append((self.bot.cpu_seconds - cpu) / EXCHANGES)
        self.memory = self.bot.mebibytes
        print(f"  {self.name}: {format_seconds(self.cpu[-1])} of CPU each, {self.rates[-1]:,.0f} a second", flush=True)

    async def play(self, exchanges: int) -> None:
        """Let users play, as many at once as there are channels, until there were so many exchanges."""
        numbers = iter(range(exchanges))

        async def play_on() -> None:
            for _ in numbers:
                player = self.players.popleft()
                await self.exchange(player)
                self.players.append(player)

        async with asyncio.TaskGroup() as tasks:
            for _ in range(CHANNELS):
                tasks.create_task(play_on())


def run() -> None:
    """Print the table."""
    with running_server(is_durable=True) as postgres:
        cases = asyncio.run(_measure(postgres))
    pong = cases[0]
    rows = [
        (
            case.name,
            *(format_seconds(median(case.cpu)), f"{median(case.cpu) / median(pong.cpu):.2f}"),
            *(f"{median(case.rates):,.0f}", f"{median(case.rates) / median(pong.rates):.2f}"),
            f"{case.memory:.0f} MiB",
        )
        for case in cases
    ]
    title = f"{CHANNELS} channels at once ({ROUNDS} rounds of {EXCHANGES:,} answers)"
    print_table(title, ("", "CPU each", "pong = 1", "a second", "pong = 1", "memory"), rows)


async def _measure(postgres: PostgresServer) -> list[Case]:
    """Measure every bot in every round."""
    async with AsyncExitStack() as stack:

        async def new_case(
            name: str, script: str, exchange: Exchange, games: int = CHANNELS, url: str | None = None
        ) -> Case:
            server = await stack.enter_async_context(DiscordServer())
            players = await new_players(server, games)
            return Case(
                name, await stack.enter_async_context(connected_bot(server, script, url)), exchange, deque(players)
            )

        urls = [postgres.url(await stack.enter_async_context(postgres.create_database(EMPTY))) for _ in range(2)]
        cases = [
            await new_case("pong", PLAIN, ping),
            await new_case("a constant board", PLAIN, ask_for_board),
            await new_case("a press on a constant board", PLAIN, press_board),
            await new_case("!move, SQLite", OURS, move),
            await new_case("a press on a cell, SQLite", OURS, press),
            await new_case(f"!move, SQLite, {MANY_GAMES:,} games", OURS, move, MANY_GAMES),
            await new_case("!move, PostgreSQL", OURS, move, url=urls[0]),
            await new_case("a press on a cell, PostgreSQL", OURS, press, url=urls[1]),
        ]
        for case in cases:
            print(f"  {case.name}: warming up", flush=True)
            await case.play(max(EXCHANGES, len(case.players)))  # starts all games, and fills caches
        for number in range(1, ROUNDS + 1):
            print(f"\n  Round {number} of {ROUNDS}", flush=True)
            for case in cases:
                await case.run()
    return cases
