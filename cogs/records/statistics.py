"""Records of finished matches: of a user in a scope, of a whole scope, and its leaderboard and history.

A scope is a guild or a direct-message channel (see Place.scope). A record covers one scope only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.match import Match, Termination
from bot.games.value import Result


@dataclass(frozen=True, slots=True)
class WinDrawLoss:
    """Numbers of games won, drawn and lost. Games without a result are not counted."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    def __add__(self, other: WinDrawLoss) -> WinDrawLoss:
        return WinDrawLoss(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


@dataclass(frozen=True, slots=True)
class Streak:
    """A user's latest games that all had the same result: how many they are, 1 or more."""

    result: Result
    length: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A member's rating and rank in a guild, in one game."""

    user: UserId
    rating: int  # rounded
    results: WinDrawLoss  # the results of the member's rated games
    rank: int | None  # the position on the leaderboard, from 1; None while the rating is provisional
    games_until_ranked: int = 0  # how many more rated games the member needs to get a rank; 0 for a ranked member


@dataclass(frozen=True, slots=True)
class RatingPoint:
    ended: datetime
    rating: int


@dataclass(frozen=True, slots=True)
class UserRecord:
    """A user's results in a scope. Everything is zero, empty or None for a user without matches."""

    total: WinDrawLoss  # all games with a result, rated or not
    marks: Mapping[Mark, WinDrawLoss]  # the results by the mark that the user played; has both marks
    # the results against each level and the learner, by name; has only those the user has played
    opponents: Mapping[str, WinDrawLoss]
    members: WinDrawLoss  # the results against other members
    streak: Streak | None  # None before the first game
    longest_winning_streak: int
    # by game; has only games with a rated match of the user, and none in a direct-message channel
    standings: Mapping[str, Standing]
    rated_game: str | None  # the game of which the user has played the most rated matches; None without any
    ratings: tuple[RatingPoint, ...]  # the ratings after the latest rated matches of that game, oldest first

    @property
    def standing(self) -> Standing | None:
        return self.standings[self.rated_game] if self.rated_game else None


@dataclass(frozen=True, slots=True)
class ScopeRecord:
    """Statistics of all finished matches in a guild or a direct-message channel."""

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
