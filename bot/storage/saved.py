"""What one row says: a match together with what is known of its whereabouts, or a challenge."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.game.ids import ChallengeId, Event, MessageId, Place, UserId
from bot.game.mark import Mark
from bot.game.match import Match


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
class Challenge:
    """What somebody asks another, or everybody there: to play a match.

    Args:
        place: where it was made, which is never a direct conversation with the bot.
        challenged: None for an open invitation, which anybody may take up.
        mark: what the challenger plays; None if lots are drawn.
        in_thread: whether the match is to have a thread of its own.
        expires: until when it can be taken up, in UTC.
        message: the message that shows it, if one does.
        is_coached: whether both may ask for advice during the match.
    """

    id: ChallengeId
    place: Place
    challenger: UserId
    challenged: UserId | None
    mark: Mark | None
    in_thread: bool
    expires: datetime
    message: MessageId | None = None
    is_coached: bool = False
