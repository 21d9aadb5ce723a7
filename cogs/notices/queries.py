"""Who has asked for direct messages: before a streak of daily puzzles ends, and when somebody looks for a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Date,
    ForeignKey,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from bot.database import schema
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild
from bot.database.schema import metadata
from bot.games.ids import UserId
from bot.model.ids import ChannelId, GuildId, Place, ScopeId
from cogs.puzzles.queries import puzzle_record_table

MIN_STREAK = 3  # days, from which on a streak is worth a reminder
MAX_TOLD = 20  # how many members are told of an invitation, because that takes some requests to Discord for each
TELL_AGAIN_AFTER = timedelta(hours=1)
_MAX_REMINDED = _MAX_CANDIDATES = 500

direct_message_table = Table(
    "direct_message",
    metadata,
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("has_reminders", Boolean, nullable=False, comment="they want to be reminded of streaks"),
    Column("reminded_on", Date, comment="the day, in UTC, of the last reminder; null for none yet"),
    Column("told_at", UtcDateTime, comment="when they were last told of an invitation, in any guild; null for never"),
)
"""A row stays when its user turns everything off, so that turning it on again brings no second message."""

search_notice_table = Table(
    "search_notice",
    metadata,
    Column("guild_id", Snowflake, ForeignKey("guild.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column(
        *("user_id", Snowflake),
        primary_key=True,
        autoincrement=False,
        index=True,
        comment="who is told of invitations",
    ),
    sqlite_with_rowid=False,
)

_guild, _record = schema.guild, puzzle_record_table
_user, _notice = direct_message_table, search_notice_table


@dataclass(frozen=True, slots=True)
class Choices:
    """Which direct messages a user has asked for."""

    has_reminders: bool
    guilds: frozenset[GuildId]  # those in which they are told of invitations


@dataclass(frozen=True, slots=True)
class EndingStreak:
    place: Place  # the channel is that of a streak outside guilds
    days: int


def read_choices(connection: Connection, user: UserId) -> Choices:
    has_reminders = connection.scalar(select(_user.c.has_reminders).where(_user.c.user_id == user))
    guilds = connection.scalars(select(_notice.c.guild_id).where(_notice.c.user_id == user))
    return Choices(bool(has_reminders), frozenset(map(GuildId, guilds)))


def choose_reminders(connection: Connection, user: UserId, *, is_on: bool) -> None:
    """Save whether a user wants to be reminded of streaks."""
    if is_on:
        _ensure_user(connection, user)
    connection.execute(update(_user).where(_user.c.user_id == user).values(has_reminders=is_on))


def choose_search_notices(connection: Connection, user: UserId, guild: GuildId | None, *, is_on: bool) -> None:
    """Save whether a user is told of invitations in a guild. None turns that off everywhere."""
    if is_on and guild:
        ensure_guild(connection, guild)
        _ensure_user(connection, user)
        statement = schema.insert_for(connection.dialect.name, _notice).on_conflict_do_nothing()
        connection.execute(statement, {"guild_id": guild, "user_id": user})
    elif not is_on:
        is_there = [_notice.c.guild_id == guild] if guild else []
        connection.execute(delete(_notice).where(_notice.c.user_id == user, *is_there))


def _ensure_user(connection: Connection, user: UserId) -> None:
    statement = schema.insert_for(connection.dialect.name, _user).on_conflict_do_nothing()
    connection.execute(statement, {"user_id": user, "has_reminders": False})


def turn_off(connection: Connection, user: UserId) -> None:
    """Send a user no direct messages any more, because Discord refuses them."""
    choose_reminders(connection, user, is_on=False)
    choose_search_notices(connection, user, None, is_on=False)


def due_reminders(connection: Connection, today: date) -> list[UserId]:
    """Return users who have not been reminded today and have a streak that ends today, the longest one first."""
    streaks = _ending_streaks(today).subquery()
    query = select(_user.c.user_id).join_from(_user, streaks, _user.c.user_id == streaks.c.user_id)
    query = query.where(_is_due(today)).group_by(_user.c.user_id)
    longest = func.max(streaks.c.daily_streak).desc()
    return [UserId(user) for user in connection.scalars(query.order_by(longest).limit(_MAX_REMINDED))]


def claim_reminder(connection: Connection, user: UserId, today: date) -> Sequence[EndingStreak]:
    """Save that a user is reminded today, and return their streaks that end, the longest first; none if they were
    reminded before.
    """
    statement = update(_user).where(_user.c.user_id == user, _is_due(today)).values(reminded_on=today)
    if not connection.execute(statement).rowcount:
        return ()
    query = _ending_streaks(today).where(_record.c.user_id == user)
    rows = connection.execute(query.order_by(_record.c.daily_streak.desc(), _record.c.scope_id))
    return tuple(
        EndingStreak(
            Place(ChannelId(row.scope_id), None if row.guild_id is None else GuildId(row.guild_id)), row.daily_streak
        )
        for row in rows
    )


def _is_due(today: date) -> ColumnElement[bool]:
    return and_(_user.c.has_reminders, or_(_user.c.reminded_on.is_(None), _user.c.reminded_on < today))


def _ending_streaks(today: date) -> Select[Any, Any, Any, Any]:
    """Return the query of the streaks that end today, without those in guilds that the bot has left."""
    is_ending = _record.c.last_daily == today - timedelta(days=1), _record.c.daily_streak >= MIN_STREAK
    query = select(_record.c.user_id, _record.c.scope_id, _record.c.guild_id, _record.c.daily_streak)
    joined = query.join_from(_record, _guild, _record.c.guild_id == _guild.c.id, isouter=True)
    return joined.where(*is_ending, _guild.c.left_at.is_(None))


def members_to_tell(connection: Connection, guild: GuildId, challenger: UserId, now: datetime) -> list[UserId]:
    """Return members who may be told of an invitation of somebody else, those first who were not told for longest.
    There are more than are told, because some of them cannot join.
    """
    query = select(_notice.c.user_id).join_from(_notice, _user, _notice.c.user_id == _user.c.user_id)
    query = query.where(_notice.c.guild_id == guild, _notice.c.user_id != challenger, _may_be_told(now))
    ordered = query.order_by(func.coalesce(_user.c.told_at, now - timedelta(days=36_500)), _user.c.user_id)
    return [UserId(user) for user in connection.scalars(ordered.limit(_MAX_CANDIDATES))]


def claim_search_notice(connection: Connection, guild: GuildId, user: UserId, now: datetime) -> bool:
    """Save that a member is told of an invitation, and return whether they may be: once an hour, in whatever guild."""
    wants_it = exists().where(_notice.c.guild_id == guild, _notice.c.user_id == user)
    statement = update(_user).where(_user.c.user_id == user, _may_be_told(now), wants_it).values(told_at=now)
    return connection.execute(statement).rowcount > 0


def _may_be_told(now: datetime) -> ColumnElement[bool]:
    return or_(_user.c.told_at.is_(None), _user.c.told_at <= now - TELL_AGAIN_AFTER)


def _wants_reminders(user: UserId, _: ScopeId | None) -> ColumnElement[bool]:
    return and_(_user.c.user_id == user, _user.c.has_reminders)


DATA = FeatureData(
    "direct_messages",
    (
        UserRows("streak_reminders", "reminders of streaks", _user, find=_wants_reminders),
        UserRows("search_notices", "servers with notices of invitations", _notice),
        UserRows("direct_messages", "times of direct messages", _user),  # also of a user who has turned them off
    ),
)
