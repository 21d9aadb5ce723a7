"""The ids of the users and guilds that the bot's owner has blocked; no id is of both."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from bot.database import schema
from bot.database.feature_data import FeatureData

_blocked = schema.blocked


def read_blocked(connection: Connection) -> frozenset[int]:
    return frozenset(connection.execute(select(_blocked.c.id)).scalars())


def block(connection: Connection, blocked: int) -> bool:
    """Block a user or a guild, and return whether it was not blocked before."""
    statement = schema.insert_for(connection.dialect.name, _blocked).on_conflict_do_nothing()
    return connection.execute(statement, {"id": blocked}).rowcount == 1


def unblock(connection: Connection, blocked: int) -> bool:
    """Unblock a user or a guild, and return whether it was blocked before."""
    return connection.execute(delete(_blocked).where(_blocked.c.id == blocked)).rowcount == 1


# A blocked user could leave the list if it were deleted.
DATA = FeatureData("blocklist", others=(_blocked,), kept=(_blocked.c.id,))
