"""The finished matches of a user, and what the end of a match has changed, read after it was saved."""

from __future__ import annotations

from itertools import dropwhile, takewhile
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    Subquery,
    and_,
    bindparam,
    case,
    exists,
    literal,
    select,
    union_all,
)

from bot.database.column_types import Snowflake
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.match import WITHOUT_RESULT
from bot.games.value import Result
from bot.matches import tables
from bot.matches.rating import INITIAL_RATING
from bot.model.ending import Ending, RatingChange
from bot.model.ids import Place
from bot.model.saved_match import SavedMatch

_LATEST = 100  # how many of a member's latest games are read: a longer streak counts as one of this length

_match, _ply = tables.match, tables.ply
_WITHOUT_RESULT = frozenset(termination.value for termination in WITHOUT_RESULT)
_HAVE_BOTH_MOVED = exists().where(_ply.c.match_id == _match.c.id, _ply.c.number == 1)
HAS_RESULT = and_(_match.c.termination.not_in(_WITHOUT_RESULT), _HAVE_BOTH_MOVED)
"""Whether a match counts among the results: one that ends before both sides have moved does not."""


def matches_of_user(
    is_counted: ColumnElement[bool],
    user: UserId | BindParameter[Any],
    *columns: ColumnElement[Any],
    newest: int | None = None,
) -> Subquery:
    """Return the query for a user's games with a result: the user's mark, opponent, result and rating.

    Args:
        is_counted: the condition that a match has ended and is among those that are wanted.
        columns: what else is wanted of each match.
        newest: how many games of each mark; None for all.
    """
    seats = ((Mark.X, _match.c.x_user, _match.c.o_opponent), (Mark.O, _match.c.o_user, _match.c.x_opponent))
    games = [
        select(
            _match.c.id,
            _match.c.updated_at,
            literal(mark.value).label("mark"),
            opponent.label("opponent"),
            _result(mark).label("result"),
            _match.c[f"{mark.value.lower()}_rating"].label("rating"),
            *columns,
        ).where(is_counted, HAS_RESULT, member == user)
        for mark, member, opponent in seats
    ]
    if newest:
        order = (_match.c.updated_at.desc(), _match.c.id.desc())
        games = [select(seat.order_by(*order).limit(newest).subquery()) for seat in games]
    return union_all(*games).subquery()


def _result(mark: Mark) -> ColumnElement[int]:
    winner = _match.c.winner
    return case(
        (winner.is_(None), Result.DRAW.value), (winner == mark.value, Result.WIN.value), else_=Result.LOSS.value
    )


_IS_SAME_GAME = _match.c.game == bindparam("game")


def _latest(is_counted: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """Return the query for a user's latest games with a result that meet a condition, newest first."""
    is_finished, user = and_(is_counted, _match.c.termination.is_not(None)), bindparam("user", type_=Snowflake)
    game = matches_of_user(is_finished, user, _IS_SAME_GAME.label("is_same"), newest=_LATEST).c
    columns = game.id, game.opponent, game.result, game.rating, game.is_same
    return select(*columns).order_by(game.updated_at.desc(), game.id.desc()).limit(_LATEST)


_SCOPE = bindparam("scope", type_=Snowflake)
_IN_GUILD, _IN_DM = (
    (_latest(in_scope), _latest(and_(in_scope, _IS_SAME_GAME)))
    for in_scope in (_match.c.guild_id == _SCOPE, and_(_match.c.guild_id.is_(None), _match.c.channel_id == _SCOPE))
)
"""The queries for the latest games in a scope: of all, and of those of the same game."""


def read_ending(connection: Connection, ended: SavedMatch) -> Ending:
    """Return what the end of a match between members, or of a member and an opponent, has changed.
    The change of a rating is left out if no rated game before it was read.
    """
    match, ratings = ended.match, dict[Mark, RatingChange]()
    latest, latest_same = _IN_DM if ended.place.guild is None else _IN_GUILD
    parameters: dict[str, Any] = {"scope": ended.place.scope, "game": match.game.name}
    wins, losses, is_first_win, has_several = 0, 0, False, False
    for mark in Mark:
        if (user := match.member(mark)) is None:
            continue
        parameters["user"] = user
        games = connection.execute(latest, parameters).all()
        same = [row for row in games if row.is_same]
        if len(same) < len(games) == _LATEST:  # there may be more
            same = connection.execute(latest_same, parameters).all()
        is_cut = len(same) == _LATEST
        has_several |= any(row.rating is not None and not row.is_same for row in games)
        # none if the match counts in no results
        games, same = ([*dropwhile(lambda row: row.id != match.id, rows)] for rows in (games, same))
        rated = [row.rating for row in same if row.rating is not None]
        if not is_cut:
            rated.append(round(INITIAL_RATING))  # before the first of all rated games
        if same and same[0].rating is not None and len(rated) > 1:
            ratings[mark] = RatingChange(rated[0], rated[0] - rated[1])
        if match.opponent:
            with_opponent = [row.result for row in same if row.opponent == match.opponent]
            losses = sum(1 for _ in takewhile(Result.LOSS.__eq__, with_opponent))
            is_first_win = not is_cut and with_opponent[:1] == [Result.WIN] and Result.WIN not in with_opponent[1:]
            wins = sum(1 for _ in takewhile(lambda row: row.result == Result.WIN, games))
    if match.is_duel:
        x, o = match.member(Mark.X), match.member(Mark.O)
        score = read_score(connection, ended.place, x, o) if x and o else None
        return Ending(ratings, score=score, has_several_ratings=has_several)
    return Ending(ratings, wins, is_first_win, None, has_several, losses)


def read_score(connection: Connection, place: Place, one: UserId, other: UserId) -> tuple[int, int] | None:
    """Return how many games each of two members has won against the other in a place's scope; None before the first
    game with a result.
    """
    in_scope = _match.c.channel_id == place.channel if place.guild is None else _match.c.guild_id == place.guild
    is_counted = and_(in_scope, _match.c.termination.is_not(None), HAS_RESULT)
    results = list[bool | None]()  # whether the first member has won; None for a draw
    for x, o in ((one, other), (other, one)):
        winners = select(_match.c.winner).where(is_counted, _match.c.x_user == x, _match.c.o_user == o)
        results += [winner and (winner == Mark.X.value) == (x == one) for winner in connection.scalars(winners)]
    return (results.count(True), results.count(False)) if results else None
