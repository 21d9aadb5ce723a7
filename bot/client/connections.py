"""Which shards are connected to Discord's gateway."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.model.ids import Shards

log = logging.getLogger(__name__)


class Connections:
    """The shards that a process carries, each connected or not.

    Args:
        carried: those shards.
    """

    def __init__(self, carried: Shards) -> None:
        self._carried = carried
        self._ready: set[int] = set()

    @property
    def ready(self) -> Mapping[int, bool]:
        """Which are connected, and have been told of their servers."""
        return {shard: shard in self._ready for shard in sorted(self._carried.ids)}

    def up(self, *shards: int) -> None:
        """Take note, and tell, that shards are connected; all of them, if none is named."""
        for shard in shards or sorted(self._carried.ids):
            self._ready.add(shard)
            log.info("Shard %d of %d is connected", shard, self._carried.count)

    def down(self, *shards: int) -> None:
        """Take note, and tell, that shards are not connected; all of them, if none is named."""
        for shard in self._ready.intersection(shards or self._carried.ids):
            self._ready.discard(shard)
            log.warning("Shard %d has lost its connection, and is reconnecting", shard)
