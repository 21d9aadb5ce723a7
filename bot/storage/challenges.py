"""Challenges and open invitations in the database, until they are taken up or time is up."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, GuildId, MessageId, Place, Shards
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import ChallengeOpenError, RepeatedEventError
from bot.storage.guilds import ensure_guild, is_on_shards

_challenge = schema.challenge

MOST_AT_ONCE = 500
"""How many challenges are read at a time."""


class ChallengeStore:
    """The challenges and open invitations that a database knows: those that nobody has taken up, and none else."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, new: Challenge, now: datetime) -> None:
        """Save a new one; what is past its time and in its way is removed.

        Args:
            now: the present time; what expires then, or before, is in nobody's way.

        Raises:
            ChallengeOpenError: in this server, or outside of servers in this channel, one of the two has challenged
                the other already, or the inviter has invited everyone.
            RepeatedEventError: the event has made a challenge before, which is still there.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_open, new, now)
        except IntegrityError:  # outside of servers nobody waits for another one, who may have been quicker
            await self._database.write(_open, new, now)

    async def find(self, challenge: ChallengeId) -> Challenge | None:
        """A challenge that has not been closed, be it past its time or not.

        Raises:
            DatabaseError: it cannot be read.
        """
        found = await self._database.read(_read_all, select(_challenge).where(_challenge.c.id == challenge))
        return found[0] if found else None

    async def close(self, challenge: ChallengeId) -> bool:
        """Remove a challenge, and say whether it was there; of several who do so at once only one hears that it was.

        Raises:
            DatabaseError: it could not be removed.
        """
        return await self._database.write(remove, challenge)

    async def close_in(self, channel: ChannelId) -> None:
        """Remove the challenges of a channel.

        Raises:
            DatabaseError: they could not be removed.
        """
        await self._database.write(_remove_in, channel)

    async def shown(self, challenge: ChallengeId, message: MessageId) -> None:
        """Save by which message a challenge is shown, if it has not been closed meanwhile.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._database.write(_set_message, challenge, message)

    async def expired(self, now: datetime, shards: Shards) -> list[Challenge]:
        """The challenges whose time is up, the longest ago first.

        Raises:
            DatabaseError: they cannot be read.
        """
        mine = and_(_challenge.c.expires_at <= now, is_on_shards(_challenge.c.server_id, shards))
        oldest_first = select(_challenge).where(mine).order_by(_challenge.c.expires_at, _challenge.c.id)
        return await self._database.read(_read_all, oldest_first.limit(MOST_AT_ONCE))


def remove(connection: Connection, challenge: ChallengeId) -> bool:
    """Remove a challenge in a transaction that is under way, and say whether it was there."""
    return connection.execute(delete(_challenge).where(_challenge.c.id == challenge)).rowcount > 0


def _remove_in(connection: Connection, channel: ChannelId) -> None:
    connection.execute(delete(_challenge).where(_challenge.c.channel_id == channel))


def _open(connection: Connection, new: Challenge, now: datetime) -> None:
    ensure_guild(connection, new.place.guild)  # on PostgreSQL, whoever else opens one in this server waits from here on
    if connection.execute(select(_challenge.c.id).where(_challenge.c.id == new.id)).first():
        raise RepeatedEventError
    in_the_way = _like(new)
    connection.execute(delete(_challenge).where(in_the_way, _challenge.c.expires_at <= now))
    if found := _read_all(connection, select(_challenge).where(in_the_way)):
        is_the_same = found[0].id == new.id  # outside of servers, another process may have opened it just now
        raise RepeatedEventError if is_the_same else ChallengeOpenError(found[0])
    connection.execute(insert(_challenge), _whole(new))


def _like(new: Challenge) -> ColumnElement[bool]:
    """Whether a challenge is between the same two in the same server, or an invitation by the same person there.

    Outside of servers it is the channel that counts.
    """
    by, to = _challenge.c.challenger, _challenge.c.challenged
    theirs = and_(by == new.challenger, to.is_(None))
    if new.challenged is not None:
        one, other = new.challenger, new.challenged
        theirs = or_(and_(by == one, to == other), and_(by == other, to == one))
    is_there = _challenge.c.server_id == new.place.guild  # or null, which SQLAlchemy compares as such
    if new.place.guild is None:
        is_there = and_(is_there, _challenge.c.channel_id == new.place.channel)
    return and_(is_there, theirs)


def _set_message(connection: Connection, challenge: ChallengeId, message: MessageId) -> None:
    connection.execute(update(_challenge).where(_challenge.c.id == challenge).values(message_id=message))


def _read_all(connection: Connection, wanted: Select[Any]) -> list[Challenge]:
    return [_read(row) for row in connection.execute(wanted)]


def _whole(challenge: Challenge) -> dict[str, Any]:
    return {
        "id": challenge.id,
        "server_id": challenge.place.guild,
        "channel_id": challenge.place.channel,
        "challenger": challenge.challenger,
        "challenged": challenge.challenged,
        "mark": challenge.mark.value if challenge.mark else None,
        "in_thread": challenge.in_thread,
        "expires_at": challenge.expires,
        "message_id": challenge.message,
        "is_coached": challenge.is_coached,
    }


def _read(row: Row[Any]) -> Challenge:
    return Challenge(
        ChallengeId(row.id),
        Place(ChannelId(row.channel_id), None if row.server_id is None else GuildId(row.server_id)),
        UserId(row.challenger),
        None if row.challenged is None else UserId(row.challenged),
        Mark(row.mark) if row.mark else None,
        row.in_thread,
        row.expires_at,
        None if row.message_id is None else MessageId(row.message_id),
        row.is_coached,
    )
