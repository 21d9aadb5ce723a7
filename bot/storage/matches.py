"""Matches in the database, saved ply by ply."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any, Generic, NamedTuple, TypeVar

from cachetools import LRUCache
from sqlalchemy import Connection, Select, SmallInteger, and_, bindparam, case, delete, func, insert, or_, update
from sqlalchemy.exc import IntegrityError

from bot.game.ids import MatchId
from bot.game.match import OpponentSeat
from bot.model.ids import ALL_SHARDS, ChannelId, Event, EventId, MessageId, Shards
from bot.model.saved_match import Change, MatchVersion, Moment, OutdatedMessage, SavedMatch
from bot.storage import match_queries as queries
from bot.storage import rows, schema
from bot.storage.column_types import Snowflake
from bot.storage.database import Database
from bot.storage.errors import DatabaseError, StaleMatchError
from bot.storage.guilds import ensure_guild

_match, _ply = schema.match, schema.ply
_P = TypeVar("_P")


@dataclass(frozen=True, slots=True)
class Follower(Generic[_P]):
    """What follows from the changes of matches, as one feature registers it.

    Args:
        prepare: awaited before the transaction; returns what `apply` and `saved` are given, or None if nothing
            follows. Without it, they are given the change.
        apply: called in the transaction once the matches are saved, and maybe again. It raises a StorageError to refuse
            the change.
        saved: called after the commit.
        on: the moments that it follows; None for every change.
        opponent: the name of the opponent whose matches it follows; None for all matches.
    """

    prepare: Callable[[Change], Awaitable[_P | None]] | None = None
    apply: Callable[[Connection, _P], None] | None = None
    saved: Callable[[_P], None] | None = None
    on: Moment | None = None
    opponent: str | None = None

    def follows(self, change: Change) -> bool:
        match = change.after.match
        if self.opponent is not None and OpponentSeat(self.opponent) not in (match.x, match.o):
            return False
        is_begin, is_end = change.before is None, match.is_over
        return self.on is None or (is_begin and Moment.BEGIN in self.on) or (is_end and Moment.END in self.on)


class _Shown(NamedTuple):
    """What was shown of a match.

    Args:
        version: the last version of which a board was sent.
        shown: the last version that counts as shown.
        message: the message that shows the match.
        nonce: of a posted board, whose message is known.
        outdated: the messages whose buttons must be removed.
    """

    version: int
    shown: int
    message: MessageId | None
    nonce: EventId | None = None
    outdated: frozenset[MessageId] = frozenset()


DEFAULT_IDLE = timedelta(hours=24)
SHOWN_AFTER = timedelta(milliseconds=200)
_SECONDS_TO_RETRY = 10
_MAX_REMEMBERED = 10_000


class MatchStore:
    """Reads and writes matches.

    Every method raises DatabaseError if the database fails.

    Args:
        default_idle: the idle time of matches that were saved without a deadline by an earlier version of the bot.
        shown_after: the delay after which what was shown is saved, unless the next version of the match comes before.
    """

    def __init__(
        self, database: Database, *, default_idle: timedelta = DEFAULT_IDLE, shown_after: timedelta = SHOWN_AFTER
    ) -> None:
        self._database = database
        self._default_idle = default_idle
        self._shown_after = shown_after.total_seconds()
        self._shown: dict[MatchId, _Shown] = {}
        """What was shown and is not saved yet."""
        self._closed: set[MessageId] = set()
        """The messages without buttons that may still be saved as outdated."""
        self._newest: LRUCache[MatchId, _Shown] = LRUCache(_MAX_REMEMBERED)
        self._saving_shown: asyncio.TimerHandle | asyncio.Task[None] | None = None

    async def live(self, channel: ChannelId) -> SavedMatch | None:
        return await self._find_one(queries.LIVE, channel=channel)

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

        Args:
            following: the followers, in the order in which they lock rows, each with what it has prepared.

        Raises:
            StaleMatchError: the database no longer has the version before a change, or another match is running in the
                channel of one that begins.
            RunningLimitError: a member plays too many matches of the guild.
            StorageError: a follower has raised it to refuse a change.
        """
        ids = [change.after.match.id for change in changes]
        shown = {match: unsaved for match in ids if (unsaved := self._shown.get(match))}
        try:
            await self._database.write(_save, changes, shown, following)
        except IntegrityError:
            raise StaleMatchError from None
        # what was shown meanwhile is not saved yet
        self._shown = {match: unsaved for match, unsaved in self._shown.items() if shown.get(match) is not unsaved}

    def record_shown(
        self, saved: SavedMatch, message: MessageId | None, nonce: EventId | None = None
    ) -> MessageId | None:
        """Remember that a board was sent, and save it soon. What is read meanwhile has it already.

        A board that waits for an opponent's reply does not count as shown, so that the reply is shown even if this
        process dies.

        Args:
            message: the message that shows it; None keeps the message of an earlier version.
            nonce: of the board, if it was posted.

        Returns:
            The message that is outdated by this: the one that showed the match before, or the given one if a later
            version was shown before. None if there is none.
        """
        match, version = saved.match.id, saved.match.version
        newest = self._newest.get(match) or _Shown(-1, saved.shown_version, saved.message)
        unsaved = self._shown.get(match, newest._replace(nonce=None, outdated=frozenset()))
        if version < newest.version:  # an older board that arrived late
            outdated, changed = message, newest
        else:
            outdated = newest.message if message not in (None, newest.message) else None
            shown = newest.shown if saved.match.awaits_opponent else version
            changed = _Shown(version, shown, message or newest.message)
        others = (unsaved.outdated | {outdated} if outdated else unsaved.outdated) - {changed.message}
        self._newest[match] = self._shown[match] = changed._replace(nonce=nonce or unsaved.nonce, outdated=others)
        if self._saving_shown is None:
            self._saving_shown = asyncio.get_running_loop().call_later(self._shown_after, self._start_saving_shown)
        return outdated

    def as_shown(self, saved: SavedMatch) -> SavedMatch:
        """Return a copy of a match with what this process has shown of it."""
        newest = self._newest.get(saved.match.id)
        if newest is None or newest.shown < saved.shown_version:
            return saved
        nonce = None if saved.nonce == newest.nonce else saved.nonce
        is_known = newest.shown == saved.match.version and nonce is None
        return replace(
            saved,
            event=Event(saved.event.id) if is_known else saved.event,  # its token is no longer needed
            shown_version=newest.shown,
            message=newest.message or saved.message,
            nonce=nonce,
        )

    async def record_post(self, match: MatchId, event: Event) -> None:
        """Save that a board will be sent, before it is known in which message, and what was shown before."""
        await self.save_shown()
        await self._database.write(queries.record_post, match, event)

    async def add_offer(self, match: MatchVersion, message: MessageId) -> None:
        """Save that a message has buttons until a match changes."""
        await self._database.write(queries.add_outdated, match.match, [message], match.version)

    async def outdated(self, match: MatchId | None, shards: Shards = ALL_SHARDS) -> Sequence[OutdatedMessage]:
        """Return the saved messages whose buttons must be removed, of one match or of all."""
        await self.save_shown()
        return await self._database.read(queries.outdated, match, shards)

    def mark_closed(self, match: MatchId, message: MessageId) -> bool:
        """Remember that a message has lost its buttons.

        Returns:
            Whether it is the message that shows the match, as far as this process knows.
        """
        if (unsaved := self._shown.get(match)) and message in unsaved.outdated:
            self._shown[match] = unsaved._replace(outdated=unsaved.outdated - {message})
        else:
            self._closed.add(message)  # saved with what is shown next
        newest = self._newest.get(match)
        return newest is not None and newest.message == message

    async def save_shown(self) -> None:
        shown, closed = dict(self._shown), set(self._closed)
        if shown or closed:
            await self._database.write(_record_shown, shown, closed)
            self._shown = {match: unsaved for match, unsaved in self._shown.items() if shown.get(match) is not unsaved}
            self._closed -= closed

    def _start_saving_shown(self) -> None:
        self._saving_shown = asyncio.create_task(self._save_all_shown())

    async def _save_all_shown(self) -> None:
        """Save what was shown, and try again if the database fails."""
        while self._shown:
            try:
                await self.save_shown()
            except DatabaseError:  # already logged
                await asyncio.sleep(_SECONDS_TO_RETRY)
        self._saving_shown = None

    async def mark_coached(self, match: MatchId) -> bool:
        """Save that a player was given advice in a match; return False if it has ended. The version stays the same."""
        return await self._database.write(queries.mark_coached, match)

    async def _find_one(self, query: Select[Any], **parameters: int) -> SavedMatch | None:
        found = await self.find_all(query, **parameters)
        return found[0] if found else None

    def _complete(self, found: Iterable[SavedMatch]) -> list[SavedMatch]:
        """Return matches with what was shown and is not saved yet, and with the deadline of running ones."""
        unsaved = self._shown
        shown = [self.as_shown(saved) if saved.match.id in unsaved else saved for saved in found]
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
        "answer_token": saved.event.token,
        "nonce": saved.nonce,
        "touched_at": saved.updated,
        "deadline": saved.deadline,
        "x_takebacks": match.x_takebacks,
        "o_takebacks": match.o_takebacks,
        "is_weakened": match.is_weakened,
    }


def ply_rows(saved: SavedMatch, since: int) -> list[dict[str, Any]]:
    """Return the rows of the plies from a number on."""
    match = saved.match
    return [
        {"match_id": match.id, "number": number, "cell": cell, "played_at": saved.updated}
        for number, cell in enumerate(match.plies[since:], start=since)
    ]


_UPDATE = update(_match).where(_match.c.id == bindparam("match"), _match.c.version == bindparam("before"))
_SHOWN, _MESSAGE = bindparam("now_shown", type_=SmallInteger), bindparam("message", type_=Snowflake)
_NONCE = bindparam("known", type_=Snowflake)
_IS_UNKNOWN = and_(_match.c.nonce.is_not(None), _match.c.nonce != func.coalesce(_NONCE, 0))
"""Whether the message of a sent board is not known yet; by its token, a response can still be found."""
_SHOW = (
    update(_match)
    .where(_match.c.id == bindparam("match"), _match.c.shown <= _SHOWN)
    .values(
        shown=_SHOWN,
        message_id=func.coalesce(_MESSAGE, _match.c.message_id),
        answer_token=case((or_(_match.c.version > _SHOWN, _IS_UNKNOWN), _match.c.answer_token), else_=None),
        nonce=case((_match.c.nonce == _NONCE, None), else_=_match.c.nonce),
    )
)


def _save(
    connection: Connection,
    changes: Sequence[Change],
    shown: Mapping[MatchId, _Shown],
    following: Sequence[tuple[Follower[Any], Any]],
) -> None:
    for change in changes:
        if change.before:
            _update(connection, change.before, change.after, shown.get(change.after.match.id))
        else:
            _insert(connection, change.after)
    for follower, prepared in following:
        if follower.apply:
            follower.apply(connection, prepared)


def _insert(connection: Connection, new: SavedMatch) -> None:
    ensure_guild(connection, new.place.guild)
    queries.check_limit(connection, new)
    connection.execute(insert(_match), rows.constant_columns(new) | changing_columns(new))
    if added := ply_rows(new, since=0):
        connection.execute(insert(_ply), added)


def _update(connection: Connection, old: SavedMatch, new: SavedMatch, shown: _Shown | None) -> None:
    is_same_game = (old.match.rules, old.match.x, old.match.o) == (new.match.rules, new.match.x, new.match.o)
    game = {} if is_same_game else rows.game_columns(new.match)
    parameters = {"match": old.match.id, "before": old.match.version, **game, **changing_columns(new)}
    if shown:
        parameters |= {"shown": shown.shown, **({"message_id": shown.message} if shown.message else {})}
    if not connection.execute(_UPDATE, parameters).rowcount:
        raise StaleMatchError
    if shown and shown.outdated:
        queries.add_outdated(connection, new.match.id, shown.outdated)
    before, after = old.match.plies, new.match.plies
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))
    if kept < len(before):
        connection.execute(delete(_ply).where(_ply.c.match_id == old.match.id, _ply.c.number >= kept))
    if added := ply_rows(new, since=kept):
        connection.execute(insert(_ply), added)


def _record_shown(connection: Connection, shown: dict[MatchId, _Shown], closed: set[MessageId]) -> None:
    ordered = sorted(shown.items())  # the same order in all processes, against deadlocks
    if ordered:
        connection.execute(
            _SHOW,
            [
                {"match": match, "now_shown": now.shown, "message": now.message, "known": now.nonce}
                for match, now in ordered
            ],
        )
    for match, now in ordered:
        if now.outdated:
            queries.add_outdated(connection, match, now.outdated)
    if closed:
        queries.delete_outdated(connection, closed)
