"""Background maintenance: ending idle matches, and deleting data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from bot.database.backup import MIGRATION_BACKUP_KEPT, delete_old_backup
from bot.database.database import Database
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.matches import Matches
from bot.matches.queries import extend_deadline
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from bot.model.saved_match import MatchUpdate, SavedMatch
from cogs.upkeep.queries import delete_left

_MAX_EXTENSION = timedelta(days=7)


class MaintenanceService:
    """Maintains matches, guilds and users' data; those of a guild are kept for some time after the bot has left it."""

    def __init__(
        self,
        matches: Matches,
        store: MatchStore,
        database: Database,
        *,
        now: Callable[[], datetime],
        deleted_after: timedelta,
    ) -> None:
        self._matches = matches
        self._store = store
        self._database = database
        self._now = now
        self._deleted_after = deleted_after

    async def end_idle(self, match: MatchId, *, is_excused: bool = False) -> MatchUpdate | None:
        """End a match if it is still idle, otherwise return None. Hold the lock of the match's channel.
        `is_excused` says whether it ends without a result although it is at stake.
        """
        saved = await self._store.find(match)
        if saved is None or saved.match.is_over or not saved.is_idle(self._now()):
            return None
        return await self._end(saved, saved.match.abandon() if is_excused else saved.match.time_out())

    async def extend(self, idle: SavedMatch, timeout_ends: datetime | None) -> bool:
        """Extend the deadline of an idle match whose player cannot move, and return whether that was saved.
        They get their time again, after the end of a timeout, but at most _MAX_EXTENSION. Hold the lock of its channel.
        """
        now = self._now()
        deadline = max(now, timeout_ends or now) + (idle.idle or self._matches.abandoned_after)
        is_saved = await self._database.write(extend_deadline, idle, min(deadline, now + _MAX_EXTENSION))
        self._matches.drop(idle.place.channel)
        return is_saved

    async def channel_deleted(self, channel: ChannelId) -> None:
        """End the running match of a deleted channel, if there is one."""
        running = await self._matches.get(channel)
        if running and (update := await self._end(running, running.match.abandon())):
            self._matches.give_up(update.saved)

    async def end_left_duel(self, duel: SavedMatch, left: Sequence[Mark]) -> MatchUpdate | None:
        """End a duel whose players with these marks have left the guild: one forfeits, two end it without a result.
        Hold the lock of the match's channel. Returns None if the duel has changed meanwhile.
        """
        saved = await self._store.find(duel.match.id)
        if saved is None or saved.match != duel.match:
            return None
        return await self._end(saved, saved.match.forfeit(left[0]) if len(left) == 1 else saved.match.abandon())

    async def delete_left_guilds(self) -> int:
        """Delete the data of guilds that the bot left long enough ago, and return their number."""
        return await delete_left(self._database, self._now() - self._deleted_after)

    async def delete_old_backup(self) -> None:
        """Delete the backup from before a migration when it has been kept long enough."""
        if file := self._database.file:
            await asyncio.to_thread(delete_old_backup, file, self._now() - MIGRATION_BACKUP_KEPT)

    async def _end(self, running: SavedMatch, ended: Match) -> MatchUpdate | None:
        saved = await self._matches.save(running, ended)
        return saved and MatchUpdate.without_new_plies(saved)
