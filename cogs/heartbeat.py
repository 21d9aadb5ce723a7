"""The heartbeat: saves regularly which shards are connected, so that an outage ends no game."""

from __future__ import annotations

import asyncio

from discord.ext import commands

from bot.client.client import App
from bot.client.workers import log_errors
from bot.services.heartbeats import BEAT_INTERVAL


class Heartbeat(commands.Cog):
    """Saves every minute which shards are connected, and at once when one has connected."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def cog_load(self) -> None:
        """Start the task."""
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        """Stop the task."""
        self._periodic.cancel()

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    @commands.Cog.listener("on_shard_ready")
    @commands.Cog.listener("on_shard_resumed")
    async def beat(self, *_: int) -> None:
        """Save that the connected shards are connected."""
        with log_errors():
            if connected := self._app.connections.connected:
                await self._app.services.heartbeats.beat(connected)

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(BEAT_INTERVAL.total_seconds())
            await self.beat()


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Heartbeat(app))
