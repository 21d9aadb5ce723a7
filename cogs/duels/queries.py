"""Open challenges and invitations in the database."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.database import Database
from bot.database.errors import RepeatedEventError
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild, is_on_shards
from bot.database.schema import metadata
from bot.games.games import DEFAULT_GAME, has_name, read_game
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.matches import tables
from bot.matches.rows import read_place
from bot.model.challenge import Challenge, ChallengeExistsError, ChallengeOverError
from bot.model.ids import ChallengeId, GuildId, MessageId, Shards
from bot.model.saved_match import Change

challenge_table = sa.Table(
    "challenge",
    metadata,
    sa.Column("id", Snowflake, primary_key=True, autoincrement=False, comment="the event that made it"),
    sa.Column("guild_id", Snowflake, sa.ForeignKey("guild.id", ondelete="CASCADE"), comment="null in a direct message"),
    sa.Column("channel_id", Snowflake, nullable=False),
    sa.Column("challenger", Snowflake, nullable=False),
    sa.Column("challenged", Snowflake, comment="null for an open invitation"),
    sa.Column("mark", sa.String(1), comment="X or O, which the challenger plays; null to choose it at random"),
    sa.Column("in_thread", sa.Boolean, nullable=False),
    sa.Column("expires_at", UtcDateTime, nullable=False, index=True),
    sa.Column("message_id", Snowflake, comment="the message that shows it; null for none yet"),
    sa.Column(
        "is_coached", sa.Boolean, nullable=False, server_default=sa.false(), comment="the players may ask for advice"
    ),
    sa.Column("game", sa.String(20), nullable=False, server_default=DEFAULT_GAME, comment="its name"),
    sa.Column(
        "has_notices", sa.Boolean, nullable=False, server_default=sa.false(), comment="it says that there are notices"
    ),
    sa.UniqueConstraint("guild_id", "challenger", "challenged"),
)

for _name, _keys, _condition in (
    ("invitation", ("guild_id", "challenger"), sa.text("challenged IS NULL")),
    ("private", ("channel_id", "challenger", "challenged"), sa.text("guild_id IS NULL")),
    ("private_invitation", ("channel_id", "challenger"), sa.text("guild_id IS NULL AND challenged IS NULL")),
):
    _columns = (challenge_table.c[_key] for _key in _keys)
    sa.Index(f"challenge_{_name}", *_columns, unique=True, sqlite_where=_condition, postgresql_where=_condition)

_challenge, _match = challenge_table, tables.match
BATCH_SIZE = 500  # the maximum number of challenges read at once


async def open_challenge(database: Database, new: Challenge, now: datetime) -> None:
    """Save a new challenge, and delete expired ones that conflict with it: between the same two users, or invitations
    by the same user, in the same guild or, outside of guilds, channel.
    Raises ChallengeExistsError if there is another such challenge; RepeatedEventError if the event made it.
    """
    try:
        await database.write(_open, new, now)
    except IntegrityError:  # outside of guilds there is no row to lock, and another process may have saved first
        await database.write(_open, new, now)


def find_challenge(connection: sa.Connection, challenge: ChallengeId) -> Challenge | None:
    """Return an open challenge, even if it has expired, or None."""
    found = _read_all(connection, sa.select(_challenge).where(_challenge.c.id == challenge))
    return found[0] if found else None


def open_invitations(connection: sa.Connection, guild: GuildId, now: datetime) -> list[Challenge]:
    """Return up to BATCH_SIZE open invitations of a guild that have a message, the newest first."""
    is_open = _challenge.c.challenged.is_(None), _challenge.c.expires_at > now, _challenge.c.message_id.is_not(None)
    query = sa.select(_challenge).where(_challenge.c.guild_id == guild, *is_open).order_by(_challenge.c.id.desc())
    return _read_all(connection, query.limit(BATCH_SIZE))


def expired_challenges(connection: sa.Connection, now: datetime, shards: Shards) -> list[Challenge]:
    """Return up to BATCH_SIZE expired challenges, in order of expiry."""
    is_expired = sa.and_(_challenge.c.expires_at <= now, is_on_shards(_challenge.c.guild_id, shards))
    query = sa.select(_challenge).where(is_expired).order_by(_challenge.c.expires_at, _challenge.c.id)
    return _read_all(connection, query.limit(BATCH_SIZE))


def set_challenge_message(connection: sa.Connection, challenge: ChallengeId, message: MessageId) -> None:
    connection.execute(sa.update(_challenge).where(_challenge.c.id == challenge).values(message_id=message))


def close_challenge(connection: sa.Connection, challenge: ChallengeId) -> bool:
    return connection.execute(sa.delete(_challenge).where(_challenge.c.id == challenge)).rowcount > 0


def close_accepted(connection: sa.Connection, change: Change) -> None:
    """Close the challenge by which a match begins. Raises ChallengeOverError if it is not open."""
    if change.accepted is not None and not close_challenge(connection, change.accepted):
        raise ChallengeOverError


def have_accepted_notices(connection: sa.Connection, guild: GuildId | None, one: UserId, other: UserId) -> bool:
    """Check if two members have finished a match with notices there, so that both have accepted them."""
    is_counted = _match.c.guild_id == guild, _match.c.termination.is_not(None), _match.c.has_notices
    for x, o in ((one, other), (other, one)):  # with OR, the database would search all games of the guild
        found = sa.select(_match.c.id).where(*is_counted, _match.c.x_user == x, _match.c.o_user == o).limit(1)
        if connection.execute(found).first():
            return True
    return False


def _open(connection: sa.Connection, new: Challenge, now: datetime) -> None:
    ensure_guild(connection, new.place.guild)  # locks the guild's row on PostgreSQL until the transaction ends
    if connection.execute(sa.select(_challenge.c.id).where(_challenge.c.id == new.id)).first():
        raise RepeatedEventError
    is_conflicting = _conflicts_with(new)
    connection.execute(sa.delete(_challenge).where(is_conflicting, _challenge.c.expires_at <= now))
    if conflicting := _read_all(connection, sa.select(_challenge).where(is_conflicting)):
        existing = conflicting[0]  # outside of guilds no row is locked: another process may have saved the same one
        if existing.id == new.id:
            raise RepeatedEventError
        key = "challenge_waiting" if new.challenged else "challenge-invitation_open"
        raise ChallengeExistsError(key, existing=existing)
    connection.execute(sa.insert(_challenge), _to_row(new))


def _conflicts_with(new: Challenge) -> sa.ColumnElement[bool]:
    challenger, challenged = _challenge.c.challenger, _challenge.c.challenged
    has_same_users = sa.and_(challenger == new.challenger, challenged.is_(None))
    if new.challenged is not None:
        has_same_users = sa.or_(
            sa.and_(challenger == new.challenger, challenged == new.challenged),
            sa.and_(challenger == new.challenged, challenged == new.challenger),
        )
    is_same_place = _challenge.c.guild_id == new.place.guild  # SQLAlchemy writes IS NULL for None
    if new.place.guild is None:
        is_same_place = sa.and_(is_same_place, _challenge.c.channel_id == new.place.channel)
    return sa.and_(is_same_place, has_same_users)


def _read_all(connection: sa.Connection, query: sa.Select[Any]) -> list[Challenge]:
    return [_from_row(row) for row in connection.execute(query) if has_name(row.game)]


def _to_row(challenge: Challenge) -> dict[str, Any]:
    return {
        "id": challenge.id,
        "guild_id": challenge.place.guild,
        "channel_id": challenge.place.channel,
        "challenger": challenge.challenger,
        "challenged": challenge.challenged,
        "mark": challenge.mark.value if challenge.mark else None,
        "in_thread": challenge.in_thread,
        "expires_at": challenge.expires,
        "message_id": challenge.message,
        "is_coached": challenge.is_coached,
        "game": challenge.game.name,
        "has_notices": challenge.has_notices,
    }


def _from_row(row: sa.Row[Any]) -> Challenge:
    return Challenge(
        ChallengeId(row.id),
        read_place(row),
        UserId(row.challenger),
        None if row.challenged is None else UserId(row.challenged),
        Mark(row.mark) if row.mark else None,
        row.in_thread,
        row.expires_at,
        None if row.message_id is None else MessageId(row.message_id),
        row.is_coached,
        read_game(row.game),
        row.has_notices,
    )


DATA = FeatureData("challenges", (UserRows("challenges", "open challenges", _challenge, ("challenger", "challenged")),))
