"""The queries that find matches, and small changes to them.

Those that many moves run are built once, because building one takes longer than running it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Executable,
    Insert,
    Select,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)

from bot.database import schema
from bot.database.errors import RunningLimitError
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import is_on_shards
from bot.games.game import Game
from bot.games.games import has_name, read_game
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import WITHOUT_RESULT
from bot.matches import rows, tables
from bot.matches.endings import HAS_RESULT
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, MessageId, Place, Shards
from bot.model.saved_match import SavedMatch

_match, _outdated = tables.match, tables.outdated_message
IS_LIVE = _match.c.termination.is_(None)

MOST_AT_ONCE = 500  # the limit of queries that could find very many matches
_MAX_SEARCHED = 100  # how many of a channel's finished matches are searched for a user's last choice
MAX_RUNNING = 5
"""How many running matches a member can have in a guild, because each may take one of its 1,000 active threads."""

_OPPONENTS = "x_opponent", "o_opponent"
FIND = select(_match).where(_match.c.id == bindparam("match"), _match.c.channel_id.is_not(None))
_EXISTS = FIND.with_only_columns(_match.c.id)
LIVE = select(_match).where(IS_LIVE, _match.c.channel_id == bindparam("channel"))
LAST_FINISHED = (
    select(_match)
    .where(_match.c.termination.is_not(None), _match.c.channel_id == bindparam("channel"))
    .order_by(_match.c.updated_at.desc(), _match.c.id.desc())
    .limit(1)
)


def _select_last_choice() -> Executable:
    is_there = _match.c.channel_id == bindparam("channel")
    columns = "id", "updated_at", "termination", "x_user", "o_user", "x_opponent", "o_opponent", "game"
    newest = select(*(_match.c[name] for name in columns)).where(is_there, _match.c.termination.is_not(None))
    recent = newest.order_by(_match.c.updated_at.desc()).limit(_MAX_SEARCHED).subquery().c
    opponent = func.coalesce(recent.x_opponent, recent.o_opponent)
    query = select(opponent.label("opponent"), recent.game).where(
        or_(recent.x_user == bindparam("user"), recent.o_user == bindparam("user")),
        opponent.is_not(None),
        recent.termination.not_in([termination.value for termination in WITHOUT_RESULT]),
    )
    return query.order_by(recent.updated_at.desc(), recent.id.desc()).limit(1)


def is_player(user: BindParameter[Any] | UserId) -> ColumnElement[bool]:
    return or_(_match.c.x_user == user, _match.c.o_user == user)


_LAST_CHOICE = _select_last_choice()

_RUNNING_CHANNELS = (
    select(_match.c.channel_id)
    # the sum makes SQLite search the user's matches, not those of the guild
    .where(IS_LIVE, _match.c.guild_id + 0 == bindparam("guild"), is_player(bindparam("user")))
    .order_by(_match.c.id)
)

_IS_NOT_SHOWN = or_(_match.c.shown < _match.c.version, _match.c.attempt_id.is_not(None))
UNSHOWN_OF = select(_match).where(_IS_NOT_SHOWN, ~IS_LIVE, is_player(bindparam("user"))).order_by(_match.c.id)
RUNNING_OF = select(_match).where(IS_LIVE, is_player(bindparam("user"))).order_by(_match.c.id).limit(MOST_AT_ONCE)


def unshown(shards: Shards) -> Select[Any]:
    """Select the matches whose latest version has not been shown to their players, oldest first."""
    query = select(_match).where(_IS_NOT_SHOWN, is_on_shards(_match.c.guild_id, shards))
    return query.order_by(_match.c.updated_at).limit(MOST_AT_ONCE)


def duels(shards: Shards, after: MatchId, before: datetime, most: int) -> Select[Any]:
    """Select running matches between members of guilds, in order of their ids.
    At most `most` have an id greater than `after`, and were last active at or before `before`.
    """
    conditions = (
        _match.c.x_user.is_not(None),
        _match.c.o_user.is_not(None),
        _match.c.guild_id.is_not(None),
        _match.c.id > after,
        _match.c.updated_at <= before,
        is_on_shards(_match.c.guild_id, shards),
    )
    return select(_match).where(IS_LIVE, *conditions).order_by(_match.c.id).limit(most)


def exhibitions(shards: Shards) -> Select[Any]:
    are_opponents = (_match.c[name].is_not(None) & (_match.c[name] != rows.CROWD_NAME) for name in _OPPONENTS)
    conditions = IS_LIVE, *are_opponents, is_on_shards(_match.c.guild_id, shards)
    return select(_match).where(*conditions).order_by(_match.c.id)


def idle_matches(now: datetime, default: timedelta, shards: Shards) -> Select[Any]:
    """Select the running matches whose deadline, or else default idle time, has passed, the longest idle first."""
    is_over_default = _match.c.deadline.is_(None) & (_match.c.updated_at <= now - default)
    is_idle = (IS_LIVE & (_match.c.deadline <= now)) | (IS_LIVE & is_over_default)  # each part can use the index
    query = select(_match).where(is_idle, is_on_shards(_match.c.guild_id, shards))
    return query.order_by(_match.c.updated_at).limit(MOST_AT_ONCE)


def count_live(connection: Connection, shards: Shards = ALL_SHARDS) -> int:
    query = select(func.count()).where(IS_LIVE, is_on_shards(_match.c.guild_id, shards))
    return connection.execute(query).scalar_one()


def last_choice(connection: Connection, channel: ChannelId, user: UserId) -> tuple[str, Game] | None:
    """Return the opponent and the game of the last match that a user has finished against the bot in a channel.
    Only the newest matches of the channel are searched. One that was abandoned is not finished.
    """
    row = connection.execute(_LAST_CHOICE, {"channel": channel, "user": user}).first()
    return (row.opponent, read_game(row.game)) if row and has_name(row.game) else None


def count_finished(connection: Connection, guild: GuildId, most: int) -> int:
    """Count the matches of a guild that have ended, up to some number."""
    query = select(_match.c.id).where(~IS_LIVE, _match.c.guild_id == guild).limit(most)
    return len(connection.execute(query).all())


def has_finished(connection: Connection, place: Place, user: UserId) -> bool:
    """Check if a user has finished a match with a result in a guild, or in a direct message."""
    is_there = _match.c.channel_id == place.channel if place.guild is None else _match.c.guild_id == place.guild
    seats = (and_(is_there, HAS_RESULT, seat == user) for seat in (_match.c.x_user, _match.c.o_user))
    query = select(_match.c.id).where(_match.c.termination.is_not(None), or_(*seats)).limit(1)
    return connection.execute(query).first() is not None


def running_channels(connection: Connection, guild: GuildId, user: UserId) -> list[ChannelId]:
    channels = connection.scalars(_RUNNING_CHANNELS, {"guild": guild, "user": user})
    return [ChannelId(channel) for channel in channels]


def check_limit(connection: Connection, new: SavedMatch) -> None:
    """Check that the members of a new match may begin another one in its guild, whose row is locked.
    Raises RunningLimitError if one of them plays too many.
    """
    guild = new.place.guild
    for user in filter(None, map(new.match.member, Mark)):
        if guild is not None and len(channels := running_channels(connection, guild, user)) >= MAX_RUNNING:
            raise RunningLimitError(user, channels)


def latest(connection: Connection, channel: ChannelId) -> list[SavedMatch]:
    """Return the running match of a channel, otherwise the one that has ended last, if there is one."""
    parameters = {"channel": channel}
    return rows.read_all(connection, LIVE, parameters) or rows.read_all(connection, LAST_FINISHED, parameters)


def mark_coached(connection: Connection, match: MatchId) -> bool:
    """Save that a player was given advice in a match; return False if it has ended."""
    marked = connection.execute(update(_match).where(_match.c.id == match, IS_LIVE).values(is_coached=True))
    return marked.rowcount > 0


def add_outdated(connection: Connection, match: MatchId, messages: Collection[MessageId], version: int = -1) -> None:
    """Save messages whose buttons must be removed, unless the match is gone.
    The version is that of the match, with which the buttons end; -1 if they have ended.
    """
    if connection.execute(_EXISTS, {"match": match}).first():
        values = [{"message_id": message, "match_id": match, "version": version} for message in messages]
        connection.execute(_insert_outdated(connection.dialect.name), values)


@cache
def _insert_outdated(dialect: str) -> Insert:
    return schema.insert_for(dialect, _outdated).on_conflict_do_nothing()


def mark_boards(connection: Connection, boards: Sequence[Mapping[str, int]]) -> None:
    """Save that the boards of running matches show an earlier deadline: rows of `outdated_message` with the message and
    the version that show the match. Once it has changed, another board has replaced them.
    """
    inserted = schema.insert_for(connection.dialect.name, _outdated)
    changed = {name: inserted.excluded[name] for name in ("match_id", "version")}
    connection.execute(inserted.on_conflict_do_update(index_elements=["message_id"], set_=changed), boards)


def extend_deadline(connection: Connection, saved: SavedMatch, deadline: datetime) -> bool:
    """Save another deadline, once for each version of a match, and mark its board; return False if it was not saved."""
    match = saved.match
    is_due = _match.c.id == match.id, _match.c.version == match.version, _match.c.extended < match.version
    extended = update(_match).where(IS_LIVE, *is_due).values(deadline=deadline, extended=match.version)
    if not connection.execute(extended).rowcount:
        return False
    if saved.shown.message:
        mark_boards(connection, [{"message_id": saved.shown.message, "match_id": match.id, "version": match.version}])
    return True


def with_earlier_deadline(shards: Shards) -> Select[Any]:
    """Select the running matches whose board shows an earlier deadline, the oldest board first."""
    is_marked = _outdated.c.message_id == _match.c.message_id, _outdated.c.version == _match.c.version
    query = select(_match).join_from(_outdated, _match).where(*is_marked, is_on_shards(_match.c.guild_id, shards))
    return query.where(IS_LIVE).order_by(_outdated.c.message_id).limit(MOST_AT_ONCE)


def unmark_board(connection: Connection, message: MessageId) -> None:
    """Undo `mark_boards` for the board of a match, unless another board has replaced it meanwhile."""
    is_board = select(_match.c.id).where(_match.c.id == _outdated.c.match_id, _match.c.message_id == message).exists()
    connection.execute(delete(_outdated).where(_outdated.c.message_id == message, is_board))


def delete_outdated(connection: Connection, messages: Collection[MessageId]) -> None:
    connection.execute(delete(_outdated).where(_outdated.c.message_id.in_(messages)))


def outdated(connection: Connection, match: MatchId | None, shards: Shards) -> list[SavedMatch]:
    """Return the matches, one or all, with messages whose buttons must be removed, the oldest first."""
    is_due = (
        _outdated.c.version < _match.c.version,
        _outdated.c.message_id != func.coalesce(_match.c.message_id, 0),  # an accepted offer may show the match now
        _match.c.channel_id.is_not(None),
    )
    query = select(_match, _outdated.c.message_id.label("outdated")).join_from(_outdated, _match)
    query = query.where(*is_due, is_on_shards(_match.c.guild_id, shards))
    if match is not None:
        query = query.where(_match.c.id == match)
    found: dict[MatchId, SavedMatch] = {}
    for row, cells in rows.with_cells(connection, query.order_by(_outdated.c.message_id).limit(MOST_AT_ONCE)):
        saved = found.get(MatchId(row.id)) or rows.read(row, cells)
        shown = replace(saved.shown, outdated=saved.shown.outdated | {MessageId(row.outdated)})
        found[saved.match.id] = replace(saved, shown=shown)
    return [*found.values()]


def _remove_player(connection: Connection, user: UserId) -> None:
    """Remove a user's id from finished matches, with all that could identify the user: the channel, the messages and
    the last event. Only the event that began a match stays, as its id. What was not shown counts as shown.
    """
    matches = select(_match.c.id).where(is_player(user), ~IS_LIVE)
    connection.execute(delete(_outdated).where(_outdated.c.match_id.in_(matches)))
    for mark in ("x", "o"):
        names = f"{mark}_user", f"{mark}_rating", "channel_id", "message_id", "token", "attempt_id"
        removed = update(_match).where(_match.c[f"{mark}_user"] == user, ~IS_LIVE).values(dict.fromkeys(names))
        connection.execute(removed.values(event_id=0, shown=_match.c.version))


_SEATS = "x_user", "o_user"
DATA = FeatureData(
    "matches",
    (
        UserRows("finished", "finished games", _match, _SEATS, find=lambda user, _: is_player(user) & ~IS_LIVE),
        UserRows("live", "running games", _match, _SEATS, find=lambda user, _: is_player(user) & IS_LIVE),
    ),
    others=(tables.ply, _outdated),
    remove=_remove_player,
)
