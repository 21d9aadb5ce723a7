"""Which matches are rated; docs/rating.md explains it to players and gives the formulas."""

from __future__ import annotations

from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import Place
from bot.model.rating import RatedMatch
from bot.opponents.opponent import LEVEL_RATINGS

_MIN_PLIES = 2
"""With fewer, one side has not moved, and the match is not rated."""


def rated_match(match: Match, place: Place) -> RatedMatch | None:
    """Return a match as it counts for its players' ratings, or None if it is not rated.

    A match is rated if it was played in a guild, with the rules of tic-tac-toe, between two members or a member and a
    level, and has an outcome after both sides have moved. Matches with hints are not rated either; this is
    checked in the database when the match is saved.
    """
    has_result = match.outcome is not None and len(match.plies) >= _MIN_PLIES
    if place.guild is None or match.rules != TIC_TAC_TOE or not has_result:
        return None
    members = {mark: user for mark in Mark if (user := match.member(mark)) is not None}
    level = _level_rating(match)
    if len({*members.values()}) + (level is not None) != len(Mark):
        return None
    assert match.outcome
    return RatedMatch(match.id, place.guild, match.outcome.winner, members, level)


def _level_rating(match: Match) -> float | None:
    """Return the rating of the level in a match, or None unless exactly one level plays."""
    seats = [seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)]
    return LEVEL_RATINGS.get(seats[0]) if len(seats) == 1 else None
