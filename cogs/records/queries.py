"""The queries for finished matches: histories, single matches, and all of a user."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Integer, Select, Subquery, and_, bindparam, func, select, union_all

from bot.database.column_types import Snowflake
from bot.games.ids import MatchId, UserId
from bot.matches import rows, tables
from bot.model.ids import Place
from cogs.records.statistics import FinishedMatch, HistoryPage
from cogs.records.statistics_queries import is_finished_in

_match = tables.match


def read_history(connection: Connection, place: Place, user: UserId | None, offset: int, limit: int) -> HistoryPage:
    """Return one page of the finished matches of a place's scope, of a user or of all, newest first."""
    matches = _matches(place, user)
    total = connection.execute(select(func.count()).select_from(matches)).scalar_one()
    # the subquery skips earlier pages without reading whole rows
    ids = select(matches.c.id).order_by(matches.c.updated_at.desc(), matches.c.id.desc()).offset(offset).limit(limit)
    page = select(_match).where(_match.c.id.in_(ids)).order_by(_match.c.updated_at.desc(), _match.c.id.desc())
    return HistoryPage(tuple(_read_all(connection, page)), offset, total)


def find_finished(connection: Connection, place: Place, match: MatchId) -> FinishedMatch | None:
    matches = _read_all(connection, select(_match).where(_match.c.id == match, is_finished_in(place)))
    return matches[0] if matches else None


def read_finished_of(connection: Connection, user: UserId, after: MatchId, limit: int) -> list[FinishedMatch]:
    """Return a user's next finished matches in all scopes, with larger ids than `after`, in order."""
    return _read_all(connection, _OF_USER, user=user, after=after, limit=limit)


def _of_user() -> Select[*tuple[Any, ...]]:
    """Return the query of `read_finished_of`. Ids come sorted from the index of each seat."""
    is_next = and_(_match.c.termination.is_not(None), _match.c.id > bindparam("after", type_=Snowflake))
    user = bindparam("user", type_=Snowflake)
    seats = (select(_match.c.id).where(member == user, is_next) for member in (_match.c.x_user, _match.c.o_user))
    matches = union_all(*seats).subquery()
    page = select(matches.c.id).order_by(matches.c.id).limit(bindparam("limit", type_=Integer))
    return select(_match).where(_match.c.id.in_(page)).order_by(_match.c.id)


_OF_USER = _of_user()


def _matches(place: Place, user: UserId | None) -> Subquery:
    """Return the subquery for the finished matches of a scope, of one user or of all. Each seat has an index."""
    matches = select(_match.c.id, _match.c.updated_at).where(is_finished_in(place))
    if user is None:
        return matches.subquery()
    return union_all(*(matches.where(member == user) for member in (_match.c.x_user, _match.c.o_user))).subquery()


def _read_all(connection: Connection, query: Select[*tuple[Any, ...]], **parameters: int | None) -> list[FinishedMatch]:
    return [
        FinishedMatch(rows.read_match(row, cells), row.updated_at, row.is_coached, row.x_rating, row.o_rating)
        for row, cells in rows.with_cells(connection, query, parameters)
    ]
