"""The queries for finished matches: histories, single matches, and all of a user."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Integer,
    Select,
    Subquery,
    and_,
    bindparam,
    func,
    select,
    union_all,
)

from bot.game.ids import MatchId, UserId
from bot.model.ids import Place
from bot.model.statistics import FinishedMatch, History
from bot.storage import rows, schema
from bot.storage.column_types import Snowflake
from bot.storage.statistics import USER, finished_in

_match = schema.match
_SEATS = (_match.c.x_user, _match.c.o_user)


def read_history(connection: Connection, place: Place, user: UserId | None, offset: int, limit: int) -> History:
    """Return one page of the finished matches of a place's scope, of a user or of all, newest first."""
    matches = _matches(finished_in(place), *(_SEATS if user is not None else ()))
    parameters = {"scope": place.scope, "user": user}
    page = _read_all(connection, _page(matches), offset=offset, limit=limit, **parameters)
    total = connection.execute(_count(matches), parameters).scalar_one()
    return History(tuple(page), offset, total)


def find_finished(connection: Connection, place: Place, match: MatchId) -> FinishedMatch | None:
    matches = _read_all(connection, _one(finished_in(place)), scope=place.scope, match=match)
    return matches[0] if matches else None


def read_finished_of(connection: Connection, user: UserId, after: MatchId, limit: int) -> list[FinishedMatch]:
    """Return a user's next finished matches in all scopes, with larger ids than `after`, in order."""
    return _read_all(connection, _OF_USER, user=user, after=after, limit=limit)


def _of_user() -> Select[*tuple[Any, ...]]:
    """Return the query of `read_finished_of`. Ids come sorted from the index of each seat."""
    is_next = and_(_match.c.termination.is_not(None), _match.c.id > bindparam("after", type_=Snowflake))
    seats = (select(_match.c.id).where(user == USER, is_next) for user in _SEATS)
    matches = union_all(*seats).subquery()
    page = select(matches.c.id).order_by(matches.c.id).limit(bindparam("limit", type_=Integer))
    return select(_match).where(_match.c.id.in_(page)).order_by(_match.c.id)


_OF_USER = _of_user()


@cache
def _one(is_finished: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    has_id = _match.c.id == bindparam("match", type_=Snowflake)
    return select(_match).where(has_id, is_finished)


@cache
def _page(matches: Subquery) -> Select[*tuple[Any, ...]]:
    """Return the query for one page, newest first. The subquery skips earlier pages without reading whole rows."""
    ids = select(matches.c.id).order_by(matches.c.touched_at.desc(), matches.c.id.desc())
    page = ids.offset(bindparam("offset", type_=Integer)).limit(bindparam("limit", type_=Integer))
    return select(_match).where(_match.c.id.in_(page)).order_by(_match.c.touched_at.desc(), _match.c.id.desc())


@cache
def _count(matches: Subquery) -> Executable:
    return select(func.count()).select_from(matches)


@cache
def _matches(is_finished: ColumnElement[bool], *seats: ColumnElement[int | None]) -> Subquery:
    """Return the subquery for finished matches: a user's in these seats, which have indexes, or all without seats."""
    matches = select(_match.c.id, _match.c.touched_at).where(is_finished)
    return (union_all(*(matches.where(seat == USER) for seat in seats)) if seats else matches).subquery()


def _read_all(connection: Connection, query: Select[*tuple[Any, ...]], **parameters: int | None) -> list[FinishedMatch]:
    return [
        FinishedMatch(rows.read_match(row, cells), row.touched_at, row.is_coached, row.x_rating, row.o_rating)
        for row, cells in rows.with_cells(connection, query, parameters)
    ]
