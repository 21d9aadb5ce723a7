"""Puzzle records in the database: one for each user and scope."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.database import schema
from bot.database.database import Database
from bot.database.errors import StalePuzzleRecordError
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild
from bot.games.games import DEFAULT_GAME
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import Place, ScopeId
from cogs.puzzles.rating import RatedAnswer
from cogs.puzzles.rating_queries import rate_answer
from cogs.puzzles.record import PuzzleRecord

_puzzle_record = schema.puzzle_record


def find_puzzle_record(connection: Connection, scope: ScopeId, user: UserId) -> PuzzleRecord:
    """Return a user's puzzle record; an empty one if none is saved."""
    row = connection.execute(select(_puzzle_record).where(_is_of(scope, user))).first()
    return read_record(row) if row else PuzzleRecord()


async def change_record(
    database: Database,
    place: Place,
    user: UserId,
    change: Callable[[PuzzleRecord], tuple[PuzzleRecord, Sequence[RatedAnswer]]],
    *,
    is_repeated: bool = False,
) -> PuzzleRecord:
    """Apply a change to the saved record of a user, and return the new record.
    `change` returns the new record, and the answers that change ratings. It is called once more if another change is
    saved first. Raises StalePuzzleRecordError if that happens again.
    """
    old = await database.read(find_puzzle_record, place.scope, user)
    new, answers = change(old)
    try:
        if new != old:
            await database.write(change_puzzle_record, place, user, old, new, *answers)
    except StalePuzzleRecordError:
        if is_repeated:
            raise
        return await change_record(database, place, user, change, is_repeated=True)
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
    if not old.version:  # no record is saved yet
        ensure_guild(connection, place.guild)
        ids = {"scope_id": place.scope, "user_id": user, "guild_id": place.guild}
        try:
            connection.execute(insert(_puzzle_record), ids | _to_row(new))
        except IntegrityError:  # another process has inserted the row
            raise StalePuzzleRecordError from None
        return
    is_unchanged = and_(_is_of(place.scope, user), _puzzle_record.c.version == old.version)
    if not connection.execute(update(_puzzle_record).where(is_unchanged).values(_to_row(new))).rowcount:
        raise StalePuzzleRecordError


def _is_of(scope: ScopeId, user: UserId) -> ColumnElement[bool]:
    return and_(_puzzle_record.c.scope_id == scope, _puzzle_record.c.user_id == user)


_SAME = (
    *("version", "is_open", "solved", "missed"),
    *("streak", "best_streak", "daily_streak", "best_daily_streak", "last_daily"),
)
"""The columns that hold the fields of the same names as they are."""


def _to_row(record: PuzzleRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in _SAME} | {
        "game": None if record.puzzle is None else record.game,
        "puzzle": None if record.puzzle is None else str(record.puzzle),
    }


def read_record(row: Row[Any]) -> PuzzleRecord:
    """Return the record of a row with all columns."""
    return PuzzleRecord(
        **{name: getattr(row, name) for name in _SAME},
        puzzle=None if row.puzzle is None else Position(int(row.puzzle)),
        game=row.game or DEFAULT_GAME,
    )


DATA = FeatureData(
    "puzzles",
    (
        UserRows("puzzles", "puzzle records", _puzzle_record),
        UserRows("puzzle_rating", "puzzle ratings", schema.solver_rating),
    ),
    others=(schema.puzzle_rating,),
)
