"""Measure what a move costs under load, compared with a bot that saves nothing, and how many moves are answered.

Every user writes, or presses a button, as soon as the previous answer has arrived, so all channels are busy at once.
The bots take turns. The loopback servers and the users run in the process of the benchmark, the bots in processes of
their own; PostgreSQL commits to the disk, as SQLite does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from benchmarks.answers import SECONDS_TO_SETTLE
from benchmarks.bots import OURS, PLAIN, Bot, connected_bot
from benchmarks.players import BoardPlayer, BoardPresser, MovePlayer, PingPlayer, Player, PressPlayer
from benchmarks.report import Target, print_table
from benchmarks.timing import format_ratio, format_seconds, garbage_collection_off
from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import Channel
from tests.support.postgres import EMPTY, PostgresServer, running_server

CHANNELS = 300
ROUNDS = 3
EXCHANGES = 900
"""The answers in one round."""

GAMES = (10, 100, 1_000, 3_000)
"""The numbers of running games with which the cost of a move is measured."""

_CHANNELS_PER_GUILD = 25
_MEGABYTE = 1_000_000


@dataclass
class Case:
    """A bot, and the users that play with it.

    Args:
        cpu: the CPU seconds of the bot for each answer, by round.
        rates: the answers in a second, by round.
        memory: the bot's resident bytes after the last round.
    """

    name: str
    bot: Bot
    players: Sequence[Player]
    cpu: list[float] = field(default_factory=list[float])
    rates: list[float] = field(default_factory=list[float])
    memory: int = 0

    async def run(self, exchanges: int = EXCHANGES) -> None:
        """Let all users play at once, and record the figures."""
        cpu, start = self.bot.cpu_seconds, perf_counter()
        await play(self.players, exchanges)
        self.rates.append(exchanges / (perf_counter() - start))
        self.cpu.append((self.bot.cpu_seconds - cpu) / exchanges)
        self.memory = self.bot.resident_bytes
        print(f"  {self.name}: {format_seconds(self.cpu[-1])} of CPU each, {self.rates[-1]:,.0f} a second", flush=True)


def run() -> list[Target]:
    """Print the tables and return the targets."""
    with garbage_collection_off():  # among all the messages of the servers, it takes seconds
        with running_server(is_durable=True) as postgres:
            cases = asyncio.run(_compare_bots(postgres))
        by_games = asyncio.run(_compare_numbers())
    pong_cpu, pong_rate = median(cases[0].cpu), median(cases[0].rates)
    rows = [
        (
            case.name,
            *(format_seconds(median(case.cpu)), format_ratio(median(case.cpu) / pong_cpu)),
            *(f"{median(case.rates):,.0f}", format_ratio(median(case.rates) / pong_rate)),
            f"{case.memory / _MEGABYTE:.0f} MB",
        )
        for case in cases
    ]
    title = f"{CHANNELS} channels at once ({ROUNDS} rounds of {EXCHANGES:,} answers)"
    print_table(title, ("", "CPU each", "pong = 1", "a second", "pong = 1", "memory"), rows)
    rows = [
        (case.name, format_seconds(median(case.cpu)), f"{median(case.rates):,.0f}", f"{case.memory / _MEGABYTE:.0f} MB")
        for case in by_games
    ]
    print_table("`!move` by the number of running games, SQLite", ("", "CPU each", "a second", "memory"), rows)
    return _targets({case.name: case for case in cases}, by_games)


_PONG, _MOVE, _PRESS = "pong", "!move", "a press on a cell"
_SQLITE, _POSTGRESQL = "SQLite", "PostgreSQL"


def _targets(cases: dict[str, Case], by_games: Sequence[Case]) -> list[Target]:
    pong, fewest, most = cases[_PONG], by_games[0], by_games[-1]
    targets: list[Target] = []
    for database, least in ((_SQLITE, 300), (_POSTGRESQL, 200)):
        case = cases[f"{_MOVE}, {database}"]
        rate = median(case.rates)
        text = f"{rate:.0f}; pong: {median(pong.rates):.0f}"
        targets.append(Target(f"{case.name}: at least {least} moves a second", text, rate >= least))
    cpu = median(cases[f"{_MOVE}, {_SQLITE}"].cpu) / median(pong.cpu)
    growth = median(most.cpu) / median(fewest.cpu)
    return [
        Target(f"{_MOVE}, {_SQLITE}: CPU of at most 3 pongs under load", f"{cpu:.2f}", cpu <= 3),
        *targets,
        Target(f"CPU of a move with {most.name} games as with {fewest.name}", f"{growth:.2f} times", growth <= 1.2),
    ]


async def play(players: Sequence[Player], exchanges: int) -> None:
    """Let users play, as many at once as there are channels, until there were so many exchanges."""
    numbers, waiting = iter(range(exchanges)), deque(players)

    async def play_on() -> None:
        for _ in numbers:
            player = waiting.popleft()
            await player.exchange()
            waiting.append(player)

    async with asyncio.TaskGroup() as tasks:
        for _ in range(min(CHANNELS, len(players))):
            tasks.create_task(play_on())


async def _compare_bots(postgres: PostgresServer) -> list[Case]:
    """Measure every bot in every round."""
    async with AsyncExitStack() as stack:
        urls = [postgres.url(await stack.enter_async_context(postgres.create_database(EMPTY))) for _ in range(2)]

        async def new_case(name: str, script: str, player: type[Player], url: str | None = None) -> Case:
            return await _new_case(stack, name, script, player, CHANNELS, url)

        cases = [
            await new_case(_PONG, PLAIN, PingPlayer),
            await new_case("a constant board", PLAIN, BoardPlayer),
            await new_case("a press on a constant board", PLAIN, BoardPresser),
            await new_case(f"{_MOVE}, {_SQLITE}", OURS, MovePlayer),
            await new_case(f"{_PRESS}, {_SQLITE}", OURS, PressPlayer),
            await new_case(f"{_MOVE}, {_POSTGRESQL}", OURS, MovePlayer, urls[0]),
            await new_case(f"{_PRESS}, {_POSTGRESQL}", OURS, PressPlayer, urls[1]),
        ]
        await _measure(cases)
    return cases


async def _compare_numbers() -> list[Case]:
    """Measure our bot with different numbers of running games in every round."""
    async with AsyncExitStack() as stack:
        cases = [await _new_case(stack, f"{games:,}", OURS, MovePlayer, games) for games in GAMES]
        await _measure(cases)
    return cases


async def _measure(cases: Sequence[Case]) -> None:
    for case in cases:
        print(f"  {case.name}: warming up", flush=True)
        await play(case.players, max(EXCHANGES, len(case.players)))  # starts all games, and fills caches
    for number in range(1, ROUNDS + 1):
        print(f"\n  Round {number} of {ROUNDS}", flush=True)
        for case in cases:
            await case.run()
    await asyncio.sleep(SECONDS_TO_SETTLE)


async def _new_case(
    stack: AsyncExitStack, name: str, script: str, player: type[Player], channels: int, url: str | None = None
) -> Case:
    """Run a bot, and add a user to each of its channels."""
    server = await stack.enter_async_context(DiscordServer())
    players = [
        player(server.add_user(f"user-{channel.id}"), channel) for channel in await _add_channels(server, channels)
    ]
    return Case(name, await stack.enter_async_context(connected_bot(server, script, url)), players)


async def _add_channels(server: DiscordServer, count: int) -> list[Channel]:
    """Add channels, in guilds of equal size except the last."""
    channels: list[Channel] = []
    while missing := count - len(channels):
        names = [f"games-{number}" for number in range(min(missing, _CHANNELS_PER_GUILD))]
        channels += (await server.add_guild(f"guild-{len(channels)}", channels=tuple(names))).channels
    return channels
