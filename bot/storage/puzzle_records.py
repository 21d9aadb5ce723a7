"""Puzzle records in the database: one for each user and scope."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.game.games import DEFAULT_GAME
from bot.game.ids import UserId
from bot.game.position import Position
from bot.model.ids import ChannelId, EventId, GuildId, Place, ScopeId
from bot.model.puzzle_rating import RatedAnswer
from bot.model.puzzle_record import PuzzleRecord
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import StalePuzzleRecordError
from bot.storage.feature_data import FeatureData, UserRows
from bot.storage.guilds import ensure_guild
from bot.storage.puzzle_ratings import rate_answer

_puzzle_record = schema.puzzle_record


def find_puzzle_record(connection: Connection, scope: ScopeId, user: UserId) -> PuzzleRecord:
    """Return a user's puzzle record; an empty one if none is saved."""
    row = connection.execute(select(_puzzle_record).where(_is_of(scope, user))).first()
    return _from_row(row) if row else PuzzleRecord()


def find_puzzle_records(connection: Connection, user: UserId) -> dict[Place, PuzzleRecord]:
    """Return a user's puzzle records by their places; the channel of those of a guild is the guild itself."""
    records = dict[Place, PuzzleRecord]()
    for row in connection.execute(select(_puzzle_record).where(_puzzle_record.c.user_id == user)):
        guild = None if row.server_id is None else GuildId(row.server_id)
        records[Place(ChannelId(row.home_id), guild)] = _from_row(row)
    return records


async def change_record(
    database: Database,
    place: Place,
    user: UserId,
    event: EventId | None,
    change: Callable[[PuzzleRecord], tuple[PuzzleRecord, Sequence[RatedAnswer]]],
) -> PuzzleRecord:
    """Apply a change to the saved record of a user, and return the new record.
    `change` returns the new record, and the answers that change ratings.
    The change is applied again if another process saves first. If another process has applied the event, if any, the
    saved record is returned, so that both processes send Discord the same reply.
    """
    while True:
        old = await database.read(find_puzzle_record, place.scope, user)
        if event and old.event == event:
            return old
        new, answers = change(old)
        try:
            if new != old:
                await database.write(change_puzzle_record, place, user, old, new, *answers)
        except StalePuzzleRecordError:
            continue
        return new


def change_puzzle_record(
    connection: Connection,
    place: Place,
    user: UserId,
    old: PuzzleRecord,
    new: PuzzleRecord,
    *answers: RatedAnswer,  # what the new version counts
) -> None:
    """Save a new version of a puzzle record, and the ratings after answers.
    Raises StalePuzzleRecordError if the old version is not the saved one.
    """
    _save_record(connection, place, user, old, new)
    for answer in answers:
        rate_answer(connection, user, answer)


def _save_record(connection: Connection, place: Place, user: UserId, old: PuzzleRecord, new: PuzzleRecord) -> None:
    if old.event is None:  # no record is saved yet
        ensure_guild(connection, place.guild)
        ids = {"home_id": place.scope, "user_id": user, "server_id": place.guild}
        try:
            connection.execute(insert(_puzzle_record), ids | _to_row(new))
        except IntegrityError:  # another process has inserted the row
            raise StalePuzzleRecordError from None
        return
    is_unchanged = and_(_is_of(place.scope, user), _puzzle_record.c.event_id == old.event)
    if not connection.execute(update(_puzzle_record).where(is_unchanged).values(_to_row(new))).rowcount:
        raise StalePuzzleRecordError


def _is_of(scope: ScopeId, user: UserId) -> ColumnElement[bool]:
    return and_(_puzzle_record.c.home_id == scope, _puzzle_record.c.user_id == user)


_COLUMNS = {
    **{name: name for name in ("is_open", "solved", "missed")},
    "streak": "in_a_row",
    "best_streak": "best_in_a_row",
    "daily_streak": "days_in_a_row",
    "best_daily_streak": "best_days_in_a_row",
    "last_daily": "answered_on",
}
"""The columns that hold fields of a record as they are."""


def _to_row(record: PuzzleRecord) -> dict[str, Any]:
    return {column: getattr(record, name) for name, column in _COLUMNS.items()} | {
        "event_id": record.event,
        "puzzle_game": None if record.puzzle is None else record.game,
        "puzzle": None if record.puzzle is None else str(record.puzzle),
    }


def _from_row(row: Row[Any]) -> PuzzleRecord:
    return PuzzleRecord(
        **{name: getattr(row, column) for name, column in _COLUMNS.items()},
        event=EventId(row.event_id),
        puzzle=None if row.puzzle is None else Position(int(row.puzzle)),
        game=row.puzzle_game or DEFAULT_GAME,
    )


DATA = FeatureData(
    "puzzles",
    (
        UserRows("puzzles", "puzzle records", _puzzle_record),
        UserRows("puzzle_rating", "puzzle ratings", schema.solver_rating),
    ),
    others=(schema.puzzle_rating,),
)
