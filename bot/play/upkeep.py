"""What nobody asks for: that no answer stays owed, no match runs for ever, and no data outlive their use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import datetime, timedelta

from bot.game.errors import GameError
from bot.game.ids import ALL, ChannelId, HomeId, MatchId, ServerId, Shards, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.play.learners import Learners
from bot.play.live import LiveMatches
from bot.play.lobby import Lobby
from bot.play.trainings import Trainings
from bot.play.turn import Turn
from bot.storage.database import Task
from bot.storage.errors import StaleMatchError
from bot.storage.matches import Matches
from bot.storage.people import Holdings, People
from bot.storage.saved import SavedMatch
from bot.storage.servers import Servers

_A_WHILE = timedelta(minutes=5)
_MOST_LOOKED_AFTER = 50
"""Discord has to be asked about every player, so this is done a few at a time."""


class Upkeep:
    """The care for matches, servers and people's data.

    Whatever is awaited here may raise DatabaseError.

    Args:
        now: the present time, in UTC.
        forgotten_after: how long the data of a server are kept once the bot has left it.
    """

    def __init__(
        self,
        lobby: Lobby,
        live: LiveMatches,
        matches: Matches,
        servers: Servers,
        people: People,
        learners: Learners,
        trainings: Trainings,
        *,
        now: Callable[[], datetime],
        forgotten_after: timedelta,
    ) -> None:
        self._lobby = lobby
        self._live = live
        self._matches = matches
        self._servers = servers
        self._people = people
        self._learners = learners
        self._trainings = trainings
        self._now = now
        self._forgotten_after = forgotten_after

    def alone(self, task: Task) -> AbstractAsyncContextManager[bool]:
        """Whether this process may do a task now, because no other one on the same database is at it."""
        return self._matches.alone(task)

    async def count(self, shards: Shards) -> None:
        """Count the matches that are running, for the metrics."""
        self._live.running_count = await self._matches.count_live(shards)

    async def owed(self, shards: Shards) -> list[SavedMatch]:
        """The matches whose players have not been shown how they stand: a process died, or Discord did not take it."""
        return await self._matches.owed(shards)

    async def make_good(self, match: MatchId) -> Turn | None:
        """What an owed match has come to, with the program's reply; None if it has been shown meanwhile.

        To be called in the order of the match's channel.
        """
        saved = await self._matches.find(match)
        if saved is None or saved.shown >= saved.match.version:
            return None
        self._live.drop(saved.place.channel)
        turn = Turn(saved, since=max(saved.shown - saved.match.undone, 0))
        try:
            return await self._lobby.finish(turn)
        except GameError:  # somebody was quicker, and has been shown what came of it
            return None

    async def resting(self, shards: Shards = ALL) -> list[SavedMatch]:
        """The live matches that nobody has touched for too long."""
        return await self._matches.resting(self._now(), self._live.abandoned_after, shards)

    async def time_out(self, resting: SavedMatch) -> Turn | None:
        """End a match that nobody has touched; None if somebody has after all, or another process was quicker."""
        return await self._end(resting, resting.match.time_out())

    async def end_resting(self, match: MatchId) -> Turn | None:
        """End a match if it is still resting; to be called in the order of its channel, which may have waited."""
        saved = await self._matches.find(match)
        if saved is None or saved.match.is_over or not self._live.has_rested(saved):
            return None
        return await self.time_out(saved)

    def let_go(self) -> None:
        """Forget the matches that have rested so long that some process may have ended them."""
        self._live.drop_resting()

    async def channel_is_gone(self, channel: ChannelId) -> None:
        """End the match of a channel that nobody can see any more, if it had one."""
        running = await self._live.find(channel)
        if running and (turn := await self._end(running, running.match.abandon())):
            await self._live.shown(turn.saved, None)

    async def duels(self, shards: Shards, after: MatchId) -> list[SavedMatch]:
        """Some of the duels in which nobody has moved for a while, from a match's number on."""
        return await self._matches.duels(shards, after, self._now() - _A_WHILE, _MOST_LOOKED_AFTER)

    async def leave(self, duel: SavedMatch, left: Sequence[Mark]) -> Turn | None:
        """End a duel that players have left for good: one forfeits, and both end it; None if it has gone on after all.

        To be called in the order of the match's channel.
        """
        saved = await self._matches.find(duel.match.id)
        if saved is None or saved.match != duel.match:
            return None
        return await self._end(saved, saved.match.forfeit(left[0]) if len(left) == 1 else saved.match.abandon())

    async def server_is_left(self, server: ServerId) -> None:
        """The bot was thrown out; the server's data go after a while."""
        await self._servers.leave(server, self._now())

    async def server_is_joined(self, server: ServerId) -> None:
        """The bot is back, and the server's data stay."""
        await self._servers.come_back(server)

    async def take_stock(self, present: Collection[ServerId], shards: Shards) -> None:
        """Learn which servers were left or joined while no process was looking."""
        await self._servers.take_stock(present, shards, self._now())

    async def forget_servers(self) -> int:
        """Delete the data of the servers that were left long enough ago, and say how many they were."""
        return await self._servers.forget_left(self._now() - self._forgotten_after)

    async def holdings(self, user: UserId, conversation: HomeId | None = None) -> Holdings:
        """What is stored about a person.

        Args:
            conversation: their direct conversation with the bot, if it is known.
        """
        return await self._people.holdings(user, conversation)

    async def forget(self, user: UserId, conversation: HomeId | None = None) -> list[Turn]:
        """Delete what is stored about a person; their running matches end, as is still to be told.

        Args:
            conversation: as for `holdings`.

        Returns:
            Those matches, of which nothing is to be found any more.
        """
        async with AsyncExitStack() as at_rest:
            for home in (private := await self._people.private_homes(user, conversation)):
                await at_rest.enter_async_context(self._trainings.at_rest(home))
            stopped = await self._people.forget(user, conversation)
            for home in private:
                self._learners.forget(home)
        for saved in stopped:
            self._live.drop(saved.place.channel)
        self._live.running_count -= len(stopped)
        return [Turn.without_news(saved.changed(saved.match.abandon(), saved.event, self._now())) for saved in stopped]

    async def _end(self, running: SavedMatch, ended: Match) -> Turn | None:
        try:
            return Turn.without_news(await self._live.change(running, ended))
        except StaleMatchError:
            return None
