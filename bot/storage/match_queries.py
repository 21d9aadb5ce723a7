"""The queries that find matches, and small changes to them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, select, update

from bot.game.ids import MatchId
from bot.model.ids import ChannelId, Event, Shards
from bot.model.saved_match import SavedMatch
from bot.storage import rows, schema
from bot.storage.guilds import is_on_shards

_match, _ply = schema.match, schema.ply
IS_LIVE = _match.c.termination.is_(None)

MOST_AT_ONCE = 500
"""The limit of queries that could find very many matches."""

FIND = select(_match).where(_match.c.id == bindparam("match"), _match.c.channel_id.is_not(None))
LIVE = select(_match).where(IS_LIVE, _match.c.channel_id == bindparam("channel"))
LAST_FINISHED = (
    select(_match)
    .where(_match.c.termination.is_not(None), _match.c.channel_id == bindparam("channel"))
    .order_by(_match.c.touched_at.desc(), _match.c.id.desc())
    .limit(1)
)


def unshown(shards: Shards) -> Select[Any]:
    """Select the matches whose latest version has not been shown to their players, oldest first."""
    query = select(_match).where(_match.c.shown < _match.c.version, is_on_shards(_match.c.server_id, shards))
    return query.order_by(_match.c.touched_at).limit(MOST_AT_ONCE)


def duels(shards: Shards, after: MatchId, before: datetime, most: int) -> Select[Any]:
    """Select running matches between members of guilds; the arguments are those of `MatchStore.duels`."""
    conditions = (
        _match.c.x_user.is_not(None),
        _match.c.o_user.is_not(None),
        _match.c.server_id.is_not(None),
        _match.c.id > after,
        _match.c.touched_at <= before,
        is_on_shards(_match.c.server_id, shards),
    )
    return select(_match).where(IS_LIVE, *conditions).order_by(_match.c.id).limit(most)


def exhibitions(shards: Shards) -> Select[Any]:
    """Select the running matches between opponents, in order of their ids."""
    are_opponents = _match.c.x_opponent.is_not(None) & _match.c.o_opponent.is_not(None)
    conditions = IS_LIVE, are_opponents, is_on_shards(_match.c.server_id, shards)
    return select(_match).where(*conditions).order_by(_match.c.id)


def idle_matches(connection: Connection, now: datetime, default: timedelta, shards: Shards) -> list[SavedMatch]:
    """Return the running matches whose deadline has passed; the arguments are those of `MatchStore.idle_matches`."""
    is_over_default = _match.c.deadline.is_(None) & (_match.c.touched_at <= now - default)
    is_idle = (IS_LIVE & (_match.c.deadline <= now)) | (IS_LIVE & is_over_default)  # each part can use the index
    query = select(_match).where(is_idle, is_on_shards(_match.c.server_id, shards))
    return rows.read_all(connection, query.order_by(_match.c.touched_at).limit(MOST_AT_ONCE))


def count_live(connection: Connection, shards: Shards) -> int:
    """Count the running matches."""
    query = select(func.count()).where(IS_LIVE, is_on_shards(_match.c.server_id, shards))
    return connection.execute(query).scalar_one()


def is_done(connection: Connection, new: SavedMatch) -> bool:
    """Check if the event of a version was applied before, or was the latest one of this match."""
    last = select(_match.c.id).where(_match.c.id == new.match.id, _match.c.event_id == new.event.id)
    return connection.execute(last).first() is not None or was_applied(connection, new.event, new.place.channel)


def was_applied(connection: Connection, event: Event, channel: ChannelId) -> bool:
    """Check if an event has started a match, played a ply that is kept, or ended the channel's last match."""
    begun = select(_match.c.id).where(_match.c.id == event.id)
    played = select(_ply.c.match_id).where(_ply.c.event_id == event.id)
    if connection.execute(begun.union(played)).first():
        return True
    last = connection.execute(LAST_FINISHED, {"channel": channel}).first()
    return last is not None and last.event_id == event.id


def mark_coached(connection: Connection, match: MatchId) -> None:
    """Save that a player was given advice in a match, unless it has ended."""
    connection.execute(update(_match).where(_match.c.id == match, IS_LIVE).values(is_coached=True))
