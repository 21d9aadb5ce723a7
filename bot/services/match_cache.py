"""The live matches that a process has in memory, and the way every change of one takes.

A change counts once it is saved; only then does the memory follow. Every change names the version
that it was made from, so that a memory which has fallen behind (another process has played, or a
message came twice) is refused by the database, and looks again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeVar

from bot.game.errors import GameError
from bot.game.ids import MatchId
from bot.game.match import Match
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, Event, MessageId, Place
from bot.model.learner import MemoryUpdate
from bot.model.saved_match import SavedMatch
from bot.services.errors import MatchMovedOnError, NoMatchError
from bot.services.learners import LearnerService
from bot.services.metrics import Metrics
from bot.services.rating import rated
from bot.services.settings import SettingsService
from bot.storage.errors import DatabaseError, RepeatedEventError, StaleMatchError
from bot.storage.matches import MatchStore

_T = TypeVar("_T")


class MatchCache:
    """What runs in the channels that were asked about since the start.

    Whatever is awaited here may raise DatabaseError; then the memory asks again before it trusts itself.

    Args:
        matches: where all of them are saved.
        learners: learn from every ply, in the same breath as it is saved.
        settings_service: say how long a match may rest that begins in a server.
        now: the present time, in UTC.
        abandoned_after: how long others may, before some process ends them.
        metrics: is told of results.
    """

    def __init__(
        self,
        matches: MatchStore,
        learners: LearnerService,
        settings_service: SettingsService,
        *,
        now: Callable[[], datetime],
        abandoned_after: timedelta,
        metrics: Metrics,
    ) -> None:
        self._matches = matches
        self._learners = learners
        self._settings_service = settings_service
        self._metrics = metrics
        self._now = now
        self.abandoned_after = abandoned_after
        self._known: dict[ChannelId, SavedMatch] = {}
        self.running_count = 0
        """How many matches are running, by the last count and what has happened in this process since."""

    def __len__(self) -> int:
        return len(self._known)

    async def find(self, channel: ChannelId) -> SavedMatch | None:
        """The match of a channel, if one is running."""
        known = self._known.get(channel)
        return known if known and not self.has_rested(known) else await self.look(channel)

    async def saved(self, match: MatchId) -> SavedMatch | None:
        """A match that may have ended, if its place has not been forgotten."""
        return await self._matches.find(match)

    async def last_ended(self, channel: ChannelId) -> SavedMatch | None:
        """The match that ended last in a channel, if one has there."""
        return await self._matches.last_finished(channel)

    async def running(self, channel: ChannelId) -> SavedMatch:
        """The match of a channel.

        Raises:
            NoMatchError: there is none.
        """
        found = await self.find(channel)
        if found is None:
            raise NoMatchError
        return found

    async def retry_if_stale(self, channel: ChannelId, event: Event | None, action: Callable[[], Awaitable[_T]]) -> _T:
        """Do something; if the memory turns out to have fallen behind, look again and do it once more.

        A refusal is looked into as well: what it goes by may no longer be so; and if another process has been
        quicker, the event may have had its effect long ago.

        Args:
            event: what somebody did; None if it is a consequence of nothing.

        Raises:
            MatchMovedOnError: it has fallen behind twice.
            RepeatedEventError: the event has begun a match, or has led to a ply, before.
        """
        try:
            return await self._retry_if_stale(channel, action)
        except GameError:
            if event and await self._has_had_its_effect(event):
                raise RepeatedEventError from None
            raise

    async def _retry_if_stale(self, channel: ChannelId, action: Callable[[], Awaitable[_T]]) -> _T:
        known = self._known.get(channel)
        try:
            return await action()
        except StaleMatchError:
            self.drop(channel)
        except GameError:
            if known is None or not await self._has_moved_on(known):
                raise
        try:
            return await action()
        except StaleMatchError:
            raise MatchMovedOnError from None

    async def begin(
        self,
        match: Match,
        place: Place,
        event: Event,
        *,
        instead_of: SavedMatch | None = None,
        accepted: Challenge | None = None,
    ) -> SavedMatch:
        """Save a new match; the channel's running one, if it is given, makes way.

        Args:
            accepted: the challenge that is taken up with it, which is then no longer open.

        Raises:
            StaleMatchError: something else is running there.
            RepeatedEventError: the event has begun a match before.
            ChallengeClosedError: the challenge is no longer open.
        """
        is_coached = accepted is not None and accepted.is_coached
        idle = (await self._settings_service.of(place.guild)).idle
        new = SavedMatch(match, place, event, self._now(), is_coached=is_coached, idle=idle)
        taught = await self._learners.taught(match, place, since=0)
        challenge = accepted.id if accepted else None
        saving = self._matches.begin(new, instead_of=instead_of, accepted=challenge, taught=taught)
        await self._follow(new, saving, taught)
        self.running_count += 1
        if instead_of:
            self._has_ended(instead_of.match.abandon())
        return new

    async def change(self, old: SavedMatch, match: Match, event: Event | None = None) -> SavedMatch:
        """Save what has become of a match.

        Args:
            event: what somebody did; None if it is a consequence of what was done before, or of nothing.

        Raises:
            StaleMatchError: it is no longer as it was.
            RepeatedEventError: the event has had its effect before.
        """
        new = self._as_coached(old).with_match(match, event or old.event, self._now())
        taught = await self._learners.taught(match, old.place, since=len(old.match.plies))
        await self._follow(new, self._matches.change(old, new, taught=taught, rated=rated(match, old.place)), taught)
        if match.is_over:
            self._has_ended(match)
        return new

    async def mark_coached(self, saved: SavedMatch) -> SavedMatch:
        """Save that a player was given advice in a match; it stays at its version, so that its buttons keep working."""
        await self._matches.mark_coached(saved.match.id)
        coached = saved.replace(is_coached=True)
        known = self._known.get(saved.place.channel)
        if known and known.match.id == saved.match.id:
            self._known[saved.place.channel] = known.replace(is_coached=True)
        return coached

    def deadline(self, saved: SavedMatch) -> datetime | None:
        """Until when a member has to move, if somebody is waiting for it."""
        is_awaited = saved.match.is_duel and not saved.match.is_over
        return self._rests_until(saved) if is_awaited else None

    def has_rested(self, saved: SavedMatch) -> bool:
        """Whether a match has rested for so long that some process ends it, or has ended it."""
        return self._now() >= self._rests_until(saved)

    async def shown(self, saved: SavedMatch, message: MessageId | None) -> None:
        """Save that the players have been shown a match as it stands, or that it cannot be shown to them.

        Args:
            message: the one that shows it; None if none does.
        """
        await self._matches.show(saved.match.id, saved.match.version, message)
        known = self._known.get(saved.place.channel)
        if known and known.match == saved.match:
            told = Event(saved.event.id)
            shown = known.replace(event=told, shown_version=saved.match.version, message=message or known.message)
            self._known[saved.place.channel] = shown

    def drop(self, channel: ChannelId) -> None:
        """Remember nothing of a channel, so that it is looked up again."""
        self._known.pop(channel, None)

    def drop_resting(self) -> None:
        """Remember nothing of the channels whose match some process may have ended, as it has rested for so long."""
        known = self._known.items()
        self._known = {channel: saved for channel, saved in known if not self.has_rested(saved)}

    def _as_coached(self, old: SavedMatch) -> SavedMatch:
        """A copy that may be older than advice which was given since, as while a program was thinking."""
        known = self._known.get(old.place.channel)
        is_coached = known is not None and known.match.id == old.match.id and known.is_coached
        return old.replace(is_coached=True) if is_coached else old

    def _rests_until(self, saved: SavedMatch) -> datetime:
        return saved.updated + (saved.idle or self.abandoned_after)

    def _has_ended(self, match: Match) -> None:
        self.running_count -= 1
        self._metrics.finished(match.result)

    async def _has_had_its_effect(self, event: Event) -> bool:
        try:
            return await self._matches.has_had_its_effect(event)
        except DatabaseError:  # then the refusal is told
            return False

    async def _has_moved_on(self, known: SavedMatch) -> bool:
        try:
            found = await self.look(known.place.channel)
        except DatabaseError:  # then nobody can have
            return False
        return found is None or found.match != known.match

    async def look(self, channel: ChannelId) -> SavedMatch | None:
        """The match of a channel as the database knows it, whatever is remembered."""
        self.drop(channel)
        found = await self._matches.live(channel)
        if found:
            self._known[channel] = found
        return found

    async def _follow(self, new: SavedMatch, saving: Awaitable[None], taught: MemoryUpdate | None) -> None:
        self.drop(new.place.channel)
        await saving
        if taught:
            self._learners.keep(taught)
        if not new.match.is_over:
            self._known[new.place.channel] = new


def check_is_new(event: Event, running: SavedMatch) -> None:
    """Return if the event has not led to this match as it stands, nor come before it began.

    Once plies have been taken back, nothing of before counts any more: the message behind such a ply
    must not play it again.

    Raises:
        RepeatedEventError: it has, here or in another process.
    """
    is_of_before = running.match.undone and event.id < running.event.id
    if event.id == running.event.id or event.id < running.match.id or is_of_before:
        raise RepeatedEventError
