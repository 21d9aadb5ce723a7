"""Measure how long members wait for the bot's moves on 9x9 while others ask for many computations at once.

Usage: python -m benchmarks.crowd [DRILL ...]. It takes about four minutes, so it is not among the benchmarks of
`make bench`. A reply counts as announced if the bot said before how long it will take.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from benchmarks.bots import OURS, connected_bot
from benchmarks.report import print_table
from benchmarks.timing import format_seconds
from bot.matches.queries import MAX_RUNNING
from bot.workers.turns import LONG_WAIT
from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User

MOVES = 12
"""How many replies are measured one after another, alone and during a drill."""

ANALYSES = 40
DIRECT_MESSAGES, ANALYSES_EACH = 30, 3
PLAYERS = 100
GAMES_OF_ONE = 20

_ROWS = _COLUMNS = 9
_CHANNELS_PER_GUILD = MAX_RUNNING
_SECONDS_AT_MOST = 300.0
_WAIT = "so my move will take about"
_WEAKENED = "level weakened"
_ADVICE_WAIT = "Your advice will take about"
_REFUSALS = ("I'm still working on your last request", "Too many members are waiting")


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a move or to a request for advice.

    Args:
        seconds: until the last part of the answer.
        is_announced: whether the bot had said that it will take long.
        is_refused: whether there was a refusal in place of the answer.
        is_weakened: whether the board says that the level has searched less than usual.
    """

    seconds: float
    is_announced: bool
    is_refused: bool = False
    is_weakened: bool = False

    @property
    def is_late(self) -> bool:
        """Whether it took long, and nobody was told."""
        return self.seconds > LONG_WAIT and not self.is_announced


@dataclass(slots=True)
class Result:
    """The replies of a drill.

    Args:
        alone: the moves of the measured members before the drill.
        during: the same during the drill.
        advice: the answers to the others' requests for advice.
    """

    alone: list[Reply] = field(default_factory=list[Reply])
    during: list[Reply] = field(default_factory=list[Reply])
    advice: list[Reply] = field(default_factory=list[Reply])


async def one_member_asks_often(server: DiscordServer) -> Result:
    """One member sends 40 `/analyse` before each move of another member in the same server."""
    result = Result([await _move(*player) for player in await _new_players(server, MOVES)])
    requests: list[asyncio.Task[Reply]] = []
    for number, (player, channel) in enumerate(await _new_players(server, MOVES)):
        positions = [_position(number * ANALYSES + other) for other in range(ANALYSES)]
        requests += [asyncio.create_task(_analyse_by_slash(server.ben, server.lounge, each)) for each in positions]
        await asyncio.sleep(0.5)
        result.during.append(await _move(player, channel))
    result.advice = await asyncio.gather(*requests)
    return result


async def many_direct_messages(server: DiscordServer) -> Result:
    """30 members send three `!analyse` each in direct messages, while a stranger plays in a server."""
    result = Result([await _move(*player) for player in await _new_players(server, MOVES)])
    strangers = await _new_players(server, MOVES)
    others = [server.add_user(f"other-{number}") for number in range(DIRECT_MESSAGES)]
    requests = [asyncio.create_task(_analyse_in_dm(user, number)) for number, user in enumerate(others)]
    await asyncio.sleep(0.5)
    for stranger in strangers:
        result.during.append(await _move(*stranger))
    result.advice = [reply for replies in await asyncio.gather(*requests) for reply in replies]
    return result


async def many_first_moves(server: DiscordServer) -> Result:
    """100 members make their first move on 9x9 at once."""
    result = Result([await _move(*player) for player in await _new_players(server, MOVES)])
    players = await _new_players(server, PLAYERS)
    result.during = await asyncio.gather(*(_move(*player) for player in players))
    return result


async def many_games_of_one_member(server: DiscordServer) -> Result:
    """One member makes the first move in 20 games before each move of another member."""
    result = Result([await _move(*player) for player in await _new_players(server, MOVES)])
    for player in await _new_players(server, 3):
        games = await _new_players(server, GAMES_OF_ONE, server.ben)
        moves = [asyncio.create_task(_move(*game)) for game in games]
        await asyncio.sleep(0.5)
        result.during.append(await _move(*player))
        await asyncio.gather(*moves)
        for user, channel in games:
            await _next(await user.send("!resign", channel))
    return result


DRILLS: dict[str, Callable[[DiscordServer], Awaitable[Result]]] = {
    "analyses": one_member_asks_often,
    "messages": many_direct_messages,
    "moves": many_first_moves,
    "games": many_games_of_one_member,
}


def main(names: Sequence[str]) -> int:
    """Run the named drills, or all if none is named, and print a table.

    Returns:
        The exit code: 2 if a name is unknown, otherwise 0.
    """
    if unknown := [name for name in names if name not in DRILLS]:
        print(f"Unknown drill: {', '.join(unknown)}. Choose from {', '.join(DRILLS)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} cores")
    for name in names or DRILLS:
        loads, drill = os.getloadavg()[0], DRILLS[name]
        result = asyncio.run(_run(drill))
        print(f"\nload before: {loads:.1f}, after: {os.getloadavg()[0]:.1f}")
        rows = [
            _row("the bot's move, alone", result.alone),
            _row("the bot's move, during", result.during),
            *([_row("the others' advice", result.advice)] if result.advice else []),
        ]
        header = (
            "",
            "number",
            "median",
            "maximum",
            "announced",
            f"over {LONG_WAIT:g} s unannounced",
            "refused",
            "weakened",
        )
        print_table(f"{name}: {drill.__doc__}", header, rows)
    return 0


def _row(name: str, replies: Sequence[Reply]) -> tuple[str, ...]:
    seconds = [reply.seconds for reply in replies if not reply.is_refused]
    times = (format_seconds(median(seconds)), format_seconds(max(seconds)))
    counts = (
        sum(reply.is_announced for reply in replies),
        sum(reply.is_late for reply in replies),
        sum(reply.is_refused for reply in replies),
        sum(reply.is_weakened for reply in replies),
    )
    return (name, str(len(replies)), *times, *map(str, counts))


async def _run(drill: Callable[[DiscordServer], Awaitable[Result]]) -> Result:
    async with DiscordServer() as server, connected_bot(server, OURS):
        for player in await _new_players(server, 2):  # starts the worker
            await _move(*player)
        return await drill(server)


async def _new_players(server: DiscordServer, count: int, user: User | None = None) -> list[tuple[User, Channel]]:
    """Begin games against perfect on 9x9, each in a new channel and by a new user, unless one is given."""
    players: list[tuple[User, Channel]] = []
    while missing := count - len(players):
        names = tuple(f"games-{number}" for number in range(min(missing, _CHANNELS_PER_GUILD)))
        guild = await server.add_guild("The server", channels=names)
        players += [(user or server.add_user(f"user-{channel.id}"), channel) for channel in guild.channels]
    for player, channel in players:
        await _next(await player.send("!play 9x9 perfect", channel))
    return players


async def _move(user: User, channel: Channel) -> Reply:
    """Make the first move, and wait for the bot's."""
    start, answers = perf_counter(), await user.send("!move e5", channel)
    board, is_announced = await _next(answers), False
    while "is thinking" in board.text:
        is_announced |= _WAIT in board.text
        board = await _next(answers)
    if "I answer with" not in board.text:
        raise RuntimeError(f"the answer to a move was {board.text!r}")
    is_weakened = _WEAKENED in board.request["embeds"][0]["footer"]["text"]
    return Reply(perf_counter() - start, is_announced, is_weakened=is_weakened)


async def _analyse_by_slash(user: User, channel: Channel, position: str) -> Reply:
    start = perf_counter()
    (reply,) = await _advice(await user.slash("analyse", channel, position=position), start, 1)
    return reply


async def _analyse_in_dm(user: User, number: int) -> list[Reply]:
    """Type several positions at once."""
    start = perf_counter()
    for each in range(ANALYSES_EACH):
        await user.send(f"!analyse {_position(number * ANALYSES_EACH + each)}", user.dm)
    return await _advice(user.dm.answers, start, ANALYSES_EACH)


async def _advice(answers: BotReplyQueue, start: float, count: int) -> list[Reply]:
    """Wait for so many pieces of advice or refusals of one member."""
    replies, is_announced = list[Reply](), False
    while len(replies) < count:
        text, seconds = (await _next(answers)).text, perf_counter() - start
        if _ADVICE_WAIT in text:
            is_announced = True
        elif text.startswith(_REFUSALS):
            replies.append(Reply(seconds, is_announced=False, is_refused=True))
        elif "to move" in text:
            replies.append(Reply(seconds, is_announced))
        else:
            raise RuntimeError(f"the advice was {text!r}")
    return replies


async def _next(answers: BotReplyQueue) -> BotReply:
    """Wait for an answer much longer than tests do."""
    start = perf_counter()
    while perf_counter() - start < _SECONDS_AT_MOST:
        with suppress(TimeoutError):
            return await answers.next()
    raise TimeoutError(f"no answer within {_SECONDS_AT_MOST:g} s")


def _position(number: int) -> str:
    """Return a position after two plies, a different one for each number."""
    cells = ["."] * (_ROWS * _COLUMNS)
    cells[number % len(cells)] = "X"
    cells[(number + 1 + number // len(cells)) % len(cells)] = "O"
    return "/".join("".join(cells[first : first + _COLUMNS]) for first in range(0, len(cells), _COLUMNS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
