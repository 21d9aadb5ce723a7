"""Measure how long the bot takes to reply to `!move`, compared with a bot that replies `pong` to `!ping`.

Our bot commits the move to the disk before it replies; the other bot saves nothing.

Each bot runs in its own process, connected to its own loopback server in place of Discord. The time runs from the
message's frame on the gateway to the POST of the reply. Messages are sent one at a time with a pause in between,
so that work after one reply does not delay the next. The bots alternate block by block.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE
from bot.rendering.style import CLASSIC
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.users import Answer

BLOCKS = 30
MESSAGES = 10
"""Per block."""

WARM_UP = 20
"""Blocks that are not measured, so that caches are filled."""

PAUSE = 0.004
"""Seconds between a reply and the next message."""

ROOT = Path(__file__).parent.parent


def run() -> list[Target]:
    """Print the table and return the target."""
    move, ping = asyncio.run(_measure())
    ratio = move.median / ping.median
    rows = [
        (name, format_seconds(timing.median), format_seconds(timing.p95), timing.range, format_ratio(times))
        for name, timing, times in (
            ("!move, our bot, saved before the reply", move, ratio),
            ("!ping, pong bot", ping, 1.0),
        )
    ]
    title = f"From a message to its reply, over loopback ({BLOCKS} blocks of {MESSAGES} messages each)"
    print_table(title, ("", "median", "p95", "min - max", "pong = 1"), rows)
    return [Target("`!move` within 1.5 times pong", f"{ratio:.2f} times", ratio <= 1.5)]


class Player:
    """Plays random legal moves against our bot, reading the board from its replies."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._board = Board()

    def next_move(self) -> int:
        """Return a random legal move; after the end of a game, one on an empty board."""
        if self._board.is_over:
            self._board = Board()
        moves = self._board.legal_moves
        return moves[int(self._rng.random() * len(moves))]

    def update(self, cell: int, answer: Answer) -> None:
        """Read the board after a move from the reply.

        Raises:
            RuntimeError: the board does not show the move, or the bot's own move is missing.
        """
        after = self._board.play(cell)
        board = read_board(answer.content)
        if board.x != after.x or board.ply != after.ply + (not after.is_over):
            raise RuntimeError(f"after {after}, the reply was {answer.text!r}")
        self._board = board


def read_board(content: str) -> Board:
    """Parse a board of emoji; text below it is ignored."""
    bits = dict.fromkeys(Mark, 0)
    for cell, glyph in enumerate(_EMOJI.findall(content)[: TIC_TAC_TOE.cells]):
        if glyph != CLASSIC.empty:
            bits[_MARKS[glyph]] |= 1 << cell
    return Board(x=bits[Mark.X], o=bits[Mark.O])


_MARKS = {glyph: mark for marks in (CLASSIC.marks, CLASSIC.winning_marks) for mark, glyph in marks.items()}
_EMOJI = re.compile("|".join([CLASSIC.empty, *_MARKS]))


async def _measure() -> tuple[Timing, Timing]:
    """Return the timings of our bot and of the pong bot, once both are warmed up."""
    move: list[float] = []
    ping: list[float] = []
    player = Player(Random(1))
    async with AsyncExitStack() as stack:
        ours, pong = [await stack.enter_async_context(DiscordServer()) for _ in range(2)]
        await stack.enter_async_context(_process(ours, "tests/fakes/launch.py", ours.url))
        await stack.enter_async_context(_process(pong, "benchmarks/pong.py", pong.url, TOKEN))
        for block in range(WARM_UP + BLOCKS):
            moves = [await _move(ours, player) for _ in range(MESSAGES)]
            pings = [await _ping(pong) for _ in range(MESSAGES)]
            if block >= WARM_UP:
                move += moves
                ping += pings
    return Timing(tuple(move)), Timing(tuple(ping))


async def _move(server: DiscordServer, player: Player) -> float:
    cell = player.next_move()
    seconds, answer = await _exchange(server, f"!move {format_coordinate(cell, TIC_TAC_TOE)}")
    player.update(cell, answer)
    return seconds


async def _ping(server: DiscordServer) -> float:
    seconds, answer = await _exchange(server, "!ping")
    if answer.content != "pong":
        raise RuntimeError(f"the reply to !ping was {answer.text!r}")
    return seconds


async def _exchange(server: DiscordServer, text: str) -> tuple[float, Answer]:
    """Send a message; return how many seconds the reply took, and the reply."""
    await asyncio.sleep(PAUSE)
    start = perf_counter()
    answer = await server.answer_to(server.ana.send(text))
    return perf_counter() - start, answer


@asynccontextmanager
async def _process(server: DiscordServer, *command: str) -> AsyncGenerator[None]:
    """Run a bot while the block runs; enter the block once the bot is connected."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "DISCORD_TOKEN": TOKEN,
            "COMMAND_PREFIX": "!",
            "LOG_LEVEL": "INFO",
            "STATUS_PORT": "0",
            "DATABASE_URL": f"sqlite:///{folder}/games.sqlite3",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=ROOT, env=settings, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            await server.gateway.identified()
            yield
        finally:
            process.terminate()
            await process.wait()
