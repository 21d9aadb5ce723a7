"""Users who play with a bot, each in a channel of their own. They check every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from benchmarks.plain_bot import BOARD
from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User

AGAIN = "Play again"
"""The label of the button that starts another game."""

_CELLS = [f"{row}{column}" for row in "ABC" for column in (1, 2, 3)]
_CHANNELS_PER_GUILD = 25


class Player:
    """A user of a bot, with a channel of their own.

    Attributes:
        answer: the latest answer; None before the first one.
    """

    def __init__(self, user: User, channel: Channel) -> None:
        self.user = user
        self.channel = channel
        self.rng = Random(user.id)
        self.answer: BotReply | None = None

    @property
    def is_playing(self) -> bool:
        """Whether the latest answer shows a game that is not over."""
        return self.answer is not None and AGAIN not in self.answer.buttons

    def choose_cell(self) -> str:
        """Return a free cell of a game of 3x3 at random, or any cell if no game is running."""
        return self.rng.choice(self.answer.free_cells if self.answer and self.is_playing else _CELLS)

    async def send(self, text: str, expected: str) -> None:
        """Send a message, and wait for an answer that contains a text."""
        await self._receive(await self.user.send(text, self.channel), expected)

    async def press(self, label: str, expected: str) -> None:
        """Press a button under the latest answer, and wait for an answer that contains a text."""
        assert self.answer
        await self._receive(await self.user.press(label, self.answer, self.channel), expected)

    async def _receive(self, answers: BotReplyQueue, expected: str) -> None:
        self.answer = await answers.next()
        if expected not in self.answer.text:
            raise RuntimeError(f"{expected!r} is missing in the answer {self.answer.text!r}")


Exchange = Callable[[Player], Awaitable[None]]
"""Sends something to the bot, and waits for the answer."""


async def ping(player: Player) -> None:
    """Send `!ping`, and wait for `pong`."""
    await player.send("!ping", "pong")


async def ask_for_board(player: Player) -> None:
    """Ask for the constant board."""
    await player.send("!board", BOARD)


async def press_board(player: Player) -> None:
    """Press a button under the constant board."""
    await (player.press("B2", BOARD) if player.answer else player.send("!board", BOARD))


async def move(player: Player) -> None:
    """Play a random legal move by `!move`, which starts another game after the end of one."""
    cell = player.choose_cell()
    await player.send(f"!move {cell}", f"played **{cell}**")


async def press(player: Player) -> None:
    """Play a random legal move by a button, or press "Play again" after the end of a game."""
    if player.is_playing:
        cell = player.choose_cell()
        await player.press(cell, f"played **{cell}**")
    elif player.answer:
        await player.press(AGAIN, "Your move")
    else:
        await player.send("!play", "Your move")


async def new_players(server: DiscordServer, count: int) -> list[Player]:
    """Add users, each with a channel, in guilds of equal size except the last."""
    players: list[Player] = []
    while missing := count - len(players):
        names = tuple(f"games-{number}" for number in range(min(missing, _CHANNELS_PER_GUILD)))
        guild = await server.add_guild("The server", channels=names)
        players += [Player(server.add_user(f"user-{channel.id}"), channel) for channel in guild.channels]
    return players
