"""The queries for what the end of a match has changed, read after the transaction that has saved the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import dropwhile, takewhile
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import OpponentSeat
from bot.game.value import Result
from bot.model.ending import Ending, RatingChange
from bot.model.rating import INITIAL_RATING
from bot.model.saved_match import SavedMatch
from bot.storage.rows import rules_columns
from bot.storage.statistics import IN_DM, IN_GUILD, SAME_RULES, games_of_user

_LATEST = 100
"""How many of a member's latest games are read: a longer streak counts as one of this length."""


def read_ending(connection: Connection, ended: SavedMatch) -> Ending:
    """Return what the end of a match between members, or of a member and an opponent, has changed."""
    match, ratings = ended.match, dict[Mark, RatingChange]()
    opponent = next((seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)), None)
    wins = losses = 0
    for mark in Mark:
        if (user := match.member(mark)) is None:
            continue
        games = _read_games(connection, ended, user, has_game=True)
        up_to_match = _up_to(match.id, games)
        if change := _find_change(up_to_match, match.id, is_cut=len(games) == _LATEST):
            ratings[mark] = change
        if opponent:
            losses = _count_first((row.result for row in up_to_match if row.opponent == opponent), Result.LOSS)
            all_games = _up_to(match.id, _read_games(connection, ended, user))
            wins = _count_first((row.result for row in all_games), Result.WIN)
    return Ending(ratings, wins, losses)


def _up_to(match: MatchId, games: Sequence[Row[Any]]) -> Sequence[Row[Any]]:
    """Return a match and the games before it, newest first; nothing if it counts in no results."""
    return [*dropwhile(lambda row: row.id != match, games)]


def _count_first(results: Iterable[int], wanted: Result) -> int:
    return sum(1 for _ in takewhile(lambda result: result == wanted, results))


def _find_change(games: Sequence[Row[Any]], match: MatchId, *, is_cut: bool) -> RatingChange | None:
    """Return how a match has changed a member's rating; None if it is not rated, or no game before it was read.

    Args:
        games: the match and the member's games before it with the same rules, newest first.
        is_cut: whether there may be more games.
    """
    rated = [row for row in games if row.rating is not None]
    if not rated or rated[0].id != match or (len(rated) == 1 and is_cut):
        return None
    before = rated[1].rating if len(rated) > 1 else round(INITIAL_RATING)
    return RatingChange(rated[0].rating, rated[0].rating - before)


def _read_games(
    connection: Connection, ended: SavedMatch, user: UserId, *, has_game: bool = False
) -> Sequence[Row[Any]]:
    """Return a user's latest games with a result in a scope, newest first.

    Args:
        has_game: whether only games with the same rules are wanted.
    """
    rules = rules_columns(ended.match.rules) if has_game else {}
    query = _latest(ended.place.guild is None, has_game)
    return connection.execute(query, {"scope": ended.place.scope, "user": user, **rules}).all()


@cache
def _latest(is_private: bool, has_game: bool) -> Select[*tuple[Any, ...]]:
    conditions = (IN_DM if is_private else IN_GUILD, *((SAME_RULES,) if has_game else ()))
    game = games_of_user(*conditions, newest=_LATEST).c
    latest = select(game.id, game.opponent, game.result, game.rating)
    return latest.order_by(game.touched_at.desc(), game.id.desc()).limit(_LATEST)
