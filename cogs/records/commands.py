"""The commands `stats` and `leaderboard`."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.choices import GAME_CHOICES
from bot.client.client import App
from bot.client.contexts import SERVERS_ONLY
from bot.client.controls import Button, PageNumber, optional_view, text
from bot.client.delivery import Context, Interaction
from bot.client.paging import paging_items
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.games import DEFAULT_GAME, GAMES, find_game
from bot.games.ids import UserId
from bot.matches.chart import draw_chart, in_a_box
from bot.matches.endings import read_score
from bot.matches.request import Request, handling
from bot.matches.suggestion import explain_words
from bot.text.game_request import GAME_WORDS, parse_game_word, split_game, split_known
from bot.text.localizer import Localizer
from cogs.course.lessons import is_course_done
from cogs.course.queries import find_course_progress
from cogs.progress.commands import ProgressButton
from cogs.records.history import VOCABULARY, History, check_has_records, choose_record_target, parse_record_target
from cogs.records.queries import find_standings, read_leaderboard, scope_record, user_record
from cogs.records.share import Share
from cogs.records.texts import PAGE_SIZE, RecordWriter, charts_of_record, rating_history

_MIN_GAMES_FOR_CHART = 3


class LeaderboardButton(Button, prefix="leaderboard"):
    page: PageNumber
    game: Annotated[str | None, text("[a-z0-9]", 20)] = None  # its name; None for the default game, as on old buttons


class Records(commands.Cog):
    def __init__(self, app: App) -> None:
        self._database = app.services[Database]
        app.on_press(LeaderboardButton, self.press_leaderboard)

    @commands.command(name="stats")
    async def stats_text(self, ctx: Context, *, words: str = "") -> None:
        async with handling(ctx) as request:
            game, words = split_game(words, VOCABULARY, ctx.bot.words, await ctx.bot.locales_of(ctx))
            await self._show(request, await parse_record_target(ctx, request, words), game)

    @app_commands.command(name="stats")
    @app_commands.choices(game=GAME_CHOICES)
    async def stats_slash(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        server: bool = False,
        game: str | None = None,
    ) -> None:
        async with handling(interaction) as request:
            await self._show(request, choose_record_target(request, member, server=server), game)

    @commands.command(name="leaderboard")
    async def leaderboard_text(self, ctx: Context, *, words: str = "") -> None:
        pairs = ctx.bot.words.pair(words, GAME_WORDS, await ctx.bot.locales_of(ctx))
        games = [game for _, word in pairs if (game := parse_game_word(word))]
        known, unknown = split_known(pairs, GAME_WORDS)
        if unknown or len(games) > 1:
            await explain_words(ctx, unknown, known if len(games) == 1 else "", is_ours=bool(games))
            return
        async with handling(ctx) as request:
            await self._show_leaderboard(request, games[0] if games else None, 0)

    @app_commands.command(name="leaderboard")
    @SERVERS_ONLY
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard_slash(self, interaction: Interaction, game: str | None = None) -> None:
        async with handling(interaction) as request:
            await self._show_leaderboard(request, game, 0)

    async def press_leaderboard(self, interaction: Interaction, button: LeaderboardButton) -> None:
        async with handling(interaction) as request:
            await self._show_leaderboard(request, button.game, button.page)

    async def _show(self, request: Request, target: UserId | None, game: str | None) -> None:
        check_has_records(game)
        writer = _writer(request)
        if target is None:
            record = await self._database.read(scope_record, request.place, game)
            await request.reply(in_a_box(request, writer.describe_scope(record, game)))
            return
        record = await self._database.read(user_record, request.place, target, game)
        has_chart = record.total.games >= _MIN_GAMES_FOR_CHART
        chart = None
        if has_chart:
            ratings, last = rating_history(record)
            rated = GAMES[record.rated_game or DEFAULT_GAME]
            picture = partial(charts_of_record, tally=record.total, ratings=ratings, last=last, game=rated)
            chart = await draw_chart(request, "record.png", writer.describe_chart(record, ratings), picture)
        score = await self._describe_score(request, target)
        badge = await self._describe_course(request.user, request.public) if target == request.user else ""
        with_curve = has_chart and not chart
        text = writer.describe_user(record, writer.name(target), game, with_curve=with_curve, score=score, badge=badge)
        progress = [ProgressButton(False).item(label=request.public.say("progress-open"))]
        await request.reply(in_a_box(request, text, chart, optional_view(progress if target == request.user else [])))

    async def _describe_score(self, request: Request, other: UserId) -> str:
        """Return how many games the user and another member have won against each other; empty if they played none."""
        if other == request.user:
            return ""
        score = await self._database.read(read_score, request.place, request.user, other)
        name = request.app.names.get(request.place.guild, other)
        facts = {"other": request.name, "name": name}
        return request.public.say("stats-score", other_wins=score[0], wins=score[1], **facts) if score else ""

    async def _describe_course(self, user: UserId, localizer: Localizer) -> str:
        progress = await self._database.read(find_course_progress, user)
        return localizer.say("stats-course") if is_course_done(progress) else ""

    async def _show_leaderboard(self, request: Request, game: str | None, page: int) -> None:
        guild = request.place.guild
        if guild is None:
            raise Refusal("record-no_leaderboard")
        game = game or find_game(request.settings.default_game) or DEFAULT_GAME
        check_has_records(game)
        writer, read = _writer(request), self._database.read
        board = await read(read_leaderboard, guild, game, page * PAGE_SIZE, PAGE_SIZE)
        last = max(board.total - 1, 0) // PAGE_SIZE
        if page > last:  # some members were deleted since the button was sent
            page, board = last, await read(read_leaderboard, guild, game, last * PAGE_SIZE, PAGE_SIZE)
        standing = (await read(find_standings, guild, request.user, [game])).get(game)
        described = writer.describe_standing(standing)
        following = writer.describe_next_level(standing, game) if standing else ""
        is_listed = any(listed.user == request.user for listed in board.standings)
        own = "" if is_listed else request.public.say("leaderboard-own", who=request.name, standing=described)
        text = writer.describe_leaderboard(board, "\n".join(filter(None, [own, following])), game)
        legend = request.public.say("leaderboard-rated")
        pages = paging_items(partial(LeaderboardButton, game=game), page, last, request.public)
        await request.show_page(in_a_box(request, text, buttons=optional_view(pages), footer=legend))


def _writer(request: Request) -> RecordWriter:
    guild = request.place.guild
    return RecordWriter(request.public, partial(request.app.names.get, guild), is_rated=guild is not None)


async def setup(app: App) -> None:
    await app.add_cog(Records(app))
    await app.add_cog(History(app))
    await app.add_cog(Share(app))
