"""The posts of daily puzzles: which are due, which were attempted, and what they say about the members' answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Column, Connection, Date, ForeignKey, Table, and_, case, delete, func, or_, select, update

from bot.database import schema
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.feature_data import FeatureData
from bot.database.guilds import is_on_shards
from bot.database.schema import metadata
from bot.games.ids import UserId
from bot.model.ids import ChannelId, GuildId, MessageId, Place, ScopeId, Shards
from cogs.puzzles.queries import puzzle_record_table

_MAX_STREAKS = 10  # how many are read: a post names fewer, but some of the members have left
_MOST_AT_ONCE = 500

NONCE_KNOWN_FOR = timedelta(seconds=90)
"""How long after an attempt another one may be made. Discord forgets nonces after some minutes, and posts again."""

daily_post_table = Table(
    "daily_post",
    metadata,
    Column("guild_id", Snowflake, ForeignKey("guild.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("day", Date, primary_key=True, comment="in UTC"),
    Column("channel_id", Snowflake, nullable=False),
    Column("attempted_at", UtcDateTime, comment="when it may have been posted; null once the outcome is known"),
    Column("message_id", Snowflake, comment="null if it was not posted, or that is not known"),
    sqlite_with_rowid=False,
)

_guild, _post, _record = schema.guild, daily_post_table, puzzle_record_table


@dataclass(frozen=True, slots=True)
class DuePost:
    place: Place
    day: date  # whose puzzle is posted
    attempted_at: datetime | None  # when it may have been posted; None if nobody has attempted it

    def may_be_sent(self, now: datetime) -> bool:
        """Check if it is still the day of the puzzle, and Discord would not post it twice."""
        is_known = self.attempted_at is None or now - self.attempted_at < NONCE_KNOWN_FOR
        return is_known and now.date() == self.day


@dataclass(frozen=True, slots=True)
class DailyAnswers:
    solved: int
    missed: int
    streaks: Sequence[tuple[UserId, int]]  # the longest ones that members have shared today or yesterday

    @property
    def total(self) -> int:
        return self.solved + self.missed


def due_posts(connection: Connection, now: datetime, shards: Shards) -> list[DuePost]:
    """Return the posts that are due in this hour: those that were not attempted, or so recently that Discord still
    knows the nonce.
    """
    is_of_day = and_(_post.c.guild_id == _guild.c.id, _post.c.day == now.date())
    is_due = or_(_post.c.guild_id.is_(None), _post.c.attempted_at > now - NONCE_KNOWN_FOR)
    query = (
        select(_guild.c.id, _guild.c.daily_channel, _post.c.channel_id, _post.c.attempted_at)
        .join_from(_guild, _post, is_of_day, isouter=True)
        .where(_guild.c.daily_channel.is_not(None), _guild.c.daily_hour == now.hour, _guild.c.left_at.is_(None))
        .where(is_due, is_on_shards(_guild.c.id, shards))
        .limit(_MOST_AT_ONCE)
    )
    return [
        DuePost(Place(ChannelId(row.channel_id or row.daily_channel), GuildId(row.id)), now.date(), row.attempted_at)
        for row in connection.execute(query)
    ]


def claim_post(connection: Connection, place: Place, day: date, now: datetime) -> bool:
    """Save that the post of a day is being attempted, and return whether no other process has attempted it.
    The posts before that of yesterday are deleted.
    """
    is_old = _post.c.guild_id == place.guild, _post.c.day < day - timedelta(days=1)
    connection.execute(delete(_post).where(*is_old))
    statement = schema.insert_for(connection.dialect.name, _post).on_conflict_do_nothing()
    values = {"guild_id": place.guild, "day": day, "channel_id": place.channel, "attempted_at": now}
    return connection.execute(statement, values).rowcount > 0


def release_post(connection: Connection, guild: GuildId, day: date) -> None:
    """Let the post of a day be attempted again, as if it had not been: Discord has certainly not taken it."""
    connection.execute(delete(_post).where(_post.c.guild_id == guild, _post.c.day == day))


def save_outcome(connection: Connection, guild: GuildId, day: date, message: MessageId | None) -> None:
    """Save the message of a post; None if Discord has refused it, or it was deleted."""
    is_of_day = _post.c.guild_id == guild, _post.c.day == day
    connection.execute(update(_post).where(*is_of_day).values(attempted_at=None, message_id=message))


def find_post(connection: Connection, guild: GuildId, day: date) -> tuple[Place, MessageId] | None:
    """Return where the puzzle of a day was posted; None if it was not, or that is not known."""
    is_of_day = _post.c.guild_id == guild, _post.c.day == day, _post.c.message_id.is_not(None)
    row = connection.execute(select(_post).where(*is_of_day)).first()
    return (Place(ChannelId(row.channel_id), guild), MessageId(row.message_id)) if row else None


def read_answers(connection: Connection, scope: ScopeId, day: date) -> DailyAnswers:
    """Return how many have solved and missed the puzzle of a day, and the longest streaks that were shared."""
    is_there = _record.c.scope_id == scope
    solved = func.coalesce(func.sum(case((_record.c.daily_streak > 0, 1), else_=0)), 0)
    counts = connection.execute(select(func.count(), solved).where(is_there, _record.c.last_daily == day)).one()
    is_shared = _record.c.shared_on >= day - timedelta(days=1), _record.c.shared_streak > 1
    query = select(_record.c.user_id, _record.c.shared_streak).where(is_there, *is_shared)
    best = query.order_by(_record.c.shared_streak.desc(), _record.c.user_id).limit(_MAX_STREAKS)
    streaks = tuple((UserId(row.user_id), row.shared_streak) for row in connection.execute(best))
    return DailyAnswers(counts[1], counts[0] - counts[1], streaks)


def guilds_naming(connection: Connection, user: UserId, day: date) -> list[GuildId]:
    """Return the guilds in which the post of a day may name a user."""
    is_named = _record.c.user_id == user, _record.c.shared_on >= day - timedelta(days=1)
    guilds = connection.scalars(select(_record.c.guild_id).where(*is_named, _record.c.guild_id.is_not(None)))
    return [GuildId(guild) for guild in guilds if guild]


def save_shared(connection: Connection, scope: ScopeId, user: UserId, day: date, streak: int) -> None:
    """Save that a member has shared their result of a day."""
    is_theirs = _record.c.scope_id == scope, _record.c.user_id == user
    connection.execute(update(_record).where(*is_theirs).values(shared_on=day, shared_streak=streak))


DATA = FeatureData("daily_posts", others=(daily_post_table,))
