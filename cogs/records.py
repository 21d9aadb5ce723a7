"""How people have done: a person, a whole server, and the best of it in order."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import App
from bot.display.records import A_PAGE, RecordWriter, ratings_of
from bot.display.tally import draw_record
from bot.game.ids import UserId
from bot.play.records import LeaderboardPlaceError
from bot.storage.records import Leaderboard, PersonRecord
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.duels import IN_SERVERS
from cogs.sheet import Enclosure, Sheet
from cogs.subject import choose_subject, read_subject
from cogs.ui.records import LeaderboardButton, leaderboard_buttons

_PICTURE = "record.png"
_FEWEST_FOR_A_PICTURE = 3


class Records(commands.Cog):
    """What has come of the games."""

    def __init__(self, app: App) -> None:
        self._records = app.house.records
        app.on_press(LeaderboardButton, self.press_leaderboard)

    @commands.command(name="stats")
    async def stats_text(self, ctx: Context, *, words: str = "") -> None:
        """Show how somebody has done, or all have."""
        async with answering(ctx) as answer:
            await self._show(answer, await read_subject(ctx, answer, words))

    @app_commands.command(name="stats")
    async def stats_slash(
        self, interaction: Interaction, member: discord.User | None = None, server: bool = False
    ) -> None:
        """Show how somebody has done, or all have."""
        async with answering(interaction) as answer:
            await self._show(answer, choose_subject(answer, member, server=server))

    @commands.hybrid_command()
    @IN_SERVERS
    async def leaderboard(self, ctx: Context) -> None:
        """Show who is best."""
        async with answering(ctx) as answer:
            await self._show_leaderboard(answer, 0)

    async def press_leaderboard(self, interaction: Interaction, button: LeaderboardButton) -> None:
        """Turn to another page."""
        async with answering(interaction) as answer:
            await self._show_leaderboard(answer, button.page)

    async def _show(self, answer: Answer, subject: UserId | None) -> None:
        writer = _writer(answer)
        if subject is None:
            await answer.hand_out(writer.home(await self._records.home(answer.place)))
            return
        record = await self._records.person(answer.place, subject)
        text = writer.person(record, writer.name(subject), is_rated=answer.place.server is not None)
        has_picture = record.total.games >= _FEWEST_FOR_A_PICTURE and answer.can_attach
        await answer.hand_out(text, *([await _draw(writer, record)] if has_picture else []))

    async def _show_leaderboard(self, answer: Answer, page: int) -> None:
        server = answer.place.server
        if server is None:
            raise LeaderboardPlaceError
        writer, read = _writer(answer), partial(self._records.leaderboard, server)
        board = await read(*_wanted(page))
        last = max(board.total - 1, 0) // A_PAGE
        if page > last:  # there were more members once
            page, board = last, await read(*_wanted(last))
        before = board.standings[0] if page and board.standings else None
        shown = Leaderboard(board.standings[1:] if page else board.standings, page * A_PAGE, board.total)
        standing = writer.standing(await self._records.standing(server, answer.user))
        own = answer.aloud.say("leaderboard.own", who=answer.name, standing=standing)
        text = writer.leaderboard(shown, before, own)
        await answer.turn_to(Sheet(text, buttons=leaderboard_buttons(page, last, answer.aloud)))


def _writer(answer: Answer) -> RecordWriter:
    return RecordWriter(answer.aloud, partial(answer.app.names.of, answer.place.server))


def _wanted(page: int) -> tuple[int, int]:
    """From where, and how many members: those of a page, and the one before them, if there is one."""
    return (page * A_PAGE - 1, A_PAGE + 1) if page else (0, A_PAGE)


async def _draw(writer: RecordWriter, record: PersonRecord) -> Enclosure:
    """The picture of a record."""
    ratings, games = ratings_of(record)
    picture = await asyncio.to_thread(draw_record, record.total, ratings, last=games)
    return Enclosure(_PICTURE, picture, writer.picture(record, ratings))


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Records(app))
