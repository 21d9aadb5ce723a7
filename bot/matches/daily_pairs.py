"""How many rated matches two members have played against each other on one day, without their ids.

A pair is stored as a keyed hash, so that the count outlives the deletion of a member's data, but nobody can be found by
it. The key of a day is random, and stored in the database because all processes need the same one. It is deleted with
the counts after the end of the day.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from datetime import date
from functools import cache

from sqlalchemy import Connection, Insert, bindparam, delete, select

from bot.database.schema import insert_for
from bot.games.ids import UserId
from bot.matches import tables
from bot.model.ids import GuildId

_pair, _key = tables.daily_pair, tables.daily_key

_KEY_OF_DAY = select(_key.c.key).where(_key.c.day == bindparam("day"))


def count_match(connection: Connection, guild: GuildId, game: str, members: Iterable[UserId], day: date) -> int:
    """Count one more match of two members in a game on a day, and return its number: 1 for the first."""
    pair = _hash(connection, f"{guild} {game} {' '.join(map(str, sorted(members)))}", day)
    statement = _count_one(connection.dialect.name)
    return connection.execute(statement, {"pair": pair, "day": day, "matches": 1}).scalar_one()


def delete_earlier(connection: Connection, day: date) -> None:
    """Delete the counts and the keys of all days before a day."""
    for table in (_pair, _key):
        connection.execute(delete(table).where(table.c.day < day))


def _hash(connection: Connection, text: str, day: date) -> str:
    insert = insert_for(connection.dialect.name, _key).on_conflict_do_nothing()
    connection.execute(insert, {"day": day, "key": secrets.token_hex(32)})
    key = connection.execute(_KEY_OF_DAY, {"day": day}).scalar_one()  # another process may have been first
    return hmac.digest(bytes.fromhex(key), text.encode(), "sha256").hex()


@cache
def _count_one(dialect: str) -> Insert:
    insert = insert_for(dialect, _pair)
    changed = {"matches": _pair.c.matches + 1}
    return insert.on_conflict_do_update(index_elements=["pair"], set_=changed).returning(_pair.c.matches)
