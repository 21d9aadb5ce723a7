"""The queries for what the end of a match has changed, read after the transaction that has saved the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, or_, select

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.value import Result
from bot.model.ending import Ending, RatingChange
from bot.model.rating import INITIAL_RATING
from bot.model.saved_match import SavedMatch
from bot.storage.column_types import Snowflake, UtcDateTime
from bot.storage.rows import rules_columns
from bot.storage.statistics import games_of_user

LONGEST_STREAK = 100
"""A longer winning streak counts as one of this length."""

LOSSES = 2


def read_ending(connection: Connection, ended: SavedMatch) -> Ending:
    """Return what the end of a match between members, or of a member and an opponent, has changed."""
    match, place = ended.match, ended.place
    scope = {"scope": place.scope, **rules_columns(match.rules)}
    ratings = dict[Mark, RatingChange]()
    for mark in Mark:
        user = match.member(mark)
        if place.guild is not None and user is not None and (change := _find_change(connection, ended, user)):
            ratings[mark] = change
    opponent = next((seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)), None)
    user = next(filter(None, map(match.member, Mark)), None)
    if opponent is None or user is None:
        return Ending(ratings)
    is_private, facts = place.guild is None, {**scope, "user": user, "opponent": opponent}
    wins = connection.execute(_results(is_private), facts).scalars()
    losses = connection.execute(_results_with_opponent(is_private), facts).scalars()
    return Ending(ratings, _count_first(wins, Result.WIN), _count_first(losses, Result.LOSS))


def _count_first(results: Iterable[int], wanted: Result) -> int:
    return sum(1 for _ in takewhile(lambda result: result == wanted, results))


def _find_change(connection: Connection, ended: SavedMatch, user: UserId) -> RatingChange | None:
    """Return how a match has changed a member's rating; None if it is not rated."""
    match: Match = ended.match
    parameters = {"scope": ended.place.scope, "user": user, "match": match.id, "ended": ended.updated}
    latest = connection.execute(_latest_ratings(), {**parameters, **rules_columns(match.rules)}).all()
    if not latest or latest[0].id != match.id:
        return None
    before = latest[1].rating if len(latest) > 1 else round(INITIAL_RATING)
    return RatingChange(latest[0].rating, latest[0].rating - before)


@cache
def _results(is_private: bool) -> Select[*tuple[Any, ...]]:
    """Return the query for the results of a user's latest games, newest first."""
    game = games_of_user(is_private, False).c
    return select(game.result).order_by(game.touched_at.desc(), game.id.desc()).limit(LONGEST_STREAK)


@cache
def _results_with_opponent(is_private: bool) -> Select[*tuple[Any, ...]]:
    """Return the query for the results of a user's latest games with an opponent and rules, newest first."""
    game = games_of_user(is_private, True).c
    results = select(game.result).where(game.opponent == bindparam("opponent"))
    return results.order_by(game.touched_at.desc(), game.id.desc()).limit(LOSSES)


@cache
def _latest_ratings() -> Select[*tuple[Any, ...]]:
    """Return the query for a member's ratings after a match and the rated one before it."""
    game = games_of_user(False, True).c
    match, ended = bindparam("match", type_=Snowflake), bindparam("ended", type_=UtcDateTime)
    is_until = or_(game.touched_at < ended, and_(game.touched_at == ended, game.id <= match))
    ratings = select(game.id, game.rating).where(game.rating.is_not(None), is_until)
    return ratings.order_by(game.touched_at.desc(), game.id.desc()).limit(2)
