"""Ratings in the database, updated by the transaction that saves the end of a match."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import cache

from sqlalchemy import Connection, Insert, bindparam, delete, select, update

from bot.database.feature_data import FeatureData, UserRows
from bot.database.schema import insert_for
from bot.games.game import Game
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.value import Result
from bot.matches import tables
from bot.matches.rating import (
    INITIAL_RATING,
    MAX_DAILY_GAIN,
    RatedMembers,
    Rating,
    daily_weight,
    rated_members,
)
from bot.model.ids import GuildId
from bot.model.saved_match import Change, SavedMatch

_match, _rating, _gain = tables.match, tables.rating, tables.level_gain

_COUNTERS = {Result.WIN: "wins", Result.DRAW: "draws", Result.LOSS: "losses"}
_NEW_ROW = {"rating": INITIAL_RATING, "games": 0, "wins": 0, "draws": 0, "losses": 0}

_IS_COACHED = select(_match.c.is_coached).where(_match.c.id == bindparam("match"))
_UPDATE_MATCH = update(_match).where(_match.c.id == bindparam("match"))
_LOCK = (
    select(_rating.c.user_id, _rating.c.rating, _rating.c.games)
    .where(
        _rating.c.guild_id == bindparam("guild"),
        _rating.c.game == bindparam("game"),
        _rating.c.user_id.in_(bindparam("users", expanding=True)),
    )
    .order_by(_rating.c.user_id)
    .with_for_update()
)
_GAINED = select(_gain.c.points).where(
    *(_gain.c[name] == bindparam(name) for name in ("guild_id", "user_id", "game", "level", "day"))
)
_UPDATES = {
    result: update(_rating)
    .where(
        _rating.c.guild_id == bindparam("guild"),
        _rating.c.user_id == bindparam("user"),
        _rating.c.game == bindparam("of_game"),
    )
    .values({"rating": bindparam("rating"), "games": bindparam("games"), name: _rating.c[name] + 1})
    for result, name in _COUNTERS.items()
}


def update_ratings(level_ratings: Callable[[Game], Mapping[str, int]], connection: Connection, change: Change) -> None:
    """Save the new ratings of a match's members if it is rated, in the transaction that saves its end.
    A coached match between members changes nothing. One against a level, or one in which the level was weakened, can
    only lower the rating. Whether it is coached is read from the database, because another process may have marked it.
    On PostgreSQL, the members' rows are locked until the transaction ends.
    """
    saved, match, levels = change.after, change.after.match, level_ratings(change.after.match.game)
    members = rated_members(saved, levels)
    if not members:
        return
    is_coached = connection.execute(_IS_COACHED, {"match": match.id}).scalar_one()
    if is_coached and match.opponent is None:
        return
    guild, game = saved.place.guild, match.game.name
    users = sorted(user for user, _ in members.values())  # the same order in all processes, against deadlocks
    new = [{"guild_id": guild, "game": game, "user_id": user} for user in users]
    connection.execute(_insert_new(connection.dialect.name), new)
    rows = connection.execute(_LOCK, {"guild": guild, "game": game, "users": users})
    before = dict.fromkeys(users, Rating()) | {UserId(row.user_id): Rating(row.rating, row.games) for row in rows}
    if match.opponent is None:
        after = _rate_members(connection, saved, members, before)
    else:
        points = levels[match.opponent]
        after = _rate_against_level(connection, saved, points, members, before, is_coached=is_coached)
    for mark, rating in after.items():
        user, result = members[mark]
        ids = {"guild": guild, "user": user, "of_game": game}
        connection.execute(_UPDATES[result], {**ids, "rating": rating.points, "games": rating.games})
    ratings = {f"{mark.value.lower()}_rating": round(rating.points) for mark, rating in after.items()}
    connection.execute(_UPDATE_MATCH, {"match": match.id, **ratings})


def _rate_members(
    connection: Connection, saved: SavedMatch, members: RatedMembers, before: Mapping[UserId, Rating]
) -> dict[Mark, Rating]:
    """Return the new ratings of two members: their later matches on the same day count less."""
    users = [user for user, _ in members.values()]
    number = count_match(connection, saved.place.guild, saved.match.game.name, users, saved.updated.date())
    weight = daily_weight(number - 1)
    points = {mark: before[user].points for mark, (user, _) in members.items()}
    return {
        mark: before[user].after(result, points[mark.other], weight=weight) for mark, (user, result) in members.items()
    }


def _rate_against_level(
    connection: Connection,
    saved: SavedMatch,
    points: float,  # the level's rating
    members: RatedMembers,
    before: Mapping[UserId, Rating],
    *,
    is_coached: bool,
) -> dict[Mark, Rating]:
    """Return the new rating of a member against a level, and save the points won on the day.
    The member's rating must be locked, so that no other match of theirs ends meanwhile.
    """
    ((mark, (user, result)),) = members.items()
    match, day = saved.match, saved.updated.date()
    member = {"guild_id": saved.place.guild, "user_id": user, "game": match.game.name}
    ids = {**member, "level": match.opponent, "day": day}
    gained = connection.execute(_GAINED, ids).scalar() or 0.0
    max_gain = 0.0 if is_coached or match.is_weakened else max(MAX_DAILY_GAIN - gained, 0.0)
    after = before[user].after(result, points, max_gain=max_gain)
    if after.points > before[user].points:
        gained += after.points - before[user].points
        connection.execute(_set_gain(connection.dialect.name), {**ids, "points": gained})
    return {mark: after}


@cache
def _set_gain(dialect: str) -> Insert:
    insert = insert_for(dialect, _gain)
    changed = {"day": insert.excluded.day, "points": insert.excluded.points}
    return insert.on_conflict_do_update(index_elements=["guild_id", "user_id", "game", "level"], set_=changed)


@cache
def _insert_new(dialect: str) -> Insert:
    return insert_for(dialect, _rating).values(_NEW_ROW).on_conflict_do_nothing()


DATA = FeatureData(
    "ratings",
    (
        UserRows("ratings", "servers with a rating", _rating, distinct="guild_id"),  # there is one for each game
        UserRows("gains", "levels from which points were won", _gain, distinct="level"),
    ),
    others=(tables.daily_key, tables.daily_pair),  # which hold no user's id
)


_pair, _key = tables.daily_pair, tables.daily_key

_KEY_OF_DAY = select(_key.c.key).where(_key.c.day == bindparam("day"))


def count_match(connection: Connection, guild: GuildId | None, game: str, members: Iterable[UserId], day: date) -> int:
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
