"""What became of a match, as it is to be told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.match import Match
from bot.storage.saved import SavedMatch


@dataclass(frozen=True, slots=True)
class Turn:
    """A match as it is saved, and what is new about it: the plies from number `since` on, counted from 0."""

    saved: SavedMatch
    since: int

    @classmethod
    def without_news(cls, saved: SavedMatch) -> Turn:
        """A match whose plies have all been told of."""
        return cls(saved, since=len(saved.match.plies))

    @property
    def match(self) -> Match:
        """The match."""
        return self.saved.match
