"""What has been played: the matches that are over, counted and found again, of a person, a server or a conversation.

A home is a server, or a direct conversation (see Place.home); whatever is asked of one never tells of another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, Termination
from bot.game.value import Result


@dataclass(frozen=True, slots=True)
class WinDrawLoss:
    """How many games somebody won, drew and lost; those without a result are none of these."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many games that are."""
        return self.wins + self.draws + self.losses

    def __add__(self, other: WinDrawLoss) -> WinDrawLoss:
        """Both together."""
        return WinDrawLoss(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


@dataclass(frozen=True, slots=True)
class Streak:
    """The same result several times in a row, up to the latest game.

    Args:
        result: WIN, DRAW or LOSS.
        length: 1 or more.
    """

    result: Result
    length: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A member's rating in a server.

    Args:
        rating: rounded.
        tally: of the rated games alone.
        rank: the place on the leaderboard, from 1; None while the rating is provisional.
        games_to_go: after how many more rated games it no longer is; 0 for one with a rank.
    """

    user: UserId
    rating: int
    tally: WinDrawLoss
    rank: int | None
    games_to_go: int = 0


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A member's rating as it was after a match."""

    ended: datetime
    rating: int


@dataclass(frozen=True, slots=True)
class UserRecord:
    """How a person has played in a home. All is zero, empty or None for one who has not.

    Args:
        total: all games with a result, with and without advice, rated or not.
        marks: the same by the mark that the person played; has both.
        programs: the same against each level, and the learner, by name; has those only that the person has met.
        members: the same against members.
        streak: what the latest games have in common.
        longest_wins: the most wins in a row.
        standing: None before the first rated game, and in a direct conversation.
        ratings: after each of the latest rated games, oldest first.
    """

    total: WinDrawLoss
    marks: Mapping[Mark, WinDrawLoss]
    programs: Mapping[str, WinDrawLoss]
    members: WinDrawLoss
    streak: Streak | None
    longest_wins: int
    standing: Standing | None
    ratings: tuple[RatingPoint, ...]


@dataclass(frozen=True, slots=True)
class ScopeRecord:
    """What has been played in a server or a direct conversation.

    Args:
        matches: how many are over that members have played, with a result or without; exhibitions are counted apart.
        terminations: how often those ended in each way; has all, with 0 for what never happened.
        winners: how often X won, O won, and (None) nobody did though the game had a result.
        exhibitions: how many programs have played among themselves.
        members: how many different people have played.
        most_active: those who have played most, and how often; most first.
        programs: how members fare against each level, and the learner, by name, as they see it.
    """

    matches: int
    terminations: Mapping[Termination, int]
    winners: Mapping[Mark | None, int]
    exhibitions: int
    members: int
    most_active: tuple[tuple[UserId, int], ...]
    programs: Mapping[str, WinDrawLoss]


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Some of the rated members of a server, best first.

    Args:
        standings: with their ranks.
        offset: how many are before these.
        total: how many have a rank in all.
    """

    standings: tuple[Standing, ...]
    offset: int
    total: int


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over.

    Args:
        match: with a nameless seat (MemberSeat(None)) for whoever has asked to be forgotten.
        ended: when, in UTC.
        is_coached: whether a player could ask for advice; then it was not rated.
        x_rating: the member's rating after the match; None if it was not rated, for a program, and for one forgotten.
        o_rating: the same for O.
    """

    match: Match
    ended: datetime
    is_coached: bool = False
    x_rating: int | None = None
    o_rating: int | None = None

    def rating(self, mark: Mark) -> int | None:
        """The rating of a side after the match."""
        return self.x_rating if mark is Mark.X else self.o_rating


@dataclass(frozen=True, slots=True)
class History:
    """Some of the matches that are over, newest first.

    Args:
        offset: how many are newer than these.
        total: how many there are in all.
    """

    matches: tuple[PastMatch, ...]
    offset: int
    total: int
