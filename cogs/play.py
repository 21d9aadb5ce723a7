"""The commands of a game: play, move, board, resign."""

from __future__ import annotations

import asyncio
import unicodedata

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import App
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.ids import ChannelId
from bot.game.mark import Mark
from bot.play.errors import MatchRunningError, NoMatchError
from bot.play.lobby import Lobby
from bot.storage.errors import DatabaseError
from cogs.answer import Context, Interaction, answering
from cogs.ui.start_over import StartOverButton, ask_to_start_over

MARK_WORDS: dict[str, Mark | None] = {"x": Mark.X, "❌": Mark.X, "o": Mark.O, "⭕": Mark.O, "random": None}
"""What a person may write after `play`; any other word is meant for another bot."""

MOST_CHOICES = 25
"""How many completions Discord takes."""

_SECONDS_TO_COMPLETE = 1.5
"""Discord waits three for completions; until then, those of an empty board are better than none."""


class Play(commands.Cog):
    """Games against the program."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    @commands.hybrid_command(aliases=["new", "ttt", "tictactoe"])
    @app_commands.choices(mark=[Choice(name=word, value=word) for word in ("x", "o", "random")])
    async def play(self, ctx: Context, *, mark: str = "x") -> None:
        """Start a game; ask first if one is running."""
        word = unicodedata.normalize("NFKC", mark).replace("\ufe0f", "").lower()
        if word not in MARK_WORDS:
            return
        async with answering(ctx) as answer:
            try:
                turn = await self.lobby.start(answer.place, answer.user, answer.event, MARK_WORDS[word])
            except MatchRunningError as error:
                await ask_to_start_over(answer, error, MARK_WORDS[word])
            else:
                await answer.show(turn)

    @commands.hybrid_command(aliases=["m"])
    async def move(self, ctx: Context, *, coordinate: str) -> None:
        """Play a cell; with no game running, start one."""
        async with answering(ctx) as answer:
            await answer.show(await self.lobby.move(answer.place, answer.user, answer.event, coordinate))

    @move.autocomplete("coordinate")
    async def complete_coordinate(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The free cells that begin with what has been typed so far."""
        assert interaction.channel_id is not None
        try:
            async with asyncio.timeout(_SECONDS_TO_COMPLETE):
                board = (await self.lobby.match(ChannelId(interaction.channel_id))).board
        except (NoMatchError, DatabaseError, TimeoutError):
            board = Board()
        names = (format_coordinate(cell, board.rules) for cell in board.legal_moves)
        fitting = [name for name in names if name.startswith(typed.strip().upper())]
        return [Choice(name=name, value=name) for name in fitting[:MOST_CHOICES]]

    @commands.hybrid_command()
    async def board(self, ctx: Context) -> None:
        """Show the board again."""
        async with answering(ctx) as answer:
            await answer.show(await self.lobby.show(answer.place.channel))

    @commands.hybrid_command()
    async def resign(self, ctx: Context) -> None:
        """Give up."""
        async with answering(ctx) as answer:
            await answer.show(await self.lobby.resign(answer.place.channel, answer.user, answer.event))


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    app.add_dynamic_items(StartOverButton)
    await app.add_cog(Play(app.lobby))
