"""Outages of the bot: no match ends because of one, nor right after it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.ids import Shards
from bot.services.match_cache import MatchCache
from bot.storage.heartbeats import HeartbeatStore

log = logging.getLogger(__name__)

BEAT_INTERVAL = timedelta(minutes=1)
"""The time between two heartbeats of a connected shard."""

OUTAGE_AFTER = timedelta(minutes=2)
"""A longer time without a heartbeat is an outage."""

GRACE = timedelta(minutes=15)
"""For this time after an outage, no match ends because somebody stays away."""


class HeartbeatService:
    """Records when shards are connected, and puts back the deadlines of matches after an outage.

    Args:
        now: returns the current time, in UTC.
    """

    def __init__(self, heartbeats: HeartbeatStore, cache: MatchCache, *, now: Callable[[], datetime]) -> None:
        self._heartbeats = heartbeats
        self._cache = cache
        self._now = now
        self._grace_ends: dict[int, datetime] = {}
        """When the grace period after the last outage of a shard ends."""

    async def beat(self, shards: Shards) -> Shards | None:
        """Save that shards are connected, and put back the deadlines of their matches if they were not before.

        Returns:
            The shards on which matches may end because somebody stays away; None if there are none.

        Raises:
            DatabaseError: the database failed.
        """
        for shard in sorted(shards.ids):
            now = self._now()
            if outage := await self._heartbeats.beat(shard, shards.count, now, self._cache.abandoned_after):
                self._cache.clear()
                self._grace_ends[shard] = now + GRACE
                minutes = round(outage.total_seconds() / 60)
                log.warning("Shard %d was away for %d minutes; the deadlines of its games are put back", shard, minutes)
        now = self._now()
        settled = frozenset(shard for shard in shards.ids if now >= self._grace_ends.get(shard, now))
        return Shards(shards.count, settled) if settled else None
