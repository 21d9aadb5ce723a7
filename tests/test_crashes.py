"""Killed at any point of a move: what players were told is saved, what is saved is told, and nothing twice."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from operator import itemgetter
from pathlib import Path
from random import Random

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import ALL_SHARDS, ChannelId
from bot.rendering.page import emoji_board
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from tests.fakes.discord_server import DiscordServer
from tests.fakes.gateway import soon
from tests.fakes.users import Answer, Channel, Mailbox, Person
from tests.running import Running, started

DATABASE = "data/tic-tac-toe.sqlite3"
KILLS = 6
LONGEST_MOVE = 0.02
"""Seconds within which a move is received, saved, shown, and taken note of as shown."""


@dataclass
class Table:
    """A person, and the channel where they play, with messages or with slash commands."""

    person: Person
    channel: Channel
    is_slash: bool = False
    mailboxes: list[Mailbox] = field(default_factory=list[Mailbox])
    told: list[Answer] = field(default_factory=list[Answer])

    async def move(self, matches: MatchStore, rng: Random) -> Mailbox:
        """Play somewhere, knowing the board from wherever it is saved."""
        live = await matches.live(ChannelId(self.channel.number))
        board = live.match.board if live else Board()
        coordinate = format_coordinate(rng.choice(board.legal_moves), TIC_TAC_TOE)
        if not self.is_slash:
            return await self.person.says(f"!move {coordinate}", self.channel)
        self.mailboxes.append(await self.person.uses("move", self.channel, coordinate=coordinate))
        return self.mailboxes[-1]

    @property
    def boards(self) -> list[str]:
        """The boards that were shown in the channel, one a message, in the order of the messages."""
        waiting = [answer for mailbox in (self.channel.answers, *self.mailboxes) for answer in mailbox.waiting]
        shown = {answer.message: answer for answer in [*self.told, *waiting] if is_board(answer)}
        return [shown[message].content for message in sorted(filter(None, shown))]


@asynccontextmanager
async def matches_in(folder: Path) -> AsyncGenerator[MatchStore]:
    """What a process has saved in its folder."""
    database = Database(f"sqlite:///{folder / DATABASE}")
    try:
        yield MatchStore(database)
    finally:
        await database.close()


@asynccontextmanager
async def ready(wire: DiscordServer, folder: Path) -> AsyncGenerator[Running]:
    """A process that can be played with."""
    async with started(wire.url, folder) as bot:
        await wire.gateway.identified()
        await bot.logs("Ready, in")
        yield bot


async def test_no_move_is_lost_or_doubled_however_often_the_process_is_killed(
    wire: DiscordServer, tmp_path: Path
) -> None:
    rng = Random(5)
    tables = [
        *(Table(wire.ana, wire.games), Table(wire.ben, wire.lounge, is_slash=True)),
        *(Table(person, person.direct) for person in (wire.ana, wire.ben)),
    ]
    for _ in range(KILLS):
        async with ready(wire, tmp_path) as bot, matches_in(tmp_path) as matches:
            for table in tables:
                table.told.append(await (await table.move(matches, rng)).next())
            for table in tables:
                await table.move(matches, rng)
            await asyncio.sleep(rng.uniform(0, LONGEST_MOVE))
            bot.process.send_signal(signal.SIGKILL)
            await bot.process.wait()
    async with ready(wire, tmp_path), matches_in(tmp_path) as matches:
        await soon(everything_is_shown(matches))
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            told = [check(table.boards, saved_boards(database, table.channel)) for table in tables]
    assert sum(told) > KILLS * len(tables)  # more than the moves that were answered before each kill


async def everything_is_shown(matches: MatchStore) -> None:
    while await matches.owed(ALL_SHARDS):  # noqa: ASYNC110 - it happens in another process
        await asyncio.sleep(0.01)


def saved_boards(database: sqlite3.Connection, channel: Channel) -> list[str]:
    """The boards to which the moves that were saved have led, one after the other."""
    rows = database.execute(
        "SELECT match_id, cell FROM ply JOIN match ON id = match_id WHERE channel_id = ? ORDER BY match_id, number",
        (channel.number,),
    ).fetchall()
    return [
        emoji_board(board)
        for _, plies in groupby(rows, key=itemgetter(0))
        for board in accumulate((cell for _, cell in plies), Board.play, initial=Board())
    ]


def check(told: list[str], saved: list[str]) -> int:
    """Assert that what was told was saved, that nothing was told twice, and that the last of it was told; and count it.

    The end of a game that is shown after a restart may come when the next game has begun already.
    """
    assert Counter(told) <= Counter(saved)
    assert saved[-1] in told
    return len(told)


def is_board(answer: Answer) -> bool:
    return answer.content.startswith(emoji_board(Board()).splitlines()[0])
