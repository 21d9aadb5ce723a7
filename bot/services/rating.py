"""Which matches are rated; docs/rating.md explains it to players and gives the formulas."""

from __future__ import annotations

from bot.game.games import find_game
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.model.rating import RatedLevel, RatedMatch
from bot.model.saved_match import Change
from bot.opponents.opponent import level_ratings

_MIN_PLIES = 2
"""With fewer, one side has not moved, and the match is not rated."""


async def rated_match(change: Change) -> RatedMatch | None:
    """Return a match that has ended as it counts for its players' ratings; None if it is not rated, or goes on.

    A match is rated if it was played in a guild, with the rules of a listed game, between two members or a member and a
    level, and has an outcome after both sides have moved. With hints, a match between members is not rated, and one
    against a level can only lower the rating; this is checked in the database when the match is saved.
    """
    saved, match, place = change.after, change.after.match, change.after.place
    if saved.is_unrated:
        return None
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
    return RatedMatch(match.id, place.guild, saved.updated, winner, members, level, game, is_weakened=is_weakened)


def _level(match: Match) -> RatedLevel | None:
    """Return the level in a match, or None unless exactly one level plays."""
    seats = [seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)]
    ratings = level_ratings(match.rules)
    return RatedLevel(seats[0], ratings[seats[0]]) if len(seats) == 1 and seats[0] in ratings else None
