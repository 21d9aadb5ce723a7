"""Direct messages to members who have asked for them: before a streak ends, and when somebody looks for a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta

import discord
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.controls import view_of
from bot.client.messages import UNREACHABLE, OutgoingMessage, post
from bot.client.names import escape_text
from bot.client.permissions import UNKNOWN_MEMBER
from bot.database.database import Database
from bot.games.ids import UserId
from bot.matches.access import AccessRequest, AccessService
from bot.model.challenge import Challenge
from bot.model.guild_settings import DEFAULT_SETTINGS
from bot.model.ids import ChannelId, GuildId, Place, RoleId
from bot.text.localizer import Localizer
from cogs.duels.commands import channel_to_join
from cogs.duels.queries import find_challenge
from cogs.notices.buttons import SearchNoticeButton, StreakReminderButton
from cogs.notices.queries import (
    MAX_TOLD,
    EndingStreak,
    choose_search_notices,
    claim_reminder,
    claim_search_notice,
    due_reminders,
    members_to_tell,
    switch_off,
)

log = logging.getLogger(__name__)

_INTERVAL = timedelta(minutes=5)
_REMINDED_FROM = 22  # the hour, in UTC, from which on members are reminded of streaks that end at midnight
_MAX_NAMED = 3
SECONDS_BETWEEN = 1.0  # between two direct messages: Discord limits how many a bot may begin
_REFUSED = (50007, 50278)  # cannot send messages to this user; no server in common


class DirectMessages(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._database = app.services[Database]
        # Each is held while a message is sent, and for a moment after that: reminders do not wait for notices.
        self._sending_reminder, self._sending_notice = asyncio.Lock(), asyncio.Lock()

    async def cog_load(self) -> None:
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()

    @commands.Cog.listener("on_ready")
    async def remind(self) -> None:
        """Remind users whose streaks end at midnight. The process that gets direct messages does this for all."""
        now, connected = self._app.services.now(), self._app.connections.connected
        if now.hour < _REMINDED_FROM or connected is None or not connected.has(None):
            return
        with log_errors():
            for user in await self._database.read(due_reminders, now.date()):
                async with self._sending_reminder:
                    if self._app.services.now().date() != now.date():
                        return
                    if await self._remind(user, now):
                        await asyncio.sleep(SECONDS_BETWEEN)

    @commands.Cog.listener()
    async def on_invitation(self, invitation: Challenge) -> None:
        """Tell members of a server that somebody looks for a game, one after the other."""
        guild, told = invitation.place.guild, 0
        with log_errors():
            if guild is None or not await self._may_tell(invitation):
                return
            now = self._app.services.now()
            for user in await self._database.read(members_to_tell, guild, invitation.challenger, now):
                async with self._sending_notice:
                    if told == MAX_TOLD or not await self._may_tell(invitation):
                        return
                    if await self._tell(user, guild, invitation):
                        told += 1
                        await asyncio.sleep(SECONDS_BETWEEN)

    async def _may_tell(self, invitation: Challenge) -> bool:
        """Check if an invitation is still open, and its server and the bot's owner allow that members are told."""
        if invitation.challenger in self._app.blocked or invitation.expires <= self._app.services.now():
            return False
        if (await self._app.settings_at(invitation.place)).is_search_quiet:
            return False
        return await self._database.read(find_challenge, invitation.id) is not None

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            await self.remind()

    async def _remind(self, user: UserId, now: datetime) -> bool:
        """Remind a user, and return whether that was attempted."""
        if user in self._app.blocked:
            return False
        streaks = await self._database.write(claim_reminder, user, now.date())
        if not streaks:
            return False
        ends = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
        localizer = await self._localizer(user, streaks[0].place.guild)

        def remind(channel: ChannelId) -> OutgoingMessage:
            described = "\n".join(self._describe(localizer, streak, channel) for streak in streaks[:_MAX_NAMED])
            button = StreakReminderButton(False).item(label=localizer.say("notify-turn_off_reminders"))
            text = localizer.say("notify-streak_ends", streaks=described, ends=ends)
            return OutgoingMessage(text, buttons=view_of(button))

        await self._send(user, f"{user}-d", remind)
        return True

    def _describe(self, localizer: Localizer, streak: EndingStreak, channel: ChannelId) -> str:
        """Say where a streak ends; the channel is that of the direct message that says it."""
        place, count = streak.place, streak.days
        if place.guild is None:
            is_here = place.channel == channel
            return localizer.say("notify-private_streak" if is_here else "notify-streak_elsewhere", count=count)
        guild = self._app.get_guild(place.guild)
        name = escape_text(guild.name) if guild else localizer.say("notify-some_server")
        link = f"https://discord.com/channels/{place.guild}"
        return localizer.say("notify-streak", server=name, link=link, count=count)

    async def _tell(self, user: UserId, guild_id: GuildId, invitation: Challenge) -> bool:
        """Tell a member of an invitation if they could accept it, and were not told of another one in the last hour.
        Return whether that was attempted.
        """
        app, guild = self._app, self._app.get_guild(guild_id)
        if guild is None or user in app.blocked:
            return False
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._database.write(choose_search_notices, user, guild_id, is_on=False)
            return False
        except (discord.HTTPException, *UNREACHABLE):
            return False
        now = app.services.now()
        could_join = await self._could_join(member, invitation)
        if not could_join or not await self._database.write(claim_search_notice, guild_id, user, now):
            return False
        localizer = await self._localizer(user, guild_id)
        facts = {"who": app.names.get(guild_id, invitation.challenger), "server": escape_text(guild.name)}
        facts |= {"game": localizer.name_of_game(invitation.game), "deadline": invitation.expires, "link": invitation}
        button = SearchNoticeButton(False, guild_id).item(label=localizer.say("notify-turn_off_searches"))
        message = OutgoingMessage(localizer.say("notify-search", **facts), buttons=view_of(button))
        await self._send(user, f"{user}-s", lambda _: message)
        return True

    async def _could_join(self, member: discord.Member, invitation: Challenge) -> bool:
        """Check if a member sees the channel of an invitation, and may play there."""
        place, settings = invitation.place, await self._app.settings_at(invitation.place)
        channel = channel_to_join(self._app, invitation, member)
        access = AccessRequest(
            place,
            getattr(channel, "parent_id", None),
            UserId(member.id),
            frozenset(RoleId(role.id) for role in member.roles),
            is_manager=member.guild_permissions.manage_guild,
            is_press=True,
        )
        return channel is not None and self._app.services[AccessService].allows(access, settings)

    async def _send(self, user: UserId, nonce: str, write: Callable[[ChannelId], OutgoingMessage]) -> None:
        """Send what is written for a channel as a direct message, and none any more if Discord refuses it."""
        try:
            channel = ChannelId(int((await self._app.http.start_private_message(user))["id"]))
            await post(self._app, Place(channel), nonce, write(channel))
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("A direct message was not sent (%s)", error)
            if getattr(error, "code", None) in _REFUSED:
                await self._database.write(switch_off, user)

    async def _localizer(self, user: UserId, guild: GuildId | None) -> Localizer:
        """Return the localizer for a user: in their language, or else that of the server."""
        locale = self._app.find_locale(user)
        if locale is None and guild:
            locale = (await self._app.surface_at(Place(ChannelId(guild), guild))).localizer.catalogue.locale
        return self._app.localizer(Place(ChannelId(0)), DEFAULT_SETTINGS, locale=locale)
