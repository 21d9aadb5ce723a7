"""Matches in the database: kept ply by ply, and found again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.game.ids import ChannelId, EventId, MatchId, MessageId, Place, ServerId, Shards, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat, Termination
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

    async def count_live(self) -> int:
        """How many matches are running.

        Raises:
            DatabaseError: they cannot be counted.
        """
        async with self._database.reading() as connection:
            return (await connection.execute(select(func.count()).where(_is_live))).scalar_one()

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
            async with self._database.writing() as connection:
                if instead_of:
                    ended = instead_of.changed(instead_of.match.abandon(), new.event, new.touched)
                    await _update(connection, instead_of, ended.but(shown=ended.match.version))
                await _insert(connection, new)
        except IntegrityError:
            await self._refuse(new)

    async def change(self, old: SavedMatch, new: SavedMatch) -> None:
        """Save a later version of a match, if the database still has the one that it was made from.

        Raises:
            StaleMatchError: it has another.
            RepeatedEventError: the event has led to a ply before.
            DatabaseError: it could not be saved.
        """
        try:
            async with self._database.writing() as connection:
                await _update(connection, old, new)
        except (IntegrityError, StaleMatchError):
            if old.event == new.event:  # a program's reply, or the end of a match that was left alone
                raise StaleMatchError from None
            await self._refuse(new)

    async def show(self, match: MatchId, version: int, message: MessageId | None) -> None:
        """Save that the players have been shown a version.

        Args:
            message: the one that shows it; None leaves the one that showed an earlier version.

        Raises:
            DatabaseError: it could not be saved.
        """
        facts: dict[str, int] = {"shown": version} | ({} if message is None else {"message_id": message})
        async with self._database.writing() as connection:
            await connection.execute(
                update(_match).where(_match.c.id == match, _match.c.shown <= version).values(**facts)
            )

    async def _find(self, wanted: Select[Any]) -> list[SavedMatch]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            plies = await _plies(connection, [row.id for row in rows])
        return [_read(row, plies[row.id]) for row in rows]

    async def _refuse(self, new: SavedMatch) -> None:
        """Say why a change was not made."""
        event = new.event
        async with self._database.reading() as connection:
            known = (
                select(_match.c.id)
                .where(_match.c.id == event)
                .union(select(_ply.c.match_id).where(_ply.c.event_id == event))
            )
            if (await connection.execute(known)).first():
                raise RepeatedEventError
        raise StaleMatchError


def _is_on(shards: Shards) -> ColumnElement[bool]:
    """Whether a match's events come to certain shards, as Shards.has computes it."""
    share = (func.coalesce(_match.c.server_id, 0).op(">>")(22)) % shards.count
    return share.in_(shards.ids)


async def _insert(connection: AsyncConnection, new: SavedMatch) -> None:
    if new.place.server is not None:
        await _greet(connection, new.place.server)
    await connection.execute(insert(_match).values(**_whole(new)))
    await _add_plies(connection, new, since=0)


async def _greet(connection: AsyncConnection, server: ServerId) -> None:
    """Know a server from now on, if it is not known."""
    if not (await connection.execute(select(_server.c.id).where(_server.c.id == server))).first():
        await connection.execute(insert(_server).values(id=server))


async def _update(connection: AsyncConnection, old: SavedMatch, new: SavedMatch) -> None:
    changed = await connection.execute(
        update(_match)
        .where(_match.c.id == old.match.id, _match.c.version == old.match.version, _is_live)
        .values(**_changing(new))
    )
    if not changed.rowcount:
        raise StaleMatchError
    await _add_plies(connection, new, since=len(old.match.plies))


async def _add_plies(connection: AsyncConnection, new: SavedMatch, since: int) -> None:
    """Save the plies from a number on: those of the person who acted, and the program's replies."""
    rows = [
        {
            "match_id": new.match.id,
            "number": number,
            "cell": cell,
            "event_id": new.event if isinstance(new.match.seat(new.match.mark(number)), MemberSeat) else None,
            "played_at": new.touched,
        }
        for number, cell in enumerate(new.match.plies[since:], start=since)
    ]
    if rows:
        await connection.execute(insert(_ply), rows)


async def _plies(connection: AsyncConnection, matches: Sequence[int]) -> Mapping[int, tuple[int, ...]]:
    found: dict[int, list[int]] = {match: [] for match in matches}
    wanted = select(_ply.c.match_id, _ply.c.cell).where(_ply.c.match_id.in_(matches)).order_by(_ply.c.number)
    for match, cell in (await connection.execute(wanted)).all() if matches else ():
        found[match].append(cell)
    return {match: tuple(cells) for match, cells in found.items()}


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
        "event_id": saved.event,
        "touched_at": saved.touched,
        "shown": saved.shown,
    }


def _seat(name: str, seat: Seat) -> dict[str, Any]:
    is_person = isinstance(seat, MemberSeat)
    return {f"{name}_user": seat.user if is_person else None, f"{name}_opponent": None if is_person else seat.opponent}


def _read(row: Row[Any], plies: Iterable[int]) -> SavedMatch:
    termination = Termination(row.termination) if row.termination else None
    match = Match(
        MatchId(row.id),
        Rules(row.rows, row.columns, row.in_a_row, gravity=row.gravity, misere=row.misere),
        _seated(row.x_user, row.x_opponent),
        _seated(row.o_user, row.o_opponent),
        tuple(plies),
        resigned=Mark(row.winner).other if termination is Termination.RESIGNED else None,
        is_abandoned=termination is Termination.ABANDONED,
    )
    server = None if row.server_id is None else ServerId(row.server_id)
    message = None if row.message_id is None else MessageId(row.message_id)
    place = Place(ChannelId(row.channel_id), server)
    return SavedMatch(match, place, EventId(row.event_id), row.touched_at, message, row.shown)


def _seated(user: int | None, opponent: str | None) -> Seat:
    return OpponentSeat(opponent) if opponent else MemberSeat(None if user is None else UserId(user))
