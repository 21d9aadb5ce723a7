"""Who solves puzzles: what was put to them last, what they answered, and for how long they have been right."""

from __future__ import annotations

from dataclasses import asdict
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.game.ids import UserId
from bot.game.position import Position
from bot.model.ids import EventId, Place, ScopeId
from bot.model.puzzle_record import PuzzleRecord
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import StalePuzzleRecordError
from bot.storage.guilds import ensure_guild

_puzzler = schema.puzzler
_A_DAY = timedelta(days=1)


class PuzzleRecordStore:
    """The people of whose puzzles a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, scope: ScopeId, user: UserId) -> PuzzleRecord:
        """What is known of a person's puzzles, if anything.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_find, scope, user)

    async def change(self, place: Place, user: UserId, old: PuzzleRecord, new: PuzzleRecord) -> None:
        """Save what is known now, if the database still has what it was made from.

        Raises:
            StalePuzzleRecordError: it has something else.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_change, place, user, old, new)
        except IntegrityError:  # somebody else has made the row
            raise StalePuzzleRecordError from None


def _is_of(scope: ScopeId, user: UserId) -> ColumnElement[bool]:
    """Whether a row is that of a person in a home."""
    return and_(_puzzler.c.home_id == scope, _puzzler.c.user_id == user)


def _find(connection: Connection, scope: ScopeId, user: UserId) -> PuzzleRecord:
    row = connection.execute(select(_puzzler).where(_is_of(scope, user))).first()
    return _read(row) if row else PuzzleRecord()


def _change(connection: Connection, place: Place, user: UserId, old: PuzzleRecord, new: PuzzleRecord) -> None:
    if old.event is None:
        ensure_guild(connection, place.guild)
        whose = {"home_id": place.scope, "user_id": user, "server_id": place.guild}
        connection.execute(insert(_puzzler), whose | _facts(new))
        return
    is_as_it_was = and_(_is_of(place.scope, user), _puzzler.c.event_id == old.event)
    if not connection.execute(update(_puzzler).where(is_as_it_was).values(_facts(new))).rowcount:
        raise StalePuzzleRecordError


def _facts(puzzler: PuzzleRecord) -> dict[str, Any]:
    facts = asdict(puzzler)
    return {"event_id": facts.pop("event"), **facts}


def _read(row: Row[Any]) -> PuzzleRecord:
    return PuzzleRecord(
        EventId(row.event_id),
        None if row.puzzle is None else Position(row.puzzle),
        row.is_open,
        row.solved,
        row.missed,
        row.in_a_row,
        row.best_in_a_row,
        row.days_in_a_row,
        row.best_days_in_a_row,
        row.answered_on,
    )
