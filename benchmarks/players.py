"""Users who play with a bot, each in a channel of their own. They check every answer."""

from __future__ import annotations

import re
from random import Random
from typing import Protocol

from benchmarks.plain_bot import BOARD
from bot.games.board import Board
from bot.games.coordinate import format_coordinate
from bot.games.mark import Mark
from bot.games.rules import TIC_TAC_TOE
from bot.text.style import CLASSIC
from tests.fakes.users import BotReply, Channel, User

AGAIN = "Play again"
"""The label of the button that starts another game."""


class Player(Protocol):
    """A user of a bot, with a channel of their own."""

    def __init__(self, user: User, channel: Channel) -> None: ...

    async def exchange(self) -> None:
        """Send something to the bot, and wait for the right answer.

        Raises:
            RuntimeError: the answer is not right.
        """
        ...


class _Player:
    """A user with a channel of their own."""

    def __init__(self, user: User, channel: Channel) -> None:
        self.user = user
        self.channel = channel
        self.rng = Random(user.id)

    async def send(self, text: str) -> BotReply:
        """Send a message, and return the answer."""
        return await (await self.user.send(text, self.channel)).next()

    async def press(self, label: str, answer: BotReply) -> BotReply:
        """Press a button under an answer, and return the answer to that."""
        return await (await self.user.press(label, answer, self.channel)).next()


class PingPlayer(_Player):
    """Sends `!ping`."""

    async def exchange(self) -> None:
        """Send `!ping`, and wait for `pong`."""
        answer = await self.send("!ping")
        if answer.content != "pong":
            raise RuntimeError(f"the answer to !ping was {answer.text!r}")


class BoardPlayer(_Player):
    """Asks for the constant board."""

    async def exchange(self) -> None:
        """Send `!board`, and wait for the board."""
        _check_constant(await self.send("!board"))


class BoardPresser(_Player):
    """Presses a button under the constant board."""

    answer: BotReply | None = None

    async def exchange(self) -> None:
        """Press the button, and wait for the board."""
        self.answer = await (self.press("B2", self.answer) if self.answer else self.send("!board"))
        _check_constant(self.answer)


class MovePlayer(_Player):
    """Plays random legal moves by `!move`, and starts another game after the end of one."""

    def __init__(self, user: User, channel: Channel) -> None:
        super().__init__(user, channel)
        self._board = Board()

    async def exchange(self) -> None:
        """Play a move, and wait for the board with the reply."""
        if self._board.is_over:
            self._board = Board()
        cell = self.rng.choice(self._board.legal_moves)
        answer = await self.send(f"!move {format_coordinate(cell, TIC_TAC_TOE)}")
        self._board = board_after(self._board.play(cell), answer)


class PressPlayer(_Player):
    """Plays random legal moves by the buttons of the board."""

    answer: BotReply | None = None

    def __init__(self, user: User, channel: Channel) -> None:
        super().__init__(user, channel)
        self._board = Board()

    async def exchange(self) -> None:
        """Press a cell, or "Play again" after the end of a game, and wait for the board."""
        if self.answer is None:
            self.answer = await self.send("!play")
        elif AGAIN in self.answer.buttons:
            self.answer = await self.press(AGAIN, self.answer)
            self._board = read_board(self.answer.content)
        else:
            cell = self.rng.choice(self._board.legal_moves)
            self.answer = await self.press(format_coordinate(cell, TIC_TAC_TOE), self.answer)
            self._board = board_after(self._board.play(cell), self.answer)


def board_after(after: Board, answer: BotReply) -> Board:
    """Read the board from the answer to a move.

    Args:
        after: the board after the move, before the bot's reply.

    Raises:
        RuntimeError: the answer does not show the move, or lacks the bot's reply.
    """
    board = read_board(answer.content)
    moved = (board.x, after.x) if after.to_move is Mark.O else (board.o, after.o)
    if moved[0] != moved[1] or board.ply != after.ply + (not after.is_over):
        raise RuntimeError(f"after {after}, the answer was {answer.text!r}")
    return board


def read_board(content: str) -> Board:
    """Parse a board of emoji; text below it is ignored."""
    bits = dict.fromkeys(Mark, 0)
    for cell, glyph in enumerate(_EMOJI.findall(content)[: TIC_TAC_TOE.cells]):
        if glyph != CLASSIC.empty:
            bits[_MARKS[glyph]] |= 1 << cell
    return Board(x=bits[Mark.X], o=bits[Mark.O])


_MARKS = {glyph: mark for marks in (CLASSIC.marks, CLASSIC.highlighted) for mark, glyph in marks.items()}
_EMOJI = re.compile("|".join([CLASSIC.empty, *_MARKS]))


def _check_constant(answer: BotReply) -> None:
    if answer.content != BOARD:
        raise RuntimeError(f"the answer to !board was {answer.text!r}")
