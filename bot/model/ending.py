"""What the end of a match has changed for its members."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games.mark import Mark


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A member's rating after a match, and by how much the match has changed it. Both are rounded."""

    rating: int
    change: int


@dataclass(frozen=True, slots=True)
class Ending:
    """What the end of a match has changed for its members."""

    # by the mark of the member; empty if the match is not rated
    ratings: Mapping[Mark, RatingChange] = field(default_factory=dict[Mark, RatingChange])
    # how many of the latest games of the member who played an opponent were won in a row, the match included, with any
    # opponent in any game; as in their record
    wins: int = 0
    is_first_win: bool = False  # whether the member had never won against this opponent with these rules there
    score: tuple[int, int] | None = None  # how many games X and O, two members, have won against each other there
    has_several_ratings: bool = False  # whether a player has ratings in several games there
    losses: int = 0  # how many of the member's latest games with this opponent and these rules were lost in a row
    coach: str = ""  # the coach's sentence in the language of the place; empty before there is one
