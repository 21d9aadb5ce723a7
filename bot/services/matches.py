"""The running matches, and the one way to change them.

A change is saved before the cache is updated. It is based on a version of the match: the database refuses it if another
process has changed the match since then, or if the same event was already applied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.game.errors import MatchOverError, Refusal
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, OpponentSeat
from bot.model.actor import Actor
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, Event, EventId, MessageId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.opponents.learner import LEARNER
from bot.services.errors import MatchMovedOnError, NoMatchError
from bot.services.learners import LearnerService
from bot.services.metrics import Metrics
from bot.services.opponent_pool import OpponentPool
from bot.services.rating import end_match, rated_match
from bot.services.running_limit import limit_error
from bot.storage.errors import RepeatedEventError, RunningLimitError, StaleMatchError
from bot.storage.matches import MatchStore

_MAX_REMEMBERED = 1_000
_LEARNER_SEAT = OpponentSeat(LEARNER)

_IDLE_AFTER = timedelta(minutes=10)
"""After this time without a ply, any user may replace a match that is not at stake."""

_TIME_UP_AFTER = timedelta(hours=1)
"""The same for a match against the bot that is at stake, where others cannot open a thread. Its player loses it."""

Step = Callable[[SavedMatch], Match]
"""Returns a match after a change, or raises a Refusal. It may be called twice for one change."""


class Matches:
    """The running matches by channel.

    Every awaited method may raise DatabaseError; the channel's match is then read again before it is used.

    Args:
        now: returns the current time, in UTC.
        abandoned_after: the idle time of guilds that have set none.
    """

    def __init__(
        self,
        store: MatchStore,
        learners: LearnerService,
        pool: OpponentPool,
        *,
        now: Callable[[], datetime],
        abandoned_after: timedelta,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._learners = learners
        self._pool = pool
        self._metrics = metrics
        self._now = now
        self.abandoned_after = abandoned_after
        self._cached: dict[ChannelId, SavedMatch | None] = {}
        """The running match of a channel; None if there is none, unless another process has begun one."""
        self.running_count = 0
        """The number of running matches: the last count of the database, and the changes of this process since then."""
        self.on_begin_or_end: list[Callable[[ChannelId], None]] = [pool.cancel]
        """These are called when this process has begun or ended a match in a channel."""
        self.posting: dict[MatchId, tuple[MatchUpdate, EventId]] = {}
        """The matches of which a board is being posted, with the newest update, which is shown in the same message, and
        the event that asked for it."""
        self.unreachable: LRUCache[ChannelId, None] = LRUCache(_MAX_REMEMBERED)
        """The channels whose last match ended because the bot could no longer show it."""

    def __len__(self) -> int:
        return len(self._cached)

    async def get(self, channel: ChannelId) -> SavedMatch | None:
        """Return the running match of a channel; None if there is none, as far as this process knows.

        A match past its deadline is read again, because any process may have ended it.
        """
        cached = self._cached.get(channel)
        if channel in self._cached and not (cached and cached.deadline and self._now() >= cached.deadline):
            return cached
        return await self.reload(channel)

    async def running(self, channel: ChannelId) -> SavedMatch:
        """Return the running match of a channel.

        Raises:
            NoMatchError: there is none in the database.
        """
        if self._cached.get(channel) is None:  # another process may have begun one
            self.drop(channel)
        if running := await self.get(channel):
            return running
        raise NoMatchError

    async def reload(self, channel: ChannelId) -> SavedMatch | None:
        """Read the running match of a channel from the database, and return it or None."""
        self.drop(channel)
        running = self._cached[channel] = await self._store.live(channel)
        return running

    def is_player(self, channel: ChannelId, user: UserId) -> bool:
        """Check if a user plays in the running match of a channel, as far as it is cached."""
        cached = self._cached.get(channel)
        return cached is not None and cached.match.is_player(user)

    async def change(self, actor: Actor, step: Step, *, of: MatchId | None = None) -> MatchUpdate:
        """Change the running match of the actor's channel; see `change_or_begin`.

        Args:
            of: the match that the actor means; None for the one that is running.

        Raises:
            NoMatchError: no match is running.
            MatchOverError: the match `of` is not running.
        """

        def step_or_refuse(running: SavedMatch | None) -> Match:
            if of and (running is None or running.match.id != of):
                raise MatchOverError
            if running is None:
                raise NoMatchError
            return step(running)

        return await self.change_or_begin(actor, step_or_refuse)

    async def change_or_begin(
        self, actor: Actor, step: Callable[[SavedMatch | None], Match], *, accepted: Challenge | None = None
    ) -> MatchUpdate:
        """Change the running match of the actor's channel, or begin another one, which ends the running one.

        An opponent that decides quickly plays its ply in the same transaction. If the step refuses the cached match, or
        another process has changed that, the step is tried again with the match in the database.

        Args:
            step: is called with the running match, or None; returns it after the change, or a new match.
            accepted: the challenge that begins the match, which is closed.

        Raises:
            Refusal: the step raised it.
            MatchMovedOnError: another process has changed the match meanwhile.
            RepeatedEventError: the actor's event has been applied before.
            ChallengeClosedError: the challenge is no longer open.
            TooManyMatchesError: a member plays too many matches of the guild.
        """
        for is_first in (True, False):
            is_cached = is_first and actor.place.channel in self._cached
            running = self._cached[actor.place.channel] if is_cached else await self._load(actor)
            try:
                return await self._apply(actor, step, running, accepted)
            except StaleMatchError:
                continue
            except Refusal:
                if not is_cached:
                    raise
        raise MatchMovedOnError

    async def save(self, old: SavedMatch, match: Match) -> SavedMatch | None:
        """Save a change that no user has asked for: an opponent's ply, or an end; None if the match has changed."""
        try:
            return await self._save(old, match, old.event, nonce=old.nonce)
        except StaleMatchError:
            return None

    async def _load(self, actor: Actor) -> SavedMatch | None:
        """Read the running match of a channel for a change.

        Raises:
            RepeatedEventError: the actor's event has been applied before.
        """
        channel = actor.place.channel
        self.drop(channel)
        running, was_applied = await self._store.live_for_event(channel, actor.event)
        self._cached[channel] = running
        if was_applied:
            raise RepeatedEventError
        return running

    async def _apply(
        self,
        actor: Actor,
        step: Callable[[SavedMatch | None], Match],
        running: SavedMatch | None,
        accepted: Challenge | None,
    ) -> MatchUpdate:
        match = step(running)
        old = running if running and match.id == running.match.id else None
        if old and actor.event.id == old.event.id:
            raise RepeatedEventError
        # once plies were taken back, an event from before must not play its ply again
        if old and actor.event.id < (old.event.id if old.match.undone else old.match.id):
            raise MatchMovedOnError
        since = len(old.match.plies) if old else 0
        moves = len(match.plies[since:])
        if match.awaits_opponent:
            match = await self._pool.move(match, actor.place, is_patient=False) or match
        if old:
            nonce = old.nonce or actor.event.id
            # by its token, a response whose message is not known can still be found
            event = Event(actor.event.id, old.event.token) if old.nonce else actor.event
            update = MatchUpdate(await self._save(old, match, event, nonce=nonce), since)
        else:
            update = await self._begin(actor, match, running, accepted)
        self._metrics.moves += moves
        return update

    async def _begin(
        self, actor: Actor, match: Match, running: SavedMatch | None, accepted: Challenge | None
    ) -> MatchUpdate:
        """Save a new match, and the end of the running one."""
        place, now, idle = actor.place, self._now(), actor.settings.idle or self.abandoned_after
        event = Event(actor.event.id)  # the interaction's response shows the new match
        replaced = running and end_match(running, end_replaced(running, actor.user, now), event, now)
        is_coached = accepted is not None and accepted.is_coached
        new = SavedMatch(
            match,
            place,
            actor.event,
            now,
            is_coached=is_coached,
            idle=idle,
            deadline=now + idle,
            nonce=actor.event.id,
            has_notices=accepted is not None and accepted.has_notices,
            is_replaceable=not (actor.has_threads or match.is_duel or match.is_exhibition),
            is_unrated=actor.is_unrated and not match.is_exhibition,
        )
        lessons = await self._learners.update_from(match, place, since=0)
        try:
            await self._store.begin(new, instead_of=replaced, accepted=accepted and accepted.id, taught=lessons)
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
        if replaced:
            self._count_end(replaced.after.match)
        self._notify(place.channel)
        return MatchUpdate(new, since=0, replaced=replaced and replaced.after.match)

    async def _save(self, old: SavedMatch, match: Match, event: Event, *, nonce: EventId | None) -> SavedMatch:
        """Save a changed match, the lessons for a learner, and the new ratings in one transaction.

        Args:
            nonce: of a board that will be posted, or may have been.

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
        new = replace(old, match=match, event=event, updated=now, deadline=deadline, is_coached=is_coached, nonce=nonce)
        lessons, rating = None, rated_match(match, old.place) if match.is_over and not old.is_unrated else None
        if _LEARNER_SEAT in (match.x, match.o):
            lessons = await self._learners.update_from(match, old.place, since=len(old.match.plies))
        try:
            await self._store.change(old, new, taught=lessons, rated=rating)
        except BaseException:
            self.drop(channel)  # it may have been saved all the same
            raise
        if lessons:
            self._learners.apply_saved(lessons)
        new = self._store.as_shown(new)  # a board may have been sent meanwhile
        self._cached[channel] = None if match.is_over else new
        if match.is_over:
            self._count_end(match)
            self._notify(channel)
        return new

    async def mark_coached(self, saved: SavedMatch) -> None:
        """Save that a player was given advice, unless the match has ended. Its version and buttons stay the same."""
        is_coached = await self._store.mark_coached(saved.match.id)
        cached = self._cached.get(saved.place.channel)
        if is_coached and cached and cached.match.id == saved.match.id:
            self._cached[saved.place.channel] = replace(cached, is_coached=True)

    async def will_post(self, saved: SavedMatch, event: Event) -> EventId:
        """Save that a board of a version that was shown before will be sent again, and return its nonce.

        Args:
            event: with its token if the board is a response to it.
        """
        cached = self._cached.get(saved.place.channel)
        if cached and cached.match.id == saved.match.id:
            unknown = Event(cached.event.id, event.token)
            self._cached[saved.place.channel] = replace(cached, nonce=event.id, event=unknown)
        await self._store.record_post(saved.match.id, event)
        return event.id

    def record_shown(
        self, saved: SavedMatch, message: MessageId | None, nonce: EventId | None = None
    ) -> MessageId | None:
        """Save soon that the players were shown a version of a match, or that it cannot be shown.

        The arguments and the result are those of `MatchStore.record_shown`.
        """
        outdated = self._store.record_shown(saved, message, nonce)
        cached = self._cached.get(saved.place.channel)
        if cached and cached.match.id == saved.match.id:
            self._cached[saved.place.channel] = self._store.as_shown(cached)
        return outdated

    def drop(self, channel: ChannelId) -> None:
        """Remove a channel's match from the cache, so that it is read again."""
        self._cached.pop(channel, None)

    def clear_cache(self) -> None:
        """Remove all matches from the cache, so that they are read again."""
        self._cached.clear()

    def drop_ended(self, ended: SavedMatch) -> None:
        """Remove a match that another transaction has ended, and count its end."""
        self.drop(ended.place.channel)
        self._count_end(ended.match)

    def drop_idle(self) -> None:
        """Remove the matches that some process may have ended because they were idle, and the channels without one."""
        now = self._now()
        self._cached = {channel: saved for channel, saved in self._cached.items() if saved and not saved.is_idle(now)}

    def _count_end(self, match: Match) -> None:
        self.running_count -= 1
        self._metrics.results[match.result] += 1

    def _notify(self, channel: ChannelId) -> None:
        for listener in self.on_begin_or_end:
            listener(channel)


def replaceable_after(running: SavedMatch) -> timedelta | None:
    """Return the time without a ply after which any user may replace a match; None if nobody may."""
    if running.match.is_at_stake:
        return _TIME_UP_AFTER if running.is_replaceable else None
    return _IDLE_AFTER


def may_be_replaced(running: SavedMatch, now: datetime) -> bool:
    """Check if any user may replace a match."""
    after = replaceable_after(running)
    return after is not None and running.quiet_for(now) >= after


def end_replaced(running: SavedMatch, user: UserId, now: datetime) -> Match:
    """Return a match after a user has begun another one in its place: resigned if they lose it by leaving, otherwise as
    if its time were up.
    """
    return running.match.resign(user) if running.is_lost_by_leaving(user, now) else running.match.time_out()
