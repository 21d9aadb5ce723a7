"""Notices to players whose turn it is: who has turned them off, and for which turns they are claimed."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, Connection, Select, case, delete, exists, literal, select, update

from bot.database import schema
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import is_on_shards
from bot.games.ids import UserId
from bot.matches import tables
from bot.matches.queries import IS_LIVE, MOST_AT_ONCE
from bot.model.ids import Shards
from bot.model.saved_match import SavedMatch

_match, _muted = tables.match, tables.muted

_MOST_LEFT = timedelta(hours=1)
_SHARE_LEFT = 10


def is_muted(connection: Connection, user: UserId) -> bool:
    return connection.execute(select(_muted).where(_muted.c.user_id == user)).first() is not None


def mute(connection: Connection, user: UserId) -> None:
    statement = schema.insert_for(connection.dialect.name, _muted).on_conflict_do_nothing()
    connection.execute(statement, {"user_id": user})


def unmute(connection: Connection, user: UserId) -> None:
    connection.execute(delete(_muted).where(_muted.c.user_id == user))


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
        is_on_shards(_match.c.guild_id, shards),
    )
    return select(_match).where(IS_LIVE, *is_due).order_by(column).limit(MOST_AT_ONCE)


NOTIFIED, REMINDED = _match.c.notified, _match.c.reminded
"""The columns with the last version of a match for which there was a notice of the turn, or a reminder."""


def claim(connection: Connection, saved: SavedMatch, user: UserId, claimed: Column[int]) -> bool:
    """Save that a player is notified, or reminded, and return whether this is the first time in this turn.
    It is not if the match has changed, or if the player has turned notices off.
    """
    version = saved.match.version
    is_due = (
        _match.c.id == saved.match.id,
        _match.c.version == version,
        claimed < version,
        ~exists().where(_muted.c.user_id == user),
    )
    return connection.execute(update(_match).where(IS_LIVE, *is_due).values({claimed: version})).rowcount > 0


def release(connection: Connection, saved: SavedMatch, claimed: Column[int]) -> None:
    """Undo `claim`, so that the player can be notified or reminded in this turn. Claims of later turns stay."""
    is_claimed = _match.c.id == saved.match.id, claimed == saved.match.version
    connection.execute(update(_match).where(*is_claimed).values({claimed: -1}))


DATA = FeatureData("notices", (UserRows("muted", "notices turned off", _muted),))
