"""Matches in the database: kept ply by ply, and found again."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, NoReturn

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    SmallInteger,
    and_,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from bot.game.ids import ALL, ChannelId, Event, EventId, MatchId, MessageId, Place, ServerId, Shards, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat, Stop, Termination
from bot.game.rules import Rules
from bot.storage import schema
from bot.storage.database import Database, Task
from bot.storage.errors import RepeatedEventError, StaleMatchError
from bot.storage.saved import SavedMatch

_match, _ply, _server = schema.match, schema.ply, schema.server
_is_live = _match.c.termination.is_(None)

MOST_AT_ONCE = 500
"""How many matches are read at a time, where there may be very many."""


class Matches:
    """The matches that a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def alone(self, task: Task) -> AbstractAsyncContextManager[bool]:
        """Whether this process may do a task, because no other one on this database is at it."""
        return self._database.alone(task)

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
        mine = and_(_match.c.shown < _match.c.version, _is_on(shards))
        return await self._find(select(_match).where(mine).order_by(_match.c.touched_at).limit(MOST_AT_ONCE))

    async def find(self, match: MatchId) -> SavedMatch | None:
        """A match, if it is known and its place has not been forgotten.

        Raises:
            DatabaseError: it cannot be read.
        """
        found = await self._find(select(_match).where(_match.c.id == match, _match.c.channel_id.is_not(None)))
        return found[0] if found else None

    async def resting_since(self, before: datetime) -> list[SavedMatch]:
        """The live matches in which nothing has happened since a moment, longest first.

        Raises:
            DatabaseError: they cannot be read.
        """
        resting = and_(_is_live, _match.c.touched_at <= before)
        return await self._find(select(_match).where(resting).order_by(_match.c.touched_at).limit(MOST_AT_ONCE))

    async def count_live(self, shards: Shards = ALL) -> int:
        """How many matches are running.

        Raises:
            DatabaseError: they cannot be counted.
        """
        return await self._database.read(_count_live, shards)

    async def begin(self, new: SavedMatch, *, instead_of: SavedMatch | None = None) -> None:
        """Save a new match, and that another one has made way for it.

        Args:
            instead_of: the other one as it was; it ends as abandoned.

        Raises:
            StaleMatchError: another match is running in the channel, or the other one has changed.
            RepeatedEventError: the event has begun a match before.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_begin, new, instead_of)
        except (IntegrityError, StaleMatchError):
            await self._refuse(new)

    async def change(self, old: SavedMatch, new: SavedMatch) -> None:
        """Save a later version of a match, if the database still has the one that it was made from.

        Raises:
            StaleMatchError: it has another.
            RepeatedEventError: the event has led to a ply before.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_change, old, new)
        except (IntegrityError, StaleMatchError):
            if old.event.id == new.event.id:  # a program's reply, or the end of a match that was left alone
                raise StaleMatchError from None
            await self._refuse(new)

    async def show(self, match: MatchId, version: int, message: MessageId | None) -> None:
        """Save that the players have been shown a version.

        Args:
            message: the one that shows it; None leaves the one that showed an earlier version.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._database.write(_show, match, version, message)

    async def _find(self, wanted: Select[Any]) -> list[SavedMatch]:
        return await self._database.read(_read_all, wanted)

    async def _refuse(self, new: SavedMatch) -> NoReturn:
        """Say why a change was not made."""
        if await self._database.read(_has_had_its_effect, new):
            raise RepeatedEventError from None
        raise StaleMatchError from None


def _is_on(shards: Shards) -> ColumnElement[bool]:
    """Whether a match's events come to certain shards, as Shards.has computes it."""
    share = (func.coalesce(_match.c.server_id, 0) // 2**22) % shards.count
    return share.in_(shards.ids)


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
_PLIES = select(_ply.c.match_id, _ply.c.cell).order_by(_ply.c.number)
_GREETINGS = {
    "sqlite": sqlite.insert(_server).on_conflict_do_update(index_elements=["id"], set_={"left_at": None}),
    "postgresql": postgresql.insert(_server).on_conflict_do_update(index_elements=["id"], set_={"left_at": None}),
}
"""How a server is known from now on, and as one that the bot is in: somebody plays there."""


def _begin(connection: Connection, new: SavedMatch, instead_of: SavedMatch | None) -> None:
    if instead_of:
        ended = instead_of.changed(instead_of.match.abandon(), new.event, new.touched)
        _change(connection, instead_of, ended)
        _show(connection, ended.match.id, ended.match.version, None)  # what has made way is not shown any more
    if new.place.server is not None:
        connection.execute(_GREETINGS[connection.dialect.name], {"id": new.place.server})
    connection.execute(insert(_match), _whole(new))
    _add_plies(connection, new, since=0)


def _change(connection: Connection, old: SavedMatch, new: SavedMatch) -> None:
    which = {"match": old.match.id, "before": old.match.version}
    if not connection.execute(_CHANGE, which | _changing(new)).rowcount:
        raise StaleMatchError
    _add_plies(connection, new, since=len(old.match.plies))


def _show(connection: Connection, match: MatchId, version: int, message: MessageId | None) -> None:
    connection.execute(_SHOW, {"match": match, "now_shown": version, "message": message})


def _add_plies(connection: Connection, new: SavedMatch, since: int) -> None:
    """Save the plies from a number on: those of the person who acted, and the program's replies."""
    rows = [
        {
            "match_id": new.match.id,
            "number": number,
            "cell": cell,
            "event_id": new.event.id if isinstance(new.match.seat(new.match.mark(number)), MemberSeat) else None,
            "played_at": new.touched,
        }
        for number, cell in enumerate(new.match.plies[since:], start=since)
    ]
    if rows:
        connection.execute(insert(_ply), rows)


def _read_all(connection: Connection, wanted: Select[Any]) -> list[SavedMatch]:
    rows = connection.execute(wanted).all()
    plies: dict[int, list[int]] = {row.id: [] for row in rows}
    for match, cell in connection.execute(_PLIES.where(_ply.c.match_id.in_(plies))).all() if rows else ():
        plies[match].append(cell)
    return [_read(row, plies[row.id]) for row in rows]


def _count_live(connection: Connection, shards: Shards) -> int:
    return connection.execute(select(func.count()).where(_is_live, _is_on(shards))).scalar_one()


def _has_had_its_effect(connection: Connection, new: SavedMatch) -> bool:
    """Whether the event has begun a match, has led to a ply, or was the last one in this very match."""
    is_last = and_(_match.c.id == new.match.id, _match.c.event_id == new.event.id)
    begun = select(_match.c.id).where(or_(_match.c.id == new.event.id, is_last))
    played = select(_ply.c.match_id).where(_ply.c.event_id == new.event.id)
    return connection.execute(begun.union(played)).first() is not None


def _whole(saved: SavedMatch) -> dict[str, Any]:
    """The row of a match."""
    match, rules = saved.match, saved.match.rules
    return {
        "id": match.id,
        "server_id": saved.place.server,
        "channel_id": saved.place.channel,
        "rows": rules.rows,
        "columns": rules.columns,
        "in_a_row": rules.in_a_row,
        "gravity": rules.gravity,
        "misere": rules.misere,
        **_seat("x", match.x),
        **_seat("o", match.o),
        "began_at": saved.touched,
        "message_id": saved.message,
        "shown": saved.shown,
        **_changing(saved),
    }


def _changing(saved: SavedMatch) -> dict[str, Any]:
    """What a change of the match changes in its row."""
    match = saved.match
    winner = match.outcome.winner if match.outcome else None
    return {
        "version": match.version,
        "termination": match.termination.value if match.termination else None,
        "winner": winner.value if winner else None,
        "event_id": saved.event.id,
        "answer_token": saved.event.token,
        "touched_at": saved.touched,
    }


def _seat(name: str, seat: Seat) -> dict[str, Any]:
    is_person = isinstance(seat, MemberSeat)
    return {f"{name}_user": seat.user if is_person else None, f"{name}_opponent": None if is_person else seat.opponent}


def _read(row: Row[Any], plies: Iterable[int]) -> SavedMatch:
    plies, stop = tuple(plies), _stop(row)
    match = Match(
        MatchId(row.id),
        Rules(row.rows, row.columns, row.in_a_row, gravity=row.gravity, misere=row.misere),
        _seated(row.x_user, row.x_opponent),
        _seated(row.o_user, row.o_opponent),
        plies,
        stop,
        undone=row.version - len(plies) - (stop is not None),
    )
    server = None if row.server_id is None else ServerId(row.server_id)
    message = None if row.message_id is None else MessageId(row.message_id)
    place = Place(ChannelId(row.channel_id), server)
    event = Event(EventId(row.event_id), row.answer_token)
    return SavedMatch(match, place, event, row.touched_at, message, row.shown)


def _stop(row: Row[Any]) -> Stop | None:
    """How a match stopped, if that was not on its board."""
    termination = Termination(row.termination) if row.termination else None
    if termination in (None, Termination.LINE, Termination.FULL_BOARD):
        return None
    return Stop(termination, Mark(row.winner).other if row.winner else None)


def _seated(user: int | None, opponent: str | None) -> Seat:
    return OpponentSeat(opponent) if opponent else MemberSeat(None if user is None else UserId(user))
