"""Matches in the database: kept ply by ply, and found again."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection, Select, SmallInteger, and_, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.game.ids import MatchId
from bot.model.ids import ALL_SHARDS, ChallengeId, ChannelId, Event, MessageId, Shards
from bot.model.learner import MemoryUpdate
from bot.model.rating import RatedMatch
from bot.model.saved_match import SavedMatch
from bot.storage import learners, ratings, rows, schema
from bot.storage.challenges import close_challenge
from bot.storage.database import AdvisoryLock, Database
from bot.storage.errors import ChallengeClosedError, RepeatedEventError, StaleMatchError, StorageError
from bot.storage.guilds import ensure_guild, is_on_shards

_match, _ply = schema.match, schema.ply
_is_live = _match.c.termination.is_(None)

MOST_AT_ONCE = 500
"""How many matches are read at a time, where there may be very many."""


class MatchStore:
    """The matches that a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def exclusive(self, task: AdvisoryLock) -> AbstractAsyncContextManager[bool]:
        """Whether this process may do a task, because no other one on this database is at it."""
        return self._database.exclusive(task)

    async def live(self, channel: ChannelId) -> SavedMatch | None:
        """The match that is running in a channel, if one is.

        Raises:
            DatabaseError: it cannot be read.
        """
        found = await self._find(select(_match).where(_is_live, _match.c.channel_id == channel))
        return found[0] if found else None

    async def owed(self, shards: Shards) -> list[SavedMatch]:
        """The matches whose players have not been shown how they stand, oldest first.

        Raises:
            DatabaseError: they cannot be read.
        """
        mine = and_(_match.c.shown < _match.c.version, is_on_shards(_match.c.server_id, shards))
        return await self._find(select(_match).where(mine).order_by(_match.c.touched_at).limit(MOST_AT_ONCE))

    async def find(self, match: MatchId) -> SavedMatch | None:
        """A match, if it is known and its place has not been forgotten.

        Raises:
            DatabaseError: it cannot be read.
        """
        found = await self._find(select(_match).where(_match.c.id == match, _match.c.channel_id.is_not(None)))
        return found[0] if found else None

    async def last_finished(self, channel: ChannelId) -> SavedMatch | None:
        """The match that ended last in a channel, if one has there.

        Raises:
            DatabaseError: it cannot be read.
        """
        over = select(_match).where(_match.c.termination.is_not(None), _match.c.channel_id == channel)
        found = await self._find(over.order_by(_match.c.touched_at.desc(), _match.c.id.desc()).limit(1))
        return found[0] if found else None

    async def idle_matches(self, now: datetime, usual: timedelta, shards: Shards = ALL_SHARDS) -> list[SavedMatch]:
        """The live matches that have rested for as long as they may, the longest untouched first.

        Args:
            usual: how long that is where the server wanted nothing else.

        Raises:
            DatabaseError: they cannot be read.
        """
        return await self._database.read(_resting, now, usual, shards)

    async def duels(self, shards: Shards, after: MatchId, before: datetime, most: int) -> list[SavedMatch]:
        """Live matches between members of a server in which nothing has happened since a moment, in order of their ids.

        Args:
            after: an id; only later ones are wanted.
            most: how many.

        Raises:
            DatabaseError: they cannot be read.
        """
        wanted = (
            _match.c.x_user.is_not(None),
            _match.c.o_user.is_not(None),
            _match.c.server_id.is_not(None),
            _match.c.id > after,
            _match.c.touched_at <= before,
            is_on_shards(_match.c.server_id, shards),
        )
        return await self._find(select(_match).where(_is_live, *wanted).order_by(_match.c.id).limit(most))

    async def exhibitions(self, shards: Shards) -> list[SavedMatch]:
        """The live matches between programs, in order of their ids.

        Raises:
            DatabaseError: they cannot be read.
        """
        are_programs = _match.c.x_opponent.is_not(None) & _match.c.o_opponent.is_not(None)
        mine = and_(_is_live, are_programs, is_on_shards(_match.c.server_id, shards))
        return await self._find(select(_match).where(mine).order_by(_match.c.id))

    async def count_live(self, shards: Shards = ALL_SHARDS) -> int:
        """How many matches are running.

        Raises:
            DatabaseError: they cannot be counted.
        """
        return await self._database.read(_count_live, shards)

    async def begin(
        self,
        new: SavedMatch,
        *,
        instead_of: SavedMatch | None = None,
        accepted: ChallengeId | None = None,
        taught: MemoryUpdate | None = None,
    ) -> None:
        """Save a new match, that another one has made way for it, and that a challenge is no longer open.

        Args:
            instead_of: the other one as it was; it ends as abandoned.
            accepted: the challenge that is taken up by it.
            taught: what a learner has learned from its first plies.

        Raises:
            StaleMatchError: another match is running in the channel, or the other one has changed.
            ChallengeClosedError: the challenge has gone.
            RepeatedEventError: the event has begun a match before.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_begin, new, instead_of, accepted, taught)
        except ChallengeClosedError as refusal:
            raise await self._why(new, refusal) from None
        except (IntegrityError, StaleMatchError):
            raise await self._why(new, StaleMatchError()) from None

    async def change(
        self, old: SavedMatch, new: SavedMatch, *, taught: MemoryUpdate | None = None, rated: RatedMatch | None = None
    ) -> None:
        """Save a later version of a match, if the database still has the one that it was made from.

        Plies that were taken back are forgotten.

        Args:
            taught: what a learner has learned from the new plies.
            rated: what the end of the match says about how strong its players are.

        Raises:
            StaleMatchError: it has another.
            RepeatedEventError: the event has led to a ply before.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_change, old, new, taught, rated)
        except (IntegrityError, StaleMatchError):
            if old.event.id == new.event.id:  # a program's reply, or the end of a match that was left alone
                raise StaleMatchError from None
            raise await self._why(new, StaleMatchError()) from None

    async def show(self, match: MatchId, version: int, message: MessageId | None) -> None:
        """Save that the players have been shown a version.

        Args:
            message: the one that shows it; None leaves the one that showed an earlier version.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._database.write(_show, match, version, message)

    async def mark_coached(self, match: MatchId) -> None:
        """Save that a player is given advice in a match, unless it has ended; its version stays as it is.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._database.write(_mark_coached, match)

    async def has_had_its_effect(self, event: Event) -> bool:
        """Whether an event has begun a match, or has led to a ply that was not taken back.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_has_had_its_effect, event)

    async def _find(self, wanted: Select[Any]) -> list[SavedMatch]:
        return await self._database.read(rows.read_all, wanted)

    async def _why(self, new: SavedMatch, refusal: StorageError) -> StorageError:
        """Why a change was not made: because the same event has made it before, or for another reason."""
        return RepeatedEventError() if await self._database.read(_is_done, new) else refusal


_CHANGE = update(_match).where(_match.c.id == bindparam("match"), _match.c.version == bindparam("before"))
_SHOWN, _MESSAGE = bindparam("now_shown", type_=SmallInteger), bindparam("message", type_=schema.Snowflake)
_SHOW = (
    update(_match)
    .where(_match.c.id == bindparam("match"), _match.c.shown <= _SHOWN)
    .values(
        shown=_SHOWN,
        message_id=func.coalesce(_MESSAGE, _match.c.message_id),
        answer_token=case((_match.c.version > _SHOWN, _match.c.answer_token), else_=None),  # of what came since
    )
)


def _begin(
    connection: Connection,
    new: SavedMatch,
    instead_of: SavedMatch | None,
    accepted: ChallengeId | None,
    taught: MemoryUpdate | None,
) -> None:
    if instead_of:
        ended = instead_of.with_match(instead_of.match.abandon(), new.event, new.updated)
        _change(connection, instead_of, ended)
        _show(connection, ended.match.id, ended.match.version, None)  # what has made way is not shown any more
    ensure_guild(connection, new.place.guild)
    if accepted is not None and not close_challenge(connection, accepted):
        raise ChallengeClosedError
    connection.execute(insert(_match), rows.whole(new))
    if added := rows.plies(new, since=0):
        connection.execute(insert(_ply), added)
    if taught:
        learners.apply_memory_update(connection, taught)


def _change(
    connection: Connection,
    old: SavedMatch,
    new: SavedMatch,
    taught: MemoryUpdate | None = None,
    rated: RatedMatch | None = None,
) -> None:
    which = {"match": old.match.id, "before": old.match.version}
    if not connection.execute(_CHANGE, which | rows.changing(new)).rowcount:
        raise StaleMatchError
    before, after = old.match.plies, new.match.plies
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))
    if kept < len(before):
        connection.execute(delete(_ply).where(_ply.c.match_id == old.match.id, _ply.c.number >= kept))
    if added := rows.plies(new, since=kept):
        connection.execute(insert(_ply), added)
    if taught:
        learners.apply_memory_update(connection, taught)
    if rated:
        ratings.update_ratings(connection, rated)


def _show(connection: Connection, match: MatchId, version: int, message: MessageId | None) -> None:
    connection.execute(_SHOW, {"match": match, "now_shown": version, "message": message})


def _mark_coached(connection: Connection, match: MatchId) -> None:
    connection.execute(update(_match).where(_match.c.id == match, _is_live).values(is_coached=True))


def _resting(connection: Connection, now: datetime, usual: timedelta, shards: Shards) -> list[SavedMatch]:
    idle_matches = _match.c.idle_hours.is_(None) & (_match.c.touched_at <= now - usual)
    for hours in filter(None, connection.scalars(select(_match.c.idle_hours).where(_is_live).distinct()).all()):
        idle_matches |= (_match.c.idle_hours == hours) & (_match.c.touched_at <= now - timedelta(hours=hours))
    mine = select(_match).where(_is_live, idle_matches, is_on_shards(_match.c.server_id, shards))
    return rows.read_all(connection, mine.order_by(_match.c.touched_at).limit(MOST_AT_ONCE))


def _count_live(connection: Connection, shards: Shards) -> int:
    return connection.execute(
        select(func.count()).where(_is_live, is_on_shards(_match.c.server_id, shards))
    ).scalar_one()


def _is_done(connection: Connection, new: SavedMatch) -> bool:
    """Whether the event behind a version has had its effect before, or was the last one in this very match."""
    last = select(_match.c.id).where(_match.c.id == new.match.id, _match.c.event_id == new.event.id)
    return connection.execute(last).first() is not None or _has_had_its_effect(connection, new.event)


def _has_had_its_effect(connection: Connection, event: Event) -> bool:
    begun = select(_match.c.id).where(_match.c.id == event.id)
    played = select(_ply.c.match_id).where(_ply.c.event_id == event.id)
    return connection.execute(begun.union(played)).first() is not None
