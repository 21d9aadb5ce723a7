"""The queries for finished matches, for the records of a user or of a scope, and for the leaderboard."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Row,
    Select,
    Subquery,
    and_,
    func,
    or_,
    select,
    union_all,
)

from bot.games.game import Termination
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.value import Result
from bot.matches import rows, tables
from bot.matches.endings import HAS_RESULT, matches_of_user
from bot.matches.rating import MIN_RANKED_GAMES
from bot.matches.rows import CROWD_NAME
from bot.model.ids import GuildId, Place


@dataclass(frozen=True, slots=True)
class WinDrawLoss:
    """Numbers of games won, drawn and lost. Games without a result are not counted."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Standing:
    user: UserId
    rating: int  # rounded
    results: WinDrawLoss  # the results of the member's rated games
    rank: int | None  # the position on the leaderboard, from 1; None while the rating is provisional
    games_until_ranked: int = 0  # how many more rated games the member needs to get a rank; 0 for a ranked member


@dataclass(frozen=True, slots=True)
class UserRecord:
    """A user's results in a scope. Everything is zero, empty or None for a user without matches."""

    total: WinDrawLoss  # all games with a result, rated or not
    marks: Mapping[Mark, WinDrawLoss]  # the results by the mark that the user played; has both marks
    # the results against each level and the learner, by name; has only those the user has played
    opponents: Mapping[str, WinDrawLoss]
    members: WinDrawLoss  # the results against other members
    longest_winning_streak: int
    # by game; has only games with a rated match of the user, and none in a direct-message channel
    standings: Mapping[str, Standing]
    rated_game: str | None  # the game of which the user has played the most rated matches; None without any
    ratings: tuple[int, ...]  # the ratings after the latest rated matches of that game, oldest first

    @property
    def standing(self) -> Standing | None:
        return self.standings[self.rated_game] if self.rated_game else None


@dataclass(frozen=True, slots=True)
class ScopeRecord:
    matches: int  # finished ones with at least one user, with a result or without
    terminations: Mapping[Termination, int]  # how many of those ended by each termination; has all terminations
    winners: Mapping[Mark | None, int]  # how many X won, how many O won, and under None how many were drawn
    exhibitions: int  # finished matches between two opponents; not counted in the fields above
    players: int  # the number of different users
    # the users with the most matches and their numbers of matches, most first
    most_active: tuple[tuple[UserId, int], ...]
    opponents: Mapping[str, WinDrawLoss]  # the users' results against each level and the learner, by name


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a guild's ranked members, best first: `offset` of all `total` come before it."""

    standings: tuple[Standing, ...]
    offset: int
    total: int


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    match: Match  # a deleted user's seat is MemberSeat(None)
    ended: datetime  # in UTC
    is_coached: bool = False  # whether a player could ask for hints
    x_rating: int | None = None  # X's rating after the match; None for an opponent, a deleted user, or an unrated match
    o_rating: int | None = None  # O's rating, likewise

    def rating(self, mark: Mark) -> int | None:
        return self.x_rating if mark is Mark.X else self.o_rating


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """One page of finished matches, newest first: `offset` of all `total` come before it."""

    matches: tuple[FinishedMatch, ...]
    offset: int
    total: int


_match, _rating = tables.match, tables.rating


def read_history(connection: Connection, place: Place, user: UserId | None, offset: int, limit: int) -> HistoryPage:
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
    is_next = and_(_match.c.termination.is_not(None), _match.c.id > after)
    seats = (select(_match.c.id).where(member == user, is_next) for member in (_match.c.x_user, _match.c.o_user))
    matches = union_all(*seats).subquery()  # ids come sorted from the index of each seat
    page = select(matches.c.id).order_by(matches.c.id).limit(limit)
    return _read_all(connection, select(_match).where(_match.c.id.in_(page)).order_by(_match.c.id))


def _matches(place: Place, user: UserId | None) -> Subquery:
    matches = select(_match.c.id, _match.c.updated_at).where(is_finished_in(place))
    if user is None:
        return matches.subquery()
    return union_all(*(matches.where(member == user) for member in (_match.c.x_user, _match.c.o_user))).subquery()


def _read_all(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[FinishedMatch]:
    return [
        FinishedMatch(rows.read_match(row, cells), row.updated_at, row.is_coached, row.x_rating, row.o_rating)
        for row, cells in rows.with_cells(connection, query)
    ]


MAX_RATING_POINTS = 300  # the number of latest ratings in a user's record
MAX_MOST_ACTIVE = 5  # the number of most active users in a scope's record


def is_finished_in(place: Place, game: str | None = None) -> ColumnElement[bool]:
    """Return the condition that a match has ended and was played in a place's scope, in one game or in any for None."""
    here = _match.c.guild_id == place.guild
    if place.guild is None:
        here = and_(_match.c.guild_id.is_(None), _match.c.channel_id == place.channel)
    return and_(here, _match.c.termination.is_not(None), *([_match.c.game == game] if game else []))


def user_record(connection: Connection, place: Place, user: UserId, game: str | None = None) -> UserRecord:
    """Return a user's record in a place's scope, in one game or in all for None."""
    games = matches_of_user(is_finished_in(place, game), user)
    counts = connection.execute(_count_results(games)).all()
    opponents = sorted({row.opponent for row in counts if row.opponent is not None})
    standings = {} if place.guild is None else find_standings(connection, place.guild, user)
    if game:
        standings = {name: standing for name, standing in standings.items() if name == game}
    rated_game = max(standings, key=lambda name: standings[name].results.games, default=None)
    return UserRecord(
        total=_sum_results(counts),
        marks={mark: _sum_results(row for row in counts if row.mark == mark.value) for mark in Mark},
        opponents={name: _sum_results(row for row in counts if row.opponent == name) for name in opponents},
        members=_sum_results(row for row in counts if row.opponent is None),
        longest_winning_streak=connection.execute(_longest_winning_streak(games)).scalar_one(),
        standings=standings,
        rated_game=rated_game,
        ratings=_find_ratings(connection, place, user, rated_game) if rated_game else (),
    )


def _find_ratings(connection: Connection, place: Place, user: UserId, game: str) -> tuple[int, ...]:
    match = matches_of_user(is_finished_in(place, game), user).c
    rated = select(match.rating).where(match.rating.is_not(None))
    newest_first = rated.order_by(match.updated_at.desc(), match.id.desc()).limit(MAX_RATING_POINTS)
    return tuple(reversed(connection.scalars(newest_first).all()))


def scope_record(connection: Connection, place: Place, game: str | None = None) -> ScopeRecord:
    """Return the record of a place's scope. It is of one game, or of all for None."""
    is_counted = is_finished_in(place, game)
    counts, player = connection.execute(_count_matches(is_counted)).all(), _players(is_counted)
    with_users = [row for row in counts if row.x_opponent is None or row.o_opponent is None]
    terminations, winners = Counter[Termination](), Counter[Mark | None]()
    for row in with_users:
        terminations[Termination(row.termination)] += row.games
        if row.has_result:
            winners[Mark(row.winner) if row.winner else None] += row.games
    most_active = select(player).order_by(player.c.games.desc(), player.c.user).limit(MAX_MOST_ACTIVE)
    return ScopeRecord(
        matches=terminations.total(),
        terminations={termination: terminations[termination] for termination in Termination},
        winners={winner: winners[winner] for winner in (*Mark, None)},
        exhibitions=sum(row.games for row in counts if CROWD_NAME not in (row.x_opponent, row.o_opponent))
        - terminations.total(),
        players=connection.execute(select(func.count()).select_from(player)).scalar_one(),
        most_active=tuple((UserId(row.user), row.games) for row in connection.execute(most_active)),
        opponents=_users_results_by_opponent(with_users),
    )


def _count_results(games: Subquery) -> Executable:
    columns = (games.c.mark, games.c.opponent, games.c.result)
    return select(*columns, func.count().label("games")).group_by(*columns)


def _longest_winning_streak(games: Subquery) -> Select[int]:
    """Return the query for the length of the longest winning streak.
    Within a streak, the number among all games and that among the games with its result grow alike, so their
    difference identifies the streak.
    """
    game = games.c
    order = (game.updated_at, game.id)
    number = func.row_number().over(order_by=order)
    number_in_result = func.row_number().over(order_by=order, partition_by=game.result)
    numbered = select(game.result, (number - number_in_result).label("streak")).cte("numbered").c
    lengths = select(func.count().label("length")).where(numbered.result == Result.WIN.value).group_by(numbered.streak)
    return select(func.coalesce(func.max(lengths.cte("lengths").c.length), 0))


def _count_matches(is_counted: ColumnElement[bool]) -> Executable:
    has_result = HAS_RESULT.label("has_result")
    columns = (_match.c.termination, _match.c.winner, _match.c.x_opponent, _match.c.o_opponent, has_result)
    counts = select(*columns, func.count().label("games")).group_by(*columns)
    return counts.where(is_counted)


def _players(is_counted: ColumnElement[bool]) -> Subquery:
    seats = [
        select(user.label("user"), func.count().label("games")).where(is_counted, user.is_not(None)).group_by(user)
        for user in (_match.c.x_user, _match.c.o_user)
    ]
    seat = union_all(*seats).subquery().c
    return select(seat.user, func.sum(seat.games).label("games")).group_by(seat.user).subquery()


def _sum_results(counts: Iterable[Row[Any]]) -> WinDrawLoss:
    sums = Counter[int]()
    for row in counts:
        sums[row.result] += row.games
    return WinDrawLoss(sums[Result.WIN], sums[Result.DRAW], sums[Result.LOSS])


def _users_results_by_opponent(counts: Iterable[Row[Any]]) -> Mapping[str, WinDrawLoss]:
    results = defaultdict[str, Counter[str]](Counter)
    for row in counts:
        name, mark = (row.o_opponent, Mark.X) if row.o_opponent else (row.x_opponent, Mark.O)
        if name and row.has_result:
            result = "draws" if row.winner is None else "wins" if row.winner == mark.value else "losses"
            results[name][result] += row.games
    return {name: WinDrawLoss(**results[name]) for name in sorted(results)}


def read_leaderboard(connection: Connection, guild: GuildId, game: str, offset: int, limit: int) -> Leaderboard:
    best_first = (_rating.c.rating.desc(), _rating.c.games.desc(), _rating.c.user_id)
    query = select(_rating).where(_is_ranked(guild, game)).order_by(*best_first).offset(offset).limit(limit)
    standings = [_standing(row, rank) for rank, row in enumerate(connection.execute(query), start=offset + 1)]
    total = connection.execute(select(func.count()).where(_is_ranked(guild, game))).scalar_one()
    return Leaderboard(tuple(standings), offset, total)


def find_standings(
    connection: Connection, guild: GuildId, user: UserId, games: Collection[str] = tuple(GAMES)
) -> dict[str, Standing]:
    """Return a member's standing in each of some games of which they have played a rated one."""
    query = select(_rating).where(_rating.c.guild_id == guild, _rating.c.user_id == user, _rating.c.game.in_(games))
    return {row.game: _rank(connection, row) for row in connection.execute(query).all()}


def _rank(connection: Connection, row: Row[Any]) -> Standing:
    if row.games < MIN_RANKED_GAMES:
        return _standing(row, None)
    better = select(func.count()).where(_is_ranked(row.guild_id, row.game), _is_better_than(row))
    return _standing(row, connection.execute(better).scalar_one() + 1)


def _is_ranked(guild: GuildId, game: str) -> ColumnElement[bool]:
    return and_(_rating.c.guild_id == guild, _rating.c.game == game, _rating.c.games >= MIN_RANKED_GAMES)


def _is_better_than(row: Row[Any]) -> ColumnElement[bool]:
    """Return the condition that a member ranks above that of a row. Of equal ratings, more games rank higher."""
    rating, games, user = _rating.c.rating, _rating.c.games, _rating.c.user_id
    wins_tie = or_(games > row.games, and_(games == row.games, user < row.user_id))
    return or_(rating > row.rating, and_(rating == row.rating, wins_tie))


def _standing(row: Row[Any], rank: int | None) -> Standing:
    results = WinDrawLoss(row.wins, row.draws, row.losses)
    return Standing(UserId(row.user_id), round(row.rating), results, rank, max(MIN_RANKED_GAMES - row.games, 0))
