"""Measure how long members wait for the bot's moves while others ask for many computations, beside the same alone.

Usage: python -m benchmarks.crowd. A reply counts as announced if the bot said before how long it will take.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.bots import OURS, connected_bot
from benchmarks.players import Player, new_players
from benchmarks.report import describe_machine, format_seconds, print_table
from bot.workers.turns import LONG_WAIT
from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import BotReply, BotReplyQueue

MOVES = 12
"""How many replies are measured one after another, alone and during the analyses."""

ANALYSES = 40
PLAYERS = 100

HEADER = ("", "number", "median", "maximum", "announced", f"over {LONG_WAIT:g} s unannounced", "weakened")
_FIRST_MOVES = {"3x3": "b2", "9x9": "e5"}
_SECONDS_AT_MOST = 300
_SECONDS_TO_BEGIN = 0.5  # within this time, the workers have begun


@dataclass(frozen=True, slots=True)
class Reply:
    """The bot's answer to a move.

    Args:
        seconds: until the board shows its own move.
        is_announced: whether it had said that this will take long.
        is_weakened: whether the board says that the level has searched less than usual.
    """

    seconds: float
    is_announced: bool
    is_weakened: bool


async def main() -> None:
    """Measure, and print a table."""
    print(describe_machine())
    async with DiscordServer() as server, connected_bot(server, OURS):
        for player in await _new_games(server, "9x9", 2):  # starts the worker
            await _move(player, "9x9")
        rows = [_row(f"{game}, alone", await _measure(server, game, 0)) for game in _FIRST_MOVES]
        players = await _new_games(server, "9x9", PLAYERS)
        replies = await asyncio.gather(*(_move(player, "9x9") for player in players))
        rows.append(_row(f"9x9, {PLAYERS} members move at once", replies))
        name = f"{{}}, a member asks for {ANALYSES} analyses before each"
        rows += [_row(name.format(game), await _measure(server, game, ANALYSES)) for game in _FIRST_MOVES]
    print_table("The bot's first move", HEADER, rows)


async def _measure(server: DiscordServer, game: str, analyses: int) -> list[Reply]:
    """Let new players move one after another, each after so many analyses that another member asks for."""
    rng, replies = Random(game), list[Reply]()
    for player in await _new_games(server, game, MOVES):
        for _ in range(analyses):
            await server.ben.slash("analyse", server.lounge, position=_position(rng))
        await asyncio.sleep(_SECONDS_TO_BEGIN)
        replies.append(await _move(player, game))
    return replies


def _row(name: str, replies: Sequence[Reply]) -> tuple[str, ...]:
    seconds = [reply.seconds for reply in replies]
    counts = (
        sum(reply.is_announced for reply in replies),
        sum(reply.seconds > LONG_WAIT and not reply.is_announced for reply in replies),
        sum(reply.is_weakened for reply in replies),
    )
    times = (format_seconds(median(seconds)), format_seconds(max(seconds)))
    return (name, str(len(replies)), *times, *map(str, counts))


async def _new_games(server: DiscordServer, game: str, players: int) -> list[Player]:
    """Begin games against perfect, each by a new user in a new channel."""
    new = await new_players(server, players)
    for player in new:
        await player.send(f"!play {game} perfect", "Your move")
    return new


async def _move(player: Player, game: str) -> Reply:
    """Make the first move, and wait for the bot's."""
    start, is_announced = perf_counter(), False
    answers = await player.user.send(f"!move {_FIRST_MOVES[game]}", player.channel)
    while "is thinking" in (board := await _next(answers)).text:
        is_announced |= "so my move will take about" in board.text
    if "I answer with" not in board.text:
        raise RuntimeError(f"the answer to a move was {board.text!r}")
    return Reply(perf_counter() - start, is_announced, "less time to think" in str(board.request))


async def _next(answers: BotReplyQueue) -> BotReply:
    """Wait for an answer much longer than tests do."""
    async with asyncio.timeout(_SECONDS_AT_MOST):
        while True:
            with suppress(TimeoutError):
                return await answers.next()


def _position(rng: Random) -> str:
    """Return a position of 9x9 after two plies."""
    cells = rng.sample(["X", "O", *["."] * 79], 81)
    return "/".join("".join(cells[first : first + 9]) for first in range(0, 81, 9))


if __name__ == "__main__":
    asyncio.run(main())
