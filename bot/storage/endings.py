"""The query for what the end of a match has changed, read after the transaction that has saved the end."""

from __future__ import annotations

from itertools import dropwhile, takewhile
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, literal, select, union_all

from bot.game.mark import Mark
from bot.game.value import Result
from bot.model.ending import Ending, RatingChange
from bot.model.rating import INITIAL_RATING
from bot.model.saved_match import SavedMatch
from bot.storage import schema
from bot.storage.column_types import Snowflake
from bot.storage.rows import RULES_COLUMNS, rules_columns
from bot.storage.statistics import matches_of_user

_LATEST = 100
"""How many of a member's latest games are read: a longer streak counts as one of this length."""

_match = schema.match


def _latest(in_scope: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """Return the query for a user's latest games with a result in a scope, and again for those with the same rules."""
    is_finished = and_(in_scope, _match.c.termination.is_not(None))
    has_these_rules = and_(*(_match.c[name] == bindparam(name) for name in RULES_COLUMNS))
    found = list[Select[*tuple[Any, ...]]]()
    for is_same, condition in ((False, is_finished), (True, and_(is_finished, has_these_rules))):
        game = matches_of_user(condition, bindparam("user", type_=Snowflake), newest=_LATEST).c
        columns = game.id, game.touched_at, game.opponent, game.result, game.rating, literal(is_same).label("is_same")
        newest = select(*columns).order_by(game.touched_at.desc(), game.id.desc()).limit(_LATEST)
        found.append(select(newest.subquery()))
    both = union_all(*found).subquery().c
    columns = both.id, both.opponent, both.result, both.rating, both.is_same
    return select(*columns).order_by(both.touched_at.desc(), both.id.desc())


_SCOPE = bindparam("scope", type_=Snowflake)
_LATEST_IN_GUILD = _latest(_match.c.server_id == _SCOPE)
_LATEST_IN_DM = _latest(and_(_match.c.server_id.is_(None), _match.c.channel_id == _SCOPE))


def read_ending(connection: Connection, ended: SavedMatch) -> Ending:
    """Return what the end of a match between members, or of a member and an opponent, has changed.

    The change of a rating is left out if no rated game before it was read.
    """
    match, ratings = ended.match, dict[Mark, RatingChange]()
    query = _LATEST_IN_DM if ended.place.guild is None else _LATEST_IN_GUILD
    parameters = {"scope": ended.place.scope, **rules_columns(match.rules)}
    wins = losses = 0
    for mark in Mark:
        if (user := match.member(mark)) is None:
            continue
        games = connection.execute(query, {**parameters, "user": user}).all()
        is_cut = sum(row.is_same for row in games) == _LATEST
        games = [*dropwhile(lambda row: row.id != match.id, games)]  # none if the match counts in no results
        same = [row for row in games if row.is_same]
        rated = [row.rating for row in same if row.rating is not None]
        if not is_cut:
            rated.append(round(INITIAL_RATING))  # before the first of all rated games
        if same and same[0].rating is not None and len(rated) > 1:
            ratings[mark] = RatingChange(rated[0], rated[0] - rated[1])
        if match.opponent:
            with_opponent = (row for row in same if row.opponent == match.opponent)
            losses = sum(1 for _ in takewhile(lambda row: row.result == Result.LOSS, with_opponent))
            with_anyone = (row for row in games if not row.is_same)
            wins = sum(1 for _ in takewhile(lambda row: row.result == Result.WIN, with_anyone))
    return Ending(ratings, wins, losses)
