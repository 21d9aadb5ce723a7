"""Measure the cost of many running matches: memory, compared with views with buttons, and start-up time.

Memory is measured in separate processes. The views are those of discord.py's own tic-tac-toe example: one per game,
with nine buttons. Start-up is measured on a loopback server in place of Discord, from the command to the line that
reports that the bot is ready, and compared with a minimal bot that waits for guilds as long.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import discord
from discord import ui

from benchmarks.bots import OURS, PLAIN, running_bot
from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_seconds
from bot.database.database import Database
from bot.database.migration import migrate
from bot.games.board import Board
from bot.games.ids import MatchId, UserId
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.rules import TIC_TAC_TOE
from bot.matches.matches import Matches
from bot.matches.opponent_pool import OpponentPool
from bot.model.ids import ChannelId, Event, EventId, GuildId, MessageId, Place
from bot.model.metrics import Metrics
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from bot.workers.pool import WorkerPool
from tests.fakes.discord_server import DiscordServer

MATCHES = 100_000
VIEWS = 10_000
"""Fewer than the matches, because they are larger; the table shows the size of one."""

STARTS = 5
MEGABYTE = 1_000_000
_FIRST_ID = 1_400_000_000_000_000_000
_NOW = datetime(2026, 1, 1, tzinfo=UTC)
_STATM = Path("/proc/self/statm")
"""Sizes of the process in pages, the second is the resident size: https://man7.org/linux/man-pages/man5/proc.5.html."""


def run() -> list[Target]:
    """Print the tables and return the targets."""
    matches, views = _memory_of("matches"), _memory_of("views")
    rows = [
        ("our running matches", f"{MATCHES:,}", f"{matches / MEGABYTE:.0f} MB", f"{matches / MATCHES:,.0f} bytes"),
        ("views with nine buttons", f"{VIEWS:,}", f"{views / MEGABYTE:.0f} MB", f"{views / VIEWS:,.0f} bytes"),
    ]
    print_table("Memory beyond that of an idle process", ("", "games", "total", "each"), rows)
    plain, empty, full = asyncio.run(_measure_starts())
    names = "pong bot", "our bot, an empty database", f"our bot, {MATCHES:,} running matches saved"
    rows = [
        (name, format_seconds(timing.median), timing.range)
        for name, timing in zip(names, (plain, empty, full), strict=True)
    ]
    print_table(f"From the command until the bot is ready ({STARTS} starts each)", ("", "median", "min - max"), rows)
    more = empty.median - plain.median
    return [
        Target(f"{MATCHES:,} running matches within 200 MB", f"{matches / MEGABYTE:.0f} MB", matches <= 200 * MEGABYTE),
        Target("ready at most 0.4 s after the pong bot", f"{more:.2f} s", more <= 0.4),
        Target(f"ready within 5 s with {MATCHES:,} saved", format_seconds(full.median), full.median <= 5),
    ]


class FakeStore:
    """Stands in for the database: returns a generated match for every channel."""

    def __init__(self, saved: Iterator[SavedMatch]) -> None:
        self._saved = saved

    async def latest(self, channel: ChannelId) -> SavedMatch:
        """Return the next match, for any channel."""
        del channel
        return next(self._saved)


def saved_matches() -> Iterator[SavedMatch]:
    """Generate running matches, each in its own channel; ids are distinct objects, as if read from rows."""
    rng = Random(1)
    for number in range(_FIRST_ID, _FIRST_ID + 10 * MATCHES, 10):
        board, plies = Board(), list[int]()
        for _ in range(2 + 2 * int(rng.random() * 2)):
            plies.append(board.legal_moves[int(rng.random() * len(board.legal_moves))])
            board = board.play(plies[-1])
        seats = MemberSeat(UserId(number + 1)), OpponentSeat("perfect")
        match = Match(MatchId(number), TIC_TAC_TOE, *seats, tuple(plies))
        place = Place(ChannelId(number + 2), GuildId(number + 3))
        touched = _NOW + timedelta(seconds=number - _FIRST_ID)
        yield SavedMatch(match, place, Event(EventId(number + 4)), touched, Shown(match.version, MessageId(number + 5)))


def _memory_of(objects: str) -> int:
    """Return by how many bytes a process grows when it creates the objects."""
    command = [sys.executable, "-m", "benchmarks.capacity", objects]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


async def _create_matches() -> int:
    """Return the growth of memory in bytes."""
    store: Any = FakeStore(saved_matches())  # has the only method that is called
    year = timedelta(days=365)
    pool = OpponentPool({}, WorkerPool(), rng=Random(1), metrics=Metrics())
    matches = Matches(store, pool, now=lambda: _NOW, abandoned_after=year, metrics=Metrics())
    before = _used_memory()
    for channel in range(_FIRST_ID, _FIRST_ID + MATCHES):
        await matches.get(ChannelId(channel))
    assert len(matches) == MATCHES
    return _used_memory() - before


async def _create_views() -> int:
    """Return the growth of memory in bytes."""
    before = _used_memory()
    views = [ui.View(timeout=None) for _ in range(VIEWS)]
    for view in views:
        for cell in range(9):
            view.add_item(ui.Button(style=discord.ButtonStyle.secondary, label="\u200b", row=cell // 3))
    return _used_memory() - before


def _used_memory() -> int:
    """Return the memory of this process in bytes: resident now, or at the peak on systems without /proc.

    On Linux the peak is of no use: a process inherits it from the one that started it.
    """
    if _STATM.exists():
        return int(_STATM.read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


async def _measure_starts() -> list[Timing]:
    """Measure start-ups of the pong bot, and of ours with an empty database and with a full one, alternately."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("empty.sqlite3", "full.sqlite3")]
        for file in files:
            database = Database(f"sqlite:///{file}")
            await migrate(database)
            await database.close()
        _fill(files[1])
        starts = (PLAIN, None), *((OURS, f"sqlite:///{file}") for file in files)
        seconds: list[list[float]] = [[] for _ in starts]
        for _ in range(STARTS):
            for (script, url), times in zip(starts, seconds, strict=True):
                times.append(await _start(script, url))
    return [Timing(tuple(times)) for times in seconds]


async def _start(script: str, url: str | None) -> float:
    """Return how many seconds a bot takes to start with a database."""
    begin = perf_counter()
    async with (
        DiscordServer() as server,
        running_bot(server, script, url, output=asyncio.subprocess.PIPE) as (_, process),
    ):
        assert process.stdout is not None
        await process.stdout.readuntil(b"Ready, in")
        return perf_counter() - begin


def _fill(file: Path) -> None:
    """Write many running matches to a database with plain SQL, which is fastest."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for saved in saved_matches():
            _insert(connection.execute, saved)


def _insert(execute: Callable[[str, tuple[object, ...]], object], saved: SavedMatch) -> None:
    match, place, touched = saved.match, saved.place, saved.updated.strftime("%Y-%m-%d %H:%M:%S.%f")
    assert isinstance(match.x, MemberSeat)
    execute("INSERT INTO guild (id) VALUES (?)", (place.guild,))
    execute(
        "INSERT INTO match (id, guild_id, channel_id, rows, columns, in_a_row, gravity, misere, x_user, o_opponent, "
        "version, event_id, began_at, updated_at, message_id, shown) "
        "VALUES (?, ?, ?, 3, 3, 3, 0, 0, ?, 'minimax', ?, ?, ?, ?, ?, ?)",
        (
            *(match.id, place.guild, place.channel, match.x.user, match.version, saved.event.id, touched, touched),
            *(saved.shown.message, saved.shown.version),
        ),
    )
    for number, cell in enumerate(match.plies):
        execute("INSERT INTO ply VALUES (?, ?, ?, ?)", (match.id, number, cell, touched))


if __name__ == "__main__":
    create = {"matches": _create_matches, "views": _create_views}[sys.argv[1]]
    print(asyncio.run(create()))
