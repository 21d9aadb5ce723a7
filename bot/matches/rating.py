"""Elo ratings, in the terms of the FIDE Rating Regulations, and which matches are rated.

A player who scores more than their rating predicts gains points; one who scores less loses points. docs/rating.md has
an example. See https://handbook.fide.com/chapter/B022024, section 8, and Elo, The Rating of Chessplayers (1978).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from bot.games.games import find_game
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.value import Result
from bot.model.saved_match import SavedMatch

INITIAL_RATING = 1000.0  # a member's rating before the first rated game; also the rating of the level easy
SCALE = 400  # with this many more points, a player is expected to score ten times as much as the opponent
K_FACTOR, NEWCOMER_K_FACTOR = 20, 40
NEWCOMER_GAMES = 20  # the number of games with the larger K-factor, which bring a rating close to its level quickly
MIN_RANKED_GAMES = 5  # with fewer rated games, a rating is provisional: it is inaccurate, and has no rank
DAILY_WEIGHTS = (1.0, 0.5, 0.25)
"""How much the first, second and third rated game of two members on a day count, in UTC; further ones do not."""

MAX_DAILY_GAIN = 40.0  # the number of points that a member can win from one level in a day, in UTC
_MIN_PLIES = 2  # with fewer, one side has not moved, and the match is not rated


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating, and the number of rated games that it is based on."""

    points: float = INITIAL_RATING
    games: int = 0

    def after(self, result: Result, opponent: float, *, weight: float = 1.0, max_gain: float = inf) -> Rating:
        """Return the rating after a game.
        The weight, from 0 to 1, is how much the game counts. `max_gain` limits the points that can be won, not those
        that can be lost.

        >>> round(Rating().after(Result.WIN, opponent=1200).points)
        1030
        >>> round(Rating().after(Result.WIN, opponent=1200, weight=0.5).points)
        1015
        >>> [Rating(games=games).after(Result.WIN, opponent=1000).points for games in (19, 20)]
        [1020.0, 1010.0]
        """
        k_factor = NEWCOMER_K_FACTOR if self.games < NEWCOMER_GAMES else K_FACTOR
        change = weight * k_factor * (result.score - expected_score(self.points, opponent))
        return Rating(self.points + min(change, max_gain), self.games + 1)


def daily_weight(earlier: int) -> float:
    """Return how much a game between two members counts after earlier rated ones of theirs on the same day.

    >>> [daily_weight(earlier) for earlier in range(5)]
    [1.0, 0.5, 0.25, 0.0, 0.0]
    """
    return DAILY_WEIGHTS[earlier] if earlier < len(DAILY_WEIGHTS) else 0.0


def expected_score(rating: float, opponent: float) -> float:
    """Return a player's average score against an opponent, from 0 to 1: a win scores 1, a draw 0.5.

    >>> expected_score(1000, 1000), round(expected_score(1000, 1200), 2)
    (0.5, 0.24)
    """
    return 1 / (1 + 10 ** ((opponent - rating) / SCALE))


RatedMembers = Mapping[Mark, tuple[UserId, Result]]
"""The one or two members whose ratings a match changes, with their results, by their marks."""


def rated_members(saved: SavedMatch, levels: Mapping[str, int]) -> RatedMembers:
    """Return the members whose ratings a match changes; none if it is not rated, or still running.
    A match is rated if it was played in a guild, with the rules of a listed game, between two members or a member and a
    level, and has an outcome after both sides have moved. With hints, a match between members is not rated, and one
    against a level can only lower the rating; this is checked in the database when the match is saved.
    `levels` are the ratings of the levels in the game.
    """
    match, outcome = saved.match, saved.match.outcome
    if outcome is None or len(match.plies) < _MIN_PLIES or not find_game(match.game):
        return {}
    members = {mark: (user, outcome.result_for(mark)) for mark in Mark if (user := match.member(mark)) is not None}
    users = {user for user, _ in members.values()}
    is_rated = saved.place.guild is not None and not saved.is_unrated
    return members if is_rated and len(users) + (match.opponent in levels) == len(Mark) else {}
