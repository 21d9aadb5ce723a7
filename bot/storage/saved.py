"""A match together with what is known of its whereabouts: what one row says."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.game.ids import Event, MessageId, Place
from bot.game.match import Match


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match, where it is played, and what its players have seen of it.

    Args:
        event: what somebody did that led to its present version.
        touched: when that was, in UTC.
        message: the message that shows it, if one does.
        shown: the version that its players have been shown; -1 if they have seen nothing yet.
    """

    match: Match
    place: Place
    event: Event
    touched: datetime
    message: MessageId | None = None
    shown: int = -1

    def changed(self, match: Match, event: Event, touched: datetime) -> SavedMatch:
        """The same, with a later version of the match."""
        return replace(self, match=match, event=event, touched=touched)

    def but(self, **facts: Any) -> SavedMatch:
        """The same, with other facts about it."""
        return replace(self, **facts)
