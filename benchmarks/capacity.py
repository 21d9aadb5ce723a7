"""What many live matches cost: memory beside that of views with buttons, and the start on a database full of them.

Memory is measured in processes of their own. The views are those that discord.py's own example of
tic-tac-toe keeps, one a game with nine buttons; the start is that of the bot on a loopback stand-in
for Discord, from the command to the line that says it is ready.
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

from benchmarks.report import Aim, print_table
from benchmarks.timing import Timing, format_seconds
from bot.game.board import Board
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import ChannelId, Event, EventId, GuildId, MessageId, Place
from bot.model.saved_match import SavedMatch
from bot.services.learners import LearnerService
from bot.services.match_cache import MatchCache
from bot.services.metrics import NoMetrics
from bot.services.settings import SettingsService
from bot.storage.database import Database
from bot.storage.migration import migrate
from tests.fakes.discord_server import TOKEN, DiscordServer

MATCHES = 100_000
VIEWS = 10_000
"""Fewer, because they are larger; the table says what one takes."""

STARTS = 5
MEGABYTE = 1_000_000
_FIRST_ID = 1_400_000_000_000_000_000
_NOW = datetime(2026, 1, 1, tzinfo=UTC)


def run() -> list[Aim]:
    """Print the tables, and tell what became of the aims."""
    matches, views = _grown_by("matches"), _grown_by("views")
    rows = [
        ("our live matches", f"{MATCHES:,}", f"{matches / MEGABYTE:.0f} MB", f"{matches / MATCHES:,.0f} bytes"),
        ("views with nine buttons", f"{VIEWS:,}", f"{views / MEGABYTE:.0f} MB", f"{views / VIEWS:,.0f} bytes"),
    ]
    print_table("Memory above that of an idle process", ("", "games", "in all", "each"), rows)
    empty, full = asyncio.run(_starts())
    rows = [
        (name, format_seconds(timing.median), timing.range)
        for name, timing in (("an empty database", empty), (f"{MATCHES:,} live matches saved", full))
    ]
    print_table(
        f"From the command to the line that says it is ready ({STARTS} starts each)", ("", "median", "min - max"), rows
    )
    return [
        Aim(f"{MATCHES:,} live matches within 200 MB", f"{matches / MEGABYTE:.0f} MB", matches <= 200 * MEGABYTE),
        Aim(f"ready within 5 s with {MATCHES:,} saved", format_seconds(full.median), full.median <= 5),
    ]


class Shelf:
    """Stands for the database: makes up a match when it is asked for one."""

    def __init__(self, saved: Iterator[SavedMatch]) -> None:
        self._saved = saved

    async def live(self, channel: ChannelId) -> SavedMatch:
        """The next match, whatever the channel."""
        del channel
        return next(self._saved)


def saved_matches() -> Iterator[SavedMatch]:
    """Matches in the middle of a game, each in a channel of its own; every number its own object, as from a row."""
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
        yield SavedMatch(match, place, Event(EventId(number + 4)), touched, MessageId(number + 5), match.version)


def _grown_by(what: str) -> int:
    """By how many bytes a process grows that keeps something."""
    command = [sys.executable, "-m", "benchmarks.capacity", what]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


async def _keep_matches() -> int:
    shelf: Any = Shelf(saved_matches())  # answers the one question that it is asked
    year = timedelta(days=365)
    learners, settings_service = LearnerService(shelf, now=lambda: _NOW), SettingsService(shelf, now=lambda: _NOW)
    live = MatchCache(shelf, learners, settings_service, now=lambda: _NOW, abandoned_after=year, metrics=NoMetrics())
    before = _memory()
    for channel in range(_FIRST_ID, _FIRST_ID + MATCHES):
        await live.find(ChannelId(channel))
    assert len(live) == MATCHES
    return _memory() - before


async def _keep_views() -> int:
    before = _memory()
    views = [ui.View(timeout=None) for _ in range(VIEWS)]
    for view in views:
        for cell in range(9):
            view.add_item(ui.Button(style=discord.ButtonStyle.secondary, label="\u200b", row=cell // 3))
    return _memory() - before


def _memory() -> int:
    """The most that this process has had in memory so far, in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


async def _starts() -> tuple[Timing, Timing]:
    """How long the bot takes to be ready, with an empty database and with a full one, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("empty.sqlite3", "full.sqlite3")]
        for file in files:
            database = Database(f"sqlite:///{file}")
            await migrate(database)
            await database.close()
        _fill(files[1])
        seconds: list[list[float]] = [[], []]
        for _ in range(STARTS):
            for file, times in zip(files, seconds, strict=True):
                times.append(await _start(file))
    return Timing(tuple(seconds[0])), Timing(tuple(seconds[1]))


async def _start(file: Path) -> float:
    async with DiscordServer() as wire:
        begin = perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "tests/fakes/launch.py", wire.url),
            cwd=Path(__file__).parent.parent,
            env={"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{file}", "STATUS_PORT": "0"},
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        await process.stdout.readuntil(b"Ready, in")
        seconds = perf_counter() - begin
        process.terminate()
        await process.communicate()
    return seconds


def _fill(file: Path) -> None:
    """Write many live matches into a database, in the quickest way."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for saved in saved_matches():
            _insert(connection.execute, saved)


def _insert(execute: Callable[[str, tuple[object, ...]], object], saved: SavedMatch) -> None:
    match, place, touched = saved.match, saved.place, saved.touched.strftime("%Y-%m-%d %H:%M:%S.%f")
    assert isinstance(match.x, MemberSeat)
    execute("INSERT INTO server (id) VALUES (?)", (place.guild,))
    execute(
        "INSERT INTO match (id, server_id, channel_id, rows, columns, in_a_row, gravity, misere, x_user, o_opponent, "
        "version, event_id, began_at, touched_at, message_id, shown) "
        "VALUES (?, ?, ?, 3, 3, 3, 0, 0, ?, 'minimax', ?, ?, ?, ?, ?, ?)",
        (
            *(match.id, place.guild, place.channel, match.x.user, match.version, saved.event.id, touched, touched),
            *(saved.message, saved.shown),
        ),
    )
    for number, cell in enumerate(match.plies):
        execute("INSERT INTO ply VALUES (?, ?, ?, NULL, ?)", (match.id, number, cell, touched))


if __name__ == "__main__":
    keep = {"matches": _keep_matches, "views": _keep_views}[sys.argv[1]]
    print(asyncio.run(keep()))
