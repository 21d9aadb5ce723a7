"""Killed at any point of a move: what players were told is saved, what is saved is told, and nothing twice."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from random import Random

from bot.display.board import emoji_board
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.ids import ALL, ChannelId
from bot.game.rules import TIC_TAC_TOE
from bot.storage.database import Database
from bot.storage.matches import Matches
from tests.running import Running, started
from tests.wire import Wire
from tests.wire_gateway import soon
from tests.wire_people import Answer, Channel, Person

DATABASE = "data/tic-tac-toe.sqlite3"
KILLS = 8
LONGEST_MOVE = 0.02
"""Seconds within which a move is received, saved, shown, and taken note of as shown."""


@dataclass
class Table:
    """A person, and the channel where they play."""

    person: Person
    channel: Channel
    told: list[Answer] = field(default_factory=list[Answer])

    async def move(self, matches: Matches, chance: Random) -> None:
        """Play somewhere, knowing the board from wherever it is saved."""
        live = await matches.live(ChannelId(self.channel.number))
        board = live.match.board if live else Board()
        cell = chance.choice(board.legal_moves)
        await self.person.says(f"!move {format_coordinate(cell, TIC_TAC_TOE)}", self.channel)


@asynccontextmanager
async def matches_in(folder: Path) -> AsyncGenerator[Matches]:
    """What a process has saved in its folder."""
    database = Database(f"sqlite:///{folder / DATABASE}")
    try:
        yield Matches(database)
    finally:
        await database.close()


@asynccontextmanager
async def ready(wire: Wire, folder: Path) -> AsyncGenerator[Running]:
    """A process that can be played with."""
    async with started(wire.url, folder) as bot:
        await wire.gateway.identified()
        await bot.logs("Ready, in")
        yield bot


async def test_no_move_is_lost_or_doubled_however_often_the_process_is_killed(wire: Wire, tmp_path: Path) -> None:
    chance = Random(5)
    tables = [
        *(Table(wire.ana, wire.games), Table(wire.ben, wire.lounge)),
        *(Table(person, person.direct) for person in (wire.ana, wire.ben)),
    ]
    for _ in range(KILLS):
        async with ready(wire, tmp_path) as bot, matches_in(tmp_path) as matches:
            for table in tables:
                await table.move(matches, chance)
                table.told.append(await table.channel.answers.next())
            for table in tables:
                await table.move(matches, chance)
            await asyncio.sleep(chance.uniform(0, LONGEST_MOVE))
            bot.process.send_signal(signal.SIGKILL)
            await bot.process.wait()
    async with ready(wire, tmp_path), matches_in(tmp_path) as matches:
        await soon(everything_is_shown(matches))
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            told = [check(table, saved_events(database, table.channel)) for table in tables]
    assert sum(told) > KILLS * len(tables)  # more than the moves that were answered before each kill


async def everything_is_shown(matches: Matches) -> None:
    while await matches.owed(ALL):  # noqa: ASYNC110 - it happens in another process
        await asyncio.sleep(0.01)


def saved_events(database: sqlite3.Connection, channel: Channel) -> dict[int, list[Board]]:
    """For every move that was saved, the boards that it led to: without the reply, and with it."""
    rows = database.execute(
        "SELECT match_id, ply.event_id, cell FROM ply JOIN match ON match.id = match_id WHERE channel_id = ? "
        "ORDER BY match_id, number",
        (channel.number,),
    ).fetchall()
    led_to: dict[int, list[Board]] = {}
    for _, plies in groupby(rows, key=itemgetter(0)):
        board, event = Board(), 0
        for _, of_person, cell in plies:
            board, event = board.play(cell), of_person or event
            led_to.setdefault(event, []).append(board)
    return led_to


def check(table: Table, saved: dict[int, list[Board]]) -> int:
    """Assert that what was told was saved, was told once, and that the last of it was told; and count it."""
    told = [answer for answer in [*table.told, *table.channel.answers.waiting] if is_board(answer)]
    events = [int(answer.nonce or 0) for answer in told]
    assert len(set(events)) == len(events)
    assert [answer.content for answer in told] == [emoji_board(saved[event][-1]) for event in events]
    assert max(saved) in events
    return len(told)


def is_board(answer: Answer) -> bool:
    return answer.content.startswith(emoji_board(Board()).splitlines()[0])
