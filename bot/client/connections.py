"""Which shards are connected to Discord's gateway."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.model.ids import Shards

log = logging.getLogger(__name__)


class Connections:
    def __init__(self, shards: Shards) -> None:
        self._shards = shards
        self._ready: set[int] = set()

    @property
    def ready(self) -> Mapping[int, bool]:
        """Whether each shard is connected and has received its guilds."""
        return {shard: shard in self._ready for shard in sorted(self._shards.ids)}

    @property
    def connected(self) -> Shards | None:
        return Shards(self._shards.count, frozenset(self._ready)) if self._ready else None

    def mark_connected(self, *shards: int) -> None:
        for shard in shards or sorted(self._shards.ids):
            self._ready.add(shard)
            log.info("Shard %d of %d is connected", shard, self._shards.count)

    def mark_disconnected(self, *shards: int) -> None:
        for shard in self._ready.intersection(shards or self._shards.ids):
            self._ready.discard(shard)
            log.warning("Shard %d has lost its connection, and is reconnecting", shard)
