"""Members' ratings in the database: changed in the same transaction that saves the end of a match, and ranked."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, func, or_, select, update

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import GuildId
from bot.model.rating import DRAW, GAMES_FOR_A_RANK, INITIAL, LOSS, WIN, RatedMatch, Rating
from bot.model.statistics import Leaderboard, Standing, WinDrawLoss
from bot.storage import schema
from bot.storage.conflicts import INSERTS
from bot.storage.database import Database

_match, _rating = schema.match, schema.rating

_COUNTS = {WIN: "wins", DRAW: "draws", LOSS: "losses"}
"""Where a game is counted, by what it scores."""

_MAKE = {
    dialect: insert(_rating).values(rating=INITIAL, games=0, wins=0, draws=0, losses=0).on_conflict_do_nothing()
    for dialect, insert in INSERTS.items()
}


class RatingStore:
    """The ratings that a database knows: of members of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(self, guild: GuildId, offset: int, limit: int) -> Leaderboard:
        """Some of the members of a server whose ratings are not provisional, best first.

        Raises:
            DatabaseError: they cannot be read.
        """
        return await self._database.read(_best, guild, offset, limit)

    async def find(self, guild: GuildId, user: UserId) -> Standing | None:
        """A member's rating in a server, if the member has one.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(find, guild, user)


def rate(connection: Connection, rated: RatedMatch) -> None:
    """Save what the end of a match makes of its members' ratings, in the transaction that saves that end.

    Nothing, if a player was given advice in it, of which another process may have been told.
    """
    is_coached = select(_match.c.is_coached).where(_match.c.id == rated.match)
    if connection.execute(is_coached).scalar_one():
        return
    before, facts = _before(connection, rated), dict[str, int]()
    for mark, user in rated.members.items():
        rival = rated.members.get(mark.other)
        other = before[rival].points if rival is not None else rated.level
        assert other is not None
        after = before[user].after(rated.score(mark), other)
        _save(connection, rated, mark, after)
        facts[f"{mark.value.lower()}_rating"] = round(after.points)
    connection.execute(update(_match).where(_match.c.id == rated.match).values(facts))


def find(connection: Connection, guild: GuildId, user: UserId) -> Standing | None:
    """A member's rating in a server, if the member has one, in a transaction that is under way."""
    row = connection.execute(select(_rating).where(_is_of(guild, user))).first()
    if row is None:
        return None
    if row.games < GAMES_FOR_A_RANK:
        return _standing(row, None)
    better = select(func.count()).where(_has_rank(guild), _is_better_than(row))
    return _standing(row, connection.execute(better).scalar_one() + 1)


def _before(connection: Connection, rated: RatedMatch) -> dict[UserId, Rating]:
    """The members' ratings before the match.

    On PostgreSQL, whoever else would change one of them waits from here on. All lock them in the same order, so that
    no two wait for each other.
    """
    users = sorted(rated.members.values())
    for user in users:
        connection.execute(_MAKE[connection.dialect.name], {"server_id": rated.guild, "user_id": user})
    columns = (_rating.c.user_id, _rating.c.rating, _rating.c.games)
    theirs = select(*columns).where(_rating.c.server_id == rated.guild, _rating.c.user_id.in_(users))
    rows = connection.execute(theirs.order_by(_rating.c.user_id).with_for_update())
    return {UserId(row.user_id): Rating(row.rating, row.games) for row in rows}


def _save(connection: Connection, rated: RatedMatch, mark: Mark, after: Rating) -> None:
    counted = _rating.c[_COUNTS[rated.score(mark)]]
    facts: dict[str, Any] = {"rating": after.points, "games": after.games, counted.name: counted + 1}
    connection.execute(update(_rating).where(_is_of(rated.guild, rated.members[mark])).values(facts))


def _best(connection: Connection, guild: GuildId, offset: int, limit: int) -> Leaderboard:
    best_first = (_rating.c.rating.desc(), _rating.c.games.desc(), _rating.c.user_id)
    wanted = select(_rating).where(_has_rank(guild)).order_by(*best_first).offset(offset).limit(limit)
    standings = [_standing(row, rank) for rank, row in enumerate(connection.execute(wanted), start=offset + 1)]
    total = connection.execute(select(func.count()).where(_has_rank(guild))).scalar_one()
    return Leaderboard(tuple(standings), offset, total)


def _is_of(guild: GuildId, user: UserId) -> ColumnElement[bool]:
    return and_(_rating.c.server_id == guild, _rating.c.user_id == user)


def _has_rank(guild: GuildId) -> ColumnElement[bool]:
    return and_(_rating.c.server_id == guild, _rating.c.games >= GAMES_FOR_A_RANK)


def _is_better_than(row: Row[Any]) -> ColumnElement[bool]:
    """Whether a member stands before another one: of equal ratings, the one from more games counts for more."""
    points, games, user = _rating.c.rating, _rating.c.games, _rating.c.user_id
    is_before_equals = or_(games > row.games, and_(games == row.games, user < row.user_id))
    return or_(points > row.rating, and_(points == row.rating, is_before_equals))


def _standing(row: Row[Any], rank: int | None) -> Standing:
    tally = WinDrawLoss(row.wins, row.draws, row.losses)
    return Standing(UserId(row.user_id), round(row.rating), tally, rank, max(GAMES_FOR_A_RANK - row.games, 0))
