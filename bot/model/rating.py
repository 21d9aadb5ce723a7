"""How strong players are, in numbers: the Elo rating, in the terms of the FIDE Rating Regulations.

Whoever wins more than their rating lets expect gains, and whoever wins less loses. docs/rating.md tells it with an
example. See https://handbook.fide.com/chapter/B022024, section 8, and Elo, The Rating of Chessplayers (1978).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.model.ids import GuildId

INITIAL = 1000.0
"""The rating of a member before the first rated game: that of the level easy."""

SCALE = 400
"""So many points more, and a player is expected to score ten times as much as the other."""

K_FACTOR, K_FACTOR_OF_NEWCOMERS = 20, 40
NEWCOMERS_GAMES = 20
"""So many games at the larger K-factor: they move a rating to about where it belongs."""

GAMES_FOR_A_RANK = 5
"""With fewer rated games, a rating is provisional: it says little yet, and has no place among the others."""

WIN, DRAW, LOSS = 1.0, 0.5, 0.0
"""What a game scores."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of how strong a player is.

    Args:
        points: the rating.
        games: how many rated games it comes from.
    """

    points: float = INITIAL
    games: int = 0

    @property
    def k_factor(self) -> int:
        """How much a game weighs: the most points that it can move the rating by.

        >>> Rating(games=19).k_factor, Rating(games=20).k_factor
        (40, 20)
        """
        return K_FACTOR_OF_NEWCOMERS if self.games < NEWCOMERS_GAMES else K_FACTOR

    def after(self, score: float, other: float) -> Rating:
        """The rating after a game.

        Args:
            score: WIN, DRAW or LOSS.
            other: the other player's rating before the game.

        >>> round(Rating().after(WIN, other=1200).points)
        1030
        """
        gain = self.k_factor * (score - expected_score(self.points, other))
        return Rating(self.points + gain, self.games + 1)


def expected_score(rating: float, other: float) -> float:
    """How much a player scores in the mean against another one: the sum of wins and half the draws, from 0 to 1.

    >>> expected_score(1000, 1000), round(expected_score(1000, 1200), 2)
    (0.5, 0.24)
    """
    return 1 / (1 + 10 ** ((other - rating) / SCALE))


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A match that has ended, and says something about how strong its players are.

    Args:
        winner: None for a draw.
        members: who played which mark; one or both.
        level: the fixed rating of the program that played the other mark; None if a member did.
    """

    match: MatchId
    guild: GuildId
    winner: Mark | None
    members: Mapping[Mark, UserId]
    level: float | None = None

    def score(self, mark: Mark) -> float:
        """What it scores for a side."""
        if self.winner is None:
            return DRAW
        return WIN if self.winner is mark else LOSS
