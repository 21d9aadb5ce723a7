"""Matches in the database, saved ply by ply."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any, Generic, NamedTuple, TypeVar

from cachetools import LRUCache
from sqlalchemy import Connection, Select, SmallInteger, String, bindparam, case, delete, insert, or_, update
from sqlalchemy.exc import IntegrityError

from bot.database.column_types import Snowflake
from bot.database.database import Database
from bot.database.errors import DatabaseError, StaleMatchError
from bot.database.guilds import ensure_guild
from bot.games.ids import MatchId
from bot.games.match import Seat
from bot.matches import queries, rows, tables
from bot.model.ids import ALL_SHARDS, ChannelId, EventId, MessageId, Shards
from bot.model.saved_match import Change, Moment, SavedMatch
from bot.model.shown import Shown

_match, _ply = tables.match, tables.ply
_P = TypeVar("_P")


@dataclass(frozen=True, slots=True)
class Follower(Generic[_P]):
    """What follows from the changes of matches, as one feature registers it."""

    # awaited before the transaction; returns what `apply` and `saved` are given, or None if nothing follows;
    # without it, they are given the change
    prepare: Callable[[Change], Awaitable[_P | None]] | None = None
    # called in the transaction once the matches are saved, and maybe again; may raise an error to refuse the change
    apply: Callable[[Connection, _P], None] | None = None
    saved: Callable[[_P], None] | None = None  # called after the commit
    on: Moment | None = None  # the moments that it follows; None for every change
    seat: Seat | None = None  # whose matches it follows; None for all matches

    def follows(self, change: Change) -> bool:
        match = change.after.match
        if self.seat is not None and self.seat not in (match.x, match.o):
            return False
        is_begin, is_end = change.before is None, match.is_over
        return self.on is None or (is_begin and Moment.BEGIN in self.on) or (is_end and Moment.END in self.on)


class _Unsaved(NamedTuple):
    """What is not saved yet of what was shown of a match."""

    event: EventId  # the one that has led to the version which the bot knew then
    shown: Shown
    # the messages that have lost their buttons, which may be saved as outdated
    closed: frozenset[MessageId] = frozenset()


DEFAULT_IDLE = timedelta(hours=24)
SHOWN_AFTER = timedelta(milliseconds=200)
_SECONDS_TO_RETRY = 10
_MAX_REMEMBERED = 10_000


class MatchStore:
    """Reads and writes matches.
    Every method raises DatabaseError if the database fails.
    `default_idle` is the idle time of matches that were saved without a deadline by an earlier version of the bot.
    `shown_after` is the delay after which what was shown is saved, unless the next version of the match comes before.
    """

    def __init__(
        self, database: Database, *, default_idle: timedelta = DEFAULT_IDLE, shown_after: timedelta = SHOWN_AFTER
    ) -> None:
        self._database = database
        self._default_idle = default_idle
        self._shown_after = shown_after.total_seconds()
        self._shown: LRUCache[MatchId, tuple[int, Shown]] = LRUCache(_MAX_REMEMBERED)
        """What this process has shown, or begun to show, and the version of the match that it knew then."""
        self._unsaved: dict[MatchId, _Unsaved] = {}
        self._outdated: set[MessageId] = set()
        """The messages that are saved as outdated, or are about to be, as far as this process knows."""
        self._saving: asyncio.Task[None] | None = None

    async def unshown(self, shards: Shards) -> list[SavedMatch]:
        """Return the matches whose latest version has not been shown to their players, oldest first."""
        found = await self.find_all(queries.unshown(shards))
        return [saved for saved in found if not saved.is_shown]

    async def find(self, match: MatchId) -> SavedMatch | None:
        """Return a match, or None if it is unknown or its place was deleted."""
        return await self._find_one(queries.FIND, match=match)

    async def last_finished(self, channel: ChannelId) -> SavedMatch | None:
        return await self._find_one(queries.LAST_FINISHED, channel=channel)

    async def latest(self, channel: ChannelId) -> SavedMatch | None:
        """Return the running match of a channel, otherwise the one that has ended last, or None."""
        found = self._complete(await self._database.read(queries.latest, channel))
        return found[0] if found else None

    async def idle_matches(self, now: datetime, shards: Shards = ALL_SHARDS) -> list[SavedMatch]:
        """Return the running matches whose deadline has passed, the longest idle first."""
        return await self.find_all(queries.idle_matches(now, self._default_idle, shards))

    async def find_all(self, query: Select[Any], **parameters: int) -> list[SavedMatch]:
        """Return the matches that a query of `match_queries` selects."""
        return self._complete(await self._database.read(rows.read_all, query, parameters))

    async def save(self, changes: Sequence[Change], following: Sequence[tuple[Follower[Any], Any]] = ()) -> None:
        """Save changes of matches, and what follows from them, in one transaction.
        Plies that were taken back are deleted.
        `following` are the followers, in the order in which they lock rows, each with what it has prepared. Raises
        StaleMatchError if the database no longer has the version before a change, or another match is running in the
        channel of one that begins; RunningLimitError if a member plays too many matches of the guild; and what a
        follower raises to refuse a change.
        """
        unsaved = self._unsaved.copy()
        self._outdated.update(*(now.shown.outdated for now in unsaved.values()))
        try:
            await self._database.write(_save, changes, unsaved, following)
        except IntegrityError:
            raise StaleMatchError from None
        for change in changes:
            match, after = change.after.match.id, change.after.shown
            if (now := self._unsaved.get(match)) and now is unsaved.get(match):  # nothing was shown meanwhile
                del self._unsaved[match]
            if change.before and (known := self._shown.get(match)):
                is_new = after.attempt == change.after.event.id != change.before.event.id
                shown = replace(known[1], attempt=after.attempt, token=after.token) if is_new else known[1]
                self._shown[match] = change.after.match.version, shown

    def shown(self, saved: SavedMatch) -> Shown:
        """Return what Discord shows of a match, as far as this process knows."""
        version, known = self._shown.get(saved.match.id, (-1, saved.shown))
        return known if version >= saved.match.version else saved.shown  # of a version from another process

    def record_shown(self, saved: SavedMatch, shown: Shown) -> None:
        """Remember what is shown of a match, and save it soon: with its next version, or together with others."""
        match, earlier = saved.match.id, self._unsaved.get(saved.match.id)
        closed = (self.shown(saved).outdated | saved.shown.outdated) & self._outdated - shown.outdated
        self._outdated -= closed
        version, _ = self._shown.get(match, (-1, shown))
        self._shown[match] = max(version, saved.match.version), shown
        still_closed = earlier.closed - shown.outdated if earlier else closed
        self._unsaved[match] = _Unsaved(saved.event.id, shown, closed | still_closed)
        if self._saving is None:
            self._saving = asyncio.create_task(self._save_soon())

    async def outdated(self, match: MatchId | None, shards: Shards = ALL_SHARDS) -> list[SavedMatch]:
        """Return the matches, one or all, of which saved messages must lose their buttons; `shown` has those."""
        await self.save_shown()
        found = await self._database.read(queries.outdated, match, shards)
        self._outdated.update(*(saved.shown.outdated for saved in found))
        return found

    async def save_shown(self) -> None:
        if unsaved := self._unsaved.copy():
            self._outdated.update(*(now.shown.outdated for now in unsaved.values()))
            await self._database.write(_save_shown, unsaved)
            self._unsaved = {match: now for match, now in self._unsaved.items() if unsaved.get(match) is not now}

    async def _save_soon(self) -> None:
        """Save what was shown, and try again if the database fails."""
        await asyncio.sleep(self._shown_after)
        while self._unsaved:
            try:
                await self.save_shown()
            except DatabaseError:  # already logged
                await asyncio.sleep(_SECONDS_TO_RETRY)
        self._saving = None

    async def mark_coached(self, match: MatchId) -> bool:
        """Save that a player was given advice in a match; return False if it has ended. The version stays the same."""
        return await self._database.write(queries.mark_coached, match)

    async def _find_one(self, query: Select[Any], **parameters: int) -> SavedMatch | None:
        found = await self.find_all(query, **parameters)
        return found[0] if found else None

    def _complete(self, found: Iterable[SavedMatch]) -> list[SavedMatch]:
        """Return matches with what was shown and is not saved yet, and with the deadline of running ones."""
        shown = [replace(saved, shown=self.shown(saved)) for saved in found]
        return [
            saved
            if saved.deadline or saved.match.is_over
            else replace(saved, deadline=saved.updated + self._default_idle)
            for saved in shown
        ]


def changing_columns(saved: SavedMatch) -> dict[str, Any]:
    """Return the columns of a match's row that change with every version."""
    match = saved.match
    winner = match.outcome.winner if match.outcome else None
    return {
        "version": match.version,
        "termination": match.termination.value if match.termination else None,
        "winner": winner.value if winner else None,
        "event_id": saved.event.id,
        "token": saved.shown.token,
        "attempt_id": saved.shown.attempt,
        "updated_at": saved.updated,
        "deadline": saved.deadline,
        "x_takebacks": match.x_takebacks,
        "o_takebacks": match.o_takebacks,
        "is_weakened": match.is_weakened,
    }


_INSERT, _INSERT_PLIES = insert(_match), insert(_ply)
_UPDATE = update(_match).where(_match.c.id == bindparam("match"), _match.c.version == bindparam("before"))
_SHOWN, _MESSAGE = bindparam("now_shown", type_=SmallInteger), bindparam("message", type_=Snowflake)
_ATTEMPT, _TOKEN = bindparam("attempt", type_=Snowflake), bindparam("now_token", type_=String)
_IS_NEWEST = _match.c.event_id == bindparam("event", type_=Snowflake)
"""Whether the bot knew the latest version; otherwise that has saved its own attempt."""
_SHOW = (
    update(_match)
    .where(
        _match.c.id == bindparam("match"),
        _match.c.channel_id.is_not(None),
        or_(_match.c.shown <= _SHOWN, _IS_NEWEST),
    )
    .values(
        shown=_SHOWN,
        message_id=_MESSAGE,
        attempt_id=case((_IS_NEWEST, _ATTEMPT), else_=_match.c.attempt_id),
        token=case((_IS_NEWEST, _TOKEN), else_=_match.c.token),
    )
)


def _save(
    connection: Connection,
    changes: Sequence[Change],
    unsaved: Mapping[MatchId, _Unsaved],
    following: Sequence[tuple[Follower[Any], Any]],
) -> None:
    for change in changes:
        saved, match = change.after, change.after.match
        if change.before:
            _update(connection, change.before, saved, unsaved.get(match.id))
        else:
            _insert(connection, saved)
        before = change.before.match.plies if change.before else ()
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, match.plies, strict=False)))
        if kept < len(before):
            connection.execute(delete(_ply).where(_ply.c.match_id == match.id, _ply.c.number >= kept))
        if added := match.plies[kept:]:
            rest = {"match_id": match.id, "played_at": saved.updated}
            plies = [{"number": number, "cell": cell, **rest} for number, cell in enumerate(added, start=kept)]
            connection.execute(_INSERT_PLIES, plies)
    for follower, prepared in following:
        if follower.apply:
            follower.apply(connection, prepared)


def _insert(connection: Connection, new: SavedMatch) -> None:
    ensure_guild(connection, new.place.guild)
    queries.check_limit(connection, new)
    connection.execute(_INSERT, rows.constant_columns(new) | changing_columns(new))


def _update(connection: Connection, old: SavedMatch, new: SavedMatch, unsaved: _Unsaved | None) -> None:
    is_same_game = (old.match.game, old.match.x, old.match.o) == (new.match.game, new.match.x, new.match.o)
    game = {} if is_same_game else rows.game_columns(new.match)
    parameters = {"match": old.match.id, "before": old.match.version, **game, **changing_columns(new)}
    if unsaved:
        parameters |= {"shown": unsaved.shown.version, "message_id": unsaved.shown.message}
    if not connection.execute(_UPDATE, parameters).rowcount:
        raise StaleMatchError
    if unsaved and (unsaved.shown.outdated or unsaved.closed):
        _save_outdated(connection, {new.match.id: unsaved})


def _save_shown(connection: Connection, unsaved: Mapping[MatchId, _Unsaved]) -> None:
    ordered = sorted(unsaved.items())  # the same order in all processes, against deadlocks
    rows_of_matches = [
        {
            "match": match,
            "now_shown": shown.version,
            "message": shown.message,
            "event": event,
            "attempt": shown.attempt,
            "now_token": shown.token,
        }
        for match, (event, shown, _) in ordered
    ]
    connection.execute(_SHOW, rows_of_matches)
    _save_outdated(connection, dict(ordered))


def _save_outdated(connection: Connection, unsaved: Mapping[MatchId, _Unsaved]) -> None:
    for match, now in unsaved.items():
        if now.shown.outdated:
            queries.add_outdated(connection, match, now.shown.outdated)
    if closed := {message for now in unsaved.values() for message in now.closed}:
        queries.delete_outdated(connection, closed)
