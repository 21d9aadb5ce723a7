"""Which matches count for ratings; docs/rating.md tells it to those who play, and gives the arithmetic."""

from __future__ import annotations

from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import Place
from bot.model.rating import RatedMatch
from bot.opponents.opponent import LEVEL_RATINGS

_BOTH_HAVE_MOVED = 2


def rated(match: Match, place: Place) -> RatedMatch | None:
    """What a match says about how strong its players are, if it has ended and counts.

    It does in servers, under the usual rules, once both sides have moved, with an outcome; between two members, or a
    member and a level. Whether advice was given in it, the database knows best.
    """
    is_played_out = match.outcome is not None and len(match.plies) >= _BOTH_HAVE_MOVED
    if place.guild is None or match.rules != TIC_TAC_TOE or not is_played_out:
        return None
    members = {mark: user for mark in Mark if (user := match.member(mark)) is not None}
    level = _level(match)
    if len({*members.values()}) + (level is not None) != len(Mark):
        return None
    assert match.outcome
    return RatedMatch(match.id, place.guild, match.outcome.winner, members, level)


def _level(match: Match) -> float | None:
    """The rating of the level that plays, if just one does."""
    seats = [seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)]
    return LEVEL_RATINGS.get(seats[0]) if len(seats) == 1 else None
