"""Notices to players whose turn it is: who has turned them off, and which have been sent."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Select, case, delete, exists, literal, select, update

from bot.game.ids import MatchId, UserId
from bot.model.ids import Shards
from bot.model.saved_match import SavedMatch
from bot.storage import schema
from bot.storage.guilds import is_on_shards
from bot.storage.match_queries import IS_LIVE, MOST_AT_ONCE

_match, _muted = schema.match, schema.muted

_MOST_LEFT = timedelta(hours=1)
_SHARE_LEFT = 10


def is_muted(connection: Connection, user: UserId) -> bool:
    return connection.execute(select(_muted).where(_muted.c.user_id == user)).first() is not None


def mute(connection: Connection, user: UserId) -> None:
    statement = schema.insert_for(connection.dialect.name, _muted).on_conflict_do_nothing()
    connection.execute(statement, {"user_id": user})


def unmute(connection: Connection, user: UserId) -> None:
    connection.execute(delete(_muted).where(_muted.c.user_id == user))


def may_notify(connection: Connection, saved: SavedMatch, user: UserId, *, is_of_turn: bool) -> bool:
    """Check if a player has not turned notices off, and has got none in this turn.
    `is_of_turn` says whether it is the notice of the turn, of which there is one.
    """
    sent = select(_match.c.notified).where(_match.c.id == saved.match.id)
    if is_of_turn and connection.execute(sent).scalar_one() >= saved.match.version:
        return False
    return not is_muted(connection, user)


def mark_notified(connection: Connection, match: MatchId, version: int) -> None:
    connection.execute(update(_match).where(_match.c.id == match, _match.c.notified < version).values(notified=version))


def due_reminders(now: datetime, default: timedelta, shards: Shards) -> Select[Any]:
    """Select the running matches with notices whose player to move has little time left and was not reminded: a tenth
    of the match's idle time, and at most an hour.
    """
    column = _match.c.deadline
    hours = range(1, _SHARE_LEFT * _MOST_LEFT // timedelta(hours=1))
    limits = [(_match.c.idle_hours == n, literal(now + timedelta(hours=n) / _SHARE_LEFT, column.type)) for n in hours]
    latest = literal(now + _MOST_LEFT, column.type)
    usual = (_match.c.idle_hours.is_(None), literal(now + min(default / _SHARE_LEFT, _MOST_LEFT), column.type))
    is_due = (
        _match.c.has_notices,
        _match.c.reminded < _match.c.version,
        column > now,
        column <= latest,  # which can use the index
        column <= case(usual, *limits, else_=latest),
        is_on_shards(_match.c.server_id, shards),
    )
    return select(_match).where(IS_LIVE, *is_due).order_by(column).limit(MOST_AT_ONCE)


def claim_reminder(connection: Connection, saved: SavedMatch, user: UserId) -> bool:
    """Save that a player is reminded, and return whether this is the first time in this turn.
    It is not if the match has changed, or if the player has turned notices off.
    """
    is_due = (
        _match.c.id == saved.match.id,
        _match.c.version == saved.match.version,
        _match.c.reminded < saved.match.version,
        ~exists().where(_muted.c.user_id == user),
    )
    claimed = update(_match).where(IS_LIVE, *is_due).values(reminded=saved.match.version)
    return connection.execute(claimed).rowcount > 0


def release_reminder(connection: Connection, match: MatchId) -> None:
    connection.execute(update(_match).where(_match.c.id == match).values(reminded=-1))
