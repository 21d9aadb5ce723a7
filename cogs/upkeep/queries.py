"""When each shard was last connected, the deadlines that move after an outage, left guilds, and the blocklist."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, SmallInteger, Table, bindparam, delete, func, select, update

from bot.database import schema
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.database import Database
from bot.database.feature_data import FeatureData
from bot.database.guilds import is_on_shards
from bot.database.schema import insert_for, metadata
from bot.matches import tables
from bot.matches.queries import IS_LIVE, mark_boards
from bot.model.ids import GuildId, Shards

heartbeat_table = Table(
    "heartbeat",
    metadata,
    Column("shard_id", SmallInteger, primary_key=True, autoincrement=False),
    Column("shard_count", SmallInteger, nullable=False),
    Column("beat_at", UtcDateTime, nullable=False, comment="when it was last connected"),
)

_match, _heartbeat = tables.match, heartbeat_table
_MATCHES_AT_ONCE = 500  # how many matches of left guilds one statement deletes
OUTAGE_AFTER = timedelta(minutes=2)  # a longer time without a heartbeat, or without Discord in a guild, is an outage
GRACE = timedelta(minutes=15)  # for this time after an outage, no match ends because somebody stays away
_SET_DEADLINE = update(_match).where(_match.c.id == bindparam("match")).values(deadline=bindparam("later"))


def save_heartbeat(
    connection: Connection, shard: int, count: int, now: datetime, default: timedelta, since_last: timedelta
) -> timedelta:
    """Save that a shard is connected. After an outage, extend the deadlines of its running matches.

    A deadline is extended by the part of the outage after the last change of its match, and at least to the end of the
    grace period. In one transaction, an outage counts once, whichever process reports it. Without an earlier heartbeat,
    it began with the last change of a match of the shard. `count` is the number of shards of all processes together;
    `default` is the idle time of matches without a deadline. Returns the length of the outage, which is 0 if there was
    none.

    A clock that is set forward looks like an outage. When it is set back, the last heartbeat is in the future: then the
    deadlines move back, and the length is negative. In all cases a match has the time left that it had at the last
    heartbeat. `since_last` is the time since this process has last saved a heartbeat or was started, by the monotonic
    clock: matches that were changed in it after the clock was set back already have the right deadline.
    """
    last = _last_beats(connection, count).get(shard)
    _save(connection, {shard: now}, count)
    is_there = is_on_shards(_match.c.guild_id, Shards(count, frozenset({shard})))
    if last is None:  # the database is new, or from a version of the bot that saved no heartbeats
        last = connection.execute(select(func.max(_match.c.updated_at)).where(is_there)).scalar_one()
    outage = _move_deadlines(connection, is_there, last or now, now, default, since_last)
    if outage < timedelta(0):
        is_in_future = update(_match).where(is_there, _match.c.updated_at > now)
        connection.execute(is_in_future.values(updated_at=now))
    return outage


def end_guild_outage(
    connection: Connection, guild: GuildId, since: datetime, now: datetime, default: timedelta
) -> timedelta:
    """Extend the deadlines of a guild's running matches, as `save_heartbeat` does, after Discord was down for it.
    Returns the length of the outage, which is 0 if it was too short to count.
    """
    return _move_deadlines(connection, _match.c.guild_id == guild, since, now, default)


def _last_beats(connection: Connection, count: int) -> dict[int, datetime]:
    """Return the last heartbeat of each shard. If their number has changed, each gets the oldest one of all.
    The rows stay locked until the transaction ends, so that other processes wait.
    """
    connection.execute(select(_heartbeat).order_by(_heartbeat.c.shard_id).with_for_update())
    rows = connection.execute(select(_heartbeat)).all()  # on PostgreSQL, also those that were inserted meanwhile
    if all(row.shard_count == count for row in rows):
        return {row.shard_id: row.beat_at for row in rows}
    oldest: datetime = min(row.beat_at for row in rows)  # the new shards have guilds of every old one
    beats = dict.fromkeys(range(count), oldest)
    connection.execute(delete(_heartbeat))
    _save(connection, beats, count)
    return beats


def _save(connection: Connection, beats: dict[int, datetime], count: int) -> None:
    insert = insert_for(connection.dialect.name, _heartbeat)
    changed = {"shard_count": insert.excluded.shard_count, "beat_at": insert.excluded.beat_at}
    connection.execute(
        insert.on_conflict_do_update(index_elements=["shard_id"], set_=changed),
        [{"shard_id": shard, "shard_count": count, "beat_at": beat_at} for shard, beat_at in beats.items()],
    )


def _move_deadlines(
    connection: Connection,
    was_away: ColumnElement[bool],
    last: datetime,
    now: datetime,
    default: timedelta,
    since_last: timedelta = timedelta(0),
) -> timedelta:
    """Move deadlines after an outage between two times, and return its length; 0 if it was too short to count.
    The boards that show them are marked. If the clock was set back, the length is negative.
    """
    if abs(now - last) <= OUTAGE_AFTER:
        return timedelta(0)
    names = "id", "deadline", "updated_at", "x_user", "o_user", "message_id", "version"
    running = select(*(_match.c[name] for name in names)).where(IS_LIVE, was_away)
    rows = connection.execute(running.order_by(_match.c.id).with_for_update()).all()
    changes: list[dict[str, Any]] = []
    boards: list[dict[str, Any]] = []
    for row in rows:
        if now < last and now - since_last < row.updated_at <= now:
            continue
        deadline = row.deadline or row.updated_at + default
        missed = now - max(last, row.updated_at)
        changes.append({"match": row.id, "later": max(deadline + missed, now + GRACE)})
        if row.x_user and row.o_user and row.message_id:  # other boards show no deadline
            boards.append({"message_id": row.message_id, "match_id": row.id, "version": row.version})
    if changes:
        connection.execute(_SET_DEADLINE, changes)
    if boards:
        mark_boards(connection, boards)
    return now - last


async def delete_left(database: Database, before: datetime) -> int:
    """Delete all data of the guilds that the bot left before a time, and return their number.
    After a failure, call it again.
    """
    while await database.write(_delete_some_matches, before):
        pass  # in small transactions, so that players do not wait long
    return await database.write(_delete_left, before)


def _delete_left(connection: Connection, before: datetime) -> int:
    return connection.execute(delete(schema.guild).where(schema.guild.c.left_at <= before)).rowcount


def _delete_some_matches(connection: Connection, before: datetime) -> int:
    left = select(schema.guild.c.id).where(schema.guild.c.left_at <= before)
    matches = select(_match.c.id).where(_match.c.guild_id.in_(left)).limit(_MATCHES_AT_ONCE)
    return connection.execute(delete(_match).where(_match.c.id.in_(matches))).rowcount


blocked_table = Table(
    "blocked", metadata, Column("id", Snowflake, primary_key=True, autoincrement=False, comment="of a user or a guild")
)


def read_blocked(connection: Connection) -> frozenset[int]:
    return frozenset(connection.execute(select(blocked_table.c.id)).scalars())


def block(connection: Connection, blocked: int) -> bool:
    """Block a user or a guild, and return whether it was not blocked before."""
    statement = schema.insert_for(connection.dialect.name, blocked_table).on_conflict_do_nothing()
    return connection.execute(statement, {"id": blocked}).rowcount == 1


def unblock(connection: Connection, blocked: int) -> bool:
    """Unblock a user or a guild, and return whether it was blocked before."""
    return connection.execute(delete(blocked_table).where(blocked_table.c.id == blocked)).rowcount == 1


# A blocked user could leave the list if it were deleted.
DATA = FeatureData("upkeep", others=(heartbeat_table, blocked_table), kept=(blocked_table.c.id,))
