"""A cache of running matches, through which all changes to matches are made.

A change is saved before the cache is updated. It is based on a version of the match: the database rejects it if another
process has changed the match since then, or if the same event was already applied.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from cachetools import LRUCache

from bot.game.errors import GameError
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, OpponentSeat
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, Event, MessageId, Place
from bot.model.saved_match import EndedMatch, SavedMatch
from bot.opponents.learner import LEARNER
from bot.services.errors import MatchMovedOnError, NoMatchError
from bot.services.learners import LearnerService
from bot.services.metrics import Metrics
from bot.services.rating import rated_match
from bot.services.running_limit import limit_error
from bot.storage.errors import DatabaseError, RepeatedEventError, RunningLimitError, StaleMatchError
from bot.storage.matches import MatchStore

_T = TypeVar("_T")

_MAX_REMEMBERED = 1_000
_LEARNER_SEAT = OpponentSeat(LEARNER)


class MatchCache:
    """The running matches by channel.

    Every awaited method may raise DatabaseError; the channel's match is then read again before it is used.

    Args:
        matches: stores all matches.
        learners: learn from every ply, in the transaction that saves it.
        now: returns the current time, in UTC.
        abandoned_after: the idle time of guilds that have set none.
        metrics: counts results.
    """

    def __init__(
        self,
        matches: MatchStore,
        learners: LearnerService,
        *,
        now: Callable[[], datetime],
        abandoned_after: timedelta,
        metrics: Metrics,
    ) -> None:
        self._matches = matches
        self._learners = learners
        self._metrics = metrics
        self._now = now
        self.abandoned_after = abandoned_after
        self._cached: dict[ChannelId, SavedMatch | None] = {}
        """The running match of a channel; None if there is none, unless another process has begun one."""
        self.running_count = 0
        """The number of running matches: the last count of the database, and the changes of this process since then."""
        self.on_begin_or_end: list[Callable[[ChannelId], None]] = []
        """These are called when this process has begun or ended a match in a channel."""
        self.unreachable: LRUCache[ChannelId, None] = LRUCache(_MAX_REMEMBERED)
        """The channels whose last match ended because the bot could no longer show it."""

    def __len__(self) -> int:
        return len(self._cached)

    async def get(self, channel: ChannelId) -> SavedMatch | None:
        """Return the running match of a channel, or None."""
        if channel in self._cached:
            cached = self._cached[channel]
            if cached is None or (cached.deadline and self._now() < cached.deadline):
                return cached
        return await self.reload(channel)

    async def running(self, channel: ChannelId) -> SavedMatch:
        """Return the running match of a channel.

        Raises:
            NoMatchError: there is none.
        """
        running = await self.get(channel) or await self.reload(channel)
        if running is None:
            raise NoMatchError
        return running

    def is_player(self, channel: ChannelId, user: UserId) -> bool:
        """Check if a user plays in the running match of a channel, as far as it is cached."""
        cached = self._cached.get(channel)
        return cached is not None and cached.match.is_player(user)

    async def reload(self, channel: ChannelId) -> SavedMatch | None:
        """Read the running match of a channel from the database, and return it or None."""
        self.drop(channel)
        running = self._cached[channel] = await self._matches.live(channel)
        return running

    async def saved(self, match: MatchId) -> SavedMatch | None:
        """Return a match, running or over, or None if it is unknown or its place was deleted."""
        return await self._matches.find(match)

    async def last_finished(self, channel: ChannelId) -> SavedMatch | None:
        """Return the match that ended last in a channel, or None."""
        return await self._matches.last_finished(channel)

    async def retry_if_stale(self, channel: ChannelId, event: Event | None, action: Callable[[], Awaitable[_T]]) -> _T:
        """Run an action on a channel's match; if the cache was outdated, reload the match and run it once more.

        Args:
            event: the user's event; None for an action without one.

        Raises:
            MatchMovedOnError: the cache was outdated twice.
            RepeatedEventError: the event has been applied before.
            GameError: the action raised it.
        """
        for is_last_attempt in (False, True):
            is_cached, cached = channel in self._cached, self._cached.get(channel)
            try:
                return await action()
            except StaleMatchError:
                refusal: GameError = MatchMovedOnError()
                self.drop(channel)
            except GameError as error:
                refusal = error
                if not is_cached or is_last_attempt or not await self._has_changed(channel, cached):
                    break
        if event and await self._was_applied(event, channel):
            raise RepeatedEventError
        raise refusal

    async def begin(
        self,
        match: Match,
        place: Place,
        event: Event,
        *,
        idle: timedelta | None = None,
        replaced: EndedMatch | None = None,
        accepted: Challenge | None = None,
    ) -> SavedMatch:
        """Save a new match.

        Args:
            idle: after how long without a move it ends; None for the default.
            replaced: the channel's running match, with its end.
            accepted: the challenge that begins it, which is closed.

        Raises:
            StaleMatchError: another match is running in the channel.
            RepeatedEventError: the event has begun a match before.
            ChallengeClosedError: the challenge is no longer open.
            TooManyMatchesError: a member plays too many matches of the guild.
        """
        is_coached = accepted is not None and accepted.is_coached
        now, idle = self._now(), idle or self.abandoned_after
        new = SavedMatch(match, place, event, now, is_coached=is_coached, idle=idle, deadline=now + idle)
        lessons = await self._learners.update_from(match, place, since=0)
        try:
            await self._matches.begin(new, instead_of=replaced, accepted=accepted and accepted.id, taught=lessons)
        except RunningLimitError as error:
            raise limit_error(error, accepted) from None
        except BaseException:
            self.drop(place.channel)  # it may have been saved all the same
            raise
        if lessons:
            self._learners.apply_saved(lessons)
        self._cached[place.channel] = new
        self.unreachable.pop(place.channel, None)
        self.running_count += 1
        for listener in self.on_begin_or_end:
            listener(place.channel)
        if replaced:
            self._count_end(replaced.after.match)
        return new

    async def save(self, old: SavedMatch, match: Match, event: Event | None = None) -> SavedMatch:
        """Save a changed match, the lessons for a learner, and the new ratings in one transaction.

        Args:
            event: the user's event; None for an opponent's ply or an end that no user caused.

        Raises:
            StaleMatchError: the match has been changed meanwhile.
            RepeatedEventError: the event has been applied before.
        """
        channel = old.place.channel
        cached = self._cached.get(channel)
        was_coached_meanwhile = cached is not None and cached.match.id == old.match.id and cached.is_coached
        is_coached = old.is_coached or was_coached_meanwhile
        now = self._now()
        deadline = None if match.is_over else now + (old.idle or self.abandoned_after)
        new = replace(old, match=match, event=event or old.event, updated=now, deadline=deadline, is_coached=is_coached)
        lessons, rating = None, rated_match(match, old.place) if match.is_over else None
        if _LEARNER_SEAT in (match.x, match.o):
            lessons = await self._learners.update_from(match, old.place, since=len(old.match.plies))
        try:
            await self._matches.change(old, new, taught=lessons, rated=rating)
        except BaseException:
            self.drop(channel)  # it may have been saved all the same
            raise
        if lessons:
            self._learners.apply_saved(lessons)
        if match.is_over:
            self._count_end(match)
            for listener in self.on_begin_or_end:
                listener(channel)
        self._cached[channel] = None if match.is_over else new
        return new

    async def mark_coached(self, saved: SavedMatch) -> SavedMatch:
        """Save that a player was given advice, unless the match has ended. Its version and buttons stay the same."""
        is_coached = await self._matches.mark_coached(saved.match.id)
        cached = self._cached.get(saved.place.channel)
        if is_coached and cached and cached.match.id == saved.match.id:
            self._cached[saved.place.channel] = replace(cached, is_coached=True)
        return replace(saved, is_coached=is_coached)

    def record_shown(self, saved: SavedMatch, message: MessageId | None) -> None:
        """Save soon that the players were shown a version of a match, or that it cannot be shown. Of a board that waits
        for an opponent's reply, only the message is saved, so that the reply is shown even if this process dies.

        Args:
            message: the message that shows it; None if there is none.
        """
        is_shown = saved.match.opponent_to_move is None or saved.match.is_exhibition
        version = saved.match.version if is_shown else saved.shown_version
        self._matches.show(saved.match.id, version, message)
        cached = self._cached.get(saved.place.channel)
        if cached and cached.match == saved.match:
            event, message = Event(saved.event.id) if is_shown else saved.event, message or cached.message
            self._cached[saved.place.channel] = replace(cached, event=event, shown_version=version, message=message)

    def idle_deadline(self, saved: SavedMatch) -> datetime:
        """Return when a match ends if no ply is played."""
        return saved.deadline or saved.updated + self.abandoned_after

    def is_idle(self, saved: SavedMatch) -> bool:
        """Check if the deadline of a match has passed, so that a process ends it or has ended it."""
        return self._now() >= self.idle_deadline(saved)

    def drop(self, channel: ChannelId) -> None:
        """Remove a channel's match from the cache, so that it is read again."""
        self._cached.pop(channel, None)

    def clear(self) -> None:
        """Remove all matches from the cache, as their deadlines have changed in the database."""
        self._cached.clear()

    def drop_ended(self, ended: SavedMatch) -> None:
        """Remove a match that another transaction has ended, and count its end."""
        self.drop(ended.place.channel)
        self._count_end(ended.match)

    def drop_idle(self) -> None:
        """Remove the matches that some process may have ended because they were idle, and the channels without one."""
        self._cached = {channel: saved for channel, saved in self._cached.items() if saved and not self.is_idle(saved)}

    def _count_end(self, match: Match) -> None:
        self.running_count -= 1
        self._metrics.results[match.result] += 1

    async def _was_applied(self, event: Event, channel: ChannelId) -> bool:
        try:
            return await self._matches.was_applied(event, channel)
        except DatabaseError:  # the original error is raised instead
            return False

    async def _has_changed(self, channel: ChannelId, cached: SavedMatch | None) -> bool:
        """Check if the database has another running match than the cached one, or another version of it."""
        try:
            running = await self.reload(channel)
        except DatabaseError:
            return False
        return (running and running.match) != (cached and cached.match)


def check_is_new(event: Event, running: SavedMatch) -> None:
    """Check that an event was not the last one of a match, and is not older than the match.

    After plies were taken back, an event from before must not play its ply again. `MatchCache.retry_if_stale` checks
    whether an event that is too old was applied before.

    Raises:
        RepeatedEventError: it was the last one.
        MatchMovedOnError: it is too old.
    """
    if event.id == running.event.id:
        raise RepeatedEventError
    if event.id < running.match.id or (running.match.undone and event.id < running.event.id):
        raise MatchMovedOnError
