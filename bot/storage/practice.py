"""Members' exercises, and the reviews of their games from which these come.

When a game ends, it is queued for each of its members who practises. A review is saved once, with all that follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.game.games import format_game, parse_game
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.position import Position
from bot.model.exercise import Exercise, Mistake, Theme
from bot.model.ids import EventId
from bot.model.learner import RESULT_LETTERS
from bot.model.saved_match import SavedMatch
from bot.storage import schema
from bot.storage.column_types import Snowflake, UtcDateTime

MAX_EXERCISES = 500
"""How many exercises of a member are kept: of more, the oldest solved ones are deleted first."""

_practice, _reviewed, _mistake, _exercise = schema.practice, schema.reviewed_game, schema.mistake, schema.exercise
_LETTERS = {**RESULT_LETTERS, None: "?"}
_RESULTS = {letter: result for result, letter in _LETTERS.items()}

_QUEUE = insert(_reviewed).from_select(
    ["user_id", "match_id", "ended_at"],
    select(_practice.c.user_id, bindparam("match", type_=Snowflake), bindparam("ended", type_=UtcDateTime)).where(
        _practice.c.user_id.in_(bindparam("users", expanding=True))
    ),
)


def begin_practice(connection: Connection, user: UserId, now: datetime) -> None:
    """Keep the mistakes of a user's games as exercises from now on, unless they are kept already."""
    ids = {"user_id": user, "since": now}
    connection.execute(_insert(connection, _practice).values(ids).on_conflict_do_nothing())


def queue_review(connection: Connection, ended: SavedMatch) -> None:
    """Queue a match that has just ended for those of its members who practise."""
    users = {user for mark in Mark if (user := ended.match.member(mark)) is not None}
    if users and ended.match.plies:
        connection.execute(_QUEUE, {"match": ended.match.id, "ended": ended.updated, "users": sorted(users)})


def queue_again(connection: Connection, user: UserId, ended: SavedMatch) -> None:
    """Queue a match that ended before its member began to practise, unless it was queued before."""
    row = {"user_id": user, "match_id": ended.match.id, "ended_at": ended.updated}
    connection.execute(_insert(connection, _reviewed).values(row).on_conflict_do_nothing())


def save_review(connection: Connection, user: UserId, match: MatchId, moves: int, mistakes: Sequence[Mistake]) -> bool:
    """Save the review of a queued match for one of its members; return False if it was saved before.

    `moves` is how many of the member's moves were judged. A mistake that is an exercise already begins again.
    """
    is_queued = and_(_reviewed.c.user_id == user, _reviewed.c.match_id == match, _reviewed.c.moves.is_(None))
    reviewed = update(_reviewed).where(is_queued).values(moves=moves, kept=moves - len(mistakes))
    ended = connection.execute(reviewed.returning(_reviewed.c.ended_at)).scalar()
    if ended is None:
        return False
    for mistake in mistakes:
        key = {"user_id": user, **_key(mistake)}
        made = {"match_id": match, "number": mistake.number, "made_at": ended, "theme": mistake.theme.value}
        connection.execute(insert(_mistake), key | made)
        again = made | {"cell": mistake.cell, "box": 0, "due": ended.date(), "results": _format_results(mistake)}
        insert_or_change = _insert(connection, _exercise).values(key | again)
        connection.execute(insert_or_change.on_conflict_do_update(index_elements=[*key], set_=again))
    if mistakes:
        _delete_oldest(connection, user)
    return True


def _delete_oldest(connection: Connection, user: UserId) -> None:
    """Delete the exercises beyond the limit: the oldest solved ones first, then the oldest."""
    is_new = (_exercise.c.box == 0).label("is_new")
    oldest_last = select(_exercise.c.game, _exercise.c.position).where(_exercise.c.user_id == user)
    ordered = oldest_last.order_by(is_new.desc(), _exercise.c.made_at.desc(), _exercise.c.position)
    for row in connection.execute(ordered.offset(MAX_EXERCISES).limit(MAX_EXERCISES)).all():
        key = and_(_exercise.c.game == row.game, _exercise.c.position == row.position)
        connection.execute(delete(_exercise).where(_exercise.c.user_id == user, key))


def count_exercises(connection: Connection, user: UserId) -> int:
    return connection.execute(select(func.count()).where(_exercise.c.user_id == user)).scalar_one()


def _key(mistake: Mistake) -> dict[str, Any]:
    return {"game": format_game(mistake.rules), "position": str(mistake.position)}


def _format_results(mistake: Mistake) -> str:
    return "".join(_LETTERS[mistake.results[cell]] for cell in mistake.board.legal_moves)


def exercise_of(row: Row[Any]) -> Exercise:
    """Return the exercise of a row with all columns."""
    rules = parse_game(row.game)
    unknown = Mistake(row.number, rules, Position(int(row.position)), row.cell, {}, Theme(row.theme))
    results = dict(zip(unknown.board.legal_moves, map(_RESULTS.__getitem__, row.results), strict=True))
    mistake = Mistake(row.number, rules, unknown.position, row.cell, results, unknown.theme)
    event = None if row.event_id is None else EventId(row.event_id)
    return Exercise(mistake, MatchId(row.match_id), row.made_at, row.due, row.box, event)


def _insert(connection: Connection, table: Any) -> sqlite.Insert | postgresql.Insert:
    return schema.insert_for(connection.dialect.name, table)
