"""The heartbeat: saves regularly which shards are connected, and notes which guilds are down; no outage ends a game."""

from __future__ import annotations

import asyncio

import discord
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.model.ids import GuildId
from cogs.upkeep.service import BEAT_INTERVAL, HeartbeatService


class Heartbeat(commands.Cog):
    """Saves every minute which shards are connected, and at once when one has connected.
    It also notes when Discord is down for a guild, whose members cannot play although the shard stays connected.
    """

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
        """Save that the connected shards are connected, and check for which guilds Discord is down."""
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
