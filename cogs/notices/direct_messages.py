"""Direct messages to members who have asked for them: before a streak ends, and when somebody looks for a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
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
from cogs.duels.commands import may_join
from cogs.duels.queries import find_challenge
from cogs.notices.buttons import SearchNoticeButton, StreakReminderButton
from cogs.notices.queries import (
    EndingStreak,
    choose_search_notices,
    claim_reminder,
    claim_search_notice,
    delete_choices,
    due_reminders,
    members_to_tell,
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
        self._sending = asyncio.Lock()  # held while a message is sent, and for a moment after that

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
                async with self._sending:
                    if self._app.services.now().date() != now.date():
                        return
                    await self._remind(user, now)
                    await asyncio.sleep(SECONDS_BETWEEN)

    @commands.Cog.listener()
    async def on_invitation(self, invitation: Challenge) -> None:
        """Tell members of a server that somebody looks for a game, one after the other."""
        guild, now = invitation.place.guild, self._app.services.now()
        with log_errors():
            if guild is None or (await self._app.settings_at(invitation.place)).is_search_quiet:
                return
            for user in await self._database.read(members_to_tell, guild, invitation.challenger, now):
                async with self._sending:
                    if not await self._database.read(find_challenge, invitation.id):
                        return
                    await self._tell(user, guild, invitation)
                    await asyncio.sleep(SECONDS_BETWEEN)

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            await self.remind()

    async def _remind(self, user: UserId, now: datetime) -> None:
        if user in self._app.blocked:
            return
        if streaks := await self._database.write(claim_reminder, user, now.date()):
            ends = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
            localizer = await self._localizer(user, streaks[0].guild)
            text = localizer.say("notify-streak_ends", streaks=self._describe(localizer, streaks), ends=ends)
            button = StreakReminderButton(False).item(label=localizer.say("notify-turn_off_reminders"))
            await self._send(user, f"{user}-d", OutgoingMessage(text, buttons=view_of(button)))

    def _describe(self, localizer: Localizer, streaks: Sequence[EndingStreak]) -> str:
        described: list[str] = []
        for streak in streaks[:_MAX_NAMED]:
            if streak.guild is None:
                described.append(localizer.say("notify-private_streak", count=streak.days))
            else:
                guild = self._app.get_guild(streak.guild)
                name = escape_text(guild.name) if guild else localizer.say("notify-some_server")
                link = f"https://discord.com/channels/{streak.guild}"
                described.append(localizer.say("notify-streak", server=name, link=link, count=streak.days))
        return "\n".join(described)

    async def _tell(self, user: UserId, guild_id: GuildId, invitation: Challenge) -> None:
        """Tell a member of an invitation if they could accept it, and were not told of another one in the last hour."""
        app, guild = self._app, self._app.get_guild(guild_id)
        if guild is None or user in app.blocked:
            return
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._database.write(choose_search_notices, user, guild_id, is_on=False)
            return
        except (discord.HTTPException, *UNREACHABLE):
            return
        if not await self._could_join(member, invitation):
            return
        if not await self._database.write(claim_search_notice, guild_id, user, app.services.now()):
            return
        localizer = await self._localizer(user, guild_id)
        facts = {"who": app.names.get(guild_id, invitation.challenger), "server": escape_text(guild.name)}
        facts |= {"game": localizer.name_of_game(invitation.game), "deadline": invitation.expires, "link": invitation}
        button = SearchNoticeButton(False, guild_id).item(label=localizer.say("notify-turn_off_searches"))
        message = OutgoingMessage(localizer.say("notify-search", **facts), buttons=view_of(button))
        await self._send(user, f"{user}-s", message)

    async def _could_join(self, member: discord.Member, invitation: Challenge) -> bool:
        """Check if a member sees the channel of an invitation, and may play there."""
        place, settings = invitation.place, await self._app.settings_at(invitation.place)
        channel = self._app.get_channel(place.channel)
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        access = AccessRequest(
            place,
            None if parent is None else ChannelId(parent),
            UserId(member.id),
            frozenset(RoleId(role.id) for role in member.roles),
            is_manager=member.guild_permissions.manage_guild,
            is_press=True,
        )
        return may_join(self._app, invitation, member) and self._app.services[AccessService].allows(access, settings)

    async def _send(self, user: UserId, nonce: str, message: OutgoingMessage) -> None:
        """Send a direct message, and none any more if Discord refuses it."""
        try:
            channel = await self._app.http.start_private_message(user)
            await post(self._app, Place(ChannelId(int(channel["id"]))), nonce, message)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("A direct message was not sent (%s)", error)
            if getattr(error, "code", None) in _REFUSED:
                await self._database.write(delete_choices, user)

    async def _localizer(self, user: UserId, guild: GuildId | None) -> Localizer:
        """Return the localizer for a user: in their language, or else that of the server."""
        locale = self._app.find_locale(user)
        if locale is None and guild:
            locale = (await self._app.surface_at(Place(ChannelId(guild), guild))).localizer.catalogue.locale
        return self._app.localizer(Place(ChannelId(0)), DEFAULT_SETTINGS, locale=locale)
