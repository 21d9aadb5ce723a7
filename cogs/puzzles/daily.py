"""The daily puzzle that a server has posted in a channel once a day, and the button that opens it for a member.

A post is claimed in the database before it is sent. If its outcome is unknown, because the bot was stopped or Discord
did not answer, it is sent again with the same nonce while Discord knows that, and never after.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Annotated, Any

import aiohttp
import discord
from cachetools import LRUCache
from discord.ext import commands

from bot.client.background_tasks import BackgroundTasks, log_errors
from bot.client.client import App
from bot.client.controls import Button, Part, view_of
from bot.client.messages import (
    UNREACHABLE,
    EditResult,
    OutgoingMessage,
    draw_picture,
    edit_message,
    is_temporary,
    page_message,
    post,
)
from bot.client.names import UNKNOWN, NameCache
from bot.database.database import Database
from bot.games.ids import UserId
from bot.matches.request import Request
from bot.model.ids import GuildId, Place
from bot.text.board_picture import BoardPicture
from bot.text.localizer import Localizer
from bot.text.style import is_drawn
from cogs.puzzles.daily_queries import (
    DailyAnswers,
    DuePost,
    claim_post,
    due_posts,
    find_post,
    release_post,
    save_outcome,
)
from cogs.puzzles.service import DailyNews, PuzzleService
from cogs.puzzles.texts import MOST_NAMED, PuzzleWriter

log = logging.getLogger(__name__)

_INTERVAL = timedelta(minutes=1)
_EDITED_EVERY = timedelta(minutes=10)  # Discord limits how often an older message is edited
_TOO_MANY_REQUESTS = 429
_SOLVE, _RACE = "\N{JIGSAW PUZZLE PIECE}", "\N{CHEQUERED FLAG}"

Day = Annotated[str, Part(r"\d{4}-\d\d-\d\d", 10)]


class SolveButton(Button, prefix="solve-daily"):
    """Shows the puzzle of a day to whoever presses it, to answer it."""

    day: Day


class DayRaceButton(Button, prefix="race-day"):
    """Shows the race of a day to whoever presses it."""

    day: Day


def day_race_item(day: str, localizer: Localizer, key: str = "puzzle-open_race") -> discord.ui.Item[Any]:
    return DayRaceButton(day).item(label=localizer.say(key), emoji=_RACE)


def solve_item(day: str, localizer: Localizer) -> discord.ui.Item[Any]:
    label, style = localizer.say("puzzle-solve"), discord.ButtonStyle.primary
    return SolveButton(day).item(label=label, emoji=_SOLVE, style=style)


async def show_privately(request: Request, message: OutgoingMessage) -> None:
    """Show a message to the user alone, in place of the pressed one if that is private too."""
    await (request.show_page(message) if request.delivery.is_ephemeral else request.reply_ephemeral(message))


_Post = tuple[GuildId, date]
"""The post of a day in a guild."""


@dataclass(frozen=True, slots=True)
class _Shown:
    text: str  # what a post says; empty if that is not known
    answers: DailyAnswers  # which it counts
    at: datetime  # when it was posted or edited


class DailyPosts(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._database, self._puzzles = app.services[Database], app.services[PuzzleService]
        self._background = BackgroundTasks()
        self._shown: LRUCache[_Post, _Shown] = LRUCache(10_000)

    async def cog_load(self) -> None:
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()
        self._background.cancel()

    @commands.Cog.listener("on_ready")
    async def post_due(self) -> None:
        """Post what is due in this hour, in the servers of the connected shards."""
        with log_errors():
            if shards := self._app.connections.connected:
                due = await self._database.read(due_posts, self._app.services.now(), shards)
                await self._background.for_each(due, self._post, lambda each: each.place.guild or 0)

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            await self.post_due()
            with log_errors():
                changed = [post for post in self._puzzles.changed_dailies if self._may_edit(post)]
                await self._background.for_each(changed, self._edit, lambda post: post[0])

    async def _post(self, due: DuePost) -> None:
        """Claim a post and send it; if it was attempted a moment ago, send it again with the same nonce."""
        place, day, guild = due.place, due.day, self._app.get_guild(due.place.guild or 0)
        if guild is None or guild.unavailable or guild.id in self._app.blocked:
            return
        if guild.get_channel(place.channel) is None:  # it was deleted
            return
        guild_id = GuildId(guild.id)
        news = await self._puzzles.news(guild_id, day)
        message, said = await self._draw(place, news)
        now = self._app.services.now()
        if due.attempted_at is None and not await self._database.write(claim_post, place, day, now):
            return
        if not due.may_be_sent(self._app.services.now()):
            return
        try:
            posted = await post(self._app, place, f"{guild_id}-{day:%y%j}", message, is_repeated=True)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("The daily puzzle was not posted in channel %d (%s)", place.channel, error)
            if due.attempted_at is None and _is_untaken(error):
                await self._database.write(release_post, guild_id, day)
            elif not is_temporary(error):
                await self._database.write(save_outcome, guild_id, day, None)
            return
        self._shown[guild_id, day] = _Shown(said, news.answers, now)
        await self._database.write(save_outcome, guild_id, day, posted)

    def _may_edit(self, changed: _Post) -> bool:
        shown, now = self._shown.get(changed), self._app.services.now()
        return shown is None or changed[1] != now.date() or now - shown.at >= _EDITED_EVERY

    async def _edit(self, changed: _Post) -> None:
        """Bring the numbers and streaks in a post up to date; after midnight once more, with the last answers."""
        guild, day = changed
        now, shown = self._app.services.now(), self._shown.get(changed)
        self._puzzles.changed_dailies.discard(changed)
        found = await self._database.read(find_post, guild, day)
        if found is None:
            return
        place, posted = found
        news = await self._puzzles.news(guild, day)
        is_over = day != now.date()
        if is_over and shown and news.answers.total < shown.answers.total:
            # those who have answered the next puzzle are no longer counted
            solved, missed = shown.answers.solved, shown.answers.missed
            news = replace(news, answers=replace(news.answers, solved=solved, missed=missed))
        message, said = await self._draw(place, news)
        if shown and said == shown.text:
            return
        result = await edit_message(self._app, place, posted, message)
        is_later = result is EditResult.TRY_LATER
        self._shown[changed] = _Shown("" if is_later else said, news.answers, now)
        if is_later and not is_over:
            self._puzzles.changed_dailies.add(changed)
        elif result is EditResult.GONE:
            await self._database.write(save_outcome, guild, day, None)

    async def _draw(self, place: Place, news: DailyNews) -> tuple[OutgoingMessage, str]:
        """Return the message, and its text."""
        surface, board, guild = await self._app.surface_at(place), news.daily.puzzle.board, place.guild
        localizer = surface.localizer.on_board(board.game)
        streaks, leaders = news.answers.streaks, news.race.leaders if news.race else ()
        names = dict[UserId, str]()
        for named in (streaks, leaders):
            names |= await find_names(self._app, guild or GuildId(0), [user for user, _ in named], MOST_NAMED)
        page = PuzzleWriter(localizer).post(news, names)
        has_picture = is_drawn(surface.settings.style, board.game) and surface.can_attach
        picture = await draw_picture(BoardPicture(board), localizer) if has_picture else None
        day = news.daily.day.isoformat()
        buttons = view_of(solve_item(day, localizer), day_race_item(day, localizer))
        return page_message(surface, page, buttons, picture), page.words


async def find_names(app: App, guild_id: GuildId, users: Sequence[UserId], most: int) -> Mapping[UserId, str]:
    """Return the names of the first members, without those who have left or are blocked: nobody is mentioned.
    A restart forgets names; then this makes requests to Discord, several at a time.
    """
    names, guild, found = app.names, app.get_guild(guild_id), dict[UserId, str]()
    others = [user for user in users if user not in app.blocked and not names.is_nameless(guild_id, user)]
    while others and len(found) < most:
        missing = most - len(found)
        asked, others = others[:missing], others[missing:]
        if guild:
            await asyncio.gather(*(_look_up(names, guild, user) for user in asked))
        found |= {user: names.get(guild_id, user) for user in asked if names.get_raw(guild_id, user) != UNKNOWN}
    return found


async def _look_up(names: NameCache, guild: discord.Guild, user: UserId) -> None:
    """Ask Discord for the name of a member, unless it is known."""
    guild_id = GuildId(guild.id)
    if names.get_raw(guild_id, user) != UNKNOWN:
        return
    with suppress(discord.HTTPException, *UNREACHABLE):
        with suppress(discord.NotFound):
            names.remember(guild_id, await guild.fetch_member(user))
        if names.get_raw(guild_id, user) == UNKNOWN:
            names.note_nameless(guild_id, user)


def _is_untaken(error: BaseException) -> bool:
    """Check if Discord has certainly not posted a message whose sending has failed."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY_REQUESTS
    return isinstance(error, discord.RateLimited | aiohttp.ClientConnectorError)
