"""The matches that are over, in the database: counted, and found again, within a server or a conversation."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Integer, Select, Subquery, and_, bindparam, func, select, union_all

from bot.game.ids import MatchId, UserId
from bot.model.ids import Place
from bot.model.statistics import History, PastMatch, ScopeRecord, UserRecord
from bot.storage import rows, schema
from bot.storage.database import Database
from bot.storage.statistics import USER, is_over_in, scope_record, user_record

_match = schema.match


class FinishedMatchStore:
    """The matches that are over. Of those of a home, only that home hears."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, place: Place, user: UserId) -> UserRecord:
        """How a person has played in a home.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(user_record, place, user)

    async def scope(self, place: Place) -> ScopeRecord:
        """What has been played in a home.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(scope_record, place)

    async def history(self, place: Place, user: UserId | None, offset: int, limit: int) -> History:
        """Some of the matches of a home, newest first.

        Args:
            user: whose; None for everybody's.

        Raises:
            DatabaseError: they cannot be read.
        """
        return await self._database.read(_history, place, user, offset, limit)

    async def find(self, place: Place, match: MatchId) -> PastMatch | None:
        """A match that is over, if it was played in this home.

        Raises:
            DatabaseError: it cannot be read.
        """
        found = await self._database.read(_read_all, _one(place.guild is None), scope=place.scope, match=match)
        return found[0] if found else None

    async def of_person(self, user: UserId, after: MatchId, most: int) -> list[PastMatch]:
        """Some of the matches of a person, wherever they were played, in order of their ids.

        Args:
            after: an id; only later ones are wanted.
            most: how many.

        Raises:
            DatabaseError: they cannot be read.
        """
        return await self._database.read(_read_all, _EVERYWHERE, user=user, after=after, most=most)


def _everywhere() -> Select[*tuple[Any, ...]]:
    """The next matches of a person; in each seat they are found in order, so that very many take no sorting."""
    is_next = and_(_match.c.termination.is_not(None), _match.c.id > bindparam("after", type_=schema.Snowflake))
    seats = (select(_match.c.id).where(user == USER, is_next) for user in (_match.c.x_user, _match.c.o_user))
    found = union_all(*seats).subquery()
    some = select(found.c.id).order_by(found.c.id).limit(bindparam("most", type_=Integer))
    return select(_match).where(_match.c.id.in_(some)).order_by(_match.c.id)


_EVERYWHERE = _everywhere()


@cache
def _one(is_private: bool) -> Select[*tuple[Any, ...]]:
    return select(_match).where(_match.c.id == bindparam("match", type_=schema.Snowflake), is_over_in(is_private))


@cache
def _page(is_private: bool, is_of_one: bool) -> Select[*tuple[Any, ...]]:
    """Some matches, newest first; only these are read in full, as there may be very many before them."""
    matches = _matches(is_private, is_of_one)
    page = select(matches.c.id).order_by(matches.c.touched_at.desc(), matches.c.id.desc())
    some = page.offset(bindparam("offset", type_=Integer)).limit(bindparam("limit", type_=Integer))
    newest_first = (_match.c.touched_at.desc(), _match.c.id.desc())
    return select(_match).where(_match.c.id.in_(some)).order_by(*newest_first)


@cache
def _count(is_private: bool, is_of_one: bool) -> Executable:
    return select(func.count()).select_from(_matches(is_private, is_of_one))


@cache
def _matches(is_private: bool, is_of_one: bool) -> Subquery:
    """The matches of a person, or of everybody, in a home; there is an index for each seat."""
    everybodys = select(_match.c.id, _match.c.touched_at).where(is_over_in(is_private))
    seats = [everybodys.where(user == USER) for user in (_match.c.x_user, _match.c.o_user)]
    return union_all(*seats).subquery() if is_of_one else everybodys.subquery()


def _history(connection: Connection, place: Place, user: UserId | None, offset: int, limit: int) -> History:
    which, facts = (place.guild is None, user is not None), {"scope": place.scope, "user": user}
    matches = _read_all(connection, _page(*which), offset=offset, limit=limit, **facts)
    return History(tuple(matches), offset, connection.execute(_count(*which), facts).scalar_one())


def _read_all(connection: Connection, wanted: Select[*tuple[Any, ...]], **facts: int | None) -> list[PastMatch]:
    return [
        PastMatch(rows.read_match(row, cells), row.touched_at, row.is_coached, row.x_rating, row.o_rating)
        for row, cells in rows.with_cells(connection, wanted, facts)
    ]
