"""Background maintenance: shows unshown plies and new deadlines, ends idle matches, and deletes expired data."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from operator import attrgetter

import discord
from discord.ext import commands

from bot.client.background_tasks import BackgroundTasks, log_errors
from bot.client.client import App
from bot.client.messages import (
    NO_ACCESS,
    UNREACHABLE,
    EditResult,
    MessageState,
    OutgoingMessage,
    edit_message,
    is_temporary,
    post,
)
from bot.client.permissions import UNKNOWN_MEMBER, can_see, fetch_attendance
from bot.database.database import AdvisoryLock, Database
from bot.database.guilds import mark_joined, mark_left, sync_present
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.matches.board import Look
from bot.matches.display import Kind, close, show, show_found
from bot.matches.lost_matches import match_message_state, may_be_gone
from bot.matches.matches import Matches
from bot.matches.notice_queries import REMINDED, claim, due_reminders, release
from bot.matches.notices import reminder
from bot.matches.queries import count_live, duels, unmark_board, with_earlier_deadline
from bot.matches.rating_queries import delete_earlier
from bot.matches.store import MatchStore
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, GuildId, Place, Shards
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import StepResult
from cogs.duels.queries import close_challenge, expired_challenges
from cogs.upkeep.owner import BlocklistCog, Owner
from cogs.upkeep.service import BEAT_INTERVAL, HeartbeatService, MaintenanceService

log = logging.getLogger(__name__)

_INTERVAL = timedelta(minutes=5)
_QUIET_AFTER = timedelta(minutes=5)
_MATCH_ID = attrgetter("match.id")
_MAX_QUIET_DUELS = 50  # how many duels are checked at a time, as each takes requests to Discord


class Maintenance(commands.Cog):
    """Reacts to deleted channels, messages and servers, and runs the periodic maintenance."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._maintenance, self._database = app.services[MaintenanceService], app.services[Database]
        self._matches, self._store = app.services[Matches], app.services[MatchStore]
        self._last_duel = MatchId(0)
        self._background = BackgroundTasks()

    async def cog_load(self) -> None:
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()
        self._background.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        with log_errors():
            present = {GuildId(guild.id) for guild in self._app.guilds}
            await self._database.write(sync_present, present, self._app.shards_carried, self._app.services.now())
            await self._save_heartbeats()  # so that boards show the deadlines after the outage
            await self._show_unshown()
            await self._close_outdated()
            await self._show_deadlines()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._end_in(ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self._end_in(ChannelId(event.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        with log_errors():
            await self._database.write(mark_left, GuildId(guild.id), self._app.services.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        with log_errors():
            await self._database.write(mark_joined, GuildId(guild.id))

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            for step in (
                self._show_unshown,
                self._close_outdated,
                self._show_deadlines,
                self._delete_old_data,
                self._end_idle_matches,
                self._remind_players,
                self._expire_challenges,
                self._forfeit_left_duels,
            ):
                with log_errors():
                    await step()
            self._matches.drop_idle()
            self._app.dispatch("maintenance_done")

    async def _end_in(self, channel: ChannelId) -> None:
        with log_errors():
            async with self._app.tasks.lock(channel):
                await self._maintenance.channel_deleted(channel)

    async def _show_unshown(self) -> None:
        """Show plies that were saved but not shown, because a process stopped or Discord failed."""
        shards = self._app.shards_carried
        self._matches.running_count = await self._database.read(count_live, shards)
        await self._background.for_each(await self._store.unshown(shards), self._finish_unshown, _MATCH_ID)

    async def _finish_unshown(self, unshown: SavedMatch) -> None:
        async with self._app.tasks.lock(unshown.place.channel) as is_quiet:
            # a command that is replying shows the match itself
            found = await self._store.find(unshown.match.id) if is_quiet else None
        if found and not found.is_shown:
            self._matches.drop(found.place.channel)
            await show_found(self._app, found)

    async def _close_outdated(self) -> None:
        """Remove the buttons of outdated boards and offers, because a process stopped or Discord failed."""
        outdated = await self._store.outdated(None, self._app.shards_carried)
        visible = [saved for saved in outdated if not self._is_hidden(saved.place)]
        await self._background.for_each(visible, partial(close, self._app), _MATCH_ID)

    def _is_hidden(self, place: Place) -> bool:
        """Check if the bot knows that it may not see a channel, so that requests there are in vain."""
        channel = self._app.get_channel(place.channel)
        return isinstance(channel, discord.abc.GuildChannel) and not can_see(channel, channel.guild.me)

    async def _show_deadlines(self) -> None:
        """Edit boards that show an earlier deadline than the one after an outage."""
        query = with_earlier_deadline(self._app.shards_carried)
        await self._background.for_each(await self._store.find_all(query), self._show_deadline, _MATCH_ID)

    async def _show_deadline(self, saved: SavedMatch) -> None:
        async with self._app.tasks.lock(saved.place.channel) as is_quiet:
            current = await self._store.find(saved.match.id) if is_quiet else None
        if current and current.shown.message and current.match == saved.match:
            update = MatchUpdate(current, since=max(len(current.match.plies) - 1, 0))
            look = Look(keeps_buttons=True)
            result = await show(self._app, update, None, look, Kind.AGAIN)
            if result in (StepResult.DONE, StepResult.GONE):
                await self._database.write(unmark_board, current.shown.message)

    async def _delete_old_data(self) -> None:
        async with self._database.exclusive(AdvisoryLock.TIDY_UP) as is_mine:
            if is_mine:
                await self._maintenance.delete_left_guilds()
                await self._database.write(delete_earlier, self._app.services.now().date())
                await self._maintenance.delete_old_backup()

    async def _save_heartbeats(self) -> Shards | None:
        """Save heartbeats of the connected shards, and return the shards whose idle matches may be ended."""
        connected = self._app.connections.connected
        return await self._app.services[HeartbeatService].beat(connected) if connected else None

    def _is_down(self, place: Place) -> bool:
        """Check if Discord is down for the guild of a place, although the shard is connected."""
        guild = self._app.get_guild(place.guild or 0)
        return self._app.services[HeartbeatService].is_down(place.guild) or (guild is not None and guild.unavailable)

    def _is_playable(self, place: Place) -> bool:
        """Check if members can play in a place now, which may change during a round of the maintenance."""
        connected = self._app.connections.connected
        if connected is None or not connected.has(place.guild) or self._is_down(place):
            return False
        return place.guild is None or self._app.get_guild(place.guild) is not None

    async def _end_idle_matches(self) -> None:
        if shards := await self._save_heartbeats():
            idle = await self._store.idle_matches(self._app.services.now(), shards)
            await self._background.for_each(idle, self._end_idle, _MATCH_ID)

    async def _end_idle(self, idle: SavedMatch) -> None:
        if self._is_down(idle.place):
            return
        state = MessageState.THERE
        if idle.match.is_at_stake or not self._is_playable(idle.place):  # e.g. in a server that the bot has left
            state = await self._message_state(idle)
        if state.is_gone:
            await self._end_unseen(idle)
        elif state is MessageState.THERE:
            await self._end_seen(idle)

    async def _end_seen(self, idle: SavedMatch) -> None:
        """End an idle match whose message is there, unless its player was kept away."""
        is_excused = False
        if idle.match.is_duel and idle.match.is_at_stake:
            try:
                if await self._extend_if_kept_away(idle):
                    return
                is_excused = idle.extended == idle.match.version and await self._may_have_kept_away(idle)
            except (discord.DiscordException, *UNREACHABLE) as error:
                await self._put_off(idle, error)
                return
        update = None
        async with self._app.tasks.lock(idle.place.channel):
            if self._is_playable(idle.place):
                update = await self._maintenance.end_idle(idle.match.id, is_excused=is_excused)
        if update:
            await show(self._app, update)

    async def _put_off(self, idle: SavedMatch, error: Exception) -> None:
        """Let a later round end a duel whose player may have been kept away; end it now if the channel is gone."""
        if getattr(error, "code", None) in NO_ACCESS:
            await self._matches.end_unreachable(idle)
        else:
            log.info("Whether a player in channel %d could move is not known yet (%s)", idle.place.channel, error)

    async def _extend_if_kept_away(self, idle: SavedMatch) -> bool:
        """Extend the deadline of a duel, once a turn, if the player cannot see the channel or write in it.
        A player who can change that, or who has left the server, loses. Returns whether it was extended.
        """
        place, match, now = idle.place, idle.match, self._app.services.now()
        if idle.extended == match.version or not self._is_playable(place):
            return False
        player = await fetch_attendance(self._app, place, match.member(match.board.to_move))
        if player is None or player.may_keep_others_away:
            return False
        if player.is_open and (player.timeout_ends is None or player.timeout_ends <= now):
            return False
        async with self._app.tasks.lock(place.channel):
            is_extended = await self._maintenance.extend(idle, player.timeout_ends)
        if is_extended and idle.shown.message:
            await self._show_deadline(idle)
        return is_extended

    async def _may_have_kept_away(self, idle: SavedMatch) -> bool:
        """Check if the opponent of the player to move may have kept them from playing."""
        opponent = await fetch_attendance(self._app, idle.place, idle.match.member(idle.match.board.to_move.other))
        return opponent is not None and opponent.may_keep_others_away

    async def _remind_players(self) -> None:
        if shards := await self._save_heartbeats():
            query = due_reminders(self._app.services.now(), self._matches.abandoned_after, shards)
            await self._background.for_each(await self._store.find_all(query), self._remind, _MATCH_ID)

    async def _remind(self, saved: SavedMatch) -> None:
        match, place = saved.match, saved.place
        user, surface = match.member(match.board.to_move), await self._app.surface_at(place)
        if user is None or surface.settings.is_quiet or not self._is_playable(place):
            return
        if not await self._database.write(claim, saved, user, REMINDED):
            return
        try:
            await post(self._app, place, f"{saved.event.id}-r", reminder(surface, saved, user))
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("A reminder cannot be posted in channel %d (%s)", place.channel, error)
            if is_temporary(error):
                await self._database.write(release, saved, REMINDED)

    async def _forfeit_left_duels(self) -> None:
        """End some duels that are gone, or whose players have left, who are looked up: the bot has no member list."""
        if shards := await self._save_heartbeats():
            quiet_since = self._app.services.now() - _QUIET_AFTER
            query = duels(shards, self._last_duel, quiet_since, _MAX_QUIET_DUELS)
            quiet = await self._store.find_all(query)
            await self._background.for_each(quiet, self._forfeit_if_left, _MATCH_ID)
            self._last_duel = quiet[-1].match.id if quiet else MatchId(0)

    async def _forfeit_if_left(self, duel: SavedMatch) -> None:
        if self._is_down(duel.place):
            return
        left, update = [mark for mark in Mark if not await self._is_member(duel, mark)], None
        if not left and not may_be_gone(self._app, duel.place):
            return
        state = await self._message_state(duel)
        if state.is_gone:
            await self._end_unseen(duel)
        elif left and state is MessageState.THERE:
            async with self._app.tasks.lock(duel.place.channel):
                if self._is_playable(duel.place):
                    update = await self._maintenance.end_left_duel(duel, left)
            if update:
                await show(self._app, update)

    async def _message_state(self, saved: SavedMatch) -> MessageState:
        """Check if the message of a match is still there: if not, nobody may lose what they could not see.
        A deleted one counts as there before the deadline, because `/board` can show the match, and also after it if the
        player to move, who would lose, may have deleted it.
        """
        state = await match_message_state(self._app, saved)
        if state is not MessageState.DELETED:
            return state
        if not saved.is_idle(self._app.services.now()):
            return MessageState.THERE
        if saved.match.is_at_stake:
            try:
                player = await fetch_attendance(self._app, saved.place, saved.match.member(saved.match.board.to_move))
            except (discord.DiscordException, *UNREACHABLE):
                return MessageState.UNKNOWN
            if player and player.may_delete_messages:
                return MessageState.THERE
        return state

    async def _end_unseen(self, saved: SavedMatch) -> None:
        """End a match without a result, because its message is gone, unless another message shows it meanwhile."""
        async with self._app.tasks.lock(saved.place.channel):
            current = await self._store.find(saved.match.id)
            if current and current.shown.message == saved.shown.message:
                await self._matches.end_unreachable(saved)

    async def _is_member(self, duel: SavedMatch, mark: Mark) -> bool:
        """Check if a player is still in the server; True if Discord does not answer."""
        user, guild = duel.match.member(mark), duel.place.guild
        try:
            await self._app.http.get_member(guild or 0, user or 0)
        except discord.NotFound as error:
            return error.code != UNKNOWN_MEMBER
        except (discord.HTTPException, *UNREACHABLE):
            return True
        return True

    async def _expire_challenges(self) -> None:
        now, shards = self._app.services.now(), self._app.shards_carried
        expired = await self._database.read(expired_challenges, now, shards)
        await self._background.for_each(expired, self._expire, lambda challenge: challenge.id)

    async def _expire(self, challenge: Challenge) -> None:
        """Mark a challenge as expired in its message, and close it; later, if Discord does not take the edit now."""
        place = challenge.place
        if challenge.message and place.guild:  # elsewhere only the interaction could reach the message
            localizer = (await self._app.surface_at(place)).localizer
            who = self._app.names.get(place.guild, challenge.challenger)
            expired = OutgoingMessage(localizer.say("challenge-expired", who=who))
            if await edit_message(self._app, place, challenge.message, expired) is EditResult.TRY_LATER:
                return
        await self._database.write(close_challenge, challenge.id)


class Heartbeat(commands.Cog):
    """Saves every minute which shards are connected, and notes for which guilds Discord is down meanwhile."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._heartbeats = app.services[HeartbeatService]

    async def cog_load(self) -> None:
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    @commands.Cog.listener("on_shard_ready")
    @commands.Cog.listener("on_shard_resumed")
    async def beat(self, *_: int) -> None:
        with log_errors():
            for guild in self._app.guilds:
                if guild.unavailable:
                    self._heartbeats.begin_guild_outage(GuildId(guild.id))
            if connected := self._app.connections.connected:
                await self._heartbeats.beat(connected)
            for down in self._heartbeats.guilds_down:
                guild = self._app.get_guild(down)
                if guild is None or not guild.unavailable:
                    await self._heartbeats.end_guild_outage(down)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self._heartbeats.begin_guild_outage(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Extend the deadlines of a guild that Discord was down for; if that fails, the next heartbeat does it."""
        with log_errors():
            await self._heartbeats.end_guild_outage(GuildId(guild.id))

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(BEAT_INTERVAL.total_seconds())
            await self.beat()


async def setup(app: App) -> None:
    for cog in (Maintenance(app), BlocklistCog(app), Heartbeat(app), Owner()):
        await app.add_cog(cog)
