"""A process killed in the middle of a move: what was shown is saved, what is saved is shown, and nothing twice."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from operator import itemgetter
from pathlib import Path
from random import Random

from bot.games.board import Board
from bot.games.coordinate import format_coordinate
from bot.games.rules import TIC_TAC_TOE
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from bot.text.page import emoji_board
from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User
from tests.support.bot_process import DATABASE, BotProcess, running_bot, wait_until_shown
from tests.support.databases import open_database
from tests.support.languages import ENGLISH
from tests.support.saved_matches import running_in

KILLS = 3
LONGEST_MOVE = 0.02
"""Seconds within which a move is received, saved, shown, and recorded as shown."""


@dataclass
class Player:
    """A user, and the channel in which they play by messages or by slash commands."""

    user: User
    channel: Channel
    is_slash: bool = False
    queues: list[BotReplyQueue] = field(default_factory=list[BotReplyQueue])
    answers: list[BotReply] = field(default_factory=list[BotReply])

    async def move(self, matches: MatchStore, rng: Random) -> BotReplyQueue:
        live = await running_in(matches, ChannelId(self.channel.id))
        board = live.match.board if live else Board()
        coordinate = format_coordinate(rng.choice(board.legal_moves), TIC_TAC_TOE)
        if not self.is_slash:
            return await self.user.send(f"!move {coordinate}", self.channel)
        self.queues.append(await self.user.slash("move", self.channel, coordinate=coordinate))
        return self.queues[-1]

    @property
    def boards(self) -> list[str]:
        """The last board that each message showed, in the order of the messages."""
        new = [answer for queue in (self.channel.answers, *self.queues) for answer in queue.take_all()]
        shown = {answer.message_id: answer for answer in [*self.answers, *new] if is_board(answer)}
        return [shown[message].content for message in sorted(filter(None, shown))]


@asynccontextmanager
async def matches_in(folder: Path) -> AsyncGenerator[MatchStore]:
    async with open_database(f"sqlite:///{folder / DATABASE}") as database:
        yield MatchStore(database)


@asynccontextmanager
async def ready_bot(server: DiscordServer, folder: Path) -> AsyncGenerator[BotProcess]:
    async with running_bot(server.url, folder) as bot:
        await server.gateway.identified()
        await bot.wait_for_log("Ready, in")
        yield bot


async def test_no_move_is_lost_or_repeated_by_kills(server: DiscordServer, tmp_path: Path) -> None:
    rng = Random(5)
    users = [server.ana, server.ben, *(server.add_user(name) for name in ("cai", "dora", "eli", "fay"))]
    players = [
        *(Player(server.ana, server.games), Player(server.ben, server.lounge, is_slash=True)),
        *(Player(user, user.dm) for user in users),
    ]
    for number in range(KILLS):
        if number % 2:
            async with ready_bot(server, tmp_path) as bot:
                await asyncio.sleep(rng.uniform(0, LONGEST_MOVE))
                await bot.kill()  # while it shows what was not shown
        async with ready_bot(server, tmp_path) as bot, matches_in(tmp_path) as matches:
            await wait_until_shown(tmp_path)
            for player in players:
                player.answers.append(await (await player.move(matches, rng)).next())
            for player in players:  # at once, so that several moves are committed together
                await player.move(matches, rng)
            await asyncio.sleep(rng.uniform(0, LONGEST_MOVE))
            await bot.kill()
    async with ready_bot(server, tmp_path):
        await wait_until_shown(tmp_path)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            counts = [check(player.boards, saved_boards(database, player.channel)) for player in players]
    assert sum(counts) >= KILLS * len(players)  # the moves that were answered before each kill, and others by chance


def saved_boards(database: sqlite3.Connection, channel: Channel) -> list[str]:
    rows = database.execute(
        "SELECT match_id, cell FROM ply JOIN match ON id = match_id WHERE channel_id = ? ORDER BY match_id, number",
        (channel.id,),
    ).fetchall()
    boards: list[str] = []
    for _, plies in groupby(rows, key=itemgetter(0)):
        cells = [cell for _, cell in plies]
        shown = accumulate(cells, Board.play, initial=Board())
        boards += (emoji_board(ENGLISH, board, last=last) for board, last in zip(shown, [None, *cells], strict=True))
    return boards


def check(shown: list[str], saved: list[str]) -> int:
    """Assert that the shown boards were saved, once each, and include the last; and return their number.

    A final board that is shown after a restart may follow the first board of the next match.
    """
    assert Counter(shown) <= Counter(saved)
    assert saved[-1] in shown
    return len(shown)


def is_board(answer: BotReply) -> bool:
    return answer.content.startswith(emoji_board(ENGLISH, Board()).splitlines()[0])
