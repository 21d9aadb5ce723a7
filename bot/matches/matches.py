"""The running matches, and the one way to change them.

A change is saved before the cache is updated. It is based on a version of the match: the database refuses it if another
process has changed the match since then, or if the same event was already applied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from cachetools import LRUCache

from bot.database.errors import DatabaseError, RepeatedEventError, RunningLimitError, StaleMatchError
from bot.games.errors import MatchOverError, Refusal
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.matches.errors import ChannelTakenError, MatchMovedOnError, NoMatchError
from bot.matches.opponent_pool import OpponentPool
from bot.matches.running_limit import limit_error
from bot.matches.store import Follower, MatchStore
from bot.model.actor import Actor
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, Event, EventId
from bot.model.metrics import Metrics
from bot.model.saved_match import Change, MatchUpdate, SavedMatch, ShownVersion
from bot.model.shown import NOTHING_SHOWN, Shown

_MAX_REMEMBERED = 1_000

_IDLE_AFTER = timedelta(minutes=10)  # after this time without a ply, any user may replace a match that is not at stake

_TIME_UP_AFTER = timedelta(hours=1)
"""The same for a match against the bot that is at stake, where others cannot open a thread. Its player loses it."""

Step = Callable[[SavedMatch], Match]
"""Returns a match after a change, or raises a Refusal. It may be called twice for one change."""


class Matches:
    """The running matches by channel.
    Every awaited method may raise DatabaseError; the channel's match is then read again before it is used.
    """

    def __init__(
        self,
        store: MatchStore,
        pool: OpponentPool,
        *,
        now: Callable[[], datetime],  # returns the current time, in UTC
        abandoned_after: timedelta,  # the idle time of guilds that have set none
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._pool = pool
        self._metrics = metrics
        self._now = now
        self.abandoned_after = abandoned_after
        self._cached: dict[ChannelId, SavedMatch | None] = {}
        """The latest match of a channel, as far as this process knows; None if it has had none."""
        self.running_count = 0
        """The number of running matches: the last count of the database, and the changes of this process since then."""
        self._followers = list[Follower[Any]]()
        self.unreachable: LRUCache[ChannelId, None] = LRUCache(_MAX_REMEMBERED)
        """The channels whose last match ended because the bot could no longer show it."""

    def follow(self, follower: Follower[Any]) -> None:
        """Register a follower. Followers run, and so lock rows, in the order in which they are registered."""
        self._followers.append(follower)

    def __len__(self) -> int:
        return len(self._cached)

    async def get(self, channel: ChannelId) -> SavedMatch | None:
        """Return the running match of a channel; None if there is none, as far as this process knows.
        A match past its deadline is read again, because any process may have ended it.
        """
        cached = self._cached.get(channel)
        if channel in self._cached and not (cached and cached.deadline and self._now() >= cached.deadline):
            return None if cached is None or cached.match.is_over else cached
        return await self.reload(channel)

    async def running(self, channel: ChannelId) -> SavedMatch:
        """Return the running match of a channel.
        Raises NoMatchError if there is none in the database.
        """
        cached = self._cached.get(channel)
        if cached is None or cached.match.is_over:  # another process may have begun one
            self.drop(channel)
        if running := await self.get(channel):
            return running
        raise NoMatchError

    async def reload(self, channel: ChannelId) -> SavedMatch | None:
        """Read the running match of a channel from the database, and return it or None."""
        latest = await self._read(channel)
        return None if latest is None or latest.match.is_over else latest

    def may_move(self, channel: ChannelId, user: UserId) -> bool:
        """Check if a user plays or votes in the running match of a channel, as far as it is cached."""
        cached = self._cached.get(channel)
        if cached is None or cached.match.is_over:
            return False
        return cached.match.has_crowd or cached.match.is_player(user)

    async def change(self, actor: Actor, step: Step, *, of: MatchId | None = None) -> MatchUpdate:
        """Change the running match of the actor's channel; see `change_or_begin`.
        Raises NoMatchError if no match is running; MatchOverError if the actor means the match `of`, and that is not.
        """

        def step_or_refuse(running: SavedMatch | None) -> Match:
            if of and (running is None or running.match.id != of):
                raise MatchOverError
            if running is None:
                raise NoMatchError
            if actor.event.id < running.event.id:
                raise MatchMovedOnError
            return step(running)

        return await self.change_or_begin(actor, step_or_refuse)

    async def change_or_begin(
        self, actor: Actor, step: Callable[[SavedMatch | None], Match], *, accepted: Challenge | None = None
    ) -> MatchUpdate:
        """Change the running match of the actor's channel, or begin another one, which ends the running one.
        An opponent that decides quickly plays its ply in the same transaction. If the step refuses the cached match, or
        another process has changed that, the step is tried again with the match in the database.
        `step` is called with the running match, or None; it returns it after the change, or a new match. `accepted` is
        the challenge that begins the match, which is closed.
        Raises the refusals of the step; MatchMovedOnError if another process has changed the match meanwhile;
        RepeatedEventError if the actor's event has been applied before; ChallengeOverError if the challenge is no
        longer open; TooManyMatchesError if a member plays too many matches of the guild.
        """
        for is_first in (True, False):
            is_cached = is_first and actor.place.channel in self._cached
            latest = self._cached[actor.place.channel] if is_cached else await self._read(actor.place.channel)
            try:
                return await self._apply(actor, step, latest, accepted)
            except StaleMatchError:
                continue
            except Refusal:
                if not is_cached:
                    raise
        raise MatchMovedOnError

    async def begin(self, actor: Actor, new: Match) -> MatchUpdate:
        """Begin a match; see `change_or_begin`. Raises ChannelTakenError if another one is running."""

        def begin(running: SavedMatch | None) -> Match:
            if running:
                raise ChannelTakenError("channel_taken")
            return new

        return await self.change_or_begin(actor, begin)

    async def save(self, old: SavedMatch, match: Match) -> SavedMatch | None:
        """Save a change that no user has asked for: an opponent's ply, or an end; None if the match has changed."""
        try:
            return await self._commit(Change(old, self._next_version(old, match, old.event.id)))
        except StaleMatchError:
            return None

    async def _read(self, channel: ChannelId) -> SavedMatch | None:
        """Read the latest match of a channel from the database."""
        self.drop(channel)
        latest = self._cached[channel] = await self._store.latest(channel)
        return latest

    async def _apply(
        self,
        actor: Actor,
        step: Callable[[SavedMatch | None], Match],
        latest: SavedMatch | None,
        accepted: Challenge | None,
    ) -> MatchUpdate:
        if latest and actor.event.id == latest.event.id:
            raise RepeatedEventError
        running = None if latest is None or latest.match.is_over else latest
        match = step(running)
        # an older acceptance is allowed: others may have played meanwhile, and a challenge can be closed only once
        if latest and actor.event.id < latest.event.id and not accepted:
            raise MatchMovedOnError
        old = running if running and match.id == running.match.id else None
        since = len(old.match.plies) if old else 0
        moves = len(match.plies[since:])
        if match.awaits_opponent:
            match = await self._pool.move(match, actor.place, is_patient=False) or match
        if old:
            changed = self._next_version(old, match, actor.event.id)
            changed = replace(changed, shown=changed.shown.attempting(actor.event))
            update = MatchUpdate(await self._commit(Change(old, changed)), since)
        else:
            update = await self._begin(actor, match, running, accepted)
        self._metrics.moves += moves
        return update

    async def _begin(
        self, actor: Actor, match: Match, running: SavedMatch | None, accepted: Challenge | None
    ) -> MatchUpdate:
        """Save a new match, and the end of the running one."""
        place, now, idle = actor.place, self._now(), actor.settings.idle or self.abandoned_after
        ended = None
        if running:
            ended = self._next_version(running, end_replaced(running, actor.user, now), actor.event.id)
        new = SavedMatch(
            match,
            place,
            Event(actor.event.id),
            now,
            NOTHING_SHOWN.attempting(actor.event),
            is_coached=accepted is not None and accepted.is_coached,
            idle=idle,
            deadline=now + idle,
            has_notices=accepted is not None and accepted.has_notices,
            is_replaceable=not (actor.has_threads or match.is_duel or match.is_exhibition or match.has_crowd),
            is_unrated=actor.is_unrated and not (match.is_exhibition or match.has_crowd),
        )
        begun = Change(None, new, accepted and accepted.id)
        try:
            await self._commit(*([Change(running, ended)] if ended else []), begun)
        except RunningLimitError as error:
            raise limit_error(error, accepted) from None
        self.unreachable.pop(place.channel, None)
        return MatchUpdate(new, since=0, replaced=ended and ended.match)

    def _next_version(self, old: SavedMatch, match: Match, event: EventId) -> SavedMatch:
        """Return the next version of a saved match, which an event has led to."""
        cached, now = self._cached.get(old.place.channel), self._now()
        was_coached_meanwhile = cached is not None and cached.match.id == old.match.id and cached.is_coached
        deadline = None if match.is_over else now + (old.idle or self.abandoned_after)
        is_coached = old.is_coached or was_coached_meanwhile
        return replace(
            old,
            match=match,
            event=Event(event),
            updated=now,
            shown=self._store.shown(old),
            is_coached=is_coached,
            deadline=deadline,
        )

    async def _commit(self, *changes: Change) -> SavedMatch:
        """Save changes in one channel, and what follows from them, in one transaction; return the last match.
        Raises StaleMatchError if a match has been changed meanwhile, or another one has begun; and what a follower
        raises to refuse a change.
        """
        following = [
            (follower, prepared)
            for follower in self._followers
            for change in changes
            if follower.follows(change)
            if (prepared := await follower.prepare(change) if follower.prepare else change) is not None
        ]
        last = changes[-1].after
        try:
            await self._store.save(changes, following)
        except BaseException:
            self.drop(last.place.channel)  # it may have been saved all the same
            raise
        last = replace(last, shown=self._store.shown(last))  # a board may have been sent meanwhile
        self._cached[last.place.channel] = last
        for change in changes:
            match = change.after.match
            self.running_count += (change.before is None) - match.is_over
            if match.is_over:
                self._metrics.results[match.result] += 1
        for follower, prepared in following:
            if follower.saved:
                follower.saved(prepared)
        return last

    async def move_opponent(self, waiting: SavedMatch) -> MatchUpdate | None:
        """Play the ply of an opponent that takes its time. The channel can be used meanwhile.

        Returns:
            None if the match has changed meanwhile, or another task is waiting for this ply already.
        """
        played = await self._pool.move(waiting.match, waiting.place)
        running = await self.get(waiting.place.channel) if played else None
        if played is None or running is None or running.match != waiting.match:
            return None
        saved = await self.save(running, played)
        return saved and MatchUpdate.since_shown(saved)

    async def mark_coached(self, saved: SavedMatch) -> None:
        """Save that a player was given advice, unless the match has ended. Its version and buttons stay the same."""
        is_coached = await self._store.mark_coached(saved.match.id)
        cached = self._cached.get(saved.place.channel)
        if is_coached and cached and cached.match.id == saved.match.id:
            self._cached[saved.place.channel] = replace(cached, is_coached=True)

    def record_shown(self, saved: SavedMatch, shown: Shown) -> None:
        """Remember what is shown of a match, and save it soon."""
        self._store.record_shown(saved, shown)
        cached = self._cached.get(saved.place.channel)
        if cached and cached.match.id == saved.match.id:
            self._cached[saved.place.channel] = replace(cached, shown=shown)

    async def record_attempt(self, saved: SavedMatch, event: Event) -> None:
        """Save that a message which may show a match is about to be sent, and what was shown before."""
        shown = self._store.shown(saved)
        self.record_shown(saved, shown.attempting(event))
        try:
            await self._store.save_shown()
        except DatabaseError:
            now = self._store.shown(saved)
            if now.attempt == event.id != shown.attempt:
                self.record_shown(saved, replace(now, attempt=None, token=shown.token))
            raise

    async def end_unreachable(self, running: SavedMatch) -> bool:
        """End a match without a result because the bot can no longer show it; False if it has changed meanwhile."""
        saved = await self.save(running, running.match.abandon())
        if saved:
            self.give_up(saved)
            self.unreachable[running.place.channel] = None
        return saved is not None

    def give_up(self, saved: SavedMatch) -> None:
        """Count a match as shown, as no message can show it."""
        shown = self._store.shown(saved)
        self.record_shown(saved, replace(shown, version=saved.match.version, attempt=None, token=None))

    def drop(self, channel: ChannelId) -> None:
        """Remove a channel's match from the cache, so that it is read again."""
        self._cached.pop(channel, None)

    def forget(self, user: UserId) -> None:
        """Remove the matches of a user from the cache."""
        cached = self._cached.items()
        self._cached = {channel: saved for channel, saved in cached if not (saved and saved.match.is_player(user))}

    def clear_cache(self) -> None:
        """Remove all matches from the cache, so that they are read again."""
        self._cached.clear()

    def drop_idle(self) -> None:
        """Remove the matches that have ended, or that some process may have ended because they were idle."""
        cached, now = self._cached.items(), self._now()
        self._cached = {
            channel: saved for channel, saved in cached if saved and not (saved.match.is_over or saved.is_idle(now))
        }


def replaceable_after(running: SavedMatch) -> timedelta | None:
    """Return the time without a ply after which any user may replace a match; None if nobody may."""
    if running.match.has_crowd:
        return None
    if running.match.is_at_stake:
        return _TIME_UP_AFTER if running.is_replaceable else None
    return _IDLE_AFTER


def check_version(running: SavedMatch | None, shown: ShownVersion) -> None:
    """Check that the running match of a channel is still the one that was shown, in the same version.

    Raises:
        NoMatchError: none is running.
        MatchMovedOnError: it is another match, or has changed.
    """
    if running is None:
        raise NoMatchError
    if (running.match.id, running.match.version) != (shown.match, shown.version):
        raise MatchMovedOnError


def may_be_replaced(running: SavedMatch, now: datetime) -> bool:
    """Check if any user may replace a match."""
    after = replaceable_after(running)
    return after is not None and running.quiet_for(now) >= after


def end_replaced(running: SavedMatch, user: UserId, now: datetime) -> Match:
    """Return a match after a user has begun another one in its place: resigned if they lose it by leaving, otherwise as
    if its time were up.
    """
    return running.match.resign(user) if running.is_lost_by_leaving(user, now) else running.match.time_out()
