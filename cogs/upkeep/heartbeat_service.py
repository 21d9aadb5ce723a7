"""Outages of the bot, and of Discord in single guilds: no match ends because of one, nor right after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from bot.database.database import Database
from bot.matches.matches import Matches
from bot.model.ids import GuildId, Shards
from cogs.upkeep.queries import GRACE, OUTAGE_AFTER, end_guild_outage, save_heartbeat

log = logging.getLogger(__name__)

_AWAY = "Shard %d was disconnected for %d minutes by this machine's clock; the deadlines of its games are extended"
_BACK = "Since shard %d was last connected, this machine's clock was set back by %d minutes; the deadlines move with it"

BEAT_INTERVAL = timedelta(minutes=1)  # the time between two heartbeats of a connected shard


class HeartbeatService:
    """Records when shards are connected, and extends the deadlines of matches after an outage.
    When Discord went down for a guild is only remembered in memory: a new process counts from its start.
    """

    def __init__(
        self, database: Database, matches: Matches, *, now: Callable[[], datetime], monotonic: Callable[[], float]
    ) -> None:
        self._database = database
        self._matches = matches
        self._now = now
        self._monotonic = monotonic
        self._started = monotonic()
        self._last_beats: dict[int, float] = {}  # when each shard was last connected, by the monotonic clock
        self._grace_ends: dict[int, datetime] = {}  # when the grace period after the last outage of a shard ends
        self._down_since: dict[GuildId, datetime] = {}
        """Since when Discord is down for a guild, until the deadlines of its matches are extended."""
        self._ending = asyncio.Lock()

    @property
    def guilds_down(self) -> Sequence[GuildId]:
        """The guilds that Discord is down for, or whose deadlines are not extended yet."""
        return [*self._down_since]

    def is_down(self, guild: GuildId | None) -> bool:
        """Check if Discord is down for a guild, or the deadlines of its matches are not extended yet."""
        return guild in self._down_since

    async def beat(self, shards: Shards) -> Shards | None:
        """Save that shards are connected, and extend the deadlines of their matches if they were disconnected before.
        If the clock of this machine was set, the deadlines move with it. Returns the shards on which matches may end
        because somebody stays away; None if there are none.
        """
        for shard in sorted(shards.ids):
            now, default, monotonic = self._now(), self._matches.abandoned_after, self._monotonic()
            since_last = timedelta(seconds=monotonic - self._last_beats.get(shard, self._started))
            outage = await self._database.write(save_heartbeat, shard, shards.count, now, default, since_last)
            self._last_beats[shard] = monotonic
            if outage:
                self._matches.clear_cache()
                self._grace_ends[shard] = now + GRACE
                self._count_once(Shards(shards.count, frozenset({shard})), outage, now, since_last)
                log.warning(_BACK if outage < timedelta(0) else _AWAY, shard, round(abs(outage).total_seconds() / 60))
        now = self._now()
        settled = frozenset(shard for shard in shards.ids if now >= self._grace_ends.get(shard, now))
        return Shards(shards.count, settled) if settled else None

    def begin_guild_outage(self, guild: GuildId) -> None:
        """Remember since when Discord is down for a guild."""
        self._down_since.setdefault(guild, self._now())

    async def end_guild_outage(self, guild: GuildId) -> None:
        """Extend the deadlines of a guild's matches if Discord was down for it. Call it again if it fails."""
        async with self._ending:
            if since := self._down_since.get(guild):
                now = self._now()
                abandoned_after = self._matches.abandoned_after
                if now - since > OUTAGE_AFTER:
                    outage = await self._database.write(end_guild_outage, guild, since, now, abandoned_after)
                    self._matches.clear_cache()  # the cached matches have the earlier deadlines
                    minutes = round(outage.total_seconds() / 60)
                    log.warning("Server %d was unavailable for %d minutes; its deadlines are extended", guild, minutes)
                del self._down_since[guild]

    def _count_once(self, shard: Shards, outage: timedelta, now: datetime, since_last: timedelta) -> None:
        """Leave the outage of a shard, whose length was added to deadlines, out of those of its guilds."""
        for guild, since in self._down_since.items():
            began_after_jump = outage < timedelta(0) and now - since_last < since <= now
            if shard.has(guild) and not began_after_jump:
                self._down_since[guild] = since + min(outage, now - since)
