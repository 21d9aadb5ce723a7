"""What nobody asks for: that no answer stays owed, no match runs for ever, and no data outlive their use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import datetime, timedelta

from bot.game.errors import GameError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, ScopeId, Shards
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.game_service import GameService
from bot.services.learners import LearnerService
from bot.services.match_cache import MatchCache
from bot.services.training import TrainingService
from bot.storage.database import AdvisoryLock
from bot.storage.errors import StaleMatchError
from bot.storage.guilds import GuildStore
from bot.storage.matches import MatchStore
from bot.storage.personal_data import PersonalDataStore, StoredData

_A_WHILE = timedelta(minutes=5)
_MOST_LOOKED_AFTER = 50
"""Discord has to be asked about every player, so this is done a few at a time."""


class MaintenanceService:
    """The care for matches, servers and people's data.

    Whatever is awaited here may raise DatabaseError.

    Args:
        now: the present time, in UTC.
        forgotten_after: how long the data of a server are kept once the bot has left it.
    """

    def __init__(
        self,
        games: GameService,
        cache: MatchCache,
        matches: MatchStore,
        guilds: GuildStore,
        personal_data: PersonalDataStore,
        learners: LearnerService,
        training: TrainingService,
        *,
        now: Callable[[], datetime],
        forgotten_after: timedelta,
    ) -> None:
        self._games = games
        self._cache = cache
        self._matches = matches
        self._guilds = guilds
        self._personal_data = personal_data
        self._learners = learners
        self._training = training
        self._now = now
        self._forgotten_after = forgotten_after

    def exclusive(self, task: AdvisoryLock) -> AbstractAsyncContextManager[bool]:
        """Whether this process may do a task now, because no other one on the same database is at it."""
        return self._matches.exclusive(task)

    async def count(self, shards: Shards) -> None:
        """Count the matches that are running, for the metrics."""
        self._cache.running_count = await self._matches.count_live(shards)

    async def owed(self, shards: Shards) -> list[SavedMatch]:
        """The matches whose players have not been shown how they stand: a process died, or Discord did not take it."""
        return await self._matches.owed(shards)

    async def make_good(self, match: MatchId) -> MatchUpdate | None:
        """What an owed match has come to, with the program's reply; None if it has been shown meanwhile.

        To be called in the order of the match's channel.
        """
        saved = await self._matches.find(match)
        if saved is None or saved.shown_version >= saved.match.version:
            return None
        self._cache.drop(saved.place.channel)
        update = MatchUpdate(saved, since=max(saved.shown_version - saved.match.undone, 0))
        try:
            return await self._games.finish(update)
        except GameError:  # somebody was quicker, and has been shown what came of it
            return None

    async def idle_matches(self, shards: Shards = ALL_SHARDS) -> list[SavedMatch]:
        """The live matches that nobody has touched for too long."""
        return await self._matches.idle_matches(self._now(), self._cache.abandoned_after, shards)

    async def time_out(self, idle_matches: SavedMatch) -> MatchUpdate | None:
        """End a match that nobody has touched; None if somebody has after all, or another process was quicker."""
        return await self._end(idle_matches, idle_matches.match.time_out())

    async def end_idle(self, match: MatchId) -> MatchUpdate | None:
        """End a match if it is still resting; to be called in the order of its channel, which may have waited."""
        saved = await self._matches.find(match)
        if saved is None or saved.match.is_over or not self._cache.is_idle(saved):
            return None
        return await self.time_out(saved)

    def let_go(self) -> None:
        """Forget the matches that have rested so long that some process may have ended them."""
        self._cache.drop_idle()

    async def channel_is_gone(self, channel: ChannelId) -> None:
        """End the match of a channel that nobody can see any more, if it had one."""
        running = await self._cache.get(channel)
        if running and (update := await self._end(running, running.match.abandon())):
            await self._cache.record_shown(update.saved, None)

    async def duels(self, shards: Shards, after: MatchId) -> list[SavedMatch]:
        """Some of the duels in which nobody has moved for a while, from a match's number on."""
        return await self._matches.duels(shards, after, self._now() - _A_WHILE, _MOST_LOOKED_AFTER)

    async def leave(self, duel: SavedMatch, left: Sequence[Mark]) -> MatchUpdate | None:
        """End a duel that players have left for good: one forfeits, and both end it; None if it has gone on after all.

        To be called in the order of the match's channel.
        """
        saved = await self._matches.find(duel.match.id)
        if saved is None or saved.match != duel.match:
            return None
        return await self._end(saved, saved.match.forfeit(left[0]) if len(left) == 1 else saved.match.abandon())

    async def server_is_left(self, guild: GuildId) -> None:
        """The bot was thrown out; the server's data go after a while."""
        await self._guilds.mark_left(guild, self._now())

    async def server_is_joined(self, guild: GuildId) -> None:
        """The bot is back, and the server's data stay."""
        await self._guilds.mark_joined(guild)

    async def take_stock(self, present: Collection[GuildId], shards: Shards) -> None:
        """Learn which servers were left or joined while no process was looking."""
        await self._guilds.sync_present(present, shards, self._now())

    async def forget_servers(self) -> int:
        """Delete the data of the servers that were left long enough ago, and say how many they were."""
        return await self._guilds.delete_left(self._now() - self._forgotten_after)

    async def holdings(self, user: UserId, conversation: ScopeId | None = None) -> StoredData:
        """What is stored about a person.

        Args:
            conversation: their direct conversation with the bot, if it is known.
        """
        return await self._personal_data.stored_data(user, conversation)

    async def forget(self, user: UserId, conversation: ScopeId | None = None) -> list[MatchUpdate]:
        """Delete what is stored about a person; their running matches end, as is still to be told.

        Args:
            conversation: as for `holdings`.

        Returns:
            Those matches, of which nothing is to be found any more.
        """
        async with AsyncExitStack() as at_rest:
            for scope in (private := await self._personal_data.private_scopes(user, conversation)):
                await at_rest.enter_async_context(self._training.at_rest(scope))
            stopped = await self._personal_data.delete_user(user, conversation)
            for scope in private:
                self._learners.forget(scope)
        for saved in stopped:
            self._cache.drop(saved.place.channel)
        self._cache.running_count -= len(stopped)
        return [
            MatchUpdate.without_new_plies(saved.with_match(saved.match.abandon(), saved.event, self._now()))
            for saved in stopped
        ]

    async def _end(self, running: SavedMatch, ended: Match) -> MatchUpdate | None:
        try:
            return MatchUpdate.without_new_plies(await self._cache.save(running, ended))
        except StaleMatchError:
            return None
