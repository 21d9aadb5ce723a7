"""Who has asked for direct messages: before a streak of daily puzzles ends, and when somebody looks for a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Column, Connection, Date, ForeignKey, Table, delete, exists, func, or_, select, update

from bot.database import schema
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild
from bot.database.schema import metadata
from bot.games.ids import UserId
from bot.model.ids import GuildId
from cogs.puzzles.queries import puzzle_record_table

MIN_STREAK = 3  # days, from which on a streak is worth a reminder
MAX_TOLD = 20  # how many members are told of an invitation, because that takes some requests to Discord for each
TELL_AGAIN_AFTER = timedelta(hours=1)
_MAX_REMINDED = 500

streak_reminder_table = Table(
    "streak_reminder",
    metadata,
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, comment="who wants to be reminded"),
    Column("reminded_on", Date, comment="the day, in UTC, of the last reminder; null for none yet"),
)

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
    Column("told_at", UtcDateTime, comment="when of the last one; null for none yet"),
    sqlite_with_rowid=False,
)

_guild, _record = schema.guild, puzzle_record_table
_reminder, _notice = streak_reminder_table, search_notice_table


@dataclass(frozen=True, slots=True)
class Choices:
    """Which direct messages a user has asked for."""

    has_reminders: bool
    guilds: frozenset[GuildId]  # those in which they are told of invitations


@dataclass(frozen=True, slots=True)
class EndingStreak:
    guild: GuildId | None  # None in a direct message
    days: int


def read_choices(connection: Connection, user: UserId) -> Choices:
    reminder = connection.execute(select(_reminder).where(_reminder.c.user_id == user)).first()
    guilds = connection.scalars(select(_notice.c.guild_id).where(_notice.c.user_id == user))
    return Choices(reminder is not None, frozenset(map(GuildId, guilds)))


def choose_reminders(connection: Connection, user: UserId, *, is_on: bool) -> None:
    """Save whether a user wants to be reminded of streaks."""
    if is_on:
        statement = schema.insert_for(connection.dialect.name, _reminder).on_conflict_do_nothing()
        connection.execute(statement, {"user_id": user})
    else:
        connection.execute(delete(_reminder).where(_reminder.c.user_id == user))


def choose_search_notices(connection: Connection, user: UserId, guild: GuildId | None, *, is_on: bool) -> None:
    """Save whether a user is told of invitations in a guild. None turns that off everywhere."""
    if is_on and guild:
        ensure_guild(connection, guild)
        statement = schema.insert_for(connection.dialect.name, _notice).on_conflict_do_nothing()
        connection.execute(statement, {"guild_id": guild, "user_id": user})
    elif not is_on:
        is_there = [_notice.c.guild_id == guild] if guild else []
        connection.execute(delete(_notice).where(_notice.c.user_id == user, *is_there))


def delete_choices(connection: Connection, user: UserId) -> None:
    """Send a user no direct messages any more, because Discord refuses them."""
    choose_reminders(connection, user, is_on=False)
    choose_search_notices(connection, user, None, is_on=False)


def due_reminders(connection: Connection, today: date) -> list[UserId]:
    """Return users who have not been reminded today and have a streak that ends today, the longest one first."""
    is_ending = _record.c.last_daily == today - timedelta(days=1), _record.c.daily_streak >= MIN_STREAK
    is_due = or_(_reminder.c.reminded_on.is_(None), _reminder.c.reminded_on < today)
    query = select(_reminder.c.user_id).join_from(_reminder, _record, _reminder.c.user_id == _record.c.user_id)
    query = query.where(is_due, *is_ending).group_by(_reminder.c.user_id)
    longest = func.max(_record.c.daily_streak).desc()
    return [UserId(user) for user in connection.scalars(query.order_by(longest).limit(_MAX_REMINDED))]


def claim_reminder(connection: Connection, user: UserId, today: date) -> Sequence[EndingStreak]:
    """Save that a user is reminded today, and return their streaks that end, the longest first; none if they were
    reminded before.
    """
    is_due = _reminder.c.user_id == user, or_(_reminder.c.reminded_on.is_(None), _reminder.c.reminded_on < today)
    if not connection.execute(update(_reminder).where(*is_due).values(reminded_on=today)).rowcount:
        return ()
    is_ending = _record.c.last_daily == today - timedelta(days=1), _record.c.daily_streak >= MIN_STREAK
    query = select(_record.c.guild_id, _record.c.daily_streak).where(_record.c.user_id == user, *is_ending)
    rows = connection.execute(query.order_by(_record.c.daily_streak.desc(), _record.c.scope_id))
    return tuple(
        EndingStreak(None if row.guild_id is None else GuildId(row.guild_id), row.daily_streak) for row in rows
    )


def members_to_tell(connection: Connection, guild: GuildId, challenger: UserId, now: datetime) -> list[UserId]:
    """Return members who may be told of an invitation of somebody else, those first who were not told for longest."""
    is_due = or_(_notice.c.told_at.is_(None), _notice.c.told_at <= now - TELL_AGAIN_AFTER)
    query = select(_notice.c.user_id).where(_notice.c.guild_id == guild, _notice.c.user_id != challenger, is_due)
    ordered = query.order_by(func.coalesce(_notice.c.told_at, now - timedelta(days=36_500)), _notice.c.user_id)
    return [UserId(user) for user in connection.scalars(ordered.limit(MAX_TOLD))]


def claim_search_notice(connection: Connection, guild: GuildId, user: UserId, now: datetime) -> bool:
    """Save that a member is told of an invitation, and return whether they may be: once an hour, in whatever guild."""
    others = _notice.alias()
    was_told = exists().where(others.c.user_id == user, others.c.told_at > now - TELL_AGAIN_AFTER)
    is_theirs = _notice.c.guild_id == guild, _notice.c.user_id == user
    return connection.execute(update(_notice).where(*is_theirs, ~was_told).values(told_at=now)).rowcount > 0


DATA = FeatureData(
    "direct_messages",
    (
        UserRows("streak_reminders", "reminders of streaks", _reminder),
        UserRows("search_notices", "servers with notices of invitations", _notice),
    ),
)
