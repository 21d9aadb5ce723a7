"""What the bot does unasked: it shows what it owes, ends what was left alone, and forgets what is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager
from datetime import timedelta
from typing import cast

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.permissions import means_at
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Termination
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, GuildId, MessageId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.replies.delivery import UNANSWERABLE
from bot.replies.messages import UNREACHABLE, OutgoingMessage, draw, post, retire
from bot.storage.database import AdvisoryLock
from bot.storage.errors import DatabaseError
from cogs.challenges._challenge import UNKNOWN_MEMBER

log = logging.getLogger(__name__)

_BETWEEN = timedelta(minutes=5)
_ARCHIVED = 50083
"""See https://discord.com/developers/docs/topics/opcodes-and-status-codes."""

_TOO_MANY, _AT_FAULT = 429, 500
"""The HTTP status of what may be asked again later, and the first of those that are Discord's own fault."""


class Upkeep(commands.Cog):
    """Listens to what happens to channels and servers, and tidies up now and then."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._maintenance = app.services.maintenance
        self._last_duel = MatchId(0)

    async def cog_load(self) -> None:
        """Begin to tidy up."""
        self._tidying = asyncio.create_task(self._keep_tidy())

    async def cog_unload(self) -> None:
        """Tidy up no more."""
        self._tidying.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up with what happened while no process was looking."""
        with _its_failure_in_the_log():
            present = {GuildId(guild.id) for guild in self._app.guilds}
            await self._maintenance.take_stock(present, self._app.shards_carried)
            await self._make_all_good()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A match ends unseen with its channel."""
        await self._end_in(ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A match ends unseen with its thread."""
        await self._end_in(ChannelId(event.thread_id))

    @commands.Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A challenge ends unseen with its message."""
        with _its_failure_in_the_log():
            await self._app.services.duels.message_is_gone(MessageId(event.message_id))

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Challenges end unseen with their messages."""
        with _its_failure_in_the_log():
            for message in event.message_ids:
                await self._app.services.duels.message_is_gone(MessageId(message))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The data of a server that the bot has left go after a while."""
        with _its_failure_in_the_log():
            await self._maintenance.server_is_left(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The data of a server that the bot comes back to stay."""
        with _its_failure_in_the_log():
            await self._maintenance.server_is_joined(GuildId(guild.id))

    async def _keep_tidy(self) -> None:
        """Tidy up every now and then, by a clock that nobody can set."""
        while True:
            await asyncio.sleep(_BETWEEN.total_seconds())
            with _its_failure_in_the_log():
                await self._make_all_good()
            with _its_failure_in_the_log():
                async with self._maintenance.exclusive(AdvisoryLock.TIDY_UP) as is_mine:
                    if is_mine:
                        await self._maintenance.forget_servers()
            for action in (self._end_resting, self._close_expired, self._forfeit_for_those_who_left):
                with _its_failure_in_the_log():
                    await action()
            self._maintenance.let_go()
            self._app.dispatch("tidied_up")

    async def _end_in(self, channel: ChannelId) -> None:
        with _its_failure_in_the_log():
            async with self._app.games.in_order(channel):
                await self._maintenance.channel_is_gone(channel)
                await self._app.services.duels.channel_is_gone(channel)

    async def _make_all_good(self) -> None:
        await self._maintenance.count(self._app.shards_carried)
        for owed in await self._maintenance.owed(self._app.shards_carried):
            with _its_failure_in_the_log():
                await self._make_good(owed)

    async def _make_good(self, owed: SavedMatch) -> None:
        """Show the players what became of a move, if nobody has shown them yet."""
        async with self._app.games.in_order(owed.place.channel):
            if update := await self._maintenance.make_good(owed.match.id):
                await self._show(update)

    async def _end_resting(self) -> None:
        for idle_matches in await self._maintenance.idle_matches(self._app.shards_carried):
            with _its_failure_in_the_log():
                async with self._app.games.in_order(idle_matches.place.channel):
                    if update := await self._maintenance.end_idle(idle_matches.match.id):
                        await self._show(update)

    async def _forfeit_for_those_who_left(self) -> None:
        """End some of the duels whose players have left the server; a member list, Discord tells to few bots."""
        duels = await self._maintenance.duels(self._app.shards_carried, self._last_duel)
        for duel in duels:
            with _its_failure_in_the_log():
                await self._forfeit_if_left(duel)
        self._last_duel = duels[-1].match.id if duels else MatchId(0)

    async def _forfeit_if_left(self, duel: SavedMatch) -> None:
        left = [mark for mark in Mark if not await self._is_there(duel, mark)]
        if not left:
            return
        async with self._app.games.in_order(duel.place.channel):
            if update := await self._maintenance.leave(duel, left):
                await self._show(update)

    async def _is_there(self, duel: SavedMatch, mark: Mark) -> bool:
        """Whether a player is still in the server; yes, unless Discord says no."""
        user, guild = duel.match.member(mark), duel.place.guild
        try:
            await self._app.http.get_member(guild or 0, user or 0)
        except discord.NotFound as error:
            return error.code != UNKNOWN_MEMBER
        except (discord.HTTPException, *UNREACHABLE):
            return True
        return True

    async def _close_expired(self) -> None:
        """Say in the message of a challenge that nobody took it up in time."""
        for challenge in await self._app.services.duels.expired(self._app.shards_carried):
            with _its_failure_in_the_log():
                await self._close(challenge)

    async def _close(self, challenge: Challenge) -> None:
        place = challenge.place
        who = self._app.names.get(place.guild, challenge.challenger)
        text = (await self._app.localizer_at(place)).say("challenge.expired", who=who)
        if challenge.message and place.guild:  # else it can only be told whoever presses a button of it
            channel = self._app.get_partial_messageable(place.channel, guild_id=place.guild)
            try:
                await channel.get_partial_message(challenge.message).edit(content=text, view=None)
            except discord.HTTPException as error:
                if _may_pass(error):
                    raise
        await self._app.services.duels.expire(challenge)

    async def _show(self, update: MatchUpdate) -> None:
        """Post a board in its channel; that a match was left is said in the message that shows it."""
        try:
            message = await self._post(update)
        except (discord.HTTPException, *UNREACHABLE) as error:
            if not isinstance(error, discord.HTTPException) or _may_pass(error):
                log.warning("Discord did not take a board (%s); it is tried again later", error)
                return
            log.info("A board cannot be shown in channel %d (code %s)", update.saved.place.channel, error.code)
            message = None
        await self._app.games.shown(update, message)
        before = update.saved.message
        if message and before and message != before:
            await retire(self._app, update.saved.place, before)

    async def _post(self, update: MatchUpdate) -> MessageId | None:
        saved, app = update.saved, self._app
        localizer = await app.localizer_at(saved.place, *map(update.match.member, Mark))
        message = await draw(app, update, localizer, **means_at(app, saved.place))
        is_left = update.match.termination in (Termination.ABANDONED, Termination.FORFEITED, Termination.STOPPED)
        is_user_install = app.user_install_channels.have(saved.place, is_between_people=update.match.is_duel)
        if is_left or (update.match.is_exhibition and saved.message):
            return await self._change(saved, message) if saved.message and not is_user_install else None
        if saved.event.token:
            with _unless_expired():
                return await self._answer(saved.event.token, message)
        return None if is_user_install else await post(app, saved.place, saved.event.id, message)

    async def _change(self, saved: SavedMatch, message: OutgoingMessage) -> MessageId | None:
        """Say it in the message that shows the match; in an archived thread, where that cannot be, in a new one."""
        channel = self._app.get_partial_messageable(saved.place.channel, guild_id=saved.place.guild)
        try:
            await channel.get_partial_message(saved.message or 0).edit(**message.as_change)
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
            return await post(self._app, saved.place, saved.event.id, message)
        return saved.message

    async def _answer(self, token: str, message: OutgoingMessage) -> MessageId:
        """Answer an interaction that a process died over; whether it had done so or not, now it is done once."""
        assert self._app.application_id is not None
        webhook = discord.Webhook.partial(self._app.application_id, token, client=self._app)
        first = cast("int", "@original")  # what Discord calls the first answer, in the place of an id
        return MessageId((await webhook.edit_message(first, **message.as_change)).id)


def _may_pass(error: discord.HTTPException) -> bool:
    """Whether Discord may take later what it has refused."""
    return error.status == _TOO_MANY or error.status >= _AT_FAULT


@contextmanager
def _its_failure_in_the_log() -> Generator[None]:
    """Let what fails here stop nothing else: nobody waits for it, and it is tried again at the next occasion."""
    try:
        yield
    except DatabaseError:
        return  # it is in the log already
    except Exception:
        log.exception("Something that nobody waits for failed")


@contextmanager
def _unless_expired() -> Generator[None]:
    """Go on where an interaction can no longer be answered, or the process died before it had said anything."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in UNANSWERABLE:
            raise


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Upkeep(app))
