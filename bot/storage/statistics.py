"""Records, as the database counts them: how a person has played, and what has been played in all.

Every statement is put together once, for servers and for direct conversations; who is meant is filled in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import (
    CTE,
    ColumnElement,
    Connection,
    Executable,
    Row,
    and_,
    bindparam,
    case,
    func,
    literal,
    select,
    union_all,
)

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import WITHOUT_RESULT, Termination
from bot.game.value import Result
from bot.model.ids import Place
from bot.model.statistics import RatingPoint, ScopeRecord, Streak, UserRecord, WinDrawLoss
from bot.storage import ratings, schema

MOST_POINTS = 300
"""So many of the latest ratings make a curve."""

MOST_ACTIVE = 5
"""So many people are named as those who have played most."""

_match = schema.match
_HOME, USER = bindparam("scope", type_=schema.Snowflake), bindparam("user", type_=schema.Snowflake)

_IN_SERVER = _match.c.server_id == _HOME
_IN_CONVERSATION = and_(_match.c.server_id.is_(None), _match.c.channel_id == _HOME)
_HAVE_NONE = frozenset(termination.value for termination in WITHOUT_RESULT)
_HAS_RESULT = _match.c.termination.not_in(_HAVE_NONE)


def is_over_in(is_private: bool) -> ColumnElement[bool]:
    """Whether a match has ended, and was played in the home whose id is filled in as `scope`.

    Args:
        is_private: whether that is a direct conversation.
    """
    return and_(_IN_CONVERSATION if is_private else _IN_SERVER, _match.c.termination.is_not(None))


def user_record(connection: Connection, place: Place, user: UserId) -> UserRecord:
    """How a person has played in a home."""
    is_private, who = place.guild is None, {"scope": place.scope, "user": user}
    counts = connection.execute(_counts(is_private), who).all()
    run = connection.execute(_last_run(is_private), who).first()
    points = connection.execute(_points(is_private), who).all()
    return UserRecord(
        total=_tally(counts),
        marks={mark: _tally(row for row in counts if row.mark == mark.value) for mark in Mark},
        programs=_by_program(counts),
        members=_tally(row for row in counts if row.program is None),
        streak=Streak(Result(run.result), run.length) if run else None,
        longest_wins=run.longest if run else 0,
        standing=ratings.find(connection, place.guild, user) if place.guild is not None else None,
        ratings=tuple(RatingPoint(row.touched_at, row.rating) for row in reversed(points)),
    )


def scope_record(connection: Connection, place: Place) -> ScopeRecord:
    """What has been played in a home."""
    is_private, where = place.guild is None, {"scope": place.scope}
    counts = connection.execute(_counts_of_all(is_private), where).all()
    theirs = [row for row in counts if row.x_opponent is None or row.o_opponent is None]
    terminations, winners = Counter[Termination](), Counter[Mark | None]()
    for row in theirs:
        terminations[Termination(row.termination)] += row.games
        if row.termination not in _HAVE_NONE:
            winners[Mark(row.winner) if row.winner else None] += row.games
    return ScopeRecord(
        matches=terminations.total(),
        terminations={how: terminations[how] for how in Termination},
        winners={winner: winners[winner] for winner in (*Mark, None)},
        exhibitions=sum(row.games for row in counts) - terminations.total(),
        members=connection.execute(_count_players(is_private), where).scalar_one(),
        most_active=tuple((UserId(row.user), row.games) for row in connection.execute(_busiest(is_private), where)),
        programs=_of_programs(theirs),
    )


@cache
def _games(is_private: bool) -> CTE:
    """The games of a person that have a result, as the person sees them."""
    seats = ((Mark.X, _match.c.x_user, _match.c.o_opponent), (Mark.O, _match.c.o_user, _match.c.x_opponent))
    games = [
        select(
            _match.c.id,
            _match.c.touched_at,
            literal(mark.value).label("mark"),
            program.label("program"),
            _result(mark).label("result"),
            _match.c[f"{mark.value.lower()}_rating"].label("rating"),
        ).where(is_over_in(is_private), _HAS_RESULT, user == USER)
        for mark, user, program in seats
    ]
    return union_all(*games).cte("game")


def _result(mark: Mark) -> ColumnElement[int]:
    """How a game ended for a side, as a number."""
    winner = _match.c.winner
    return case(
        (winner.is_(None), Result.DRAW.value), (winner == mark.value, Result.WIN.value), else_=Result.LOSS.value
    )


@cache
def _counts(is_private: bool) -> Executable:
    game = _games(is_private).c
    facts = (game.mark, game.program, game.result)
    return select(*facts, func.count().label("games")).group_by(*facts)


@cache
def _last_run(is_private: bool) -> Executable:
    """The latest games with the same result, and the length of the longest run of wins.

    Games in a row with the same result have the same distance between their number among all games and their number
    among those with this result.
    """
    game = _games(is_private).c
    order = (game.touched_at, game.id)
    number = func.row_number().over(order_by=order)
    among_alike = func.row_number().over(order_by=order, partition_by=game.result)
    numbered = select(game.result, number.label("number"), (number - among_alike).label("distance")).cte("numbered").c
    length, last = func.count().label("length"), func.max(numbered.number).label("last")
    runs = select(numbered.result, length, last).group_by(numbered.result, numbered.distance).cte("run")
    won = select(func.coalesce(func.max(runs.c.length), 0)).where(runs.c.result == Result.WIN.value)
    return select(runs, won.scalar_subquery().label("longest")).order_by(runs.c.last.desc()).limit(1)


@cache
def _points(is_private: bool) -> Executable:
    """The latest ratings, newest first."""
    game = _games(is_private).c
    rated = select(game.touched_at, game.rating).where(game.rating.is_not(None))
    return rated.order_by(game.touched_at.desc(), game.id.desc()).limit(MOST_POINTS)


@cache
def _counts_of_all(is_private: bool) -> Executable:
    facts = (_match.c.termination, _match.c.winner, _match.c.x_opponent, _match.c.o_opponent)
    return select(*facts, func.count().label("games")).where(is_over_in(is_private)).group_by(*facts)


@cache
def _players(is_private: bool) -> CTE:
    """Who has played, and how often."""
    seats = [
        select(user.label("user"), func.count().label("games"))
        .where(is_over_in(is_private), user.is_not(None))
        .group_by(user)
        for user in (_match.c.x_user, _match.c.o_user)
    ]
    seat = union_all(*seats).cte("seat").c
    return select(seat.user, func.sum(seat.games).label("games")).group_by(seat.user).cte("player")


@cache
def _count_players(is_private: bool) -> Executable:
    return select(func.count()).select_from(_players(is_private))


@cache
def _busiest(is_private: bool) -> Executable:
    player = _players(is_private)
    return select(player).order_by(player.c.games.desc(), player.c.user).limit(MOST_ACTIVE)


def _tally(counts: Iterable[Row[Any]]) -> WinDrawLoss:
    sums = Counter[int]()
    for row in counts:
        sums[row.result] += row.games
    return WinDrawLoss(sums[Result.WIN], sums[Result.DRAW], sums[Result.LOSS])


def _by_program(counts: Iterable[Row[Any]]) -> Mapping[str, WinDrawLoss]:
    counts = [row for row in counts if row.program is not None]
    names = sorted({row.program for row in counts})
    return {name: _tally(row for row in counts if row.program == name) for name in names}


def _of_programs(counts: Iterable[Row[Any]]) -> Mapping[str, WinDrawLoss]:
    """How members have done against each program."""
    tallies: dict[str, WinDrawLoss] = {}
    for row in counts:
        name, mark = (row.o_opponent, Mark.X) if row.o_opponent else (row.x_opponent, Mark.O)
        if name is None or row.termination in _HAVE_NONE:
            continue
        result = "draws" if row.winner is None else "wins" if row.winner == mark.value else "losses"
        tallies[name] = tallies.get(name, WinDrawLoss()) + WinDrawLoss(**{result: row.games})
    return dict(sorted(tallies.items()))
