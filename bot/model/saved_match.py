"""What one row says: a match together with what is known of its whereabouts, or a challenge."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.game.match import Match
from bot.model.ids import Event, MessageId, Place


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match, where it is played, and what its players have seen of it.

    Args:
        event: what somebody did that led to its present version.
        touched: when that was, in UTC.
        message: the message that shows it, if one does.
        shown: the version that its players have been shown; -1 if they have seen nothing yet.
        is_coached: whether a player has asked for advice in it, or was allowed to; then it counts for no rating.
        idle: after how long it ends without a move, in whole hours, as its server wanted it when it began; None for the
            usual time.
    """

    match: Match
    place: Place
    event: Event
    touched: datetime
    message: MessageId | None = None
    shown: int = -1
    is_coached: bool = False
    idle: timedelta | None = None

    def changed(self, match: Match, event: Event, touched: datetime) -> SavedMatch:
        """The same, with a later version of the match."""
        return replace(self, match=match, event=event, touched=touched)

    def but(self, **facts: Any) -> SavedMatch:
        """The same, with other facts about it."""
        return replace(self, **facts)


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """A match as it is saved, and what is new about it: the plies from number `since` on, counted from 0."""

    saved: SavedMatch
    since: int

    @classmethod
    def without_news(cls, saved: SavedMatch) -> MatchUpdate:
        """A match whose plies have all been told of."""
        return cls(saved, since=len(saved.match.plies))

    @property
    def match(self) -> Match:
        """The match."""
        return self.saved.match
