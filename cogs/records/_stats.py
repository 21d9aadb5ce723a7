"""How people have done: a person, a whole server, and the best of it in order."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.game.ids import UserId
from bot.model.statistics import Leaderboard, UserRecord
from bot.rendering.record_chart import draw_record
from bot.rendering.records import PAGE_SIZE, RecordWriter, rating_history
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingFile, OutgoingMessage
from bot.replies.request import Request, handling
from bot.services.records import LeaderboardPlaceError
from cogs.challenges import IN_SERVERS
from cogs.records._record_target import choose_record_target, parse_record_target
from cogs.ui.records import LeaderboardButton, leaderboard_buttons

_PICTURE = "record.png"
_FEWEST_FOR_A_PICTURE = 3


class Records(commands.Cog):
    """What has come of the games."""

    def __init__(self, app: App) -> None:
        self._records = app.services.records
        app.on_press(LeaderboardButton, self.press_leaderboard)

    @commands.command(name="stats")
    async def stats_text(self, ctx: Context, *, words: str = "") -> None:
        """Show how somebody has done, or all have."""
        async with handling(ctx) as request:
            await self._show(request, await parse_record_target(ctx, request, words))

    @app_commands.command(name="stats")
    async def stats_slash(
        self, interaction: Interaction, member: discord.User | None = None, server: bool = False
    ) -> None:
        """Show how somebody has done, or all have."""
        async with handling(interaction) as request:
            await self._show(request, choose_record_target(request, member, server=server))

    @commands.hybrid_command()
    @IN_SERVERS
    async def leaderboard(self, ctx: Context) -> None:
        """Show who is best."""
        async with handling(ctx) as request:
            await self._show_leaderboard(request, 0)

    async def press_leaderboard(self, interaction: Interaction, button: LeaderboardButton) -> None:
        """Turn to another page."""
        async with handling(interaction) as request:
            await self._show_leaderboard(request, button.page)

    async def _show(self, request: Request, subject: UserId | None) -> None:
        writer = _writer(request)
        if subject is None:
            await request.hand_out(writer.describe_scope(await self._records.scope(request.place)))
            return
        record = await self._records.person(request.place, subject)
        text = writer.describe_user(record, writer.name(subject), is_rated=request.place.guild is not None)
        has_picture = record.total.games >= _FEWEST_FOR_A_PICTURE and request.can_attach
        await request.hand_out(text, *([await _draw(writer, record)] if has_picture else []))

    async def _show_leaderboard(self, request: Request, page: int) -> None:
        guild = request.place.guild
        if guild is None:
            raise LeaderboardPlaceError
        writer, read = _writer(request), partial(self._records.leaderboard, guild)
        board = await read(*_wanted(page))
        last = max(board.total - 1, 0) // PAGE_SIZE
        if page > last:  # there were more members once
            page, board = last, await read(*_wanted(last))
        before = board.standings[0] if page and board.standings else None
        shown = Leaderboard(board.standings[1:] if page else board.standings, page * PAGE_SIZE, board.total)
        standing = writer.describe_standing(await self._records.standing(guild, request.user))
        own = request.public.say("leaderboard.own", who=request.name, standing=standing)
        text = writer.describe_leaderboard(shown, before, own)
        await request.turn_to(OutgoingMessage(text, buttons=leaderboard_buttons(page, last, request.public)))


def _writer(request: Request) -> RecordWriter:
    return RecordWriter(request.public, partial(request.app.names.get, request.place.guild))


def _wanted(page: int) -> tuple[int, int]:
    """From where, and how many members: those of a page, and the one before them, if there is one."""
    return (page * PAGE_SIZE - 1, PAGE_SIZE + 1) if page else (0, PAGE_SIZE)


async def _draw(writer: RecordWriter, record: UserRecord) -> OutgoingFile:
    """The picture of a record."""
    ratings, games = rating_history(record)
    picture = await asyncio.to_thread(draw_record, record.total, ratings, last=games)
    return OutgoingFile(_PICTURE, picture, writer.describe_chart(record, ratings))
