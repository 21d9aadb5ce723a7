"""Programs against programs: one message that changes ply by ply, until the match ends or somebody stops it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.names import escape_text
from bot.client.permissions import means_at
from bot.game.errors import MatchOverError
from bot.game.ids import MatchId, UserId
from bot.model.saved_match import MatchUpdate
from bot.opponents.opponent import NAMES, LevelName
from bot.rendering.game_request import LEVELS, THREAD
from bot.rendering.words import Words, normalize
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import UNREACHABLE, draw
from bot.replies.request import Request, handling
from bot.replies.threads import open_thread, open_thread_if_possible, wants_thread
from bot.services.errors import MatchMovedOnError, NotYourExhibitionError, UnknownLevelError
from bot.services.exhibitions import PACE, STAND_BY
from bot.storage.errors import DatabaseError
from cogs.ui.board import StopButton
from cogs.ui.choices import OPPONENT_CHOICES

log = logging.getLogger(__name__)

DEFAULTS = ("perfect", "medium")
_MOST_QUOTED = 20


class Watch(commands.Cog):
    """Matches for members to look at."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._exhibitions = app.services.exhibitions
        self._shows: dict[MatchId, asyncio.Task[None]] = {}
        app.on_press(StopButton, self.press_stop)

    async def cog_unload(self) -> None:
        """Leave the matches as they stand; they go on at the next start."""
        for show in self._shows.values():
            show.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Go on with what was being shown when a process stopped."""
        await self.on_tidied_up()

    @commands.Cog.listener()
    async def on_tidied_up(self) -> None:
        """Go on with what nobody shows any more, every few minutes."""
        try:
            for saved in await self._exhibitions.unfinished(self._app.shards_carried):
                self._go_on(MatchUpdate.without_news(saved))
        except DatabaseError:
            return  # it is in the log already

    @commands.command(name="watch")
    async def watch_text(self, ctx: Context, *, words: str = "") -> None:
        """Show a match between two levels."""
        among, typed = self._app.words, normalize(words).split()
        levels = [word for word in typed if not among.find(word, THREAD)]
        async with handling(ctx) as request:
            x, o = _two_levels(levels, among)
            await self._watch(request, x, o, in_thread=True if levels != typed else None)

    @app_commands.command(name="watch")
    @app_commands.choices(x=OPPONENT_CHOICES, o=OPPONENT_CHOICES)
    async def watch_slash(
        self, interaction: Interaction, x: str = DEFAULTS[0], o: str = DEFAULTS[1], thread: bool | None = None
    ) -> None:
        """Show a match between two levels."""
        async with handling(interaction) as request:
            await self._watch(request, x, o, in_thread=thread)

    async def press_stop(self, interaction: Interaction, button: StopButton) -> None:
        """End the match unfinished."""
        async with handling(interaction, is_open=True) as request:
            if button.starter not in (None, request.user) and not interaction.permissions.manage_messages:
                raise NotYourExhibitionError
            try:
                update = await self._exhibitions.stop(request.place.channel, button.match, request.event)
            except MatchOverError as over:  # a board that could not be changed any more
                await request.settle_too_late(over)
            else:
                await request.show(update)

    async def _watch(self, request: Request, x: str, o: str, *, in_thread: bool | None) -> None:
        thread = None
        if wants_thread(request, in_thread):
            opening = open_thread if in_thread else open_thread_if_possible
            thread = await opening(request, request.public.name_of(x), request.public.name_of(o))
        event = request.event_elsewhere if thread else request.event
        update = await self._exhibitions.begin(thread or request.place, event, x, o)
        try:
            await (request.show_elsewhere if thread else request.show)(update, starter=request.user)
        finally:  # else a match that could not be shown would never end
            self._go_on(update, request.user)

    def _go_on(self, update: MatchUpdate, starter: UserId | None = None) -> None:
        """Play a match out, unless that is being done already."""
        match = update.match.id
        if match not in self._shows:
            self._shows[match] = asyncio.create_task(self._play_out(update, starter))
            self._shows[match].add_done_callback(lambda _: self._shows.pop(match))

    async def _play_out(self, update: MatchUpdate, starter: UserId | None) -> None:
        channel, match = update.saved.place.channel, update.match.id
        while not update.match.is_over:
            await asyncio.sleep(PACE.total_seconds())
            try:
                async with self._app.games.in_order(channel):
                    update = await self._exhibitions.advance(channel, match)
                    await self._show(update, starter)
            except MatchOverError:
                return  # somebody has stopped it
            except MatchMovedOnError:  # another process plays it too; this one stands by
                await asyncio.sleep(STAND_BY.total_seconds())
            except DatabaseError:
                continue  # it is in the log already
            except (discord.Forbidden, discord.NotFound):  # nobody can see it any more
                with suppress(MatchOverError, DatabaseError):
                    update = await self._exhibitions.stop(channel, match)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("Discord did not take a board (%s); the next one follows", error)

    async def _show(self, update: MatchUpdate, starter: UserId | None) -> None:
        """Change the message that shows the match."""
        saved, app = update.saved, self._app
        localizer = await app.localizer_at(saved.place, starter)
        message = await draw(app, update, localizer, **means_at(app, saved.place), starter=starter)
        channel = app.get_partial_messageable(saved.place.channel, guild_id=saved.place.guild)
        if saved.message:
            await channel.get_partial_message(saved.message).edit(**message.as_change)
            await app.games.shown(update, saved.message)


def _two_levels(typed: Sequence[str], among: Words) -> tuple[str, str]:
    """The levels that were asked for, and the usual ones in the place of those that were not.

    Raises:
        UnknownLevelError: a word names no level, or there are too many of them.
    """
    levels = [among.find(word, LEVELS) for word in typed]
    too_many = typed if len(typed) > len(DEFAULTS) else ()
    strange = next((word for word, level in zip(typed, levels, strict=True) if not level), " ".join(too_many))
    if strange:
        raise UnknownLevelError(escape_text(strange[:_MOST_QUOTED]), tuple(map(LevelName, NAMES)))
    x, o = [*filter(None, levels), *DEFAULTS[len(levels) :]]
    return x, o


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Watch(app))
