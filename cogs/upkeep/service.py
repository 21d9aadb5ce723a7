"""Background maintenance: ending idle matches, outages, and deleting data."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.database.backup import MIGRATION_BACKUP_KEPT, delete_old_backup
from bot.database.database import Database
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.matches import Matches
from bot.matches.queries import extend_deadline
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, Shards
from bot.model.saved_match import MatchUpdate, SavedMatch
from cogs.upkeep.queries import GRACE, OUTAGE_AFTER, delete_left, end_guild_outage, save_heartbeat

_MAX_EXTENSION = timedelta(days=7)


@dataclass(eq=False)
class MaintenanceService:
    """Maintains matches, guilds and users' data; those of a guild are kept for some time after the bot has left it."""

    matches: Matches
    store: MatchStore
    database: Database
    now: Callable[[], datetime]
    deleted_after: timedelta

    async def end_idle(self, match: MatchId, *, is_excused: bool = False) -> MatchUpdate | None:
        """End a match if it is still idle, otherwise return None. Hold the lock of the match's channel.
        `is_excused` says whether it ends without a result although it is at stake.
        """
        saved = await self.store.find(match)
        if saved is None or saved.match.is_over or not saved.is_idle(self.now()):
            return None
        return await self._end(saved, saved.match.abandon() if is_excused else saved.match.time_out())

    async def extend(self, idle: SavedMatch, timeout_ends: datetime | None) -> bool:
        """Extend the deadline of an idle match whose player cannot move, and return whether that was saved.
        They get their time again, after the end of a timeout, but at most _MAX_EXTENSION. Hold the lock of its channel.
        """
        now = self.now()
        deadline = max(now, timeout_ends or now) + (idle.idle or self.matches.abandoned_after)
        is_saved = await self.database.write(extend_deadline, idle, min(deadline, now + _MAX_EXTENSION))
        self.matches.drop(idle.place.channel)
        return is_saved

    async def channel_deleted(self, channel: ChannelId) -> None:
        running = await self.matches.get(channel)
        if running and (update := await self._end(running, running.match.abandon())):
            self.matches.give_up(update.saved)

    async def end_left_duel(self, duel: SavedMatch, left: Sequence[Mark]) -> MatchUpdate | None:
        """End a duel whose players with these marks have left the guild: one forfeits, two end it without a result.
        Hold the lock of the match's channel. Returns None if the duel has changed meanwhile.
        """
        saved = await self.store.find(duel.match.id)
        if saved is None or saved.match != duel.match:
            return None
        return await self._end(saved, saved.match.forfeit(left[0]) if len(left) == 1 else saved.match.abandon())

    async def delete_left_guilds(self) -> int:
        return await delete_left(self.database, self.now() - self.deleted_after)

    async def delete_old_backup(self) -> None:
        if file := self.database.file:
            await asyncio.to_thread(delete_old_backup, file, self.now() - MIGRATION_BACKUP_KEPT)

    async def _end(self, running: SavedMatch, ended: Match) -> MatchUpdate | None:
        saved = await self.matches.save(running, ended)
        return saved and MatchUpdate.without_new_plies(saved)


log = logging.getLogger(__name__)

_AWAY = "Shard %d was disconnected for %d minutes by this machine's clock; the deadlines of its games are extended"
_BACK = "Since shard %d was last connected, this machine's clock was set back by %d minutes; the deadlines move with it"
BEAT_INTERVAL = timedelta(minutes=1)  # the time between two heartbeats of a connected shard


@dataclass(eq=False)
class HeartbeatService:
    """Records when shards are connected, and extends the deadlines of matches after an outage.
    When Discord went down for a guild is only remembered in memory: a new process counts from its start.
    """

    database: Database
    matches: Matches
    now: Callable[[], datetime]
    monotonic: Callable[[], float]

    def __post_init__(self) -> None:
        self._started = self.monotonic()
        self._last_beats: dict[int, float] = {}  # when each shard was last connected, by the monotonic clock
        self._grace_ends: dict[int, datetime] = {}  # when the grace period after the last outage of a shard ends
        self._down_since: dict[GuildId, datetime] = {}
        """Since when Discord is down for a guild, until the deadlines of its matches are extended."""
        self._ending = asyncio.Lock()

    @property
    def guilds_down(self) -> Sequence[GuildId]:
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
            now, default, monotonic = self.now(), self.matches.abandoned_after, self.monotonic()
            since_last = timedelta(seconds=monotonic - self._last_beats.get(shard, self._started))
            outage = await self.database.write(save_heartbeat, shard, shards.count, now, default, since_last)
            self._last_beats[shard] = monotonic
            if outage:
                self.matches.clear_cache()
                self._grace_ends[shard] = now + GRACE
                self._count_once(Shards(shards.count, frozenset({shard})), outage, now, since_last)
                log.warning(_BACK if outage < timedelta(0) else _AWAY, shard, round(abs(outage).total_seconds() / 60))
        now = self.now()
        settled = frozenset(shard for shard in shards.ids if now >= self._grace_ends.get(shard, now))
        return Shards(shards.count, settled) if settled else None

    def begin_guild_outage(self, guild: GuildId) -> None:
        self._down_since.setdefault(guild, self.now())

    async def end_guild_outage(self, guild: GuildId) -> None:
        """Extend the deadlines of a guild's matches if Discord was down for it. Call it again if it fails."""
        async with self._ending:
            if since := self._down_since.get(guild):
                now = self.now()
                abandoned_after = self.matches.abandoned_after
                if now - since > OUTAGE_AFTER:
                    outage = await self.database.write(end_guild_outage, guild, since, now, abandoned_after)
                    self.matches.clear_cache()  # the cached matches have the earlier deadlines
                    minutes = round(outage.total_seconds() / 60)
                    log.warning("Server %d was unavailable for %d minutes; its deadlines are extended", guild, minutes)
                del self._down_since[guild]

    def _count_once(self, shard: Shards, outage: timedelta, now: datetime, since_last: timedelta) -> None:
        """Leave the outage of a shard, whose length was added to deadlines, out of those of its guilds."""
        for guild, since in self._down_since.items():
            began_after_jump = outage < timedelta(0) and now - since_last < since <= now
            if shard.has(guild) and not began_after_jump:
                self._down_since[guild] = since + min(outage, now - since)
