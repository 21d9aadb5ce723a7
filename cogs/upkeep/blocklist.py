"""The blocklist: reads it every minute, and leaves blocked servers and those that are not allowed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

import discord
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.messages import UNREACHABLE
from bot.client.permissions import permissions_in
from bot.database.database import Database
from bot.model.ids import ChannelId, GuildId, Place
from cogs.upkeep.queries import read_blocked

log = logging.getLogger(__name__)

_INTERVAL = timedelta(minutes=1)
_TO_WRITE = discord.Permissions(view_channel=True, send_messages=True)


class BlocklistCog(commands.Cog):
    """Keeps the blocklist up to date, and leaves servers; until then, `App` ignores their members."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._leaving = asyncio.Lock()
        self._told: set[int] = set()  # the servers that were told why the bot leaves

    async def cog_load(self) -> None:
        await self._refresh()
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._leave_servers()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._told.discard(guild.id)
        await self._leave_servers()

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            await self._refresh()
            await self._leave_servers()

    async def _refresh(self) -> None:
        with log_errors():
            self._app.blocked = await self._app.services[Database].read(read_blocked)

    async def _leave_servers(self) -> None:
        allowed = self._app.allowed_servers
        async with self._leaving:
            for guild in self._app.guilds:
                if guild.id in self._app.blocked:
                    await self._leave(guild, "blocked")
                elif allowed is not None and guild.id not in allowed and not guild.unavailable:
                    with log_errors(), suppress(discord.HTTPException, *UNREACHABLE):
                        await self._explain(guild)
                    await self._leave(guild, "not in ALLOWED_SERVERS")

    async def _leave(self, guild: discord.Guild, reason: str) -> None:
        try:
            await guild.leave()
            log.info("The bot has left server %d (%s)", guild.id, reason)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("The bot cannot leave server %d (%s) now (%s)", guild.id, reason, error)

    async def _explain(self, guild: discord.Guild) -> None:
        """Say once in the system channel that the bot leaves, if it may write there."""
        channel = guild.system_channel
        if channel is None or guild.id in self._told:
            return
        self._told.add(guild.id)
        place = Place(ChannelId(channel.id), GuildId(guild.id))
        if permissions_in(self._app, place).is_superset(_TO_WRITE):
            await channel.send((await self._app.surface_at(place)).localizer.say("owner-not_allowed"))
