"""The blocklist: reads it every minute, and leaves blocked servers."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import discord
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.replies.messages import UNREACHABLE
from bot.storage.blocklist import read_blocked

log = logging.getLogger(__name__)

_INTERVAL = timedelta(minutes=1)


class BlocklistCog(commands.Cog):
    """Keeps the blocklist up to date; `App` ignores whoever is on it."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def cog_load(self) -> None:
        await self._refresh()
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._leave_blocked()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        del guild
        await self._leave_blocked()

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            await self._refresh()
            await self._leave_blocked()

    async def _refresh(self) -> None:
        with log_errors():
            self._app.blocked = await self._app.services.database.read(read_blocked)

    async def _leave_blocked(self) -> None:
        for guild in self._app.guilds:
            if guild.id in self._app.blocked:
                try:
                    await guild.leave()
                    log.info("The bot has left the blocked server %d", guild.id)
                except (discord.HTTPException, *UNREACHABLE) as error:
                    log.warning("The bot cannot leave the blocked server %d now (%s)", guild.id, error)


async def setup(app: App) -> None:
    await app.add_cog(BlocklistCog(app))
