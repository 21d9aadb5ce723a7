"""How long the bot takes to answer `!move`, beside a bot that answers `!ping` with `pong`.

Ours saves the move on the disk before it answers, and waits until the disk has it; pong saves nothing.

Both run as processes of their own, each on a loopback stand-in for Discord. The clock runs from the
message's frame on the gateway to the answer's POST. Messages come one at a time with a rest between
them, so that nobody pays for tidying up after the answer before; the bots take turns, block by block.
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

from benchmarks.report import Aim, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE
from bot.rendering.emoji_board import CLASSIC
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.users import Answer

BLOCKS = 30
MESSAGES = 10
"""In each block."""

WARM_UP = 20
"""Blocks that do not count: what is measured is a bot that has been played with, and knows most positions."""

REST = 0.004
"""Seconds between an answer and the next message."""

ROOT = Path(__file__).parent.parent


def run() -> list[Aim]:
    """Print the table, and tell what became of the aim."""
    move, ping = asyncio.run(_measure())
    ratio = move.median / ping.median
    rows = [
        (name, format_seconds(timing.median), format_seconds(timing.p95), timing.range, format_ratio(one))
        for name, timing, one in (("!move, our bot, once it is saved", move, ratio), ("!ping, pong bot", ping, 1.0))
    ]
    title = f"From a message to its answer, over loopback ({BLOCKS} blocks of {MESSAGES} messages each)"
    print_table(title, ("", "median", "p95", "min - max", "pong = 1"), rows)
    return [Aim("`!move` within 1.5 times pong", f"{ratio:.2f} times", ratio <= 1.5)]


class Player:
    """Plays legal moves against our bot, game after game, as seen on the board in its answers."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._board = Board()

    def next_move(self) -> int:
        """Some cell that may be played; when the game has ended, in a new one."""
        if self._board.is_over:
            self._board = Board()
        moves = self._board.legal_moves
        return moves[int(self._rng.random() * len(moves))]

    def see(self, cell: int, answer: Answer) -> None:
        """Look what has become of a move.

        Raises:
            RuntimeError: the answer does not show it on the board, with a reply if there can be one.
        """
        after = self._board.play(cell)
        board = read_board(answer.content)
        if board.x != after.x or board.ply != after.ply + (not after.is_over):
            raise RuntimeError(f"after {after} came the answer {answer.text!r}")
        self._board = board


def read_board(content: str) -> Board:
    """The position that a board of emoji shows, whatever words stand below it."""
    bits = dict.fromkeys(Mark, 0)
    for cell, glyph in enumerate(_GLYPH.findall(content)[: TIC_TAC_TOE.cells]):
        if glyph != CLASSIC.empty:
            bits[_MARK_OF[glyph]] |= 1 << cell
    return Board(x=bits[Mark.X], o=bits[Mark.O])


_MARK_OF = {glyph: mark for marks in (CLASSIC.marks, CLASSIC.winning_marks) for mark, glyph in marks.items()}
_GLYPH = re.compile("|".join([CLASSIC.empty, *_MARK_OF]))


async def _measure() -> tuple[Timing, Timing]:
    """The times of our bot and of the pong bot, once both are warm."""
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


async def _move(wire: DiscordServer, player: Player) -> float:
    cell = player.next_move()
    seconds, answer = await _exchange(wire, f"!move {format_coordinate(cell, TIC_TAC_TOE)}")
    player.see(cell, answer)
    return seconds


async def _ping(wire: DiscordServer) -> float:
    seconds, answer = await _exchange(wire, "!ping")
    if answer.content != "pong":
        raise RuntimeError(f"to !ping came the answer {answer.text!r}")
    return seconds


async def _exchange(wire: DiscordServer, text: str) -> tuple[float, Answer]:
    """Say something, and how long the answer took to come."""
    await asyncio.sleep(REST)
    start = perf_counter()
    answer = await wire.answer_to(wire.ana.send(text))
    return perf_counter() - start, answer


@asynccontextmanager
async def _process(wire: DiscordServer, *command: str) -> AsyncGenerator[None]:
    """A bot that runs until the end of the block, from when it has found the stand-in."""
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
            await wire.gateway.identified()
            yield
        finally:
            process.terminate()
            await process.wait()
