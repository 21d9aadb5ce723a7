"""Which matches are rated; docs/rating.md explains it to players and gives the formulas."""

from __future__ import annotations

from datetime import datetime

from bot.game.games import find_game
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.model.ids import Event, Place
from bot.model.rating import RatedLevel, RatedMatch
from bot.model.saved_match import EndedMatch, SavedMatch
from bot.opponents.opponent import level_ratings

_MIN_PLIES = 2
"""With fewer, one side has not moved, and the match is not rated."""


def rated_match(match: Match, place: Place) -> RatedMatch | None:
    """Return a match as it counts for its players' ratings, or None if it is not rated.

    A match is rated if it was played in a guild, with the rules of a listed game, between two members or a member and a
    level, and has an outcome after both sides have moved. With hints, a match between members is not rated, and one
    against a level can only lower the rating; this is checked in the database when the match is saved.
    """
    has_result = match.outcome is not None and len(match.plies) >= _MIN_PLIES
    game = find_game(match.rules) if place.guild is not None and has_result else None
    if place.guild is None or game is None:
        return None
    members = {mark: user for mark in Mark if (user := match.member(mark)) is not None}
    level = _level(match)
    if len({*members.values()}) + (level is not None) != len(Mark):
        return None
    assert match.outcome
    winner, is_weakened = match.outcome.winner, match.is_weakened
    return RatedMatch(match.id, place.guild, winner, members, level, game, is_weakened=is_weakened)


def end_match(saved: SavedMatch, match: Match, event: Event, now: datetime) -> EndedMatch:
    """Return a match with its end, and how it is rated.

    Args:
        match: the match after its end.
        event: what led to the end.
        now: the current time, in UTC.
    """
    rated = None if saved.is_unrated else rated_match(match, saved.place)
    return EndedMatch(saved, saved.with_end(match, event, now), rated)


def leave_match(saved: SavedMatch, user: UserId, now: datetime) -> EndedMatch:
    """Return a running match with the end that it has when the data of a player are deleted.

    The player forfeits it if leaving it is a loss; otherwise it is abandoned.

    Args:
        now: the current time, in UTC.
    """
    match = saved.match
    is_lost = saved.is_lost_by_leaving(user, now)
    ended = match.forfeit(match.mark_of(user)) if is_lost else match.abandon()
    return end_match(saved, ended, Event(saved.event.id), now)


def _level(match: Match) -> RatedLevel | None:
    """Return the level in a match, or None unless exactly one level plays."""
    seats = [seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)]
    ratings = level_ratings(match.rules)
    return RatedLevel(seats[0], ratings[seats[0]]) if len(seats) == 1 and seats[0] in ratings else None
