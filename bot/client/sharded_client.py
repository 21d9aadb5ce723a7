"""The bot on several shards in one process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord.ext import commands

from bot.client.client import App
from bot.model.ids import Shards


class ShardedApp(App, commands.AutoShardedBot):
    """The bot on several shards.
    It is not used for one shard: if the gateway cannot be reached at the first attempt to reconnect, discord.py 2.7
    does not resume the sessions of this class, and the events of that time are lost.
    """

    @staticmethod
    def _sharding(shards: Shards) -> dict[str, Any]:
        return {"shard_ids": sorted(shards.ids), "shard_count": shards.count}

    @property
    def shard_latencies(self) -> Iterable[tuple[int, float]]:
        """The seconds between a heartbeat and its acknowledgement, by shard; NaN before the first."""
        return self.latencies

    async def on_resumed(self) -> None:
        """Do nothing: each shard is reported by `on_shard_resumed`."""

    async def on_disconnect(self) -> None:
        """Do nothing: each shard is reported by `on_shard_disconnect`."""

    async def on_shard_ready(self, shard: int) -> None:
        self.connections.mark_connected(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.connections.mark_connected(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Record that a shard has lost its connection; discord.py reconnects it."""
        self.connections.mark_disconnected(shard)

    def _mark_ready(self) -> None:
        """Do nothing: each shard is reported by `on_shard_ready`."""
